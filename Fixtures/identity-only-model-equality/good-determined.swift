import SwiftUI

// The property is part of the id, is computed from what is compared, or is shown by views that are evaluated anyway.

struct Folder: Identifiable, Equatable {
  let name: String
  let level: Int
  var id: String { "\(name)-\(level)" }
  static func == (lhs: Folder, rhs: Folder) -> Bool { lhs.name == rhs.name }
}

struct FolderRow: View {
  let folder: Folder
  var body: some View { Text(folder.name).padding(.leading, CGFloat(folder.level)) }
}

struct Window: Equatable {
  let title: String
}

struct Item: Equatable {
  let window: Window
  let label: String
  init(window: Window) {
    self.window = window
    self.label = window.title.uppercased()
  }
  static func == (lhs: Item, rhs: Item) -> Bool { lhs.window == rhs.window }
}

struct ItemRow: View {
  let item: Item
  var body: some View { Text(item.label) }
}

struct Song: Equatable {
  let id: Int
  var title: String
  static func == (lhs: Song, rhs: Song) -> Bool { lhs.id == rhs.id }
}

struct SongRow: View {
  let song: Song
  let play: () -> Void
  var body: some View { Button(song.title, action: play) }
}
