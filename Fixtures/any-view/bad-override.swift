// with: strict
import SwiftUI

struct Leaf: View { var body: some View { Circle() } }

// A class decides that its subclasses give erased views; they have no choice.
class Page {
  func content() -> AnyView { AnyView(EmptyView()) }  // expect: info: `content` returns `AnyView`
}

final class Cover: Page {
  override func content() -> AnyView { AnyView(Leaf()) }
}
