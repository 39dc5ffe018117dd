import SwiftUI

struct Seat { let id: Int; var isTaken = false }

@Observable final class Theatre {
  var seats: [Seat] = []
  var marked: [Int] = []
  func seat(_ id: Int) -> Seat? { seats.first { $0.id == id } }
}

final class Wishes: ObservableObject {
  @Published var numbers: [Int] = []
  func isWished(_ number: Int) -> Bool { numbers.contains(number) }
}

/// `first`, `firstIndex`, `filter`, a method that looks, a set of an observed object.
struct FirstRow: View {
  let number: Int
  let theatre: Theatre
  var body: some View { Text(theatre.seat(number)?.isTaken == true ? "Taken" : "Free") }  // expect: info: each `FirstRow` scans `Theatre.seats`
}

struct IndexRow: View {
  let number: Int
  let theatre: Theatre
  var body: some View { Text("\(theatre.marked.firstIndex(of: number) ?? 0)") }  // expect: each `IndexRow` scans `Theatre.marked`
}

struct FilterRow: View {
  let number: Int
  @Environment(Theatre.self) private var theatre
  var body: some View { Text("\(theatre.seats.filter { $0.id == number }.count)") }  // expect: each `FilterRow` scans `Theatre.seats`
}

struct WishRow: View {
  let number: Int
  @EnvironmentObject var wishes: Wishes
  var body: some View { Text(wishes.isWished(number) ? "Wished" : "") }  // expect: each `WishRow` scans `Wishes.numbers`
}

struct Hall: View {
  let numbers: [Int]
  @State private var theatre = Theatre()
  var body: some View {
    List {
      ForEach(numbers, id: \.self) { number in
        FirstRow(number: number, theatre: theatre)
        IndexRow(number: number, theatre: theatre)
        FilterRow(number: number)
        WishRow(number: number)
      }
    }
  }
}
