import SwiftUI

final class Cache {
  var values: [Int] = []
  func add(_ value: Int) { values.append(value) }
}

/// Only a class uses the wrapper, which no update makes again.
@propertyWrapper struct Saved: DynamicProperty {
  private let cache = Cache()
  init(wrappedValue: Int) {}
  var wrappedValue: Int {
    get { cache.values.count }
    nonmutating set { cache.add(newValue) }
  }
}

final class Preferences { @Saved var volume = 1 }
