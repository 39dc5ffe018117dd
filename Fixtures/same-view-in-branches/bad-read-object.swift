import SwiftUI

final class Keyboard: ObservableObject {
  @Published var height = 0.0
  func show() { height = 300 }
}

struct Toast: View {
  let offset: Double
  @StateObject private var keyboard = Keyboard()
  var body: some View {
    Button("Show") { keyboard.show() }.offset(y: offset - keyboard.height)
  }
}

struct Toasts: View {
  @State private var isTop = false
  var body: some View {
    VStack {
      if isTop { Toast(offset: -500) } else { Toast(offset: 500) }  // expect: both branches show `Toast`
      Button("Move") { isTop.toggle() }
    }
  }
}
