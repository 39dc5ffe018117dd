import SwiftUI

struct Plain: View {
  // The direction of the text.
  @Environment(\.layoutDirection) private var direction  // expect: info: is never used

  var body: some View { Text("A") }
}
