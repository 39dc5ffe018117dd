import SwiftUI

// A stack would make one row of all inner rows.

struct Server: Identifiable {
  let id: Int
  let name: String
}

struct Tracker: Identifiable {
  let id: Int
  let name: String
  let servers: [Server]
  let isOpen: Bool
}

struct Trackers: View {
  @State private var trackers: [Tracker] = []
  let load: () async -> [Tracker]
  var body: some View {
    List {
      ForEach(trackers) { tracker in  // expect: info: each element gives different numbers of views  // help: put what the rows show into one array, such as of an enum, and iterate it in a single `ForEach`
        Text(tracker.name)
        if tracker.isOpen {
          ForEach(tracker.servers) { Text($0.name) }
        }
      }
    }
    .task { trackers += await load() }
  }
}

// A transition works on the outermost view of the row.
struct Entries: View {
  @State private var trackers: [Tracker] = []
  let load: () async -> [Tracker]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(trackers) { tracker in  // expect: info: each element gives 1 or 2 views  // help: put a stack around the content of the row, so that each element gives one view, and move `.transition` to the stack
          Text(tracker.name).transition(.slide)
          if tracker.isOpen { Divider() }
        }
      }
    }
    .task { trackers += await load() }
  }
}
