import SwiftUI

final class Form: ObservableObject {
  @Published var name = "" {
    didSet { name = name.trimmingCharacters(in: .whitespaces) }  // expect: info: `didSet` of `name` writes `name` again: whoever observes `Form` is told twice
  }
  @Published var page = 0
}

@Observable final class Settings {
  var port = 0 {  // note: each write of `port` is announced
    didSet { self.port = max(port, 1) }  // expect: `didSet` of `port`
  }
}

struct NameField: View {
  @State private var name = ""
  @State private var code = ""
  @State private var isDone = false
  @Binding var other: String
  @StateObject private var form = Form()
  var body: some View {
    TextField("Name", text: $name)
      .onChange(of: name) { name = name.uppercased() }  // expect: info: `onChange` of `name` writes `name` again: a second change and a second update for each
      .onChange(of: code) { _, new in
        withAnimation { self.code = String(new.prefix(6)) }  // expect: `onChange` of `code`
      }
      .onChange(of: isDone) {
        print("done")
        isDone = false  // expect: each change is followed by a second one
      }
      .onChange(of: other) { other += "!" }  // expect: no end if the value does not settle
      .onChange(of: form.name) { form.name = form.name.lowercased() }  // expect: `onChange` of `form.name` writes `form.name` again
      .onReceive(form.$name) { form.name = $0.lowercased() }  // expect: `onReceive` of `form.name` writes `form.name` again
      .onChange(of: form.page) { _, page in form.page = page }  // expect: what is known already is announced once more
  }
}
