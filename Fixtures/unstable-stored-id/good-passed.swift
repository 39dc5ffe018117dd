import SwiftUI

struct Attachment: Identifiable {
  let id: UUID
  let name: String
}

struct Tag: Identifiable {
  let id: String
  let name: String
}

struct Chip: View {
  let name: String
  @State private var isOpen = false
  var body: some View { Button(name) { isOpen.toggle() } }
}

struct Editor: View {
  private static let samples = [Attachment(id: UUID(), name: "plan.pdf")]
  @State private var text = ""
  @State private var attachments = [Attachment(id: UUID(), name: "map.pdf")]
  private var tags: [Tag] { [Tag(id: text, name: "new")] }
  var body: some View {
    TextField("Text", text: $text)
    Button("Add") { attachments.append(Attachment(id: UUID(), name: "more.pdf")) }
    ForEach(Self.samples) { Chip(name: $0.name) }
    ForEach(attachments) { Chip(name: $0.name) }
    ForEach(tags) { Chip(name: $0.name) }
  }
}
