// with: strict
import SwiftUI

struct Numbers: View {
  var body: some View {
    List(0..<3, id: \.self) { number in
      Rows.row(number)  // expect: the `AnyView` of `row` is a row of `List`
    }
  }
}
