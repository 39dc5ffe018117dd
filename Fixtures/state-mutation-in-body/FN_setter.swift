import SwiftUI

// What the setter of a computed property writes is not followed.
struct Slider2: View {
  @State private var raw = 0.0
  private var percent: Double {
    get { raw * 100 }
    nonmutating set { raw = newValue / 100 }
  }
  private func normalized() -> Double {
    percent = min(percent, 100)
    return percent
  }
  var body: some View { Text("\(normalized())") }
}
