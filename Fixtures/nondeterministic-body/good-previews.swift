import SwiftUI

/// What runs in previews and in actions only.
struct Lottery: View {
  @State private var drawn = 0
  private func deal(_ number: Int = .random(in: 1...49)) { drawn = number }
  private func stamp(_ date: Date = .now) { drawn = Int(date.timeIntervalSince1970) }
  var body: some View {
    Text("\(drawn)")
    Button("Draw") { deal() }
    Button("Stamp") { stamp() }
      .onTapGesture { drawn = [1, 2].randomElement() ?? 0 }
  }
}

struct Lottery_Previews: PreviewProvider {
  static var previews: some View { Text("\(Int.random(in: 1...6))") }
}

#Preview {
  Text(UUID().uuidString)
}
