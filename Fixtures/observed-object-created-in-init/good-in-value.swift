import SwiftUI

final class Loader: ObservableObject {
  @Published var image: Image?
  func start() { image = Image("x") }
}

final class Theme: ObservableObject {
  @Published var tint = Color.red
}

struct Picture: View {
  @ObservedObject var loader: Loader
  var body: some View {
    if let image = loader.image { image } else { Color.clear.onAppear { loader.start() } }
  }
}

/// The caller owns the object.
struct Poster: View {
  struct Context { var loader: Loader }
  private var context: Context
  init(loader: Loader) { context = Context(loader: loader) }
  var body: some View { Picture(loader: context.loader) }
}

/// `@State` keeps the value with its object, and nothing changes the other object.
struct Banner: View {
  struct Context { var loader: Loader }
  struct Look { var theme: Theme }
  @State private var context: Context
  private var look: Look
  init() {
    _context = State(initialValue: Context(loader: Loader()))
    look = Look(theme: Theme())
  }
  var body: some View { Picture(loader: context.loader).tint(look.theme.tint) }
}

struct Wall: View {
  @State private var count = 0
  @StateObject private var own = Loader()
  var body: some View {
    Poster(loader: own)
    Banner()
    Button("\(count)") { count += 1 }
  }
}
