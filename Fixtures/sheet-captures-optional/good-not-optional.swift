import SwiftUI

/// The body reads it too.
struct Shelf: View {
  @State private var isShown = false
  @State private var index = 0
  let books = ["A", "B"]
  var body: some View {
    VStack {
      Text(books[index])
      Button("Next") {
        index = 1
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) { Text(books[index]) }
  }
}

/// The content only binds it.
struct Naming: View {
  @State private var isShown = false
  @State private var name = ""
  var body: some View {
    Button("Save") {
      name = "Draft"
      isShown = true
    }
    .popover(isPresented: $isShown) {
      TextField("Name", text: $name)
      Button("Done") { print(name) }
    }
  }
}

/// Set to what it was from the beginning, or at another time.
struct Page: View {
  @State private var isShown = false
  @State private var kind = 0
  @State private var step = 0
  var body: some View {
    Button("Show") {
      kind = 0
      isShown = true
    }
    .sheet(isPresented: $isShown) {
      Text("\(kind) \(step)")
      Button("Next") { step += 1 }
    }
  }
}
