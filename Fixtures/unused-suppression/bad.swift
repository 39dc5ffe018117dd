import SwiftUI

struct Names: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      // sameview:disable:next index-as-id - mended
//                             ^~~~~~~~~~~ expect: warning: `index-as-id` is disabled here, but has nothing to report
      ForEach(names, id: \.self) { Text($0) }
      Text("a") // sameview:disable:this any-view
//                                       ^~~~~~~~ expect: `any-view` is disabled here
      // sameview:disable:next index-as-id, any-view - the second has nothing to say
//                                          ^~~~~~~~ expect: `any-view` is disabled here
      ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
      /* sameview:disable:next performance */
//                             ^~~~~~~~~~~ expect: `performance` is disabled here
      Text("b")
      Button("Fewer") { names.removeLast() }
    }
  }

  // sameview:disable unstable-inline-id
//                    ^~~~~~~~~~~~~~~~~~ expect: is disabled here
  var plain: some View { Text("a") }
  // sameview:enable unstable-inline-id
}

// Too far away: a comment speaks of the next line of code.
struct Far: View {
  @State private var names: [String] = []

  var body: some View {
    // sameview:disable:next index-as-id
//                           ^~~~~~~~~~~ expect: is disabled here
    VStack {
      ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
    }
  }
}
