import SwiftUI

struct Motor: View {
  var power = 1.0
  @State private var turns = 0
  var body: some View { Stepper("Turns", value: $turns) }
}

struct Fan: View {
  var power = 1.0
  @State private var turns = 0
  var body: some View { Stepper("Turns", value: $turns) }
}

struct Box<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var isOpen = false
  var body: some View { content }
}

struct Hall: View {
  enum Screen { case motor, fan, other }
  @State private var screen = Screen.motor
  @Binding var isOn: Bool
  @Binding var text: String
  @Binding var other: String
  let names: [String]
  let numbers: [String]

  static let isPhone = true

  var body: some View {
    VStack {
      // A choice between values.
      Motor(power: isOn ? 2 : 1).opacity(isOn ? 1 : 0.5)

      // Never changes while the program runs.
      if #available(iOS 18, *) { Motor().padding(2) } else { Motor() }
      if UIDevice.current.userInterfaceIdiom == .phone { Motor().padding(2) } else { Motor() }
      if Self.isPhone { Motor().padding(2) } else { Motor() }
      #if os(iOS)
      Motor().padding(2)
      #else
      Motor()
      #endif

      // Two views on purpose.
      if isOn { Motor().transition(.slide) } else { Motor().padding(2).transition(.opacity) }
      if isOn { Motor().id("on") } else { Motor().id("off") }
      Group {
        if isOn { Motor().padding(2) } else { Motor() }
      }
      .transition(.opacity)
    }
  }

  /// Nothing to lose.
  @ViewBuilder private var leaves: some View {
    if isOn { Text("On").bold() } else { Text("On") }
    if isOn { Image("a").resizable() } else { Image("a") }
    if isOn { Label("a", systemImage: "b").bold() } else { Label("a", systemImage: "b") }
    if isOn { Color.red.opacity(0.2) } else { Color.red }
    if isOn { Button("Go") { go() }.disabled(true) } else { Button("Go") { go() } }
    if isOn { ProgressView().tint(.red) } else { ProgressView() }
    if isOn { Link("x", destination: url).bold() } else { Link("x", destination: url) }
    if isOn { Circle().fill(.red) } else { Circle().fill(.blue) }
    if isOn { Spacer().frame(height: 4) } else { Spacer() }
    if isOn { Divider().padding() } else { Divider() }
    if isOn { EmptyView() } else { EmptyView() }
  }

  /// Containers with nothing inside that keeps anything.
  @ViewBuilder private var containers: some View {
    if isOn { VStack { Text("a") }.padding() } else { VStack { Text("a") } }
    if isOn { HStack { Text("a") } } else { HStack { Text("b"); Image("c") } }
    if isOn { Section { Text("a") } } else { Section { Text("b") } }
    if isOn { NavigationLink("a", value: 1).bold() } else { NavigationLink("a", value: 1) }
  }

  /// Other views, other data.
  @ViewBuilder private var others: some View {
    if isOn { Motor() } else { Fan() }
    if isOn { TextField("a", text: $text) } else { SecureField("a", text: $text) }
    if isOn { TextField("a", text: $text) } else { TextField("a", text: $other) }
    if isOn { List(names, id: \.self) { Text($0) } } else { List(numbers, id: \.self) { Text($0) } }
    if isOn { ScrollView { Text("a") } } else { ScrollView { Image("b") } }
    if isOn { AsyncImage(url: first) } else { AsyncImage(url: second) }
    if isOn { ForEach(names, id: \.self) { Text($0) } } else { ForEach(numbers, id: \.self) { Text($0) } }
    // Different types: `Box<Text>` and `Box<Image>`.
    if isOn { Box { Text("a") } } else { Box { Image("b") } }
    // Presence is not a choice.
    if isOn { Motor() }
  }

  /// Places of their own; some of them happen to show one type.
  @ViewBuilder private var screens: some View {
    switch screen {
    case .motor: Motor(power: 1)
    case .fan: Motor(power: 2)
    case .other: Fan()
    }
    switch screen {
    case .motor: VStack { Motor() }
    case .fan: HStack { Text("a"); Motor() }
    case .other: Fan()
    }
  }

  private var menus: some View {
    Text("a")
      .contextMenu {
        if isOn { Toggle("b", isOn: $isOn).disabled(true) } else { Toggle("b", isOn: $isOn) }
      }
      .toolbar {
        if isOn { Motor().padding() } else { Motor() }
      }
      .swipeActions {
        if isOn { Motor().padding() } else { Motor() }
      }
  }

  private let url = URL(string: "https://example.com")!
  private let first = URL(string: "https://example.com/1")
  private let second = URL(string: "https://example.com/2")
  private func go() {}
}

/// Without a builder the arms have one type, and the view keeps its identity.
struct Plain: View {
  @Binding var isOn: Bool
  var body: some View {
    if isOn { return Motor().opacity(0.5) } else { return Motor().opacity(1) }
  }
  var ternary: some View { isOn ? Motor().opacity(0.5) : Motor().opacity(1) }
  var helper: some View { if isOn { Motor(power: 1) } else { Motor(power: 2) } }
  var action: some View {
    Button("a") {
      if isOn { print(Motor()) } else { print(Motor(power: 2)) }
    }
  }
}

/// Rows of both arms get their identity from the data.
struct Rows: View {
  let names: [String]
  @Binding var isGrid: Bool
  var body: some View {
    if isGrid {
      HStack { ForEach(names, id: \.self) { _ in Motor() } }
    } else {
      VStack { ForEach(names, id: \.self) { _ in Motor() } }
    }
  }
}

/// A sheet is shown apart.
struct Presenter: View {
  @Binding var isOn: Bool
  @Binding var isShown: Bool
  var body: some View {
    if isOn {
      Text("a").sheet(isPresented: $isShown) { Motor() }
    } else {
      Image("b").sheet(isPresented: $isShown) { Motor() }
    }
  }
}

/// The business of rules about modifiers.
extension View {
  @ViewBuilder func tinted(_ isOn: Bool) -> some View {
    if isOn { self.tint(.red) } else { self }
  }
}

struct Dimmed: ViewModifier {
  var isOn: Bool
  func body(content: Content) -> some View {
    if isOn { content.opacity(0.5) } else { content }
  }
}

struct Round: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed { configuration.label.opacity(0.5) } else { configuration.label }
  }
}

/// A pass-through without a builder: the arms have one type.
extension View {
  func run<Result: View>(_ change: (Self) -> Result) -> Result { change(self) }
}

struct Through: View {
  @Binding var isOn: Bool
  var body: some View {
    Motor().run { view in if isOn { view.opacity(0.5) } else { view.opacity(1) } }
  }
}

/// Availability in the closure of a pass-through.
extension View {
  func adapt<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> Result { change(self) }
}

struct Adapted: View {
  var body: some View {
    Motor().adapt { view in if #available(iOS 17, *) { view.bold() } else { view } }
  }
}

/// Content that another view hands in: a conditional modifier in the shape of a view.
struct Border<Content: View>: View {
  @Binding var isWide: Bool
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      Text("Title")
      if isWide { content.padding() } else { content }
    }
  }
}

/// Each value gets a new destination.
struct Router: View {
  enum Stop { case first, second, third }
  var body: some View {
    NavigationStack {
      Text("Start")
        .navigationDestination(for: Stop.self) { stop in
          switch stop {
          case .first: Motor().padding(2)
          case .second: Motor()
          default: Fan()
          }
        }
    }
  }
}

/// What a pattern binds is something else in each arm.
struct Outlet<Value>: View {
  let value: Value
  @State private var isOpen = false
  var body: some View { Stepper("Open", value: .constant(1)).disabled(isOpen) }
}

struct Sockets: View {
  enum Plug { case number(Int), text(String) }
  let plug: Plug
  let mode: String
  var body: some View {
    VStack {
      // `Outlet<Int>` and `Outlet<String>`.
      switch plug {
      case .number(let value): Outlet(value: value)
      case .text(let value): Outlet(value: value)
      }
      // A chain that asks one question is a `switch`.
      if mode == "fan" {
        Fan()
      } else if mode == "slow" {
        let power = 0.5
        Motor(power: power)
      } else if mode == "fast" {
        let power = 2.0
        Motor(power: power)
      }
    }
  }
}

/// Locals and properties whose type has nothing to lose.
struct Captions: View {
  @Binding var isWide: Bool
  let caption: Text
  let label: Label<Text, Image>
  var body: some View {
    let title = Text("a")
    VStack {
      if isWide { title.padding() } else { title }
      if isWide { caption.padding() } else { caption }
      if isWide { self.label.padding() } else { label }
      if isWide { hint.padding() } else { hint }
    }
  }
  private var hint: some View { HStack { Text("a"); Image("b") } }
}

/// One type for two things.
struct Links: View {
  @Binding var isOpen: Bool
  var body: some View {
    if isOpen {
      HStack { Tile(title: "Flags"); Text("a") }
    } else {
      VStack { Tile(title: "About") }
    }
  }
}

struct Tile: View {
  let title: String
  @State private var isHovered = false
  var body: some View { Text(title).onHover { isHovered = $0 } }
}

/// Stateless, in a `switch`: each case has its own initializer.
struct Icon: View {
  init(symbol: String) {}
  init(text: String) {}
  var body: some View { Circle() }
}

struct Icons: View {
  let isText: Bool
  var body: some View {
    VStack {
      if isText { Icon(text: "a") } else { Icon(symbol: "b") }
      switch isText {
      case true: Icon(text: "a")
      case false: Icon(text: "b")
      }
    }
  }
}
