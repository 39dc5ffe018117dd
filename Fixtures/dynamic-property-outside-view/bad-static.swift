import SwiftUI

final class Preferences: ObservableObject {
  @State private static var instance = Preferences()  // expect: info: SwiftUI never connects `@State instance` in a static property: it has no effect  // help: declare a plain `static let instance`
  static var current: Preferences { instance }
  @Published var size = 12
}

enum Counter {
  @State static var count = 0  // expect: error: SwiftUI never connects `@State count` in a static property: written values are lost, and no view updates  // help: declare a plain `static var count`
  static func add() { count += 1 }
}

struct Home: View {
  @ObservedObject private var preferences = Preferences.current
  var body: some View { Text("\(preferences.size) \(Counter.count)") }
}
