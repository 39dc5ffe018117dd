// The compiler's answers, for tests. Here and not in a test, because the testing library looks for an
// overlay of its own wherever it meets a module `UIKit`.

import SwiftUI

/// What the compiler made of the `body` of the view or modifier with this name, nested types last; nil for
/// types with parameters, which have no body to show before they get arguments.
public func compiledBody(of path: [String]) -> String? {
  // The mangled name of a struct in this module, nested in other structs.
  guard let type = _typeByName("5Views" + path.map { "\($0.utf8.count)\($0)V" }.joined()) else { return nil }
  if let view = type as? any View.Type { return body(of: view) }
  if let modifier = type as? any ViewModifier.Type { return body(of: modifier) }
  return nil
}

private func body<V: View>(of type: V.Type) -> String { String(reflecting: V.Body.self) }
private func body<M: ViewModifier>(of type: M.Type) -> String { String(reflecting: M.Body.self) }
