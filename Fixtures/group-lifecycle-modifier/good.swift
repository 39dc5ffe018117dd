import SwiftUI

struct Shelf: View {
  @State private var text: String?
  @State private var isOpen = false
  let lines: [String]

  var body: some View {
    VStack {
      // Stacks stay.
      ZStack {
        if let text { Text(text) } else { ProgressView() }
      }
      .task { text = "loaded" }
      // One view that is always there.
      Group { Text("One") }
        .onAppear { isOpen = false }
      // Only style.
      Group {
        if isOpen { Text("Open") } else { Image(systemName: "xmark") }
      }
      .font(.headline)
      .foregroundStyle(.red)
      // Never changes while the program runs.
      Group {
        if #available(iOS 26, *) { Text("new") } else { Image(systemName: "clock") }
      }
      .onAppear { isOpen = true }
      Group {
        #if os(macOS)
          Text("mac")
        #else
          Image(systemName: "phone")
        #endif
      }
      .onAppear { isOpen = true }
      // The modifier may put the views into a stack.
      Group {
        if isOpen { Text("Open") } else { Image(systemName: "xmark") }
      }
      .framed()
      .onAppear { isOpen = true }
      // One view for each of the two, and no more than one at a time: each has its own.
      if isOpen { Text("a").onAppear { isOpen = true } } else { Image(systemName: "b").onAppear { isOpen = false } }
      single.onAppear { isOpen = true }
      text(for: "a").task { text = "a" }
    }
    .toolbar {
      Menu("More") {
        Group {
          Button("a") {}
          Button("b") {}
        }
        .onAppear { isOpen = true }
      }
    }
  }

  @ViewBuilder private var single: some View { Text("single") }
  // No builder: both have one type.
  private func text(for line: String) -> some View { return line.isEmpty ? Text("-") : Text(line) }
}

extension View {
  func framed() -> some View { VStack { self } }
}
