import SwiftUI

/// No target compiles this file.
struct Cart: View {
  @State var items = 0
  var body: some View { Text("\(items)") }
}
