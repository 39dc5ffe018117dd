import Kit
import SwiftUI

struct Shop: View {
  let numbers: [Int]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(numbers, id: \.self) { number in
          Kit.Label(number: number)  // note: rows are built here
        }
      }
    }
  }
}
