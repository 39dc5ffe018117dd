import AVFoundation
import AppKit
import CoreBluetooth
import CoreImage
import CoreLocation
import Network
import SwiftUI
import WebKit

// What the frameworks have of classes that remember, hold on, or cost.
struct Devices: View {
  let sound = AVAudioPlayer()  // expect: info: `Devices` creates a new `AVAudioPlayer` in `sound`
  let location = CLLocationManager()  // expect: info: `location`
  let page = WKWebView()
  let radio = CBCentralManager()  // expect: info: `radio`
  let monitor = NWPathMonitor()  // expect: info: `monitor`
  let context = CIContext()
  var body: some View { Text("Devices") }
}

struct Desktop: View {
  private let field = NSTextField()
  var body: some View { Text("Desktop") }
}
