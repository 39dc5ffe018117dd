import SwiftUI

struct Seat { let id: Int; var isTaken = false }

@Observable final class Theatre {
  var seats: [Seat] = []
  subscript(id: Int) -> Seat? { seats.first { $0.id == id } }
}

struct KeyRow: View {
  let number: Int
  let theatre: Theatre
  var body: some View { Text(theatre[number]?.isTaken == true ? "Taken" : "Free") }  // expect: info: each `KeyRow` scans `Theatre.seats`
}

struct Hall: View {
  let numbers: [Int]
  @State private var theatre = Theatre()
  var body: some View {
    List(numbers, id: \.self) { KeyRow(number: $0, theatre: theatre) }
  }
}
