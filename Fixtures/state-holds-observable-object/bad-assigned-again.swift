import SwiftUI

final class Code: ObservableObject {
  @Published var text = ""
  func load() { text = "loaded" }
}

final class Session: ObservableObject {
  @Published var isAllowed = false
  func allow() { isAllowed = true }
  func code() -> Code { Code() }
}

// `@StateObject` cannot be assigned, and the session evaluates the view as well.
struct Scanner: View {
  @ObservedObject var session: Session
  @State private var code = Code()  // expect: info: `@State code` does not observe its `Code`
  // help: pass the object to a view that takes it as `@ObservedObject`, or make `Code` `@Observable`
  var body: some View {
    VStack {
      if session.isAllowed { Text(code.text) }
      Button("Load") { code.load() }
    }
    .onAppear { code = session.code() }
  }
}

// The view's own state says nothing about the object.
struct Reader: View {
  @State private var code = Code()  // expect: info: `@State code` does not observe its `Code`
  // help: use `@StateObject private var code`, or make `Code` `@Observable`
  @State private var count = 0
  var body: some View {
    Button("\(count): \(code.text)") { count += 1 }
      .task { code.load() }
  }
}

// Another file reads the property.
struct Printer: View {
  @State var code = Code()  // expect: info: `@State code` does not observe its `Code`
  // help: use `@StateObject var code`…
  var body: some View { Text(code.text) }
}

struct Tester {
  let printer = Printer()
  var text: String { printer.code.text }
}
