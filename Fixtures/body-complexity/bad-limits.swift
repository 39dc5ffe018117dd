// with: view_expressions=3, depth=1, siblings=2, property_wrappers=1
import SwiftUI

/// Each of the limits is an option.
struct Tray: View {
  @State private var isOpen = false
  @State private var count = 0
  var body: some View {  // expect: info: `Tray.body` has
    VStack {
      HStack {
        Text("\(count)")
        Text(isOpen ? "open" : "shut")
        Text("tray")
      }
    }
  }
}
