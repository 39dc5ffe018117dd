// with: strict
import SwiftUI

final class Finder: ObservableObject {
  @Published var query = ""
  @Published private(set) var hits: [String] = []
  private let names: [String]
  init(names: [String]) { self.names = names }
  func find() { hits = names.filter { $0.contains(query) } }
}

/// An object that is kept would search the first names for ever.
struct FinderView: View {
  @ObservedObject private var finder: Finder
  init(names: [String]) {
    finder = Finder(names: names)  // expect: info: `FinderView.init` creates `finder`; the initializer runs again whenever the parent updates, which resets it  // help: keep the `Finder` in `@StateObject`, and update it when `names` changes
  }
  var body: some View {
    TextField("Find", text: $finder.query).onSubmit { finder.find() }
    Text("\(finder.hits.count)")
  }
}

/// What the parent passes stays.
struct Fixed: View {
  @ObservedObject private var finder: Finder
  init(names: [String]) {
    finder = Finder(names: names)  // expect: warning: `Fixed.init` creates `finder`  // help: declare `@StateObject private var finder: Finder` and write `_finder = StateObject(wrappedValue: Finder(names: names))`
  }
  var body: some View {
    TextField("Find", text: $finder.query).onSubmit { finder.find() }
    Text("\(finder.hits.count)")
  }
}

/// A caller may keep the object.
struct Shared: View {
  @ObservedObject private var finder: Finder
  init(finder: Finder = Finder(names: [])) {  // expect: info: `Shared.init` creates `finder` if no argument is passed  // help: let the caller keep the `Finder` in `@StateObject`, and pass it in
    self.finder = finder
  }
  var body: some View {
    TextField("Find", text: $finder.query).onSubmit { finder.find() }
    Text("\(finder.hits.count)")
  }
}

struct Directory: View {
  @State private var names = ["A"]
  @State private var note = ""
  var body: some View {
    FinderView(names: names)
    Fixed(names: ["A", "B"])
    Shared()
    TextField("Note", text: $note)
    Button("Add") { names.append("B") }
  }
}
