import SwiftUI

enum Share: Equatable {
  case text(String)
  case link(String)
}

struct Sharing: View {
  let text: String
  @State private var note = ""
  var body: some View { TextField(text, text: $note) }
}

/// What the sheet shows was chosen before it came up.
struct Letter: View {
  @State private var share: Share?
  var body: some View {
    VStack {
      Button("Text") { share = .text("a") }
      Button("Link") { share = .link("b") }
    }
    .sheet(isPresented: Binding(get: { share != nil }, set: { if !$0 { share = nil } })) {
      switch share! {
      case .text(let text): Sharing(text: text)
      case .link(let link): Sharing(text: link).bold()
      }
    }
  }
}
