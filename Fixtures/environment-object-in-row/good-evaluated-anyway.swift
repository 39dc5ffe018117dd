import SwiftUI

final class Pantry: ObservableObject {
  @Published var count = 0
  @Published var isOpen = false
  func open() { isOpen.toggle() }
}

/// The shelf observes the pantry, and gives each jar a new closure.
struct Shelf: View {
  @State private var names: [String] = []
  @EnvironmentObject var pantry: Pantry
  var body: some View {
    Text(pantry.isOpen ? "Open" : "Closed")
    List(names, id: \.self) { name in
      Jar(name: name) { names.removeAll { $0 == name } }
    }
    Button("Add") { names.append("a") }
  }
}

struct Jar: View {
  let name: String
  @EnvironmentObject var pantry: Pantry
  let remove: () -> Void
  var body: some View { Button("\(name) \(pantry.count)") { remove() }.onAppear { pantry.open() } }
}

/// The rows show what changes through a computed property.
final class Palette: ObservableObject {
  @Published var isDark = false
  var ink: Color { isDark ? .white : .black }
  func turn() { isDark.toggle() }
}

struct Line: View {
  let text: String
  @EnvironmentObject var palette: Palette
  var body: some View { Text(text).foregroundStyle(palette.ink) }
}

struct Lines: View {
  @State private var texts: [String] = []
  var body: some View {
    List(texts, id: \.self) { Line(text: $0) }
    Button("Add") { texts.append("a") }
  }
}
