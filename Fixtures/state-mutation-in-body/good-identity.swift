import SwiftUI

// The next evaluation writes nothing, because the view is then the same.

struct ScrollFinder: UIViewRepresentable {
  @Binding var found: UIView?
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    let outer = view.superview
    if found !== outer {
      DispatchQueue.main.async { found = outer }
    }
  }
}

struct Scroller: View {
  @State private var found: UIView?
  var body: some View { ScrollFinder(found: $found) }
}
