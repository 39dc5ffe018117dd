// with: strict
import SwiftUI

struct Lake: Identifiable {
  let id: Int
  let name: String
}

// One child holds all rows.

struct Wrapped: View {
  @State private var lakes: [Lake] = []
  var body: some View {
    ScrollView {
      LazyVStack {  // expect: info: the rows of `lakes` are inside a `VStack`, which the `LazyVStack` builds as one child
        VStack {  // note: holds the rows
          ForEach(lakes) { Text($0.name) }
        }
        .padding()
      }
      LazyVStack {  // expect: are inside a `VStack`, which
        Group {
          VStack {
            Text("Lakes")
            if !lakes.isEmpty { ForEach(lakes) { Text($0.name) } }
          }
        }
      }
    }
    ScrollView(.horizontal) {
      LazyHStack {  // expect: are inside an `HStack`, which
        HStack { ForEach(lakes) { Text($0.name) } }
      }
    }
    ScrollView {
      LazyVGrid(columns: [GridItem()]) {  // expect: are inside a `VStack`, which
        VStack { ForEach(lakes) { Text($0.name) } }
      }
    }
  }
}

// Something that scrolls inside of something that scrolls.

struct Nested: View {
  @State private var lakes: [Lake] = []
  private var list: some View {
    List(lakes) { Text($0.name) }  // expect: `List` is inside a `ScrollView` that scrolls vertically too
  }
  var body: some View {
    ScrollView {  // note: scrolls vertically too
      Text("Lakes")
      VStack {
        List(lakes) { Text($0.name) }  // expect: `List` is inside a `ScrollView`
      }
      ScrollView { Text("b") }  // expect: `ScrollView` is inside a `ScrollView` that scrolls vertically too, so it gets unlimited space
      list
    }
    ScrollView(.horizontal) {
      ScrollView(.horizontal) { Text("b") }  // expect: scrolls horizontally too
    }
  }
}

// Other code asks for the size of all of it.

struct Measured: View {
  @State private var lakes: [Lake] = []
  let load: () async -> [Lake]
  var body: some View {
    ScrollView {
      LazyVStack {  // expect: `fixedSize` measures the whole `LazyVStack`, which builds every row of `lakes`
        ForEach(lakes) { Text($0.name) }
      }
      .fixedSize()  // note: measures the stack
      LazyVStack {  // expect: `fixedSize`
        ForEach(lakes) { Text($0.name) }
      }
      .padding()
      .fixedSize(horizontal: false, vertical: true)
    }
    .task { lakes = await load() }
    ViewThatFits {  // note: measures the stack
      LazyVStack {  // expect: `ViewThatFits` measures the whole `LazyVStack`
        ForEach(lakes) { Text($0.name) }
      }
      Text("a")
    }
  }
}
