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

struct Mark: View {
  @State private var marks: [String] = []  // note: `@State marks` returns to its initial value
  var body: some View { Button("\(marks.count)") { marks.append("a") } }
}

// The note goes with the flag anyway, the mark does not. Another condition removes nothing.
struct Sidebar: View {
  @State private var isOpen = true
  @State private var isWide = true
  var body: some View {
    VStack {
      VStack {
        Mark()
        if isOpen { Note() }
      }
      .applyIf(!isOpen) { $0.frame(width: 0) }  // expect: warning: when `!isOpen` changes, which resets `@State marks` of `Mark`
      VStack {
        if isOpen || isWide { Note() }
      }
      .applyIf(isWide) { $0.frame(width: 0) }  // expect: warning: which resets `@State text` of `Note`
      Button("Open") { isOpen.toggle() }
      Button("Wide") { isWide.toggle() }
    }
  }
}
