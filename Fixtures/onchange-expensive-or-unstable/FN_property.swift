import SwiftUI

/// The walk is behind a property.
struct Chart2: View {
  let values: [Int]
  private var positive: [Int] { values.filter { $0 > 0 } }
  var body: some View {
    Text("Chart").animation(.default, value: positive)
  }
}
