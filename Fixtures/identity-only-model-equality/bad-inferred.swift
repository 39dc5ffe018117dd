// with: strict
import SwiftUI

struct Seat: Identifiable, Equatable {
  let id: Int
  var guest: String
  static func == (a: Seat, b: Seat) -> Bool { a.id == b.id }  // expect: info: `==` of `Seat` compares `id`, but ignores `guest`
}

@Observable final class Hall {
  var seats = [Seat]()
}

struct HallView: View {
  var hall: Hall
  var body: some View { ForEach(hall.seats) { seat in Text(seat.guest) } }
}
