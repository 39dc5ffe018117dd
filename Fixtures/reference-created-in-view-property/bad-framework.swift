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
  let sound = AVAudioPlayer()  // expect: warning: `Devices` creates a new `AVAudioPlayer` in `sound`
  let location = CLLocationManager()  // expect: warning: `location`
  let page = WKWebView()  // expect: warning: `page`
  let radio = CBCentralManager()  // expect: warning: `radio`
  let monitor = NWPathMonitor()  // expect: warning: `monitor`
  let context = CIContext()  // expect: warning: `context`
  var body: some View { Text("Devices") }
}

struct Desktop: View {
  private let field = NSTextField()  // expect: warning: `Desktop` creates a new `NSTextField` in `field`
  var body: some View { Text("Desktop") }
}
