import SwiftUI

final class Storage: ObservableObject {
  @Published var value = 0
  func fill() { value = 3 }
}

/// Only a class uses the wrapper, which no update makes again.
@propertyWrapper struct Saved: DynamicProperty {
  @ObservedObject private var storage: Storage = Storage()
  init(wrappedValue: Int) {}
  var wrappedValue: Int {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

final class Preferences { @Saved var volume = 1 }
