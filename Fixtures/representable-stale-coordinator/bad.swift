import SwiftUI
import UIKit

struct Ruler: UIViewRepresentable {
  @Binding var text: String
  let limit: Int
  var title = ""

  func makeUIView(context: Context) -> UITextField { UITextField() }
  func updateUIView(_ field: UITextField, context: Context) { field.text = text }  // note: does not tell the coordinator
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject {
    let parent: Ruler  // expect: warning: the coordinator keeps the first `Ruler` in `parent`, and `updateUIView` never replaces it: `parent.limit` is out of date after the first update
    init(_ parent: Ruler) { self.parent = parent }
    func count() -> Int { parent.title.count + parent.limit }  // note: is read here
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
    private let name: String  // expect: keeps `name` of the first `Tapped` in `name`
    private let onTap: () -> Void  // expect: keeps `onTap` of the first `Tapped` in `onTap`
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
    Ruler(text: $text, limit: other)  // note: `other` is passed as `limit` here, and may change
    Tapped(name: item) { picked = item }  // note: a closure is passed as `onTap` here
  }
}

struct Swatch: UIViewRepresentable {
  let onPick: (Int) -> Void

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(onPick: onPick) }

  final class Coordinator: NSObject {
    private let onPick: (Int) -> Void  // expect: keeps `onPick` of the first `Swatch`
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
    Swatch { picked = $0 + shade.number }  // note: a closure is passed as `onPick` here
  }
}
