import Combine
import SwiftUI

// Not an `ObservableObject`: no view observes `size`, only subscribers get it.
final class Measure {
  @Published var size = CGSize.zero
}

struct Wrapped: UIViewRepresentable {
  let measure: Measure
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    measure.size = view.intrinsicContentSize
  }
}

struct Measured: View {
  let measure: Measure
  @State private var size = CGSize.zero
  var body: some View {
    Wrapped(measure: measure)
      .frame(height: size.height)
      .onReceive(measure.$size) { size = $0 }
  }
}
