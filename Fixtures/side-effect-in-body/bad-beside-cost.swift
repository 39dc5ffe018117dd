import SwiftUI

final class Covers {
  static let shared = Covers()
  private let queue = DispatchQueue(label: "covers")
  private var names: [String] = []

  /// Two calls with two kinds of damage.
  func prepare() -> [String] {
    NotificationCenter.default.addObserver(forName: Notification.Name("covers"), object: nil, queue: nil) { _ in }
    return queue.sync { names }
  }
}

struct Wall: View {
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Text(name + Covers.shared.prepare().joined())  // expect: `NotificationCenter.addObserver` adds an observer on every evaluation of `Wall.body`
  }
}
