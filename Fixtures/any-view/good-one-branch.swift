import SwiftUI

/// What is only shown or not hides no choice, and a view of unknown type cannot be shown without erasing it.
final class TitleModel: ObservableObject {
  @Published var title: (() -> any View)?
  @Published var isShown = false

  func show(_ title: @escaping () -> any View) {
    self.title = title
    isShown.toggle()
  }
}

struct TitledScreen: View {
  @StateObject private var model = TitleModel()
  var body: some View {
    ScrollView { Text("Content") }
      .overlay {
        if model.isShown, let title = model.title {
          AnyView(title()).padding()
        }
      }
  }
}

struct SearchScreen: View {
  @State private var isSearching = false
  var body: some View {
    VStack {
      Button("Search") { isSearching.toggle() }
      if isSearching {
        AnyView(SearchField())
      }
    }
  }
}

struct SearchField: View {
  @State private var text = ""
  var body: some View { TextField("Search", text: $text) }
}
