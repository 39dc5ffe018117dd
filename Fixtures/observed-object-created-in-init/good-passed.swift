import SwiftUI

final class Oven: ObservableObject {
  @Published var heat = 0
  func warm() { heat += 1 }
}

/// The app always passes the oven; the default is for code that is not shipped.
struct OvenView: View {
  @ObservedObject private var oven: Oven
  init(oven: Oven = Oven()) { self.oven = oven }
  var body: some View { Text("\(oven.heat)") }
}

struct Kitchen: View {
  @StateObject private var oven = Oven()
  var body: some View {
    OvenView(oven: oven)
    Button("Warm") { oven.warm() }
  }
}

#if DEBUG
  enum Trial {
    static func render() -> some View { OvenView() }
  }
#endif
