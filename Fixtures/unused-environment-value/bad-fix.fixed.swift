import SwiftUI

struct Plain: View {
  @Environment(\.font) private var font
  /// Why it is here.
  @Environment(\.calendar) private var calendar  // expect: is never used
  var body: some View { Text("Plain").font(font) }
}

struct Spaced: View {
  let title: String

  var body: some View { Text(title) }
}

struct Split: View {
  var body: some View { Text("Split") }
}
