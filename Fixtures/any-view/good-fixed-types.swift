import SwiftUI

/// Each caller has one type of view, which the initializer erases.
struct Frame: View {
  private let content: AnyView
  init<Inner: View>(@ViewBuilder content: () -> Inner) { self.content = AnyView(content()) }
  var body: some View { content.padding() }
}

/// What may be left out, and closures that change a view.
struct Tile: View {
  var badge: AnyView?
  var decorate: (AnyView) -> AnyView = { $0 }
  let title: String
  var body: some View { decorate(AnyView(Text(title))) }
}

/// The system decides once.
extension View {
  func roomy() -> AnyView {
    if #available(iOS 17, *) {
      return AnyView(contentMargins(.all, 8))
    } else {
      return AnyView(padding(8))
    }
  }
}

/// A builder has no `do`.
struct Report: View {
  let load: () throws -> String
  var body: some View { result() }
  private func result() -> AnyView {
    do {
      return AnyView(Text(try load()))
    } catch {
      return AnyView(Image(systemName: "xmark"))
    }
  }
}

/// The view passes on what its caller has erased.
struct Shade: View {
  let content: AnyView
  var body: some View { content }
}

public struct Options {
  public var background: AnyView
}

struct Curtain: ViewModifier {
  let options: Options
  func body(content: Content) -> some View { content.background { Shade(content: options.background) } }
}

/// A closure gives any view.
struct Parts {
  let header: () -> any View
}

struct Header: View {
  let parts: Parts
  @State private var isShown = false
  var body: some View {
    if isShown { AnyView(parts.header()) }
    Button("Show") { isShown.toggle() }
  }
}
