import SwiftUI

struct AmountRow: View {
  let amount: Int
  private let formatter = NumberFormatter()  // expect: info: once for each row
  var body: some View { Text(formatter.string(from: amount as NSNumber) ?? "") }
}
