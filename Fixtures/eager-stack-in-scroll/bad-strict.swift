import SwiftUI

// with: strict

// What scrolls sideways is mostly short.

struct Shelf7: View {
  @State private var covers: [String] = []
  @State private var tags: [String] = []
  var body: some View {
    ScrollView(.horizontal) {
      HStack {  // expect: info: an `HStack` in a `ScrollView` builds every row of `covers`
        ForEach(covers, id: \.self) { Text($0) }
      }
    }
    ScrollView(.horizontal) {
      HStack { ForEach(tags, id: \.self) { Text($0) } }
    }
  }
}
