import SwiftUI
import UIKit

struct Field: UIViewRepresentable {
  let field = UITextField()  // expect: info: `Field` creates a new `UITextField` in `field`  // help: create the `UITextField` in `makeUIView`, and keep it in the coordinator

  func makeUIView(context: Context) -> UITextField { field }
  func updateUIView(_ view: UITextField, context: Context) { context.coordinator.parent = self }
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject {
    var parent: Field
    init(_ parent: Field) { self.parent = parent }
    func clear() { parent.field.text = "" }  // note: `clear` uses a `UITextField` that is not on screen
  }
}
