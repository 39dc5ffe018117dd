import SwiftUI

/// What an action ends still holds at the next evaluation.
struct Notes: View {
  let url: URL
  @State private var isEditing = true
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    if isEditing {
      Text((try? String(contentsOf: url, encoding: .utf8)) ?? "")  // expect: `String(contentsOf:encoding:)` (file access) runs on every evaluation of `Notes.body` that reaches it
      Button("Done") { isEditing = false }
    }
  }
}

struct Pages: View {
  let url: URL
  @State private var page = 3
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    if page > 0 {
      Text((try? String(contentsOf: url, encoding: .utf8)) ?? "")  // expect: runs on every evaluation of `Pages.body` that reaches it
      Button("Close") { close() }
    }
  }
  private func close() { page = 0 }
}

/// A condition of the environment is not a comparison with what is shown.
struct Label1: UIViewRepresentable {
  let url: URL
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    if context.environment.colorScheme != .dark {
      view.text = try? String(contentsOf: url, encoding: .utf8)  // expect: runs on every evaluation of `Label1.updateUIView()` that reaches it
    }
  }
}

/// One of two conditions goes on to hold.
final class Store {
  private var age = 0
  private var isForced = true
  func text(_ url: URL) -> String {
    if isForced || age > 3 {
      age = 0
      return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }
    return ""
  }
}

struct Texts: View {
  let store: Store
  let url: URL
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Text(store.text(url))  // expect: runs on every evaluation of `Texts.body` that reaches it
    Label1(url: url)
  }
}

/// No field changes the text.
struct Article: View {
  let url: URL
  @State private var article = ""
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Text(article.range(of: "a+", options: .regularExpression) == nil ? "" : "a")  // expect: (text analysis) runs on every evaluation of `Article.body`
      .task { article = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
  }
}
