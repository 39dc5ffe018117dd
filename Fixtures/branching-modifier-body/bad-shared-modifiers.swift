import SwiftUI

final class Item: ObservableObject { @Published var isNew = false }

struct Note: View {
  @State private var text = ""
  var body: some View { TextField("Note", text: $text) }
}

// Both arms give the same object to the environment, so the advice is about the rest.
struct Marked: ViewModifier {
  @Binding var isMarked: Bool
  let item: Item

  func body(content: Content) -> some View {
    if isMarked {  // expect: `Marked.body` shows `content` with different modifiers in each branch  // help: keep one `content`; move the condition into the arguments of the modifiers
      content
        .environmentObject(item)
        .background(RoundedRectangle(cornerRadius: 4))
        .onTapGesture(count: 2) { isMarked = false }
    } else {
      content
        .environmentObject(item)
        .padding()
        .onTapGesture(count: 2) { isMarked = false }
    }
  }
}

struct Page: View {
  @State private var isMarked = false
  @StateObject private var item = Item()
  var body: some View {
    Note().modifier(Marked(isMarked: $isMarked, item: item))
    Button("Mark") { isMarked.toggle() }
  }
}
