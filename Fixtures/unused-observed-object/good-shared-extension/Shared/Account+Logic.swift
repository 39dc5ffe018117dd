import SwiftUI

final class Devices: ObservableObject {
  @Published var names: [String] = []
  func disconnect() { names = [] }
}

// Each target has an `Account` of its own.
extension Account {
  func logOut() { devices.disconnect() }
}
