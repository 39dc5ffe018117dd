// What a custom `==` compares, and what a view takes from its parent.

import Frameworks
import Project
import Syntax

/// A custom `==`. Its nodes are valid until `Index.forgetNodes`.
public struct WrittenEquality: Sendable {
  /// One use of a parameter: `lhs.items.count`.
  public struct Mention: Sendable {
    /// Whether it is the first parameter.
    public let isLeft: Bool
    /// The members of the parameter: `items`, `count`. Empty if the parameter is used as a whole.
    public let path: [Name]
    /// `lhs.items`, or the parameter itself if it is used as a whole.
    public let node: Node
    /// The whole expression: `lhs.items.count`.
    public let whole: Node
  }
  /// The function `==`.
  public let member: MemberID
  public let block: Node
  /// All uses of its parameters, in the order of the source.
  public let mentions: [Mention]

  /// Whether a parameter is passed to other code, so that it is unknown what is compared.
  public var isOpaque: Bool { mentions.contains { $0.path.isEmpty } }

  /// The mentions of one member of the parameters.
  public func mentions(of name: Name) -> [Mention] { mentions.filter { $0.path.first == name } }

  /// The expressions that it can return, in the order of the source; empty for several statements without `return`.
  public var results: [Node] {
    let returns = block.returnStatements
    if !returns.isEmpty { return returns.compactMap(\.firstChild) }
    return block.statements.count == 1 ? block.statements : []
  }
}

extension Index {
  /// Whether SwiftUI can compare values of the type with its own `==`.
  public func isEquatable(_ type: TypeID) -> Bool {
    let entry = self[type]
    return entry.conforms(to: .Equatable) || entry.conforms(to: .Hashable) || entry.conforms(to: .Comparable)
  }

  /// The custom `==` of the type; nil if there is none, or if there are several. Not cached: each call reads its block.
  public func writtenEquality(of type: TypeID) -> WrittenEquality? {
    guard isEquatable(type), let operation = names.name("==") else { return nil }
    let typeName = self[type].name
    var found = self[type].members.filter { self[$0].name == operation && isComparison($0) }
    if found.isEmpty {
      let shared = globals(named: operation, seenFrom: self[type].declaration.map { Int($0.file) }) ?? []
      found = shared.filter {
        isComparison($0) && self[$0].parameters.allSatisfy { $0.type.name == typeName }
          && resolveType(typeName, file: file($0), scope: nil) == type
      }
    }
    guard found.count == 1, let block = bodyBlock(of: found[0]) else { return nil }
    let parameters = self[found[0]].parameters
    let left = parameters[0].name
    let right = parameters[1].name
    var mentions: [WrittenEquality.Mention] = []
    for node in block.descendants
    where node.kind == .identifierExpr && (node.name == left || node.name == right) {
      mentions.append(mention(node, isLeft: node.name == left))
    }
    return WrittenEquality(member: found[0], block: block, mentions: mentions)
  }

  private func isComparison(_ member: MemberID) -> Bool {
    let fact = self[member]
    guard fact.kind == .function, fact.hasBody, fact.parameters.count == 2 else { return false }
    return fact.parameters[0].type == fact.parameters[1].type
  }

  private func mention(_ parameter: Node, isLeft: Bool) -> WrittenEquality.Mention {
    var path: [Name] = []
    var current = parameter
    var first = parameter
    while let parent = current.parent, parent.firstChild == current {
      switch parent.kind {
      case .memberAccess:
        path.append(parent.name)
        if path.count == 1 { first = parent }
      case .optionalChaining, .forceUnwrap: break
      case .call where !path.isEmpty: break
      default: return WrittenEquality.Mention(isLeft: isLeft, path: path, node: first, whole: current)
      }
      current = parent
    }
    return WrittenEquality.Mention(isLeft: isLeft, path: path, node: first, whole: current)
  }

  /// What a construction reads for the inputs of a view that its `==` compares as a whole: a change of anything else may
  /// leave them equal. Nil if that is too much to follow.
  public func propertiesRead(forInputsOf equality: WrittenEquality, by construction: Node, in body: Body) -> Set<
    MemberID
  >? {
    var read: Set<MemberID> = []
    for passed in construction.passedValues
    where equality.mentions(of: passed.label).contains(where: { $0.path.count == 1 }) {
      guard let more = propertiesRead(by: passed.value, in: body) else { return nil }
      read.formUnion(more)
    }
    return read
  }

  /// The stored properties on which a member of the type depends; nil if they are not known.
  public func storedProperties(behind name: Name, of type: TypeID) -> Set<MemberID>? {
    var seen: Set<MemberID> = []
    return storedProperties(behind: name, of: type, &seen)
  }

  /// How many members one member may call to get at stored properties. Beyond it, they are not known.
  private static let dependencyLimit = 32
  private func storedProperties(behind name: Name, of type: TypeID, _ seen: inout Set<MemberID>) -> Set<
    MemberID
  >? {
    let found = members(named: name, of: type).filter { !self[$0].isStatic }
    guard found.count == 1 else { return nil }
    let fact = self[found[0]]
    switch fact.kind {
    case .storedProperty: return [found[0]]
    case .computedProperty, .function:
      guard fact.hasBody, seen.count < Self.dependencyLimit else { return nil }
      guard seen.insert(found[0]).inserted else { return [] }
      let body = body(of: found[0])
      var stored: Set<MemberID> = []
      for (i, use) in body.uses.enumerated() {
        // The use of `self` as a whole is unknown.
        if use.kind == .identifier, use.name == .`self` {
          guard body.node(i).parent?.kind == .memberAccess else { return nil }
          continue
        }
        guard case .member(let id) = body.target(i), owner(id) == type, !self[id].isStatic else { continue }
        guard let more = storedProperties(behind: self[id].name, of: type, &seen) else { return nil }
        stored.formUnion(more)
      }
      return stored
    default: return nil
    }
  }
}

extension Index {
  /// The properties that the parent of a view passes by value: stored properties that SwiftUI does not fill itself
  /// and that may differ between values of the view.
  public func inputs(of type: TypeID) -> [MemberID] {
    storedProperties(of: type).filter { isInput($0, of: type) }
  }

  private func isInput(_ property: MemberID, of type: TypeID) -> Bool {
    let fact = self[property]
    if fact.isStatic || fact.isLazy { return false }
    // An unknown wrapper may fill the property itself.
    for attribute in fact.attributes where Builders.kind(of: attribute) == nil && attribute != .MainActor {
      return false
    }
    guard fact.initial != .none else { return true }
    return !fact.isLet && (fact.access > .fileprivate || !self[type].initializers.isEmpty)
  }

  /// Whether the type of the property is a function type.
  public func holdsClosure(_ property: MemberID) -> Bool { isFunction(self[property].type) }
}

extension Index {
  /// Whether values of the type hold no references, where strings and collections count as references; nil if it is
  /// not known.
  public func isPlainData(_ type: TypeID) -> Bool? { isPlainData(type, depth: 0) }

  /// Whether a case of the enumeration has associated values.
  public func hasPayloads(_ type: TypeID) -> Bool {
    self[type].members.contains { self[$0].kind == .enumCase && !self[$0].parameters.isEmpty }
  }

  /// Whether it is an enumeration without associated values.
  public func isPlainEnum(_ type: TypeID) -> Bool { self[type].kind == .enum && !hasPayloads(type) }

  private func isPlainData(_ type: TypeID, depth: Int) -> Bool? {
    let entry = self[type]
    guard depth < FollowLimit.values else { return nil }
    switch entry.kind {
    case .class, .actor: return false
    case .enum:
      return hasPayloads(type) ? nil : true
    case .struct:
      var isCertain = true
      for property in entry.storedProperties {
        let holdsNoReferences = isPlainData(property, of: type, depth: depth)
        if holdsNoReferences == false { return false }
        if holdsNoReferences == nil { isCertain = false }
      }
      return isCertain ? true : nil
    default: return nil
    }
  }

  private func isPlainData(_ property: MemberID, of type: TypeID, depth: Int) -> Bool? {
    let fact = self[property]
    if fact.attributes.contains(where: { Wrappers.has(.dynamicProperty, $0) }) || isFunction(fact.type) {
      return false
    }
    guard fact.attributes.isEmpty else { return nil }
    var written = fact.type
    while case .optional(let inner) = written { written = inner }
    switch written {
    case .array, .dictionary, .any, .function: return false
    case .named(let name, _, _):
      if PlainData.contains(name), !declaresType(named: name) { return true }
      if name == .String || name == .Set || name == .URL || name == .AnyView { return false }
      guard let held = staticType(written, file: file(property), scope: type)?.type else { return nil }
      return isPlainData(held, depth: depth + 1)
    case .unknown:
      guard let value = node(property).initialValue?.unwrapped else { return nil }
      switch value.kind {
      case .integerLiteral, .floatLiteral, .booleanLiteral: return true
      case .stringLiteral, .arrayLiteral, .dictionaryLiteral: return false
      default: return nil
      }
    default: return nil
    }
  }
}
