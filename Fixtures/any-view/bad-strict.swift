// Where something else asks for the type, it is advice, and only on request.
// with: strict
import SwiftUI

struct Leaf: View { var body: some View { Circle() } }

protocol Season {
  var picture: AnyView { get }  // expect: info: `picture`
}

struct Autumn: Season {
  var picture: AnyView { AnyView(Leaf()) }
}

extension View {
  func eraseToAnyView() -> AnyView { AnyView(self) }  // expect: info: `eraseToAnyView`
}

final class Gardener {
  private var pages: [String: () -> AnyView] = [:]  // expect: info: `pages`
  var erased: AnyView = AnyView(EmptyView())  // expect: info: `erased`
}

/// What UIKit shows has to be erased somewhere.
final class PageController: UIViewController {
  var content: AnyView?
}
