import SwiftUI

enum Step: Hashable { case first, second, third }

struct StepRow: View {
  let title: String
  @State private var note = ""
  var body: some View { TextField(title, text: $note) }
}

/// What is appended is not there, or may have been taken away before.
struct Steps: View {
  @State private var steps: [Step] = [.first]
  @State private var checked: [Step] = [.first]
  @State private var toggled: [Step] = [.first]
  var body: some View {
    List {
      ForEach(steps, id: \.self) { _ in StepRow(title: "") }
      ForEach(checked, id: \.self) { _ in StepRow(title: "") }
      ForEach(toggled, id: \.self) { _ in StepRow(title: "") }
      Button("Add") {
        steps.append(.second)
        if !checked.contains(.first) { checked.append(.first) }
      }
      Button("Toggle") {
        if toggled.isEmpty { toggled.append(.first) } else { toggled.removeAll() }
      }
    }
  }
}

/// One element, positions, and elements that differ with the loop.
struct Counts: View {
  @State private var words: [String] = []
  let text: String
  var body: some View {
    List {
      ForEach(Array(repeating: "a", count: 1), id: \.self) { StepRow(title: $0) }
      ForEach(Array(text.split(separator: " ").enumerated()), id: \.offset) { Text($0.element) }
      ForEach("a b".split(separator: " "), id: \.self) { Text($0) }
      ForEach(words, id: \.self) { StepRow(title: $0) }
      Button("Add") {
        for i in 0..<3 {
          words.append("\(i)")
        }
        for _ in 0..<1 {
          words.append("one")
        }
      }
    }
  }
}
