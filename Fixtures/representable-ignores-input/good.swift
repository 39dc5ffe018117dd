import SwiftUI
import UIKit

final class EditorView: UIView {
  var text = ""
  var hint = ""
  var isReduced = false
  var onEnd: (() -> Void)?
}

/// The update applies what changes, through a function.
struct Applied: UIViewRepresentable {
  let title: String
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    configure(label)
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) { configure(label) }
  private func configure(_ label: UILabel) { label.text = title }
}

/// Every call passes a constant.
struct Fixed: UIViewRepresentable {
  let title: String
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = title
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) {}
}

/// The name says that only the first value counts.
struct Draft: UIViewRepresentable {
  let initialText: String
  func makeUIView(context: Context) -> EditorView {
    let view = EditorView()
    view.text = initialText
    return view
  }
  func updateUIView(_ view: EditorView, context: Context) {}
}

/// Another value is another view.
struct Keyed: UIViewRepresentable {
  let title: String
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = title
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) {}
}

/// The coordinator gets the new value and applies it.
struct Coordinated: UIViewRepresentable {
  let title: String
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = title
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) {
    context.coordinator.parent = self
    context.coordinator.apply(to: label)
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  @MainActor final class Coordinator {
    var parent: Coordinated
    init(_ parent: Coordinated) { self.parent = parent }
    func apply(to label: UILabel) { label.text = parent.title }
  }
}

/// Which of its values the view uses depends on the mode; a system setting changes rarely.
struct Moded: UIViewRepresentable {
  let path: String
  let isPlain: Bool
  let isReduced: Bool
  func makeUIView(context: Context) -> EditorView {
    let view = EditorView()
    if isPlain { view.text = path }
    view.isReduced = isReduced
    return view
  }
  func updateUIView(_ view: EditorView, context: Context) {}
}

/// A binding leads to the state; an object is asked when it is needed.
struct Referring: UIViewRepresentable {
  @Binding var text: String
  let formatter: NumberFormatter
  let onEnd: () -> Void
  func makeUIView(context: Context) -> EditorView {
    let view = EditorView()
    view.text = text
    view.hint = formatter.string(from: 1) ?? ""
    view.onEnd = onEnd
    return view
  }
  func updateUIView(_ view: EditorView, context: Context) {}
}

/// An optional that appears and disappears: another view each time.
struct Found: View {
  @State private var path: String?
  var body: some View {
    Button("Search") { path = "a" }
    if let path { Fixed(title: path) }
  }
}

struct Page: View {
  @State private var title = ""
  @Environment(\.accessibilityReduceMotion) private var isReduced
  var body: some View {
    TextField("Title", text: $title)
    Moded(path: title, isPlain: false, isReduced: isReduced)
    Applied(title: title)
    Fixed(title: "Notes")
    Draft(initialText: title)
    Keyed(title: title).id(title)
    Coordinated(title: title)
    Referring(text: $title, formatter: NumberFormatter()) { title = "" }
  }
}
