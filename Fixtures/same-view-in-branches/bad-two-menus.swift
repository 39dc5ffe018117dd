// with: strict
import SwiftUI

struct FileRows: View {
  @State private var isPicture = false
  var body: some View {
    VStack {
      Toggle("Picture", isOn: $isPicture)
      if isPicture {  // expect: both branches show `FileRow` and differ only in `.contextMenu`  // help: write one `FileRow` with one `.contextMenu`, and let the condition choose what is inside of it
        FileRow().contextMenu {
          Button("Open") {}
        } preview: {
          Color.red
        }
      } else {
        FileRow().contextMenu { Button("Open") {} }
      }
    }
  }
}

struct FileRow: View {
  @State private var note = ""
  var body: some View { TextField("Note", text: $note) }
}
