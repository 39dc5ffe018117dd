import SwiftUI

final class SongModel: ObservableObject {
  static let shared = SongModel()
  init(title: String = "") { self.title = title }
  @Published var title: String
}

@Observable final class Palette {
  var isDark = false
}

final class Plain {}

struct Owner: View {
  @StateObject var model: SongModel
  var body: some View { Text(model.title) }
}

struct Keeper: View {
  @State var palette: Palette
  var body: some View { Text(palette.isDark ? "dark" : "light") }
}

struct Deferring: View {
  @StateObject private var model: SongModel
  init(model: @autoclosure @escaping () -> SongModel) { _model = StateObject(wrappedValue: model()) }
  var body: some View { Text(model.title) }
}

/// Takes the first one only.
struct First: View {
  @StateObject private var model: SongModel
  init(model: SongModel) { _model = StateObject(wrappedValue: model) }
  var body: some View { Text(model.title) }
}

struct SongView: View {
  @ObservedObject var model: SongModel
  var body: some View { Text(model.title) }
}

struct Lazily<Content: View>: View {
  let content: () -> Content
  init(_ content: @autoclosure @escaping () -> Content) { self.content = content }
  var body: some View { content() }
}

struct PlainView: View {
  let plain: Plain
  var body: some View { Text("plain") }
}

final class Cache {
  var models: [String: SongModel] = [:]
}

struct Album: View {
  let titles: [String]
  let cache: Cache
  @StateObject private var own = SongModel()
  @State private var next: SongModel?

  var body: some View {
    Owner(model: SongModel(title: "One"))
    NavigationLink("Song", destination: Owner(model: SongModel()))
    Keeper(palette: Palette())
    Deferring(model: SongModel())
    First(model: SongModel())
    SongView(model: own)
    SongView(model: .shared)
    Lazily(SongView(model: SongModel()))
    PlainView(plain: Plain())
    Text("a").environmentObject(own)
    Text("b").environmentObject(SongModel.shared)
    Button("New") {
      let model = SongModel()
      next = model
    }
    Text("c").onAppear { show(SongModel()) }
    ForEach(titles, id: \.self) { title in
      SongView(model: model(for: title))
    }
    rows
  }

  private func show(_ model: SongModel) { next = model }

  private func model(for title: String) -> SongModel {
    if let known = cache.models[title] { return known }
    let model = SongModel(title: title)
    cache.models[title] = model
    return model
  }

  @ViewBuilder private func row(_ title: String) -> some View {
    let model = SongModel(title: title)
    let _ = cache.models[title] = model
    SongView(model: model)
  }

  @ViewBuilder var rows: some View {
    ForEach(titles, id: \.self) { row($0) }
  }
}

/// No part of an update.
final class Coordinator {
  func start() -> some View { SongView(model: SongModel()) }
}

/// Only previews call it.
extension View {
  func sampled() -> some View { environmentObject(SongModel()) }
}

struct AlbumPreview: View {
  var body: some View { SongView(model: SongModel()) }
}

struct Album_Previews: PreviewProvider {
  static var previews: some View { SongView(model: SongModel()) }
}
