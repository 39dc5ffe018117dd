// with: strict
import SwiftUI

struct Song: Identifiable {
  let id: Int
  let title: String
  let isNew: Bool
  let tags: [String]
}

// Counted through a view of the project, a group, an `EmptyView`, and a pair.
struct SongRow: View {
  let song: Song
  var body: some View {
    Text(song.title)
    if song.isNew { Text("New") }  // note: the number of views of a row varies here
  }
}

struct Songs: View {
  let songs: [Song]

  var body: some View {
    List(songs) { SongRow(song: $0) }  // expect: info: 1 or 2 views
    ScrollView {
      LazyHStack {
        ForEach(songs) { song in  // expect: info: 0 or 1 views
          if song.isNew { Text(song.title) } else { EmptyView() }
        }
      }
      LazyHGrid(rows: [GridItem()]) {
        ForEach(songs) { song in  // expect: info: 2 or 3 views  // help: show one view for each element, with what varies inside of it
          Group {
            Text(song.title)
            if song.isNew { Text("New") }
          }
          Divider()
        }
      }
    }
    List {
      Section {
        ForEach(songs) { song in  // expect: info: each element gives one view for each element of an inner collection  // help: put the inner `ForEach` into a `Section` or a stack
          ForEach(song.tags, id: \.self) { Text($0) }
        }
      }
    }
  }
}

struct Numbers: View {
  let songs: [Song]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<songs.count, id: \.self) { index in  // expect: each element gives any number of views
          if index > 0 { unknownRow(index) }
        }
      }
    }
  }
  private func unknownRow(_ index: Int) -> AnyView { AnyView(Text("\(index)")) }
}
