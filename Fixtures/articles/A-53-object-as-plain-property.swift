import SwiftUI

final class Steady: ObservableObject {
  let title = "steady"
}

final class Moving: ObservableObject {
  @Published var title = ""; func rename() { title = "new" }
}

struct Calm: View {
  var model: Steady
  var body: some View { Text(model.title) }
}

struct Stale: View {
  var model: Moving  // expect: observable-object-not-observed:
  var body: some View { Text(model.title) }
}
