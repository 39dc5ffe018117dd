import SwiftUI

/// With `.equatable()` the view would keep the first action.
struct Titled: View, Equatable {
  let title: String
  let action: () -> Void
  static func == (a: Titled, b: Titled) -> Bool { a.title == b.title }  // expect: SwiftUI is sure to call the `==` of `Titled` only with `.equatable()` or `EquatableView`  // help: remove the conformance, or use `.equatable()` if its closures always do the same, since it keeps the first ones
  var body: some View { Button(title, action: action) }
}

struct Page: View {
  @State private var count = 0
  var body: some View { Titled(title: "Add") { count += 1 } }
}
