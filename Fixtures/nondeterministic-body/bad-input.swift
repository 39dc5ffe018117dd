import SwiftUI

struct Skeleton: View {
  let height: Double
  var body: some View {
    Color.gray.frame(width: Double.random(in: 80...120), height: height)  // expect: info: `Double.random(in:)`
  }
}

struct Page: View {
  @State private var isTall = false
  var body: some View {
    Button("Tall") { isTall.toggle() }
    Skeleton(height: isTall ? 40 : 20)
  }
}
