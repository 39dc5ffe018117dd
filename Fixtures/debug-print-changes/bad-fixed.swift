import SwiftUI

// expect lines stand below, as a comment behind the call keeps the fix away.

struct Needle: View {
  let value: Int
  var body: some View {
    let _ = Self._printChanges()
    //           ^~~~~~~~~~~~~ expect: `_printChanges`
    Text("\(value)")
  }
}

struct Thread7: View {
  let value: Int
  var body: some View {
    if value > 1 {
      Self._printChanges()
      //   ^~~~~~~~~~~~~ expect: `_printChanges`
    }
    return Text("\(value)")
  }
}
