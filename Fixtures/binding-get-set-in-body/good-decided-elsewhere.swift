import SwiftUI

@Observable final class Reminders {
  private(set) var areOn = false
  private(set) var hour = 8
  func set(_ areOn: Bool) {
    self.areOn = areOn
    if !areOn { hour = 8 }
  }
}

final class Store {
  private(set) var isOn = false
  func send(_ isOn: Bool) { Task { self.isOn = isOn } }
}

/// What becomes of the value is decided elsewhere: there is no property to project.
struct Settings: View {
  let reminders: Reminders
  let store: Store
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Text("Settings")
    Toggle("Reminders", isOn: Binding(get: { reminders.areOn }, set: { reminders.set($0) }))
    Toggle("Store", isOn: Binding(get: { store.isOn }, set: { store.send($0) }))
  }
}
