import SwiftUI

final class Network: ObservableObject {
  static let shared = Network()
  @Published var isOnline = true
}

struct Banner: View {
  @StateObject private var network = Network.shared  // expect: `@StateObject network` holds `Network.shared`  // help: delete `network`, unless its updates are what you need: nothing reads it
  var body: some View { Text("Offline") }
}
