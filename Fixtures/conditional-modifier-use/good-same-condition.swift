import SwiftUI

extension View {
  @ViewBuilder
  func applyIf<Result: View>(_ condition: Bool, _ transform: (Self) -> Result) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct Note: View {
  @State private var text = ""
  var body: some View { TextField("Note", text: $text) }
}

// What is in the list goes with the same flag.
struct Sidebar: View {
  @State private var isOpen = true
  @State private var isAllowed = true
  var body: some View {
    List {
      if isAllowed && isOpen { Note() }
    }
    .applyIf(!isOpen) { $0.frame(width: 0) }
    .toolbar {
      Button("Open") { isOpen.toggle() }
      Button("Allow") { isAllowed.toggle() }
    }
  }
}

// The container shows another view in each size class.
struct Adaptive<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @ViewBuilder let content: () -> Content
  var body: some View {
    if sizeClass == .compact {
      NavigationStack { content() }
    } else {
      HStack { content() }
    }
  }
}

struct Screen: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View {
    Adaptive {
      Note().applyIf(sizeClass == .compact) { $0.padding() }
    }
  }
}
