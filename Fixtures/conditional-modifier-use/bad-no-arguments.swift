import SwiftUI

enum Presence { case shown, hidden, gone }

extension View {
  @ViewBuilder
  func presence(_ presence: Presence) -> some View {
    if presence != .gone {
      if presence == .shown { self } else { hidden() }
    }
  }

  @ViewBuilder
  func applyIf<Result: View>(_ condition: Bool, _ transform: (Self) -> Result) -> some View {
    if condition { transform(self) } else { self }
  }

  // Without a link it shows nothing.
  @ViewBuilder
  func linkSheet(_ link: URL?) -> some View {
    if let link { sheet(isPresented: .constant(true)) { Link("Open", destination: link) } }
  }

  func linkSheet(opening link: Binding<URL?>) -> some View {
    sheet(isPresented: .constant(true)) { Text("Open") }
  }
}

struct Note: View {
  @State private var text = ""
  var body: some View { TextField("Note", text: $text) }
}

struct Page: View {
  @State private var presence = Presence.shown
  @State private var link: URL?
  var body: some View {
    VStack {
      Note().presence(presence)  // expect: `.presence(presence)` replaces `Note` with a different view
      // help: hide the view with `.opacity(0)`, which keeps its identity, and `.opacity(1)` where it is shown
      Note().applyIf(link != nil) { $0.linkSheet(link) }  // expect: `.applyIf(link != nil)` replaces `Note` with a different view
      // help: let `.linkSheet` show its content in every case, and apply it always
      Button("Hide") { presence = presence == .hidden ? .shown : .hidden }
      Button("Link") { link = URL(string: "a") }
    }
  }
}
