import SwiftUI

/// The closure captures the view, so that no two values of the field are equal in any case.
struct NameField: View {
  @Binding var name: String
  let onEnd: () -> Void
  var body: some View { TextField("Name", text: $name).onSubmit(onEnd) }
}

/// What it makes itself differs each time.
struct LoudField: View {
  @Binding var name: String
  private let queue = OperationQueue()
  var body: some View { TextField("Name", text: $name) }
}

struct Form1: View {
  @State private var name = ""
  @State private var isDone = false
  var body: some View {
    Text(isDone ? "Done" : "Open")
    NameField(name: Binding(get: { name }, set: { name = $0 })) { isDone = true }
    LoudField(name: Binding(get: { name }, set: { name = $0 }))
  }
}
