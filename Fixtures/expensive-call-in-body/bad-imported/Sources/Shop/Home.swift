import Kit
import SwiftUI

// `Kit` passes `Tools` on.
struct Home: View {
  @State private var taps = 0

  var body: some View {
    Button("\(load("prices"))") { taps += 1 }  // expect: `Data(contentsOf:)`
    Text("\(taps)")
  }
}
