// with: strict
import SwiftUI

enum Shelf: CaseIterable { case low, high }

struct Pantry: View {
  @State private var jars: [String] = []
  var body: some View {
    List {
      ForEach(Shelf.allCases, id: \.self) { shelf in
        row(of: shelf)
      }
      ForEach(Shelf.allCases, id: \.self) { shelf in
        section(of: shelf)
      }
    }
    .onAppear { jars.append("Jam") }
  }

  private func row(of shelf: Shelf) -> some View {
    HStack {
      ForEach(jars, id: \.self) { Text($0) }
    }
  }

  @ViewBuilder
  private func section(of shelf: Shelf) -> some View {
    let title = shelf == .low ? "Low" : "High"
    Section(title) {
      ForEach(jars, id: \.self) { Text($0) }
    }
  }
}
