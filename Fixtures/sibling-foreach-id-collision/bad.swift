import SwiftUI

struct Song: Identifiable { let id: Int; let title: String; let isFavorite: Bool }

struct Scrolling: View {
  let home: [String]
  let guests: [String]
  let years: [Int]
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack {
          Section("Home") {
            ForEach(home.indices, id: \.self) { Text(home[$0]) } // note: the same ids
          }
          Section("Guests") {
            ForEach(0..<guests.count, id: \.self) { Text(guests[$0]) } // expect: info: this `ForEach` and another `ForEach` next to it identify their rows by the same numbers, which makes `scrollTo` find only the first row
          }
          ForEach(years, id: \.self) { Text("\($0)") } // expect: this `ForEach` and another `ForEach` next to it identify their rows by the same numbers
        }
      }
      .onAppear { proxy.scrollTo(3) } // note: this finds a row by its id
    }
  }
}

struct Selecting: View {
  @State private var selection: Int?
  let songs: [Song]
  let others: [Song]
  var body: some View {
    List(selection: $selection) {
      ForEach(songs) { Text($0.title) }
      ForEach(others) { Text($0.title) }
      Section("Again") {
        ForEach(songs) { Text("Again " + $0.title) } // expect: this `ForEach` and another `ForEach` next to it show elements of `songs` with the same ids, which makes a selection mark rows of both
      }
    }
  }
}

struct Positioned: View {
  @State private var position: Int?
  let songs: [Song]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<3) { Text("\($0)") }
        ForEach(Array(songs.enumerated()), id: \.offset) { Text($0.element.title) } // expect: which makes the scroll position ambiguous
      }
    }
    .scrollPosition(id: $position)
  }
}
