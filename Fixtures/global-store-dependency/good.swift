import SwiftUI

/// Seven views watch it.
final class Wide: ObservableObject {
  @Published var user = 0
  @Published var query = 0
  @Published var isPlaying = 0
  @Published var volume = 0
  @Published var track = 0
  @Published var position = 0
  @Published var theme = 0
  @Published var fontSize = 0
  @Published var isOnline = 0
  @Published var unread = 0
  @Published var tab = 0
  @Published var language = 0
}

/// It announces little.
final class Narrow: ObservableObject {
  @Published var user = 0
  @Published var query = 0
  var isPlaying = 0
  var volume = 0
}

/// Followed property by property.
@Observable final class Tracked {
  var user = 0
  var query = 0
  var isPlaying = 0
  var volume = 0
  var track = 0
  var position = 0
  var theme = 0
  var fontSize = 0
  var isOnline = 0
  var unread = 0
  var tab = 0
  var language = 0
}

struct Card1: View {
  @EnvironmentObject var wide: Wide
  @EnvironmentObject var narrow: Narrow
  @Environment(Tracked.self) private var tracked
  var body: some View { Text("\(wide.query) \(narrow.user) \(tracked.query)") }
}

struct Card2: View {
  @EnvironmentObject var wide: Wide
  @EnvironmentObject var narrow: Narrow
  @Environment(Tracked.self) private var tracked
  var body: some View { Text("\(wide.isPlaying) \(narrow.user) \(tracked.isPlaying)") }
}

struct Card3: View {
  @EnvironmentObject var wide: Wide
  @EnvironmentObject var narrow: Narrow
  @Environment(Tracked.self) private var tracked
  var body: some View { Text("\(wide.volume) \(narrow.user) \(tracked.volume)") }
}

struct Card4: View {
  @EnvironmentObject var wide: Wide
  @EnvironmentObject var narrow: Narrow
  @Environment(Tracked.self) private var tracked
  var body: some View { Text("\(wide.track) \(narrow.user) \(tracked.track)") }
}

struct Card5: View {
  @EnvironmentObject var wide: Wide
  @EnvironmentObject var narrow: Narrow
  @Environment(Tracked.self) private var tracked
  var body: some View { Text("\(wide.position) \(narrow.user) \(tracked.position)") }
}

struct Card6: View {
  @EnvironmentObject var wide: Wide
  @EnvironmentObject var narrow: Narrow
  @Environment(Tracked.self) private var tracked
  var body: some View { Text("\(wide.theme) \(narrow.user) \(tracked.theme)") }
}

struct Card7: View {
  @EnvironmentObject var wide: Wide
  @EnvironmentObject var narrow: Narrow
  @Environment(Tracked.self) private var tracked
  var body: some View { Text("\(wide.fontSize) \(narrow.user) \(tracked.fontSize)") }
}

/// More that watch the small one, and hold the large one.
struct Deck: View {
  @ObservedObject var narrow: Narrow
  let wide: Wide
  var body: some View { Text("\(narrow.user)") }
}

struct DeckApp: App {
  @StateObject private var narrow = Narrow()
  @StateObject private var wide = Wide()
  var body: some Scene {
    WindowGroup { Deck(narrow: narrow, wide: wide) }
  }
}

struct Wide_Previews: PreviewProvider {
  struct Frame: View {
    @EnvironmentObject var wide: Wide
    var body: some View { Text("\(wide.tab)") }
  }
  static var previews: some View { Frame() }
}
