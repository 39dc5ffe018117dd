import SwiftUI

// Nothing is known of the elements, so the help names no key path.

struct Order<Part>: View {
  @Binding var parts: [Part]
  var body: some View {
    List {
      ForEach(Array(parts.enumerated()), id: \.offset) { place, part in  // expect: rows of `parts` are identified by position  // help: identify the rows by an id that each element keeps, not by its position
        Text("\(place) \(String(describing: part))")
      }
      .onMove { from, to in parts.move(fromOffsets: from, toOffset: to) }
    }
  }
}
