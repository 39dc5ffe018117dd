import SwiftUI

final class Box<Value>: ObservableObject {
  @Published var value: Value?
}

/// Remembers what it has computed only as long as it lives, on purpose.
@propertyWrapper
struct Measured: DynamicProperty {
  @Environment(\.locale) private var locale
  private let box = Box<String>()  // expect: `Measured` creates a new `Box` in `let box` whenever the parent updates

  var wrappedValue: String {
    if let value = box.value { return value }
    box.value = locale.identifier
    return locale.identifier
  }
}
