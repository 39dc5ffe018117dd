import SwiftUI

final class Search: ObservableObject {
  @Published var text = ""
}

struct SearchPanel: View {
  @ObservedObject var search: Search
  var body: some View { TextField("Find", text: $search.text) }
}

/// The text is for a view of SwiftUI, not for the label.
struct Editor: UIViewRepresentable {
  let query: String
  @ObservedObject var search: Search

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    if search.text != query {
      search.text = query  // expect: warning: writes `Search.text` once
      // help: write it after the update, with `DispatchQueue.main.async`, or in a callback of the platform view
    }
  }
}
