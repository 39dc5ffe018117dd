import SwiftUI

struct Dial: View {
  let value: Int
  var body: some View {
    let _ = Self._printChanges()  // expect: warning: `_printChanges`, private API for debugging, runs in release builds
    Text("\(value)")
  }
}

struct Scale: View {
  let value: Int
  var body: some View {
    _ = Scale._logChanges()  // expect: `_logChanges`
    return Text("\(value)")
  }
}

struct Gauge7: View {
  let value: Int
  @State private var isTracing = false
  var body: some View {
    #if DEBUG
    Text("debug")
    #else
    let _ = Self._printChanges()  // expect: `_printChanges`
    #endif
    #if os(iOS)
    let _ = Self._printChanges()  // expect: `_printChanges`
    #endif
    if isTracing { let _ = Self._printChanges() }  // expect: `_printChanges`
    Text("\(value)")
  }
}

#if !DEBUG
struct Hand: View {
  var body: some View {
    let _ = Self._printChanges()  // expect: `_printChanges`
    Text("a")
  }
}
#endif
