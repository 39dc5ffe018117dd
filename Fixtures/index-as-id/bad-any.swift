import SwiftUI

protocol Stop: Identifiable { var title: String { get } }

struct StopView: View {
  let title: String
  @State private var isOpen = false
  var body: some View { Button(title) { isOpen.toggle() }.opacity(isOpen ? 1 : 0.5) }
}

struct Route: View {
  @State private var stops: [any Stop] = []
  var body: some View {
    List {
      ForEach(Array(stops.enumerated()), id: \.offset) { index, stop in  // expect: identified by position  // help: identify the rows by an id that each element keeps, not by its position
        StopView(title: "\(index): \(stop.title)")
      }
      .onDelete { stops.remove(atOffsets: $0) }
    }
  }
}
