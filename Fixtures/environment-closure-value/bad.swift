import SwiftUI

struct OpenAction {
  let open: (String) -> Void
  func callAsFunction(_ name: String) { open(name) }
}

struct CloseAction {
  var close: (() -> Void)?  // note: the closure is stored here
}

private struct FinishKey: EnvironmentKey {
  static let defaultValue: () -> Void = {}
}

extension EnvironmentValues {
  @Entry var pick: (Int) -> Void = { _ in }  // note: `\.pick` is declared here
  @Entry var reset: (() -> Void)?
  @Entry var open = OpenAction { _ in }
  @Entry var close: CloseAction?
  var finish: () -> Void {
    get { self[FinishKey.self] }
    set { self[FinishKey.self] = newValue }
  }
}

final class Album {
  func add(_ id: Int) {}
}

struct Gallery: View {
  let album: Album
  @State private var chosen = 0
  @State private var path: [String] = []

  private func clear() { chosen = 0 }

  var body: some View {
    let start = Date()
    return VStack {
      Text("A \(chosen) \(path.count)").environment(\.pick, { chosen = $0 })  // expect: info: `\.pick` gets a closure that captures `chosen` of `self`
      Text("B").environment(\.pick) { [weak album] in album?.add($0) }  // expect: `\.pick` gets a closure that captures `album` of `self`
      Text("C").environment(\.reset, clear)  // expect: `\.reset` gets a method of `self`
      Text("D").environment(\.reset, self.clear)  // expect: `\.reset` gets a method of `self`
      Text("E").environment(\.finish, { print(start) })  // expect: captures `start`
      Text("F").environment(\.open, OpenAction { path.append($0) })  // expect: captures `path` of `self`
      Text("G").environment(\.open, OpenAction(open: { name in path = [name] }))  // expect: `\.open` gets a closure
      Text("H").environment(\.open, .init { path.append($0) })  // expect: `\.open` gets a closure
      Text("I").environment(\.close, CloseAction(close: clear))  // expect: whenever `Gallery` is
    }
  }
}

struct Closing: ViewModifier {
  @Binding var isShown: Bool
  func body(content: Content) -> some View {
    content.environment(\.finish, { isShown = false })  // expect: whenever `Closing` is
  }
}

/// Made by a property.
struct Hall: View {
  @State private var path: [String] = []
  private var opening: OpenAction { OpenAction { path.append($0) } }  // note: the value is created here
  private var finishing: () -> Void { { path = [] } }
  var body: some View {
    Text("Hall \(path.count)")
      .environment(\.open, opening)  // expect: captures `path` of `self`
      .environment(\.finish, self.finishing)  // expect: `\.finish` gets a closure
  }
}
