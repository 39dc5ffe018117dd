import SwiftUI

final class Choice: ObservableObject {
  @Published var ids: [Int] = []
  func add(_ id: Int) { ids.append(id) }
}

/// All callers pass an object, so that the other arm makes none.
struct ChoiceView: View {
  @StateObject private var choice: Choice
  init(id: Int, choice: Choice? = nil) {
    if let choice {
      _choice = StateObject(wrappedValue: choice)
    } else {
      let local = Choice()
      local.add(id)
      _choice = StateObject(wrappedValue: local)
    }
  }
  var body: some View { Text("\(choice.ids.count)") }
}

struct Choices: View {
  @StateObject private var choice = Choice()
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    ChoiceView(id: count, choice: choice)
  }
}

@main
struct Survey: App {
  var body: some Scene { WindowGroup { Choices() } }
}
