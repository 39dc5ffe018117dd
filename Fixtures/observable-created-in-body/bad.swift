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
  @ObservedObject var model: SongModel  // note: `model` receives the `SongModel`
  var body: some View { Button(model.title) { model.rename() } }
}

struct SongForm: View {
  @Bindable private var palette: Palette
  init(palette: Palette) { _palette = Bindable(wrappedValue: palette) }
  var body: some View { Toggle("Dark", isOn: $palette.isDark) }
}

struct SongLabel: View {
  let model: SongModel
  var body: some View { Button(model.title) { model.rename() } }
}

struct Initialized: View {
  @ObservedObject private var model: SongModel
  init(of song: SongModel) { self.model = song }
  var body: some View { Button(model.title) { model.rename() } }
}

struct Owner: View {
  @StateObject var model: SongModel
  var body: some View { Text(model.title) }
}

struct Tinted: ViewModifier {
  @ObservedObject var model: SongModel
  func body(content: Content) -> some View {
    content.opacity(model.title.isEmpty ? 0 : 1).onTapGesture { model.rename() }
  }
}

struct Album: View {
  let titles: [String]
  @State private var isShown = false

  var body: some View {
    SongView(model: SongModel(title: "One"))  // expect: info: `Album.body` creates a new `SongModel` for `@ObservedObject SongView.model` on every update
    SongView(model: .init())  // expect: info: `Album.body` creates a new `SongModel` for `@ObservedObject SongView.model` on every update
    SongForm(palette: Palette())  // expect: `@Bindable SongForm.palette`
    SongLabel(model: (SongModel()))  // expect: `let SongLabel.model`
    Initialized(of: SongModel())  // expect: `@ObservedObject Initialized.model`
    Text("a").environmentObject(SongModel())  // expect: `Album.body` creates a new `SongModel` for `environmentObject(_:)` on every update, which resets its state
    Text("b").environment(Palette())  // expect: `Album.body` creates a new `Palette` for `environment(_:)` on every update, which resets its state
    Text("c").environment(\.palette, Palette())  // expect: `Album.body` creates a new `Palette` for `environment(_:_:)` on every update, which resets its state
    Text("d").modifier(Tinted(model: SongModel()))  // expect: Tinted.model
    List(titles, id: \.self) { title in
      SongView(model: SongModel(title: title))  // expect: info: `Album.body` creates a new `SongModel` for `@ObservedObject SongView.model` in each row on every update
    }
    .sheet(isPresented: $isShown) {
      SongView(model: SongModel())  // expect: SongView.model
    }
    helped
    built(from: "x")
    Button("Show") { isShown = true }.opacity(isShown ? 0 : 1)
  }

  @ViewBuilder private var helped: some View {
    let model = SongModel()  // expect: info: `Album.helped` creates the `SongModel` of `@StateObject Owner.model` before `@StateObject` can defer it; every instance but the first is discarded
    Owner(model: model)
  }

  private func built(from title: String) -> some View {
    let model = makeModel(title)  // expect: `Album.built()` creates a new `SongModel`
    return SongView(model: model)
  }

  private func makeModel(_ title: String) -> SongModel { SongModel(title: title) }  // note: `makeModel` returns a new `SongModel`
}

/// Scenes run rarely.
@main
struct AlbumApp: App {
  @State private var titles: [String] = []
  var body: some Scene {
    WindowGroup {
      Album(titles: titles)
        .onAppear { titles.append("a") }
        .environmentObject(SongModel())  // expect: info: `AlbumApp.body`
    }
  }
}

extension SongModel { func rename() { title = "a" } }
extension Palette { func darken() { isDark = true } }
