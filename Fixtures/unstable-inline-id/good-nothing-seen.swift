import SwiftUI

struct Spinner: View {
  var body: some View { HStack { ProgressView() } }
}

/// The same view in its place: the difference is not seen.
struct Loading: View {
  @State private var count = 0
  var body: some View {
    List {
      Spinner().id(UUID())
      Button("\(count)") { count += 1 }
    }
  }
}
