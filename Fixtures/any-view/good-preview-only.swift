import SwiftUI

// A helper that only previews call, and a wrapper of previews.

@main struct Gallery: App {
  var body: some Scene { WindowGroup { Picture() } }
}

struct Picture: View {
  var body: some View { Text("Picture") }
}

struct Showcase: View {
  let isFramed: Bool
  var body: some View { content() }
  private func content() -> AnyView {
    if isFramed { return AnyView(Picture().border(.red)) }
    return AnyView(Picture())
  }
}

private func framed(_ isFramed: Bool) -> AnyView {
  if isFramed { return AnyView(Showcase(isFramed: true)) }
  return AnyView(Picture())
}

#Preview { framed(true) }
