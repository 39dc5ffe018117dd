import SwiftUI

struct Skeleton: View {
  let height: Double
  var body: some View {
    Color.gray.frame(width: Double.random(in: 80...120), height: height)  // expect: info: `Double.random(in:)`
  }
}
