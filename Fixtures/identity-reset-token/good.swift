import SwiftUI

struct NameField: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}

// A token for a task.
struct TaskToken: View {
  @State private var token = UUID()
  var body: some View {
    NameField()
      .task(id: token) {}
      .onTapGesture { token = UUID() }
  }
}

// Ids of things.
struct Account: Identifiable { let id: UUID }
struct Switching: View {
  @State private var account: Account
  @State private var page = 0
  @State private var chosen = UUID()
  let others: [Account]
  init(_ account: Account) {
    _account = State(initialValue: account)
    others = []
  }
  var body: some View {
    VStack {
      NameField().id(account.id)
      // Also set to something that means something.
      NameField().id(chosen)
      // The page is shown, too.
      NameField().id(page)
      Text("Page \(page)")
      Button("Next") { page += 1 }
      Button("Other") { account = others[0] }
      Button("Pick") { chosen = others[0].id }
      Button("New") { chosen = UUID() }
    }
  }
}

// Nothing to lose, and an exchange that is meant to be seen.
struct Moving: View {
  @State private var token = UUID()
  var body: some View {
    VStack {
      Text("Hello").id(token)
      Circle().id(token)
      NameField().id(token).transition(.opacity)
      Button("Again") { token = UUID() }
    }
  }
}

// Menus have nothing to lose.
struct Choices: View {
  @State private var token = UUID()
  var body: some View {
    Menu("More") {
      Button("Again") { token = UUID() }
      NameField().id(token)
    }
  }
}

struct Shortcuts: Commands {
  @State private var token = UUID()
  var body: some Commands {
    CommandMenu("More") {
      NameField().id(token)
      Button("Again") { token = UUID() }
    }
  }
}

// Never changed, set by other code, constant.
struct Still: View {
  @State private var token = UUID()
  @Binding var outer: UUID
  var body: some View {
    VStack {
      NameField().id(token)
      NameField().id(outer)
      NameField().id("constant")
      Button("New") { outer = UUID() }
    }
  }
}

// Another enum is not an order: the mode of a screen is what it shows.
enum Mode: Hashable { case day, month }
struct Modes: View {
  @State private var mode = Mode.day
  var body: some View {
    VStack {
      NameField().id(mode)
      Button("Month") { mode = .month }
    }
  }
}
