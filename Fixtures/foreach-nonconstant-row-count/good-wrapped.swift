import SwiftUI

struct Stop: Identifiable {
  let id: Int
  let isOpen: Bool
}

// The stack counts as one, whatever is in it.
struct Wrapped: View {
  let stops: [Stop]
  var body: some View {
    List(stops) { stop in
      HStack { if stop.isOpen { Text("open") } }
    }
    LazyVStack {
      ForEach(stops) { stop in
        if stop.isOpen {
          Text("open")
          Divider()
        } else {
          Text("closed")
          Spacer()
        }
      }
    }
  }
}
