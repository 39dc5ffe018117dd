// with: iOS=17
import CoreData
import SwiftUI

/// Objects of Core Data, and of a class that is not in sight.
final class Entry: NSManagedObject {
  @Published var title = ""
  @Published var count = 0
}

final class Player: AudioEngineBase, ObservableObject {
  @Published var title = ""
  @Published var count = 0
}

struct EntryView: View {
  @ObservedObject var entry: Entry
  @ObservedObject var player: Player
  var body: some View { Text(entry.title + player.title) }
}
