import SwiftUI
import Vendor

struct Home: View {
  @State private var taps = 0

  var body: some View {
    Button("\(load("prices"))") { taps += 1 }
    Text("\(taps)")
  }
}
