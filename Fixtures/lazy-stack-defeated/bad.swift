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
      LazyVStack {  // expect: warning: all rows of `LazyVStack` are in one child, a `VStack`, so all of `lakes` is built at once
        VStack {  // note: holds the rows
          ForEach(lakes) { Text($0.name) }
        }
        .padding()
      }
      LazyVStack {  // expect: in one child, a `VStack`
        Group {
          VStack {
            Text("Lakes")
            if !lakes.isEmpty { ForEach(lakes) { Text($0.name) } }
          }
        }
      }
    }
    ScrollView(.horizontal) {
      LazyHStack {  // expect: in one child, a `HStack`
        HStack { ForEach(lakes) { Text($0.name) } }
      }
    }
    ScrollView {
      LazyVGrid(columns: [GridItem()]) {  // expect: in one child, a `VStack`
        VStack { ForEach(lakes) { Text($0.name) } }
      }
    }
  }
}

// Something that scrolls inside of something that scrolls.

struct Nested: View {
  @State private var lakes: [Lake] = []
  private var list: some View {
    List(lakes) { Text($0.name) }  // expect: `List` stands in a `ScrollView` that scrolls vertically as well
  }
  var body: some View {
    ScrollView {  // note: scrolls vertically
      Text("Lakes")
      VStack {
        List(lakes) { Text($0.name) }  // expect: `List` stands in a `ScrollView`
      }
      ScrollView { Text("b") }  // expect: `ScrollView` stands in a `ScrollView` that scrolls vertically as well: it is given unlimited room
      list
    }
    ScrollView(.horizontal) {
      ScrollView(.horizontal) { Text("b") }  // expect: scrolls horizontally as well
    }
  }
}

// Somebody asks for the size of all of it.

struct Measured: View {
  @State private var lakes: [Lake] = []
  var body: some View {
    ScrollView {
      LazyVStack {  // expect: `fixedSize` asks for the size of the whole `LazyVStack`, so all of `lakes`
        ForEach(lakes) { Text($0.name) }
      }
      .fixedSize()  // note: asks for the size
      LazyVStack {  // expect: `fixedSize`
        ForEach(lakes) { Text($0.name) }
      }
      .padding()
      .fixedSize(horizontal: false, vertical: true)
    }
    ViewThatFits {  // note: measures it
      LazyVStack {  // expect: `ViewThatFits` measures the whole `LazyVStack`
        ForEach(lakes) { Text($0.name) }
      }
      Text("a")
    }
  }
}
