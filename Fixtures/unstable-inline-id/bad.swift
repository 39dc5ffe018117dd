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
      Text("a").id(UUID().uuidString)  // expect: warning: `.id(UUID().uuidString)`
      Text("b").id("row-\(UUID())")  // expect: warning:
      Text("c").id(stamp)  // expect: warning: `.id(stamp)` gets the current time
      Text("d").id(token)  // expect: warning: `.id(token)` gets a random value
      Text("e").id(item?.id ?? UUID())  // expect: warning: `.id(item?.id ?? UUID())` may get a new identifier on each evaluation
      Text("f").id(text.isEmpty ? "empty" : UUID().uuidString)  // expect: warning:
      Text("g").id(AnyHashable(UUID()))  // expect: warning:
      Text("h").id(ObjectIdentifier(Token()))  // expect: warning:
      Text("i").tag(Date())  // expect: error: so it never equals a selection
      Text("j").matchedGeometryEffect(id: UUID(), in: shapes)  // expect: error: no other view
      Text("k").matchedTransitionSource(id: UUID(), in: shapes)  // expect: error:
      Text("l").navigationTransition(.zoom(sourceID: UUID(), in: shapes))  // expect: error:
      Text("m").glassEffectID(UUID(), in: shapes)  // expect: error:
      NavigationLink("n", value: UUID())  // expect: error:
    }
    .task(id: now) { text = "later" }  // expect: error: `.task(id: now)` gets the current time on each evaluation, which restarts the task
    .onChange(of: Date.now) { text = "" }  // expect: error: which runs the action
    .animation(.default, value: UUID())  // expect: warning: which animates every update
    .animation(.default, value: Double.random(in: 0...1))  // expect: warning:
    .sensoryFeedback(.success, trigger: Int.random(in: 0...9))  // expect: warning: which plays the effect
    .transaction(value: UUID()) { $0.animation = nil }  // expect: warning:
  }

  private var symbol: some View {
    Image(systemName: "bell")
      .symbolEffect(.bounce, value: Date())  // expect: warning:
      .layoutValue(key: Order.self, value: Double.random(in: 0...1))  // expect: warning: the layout
  }
}

final class Token {}
struct Item { let id: UUID }
struct Order: LayoutValueKey { static let defaultValue = 0.0 }

extension View {
  func redrawnToo() -> some View {
    self.id(UUID())  // expect: error:
  }
}

struct Rows: View {
  let names: [String]
  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach(names, id: \.self) { name in
          Text(name).id(UUID())  // expect: warning:
        }
      }
      .onAppear { proxy.scrollTo(UUID()) }  // expect: error: so it identifies no view
    }
  }
}

struct Model { static func nextID() -> UUID { UUID() } }  // note: `nextID` creates the value

struct Shell: View {
  var body: some View {
    Text("a").id(Model.nextID())  // expect: warning: `.id(Model.nextID())`
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
