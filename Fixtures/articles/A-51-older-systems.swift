// `@StateObject` came with iOS 14. Before that the defect is the same, and something else has to keep the object.
// with: iOS=13
import SwiftUI

final class Compass: ObservableObject { @Published var heading = 0.0; func turn() { heading += 1 } }

struct CompassView: View {
  @ObservedObject private var compass = Compass()  // expect: observed-object-owned: info: does not own its object
  var body: some View { Text("\(compass.heading)") }
}
