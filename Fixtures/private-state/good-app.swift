import SwiftUI

// SwiftUI alone creates the app, so that no call can pass a value.
@main struct EditorApp: App {
  @StateObject var library = Library()
  @State var isReady = false
  var body: some Scene {
    WindowGroup { Text(isReady ? library.name : "…") }
  }
}

final class Library: ObservableObject { @Published var name = "" }
