import AVFoundation
import Contacts
import CoreBluetooth
import CoreLocation
import CoreMotion
import EventKit
import HealthKit
import LocalAuthentication
import MapKit
import Metal
import Network
import SceneKit
import SwiftUI
import WebKit

/// Objects that are meant to be kept.
struct Services: View {
  let url: URL
  let place: CLLocation
  var body: some View {
    one
    two
    maps
  }
  @ViewBuilder private var one: some View {
    let player = AVPlayer(url: url)  // expect: warning: `AVPlayer(url:)` (framework object)
    let sound = try? AVAudioPlayer(contentsOf: url)  // expect: warning: `AVAudioPlayer(contentsOf:)`
    let session = AVCaptureSession()  // expect: warning: `AVCaptureSession()`
    let engine = AVAudioEngine()  // expect: warning: `AVAudioEngine()`
    let location = CLLocationManager()  // expect: warning: `CLLocationManager()`
    let motion = CMMotionManager()  // expect: warning: `CMMotionManager()`
    let radio = CBCentralManager()  // expect: warning: `CBCentralManager()`
    let web = WKWebView()  // expect: warning: `WKWebView()`
    let map = MKMapView()  // expect: warning: `MKMapView()`
    let path = NWPathMonitor()  // expect: warning: `NWPathMonitor()`
    Text("\(player) \(sound) \(session) \(engine) \(location) \(motion) \(radio) \(web) \(map) \(path)")
  }
  @ViewBuilder private var two: some View {
    let events = EKEventStore()  // expect: warning: `EKEventStore()`
    let contacts = CNContactStore()  // expect: warning: `CNContactStore()`
    let health = HKHealthStore()  // expect: warning: `HKHealthStore()`
    let access = LAContext()  // expect: warning: `LAContext()`
    let device = MTLCreateSystemDefaultDevice()  // expect: warning: `MTLCreateSystemDefaultDevice()`
    let scene = SCNScene()  // expect: warning: `SCNScene()`
    let timer = Timer(timeInterval: 1, repeats: true) { _ in }  // expect: warning: `Timer(timeInterval:repeats:)`
    let requests = URLSession(configuration: .ephemeral)  // expect: warning: `URLSession(configuration:)`
    let work = OperationQueue()  // expect: warning: `OperationQueue()`
    let cache = NSCache<NSString, NSString>()  // expect: warning: `NSCache()`
    let label = UILabel()  // expect: warning: `UILabel()`
    Text("\(events) \(contacts) \(health) \(access) \(device) \(scene) \(timer) \(requests) \(work) \(cache) \(label)")
  }
  @ViewBuilder private var maps: some View {
    let search = MKLocalSearch(request: MKLocalSearch.Request())  // expect: warning: `MKLocalSearch(request:)` (map or geometry service)
    let way = MKDirections(request: MKDirections.Request())  // expect: warning: `MKDirections(request:)`
    let names = CLGeocoder()  // expect: warning: `CLGeocoder()`
    let picture = MKMapSnapshotter(options: .init())  // expect: warning: `MKMapSnapshotter(options:)`
    Text("\(search) \(way) \(names) \(picture) \(place.distance(from: place))")
  }
}
