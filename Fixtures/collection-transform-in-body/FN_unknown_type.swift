import SwiftUI

// The elements of the dictionary are found by a closure of an unknown type, so that nothing is known of what
// `filter` is called on. It could be a publisher, or anything else.

struct Reader<Value>: View {
  let read: () -> Value
  let items: (Value) -> [Int]
  var body: some View {
    let value = items(read())
    ForEach(value.filter { $0 > 1 }, id: \.self) { Text("\($0)") }
  }
}
