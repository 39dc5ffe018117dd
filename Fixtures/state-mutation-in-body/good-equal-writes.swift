import SwiftUI

struct Exercise { var reps = 0 }

/// A `mutating` function that changes nothing of its value.
struct Target {
  var reps = 3
  private var isOn: Bool { reps > 0 }
  private func write(to exercise: inout Exercise) { exercise.reps = reps }
  mutating func apply(to exercise: inout Exercise) {
    guard isOn else { return }
    write(to: &exercise)
  }
}

struct Summary: View {
  @State private var target = Target()
  private var exercise: Exercise {
    var exercise = Exercise()
    target.apply(to: &exercise)
    return exercise
  }
  var body: some View { Text("\(exercise.reps)") }
}

/// The window of the same view, and the view itself.
struct WindowReader: NSViewRepresentable {
  @Binding var window: NSWindow?
  @Binding var anchor: NSView?
  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ view: NSView, context: Context) {
    DispatchQueue.main.async { [weak view] in
      if let found = view?.window { window = found }
    }
    DispatchQueue.main.async { anchor = view }
  }
}

struct Root: View {
  @State private var window: NSWindow?
  @State private var anchor: NSView?
  var body: some View { Text(window?.title ?? "").background(WindowReader(window: $window, anchor: $anchor)) }
}
