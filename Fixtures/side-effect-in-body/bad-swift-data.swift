import SwiftData
import SwiftUI

@Model final class Song {
  var title = ""
  init() {}
}

struct Songs: View {
  @Environment(\.modelContext) private var modelContext
  let songs: [Song]

  private func change() -> Int {
    modelContext.insert(Song())  // expect: info: changes the database
    modelContext.delete(songs[0])  // expect: info: changes the database
    try? modelContext.save()  // what it costs is told
    return 3
  }

  var body: some View { Text("\(change())") }
}
