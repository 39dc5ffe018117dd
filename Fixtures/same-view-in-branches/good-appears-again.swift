import SwiftUI

struct Blank: View {
  var body: some View { Color.clear.frame(width: 0, height: 0) }
}

/// The second view is there so that it appears again: a new identity is what it wants.
struct Delayed: View {
  @State private var step = 0
  var body: some View {
    if step > 1 {
      Text("Ready")
    } else if step > 0 {
      Blank().onAppear { step = 2 }
    } else {
      Blank().onAppear { step = 1 }
    }
  }
}
