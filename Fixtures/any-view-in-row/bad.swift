import SwiftUI

struct Song: Identifiable {
  let id: Int
  let isSung: Bool
}

struct Songs: View {
  let songs: [Song]
  let pages: [AnyView]  // expect: info: the `AnyView` of `pages` is a row of `List`

  var body: some View {
    List(songs) { song in
      AnyView(Text("\(song.id)"))  // expect: info: `AnyView` is a row of `List` and hides its number of views, so SwiftUI builds every row, including those off screen
    }
  }

  var stack: some View {
    ScrollView {
      LazyVStack {
        ForEach(songs) { song in
          if song.isSung {
            AnyView(Text("a"))  // expect: `AnyView` is a row of `LazyVStack`
          } else {
            Text("b")
          }
        }
        ForEach(songs) { song in
          Group { AnyView(Text("a")).padding() }  // expect: `AnyView` is a row of `LazyVStack`
        }
        ForEach(songs) { row(for: $0) }
      }
    }
  }

  func row(for song: Song) -> AnyView {  // expect: the `AnyView` of `row` is a row of `LazyVStack`
    song.isSung ? AnyView(Text("a")) : AnyView(Divider())
  }

  var paged: some View {
    List {
      ForEach(pages.indices, id: \.self) { index in
        pages[index]
      }
    }
  }

  var boxes: some View {
    List(songs) { BoxedRow(song: $0) }
  }
}

struct BoxedRow: View {
  let song: Song
  var body: AnyView {  // expect: the `AnyView` of `BoxedRow` is a row of `List`
    song.isSung ? AnyView(Text("a")) : AnyView(Divider())
  }
}
