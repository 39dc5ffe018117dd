// Where the type of a view is hidden: `AnyView`, `any View`, and the project's functions that give one.

import Frameworks
import Project
import Syntax

extension WrittenType {
  /// `AnyView` or `any View`.
  public var isErasedView: Bool {
    switch self {
    case .named(let name, let arguments, _): name == .AnyView && arguments.isEmpty
    case .any(let inner): inner.name == .View
    default: false
    }
  }

  /// `AnyView`, `AnyView?`.
  public var isErasedViewOrOptional: Bool {
    if case .optional(let inner) = self { return inner.isErasedView }
    return isErasedView
  }

  /// `[AnyView]`
  public var isArrayOfErasedViews: Bool {
    switch self {
    case .array(let element): element.isErasedView
    case .optional(let inner): inner.isArrayOfErasedViews
    default: false
    }
  }

  /// `() -> AnyView`
  public var isFunctionToErasedView: Bool {
    switch self {
    case .function(let result): result.isErasedViewOrOptional
    case .optional(let inner): inner.isFunctionToErasedView
    default: false
    }
  }
}

extension Index {
  /// Does the member do nothing but erase the view that it is called on: `AnyView(self)`?
  public func isEraser(_ member: MemberID) -> Bool {
    let fact = fact(member)
    guard fact.hasBody, fact.parameters.isEmpty, fact.type.isErasedView || fact.type.name == .View,
      let block = bodyBlock(of: member), block.statements.count == 1
    else { return false }
    let statement = block.statements[0]
    let value = (statement.kind == .returnStmt ? statement.firstChild : statement)?.unwrapped
    guard let value, value.kind == .call, value.calledName == .AnyView, value.arguments.count == 1 else { return false }
    return value.arguments[0].value?.unwrapped.name == .`self`
  }

  /// The project's property or function whose declared type hides the view that a node shows.
  public func erasingMember(of node: Int, in tree: ViewTree) -> MemberID? {
    let view = tree[node]
    switch view.kind {
    case .reference, .modified:
      guard let member = view.member, !isEraser(member) else { return nil }
      let fact = fact(member)
      if fact.type.isErasedView { return member }
      // A stored closure that is called.
      return fact.kind == .storedProperty && view.syntax.kind == .call && fact.type.isFunctionToErasedView
        ? member : nil
    case .element:
      guard let type = view.type, self[type].traits.contains(.view) else { return nil }
      return self[type].members.first { fact($0).name == .body && fact($0).type.isErasedView }
    default: return nil
    }
  }

  /// Does the member have to have its type: a requirement of a protocol, what implements one, or an
  /// override?
  public func isBoundToItsType(_ member: MemberID) -> Bool {
    let fact = fact(member)
    if fact.isOverride { return true }
    guard let owner = owner(member) else { return false }
    if self[owner].kind == .protocol { return true }
    var seen: Set<TypeID> = [owner]
    var level = self[owner].ancestors
    while !level.isEmpty {
      var next: [TypeID] = []
      for ancestor in level where seen.insert(ancestor).inserted {
        let declares = self[ancestor].members.contains {
          let other = self.fact($0)
          return other.name == fact.name && (other.type.isErasedViewOrOptional || other.type.isArrayOfErasedViews)
        }
        if declares { return true }
        next += self[ancestor].ancestors
      }
      level = next
    }
    return false
  }
}
