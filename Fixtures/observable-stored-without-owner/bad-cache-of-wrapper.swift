import SwiftUI

final class Box<Value>: ObservableObject {
  @Published var value: Value?
  init() {}
}

struct Opener {
  let scheme: ColorScheme
  func open() {}
}

/// Fills the box when it is read, which nothing must observe.
@propertyWrapper
struct Opening: DynamicProperty {
  @Environment(\.colorScheme) private var scheme
  private let box: Box<Opener> = Box()  // expect: creates a new `Box` in `let box`
  // help: declare `@State private var box: Box<Opener> = Box()`

  var wrappedValue: Opener {
    if let opener = box.value { return opener }
    let opener = Opener(scheme: scheme)
    box.value = opener
    return opener
  }
}

struct Door: View {
  @Opening private var opening
  var body: some View { Button("Open") { opening.open() } }
}

struct House: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Door()
  }
}
