import SwiftUI

struct Compose: View {
  @State private var text = "" // note: evaluates `
  @State private var isBold = false
  let recipients: [String]
  var body: some View {
    VStack {
      TextField("Text", text: $text)
      Text("\(text.count)")
      if isBold { Text("Bold") }
      footer // note: shown here
    }
  }
  private var footer: some View { // expect: info: `footer` (9 views) uses only `recipients`, but is evaluated with `Compose.body`, which depends on 3 properties
    VStack {
      Text("Recipients")
      Divider()
      HStack {
        Image(systemName: "person")
        Text("\(recipients.count)")
        Spacer()
        Text(recipients.first ?? "")
      }
      Divider()
    }
  }
}

// Through another helper, and with nothing of the view at all.
struct Poster: View {
  @State private var zoom = 1.0
  @State private var angle = 0.0
  @State private var title = ""
  var body: some View {
    VStack {
      Text(title).scaleEffect(zoom).rotationEffect(.degrees(angle))
      legend()
      heading
    }
  }
  private func legend() -> some View { // expect: `legend()` (9 views) uses no property of the view
    VStack {
      Text("a")
      Text("b")
      Text("c")
      Text("d")
      Text("e")
      Text("f")
      Text("g")
      Divider()
    }
  }
  @ViewBuilder private var heading: some View { // expect: uses only `title`
    HStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text(shortTitle)
      Divider()
    }
  }
  private var shortTitle: String { String(title.prefix(3)) }
}

// Called for each row.
struct Rows: View {
  @State private var selected: String?
  let names: [String]
  var body: some View {
    List {
      ForEach(names, id: \.self) { name in row(name) } // note: called for each row
    }
  }
  private func row(_ name: String) -> some View { // expect: `row()` builds 9 views for each row in `Rows.body`
    HStack {
      Image(systemName: "a")
      Image(systemName: "b")
      Image(systemName: "c")
      Image(systemName: "d")
      Image(systemName: "e")
      Image(systemName: "f")
      Text(name).bold(selected == name)
      Spacer()
    }
  }
}
