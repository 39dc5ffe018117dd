import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let name: String
}

enum Season: String, CaseIterable { case spring, summer }

struct Garden: View {
  @State private var plants: [Plant] = []
  @State private var columns = 3
  private let months = ["May", "June"]
  let labels: [String]
  let tags: [Plant]

  var body: some View {
    // Lazy already.
    ScrollView {
      LazyVStack {
        ForEach(plants) { plant in
          VStack { ForEach(plants) { Text($0.name + plant.name) } }
        }
      }
      LazyVGrid(columns: [GridItem()]) { ForEach(plants) { Text($0.name) } }
    }
    // Few, or always the same.
    ScrollView {
      VStack {
        ForEach(Season.allCases, id: \.self) { Text($0.rawValue) }
        ForEach(months, id: \.self) { Text($0) }
        ForEach(0..<20) { Text("\($0)") }
        ForEach(0..<columns, id: \.self) { Text("\($0)") }
        ForEach(plants.prefix(5)) { Text($0.name) }
        ForEach(Array(plants.prefix(5).enumerated()), id: \.element.id) { Text($0.element.name) }
      }
      ForEach(["a", "b"], id: \.self) { Text($0) }
    }
    // No caller hands over anything else.
    ScrollView { VStack { ForEach(labels, id: \.self) { Text($0) } } }
    // Across the way of scrolling, and on top of each other.
    ScrollView {
      HStack { ForEach(plants) { Text($0.name) } }
      ZStack { ForEach(plants) { Text($0.name) } }
    }
    // What scrolls sideways is mostly short.
    ScrollView(.horizontal) {
      HStack { ForEach(plants) { Text($0.name) } }
      HStack { ForEach(tags) { Text($0.name) } }
    }
    // The rows have to be measured to get one width.
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(plants) { Text($0.name) }
      }
    }
    // Nothing scrolls, or something else does.
    VStack { ForEach(plants) { Text($0.name) } }
    List { ForEach(plants) { Text($0.name) } }
    ScrollView {
      Menu("Plants") { VStack { ForEach(plants) { Text($0.name) } } }
      Text("a").sheet(isPresented: .constant(false)) { VStack { ForEach(plants) { Text($0.name) } } }
      Text("a").overlay { VStack { ForEach(plants) { Text($0.name) } } }
    }
    // Both ways, or in an unknown direction.
    ScrollView([.horizontal, .vertical]) { VStack { ForEach(plants) { Text($0.name) } } }
  }
}

struct Gate: View {
  @State private var plants: [Plant] = []
  var body: some View { Garden(labels: ["a", "b"], tags: plants) }
}
