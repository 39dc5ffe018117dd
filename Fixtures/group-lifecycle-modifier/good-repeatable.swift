import SwiftUI

/// Work that may be repeated, or that belongs to the view behind the condition.
struct Avatar: View {
  @State private var picture: Image?
  @State private var width = 0.0
  @State private var isOpen = false
  @State private var size = 1.0
  var body: some View {
    VStack {
      Group {
        if let picture { picture } else { ProgressView() }
      }
      .onAppear { load() }
      Group {
        if isOpen { Text("Open") } else { Circle() }
      }
      .onChange(of: size) { print(size) }
      Group {
        Text("a")
        Text("b")
      }
      .onChange(of: size) { width = size }
      Group {
        if isOpen { Text("Open") }
      }
      .task { await prepare() }
      Button("Open") { isOpen.toggle() }
      Slider(value: $size)
    }
  }
  private func load() {
    guard picture == nil else { return }
    picture = Image(systemName: "person")
  }
  private func prepare() async { print("prepare") }
}

/// The second time it takes the picture from the cache.
struct Portrait: View {
  let name: String
  @State private var picture: Image?
  var body: some View {
    VStack {
      Group {
        if let picture { picture } else { ProgressView() }
      }
      .onAppear { load() }
    }
  }
  private func load() {
    if let known = Pictures.cached(name) {
      picture = known
    } else {
      picture = Pictures.draw(name)
    }
  }
}

enum Pictures {
  static func cached(_ name: String) -> Image? { nil }
  static func draw(_ name: String) -> Image { Image(name) }
}
