// with: strict
import SwiftUI

extension View {
  @ViewBuilder func `if`<Other: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> Other) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct Track: View {
  @State private var isMarked = false
  @State private var isLong = false; func changeIsLong() { withAnimation { isLong.toggle() } }
  @State private var position = 0.5

  var body: some View {
    Slider(value: $position)
      #if canImport(Gestures)
        .gesturePadding(30)
      #endif
      .if(isMarked) { view in  // expect: `.if(isMarked)` replaces `Slider` with a different view when `isMarked` changes
        view.if(isLong) { $0.opacity(0.5) }  // expect: `.if(isLong)` replaces `view` with a different view when `isLong` changes
      }
      .onTapGesture { isMarked.toggle() }
  }
}
