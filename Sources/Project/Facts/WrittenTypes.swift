// From the syntax of a type to its value.

import Syntax

extension WrittenType {
  /// The type that an expression names: `Song`, `Music.Song`, `[Song]`; `.unknown` for other expressions.
  init(expression node: Node) {
    let node = node.unwrapped
    let parts = Array(node.children)
    switch node.kind {
    case .identifierExpr where node.isNamedLikeType && parts.isEmpty:
      self = .named(node.name, arguments: [], parent: .none)
    case .memberAccess where node.isNamedLikeType && node.base?.kind == .identifierExpr:
      self = .named(node.name, arguments: [], parent: node.base?.name ?? .none)
    case .arrayLiteral where parts.count == 1: self = .array(WrittenType(expression: parts[0]))
    case .dictionaryLiteral where parts.count == 1 && parts[0].kind == .dictionaryElement:
      let types = parts[0].children.map { WrittenType(expression: $0) }
      self = types.count == 2 ? .dictionary(types[0], types[1]) : .unknown
    default: self = .unknown
    }
  }

  /// The type that a type node writes; `.unknown` for other nodes.
  public init(_ node: Node) {
    switch node.kind {
    case .namedType, .memberType:
      var arguments: [WrittenType] = []
      var parent = Name.none
      for child in node.children {
        if child.kind == .genericArgumentClause {
          arguments = child.children.filter(\.isType).map { WrittenType($0) }
        } else if child.isType {
          parent = child.name
        }
      }
      if node.kind == .memberType, node.name == .Type, let base = node.firstChild {
        self = .metatype(WrittenType(base))
      } else if node.name == .Optional, parent == .none || parent == .Swift, arguments.count == 1 {
        self = .optional(arguments[0])
      } else if node.name == .Array, arguments.count == 1 {
        self = .array(arguments[0])
      } else {
        self = .named(node.name, arguments: arguments, parent: parent)
      }
    case .optionalType, .implicitlyUnwrappedType: self = .optional(Self.inner(node))
    case .arrayType: self = .array(Self.inner(node))
    case .inlineArrayType:
      let parts = node.children.filter(\.isType)
      self = .array(parts.count == 2 ? WrittenType(parts[1]) : .unknown)
    case .dictionaryType:
      let parts = node.children.filter(\.isType)
      self = parts.count == 2 ? .dictionary(WrittenType(parts[0]), WrittenType(parts[1])) : .unknown
    case .functionType:
      self = .function(result: node.lastChild.map { WrittenType($0) } ?? .unknown)
    case .tupleType:
      let elements = node.children.compactMap { element in
        element.children.first(where: \.isType).map { WrittenType($0) }
      }
      // `(T)` is `T`.
      self = elements.count == 1 ? elements[0] : .tuple(elements)
    case .someType: self = .some(Self.inner(node))
    case .anyType: self = .any(Self.inner(node))
    case .compositionType: self = .composition(node.children.filter(\.isType).map { WrittenType($0) })
    case .attributedType, .packType: self = Self.inner(node)
    default: self = .unknown
    }
  }

  private static func inner(_ node: Node) -> WrittenType {
    node.children.first(where: \.isType).map { WrittenType($0) } ?? .unknown
  }
}
