import SwiftUI

struct MenuButton: View {
  let label: Text
  @State private var note = ""
  @State private var isOpen = false
  var body: some View { TextField("Note", text: $note).opacity(isOpen ? 1 : 0.5).onTapGesture { isOpen.toggle() } }
}
