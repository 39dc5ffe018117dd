import SwiftUI

final class Model: ObservableObject {
  @Published var count = 0; func add() { count += 1 }
}

struct Lost: View {
  @ObservedObject private var model = Model()  // expect: observed-object-owned: info:
  var body: some View { Text("\(model.count)") }
}

struct Survivor: View {
  @State var token = UUID()  // expect: private-state: token
  var body: some View { Text(token.uuidString) }
}
