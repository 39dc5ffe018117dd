import SwiftUI

final class Flow: ObservableObject {
  @Published var error: String?
  @Published var path: [Int] = []
  @Published var tab = 0
}

struct Paths: View {
  @ObservedObject var flow: Flow
  var body: some View {
    let path = NavigationPath()
    NavigationStack(path: .constant(path)) { Text("A") }  // expect: error: `NavigationStack` cannot change `path`: `path: .constant` ignores writes  // help: keep the path in `@State` and pass `$path`
    NavigationStack(path: .constant(NavigationPath())) { Text("B") }  // expect: error:
    NavigationStack(path: .constant(flow.path)) { Text("C") }
    //                     ^~~~~~~~ expect: warning: `NavigationStack` cannot change `flow.path`
  }
}

struct Controls: View {
  @ObservedObject var flow: Flow
  @State private var name = ""
  @State private var level = 0.5
  @State private var isOn = false
  @Environment(\.isEnabled) private var isEnabled

  private var title: String { name.uppercased() }

  var body: some View {
    TextField("Name", text: .constant(name))  // expect: warning: `TextField` cannot change `name`  // help: pass a binding to the state (`$property`), or show the value with `Text` and `.textSelection(.enabled)`
    TextField("Title", text: .constant(title))  // expect: warning:
    TabView(selection: .constant(flow.tab)) { Text("One") }  // expect: warning:
    Slider(value: .constant(level))  // expect: info: `Slider` cannot change `level`  // help: pass a binding to the state (`$property`), or add `.disabled(true)` if the value is only shown
    Toggle("On", isOn: Binding.constant(!isOn))  // expect: info:
    if let error = flow.error {
      TextField("Error", text: .constant(error))  // expect: warning: `error`
    }
    Text("Sheet")
      .sheet(isPresented: .constant(flow.error != nil)) { Text("Failed") }  // expect: info: `sheet` cannot change `flow.error != nil`  // help: pass a binding whose `set` makes the condition false, or present with `item:`
      .alert("Failed", isPresented: .constant(flow.error != nil)) {}  // expect: info: `alert`
      .alert("Failed", isPresented: .constant(flow.error != nil)) {  // expect: info:
        Button("OK") { flow.error = nil }
      }
  }
}

struct Rating: View {
  @Binding var stars: Int
  var body: some View { Stepper("Stars", value: $stars) }
}

struct Review: View {
  @State private var stars = 3
  var body: some View { Rating(stars: .constant(stars)) }  // expect: info: `Rating` cannot change `stars`: `stars: .constant`
}
