// with: strict
import SwiftUI

struct Stop: Identifiable {
  let id: Int
  var name: String
}

// Inserted, sorted, or moved in the file that shows it.
struct Route: View {
  @State private var stops: [Stop] = []
  @State private var queue: [Stop] = []
  @State private var order: [Stop] = []

  var body: some View {
    List {
      ForEach(Array(stops.indices), id: \.self) { place in  // expect: info: rows of `stops`
        Text(stops[place].name)
      }
      ForEach(Array(zip(queue.indices, queue)), id: \.0) { _, stop in Text(stop.name) }  // expect: info: rows of `queue`
      ForEach(order.indices, id: \.self) { Text(order[$0].name) }  // expect: info: rows of `order`
    }
    .toolbar {
      Button("Add") { stops.insert(Stop(id: stops.count, name: "new"), at: 0) }  // note: moves the positions
      Button("Next") { queue.removeFirst() }  // note: moves the positions
      Button("Back") { order.move(fromOffsets: [0], toOffset: 2) }  // note: moves the positions
    }
  }
}
