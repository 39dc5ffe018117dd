import SwiftUI

/// A field that is disabled has no focus to lose.
struct Profile: View {
  @State private var isEditing = false
  @State private var name = ""
  var body: some View {
    VStack {
      Button("Edit") { isEditing.toggle() }
      if isEditing {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      } else {
        TextField("Name", text: $name).textFieldStyle(.plain).disabled(true)
      }
    }
  }
}
