import SwiftUI

final class Form: ObservableObject {
  @Published var name = "" {
    didSet { name = name.trimmingCharacters(in: .whitespaces) }  // expect: info: `didSet` of `name` writes `name`, which causes a second update for each change
  }
  @Published var page = 0
}

@Observable final class Settings {
  var port = 0 {  // note: every write of `port` triggers an update
    didSet { self.port = max(port, 1) }  // expect: `didSet` of `port`
  }
}

struct NameField: View {
  @State private var name = ""
  @State private var count = 0
  @Binding var other: String
  @StateObject private var form = Form()
  var body: some View {
    TextField("Name", text: $name)
      .onChange(of: name) { name = "@" + name }  // expect: info: `onChange` of `name` writes `name`, which causes a second update for each change, and never ends if the value does not settle  // help: adjust the value where it is set, or write it only if it differs
      .onChange(of: count) {
        withAnimation { self.count = count + 1 }  // expect: `onChange` of `count`
      }
      .onChange(of: other) { other += "!" }  // expect: `onChange` of `other` writes `other`
      .onChange(of: form.name) { form.name = form.name.lowercased() }  // expect: `onChange` of `form.name` writes `form.name`
      .onReceive(form.$name) { form.name = $0.lowercased() }  // expect: `onReceive` of `form.name` writes `form.name`
      .onChange(of: form.page) { _, page in form.page = page }  // expect: `onChange` of `form.page` writes `form.page`  // help: delete the assignment
  }
}
