import SwiftUI

final class LetterModel: ObservableObject {
  let text: String
  init(name: String) {
    text = (try? String(contentsOfFile: name, encoding: .utf8)) ?? ""
  }
}

struct LetterView: View {
  @ObservedObject private var model: LetterModel
  init(name: String) { model = LetterModel(name: name) }
  var body: some View { Text(model.text) }
}

/// In the body of a row, in a lazy stack, and with each row's menu.
struct LetterRow: View {
  let name: String
  var body: some View {
    NavigationLink(name) { LetterView(name: name) }  // expect: warning: the destination `LetterView` is built with every row, shown or not, which creates a new `LetterModel` each time (file access)
  }
}

struct Letters: View {
  let names: [String]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(names, id: \.self) { name in
          LetterRow(name: name)
          Text(name).contextMenu {  // expect: warning: the preview `LetterView`
            Button("Open") {}
          } preview: {
            LetterView(name: name)
          }
        }
      }
    }
  }
}
