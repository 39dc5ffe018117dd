import Kit
import SwiftUI

public struct Shop: View {
  let numbers: [Int]
  public init(numbers: [Int]) { self.numbers = numbers }
  public var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(numbers, id: \.self) { number in
          Kit.Label(number: number)  // note: rows are built here
        }
      }
    }
  }
}
