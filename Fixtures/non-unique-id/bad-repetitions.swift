import SwiftUI

enum Filter: Hashable { case all, new, old }

struct FilterRow: View {
  let title: String
  @State private var note = ""
  var body: some View { TextField(title, text: $note) }
}

/// Code appends what the first value already has.
struct Filters: View {
  @State private var filters: [Filter] = [.all, .new]
  var body: some View {
    List {
      ForEach(filters, id: \.self) { _ in FilterRow(title: "") }  // expect: error: two elements of `filters` have the id `.new`
      Button("Add") { filters.append(.new) }
    }
  }
}

/// One value, several times.
struct Blanks: View {
  var body: some View {
    List {
      ForEach(Array(repeating: "a", count: 3), id: \.self) { FilterRow(title: $0) }  // expect: error: have the id `"a"`
      ForEach(Array(repeating: 0, count: 3), id: \.self) { _ in Color.gray }  // expect: info: have the id `0`, so SwiftUI cannot tell them apart
    }
  }
}

struct Lines: View {
  @State private var lines = Array(repeating: "", count: 4)
  var body: some View {
    List {
      ForEach(lines, id: \.self) { FilterRow(title: $0) }  // expect: error: two elements of `lines` have the id `""`
      Button("Fill") { lines[0] = "a" }
    }
  }
}

/// A loop appends one literal.
struct Drafts: View {
  @State private var drafts: [String] = []
  var body: some View {
    List {
      ForEach(drafts, id: \.self) { FilterRow(title: $0) }  // expect: error: two elements of `drafts` have the id `"new"`
      Button("Add") {
        for _ in 0..<3 {
          drafts.append("new")
        }
      }
    }
  }
}

/// Words of a text.
struct Words: View {
  let text: String
  var body: some View {
    List {
      ForEach(text.split(separator: " "), id: \.self) { Text($0) }  // expect: info: equal pieces of `text` share an id  // help: iterate the pieces with their positions, by `enumerated()`, and identify them by `\.offset`
      ForEach(text.components(separatedBy: "\n"), id: \.self) { FilterRow(title: $0) }  // expect: warning: equal pieces of `text` share an id
    }
  }
}
