import SwiftUI
import UIKit

final class Meter: NSObject {}

struct Given: UIViewRepresentable {
  let label: UILabel
  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) { label.text = "a" }
}

struct Made: UIViewRepresentable {
  let text: String
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}

struct Kept: UIViewRepresentable {
  @State private var label = UILabel()
  static let common = UILabel()
  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) {}
}

struct Initialized: UIViewRepresentable {
  let label: UILabel
  init(label: UILabel) { self.label = label }
  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) {}
}

/// No view; and the default is replaced by every call.
struct Replaced: UIViewRepresentable {
  let meter = Meter()
  var label = UILabel()
  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) {}
}

struct Page: View {
  let label: UILabel
  var body: some View { Replaced(label: label) }
}

/// The coordinator holds what it needs.
struct Coordinated: UIViewRepresentable {
  final class Coordinator {
    let label = UILabel()
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UILabel { context.coordinator.label }
  func updateUIView(_ view: UILabel, context: Context) {}
}

final class Controller: UIViewController {
  let label = UILabel()
}
