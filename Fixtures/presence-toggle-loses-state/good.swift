import SwiftUI

struct Sketch: View {
  @State private var strokes: [Int] = []
  var body: some View { Text("\(strokes.count)") }
}

struct Photo: UIViewRepresentable {
  @State private var size = 0
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Glow: View {
  @State private var isHovering = false
  @State private var isAnimating = false
  @State private var picture: Image?
  var body: some View { Text("\(isHovering) \(isAnimating)").overlay { picture } }
}

struct Plain: View {
  let text: String
  var body: some View { Text(text) }
}

struct Page: View {
  @State private var isOpen = false
  @State private var isFirst = true
  @State private var hasAppeared = false
  @State private var hasError = false
  @State private var isKnown = false
  @State private var isLoading = false
  @State private var draft: String?
  let isWide: Bool
  static let isDebug = false
  var body: some View {
    VStack {
      Button("Open") { isOpen.toggle() }
      Button("Error") { hasError.toggle() }
      Button("Load") { isLoading.toggle() }
      Button("Draft") { draft = draft == nil ? "" : nil }
      // One way only.
      Button("Begin") { isFirst = false }
      if isFirst { Sketch() }
      if hasAppeared { Sketch() }
      // Not switched, but worked out.
      if !isKnown { Sketch() }
      // Nothing that anybody misses.
      if isOpen { Glow() }
      // `if let`, an input, a constant, an `else`.
      if let draft { Text(draft); Sketch() }
      if isWide { Sketch() }
      if Self.isDebug { Sketch() }
      if isOpen { Sketch() } else { Text("Closed") }
      // Nothing to lose.
      if isOpen { Plain(text: "Open") }
      if isOpen { TextField("Name", text: .constant("")) }
      // Placeholders.
      if hasError { Sketch() }
      if isLoading { Sketch() }
      // A transition says that it comes and goes.
      if isOpen { Sketch().transition(.slide) }
      // Expensive to keep.
      if isOpen { Photo() }
    }
    .onAppear {
      hasAppeared = true
      isKnown = draft != nil
    }
    .overlay { if isOpen { Sketch() } }
    .sheet(isPresented: $isOpen) { Sketch() }
  }
}

// More than one condition decides.
struct Combined: View {
  @State private var isOpen = false
  let isWide: Bool
  var body: some View {
    VStack {
      Button("Open") { isOpen.toggle() }
      if isOpen, isWide { Sketch() }
    }
  }
}

// A modifier's content is not its own.
struct Hiding: ViewModifier {
  @State private var isHidden = false
  func body(content: Content) -> some View {
    VStack {
      Button("Hide") { isHidden.toggle() }
      if !isHidden { content }
    }
  }
}
