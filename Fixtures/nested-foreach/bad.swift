// with: strict
import SwiftUI

enum Floor: Int, CaseIterable { case ground, first }

struct House: View {
  let rooms: [Int: [String]]
  let names = ["a", "b"]
  var body: some View {
    List {
      ForEach(Floor.allCases, id: \.self) { floor in  // expect: info: each element gives the rows of another `ForEach`, so `List` walks all elements
        ForEach(rooms[floor.rawValue] ?? [], id: \.self) { Text($0) }  // note: the inner `ForEach`
      }
    }
    ScrollView {
      LazyVStack {
        ForEach(names, id: \.self) { name in  // expect: `LazyVStack`
          Group {
            ForEach(rooms[name.count] ?? [], id: \.self) { Text($0).padding() }
          }
        }
      }
    }
  }
}
