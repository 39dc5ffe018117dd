// with: strict
import SwiftUI
import Swipes

/// A package asks for erased views; the function that makes one cannot do otherwise.
struct Row: View {
  var body: some View {
    Text("a").swipeable(leading: [pin()])
  }
  private func pin() -> AnyView { AnyView(Image(systemName: "pin")) }  // expect: `pin` returns `AnyView`
}
