import SwiftData
import SwiftUI

@Model final class Song {
  var title = ""
  init() {}
}

@Observable final class Library {
  @ObservationIgnored @Query var songs: [Song]  // expect: error: SwiftUI never connects `@Query songs`
  @ObservationIgnored @Environment(\.modelContext) var context  // expect: error: `@Environment context`
}

struct Repository {
  @Query var songs: [Song]  // expect: error: the struct `Repository`
  @StateObject var loader = Loader()  // expect: error: `@StateObject loader`
}

final class Loader: ObservableObject {}

enum Route {
  @SceneStorage("route") static var last = ""  // expect: error: a static property
}

extension Library {
  func show() { print(songs, context) }
}

extension Repository {
  func show() { print(songs, loader) }
}
