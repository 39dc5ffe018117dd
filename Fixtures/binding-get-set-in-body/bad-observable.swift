import Observation
import SwiftUI

@Observable final class Shelf {
  var title = ""
  var isFull = false
}

// What holds an observable object without `@Bindable` has no projection of its own.

struct ShelfForm: View {
  @Environment(Shelf.self) private var shelf
  var body: some View {
    VStack {
      Text(shelf.isFull ? "full" : "empty")
      Button("Fill") { shelf.isFull.toggle() }
      TextField("Title", text: Binding(get: { shelf.title }, set: { shelf.title = $0 }))  // expect: `text:` of `TextField`  // help: pass `Bindable(shelf).title`
    }
  }
}
