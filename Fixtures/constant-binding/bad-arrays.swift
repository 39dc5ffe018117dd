import SwiftUI

struct Paths: View {
  @State private var filter = ""
  @State private var tab = 0
  @State private var names: [String] = []

  var body: some View {
    let path: [String] = []
    let pages = [Int]()
    NavigationStack(path: .constant(path)) { Text("A") }  // expect: error: `NavigationStack` cannot change `path`
    NavigationStack(path: .constant(pages)) { Text("B") }  // expect: error:
    List(names, id: \.self, selection: .constant(names.first)) { Text($0) }  // expect: warning: `List` cannot change `names.first`
    SecureField("Word", text: .constant(filter))  // expect: warning: `SecureField`
    Picker("Tab", selection: .constant(tab)) { Text("One") }  // expect: warning: `Picker`
    Stepper("Tab", value: .constant(tab))  // expect: info: `Stepper`
  }
}
