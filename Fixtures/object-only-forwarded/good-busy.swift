import SwiftUI

final class Invites: ObservableObject {
  @Published var names: [String] = []
  init() { load() }
  func load() { names.append("Ann") }
}

struct Home: View {
  @StateObject private var invites = Invites()
  var body: some View {
    VStack {
      Text("Home")
      Banner(invites: invites)
      Text("End")
    }
  }
}

struct Banner: View {
  @ObservedObject var invites: Invites
  var body: some View {
    Button("More") { invites.load() }
    ForEach(invites.names, id: \.self) { Text($0) }
  }
}
