import Combine
import SwiftUI

/// The only one belongs to the view that the app shows.
final class RootModel: ObservableObject {
  @Published var isLoading = true
  @Published var title = ""
  private var subscription: AnyCancellable?
  init() {
    subscription = $isLoading.sink { self.title = $0 ? "Loading" : "" }
  }
}

struct RootView: View {
  @StateObject private var model = RootModel()
  var body: some View { Text(model.title) }
}

@main struct ReaderApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}
