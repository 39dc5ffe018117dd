// with: strict
import SwiftUI

struct Desk: View {
  @State private var scale = 1.0
  var body: some View {
    Button("Larger") { scale += 0.1 }
    // Keeps nothing.
    if scale == 1 {
      title
    } else {
      ZStack { title }
    }
    // Other fields.
    if scale == 1 {
      field("Name")
    } else {
      ZStack { field("City") }
    }
  }
  private var title: some View { Text("Title") }
  private func field(_ name: String) -> some View { Field(name: name) }
}

struct Field: View {
  let name: String
  @State private var text = ""
  var body: some View { TextField(name, text: $text) }
}
