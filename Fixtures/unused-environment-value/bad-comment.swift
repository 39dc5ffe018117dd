import SwiftUI

struct Plain: View {
  // The size of the text.
  @Environment(\.dynamicTypeSize) private var size  // expect: info: is never used

  var body: some View { Text("A") }
}
