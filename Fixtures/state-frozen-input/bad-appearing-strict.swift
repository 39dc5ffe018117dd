// What the system or a model changes, drafts, and values that an `if let` unwraps: advice only.
// with: strict
import SwiftUI

struct Pulse: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isPulsing = false
  var body: some View {
    Text(isPulsing ? "on" : "off").onAppear {
      isPulsing = !reduceMotion  // expect: info: `@State isPulsing` is set from `reduceMotion`
    }
  }
}

@MainActor @Observable final class Library {
  var titles: [String] = []
  func add(_ title: String) { titles.append(title) }
}

struct Shelf: View {
  @Environment(Library.self) private var library
  @State private var sorted: [String] = []
  var body: some View {
    Text("\(sorted.count)").onAppear {
      sorted = library.titles.sorted()  // expect: info: `@State sorted` is set from `titles`
    }
  }
}

struct Profile: View {
  let name: String
  @State private var edited = ""
  var body: some View {
    TextField("Name", text: $edited).onAppear {
      edited = name  // expect: info: `@State edited` is set from `name`
    }
  }
}

struct People: View {
  @State private var selected: String?
  @State private var library = Library()
  var body: some View {
    Button("Ada") { selected = "Ada" }
    Button("Add") { library.add("Poems") }
    if let selected { Profile(name: selected) }
    Shelf().environment(library)
    Pulse()
  }
}
