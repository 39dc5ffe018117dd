import SwiftUI

@Observable final class Filter { var text = "" }

/// To make it only makes another object.
@Observable final class History {
  let filter: Filter
  var selected = 0
  init() { filter = Filter() }
}

struct HistoryView: View {
  @State private var history: History
  init(history: History) { _history = State(initialValue: history) }
  var body: some View { Button("\(history.selected)") { history.selected += 1 } }
}

/// A page is shown sooner or later, and keeps the first object that it gets.
struct Tabs: View {
  @State private var tab = 0
  var body: some View {
    TabView(selection: $tab) { HistoryView(history: History()).tag(0) }
  }
}
