import SwiftUI

/// Only its parent evaluates it, which makes new content anyway.
struct Section1<Content: View>: View {
  let title: String
  @Environment(\.colorScheme) private var scheme
  @ViewBuilder let content: () -> Content
  var body: some View {
    VStack {
      Text(title).foregroundStyle(scheme == .dark ? .white : .black)
      content()
    }
  }
}

struct Row<Label: View>: View {
  let action: () -> Void
  @ViewBuilder let label: () -> Label
  var body: some View {
    HStack {
      Button("Open", action: action)
      label()
    }
  }
}

struct Settings: View {
  @State private var count = 0
  var body: some View {
    // The row that is passed stores closures.
    Section1(title: "\(count)") {
      Row(action: count == 0 ? { count += 1 } : { count = 0 }, label: { Text("Add") })
    }
  }
}
