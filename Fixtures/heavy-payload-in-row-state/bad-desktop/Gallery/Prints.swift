// with: strict
import SwiftUI

struct Print: Identifiable {
  let id: Int
  let name: String
}

/// The target is built for the Mac alone, and that is what the message names.
struct PrintRow: View {
  let print: Print
  @State private var picture: CGImage?  // expect: in memory up to macOS 26, loaded again from macOS 27 on
  var body: some View { Text("\(print.name) \(picture == nil)") }
}

struct Prints: View {
  let prints: [Print]
  var body: some View { List(prints) { PrintRow(print: $0) } }
}
