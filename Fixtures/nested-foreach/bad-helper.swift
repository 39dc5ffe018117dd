// with: strict
import SwiftUI

enum Shelf: CaseIterable { case low, high }

struct Pantry: View {
  @State private var jars: [String] = []
  @State private var tins: [String] = []
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(Shelf.allCases, id: \.self) { shelf in  // expect: info: each element gives the rows of another `ForEach`, so `LazyVGrid` walks all elements
          cells(on: shelf)
        }
      }
    }
    .onAppear { jars.append("Jam") }
  }

  @ViewBuilder
  private func cells(on shelf: Shelf) -> some View {
    let names: [String] = {
      switch shelf {
      case .low: jars
      case .high: tins
      }
    }()
    ForEach(names, id: \.self) { Text($0) }  // note: the inner `ForEach`
  }
}
