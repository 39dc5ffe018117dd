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
      if isOpen { Canvas2() } // expect: `if isOpen`
      if !isShut { VStack { Canvas2() }.padding() } // expect: `if !isShut`
    }
  }
}
