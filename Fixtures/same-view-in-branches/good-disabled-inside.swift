import SwiftUI

// The field of one branch takes no focus, so the other has none to lose when the branch changes.
struct Profile: View {
  @State private var isEditing = false
  @State private var name = ""
  var body: some View {
    Button("Edit") { isEditing.toggle() }
    if isEditing {
      Text("Name:").bold()
      TextField("Name", text: $name).foregroundColor(.red).padding()
    } else {
      Text("Name:").bold()
      TextField("Name", text: $name).disabled(true).foregroundColor(.primary).padding()
    }
  }
}
