import SwiftUI

struct Compose: View {
  @State private var text = ""
  @State private var isBold = false
  @State private var size = 1
  @State private var color = 0
  let recipients: [String]
  var body: some View {
    VStack {
      Text("\(text) \(size) \(color)")
      if isBold { Text("Bold") }
      small
      much
      acting
      twice
      twice
      framed { Text("x") }
    }
  }
  // Small.
  private var small: some View {
    VStack {
      Text("Recipients")
      Text("\(recipients.count)")
    }
  }
  // Most of what the body reads.
  private var much: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text(text)
      Text("\(size)")
      Text("\(color)")
      Text(isBold ? "Bold" : "Thin")
    }
  }
  // Calls a function of the view.
  private var acting: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Button("Clear") { clear() }
    }
  }
  private func clear() { text = "" }
  // Shown in more than one place.
  private var twice: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
    }
  }
  // Takes content.
  private func framed(@ViewBuilder _ content: () -> some View) -> some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      content()
    }
  }
}

// One of many at a time, and nothing but inputs beside it.
enum Kind { case a, b, c, d, e }
struct Kinds: View {
  @State private var isOpen = false
  @State private var title = ""
  let kind: Kind
  var body: some View {
    VStack {
      Text(isOpen ? title : "")
      icon
    }
  }
  @ViewBuilder private var icon: some View {
    switch kind {
    case .a: HStack { Text("a"); Text("1") }
    case .b: HStack { Text("b"); Text("2") }
    case .c: HStack { Text("c"); Text("3") }
    case .d: HStack { Text("d"); Text("4") }
    case .e: HStack { Text("e"); Text("5") }
    }
  }
}

// Shows what nothing watches, and only the environment changes beside it.
struct Aside: View {
  @State private var zoom = 1.0
  @State private var angle = 0.0
  var body: some View {
    VStack {
      Text("Title").scaleEffect(zoom).rotationEffect(.degrees(angle))
      defaults
    }
  }
  private var defaults: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Toggle("On", isOn: Binding(get: { UserDefaults.standard.bool(forKey: "on") }, set: { _ in }))
    }
  }
}

struct Dressed: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  let title: String
  var body: some View {
    VStack {
      Text(scheme == .dark ? "Dark" : "Light")
      Text(direction == .leftToRight ? "Left" : "Right")
      part
    }
  }
  private var part: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text(title)
    }
  }
}

// Nothing else that changes.
struct Only: View {
  let title: String
  var body: some View {
    VStack { part }
  }
  private var part: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text(title)
    }
  }
}
