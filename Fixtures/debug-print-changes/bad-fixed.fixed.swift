import SwiftUI

// expect lines stand below, as a comment behind the call keeps the fix away.

struct Needle: View {
  let value: Int
  var body: some View {
    #if DEBUG
    let _ = Self._printChanges()
    #endif
    //           ^~~~~~~~~~~~~ expect: `_printChanges`
    Text("\(value)")
  }
}

struct Thread7: View {
  let value: Int
  var body: some View {
    if value > 1 {
      #if DEBUG
      Self._printChanges()
      #endif
      //   ^~~~~~~~~~~~~ expect: `_printChanges`
    }
    return Text("\(value)")
  }
}
