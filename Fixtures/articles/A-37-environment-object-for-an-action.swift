import SwiftUI

final class Main: ObservableObject {
  @Published var items = ["a"]
  func add() { items.append("b") }
}

struct Detail: View {
  @EnvironmentObject private var main: Main  // expect: unused-observed-object:
  var body: some View { Button("Add") { main.add() } }
}

struct List: View {
  let names: [String]
  var body: some View { ForEach(names, id: \.self) { _ in Detail() } }
}
