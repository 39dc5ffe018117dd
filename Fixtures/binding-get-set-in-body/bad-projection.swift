import SwiftUI

// The closures read and set one property: its projection is the binding.

struct Title: Equatable {
  var text = ""
  let limit = 20
}

final class Style { var name = "" }

final class Page: ObservableObject {
  @Published var title = Title()
  let style = Style()
  @Published var isOpen = false
  func open() { isOpen.toggle() }
}

struct PageEditor: View {
  @ObservedObject var page: Page
  @Binding var note: String
  var body: some View {
    VStack {
      Text(page.isOpen ? "Open" : "Closed")
      Text("Page")
      TextField("Title", text: Binding(get: { page.title.text }, set: { page.title.text = $0 }))  // expect: info: new `Binding(get:set:)`  // help: pass `$page.title.text`
      TextField("Note", text: Binding(get: { self.note }, set: { value in self.note = value }))  // expect: info: new `Binding(get:set:)`  // help: pass `$note`
      TextField("Style", text: Binding(get: { page.style.name }, set: { page.style.name = $0 }))  // expect: info: new `Binding(get:set:)`  // help: project a property or subscript that has a setter (`$model[isOn: id]`)
      Button("Open") { page.open() }
    }
  }
}
