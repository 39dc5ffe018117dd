import SwiftUI
import UIKit

final class Store {
  var count = 0
}

/// Told about each value.
struct Told: UIViewRepresentable {
  let limit: Int
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { context.coordinator.parent = self }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  final class Coordinator: NSObject {
    var parent: Told
    init(_ parent: Told) { self.parent = parent }
    func count() -> Int { parent.limit }
  }
}

/// By a method of the coordinator, and by a helper.
struct Handed: UIViewRepresentable {
  let limit: Int
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { refresh(context.coordinator) }
  private func refresh(_ coordinator: Coordinator) { coordinator.take(self) }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  final class Coordinator: NSObject {
    var parent: Handed
    init(_ parent: Handed) { self.parent = parent }
    func take(_ parent: Handed) { self.parent = parent }
    func count() -> Int { parent.limit }
  }
}

/// Bindings and objects are the same for every value, and so is a closure that only writes state.
struct Referring: UIViewRepresentable {
  @Binding var text: String
  let store: Store
  let onTap: () -> Void
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { label.text = text }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  final class Coordinator: NSObject {
    let parent: Referring
    init(_ parent: Referring) { self.parent = parent }
    func tap() {
      parent.text = "\(parent.store.count)"
      parent.onTap()
    }
  }
}

/// Inputs that never change, and one that is meant for the beginning.
struct Fixed: UIViewRepresentable {
  let limit: Int
  var initialText = ""
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  final class Coordinator: NSObject {
    let parent: Fixed
    init(_ parent: Fixed) { self.parent = parent }
    func count() -> Int { parent.limit + parent.initialText.count }
  }
}

/// Each presentation has a coordinator of its own.
struct Presented: UIViewRepresentable {
  let limit: Int
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  final class Coordinator: NSObject {
    let parent: Presented
    init(_ parent: Presented) { self.parent = parent }
    func count() -> Int { parent.limit }
  }
}

/// The parameter is the closure's own.
struct Noting: UIViewRepresentable {
  let onNote: (Int) -> Void
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(onNote: onNote) }
  final class Coordinator: NSObject {
    private let onNote: (Int) -> Void
    init(onNote: @escaping (Int) -> Void) { self.onNote = onNote }
    func note() { onNote(3) }
  }
}

/// Only what makes the view reads the copy.
struct Unread: UIViewRepresentable {
  let limit: Int
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(limit: limit) }
  final class Coordinator: NSObject {
    private let limit: Int
    init(limit: Int) { self.limit = limit }
  }
}

struct Page: View {
  let limit: Int
  let store: Store
  @State private var text = ""
  @State private var isShown = false

  var body: some View {
    Told(limit: limit)
    Handed(limit: limit)
    Referring(text: $text, store: store) { isShown = true }
    Fixed(limit: 3, initialText: text)
    Presented(limit: limit).id(limit)
    Noting { number in isShown = number > 3 }
    Unread(limit: limit)
      .sheet(isPresented: $isShown) { Presented(limit: limit) }
  }
}
