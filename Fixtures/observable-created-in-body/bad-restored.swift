import SwiftUI

protocol Store { func title(_ id: Int) -> String }

/// It begins with what is stored: only what was typed since is lost.
@Observable final class Restored {
  var title: String
  init(_ id: Int, in store: any Store) { title = store.title(id) }
}

/// It begins empty.
@Observable final class Empty {
  var title = ""
}

struct RestoredForm: View {
  @Bindable var model: Restored
  var body: some View { TextField("Title", text: $model.title) }
}

struct EmptyForm: View {
  @Bindable var model: Empty
  var body: some View { TextField("Title", text: $model.title) }
}

struct Page: View {
  let store: any Store
  @State private var number = 0
  var body: some View {
    Button("\(number)") { number += 1 }
    RestoredForm(model: Restored(number, in: store))  // expect: info: creates a new `Restored`  // help: keep the `Restored` in a `@State` of the view that receives it, and give that view an `.id(…)` of what the object is made from
    EmptyForm(model: Empty())  // expect: info: creates a new `Empty`  // help: keep the `Empty` in a `@State private var` of this view, or in a `@State` of the view that receives it
  }
}

/// Another view updates it, which may happen when no text is typed.
struct Frame: View {
  let color: Int
  var body: some View {
    EmptyForm(model: Empty())  // expect: info: creates a new `Empty`
    Text("\(color)")
  }
}

struct Frames: View {
  let store: any Store
  @State private var color = 0
  var body: some View {
    Page(store: store)
    Frame(color: color)
    Button("Next") { color += 1 }
  }
}
