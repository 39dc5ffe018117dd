// with: strict
import SwiftUI

extension View {
  func modify<Other: View>(@ViewBuilder _ transform: (Self) -> Other) -> some View { transform(self) }
}

struct Poster: View {
  @State private var isZoomed = false

  var body: some View {
    ScrollView { Text("Poster") }
      .padding()
      #if !targetEnvironment(macCatalyst)
      .navigationTitle("Poster")
      .modify { view in
        if #available(iOS 18.0, *), isZoomed { view.offset(y: 12) } else { view }  // expect: both branches show `view`
      }
      #endif
      .onTapGesture { isZoomed.toggle() }
  }
}
