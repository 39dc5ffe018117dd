import SwiftUI

enum Wing: Int, CaseIterable { case east, west }

struct Hall: Identifiable {
  let id: Int
  let doors: [String]
}

struct Castle: View {
  let rooms: [Int: [String]]
  let halls: [Hall]
  var body: some View {
    List {
      ForEach(Wing.allCases, id: \.self) { wing in
        Section("Wing") { ForEach(rooms[wing.rawValue] ?? [], id: \.self) { Text($0) } }
      }
      ForEach(Wing.allCases, id: \.self) { wing in
        HStack { ForEach(rooms[wing.rawValue] ?? [], id: \.self) { Text($0) } }
      }
      // Fields of a board.
      ForEach(0..<8, id: \.self) { row in
        ForEach(0..<8, id: \.self) { Text("\(row) \($0)") }
      }
      // Both change: another rule says more about it.
      ForEach(halls) { hall in
        ForEach(hall.doors, id: \.self) { Text($0) }
      }
    }
    // Not lazy.
    VStack {
      ForEach(Wing.allCases, id: \.self) { wing in
        ForEach(rooms[wing.rawValue] ?? [], id: \.self) { Text($0) }
      }
    }
  }
}
