import SwiftUI

struct Paw: View {
  let tint: Color
  var body: some View { Circle().fill(tint) }
}

struct Verdict: View {
  @State private var isGood = false
  var body: some View {
    VStack {
      Button("Judge") { withAnimation { isGood.toggle() } }
      // Strict mode reports the places.
      if isGood {
        Paw(tint: .green)
        Spacer()
      } else {
        Spacer()
        Paw(tint: .red)
      }
    }
  }
}

struct Better: View {
  let isGood: Bool
  var body: some View {
    Paw(tint: isGood ? .green : .red).frame(maxHeight: .infinity, alignment: isGood ? .top : .bottom)
  }
}
