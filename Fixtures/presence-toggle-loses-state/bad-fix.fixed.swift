// with: strict
import SwiftUI

struct Canvas2: View {
  @State private var strokes: [Int] = []
  var body: some View { Text("\(strokes.count)") }
}

struct Panel: View {
  @State private var isOpen = false
  @State private var isShut = false
  var body: some View {
    ZStack {
      Button("Open") { isOpen.toggle() }
      Button("Shut") { isShut.toggle() }
      Canvas2().opacity(isOpen ? 1 : 0).allowsHitTesting(isOpen).accessibilityHidden(!isOpen) // expect: `if isOpen`
      VStack { Canvas2() }.padding().opacity(isShut ? 0 : 1).allowsHitTesting(!isShut).accessibilityHidden(isShut) // expect: `if !isShut`
    }
  }
}
