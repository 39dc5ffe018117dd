import SwiftUI

final class SongModel: ObservableObject { @Published var title = "" }

struct SongView: View {
  @ObservedObject var model: SongModel
  var body: some View { Text(model.title) }
}

struct Album: View {
  var given: SongModel?

  var body: some View {
    // Only sometimes another object: it is unknown how often.
    SongView(model: given ?? SongModel())
    // Through a function of the project.
    page(SongModel())
  }

  private func page(_ model: SongModel) -> some View { SongView(model: model) }
}

struct Music: App {
  var body: some Scene { settings() }

  // Functions that give scenes are not looked into.
  private func settings() -> some Scene {
    WindowGroup { Album().environmentObject(SongModel()) }
  }
}
