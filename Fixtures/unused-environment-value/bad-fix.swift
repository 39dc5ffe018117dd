import SwiftUI

struct Plain: View {
  @Environment(\.layoutDirection) private var direction  // expect: is never used
  @Environment(\.font) private var font
  /// Why it is here.
  @Environment(\.calendar) private var calendar  // expect: is never used
  var body: some View { Text("Plain").font(font) }
}

struct Spaced: View {
  @Environment(\.layoutDirection) private var direction  // expect: is never used

  let title: String

  @Environment(\.calendar) private var calendar  // expect: is never used

  var body: some View { Text(title) }

  @Environment(\.timeZone) private var timeZone  // expect: is never used
}

struct Split: View {
  @Environment(\.layoutDirection)
  private var direction  // expect: is never used
  var body: some View { Text("Split") }
}
