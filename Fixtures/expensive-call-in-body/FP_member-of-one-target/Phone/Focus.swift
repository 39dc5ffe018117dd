import SwiftUI

extension View {
  /// SwiftUI has one of this name where there is a remote control.
  func focusSection() -> some View {
    let title = try? String(contentsOfFile: "/tmp/title", encoding: .utf8)  // expect: info: `String(contentsOfFile:encoding:)` (file access) runs on every evaluation of `Shelf.body`
    return accessibilityLabel(title ?? "")
  }
}
