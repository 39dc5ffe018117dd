// with: strict
import SwiftUI

struct Boat: Identifiable {
  let id: Int
  var name: String
  var cabins: [Cabin] = []
}

struct Cabin {
  var label: String
}

struct Harbour: View {
  let boats: [Boat]

  var body: some View {
    VStack {
      ForEach(boats.indices, id: \.self) { BoatRow(boat: boats[$0]) }  // expect: info: rows of `boats` are identified by position
      ForEach(0..<boats.count, id: \.self) { BoatRow(boat: boats[$0]) }  // expect: rows of `boats`
      ForEach(0..<boats.count, id: \.self) { place in  // expect: rows of `boats`
        let boat = self.boats[place]
        BoatRow(boat: boat)
      }
      ForEach(Array(boats.enumerated()), id: \.offset) { place, boat in BoatRow(boat: boat, number: place) }  // expect: rows of `boats`
      ForEach(Array(boats.enumerated()), id: \.0) { BoatRow(boat: $0.element, number: $0.offset) }  // expect: rows of `boats`
      ForEach(Array(boats.enumerated()), id: \.0) { BoatRow(boat: $0.1) }  // expect: rows of `boats`
      ForEach(boats.enumerated().map { $0 }, id: \.offset) { pair in BoatRow(boat: pair.element) }  // expect: rows of `boats`
      ForEach(Array(boats.reversed().enumerated()), id: \.offset) { _, boat in BoatRow(boat: boat) }  // expect: rows of `boats`
      ForEach(Array(boats.enumerated()), id: \.offset, content: row)  // expect: rows of `boats`
      List(boats.indices, id: \.self) { BoatRow(boat: boats[$0]) }  // expect: rows of `boats`
    }
  }

  func row(_ pair: EnumeratedSequence<[Boat]>.Element) -> some View { BoatRow(boat: pair.element) }
}

struct Zipped: View {
  let boats: [Boat]

  var body: some View {
    ForEach(Array(zip(boats.indices, boats)), id: \.0) { place, boat in BoatRow(boat: boat, number: place) }  // expect: rows of `boats`
    ForEach(Array(zip(boats, boats.indices)), id: \.1) { boat, place in BoatRow(boat: boat, number: place) }  // expect: rows of `boats`
    ForEach(Array(zip(1..., boats)), id: \.0.self) { BoatRow(boat: $0.1) }  // expect: rows of `boats`
    ForEach(boats.indexed(), id: \.index) { BoatRow(boat: $0.element) }  // expect: rows of `boats`
    ForEach(boats.indexed(), id: \.0.self) { place, boat in BoatRow(boat: boat, number: place) }  // expect: rows of `boats`
  }
}

struct Pairs: View {
  let boats: [Boat]

  var body: some View {
    ForEach(Array(stride(from: 0, to: boats.count, by: 2)), id: \.self) { place in  // expect: rows of `boats`
      HStack { ForEach(boats[place..<min(place + 2, boats.count)]) { BoatRow(boat: $0) } }
    }
    ForEach(boats.indices.reversed(), id: \.self) { BoatRow(boat: boats[$0]) }  // expect: rows of `boats`
  }
}

struct Nested: View {
  let boats: [Boat]

  var body: some View {
    ForEach(boats) { boat in
      ForEach(boat.cabins.indices, id: \.self) { Text(boat.cabins[$0].label) }  // expect: rows of `boat.cabins`
    }
  }
}

/// Locals and getters stand for what they hold; a function of the view may do the subscript.
struct Indirect: View {
  @ObservedObject var fleet: Fleet
  let boats: [Boat]

  private var numbered: [EnumeratedSequence<[Boat]>.Element] { Array(boats.enumerated()) }
  private var total: Int { boats.count }

  var body: some View {
    let places = fleet.boats.indices
    ForEach(places, id: \.self) { BoatRow(boat: fleet.boats[$0]) }  // expect: rows of `fleet.boats`
    ForEach(numbered, id: \.offset) { BoatRow(boat: $0.element) }  // expect: rows of `boats`
    ForEach(0..<total, id: \.self) { place in row(at: place) }  // expect: rows of `boats`
    ForEach(0..<total, id: \.self, content: row)  // expect: rows of `boats`
  }

  private func row(at place: Int) -> some View { BoatRow(boat: boats[place]) }
}

struct BoatRow: View {
  let boat: Boat
  var number = 0
  var body: some View { Text("\(number) \(boat.name)") }
}

final class Fleet: ObservableObject {
  @Published var boats: [Boat] = []
}

extension Array {
  func indexed() -> [(index: Int, element: Element)] { enumerated().map { (index: $0.offset, element: $0.element) } }
}
