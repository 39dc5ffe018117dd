import SwiftUI

final class Rules: ObservableObject {
  @Published var text = ""
  func clear() { text += "." }
}

/// The initializer of the child needs the object, and the environment is not there yet.
struct Profile: View {
  @EnvironmentObject var rules: Rules  // expect: observes `rules` only to pass it to child views  // help: read it through an `EnvironmentKey` of your own, which does not observe it
  var body: some View {
    Text("Profile")
    Summary(rules: rules)
  }
}

struct Summary: View {
  @ObservedObject private var rules: Rules
  init(rules: Rules) { self.rules = rules }
  var body: some View { TextField("Rules", text: $rules.text).onSubmit { rules.clear() } }
}

struct Start: View {
  @State private var rules = Rules()
  var body: some View { Profile().environmentObject(rules) }
}
