import SwiftUI

// No code of the package creates it, and no other code can.

struct Left: View {
  @State private var count = 0
  var body: some View {
    count += 1
    return Text("\(count)")
  }
}
