import SwiftUI

/// Keeps the first value.
struct Kept: View {
  @State private var number: Int
  init(_ number: Int) { _number = State(initialValue: number) }
  var body: some View { Text("\(number)") }
}

struct Dice: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Kept(Int.random(in: 0...9))
  }
}
