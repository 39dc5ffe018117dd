import SwiftUI

final class Compass: ObservableObject {
  @Published var heading = 0.0
  func calibrated() -> Compass { self }
}

struct Kit {
  let compass = Compass()
}

/// The object of something that is itself new.
struct Bridge: View {
  @ObservedObject var a = Kit().compass
  @ObservedObject var b = Compass().calibrated()
  var body: some View { Text("\(a.heading)") }
}
