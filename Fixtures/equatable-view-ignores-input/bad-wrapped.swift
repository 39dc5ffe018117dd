// with: strict
import SwiftUI

/// The compiler writes no `==` for a view with wrappers.
struct Cover: View, Equatable {
  let address: String
  let title: String
  @State private var isLarge = false

  nonisolated static func == (a: Cover, b: Cover) -> Bool { a.address == b.address }  // expect: ignores `title`  // help: compare `title` as well

  var body: some View { Button(title) { isLarge.toggle() } }
}
