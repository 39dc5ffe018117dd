import SwiftUI

// The view only reads the binding; the label has a member of the same name.

final class Plate: NSView { var isLit = false }

struct Sign: NSViewRepresentable {
  @Binding var isLit: Bool
  func makeNSView(context: Context) -> Plate { Plate() }
  func updateNSView(_ plate: Plate, context: Context) { plate.isLit = isLit }
}

struct Shop: View {
  @State private var isOpen = false
  var body: some View {
    Sign(isLit: .constant(isOpen))
    Button("Open") { isOpen = true }
  }
}
