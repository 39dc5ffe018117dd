import SwiftUI

struct Amounts: View {
  let amounts: [Int]
  var body: some View {
    List(amounts, id: \.self) { AmountRow(amount: $0) }
  }
}
