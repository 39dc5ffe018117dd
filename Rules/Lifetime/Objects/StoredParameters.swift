import Project
import Syntax
import ViewTree

/// Which initializers of a view store what a caller passes.
final class StoredParameters: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  /// By property, at most the first two.
  let initializers: [MemberID: [MemberID]]

  init(in owner: TypeID, _ index: Index) {
    var initializers: [MemberID: [MemberID]] = [:]
    for initializer in index[owner].initializers {
      let body = index.body(of: initializer)
      for assignment in index.assignments(in: initializer) {
        let known = initializers[assignment.property, default: []]
        guard known.count < 2, !known.contains(initializer), let value = assignment.value,
          Self.isParameter(value, in: body, index)
        else { continue }
        initializers[assignment.property] = known + [initializer]
      }
    }
    self.initializers = initializers
  }

  /// Whether it is a parameter of the initializer, or a part of one.
  static func isParameter(_ value: Node, in body: Body, _ index: Index) -> Bool {
    guard value.isName, value.root.kind == .identifierExpr,
      case .local(let i) = index.target(of: value.root, in: body)
    else { return false }
    return body.locals[Int(i)].parameter >= 0
  }
}
