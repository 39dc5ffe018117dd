import SwiftUI

extension View {
  func adjust<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> Result { change(self) }
  func framed() -> some View { border(Color.red) }
}

struct Page: View {
  @Binding var isWide: Bool
  var body: some View {
    Button("Go") {}
      .adjust { page in
        if isWide { page.framed() } else { page }  // expect: warning: both branches show `page`
      }
  }
}
