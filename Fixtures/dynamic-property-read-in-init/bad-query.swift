import SwiftData
import SwiftUI

@Model final class Song {
  var title = ""
  init() {}
}

struct Songs: View {
  @Query private var songs: [Song]
  private let count: Int

  init() {
    count = songs.count  // expect: error: `@Query songs`
  }

  var body: some View { Text("\(count)") }
}
