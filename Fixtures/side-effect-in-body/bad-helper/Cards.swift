import SwiftUI

extension View {
  func recorded(_ name: String) -> some View {
    Recorder.shared.record(name)  // expect: `Task` starts asynchronous work on every evaluation of `Front.body`
    return self
  }
}

struct Front: View {
  var body: some View { Text("Front").recorded("front") }
}

struct Back: View {
  var body: some View { Text("Back").recorded("back") }  // note: reaches the same code
}
