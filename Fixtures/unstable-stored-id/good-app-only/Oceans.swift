import SwiftUI

/// Only the app makes it, once for each window.
struct Oceans: View {
  struct Ocean: Identifiable, Hashable {
    let name: String
    let id = UUID()
  }
  private let oceans = [Ocean(name: "Pacific"), Ocean(name: "Atlantic")]
  @State private var selection = Set<UUID>()
  var body: some View {
    List(oceans, selection: $selection) { Text($0.name) }
  }
}
