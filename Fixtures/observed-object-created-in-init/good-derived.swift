import SwiftUI

/// It is made from what the parent has, and the view only reads it: another one shows the other names.
final class Arranged: ObservableObject {
  @Published private(set) var names: [String]
  init(_ names: [String]) { self.names = names.sorted() }
  func reverse() { names.reverse() }
}

struct Register: View {
  @ObservedObject private var arranged: Arranged
  init(names: [String]) { arranged = Arranged(names) }
  var body: some View { Text(arranged.names.joined()) }
}

struct Directory: View {
  @State private var names = ["A"]
  var body: some View {
    Register(names: names)
    Button("Add") { names.append("B") }
  }
}
