// with: strict
import SwiftUI

extension View {
  func adjust<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> Result { change(self) }
  func framed() -> some View { border(Color.red) }
}

struct Page: View {
  @Binding var isWide: Bool
  func flipIsWide() { isWide.toggle() }
  var body: some View {
    Button("Go") {}
      .adjust { page in
        if isWide { page.framed() } else { page }  // expect: info: both branches show `page`
      }
  }
}
