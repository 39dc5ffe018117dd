import SwiftUI

// A new view has the code at once: the initializer and a function that runs when it appears set it.

struct Token: View {
  let key: String
  @State private var code: String
  @State private var name = ""

  init(key: String) {
    self.key = key
    let shown = Generator(key: key)
    _code = State(initialValue: shown.code)
  }

  var body: some View {
    Text(code + name)
      .onAppear { update() }
      .onReceive(NotificationCenter.default.publisher(for: .tick)) { _ in update() }
  }

  private func update() {
    let shown = Generator(key: key)
    code = shown.code
    name = key
  }
}

struct Generator {
  let key: String
  var code: String { key.lowercased() }
}

extension Notification.Name {
  static let tick = Notification.Name("tick")
}

struct Page: View {
  let keys: [String]
  var body: some View {
    ForEach(keys, id: \.self) { key in Token(key: key).id(UUID()) }
    // A spinner between spacers has nothing to lose.
    HStack {
      Spacer()
      ProgressView()
      Spacer()
    }
    .id(UUID())
  }
}
