import SwiftUI

/// A wrapper of the project that keeps its value unevaluated, as `@StateObject` does.
@propertyWrapper
struct Lazily<Value>: DynamicProperty {
  private let make: () -> Value
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  var wrappedValue: Value { make() }
}

struct Clock: View {
  @Lazily private var formatter = DateFormatter()
  @Lazily private var other: NumberFormatter
  @Lazily private var third: ListFormatter

  init() {
    _other = .init(wrappedValue: NumberFormatter())
    _third = Lazily(wrappedValue: ListFormatter())
  }

  var body: some View { Text("") }
}
