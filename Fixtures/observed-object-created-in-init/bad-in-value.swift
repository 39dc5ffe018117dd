import SwiftUI

final class Loader: ObservableObject {
  @Published var image: Image?
  func start() { image = Image("x") }
}

struct Picture: View {
  @ObservedObject var loader: Loader
  var body: some View {
    if let image = loader.image { image } else { Color.clear.onAppear { loader.start() } }
  }
}

/// A structure holds the new object.
struct Poster: View {
  struct Context {
    var loader: Loader
    var width = 1.0
  }
  private var context: Context
  init(url: URL) { context = Context(loader: Loader()) }  // expect: `Poster.init` creates `context.loader`; the initializer runs again whenever the parent updates, which resets it
  var body: some View { Picture(loader: context.loader) }
}

/// The same through another initializer.
struct Banner: View {
  struct Context { var loader: Loader }
  private var context: Context
  init(url: URL) { self.init(loader: Loader()) }  // expect: `Banner.init` creates `context.loader`
  init(loader: Loader) { context = Context(loader: loader) }
  var body: some View { Picture(loader: context.loader) }
}

struct Wall: View {
  @State private var count = 0
  @StateObject private var own = Loader()
  let url: URL
  var body: some View {
    Poster(url: url)
    Banner(url: url)
    Banner(loader: own)
    Button("\(count)") { count += 1 }
  }
}
