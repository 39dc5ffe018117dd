import SwiftUI

struct Attachment: Identifiable {
  let id: UUID  // expect: info: creates new `Attachment` values on each evaluation, each with a new `id`
  let name: String
}

struct Tag: Identifiable {
  let id: String  // expect: `tags` creates new `Tag` values on each evaluation
  let name: String
  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

struct Chip: View {
  let name: String
  @State private var isOpen = false
  var body: some View { Button(name) { isOpen.toggle() } }
}

struct Chips: View {
  let attachments: [Attachment]
  var body: some View {
    ForEach(attachments) { Chip(name: $0.name) }
  }
}

struct Editor: View {
  @State private var text = ""
  private var tags: [Tag] { [Tag(id: UUID().uuidString, name: "new")] }
  var body: some View {
    TextField("Text", text: $text)
    Chips(attachments: [Attachment(id: UUID(), name: "plan.pdf")])
    ForEach(tags) { Chip(name: $0.name) }
  }
}
