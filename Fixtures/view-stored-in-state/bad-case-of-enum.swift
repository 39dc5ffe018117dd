import SwiftUI

enum Curtain {
  case none
  case custom(AnyView)  // note: this case holds a view
}

enum Notice: Identifiable {
  case login
  case custom(id: String, content: AnyView)
  var id: String {
    switch self {
    case .login: "login"
    case .custom(let id, _): id
    }
  }
}

final class Usher: ObservableObject {
  @Published var notice: Notice?  // expect: `@Published var notice` of `Usher` keeps an `AnyView` in a case of `Notice`
  func show<V: View>(_ id: String, @ViewBuilder _ view: () -> V) { notice = .custom(id: id, content: AnyView(view())) }
}

struct Seats: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

struct Hall: View {
  @ObservedObject var usher: Usher
  @State private var curtain = Curtain.none  // expect: `@State var curtain` of `Hall` keeps an `AnyView` in a case of `Curtain`
  @State private var count = 0

  var body: some View {
    ZStack {
      Button("Show") { curtain = .custom(AnyView(Seats(count: count))) }
      Button("Notice") { usher.show("seats") { Seats(count: count) } }
      Button("Count") { count += 1 }
      switch curtain {
      case .none: EmptyView()
      case .custom(let view): view
      }
    }
  }
}

/// Nothing that changes is shown.
struct Foyer: View {
  @State private var curtain = Curtain.none
  var body: some View {
    Button("Show") { curtain = .custom(AnyView(Text("Welcome"))) }
    if case .custom(let view) = curtain { view }
  }
}
