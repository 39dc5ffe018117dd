import AppKit
import SwiftUI

struct Field: NSViewRepresentable {
  let field = NSTextField()  // expect: error: `Field` makes a `NSTextField` as its property `field`

  func makeNSView(context: Context) -> NSTextField { field }
  func updateNSView(_ view: NSTextField, context: Context) { context.coordinator.parent = self }
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject {
    var parent: Field
    init(_ parent: Field) { self.parent = parent }
    func clear() { parent.field.stringValue = "" }  // note: uses one that is not on the screen
  }
}
