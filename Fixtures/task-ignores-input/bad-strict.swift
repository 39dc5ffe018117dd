// Each presentation is a view of its own: advice only.
// with: strict
import SwiftUI

struct Poet {
  func verse(_ id: Int) async -> String { "" }
}

struct Verse: View {
  let id: Int
  @State private var text = ""
  var body: some View {
    Text(text).task { text = await Poet().verse(id) }  // expect: info: `.task` does not run again
  }
}

struct Desk: View {
  @State private var isShown = false
  @State private var selected = 1
  var body: some View {
    Button("Next") { selected += 1 }
      .sheet(isPresented: $isShown) { Verse(id: selected) }
  }
}

/// Always the same one.
struct Shelf: View {
  @State private var isShown = false
  let id: Int
  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) { Verse(id: id) }
  }
}
