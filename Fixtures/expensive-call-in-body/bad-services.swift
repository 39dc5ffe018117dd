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
  let gpu: (any MTLDevice)?
  var body: some View {
    one
    two
    maps
  }
  @ViewBuilder private var one: some View {
    let player = AVPlayer(url: url)  // expect: info: `AVPlayer(url:)` (framework object)
    let sound = try? AVAudioPlayer(contentsOf: url)  // expect: info: `AVAudioPlayer(contentsOf:)`
    let session = AVCaptureSession()  // expect: info: `AVCaptureSession()`
    let engine = AVAudioEngine()  // expect: info: `AVAudioEngine()`
    let location = CLLocationManager()  // expect: info: `CLLocationManager()`
    let motion = CMMotionManager()  // expect: info: `CMMotionManager()`
    let radio = CBCentralManager()  // expect: info: `CBCentralManager()`
    let web = WKWebView()  // expect: info: `WKWebView()`
    let map = MKMapView()  // expect: info: `MKMapView()`
    let path = NWPathMonitor()  // expect: info: `NWPathMonitor()`
    Text("\(player) \(sound) \(session) \(engine) \(location) \(motion) \(radio) \(web) \(map) \(path)")
  }
  @ViewBuilder private var two: some View {
    let events = EKEventStore()  // expect: info: `EKEventStore()`
    let contacts = CNContactStore()  // expect: info: `CNContactStore()`
    let health = HKHealthStore()  // expect: info: `HKHealthStore()`
    let access = LAContext()  // expect: info: `LAContext()`
    let device = MTLCreateSystemDefaultDevice()  // expect: info: `MTLCreateSystemDefaultDevice()`
    let queue = gpu?.makeCommandQueue()  // expect: info: `MTLDevice.makeCommandQueue()`
    let scene = SCNScene()  // expect: info: `SCNScene()`
    let timer = Timer(timeInterval: 1, repeats: true) { _ in }  // expect: info: `Timer(timeInterval:repeats:)`
    let requests = URLSession(configuration: .ephemeral)  // expect: info: `URLSession(configuration:)`
    let work = OperationQueue()  // expect: info: `OperationQueue()`
    let cache = NSCache<NSString, NSString>()  // expect: info: `NSCache()`
    let label = UILabel()  // expect: info: `UILabel()`
    Text("\(events) \(contacts) \(health) \(access) \(device) \(queue) \(scene) \(timer) \(requests) \(work) \(cache) \(label)")
  }
  @ViewBuilder private var maps: some View {
    let search = MKLocalSearch(request: MKLocalSearch.Request())
    let way = MKDirections(request: MKDirections.Request())
    let names = CLGeocoder()
    let picture = MKMapSnapshotter(options: .init())
    Text("\(search) \(way) \(names) \(picture) \(place.distance(from: place))")
  }
}
