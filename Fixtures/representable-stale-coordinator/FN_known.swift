import SwiftUI
import UIKit

struct Ruler: UIViewRepresentable {
  let limit: Int
  let onEnd: () -> Void

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject {
    let parent: Ruler
    init(_ parent: Ruler) { self.parent = parent }
    // Through a method of the representable, and through a closure that was passed on.
    func count() { parent.measure() }
    func end() { parent.onEnd() }
  }

  func measure() { print(limit) }
}

struct Page: View {
  let limit: Int
  let onEnd: () -> Void
  var body: some View { Ruler(limit: limit, onEnd: onEnd) }
}
