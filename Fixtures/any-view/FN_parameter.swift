import SwiftUI

/// A parameter that demands an erased view, in a function that shows it: only stored ones are told.
struct Frames: View {
  var body: some View {
    VStack { framed(AnyView(Text("a"))) }
  }
  private func framed(_ view: AnyView) -> some View { view.border(Color.red) }
}
