import SwiftUI

final class Sensor: ObservableObject {
  static let shared = Sensor()
  /// Another one each time.
  static var fresh: Sensor { Sensor() }
  @Published var value = 0.0
}

enum Hub {
  static func sensor() -> Sensor { Sensor() }
}

struct Gauge: View {
  @StateObject private var own = Sensor()
  @StateObject private var made = Hub.sensor()
  @StateObject private var fresh = Sensor.fresh
  @ObservedObject private var shared = Sensor.shared
  @StateObject private var given: Sensor
  init(sensor: @autoclosure @escaping () -> Sensor) { _given = StateObject(wrappedValue: sensor()) }
  var body: some View { Text("\(own.value)") }
}

/// The app keeps what everybody shares.
struct GaugeApp: App {
  @StateObject private var sensor = Sensor.shared
  var body: some Scene {
    WindowGroup { Gauge(sensor: Sensor()).environmentObject(sensor) }
  }
}

struct Gauge_Previews: PreviewProvider {
  struct Frame: View {
    @StateObject private var sensor = Sensor.shared
    var body: some View { Text("\(sensor.value)") }
  }
  static var previews: some View { Frame() }
}
