import SwiftUI

struct Wheel: View {
  let value: Int
  var body: some View {
    #if DEBUG
    let _ = Self._printChanges()
    #endif
    #if DEBUG && os(iOS)
    let _ = Self._printChanges()
    #endif
    #if TRACING
    let _ = Self._logChanges()
    #elseif os(macOS)
    let _ = Self._logChanges()
    #endif
    #if !DEBUG
    Text("a")
    #else
    let _ = Self._printChanges()
    #endif
    // A word for the debugger: expression Self._printChanges()
    Text("Self._printChanges()")
  }
}

#Preview {
  let _ = Wheel._printChanges()
  Wheel(value: 1)
}

/// Another method of that name.
struct Printing {
  func _printChanges() -> Printing { self }
}

struct PrintingView: View {
  let printing: Printing
  var body: some View {
    Text("\(String(describing: printing._printChanges()))")
    Text("\(String(describing: Printing()._printChanges()))")
  }
}
