import SwiftUI

/// The rows keep nothing, the count is not that of what the method gives, or the elements identify themselves.
struct Level: Identifiable {
  let id: Int
}

final class Levels {
  let count = 3
  func level(at position: Int) -> Level { Level(id: position) }
}

struct LevelList: View {
  let levels: Levels
  var body: some View {
    HStack {
      ForEach(0..<levels.count, id: \.self) { Text("\(levels.level(at: $0).id)") }
    }
  }
}

struct Chosen: View {
  @State private var first: [Level] = []
  @State private var second: [Level] = []
  @State private var isFirst = false
  var body: some View {
    List {
      ForEach(Array(isFirst ? first.enumerated() : second.enumerated()), id: \.element.id) { _, level in
        LevelRow(level: level)
      }
      Button("Other") {
        isFirst.toggle()
        first.append(Level(id: 1))
        second.append(Level(id: 2))
      }
    }
  }
}

struct LevelRow: View {
  let level: Level
  @State private var note = ""
  var body: some View { TextField("\(level.id)", text: $note) }
}
