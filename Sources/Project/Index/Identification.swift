// Where values are built, and where SwiftUI identifies them.

import Frameworks
import Syntax

/// A place where SwiftUI identifies values of a project's type: rows, marks, a presented item.
public struct Identification: Hashable, Sendable {
  /// The call: `ForEach(…)`, `.sheet(item:)`, `.id(…)`.
  public let site: UseSite
  public let element: TypeID
  /// The property of the key path; `.none` for the `id` of the elements.
  public let key: Name

  public init(site: UseSite, element: TypeID, key: Name) {
    self.site = site
    self.element = element
    self.key = key
  }
}

extension Index {
  /// The argument whose elements (or which itself) SwiftUI identifies in a call of this name; nil if the call
  /// identifies nothing.
  public static func identifiedArgument(of call: Node) -> Node? {
    guard let callee = call.callee?.unwrapped else { return nil }
    switch callee.name.known {
    case .ForEach, .List, .Table, .OutlineGroup, .Chart:
      guard callee.kind == .identifierExpr || (callee.base.map { $0.name == .SwiftUI } ?? false),
        let first = call.arguments.first, first.name == .none
      else { return nil }
      return first.value
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .navigationDestination, .inspector:
      guard callee.kind == .memberAccess else { return nil }
      return call.argument(.item)
    default: return nil
    }
  }

  /// The property by which a call such as `ForEach(rows, id: \.name)` identifies elements: `.none` for their own
  /// `id`; nil if the key is not a key path of one property.
  public static func identifyingKey(of call: Node) -> Name? {
    guard let key = call.argument(.id) else { return Name.none }
    return key.asKeyPath?.onlyName
  }

  /// The type of the elements of a collection; nil if it is not known.
  public func elementType(of collection: StaticType, scope: TypeID?) -> StaticType? {
    guard collection.isCollection, collection.element != .unknown else { return nil }
    return staticType(collection.element, file: Int(collection.file), scope: scope)
  }

  private static func mayIdentify(_ name: Name) -> Bool {
    switch name.known {
    case .id, .ForEach, .List, .Table, .OutlineGroup, .Chart, .sheet, .fullScreenCover, .popover, .alert,
      .confirmationDialog, .navigationDestination, .inspector:
      true
    default: false
    }
  }

  /// The identification by the call at use `i`; nil if there is none, or if the type of the values is not known.
  public func identification(at i: Int, in body: Body) -> Identification? {
    let use = body.uses[i]
    guard use.isCall, Self.mayIdentify(use.name) else { return nil }
    let call = body.node(i)
    guard call.kind == .call else { return nil }
    let scope = owner(body.member)
    func found(_ type: StaticType?, _ key: Name) -> Identification? {
      guard let type, !type.isMetatype, let id = type.type else { return nil }
      return Identification(site: UseSite(member: body.member, use: i), element: id, key: key)
    }
    // `row.id(item.token)`
    if use.name == .id, use.kind == .member {
      guard call.arguments.count == 1, let value = call.arguments[0].value?.unwrapped,
        value.kind == .memberAccess, let read = self.use(of: value, in: body, after: i),
        case .member(let property) = body.target(read), let owner = owner(property),
        !self[owner].traits.contains(.viewLike)
      else { return nil }
      return found(StaticType(name: self[owner].name, type: owner), value.name)
    }
    guard let data = Self.identifiedArgument(of: call)?.unwrapped, let key = Self.identifyingKey(of: call),
      let type = data.isBinding
        ? boundType(of: data, in: body) : self.use(of: data, in: body, after: i).flatMap({ body.type($0) })
    else { return nil }
    // What `.sheet(item:)` presents is identified itself.
    let isItem = call.argument(.item).map { $0.unwrapped == data } ?? false
    return found(isItem ? type : elementType(of: type, scope: scope), key)
  }

  /// The number of the first use at an expression of the body, from `first` on; nil if there is none.
  public func use(of node: Node, in body: Body, after first: Int? = nil) -> Int? {
    var node = node.unwrapped
    while node.kind == .optionalChaining || node.kind == .forceUnwrap, let inner = node.firstChild {
      node = inner
    }
    return body.uses(in: node.number..<node.number + 1).first { $0 >= first ?? 0 }
  }
}

extension Index {
  /// The type that `.init(…)` builds, if the declaration around it gives it: `let rows: [Row] = [.init(…)]`, or a
  /// one-expression body of that type.
  func contextualType(of use: UseFact, in member: MemberID) -> TypeID? {
    guard use.name == .`init`, use.kind == .member, use.receiver == -1, use.isCall else { return nil }
    let file = file(member)
    var node = files[file].tree.node(Int(use.node))
    var isElement = false
    while let parent = node.parent {
      switch parent.kind {
      case .arrayLiteral:
        if isElement { return nil }
        isElement = true
        node = parent
      case .initializer, .returnStmt, .codeBlock:
        guard let written = declaredType(around: parent, value: node, member: member) else { return nil }
        var type = written
        if case .optional(let inner) = type { type = inner }
        if isElement {
          guard case .array(let element) = type else { return nil }
          type = element
        }
        return staticType(type, file: file, scope: owner(member))?.type
      default: return nil
      }
    }
    return nil
  }

  private func declaredType(around node: Node, value: Node, member: MemberID) -> WrittenType? {
    if node.kind == .initializer {
      guard let binding = node.parent, binding.kind == .binding,
        let annotation = binding.child(.typeAnnotation)?.firstChild
      else { return nil }
      return WrittenType(annotation)
    }
    // The result of the member itself, not of a closure in it.
    let own = self.node(member)
    let holder =
      node.kind == .returnStmt
      ? node.ancestor { $0.kind == .closure || $0.kind == .functionDecl || $0.number <= own.number }
      : node.parent
    guard let holder, node.kind == .returnStmt || node.lastChild == value else { return nil }
    let isOwn = holder == own || (holder.kind == .accessor && holder.name == .get && own.contains(holder))
    return isOwn && self[member].type != .unknown ? self[member].type : nil
  }
}

extension Identification {
  /// What is identified.
  public enum Subject: Sendable {
    /// The elements of a collection.
    case rows
    /// The value that a sheet or an alert presents.
    case item
    /// The view to which `id(_:)` is applied.
    case view
  }

  /// Decided by the name of the call.
  public func subject(in index: Index) -> Subject {
    switch index.use(at: site).name.known {
    case .ForEach, .List, .Table, .OutlineGroup, .Chart: .rows
    case .id: .view
    default: .item
    }
  }
}
