import SwiftUI

struct Kept<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { VStack { content } }
}

struct Built<Content: View>: View {
  private let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { VStack { content } }
}

/// There to put it off.
struct Later<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

struct Drawer<Content: View>: View {
  let content: () -> Content
  @State private var isOpen = false
  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen { content() }
    }
  }
}

struct Twice<Content: View>: View {
  let content: () -> Content
  var body: some View {
    ZStack {
      content().blur(radius: 2)
      content()
    }
  }
}

struct Rows<Row: View>: View {
  let row: (Int) -> Row
  let separator: () -> Row
  let empty: () -> Row
  let details: () -> Row
  let header: () -> Row
  @State private var isShown = false
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { row($0) }
      ForEach(0..<3, id: \.self) { _ in separator() }
      GeometryReader { _ in empty() }
      ScrollView { LazyVStack { header() } }
    }
    .sheet(isPresented: $isShown) { details() }
  }
}

/// Passed on.
struct Outer<Content: View>: View {
  let content: () -> Content
  var body: some View { Later(content: content) }
}

struct Inner<Content: View>: View {
  let content: () -> Content
  var body: some View {
    Kept { content() }
  }
}

/// No generic view.
struct Erased: View {
  let content: () -> AnyView
  let title: () -> String
  var body: some View {
    VStack {
      content()
      Text(title())
    }
  }
}

/// SwiftUI cannot compare it for `label` either.
struct Choices<Value: Hashable, Title: View, Label: View>: View {
  let values: [Value]
  @ViewBuilder let title: () -> Title
  @ViewBuilder let label: (Value) -> Label
  var body: some View {
    VStack {
      title()
      ForEach(values, id: \.self) { label($0) }
    }
  }
}
