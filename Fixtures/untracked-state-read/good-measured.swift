import SwiftUI
import UIKit

// What the layout tells changes with the screen, and updates the view.

struct Shelf: View {
  @State private var isWide = false
  @State private var widths: [Int: CGFloat] = [:]
  var body: some View {
    VStack {
      Text("Shelf").frame(width: widths[0] ?? UIScreen.main.bounds.width)
      Text("Board").frame(width: isWide ? UIScreen.main.bounds.width / 2 : nil)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { isWide = $0 > 500 }
  }
}

struct Picked: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Picked").offset(y: offset(proxy.frame(in: .global)))
    }
  }
  private func offset(_ frame: CGRect) -> CGFloat { UIScreen.main.bounds.height - frame.maxY }
}

extension View {
  func readSize(_ action: @escaping (CGSize) -> Void) -> some View {
    onGeometryChange(for: CGSize.self) { $0.size } action: { action($0) }
  }
}

struct Own: View {
  @State private var isTall = false
  var body: some View {
    Text("Own").frame(width: isTall ? UIScreen.main.bounds.width : nil).readSize { isTall = $0.height > 500 }
  }
}
