import SwiftUI

struct Song: Identifiable { let id: Int; let title: String }

// No code asks by id.
struct Plain: View {
  let a: [String]
  let b: [String]
  var body: some View {
    List {
      ForEach(a.indices, id: \.self) { Text(a[$0]) }
      ForEach(b.indices, id: \.self) { Text(b[$0]) }
    }
  }
}

struct Asking: View {
  private func row(_ song: Song) -> some View { Text(song.title).tag(song.id).padding() }

  @State private var selection: Int?
  @State private var isAll = false
  let songs: [Song]
  let names: [String]
  var body: some View {
    VStack {
      ScrollViewReader { proxy in
        List {
          // Ranges that do not overlap, words and numbers, ids of their own.
          ForEach(0..<3) { Text("\($0)") }
          ForEach(3...5, id: \.self) { Text("\($0)") }
          ForEach(names, id: \.self) { Text($0) }
          ForEach(songs.indices, id: \.self) { Text(songs[$0].title).padding().id("song \($0)") }
          // Rows within a row are not siblings.
          ForEach(names, id: \.count) { name in
            HStack { ForEach(0..<2) { Text("\(name) \($0)") } }
          }
        }
        .onAppear { proxy.scrollTo("song 2") }
      }
      List(selection: $selection) {
        // One of two.
        if isAll {
          ForEach(songs) { Text($0.title) }
        } else {
          ForEach(songs) { Text("-" + $0.title) }
        }
        // A tag of its own.
        ForEach(songs) { Text($0.title).tag(-$0.id) }
      }
      // Through a function.
      List(selection: $selection) {
        ForEach(songs.indices, id: \.self) { index in row(songs[index]) }
        ForEach(names.indices, id: \.self) { Text(names[$0]) }
      }
      // In two lists.
      List(selection: $selection) { ForEach(0..<9) { Text("\($0)") } }
      List(selection: $selection) { ForEach(0..<9) { Text("\($0)") } }
    }
  }
}
