import SwiftUI

final class Sizer: ObservableObject {
  @Published var height = 0.0
  func measure() { height = 20 }
}

struct Preview: View {
  let height: Double
  @ObservedObject var sizer: Sizer
  var body: some View { Button("\(sizer.height)") { sizer.measure() } }
}

/// The view that gets the value observes the object itself.
struct Comment: View {
  @State private var sizer = Sizer()
  var body: some View { Preview(height: sizer.height, sizer: sizer) }
}
