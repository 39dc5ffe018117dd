import SwiftUI
import UIKit

enum Mode { case compact, wide }

final class NoteModel: ObservableObject {
  static let shared = NoteModel()
  @Published var text = ""
}

struct Drawer: View {
  @State var isOpen: Bool
  @State var mode: Mode = .compact
  @State var width = 100.0
  @State private var count = 0
  var body: some View { Toggle("Open \(count) \(width)", isOn: $isOpen) }
}

struct Header: View {
  @StateObject var model: NoteModel
  var body: some View { Text(model.text) }
}

struct Title: View {
  let text: String
  @Binding var isOn: Bool
  var body: some View { Toggle(text, isOn: $isOn) }
}

/// An initializer of its own.
struct Draft: View {
  @State var text: String
  init(text: String) { _text = State(initialValue: text) }
  var body: some View { TextField("Draft", text: $text) }
}

/// No caller passes anything.
struct Alone: View {
  @State var text = ""
  var body: some View { TextField("Alone", text: $text) }
}

struct Page: View {
  static let width = 20.0
  let title: String
  @State private var isOn = false

  var body: some View {
    Drawer(isOpen: true)
    Drawer(isOpen: false, mode: .wide, width: 3)
    Drawer(isOpen: false, width: Self.width)
    Header(model: NoteModel())
    Header(model: .shared)
    Title(text: title, isOn: $isOn)
    Draft(text: title)
    Alone()
  }
}

/// UIKit makes it once.
final class PageController: UIViewController {
  var isOpen = false
  func show() {
    let host = UIHostingController(rootView: Drawer(isOpen: isOpen))
    present(host, animated: true)
  }
}

@main
struct PageApp: App {
  let width = 30.0
  @StateObject private var model = NoteModel()
  var body: some Scene {
    WindowGroup {
      Drawer(isOpen: true, width: width)
      Header(model: model)
    }
  }
}

struct Drawer_Previews: PreviewProvider {
  static var isOpen = true
  static var previews: some View { Drawer(isOpen: isOpen) }
}

@Observable final class Counter {
  var count: Int
  init(count: Int) { self.count = count }
}

/// New objects are a matter of work, not of values.
struct CounterView: View {
  @State var counter: Counter
  var body: some View { Text("\(counter.count)") }
}

struct Counters: View {
  let start: Int
  var body: some View {
    CounterView(counter: Counter(count: start))
    CounterView(counter: .init(count: start))
  }
}
