// with: strict
import SwiftUI

// Data changes seldom, and such an id is mostly meant to start over.

struct Note: Hashable { var title = "" }

struct Draft { var isUrgent = false }

struct Counter: View {
  @State private var taps = 0
  var body: some View { Button("\(taps)") { taps += 1 } }
}

struct Letter: View {
  @State private var draft = Draft()
  @State private var rows = ["a"]  // note: `rows` is a collection
  @State private var pages: [Int: String] = [:]
  @State private var notes: [Note] = []
  let letters: [String]

  var body: some View {
    VStack {
      ScrollView { Text("rows") }.id(rows)  // expect: info: `.id(rows)` re-creates the view whenever the data changes
      List { Text("rows") }.id(rows.count)  // expect: info: `.id(rows.count)` re-creates the view whenever the data changes
      List { Text("rows") }.id(letters.hashValue)  // expect: `.id(letters.hashValue)` re-creates the view whenever the data changes
      List { Text("rows") }.id(pages)  // expect: `.id(pages)` re-creates the view whenever the data changes
      List { Text("rows") }.id(letters.map(\.count))  // expect: `.id(letters.map(\.count))` re-creates the view whenever the data changes
      List { Text("rows") }.id("\(draft.isUrgent)-\(rows.count)")  // expect: `.id("\(draft.isUrgent)-\(rows.count)")` re-creates the view whenever the data changes
      Counter().id(1 + rows.count)  // expect: `.id(1 + rows.count)` re-creates the view whenever the data changes
      List { Text("Notes") }.id(notes.map(\.title).joined())  // expect: `.id(notes.map(\.title).joined())` re-creates the view whenever the data changes
      List { Text("Notes") }.id(Set(notes))  // expect: `.id(Set(notes))` re-creates the view whenever the data changes
    }
  }
}
