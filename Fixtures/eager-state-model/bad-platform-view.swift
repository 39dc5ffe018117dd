import SwiftUI

final class Bar: UIView {
  private let session = URLSession(configuration: .default)
  private let host = UIHostingController(rootView: Text("Bar"))
}

struct Editor: View {
  @State private var bar: Bar
  let title: String
  init(title: String) {
    self.title = title
    _bar = State(initialValue: Bar())  // expect: but `@State var bar` keeps only the first result  // help: hold it in a class that `@StateObject` creates, which defers the value
  }
  var body: some View { Text("\(title) \(bar.description)") }
}

struct Editors: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Editor(title: title)
  }
}
