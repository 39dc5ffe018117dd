import SwiftUI

final class Health: ObservableObject {
  static let shared = Health()
  @Published var steps = 0
  func load() {}
}

struct Chart: View {
  @StateObject private var health = Health.shared // expect: a shared object
  // help: hold it in a plain `let`, as no update of `Chart` reads it
  var body: some View {
    Button("Load") { health.load() }
  }
}
