import SwiftUI

final class Main: ObservableObject {
  @Published var items = ["a"]; func add() { items.append("b") }
  static let shared = Main()
}

struct Root: View {
  @ObservedObject var main = Main()  // expect: observed-object-owned: info:
  var body: some View { List(main.items, id: \.self) { Text($0) } }
}

struct Shared: View {
  @ObservedObject var main = Main.shared
  var body: some View { List(main.items, id: \.self) { Text($0) } }
}

struct Kept: View {
  @StateObject private var main = Main()
  var body: some View { List(main.items, id: \.self) { Text($0) } }
}
