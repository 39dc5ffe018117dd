// What the specimens are made of: models, rows, containers, modifiers of our own.
//
// Every type here or in the other files that conforms to `View` or `ViewModifier` is a specimen: the
// compiler's type of its body is compared with the one that SameView finds.

import SwiftUI

struct Track: Identifiable, Hashable {
  let id: Int
  var title: String
  var isLoud = false
  var chapters: [Chapter] = []
  var cover: URL?
}

struct Chapter: Identifiable, Hashable {
  let id: UUID
  var name: String
}

struct Station {
  var code: String
  var lines: [Int]
}

enum Phase: String, CaseIterable, Identifiable {
  case idle, loading, done
  var id: String { rawValue }
  var title: String { rawValue.capitalized }
}

enum Loading {
  case waiting
  case loaded([Track])
  case failed(message: String, code: Int)
}

final class Player: ObservableObject {
  @Published var tracks: [Track] = []
  @Published var current: Track?
  @Published var volume = 0.5
  var station = Station(code: "", lines: [])
  static let shared = Player()
}

@Observable final class Library {
  var tracks: [Track] = []
  var title = ""
  var isOpen = false
}

struct TrackRow: View {
  let track: Track
  var body: some View {
    Text(track.title)
  }
}

struct Badge: View {
  let count: Int
  var body: some View {
    Text("\(count)").padding(4).background(.red, in: Capsule())
  }
}

struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    VStack { content }.padding()
  }
}

struct Titled<Title: View, Content: View>: View {
  let title: Title
  let content: Content
  init(@ViewBuilder content: () -> Content, @ViewBuilder title: () -> Title) {
    self.title = title()
    self.content = content()
  }
  var body: some View {
    VStack {
      title
      Divider()
      content
    }
  }
}

struct Rows<Item: Identifiable, Row: View>: View {
  let items: [Item]
  let row: (Item) -> Row
  init(_ items: [Item], @ViewBuilder row: @escaping (Item) -> Row) {
    self.items = items
    self.row = row
  }
  var body: some View {
    ForEach(items) { row($0) }
  }
}

struct Lifted: ViewModifier {
  var height = 4.0
  func body(content: Content) -> some View {
    content.shadow(radius: height).padding()
  }
}

struct Dimmed: ViewModifier {
  let isDimmed: Bool
  func body(content: Content) -> some View {
    if isDimmed {
      content.opacity(0.5)
    } else {
      content
    }
  }
}

struct Bordered<S: ShapeStyle>: ViewModifier {
  let style: S
  func body(content: Content) -> some View {
    content.overlay(Rectangle().stroke(style))
  }
}

struct RoundStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().clipShape(Circle())
  }
}

struct Wave: Shape {
  func path(in rect: CGRect) -> Path { Path() }
}

extension View {
  func lifted() -> some View { modifier(Lifted()) }
  func boxed(_ isBoxed: Bool = true) -> some View { padding().border(.red) }
  func erased() -> AnyView { AnyView(self) }

  @ViewBuilder func applyIf<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }

  func framed(_ size: CGFloat?) -> some View {
    let width = size ?? 10
    return frame(width: width, height: width)
  }

  var centered: some View {
    HStack {
      Spacer()
      self
      Spacer()
    }
  }

  func bordered<S: ShapeStyle>(_ style: S) -> some View { modifier(Bordered(style: style)) }
}

extension Text {
  func headlined() -> Text { font(.headline).bold() }
  var asTitle: some View { font(.title).padding() }
}

struct AccentKey: EnvironmentKey {
  static let defaultValue = 1.0
}

extension EnvironmentValues {
  var accent: Double {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}

@ViewBuilder func globalHeader(_ title: String) -> some View {
  Text(title).bold()
  Divider()
}

func globalBadge(_ count: Int) -> some View { Badge(count: count).padding(2) }
