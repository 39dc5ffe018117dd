import SwiftUI

struct Board: View {
  @Namespace private var shapes
  @State private var text = ""
  @State private var choice = 0
  let item: Item?

  private var now: Date { .now }
  private var token: String { "board-\(makeToken())" }
  private func makeToken() -> Int { Int.random(in: 0...1_000) }

  var body: some View {
    let stamp = Date().timeIntervalSince1970
    VStack {
      TextField("Name", text: $text).id(UUID())
//                                   ^~ expect: error: `.id(UUID())` gets a new identifier on each evaluation, which resets
      Text("a").id(UUID().uuidString)
      Text("b").id("row-\(UUID())")  // expect: info:
      Text("c").id(stamp)  // expect: info: `.id(stamp)` gets the current time
      Text("d").id(token)  // expect: info: `.id(token)` gets a random value
      Text("e").id(item?.id ?? UUID())  // expect: info: `.id(item?.id ?? UUID())` may get a new identifier on each evaluation
      Text("f").id(text.isEmpty ? "empty" : UUID().uuidString)  // expect: info:
      Text("g").id(AnyHashable(UUID()))  // expect: info:
      Text("h").id(ObjectIdentifier(Token()))  // expect: info:
      Text("i").tag(Date())  // expect: error: so it never equals a selection
      Text("j").matchedGeometryEffect(id: UUID(), in: shapes)  // expect: warning: no other view
      Text("k").matchedTransitionSource(id: UUID(), in: shapes)  // expect: warning:
      Text("l").navigationTransition(.zoom(sourceID: UUID(), in: shapes))  // expect: warning:
      Text("m").glassEffectID(UUID(), in: shapes)  // expect: warning:
      NavigationLink("n", value: UUID())  // expect: warning:
    }
    .task(id: now) { text = "later" }  // expect: warning: `.task(id: now)` gets the current time on each evaluation, which restarts the task
    .onChange(of: Date.now) { text = "" }  // expect: warning: which runs the action
    .animation(.default, value: UUID())  // expect: info: which animates every update
    .animation(.default, value: Double.random(in: 0...1))  // expect: info:
    .sensoryFeedback(.success, trigger: Int.random(in: 0...9))  // expect: info: which plays the effect
    .transaction(value: UUID()) { $0.animation = nil }  // expect: info:
  }

  private var symbol: some View {
    Image(systemName: "bell")
      .symbolEffect(.bounce, value: Date())  // expect: info:
      .layoutValue(key: Order.self, value: Double.random(in: 0...1))  // expect: info: the layout
  }
}

final class Token {}
struct Item { let id: UUID }
struct Order: LayoutValueKey { static let defaultValue = 0.0 }

extension View {
  func redrawnToo() -> some View {
    self.id(UUID())  // expect: info:
  }
}

struct Rows: View {
  let names: [String]
  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach(names, id: \.self) { name in
          Text(name).id(UUID())  // expect: info:
        }
      }
      .onAppear { proxy.scrollTo(UUID()) }  // expect: error: so it identifies no view
    }
  }
}

struct Model { static func nextID() -> UUID { UUID() } }  // note: `nextID` creates the value

struct Shell: View {
  var body: some View {
    Text("a").id(Model.nextID())  // expect: info: `.id(Model.nextID())`
  }
}

// A view in a constant is where the constant is shown.

struct Kept: View {
  @State private var text = ""
  var body: some View { TextField("Text", text: $text) }
}

struct Frame: View {
  var body: some View {
    let kept = Kept().id(UUID())  // expect: `.id(UUID())` gets a new identifier on each evaluation
    VStack { kept.padding() }
  }
}
