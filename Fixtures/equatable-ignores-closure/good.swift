import SwiftUI

final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

struct Tap: View, Equatable {
  let title: String
  let action: () -> Void
  static func == (lhs: Tap, rhs: Tap) -> Bool { lhs.title == rhs.title }
  var body: some View { Button(title, action: action) }
}

struct Host: View {
  let log: Log
  let name: String
  let send: (String) -> Void
  @State private var count = 0
  @Binding var text: String
  @ObservedObject var model: Model
  var body: some View {
    Tap(title: "Count") { count += 1 }
    Tap(title: "Text") {
      text = ""
      model.total = count
    }
    Tap(title: "Log") { log.add("tapped") }
    // What it captures is compared.
    Tap(title: name) { send(name) }
    Tap(title: "Local") {
      let line = "a"
      log.add(line)
    }
    Tap(title: "Nothing", action: {})
  }
}

final class Model: ObservableObject { @Published var total = 0 }

/// No `==` of its own.
struct Plain: View {
  let action: () -> Void
  var body: some View { Button("Plain", action: action) }
}

struct PlainHost: View {
  let name: String
  let send: (String) -> Void
  var body: some View { Plain { send(name) } }
}
