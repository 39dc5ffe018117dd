import SwiftUI

struct Digit: View {
  @Binding var text: String
  let onDelete: () -> Void
  var body: some View { TextField("Digit", text: $text).onSubmit(onDelete) }
}

/// The other closure is new each time, too: `Digit` cannot be compared in any case.
struct Code: View {
  @State private var digits = ["1", "2"]
  @State private var count = 0
  let title: String

  var body: some View {
    Text(title)
    Text("\(count)")
    Button("Count") { count += 1 }
    Digit(text: Binding(get: { digits[0] }, set: { digits[0] = $0 }), onDelete: { digits.removeLast() })
  }
}
