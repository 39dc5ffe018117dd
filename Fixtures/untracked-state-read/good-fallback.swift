import SwiftUI

/// The defaults only stand in for what the view observes.
final class Chooser: ObservableObject {
  @Published var model: String?
  func choose(_ name: String) {
    model = name
    UserDefaults.standard.set(name, forKey: "model")
  }
  static var lastModel: String { UserDefaults.standard.string(forKey: "model") ?? "a" }
}

struct Choice: View {
  @ObservedObject var chooser: Chooser
  var body: some View {
    Text(chooser.model ?? Chooser.lastModel)
    Other(chooser: chooser)
  }
}

struct Other: View {
  let chooser: Chooser
  var body: some View { Button("B") { chooser.choose("b") } }
}
