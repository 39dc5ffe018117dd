import SwiftUI

final class Keyboard: ObservableObject {
  @Published var height = 0.0
  func show() { height = 300 }
}

/// Nothing reads the object, so that a new one is as good.
struct Toast: View {
  let offset: Double
  @StateObject private var keyboard = Keyboard()
  var body: some View { Text("Saved").offset(y: offset) }
}

struct Toasts: View {
  @State private var isTop = false
  var body: some View {
    VStack {
      if isTop { Toast(offset: -500) } else { Toast(offset: 500) }
      Button("Move") { isTop.toggle() }
    }
  }
}
