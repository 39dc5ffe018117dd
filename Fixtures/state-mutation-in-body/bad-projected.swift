import SwiftUI

struct Board: View {
  @State private var count = 0
  private func next() -> Int {
    $count.wrappedValue = 2  // expect: error: `@State count`
    _count.wrappedValue = 3  // expect: error: `@State count`
    return count
  }
  var body: some View { Text("\(next())") }
}
