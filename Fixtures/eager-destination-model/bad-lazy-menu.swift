import SwiftUI

final class PostcardModel: ObservableObject {
  let text: String
  init(name: String) {
    text = (try? String(contentsOfFile: name, encoding: .utf8)) ?? ""
  }
}

struct PostcardView: View {
  @ObservedObject private var model: PostcardModel
  init(name: String) { model = PostcardModel(name: name) }
  var body: some View { Text(model.text) }
}

/// The preview of each row's menu, in a lazy stack.
struct Postcards: View {
  let names: [String]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(names, id: \.self) { name in
          Text(name).contextMenu {  // expect: warning: the preview `PostcardView` is built with every row
            Button("Open") {}
          } preview: {
            PostcardView(name: name)
          }
        }
      }
    }
  }
}
