import SwiftUI
import UIKit

struct Track: Identifiable, Hashable {
  let id: Int
  var title: String
}

final class Player {}

struct Editor: View {
  @State private var title: String
  init(title: String) { _title = State(initialValue: title) }
  var body: some View { TextField("Title", text: $title) }
}

struct Followed: View {
  let title: String
  @State private var shown: String
  init(title: String) {
    self.title = title
    _shown = State(initialValue: title)
  }
  var body: some View { Text(shown).onChange(of: title) { shown = title } }
}

struct Loaded: View {
  let number: Int
  @State private var shown: Int
  init(number: Int) {
    self.number = number
    shown = number
  }
  var body: some View { Text("\(shown)").task(id: number) { shown = number } }
}

struct Named: View {
  @State private var level: Int
  @State private var defaultTitle: String
  init(initialLevel: Int, title: String) {
    _level = State(initialValue: initialLevel)
    _defaultTitle = State(initialValue: title)
  }
  var body: some View { Text("\(level)\(defaultTitle)") }
}

struct Constant: View {
  @State private var level: Int
  @State private var isOn: Bool
  init(level: Int, isOn: Bool = false) {
    _level = State(initialValue: level)
    _isOn = State(initialValue: isOn)
  }
  var body: some View { Text("\(level)\(isOn ? 1 : 0)") }
}

/// Objects stay what they are; closures and bindings are none of its business.
struct Referring: View {
  @State private var player: Player
  @State private var action: () -> Void
  init(player: Player, action: @escaping () -> Void) {
    _player = State(initialValue: player)
    _action = State(initialValue: action)
  }
  var body: some View { Button("Play", action: action) }
}

/// Made from the input, not a copy of it.
struct Derived: View {
  @State private var count: Int
  init(title: String) { _count = State(initialValue: title.count) }
  var body: some View { Text("\(count)") }
}

/// Its only caller always gives it the same.
struct Inner: View {
  @State private var level: Int
  init(level: Int) { _level = State(initialValue: level) }
  var body: some View { Text("\(level)") }
}

struct Outer: View {
  let level: Int
  var body: some View { Inner(level: level) }
}

/// The element itself is its identity.
struct Tag: View {
  @State private var name: String
  init(name: String) { _name = State(initialValue: name) }
  var body: some View { Text(name) }
}

struct Album: View {
  let track: Track
  let names: [String]
  let player: Player
  @State private var isEditing = false

  var body: some View {
    Followed(title: track.title)
    Loaded(number: track.id)
    Named(initialLevel: track.id, title: track.title)
    Constant(level: 3)
    Constant(level: 4, isOn: true)
    Referring(player: player) {}
    Derived(title: track.title)
    Outer(level: 3)
    Editor(title: track.title).id(track.id)
    NavigationLink("Edit") { Editor(title: track.title) }
    NavigationLink("Edit", destination: Editor(title: track.title))
    ForEach(names, id: \.self) { name in Tag(name: name) }
      .sheet(isPresented: $isEditing) { Editor(title: track.title) }
  }
}

final class Controller: UIViewController {
  var name = ""
  func show() {
    present(UIHostingController(rootView: Editor(title: name)), animated: true)
  }
}

struct Editor_Previews: PreviewProvider {
  static var name = "a"
  static var previews: some View { Editor(title: name) }
}
