// Overloads that differ in the types of their parameters.
import SwiftUI

struct Entry: Identifiable {
  let id: Int
  var written = Date()
  var read: Date?
}

enum Formats {
  static func text(_ date: Date) -> String { DateFormatter().string(from: date) }
  static func text(_ date: Date?) -> String { date == nil ? "never" : "read" }
  static func text(_ number: Int) -> String { "\(number)" }
  static func wrapped<V: View>(_ view: V) -> some View { view }
  static func wrapped(_ date: Date) -> some View { Text(DateFormatter().string(from: date)) }
}

struct Entries: View {
  @State private var entries: [Entry] = []
  let load: () async -> [Entry]
  @State private var typed = ""
  var body: some View {
    TextField("Search", text: $typed).task { entries = await load() }
    ForEach(entries) { entry in
      Text(Formats.text(entry.written))  // expect: `DateFormatter()`
      Text(Formats.text(entry.read))
      Text(Formats.text(entry.id))
      Text(Formats.text(7))
      Formats.wrapped(Text("a"))
      Formats.wrapped(entry.written)  // expect: `DateFormatter()`
    }
  }
}
