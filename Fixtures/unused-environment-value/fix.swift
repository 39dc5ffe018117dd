import SwiftUI

struct Plain: View {
  @Environment(\.locale) private var locale  // expect: is never used
  @Environment(\.font) private var font
  /// Why it is here.
  @Environment(\.calendar) private var calendar  // expect: is never used
  var body: some View { Text("Plain").font(font) }
}

struct Split: View {
  @Environment(\.locale)
  private var locale  // expect: is never used
  var body: some View { Text("Split") }
}
