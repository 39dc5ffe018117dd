import SwiftUI

struct Song: Identifiable {
  let id: Int
  let title: String
}

extension View {
  func boxed() -> AnyView { AnyView(self) }
}

struct Songs: View {
  let songs: [Song]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem()]) {
        ForEach(songs) { song in
          AnyView(Text(song.title))  // expect: info: `AnyView` is a row of `LazyVGrid`
        }
      }
      LazyHStack {
        ForEach(songs) { song in
          Text(song.title).boxed()  // expect: info: is a row of `LazyHStack`
        }
      }
      LazyHGrid(rows: [GridItem()]) {
        ForEach(songs) { song in
          AnyView(erasing: Text(song.title))  // expect: info: is a row of `LazyHGrid`
        }
      }
    }
  }
}

// The elements are views.
struct Pages: View {
  let pages: [AnyView]  // expect: info: the `AnyView` of `pages` is a row of `List`
  var body: some View {
    List {
      ForEach(0..<pages.count, id: \.self) { pages[$0] }
    }
  }
}

// By a function with several results.
struct Plays: View {
  let songs: [Song]
  var body: some View {
    List(songs) { row(for: $0) }
  }
  private func row(for song: Song) -> AnyView {  // expect: the `AnyView` of `row` is a row of `List`
    if song.id == 0 { return AnyView(Divider()) }
    return AnyView(Text(song.title))
  }
}
