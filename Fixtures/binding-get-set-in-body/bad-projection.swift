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
      TextField("Style", text: Binding(get: { page.style.name }, set: { page.style.name = $0 }))
      Button("Open") { page.open() }
    }
  }
}

// Also where nothing compares it: the projection is simpler.
struct PageMenu: View {
  @State private var isEditing = false
  @EnvironmentObject private var page: Page
  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: Binding(get: { isEditing }, set: { isEditing = $0 })) { Text("Editor") }  // expect: `isPresented:` of `sheet`  // help: pass `$isEditing`
    Toggle("Open", isOn: open)
  }
  private var open: Binding<Bool> {
    Binding(get: { page.isOpen }, set: { page.isOpen = $0 })  // expect: `PageMenu.open` creates a new `Binding(get:set:)`  // help: pass `$page.isOpen`
  }
}
