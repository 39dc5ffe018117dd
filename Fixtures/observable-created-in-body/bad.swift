import SwiftUI

final class SongModel: ObservableObject {
  init(title: String = "") { self.title = title }
  @Published var title: String
}

@Observable final class Palette {
  var isDark = false
}

private struct PaletteKey: EnvironmentKey {
  static let defaultValue: Palette? = nil
}

extension EnvironmentValues {
  var palette: Palette? {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
}

struct SongView: View {
  @ObservedObject var model: SongModel  // note: `model` receives it
  var body: some View { Text(model.title) }
}

struct SongForm: View {
  @Bindable private var palette: Palette
  init(palette: Palette) { _palette = Bindable(wrappedValue: palette) }
  var body: some View { Toggle("Dark", isOn: $palette.isDark) }
}

struct SongLabel: View {
  let model: SongModel
  var body: some View { Text(model.title) }
}

struct Initialized: View {
  @ObservedObject private var model: SongModel
  init(of song: SongModel) { self.model = song }
  var body: some View { Text(model.title) }
}

struct Owner: View {
  @StateObject var model: SongModel
  var body: some View { Text(model.title) }
}

struct Tinted: ViewModifier {
  @ObservedObject var model: SongModel
  func body(content: Content) -> some View { content.opacity(model.title.isEmpty ? 0 : 1) }
}

struct Album: View {
  let titles: [String]
  @State private var isShown = false

  var body: some View {
    SongView(model: SongModel(title: "One"))  // expect: error: `SongModel(title: "One")` makes a new `SongModel` each time that `Album.body` is evaluated, and hands it to `@ObservedObject SongView.model`
    SongView(model: .init())  // expect: makes a new `SongModel`
    SongForm(palette: Palette())  // expect: `@Bindable SongForm.palette`
    SongLabel(model: (SongModel()))  // expect: `let SongLabel.model`
    Initialized(of: SongModel())  // expect: `@ObservedObject Initialized.model`
    Text("a").environmentObject(SongModel())  // expect: hands it to `environmentObject(_:)`
    Text("b").environment(Palette())  // expect: hands it to `environment(_:)`
    Text("c").environment(\.palette, Palette())  // expect: hands it to `environment(_:_:)`
    Text("d").modifier(Tinted(model: SongModel()))  // expect: Tinted.model
    List(titles, id: \.self) { title in
      SongView(model: SongModel(title: title))  // expect: is evaluated, for each row
    }
    .sheet(isPresented: $isShown) {
      SongView(model: SongModel())  // expect: SongView.model
    }
    helped
    built(from: "x")
  }

  @ViewBuilder private var helped: some View {
    let model = SongModel()  // expect: warning: `Owner.model`, too late for its autoclosure: all but the first are made for nothing
    Owner(model: model)
  }

  private func built(from title: String) -> some View {
    let model = makeModel(title)  // expect: `makeModel(title)` makes a new `SongModel` each time that `Album.built()`
    return SongView(model: model)
  }

  private func makeModel(_ title: String) -> SongModel { SongModel(title: title) }  // note: `makeModel` gives a new `SongModel`
}

/// Scenes run rarely.
@main
struct AlbumApp: App {
  var body: some Scene {
    WindowGroup {
      Album(titles: [])
        .environmentObject(SongModel())  // expect: warning: `AlbumApp.body`
    }
  }
}
