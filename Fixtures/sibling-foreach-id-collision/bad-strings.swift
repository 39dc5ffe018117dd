import SwiftUI

struct Song: Identifiable { let id: Int; let title: String }

// Literal ranges that overlap, and one collection twice.
struct Numbers: View {
  @State private var chosen: Int?
  let songs: [Song]

  var body: some View {
    List(selection: $chosen) {
      Section("First") { ForEach(0..<4, id: \.self) { Text("\($0)") } }  // note: the same ids
      Section("Second") { ForEach(2..<6, id: \.self) { Text("\($0)") } }  // expect: info: this `ForEach` and another `ForEach` next to it identify their rows by the same numbers
    }
    ScrollViewReader { proxy in
      LazyVStack {
        ForEach(songs, id: \.title) { Text($0.title) }
        ForEach(songs, id: \.title) { Text($0.title.uppercased()) }  // expect: this `ForEach` and another `ForEach` next to it show elements of `songs` with the same ids
      }
      .onAppear { proxy.scrollTo("a") }
    }
  }
}
