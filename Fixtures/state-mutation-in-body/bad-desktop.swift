import AppKit
import SwiftUI

struct Field: NSViewRepresentable {
  @Binding var text: String
  func makeNSView(context: Context) -> NSTextField { NSTextField() }
  func updateNSView(_ field: NSTextField, context: Context) {
    text.append("!")  // expect: warning: `Field.updateNSView()` writes `@Binding text`
  }
}
