import SwiftUI

// Rows whose kind is written at the call give one view each; cells of a grid come from an inner loop on purpose.

enum RowKind {
  case plain
  case action(() -> Void)
  case choices([String])
}

struct Row: View {
  let title: String
  let kind: RowKind
  var isCompact = true

  var body: some View { content.padding() }

  @ViewBuilder private var content: some View {
    switch kind {
    case .plain: Text(title)
    case .action(let run): Button(title) { run() }
    case .choices(let choices): ForEach(choices, id: \.self) { Text($0) }
    }
  }
}

struct Lines: View {
  let isCompact: Bool
  var body: some View {
    if isCompact {
      Text("a")
    } else {
      Text("a")
      Text("b")
    }
  }
}

struct Page: View {
  @State private var names: [String] = []
  var body: some View {
    List(names, id: \.self) { name in
      Row(title: name, kind: .action { names.append(name) })
    }
    List(names, id: \.self) { name in
      Row(title: name, kind: .plain)
    }
    List(names, id: \.self) { _ in
      Lines(isCompact: true)
    }
  }
}

struct Week: Identifiable {
  let id: Int
  let days: [Int]
}

struct Month: View {
  @State private var weeks: [Week] = []
  var body: some View {
    LazyVGrid(columns: [GridItem(), GridItem()]) {
      ForEach(weeks) { week in
        ForEach(week.days, id: \.self) { Text("\($0)") }
      }
    }
    .onTapGesture { weeks.append(Week(id: weeks.count, days: [1])) }
  }
}
