import SwiftUI

/// Every caller passes a constant, which ignores what is written.
public struct Sheetlike: UIViewRepresentable {
  @Binding var height: CGFloat
  public init(height: Binding<CGFloat>) { _height = height }
  public func makeUIView(context: Context) -> UILabel { UILabel() }
  public func updateUIView(_ label: UILabel, context: Context) {
    DispatchQueue.main.async { height = label.frame.height }
  }
}

struct Cover: View {
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    Sheetlike(height: .constant(0))
  }
}
