import SwiftUI
import UIKit

struct Ruler: UIViewRepresentable {
  @Binding var text: String
  let limit: Int
  var title = ""

  func makeUIView(context: Context) -> UITextField { UITextField() }
  func updateUIView(_ field: UITextField, context: Context) { field.text = text }  // note: `updateUIView` does not replace `parent` of the coordinator
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject {
    let parent: Ruler  // expect: info: the coordinator keeps the first `Ruler` in `parent`, as `updateUIView` does not replace it: `parent.limit` becomes outdated
    init(_ parent: Ruler) { self.parent = parent }
    func count() -> Int { parent.title.count + parent.limit }  // note: the coordinator reads `parent.limit` here
  }
}

/// Copies of what the representable has.
struct Tapped: UIViewRepresentable {
  let name: String
  let onTap: () -> Void

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { label.text = name }
  func makeCoordinator() -> Coordinator { Coordinator(name: name, onTap: onTap) }

  final class Coordinator: NSObject {
    private let name: String  // expect: the coordinator keeps the first `name` in `name`, as `updateUIView` does not replace it: `name` becomes outdated
    private let onTap: () -> Void  // expect: the coordinator keeps the first `onTap` in `onTap`, as `updateUIView` does not replace it: `onTap` becomes outdated  // help: make `onTap` a `var` that…
    init(name: String, onTap: @escaping () -> Void) {
      self.name = name
      self.onTap = onTap
    }
    func tap() {
      print(name)
      onTap()
    }
  }
}

struct Page: View {
  let item: String
  let other: Int
  @State private var text = ""
  @State private var picked = ""

  var body: some View {
    Ruler(text: $text, limit: other)  // note: `other`, which may change, is passed as `limit` here
    Tapped(name: item) { picked = item }  // note: a closure, which may change, is passed as `onTap` here
  }
}

struct Swatch: UIViewRepresentable {
  let onPick: (Int) -> Void

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(onPick: onPick) }

  final class Coordinator: NSObject {
    private let onPick: (Int) -> Void  // expect: the coordinator keeps the first `onPick` in `onPick`, as `updateUIView` does not replace it: `onPick` becomes outdated
    init(onPick: @escaping (Int) -> Void) { self.onPick = onPick }
    func pick() { onPick(3) }
  }
}

struct Shade {
  var number = 0
}

struct Shades: View {
  @State private var picked = 0
  var body: some View { swatch(for: Shade()) }

  private func swatch(for shade: Shade) -> some View {
    Swatch { picked = $0 + shade.number }  // note: a closure, which may change, is passed as `onPick` here
  }
}
