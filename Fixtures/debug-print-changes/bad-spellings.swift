import SwiftUI

/// Other ways to write it.
struct Compass: View {
  let degrees: Double
  var body: some View {
    _ = Self._printChanges()  // expect: warning: `_printChanges`
    _ = Compass._printChanges()  // expect: warning: `_printChanges`
    _ = type(of: self)._printChanges()  // expect: warning: `_printChanges`
    return Text("\(degrees)").onAppear {
      Self._logChanges()  // expect: warning: `_logChanges`
    }
  }
}

struct Faint: ViewModifier {
  func body(content: Content) -> some View {
    let _ = Self._printChanges()  // expect: warning: `_printChanges`
    content.opacity(0.5)
  }
}
