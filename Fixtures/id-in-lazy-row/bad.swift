import SwiftUI

struct Track: Identifiable {
  let id: Int
  let name: String
}

struct Album: View {
  let tracks: [Track]
  @State private var names = ["a"]
  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach(tracks) { track in
          Text(track.name)
            .padding()
            .id(track.id)  // expect: info: `.id(track.id)` repeats the id of the row, which makes `List` build rows off screen
        }
      }
      .onAppear { proxy.scrollTo(3) }
    }
    List(tracks) { Text($0.name).id($0.id) }  // expect: `.id($0.id)` repeats
    List {
      ForEach(tracks, id: \.name) { track in
        Text(track.name).id(track.name)  // expect: `List`
      }
      ForEach($names, id: \.self) { $name in
        Text(name).id(name)  // expect: `.id(name)`
      }
      rows
    }
  }

  private var rows: some View {
    ForEach(tracks) { track in Text(track.name).id(track.id) }  // expect: `List`
  }
}
