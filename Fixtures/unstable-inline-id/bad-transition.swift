import SwiftUI

/// Each update fades the picture out and in.
struct Portrait: View {
  @State private var count = 0
  var body: some View {
    Image(systemName: "person").transition(.opacity).id("\(UUID())")  // expect: info: gets
    Button("\(count)") { withAnimation { count += 1 } }
  }
}
