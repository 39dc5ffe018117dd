// The facts of one file: plain values of one closed schema, without syntax.
//
// The same bytes give the same facts. Whoever needs to know more about other files adds a field
// here. Node numbers point into the file's own tree and mean nothing elsewhere. What bodies hold is
// not part of it (Body.swift): most bodies of a project have no part in any view.

import Syntax

/// A type as it is written. Nothing is resolved.
public enum WrittenType: Hashable, Sendable {
  /// `A`, `A.B` (the last component, and the one before it), `A<B>`.
  case named(Name, arguments: [WrittenType], parent: Name)
  indirect case optional(WrittenType)
  indirect case array(WrittenType)
  indirect case dictionary(WrittenType, WrittenType)
  indirect case function(result: WrittenType)
  case tuple([WrittenType])
  indirect case some(WrittenType)
  indirect case any(WrittenType)
  case composition([WrittenType])
  /// `T.Type`
  indirect case metatype(WrittenType)
  case unknown

  /// The name of the nominal type once optionals, `some` and `any` are taken away.
  public var name: Name {
    switch self {
    case .named(let name, _, _): name
    case .optional(let inner), .some(let inner), .any(let inner): inner.name
    default: .none
    }
  }

  public var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  public var isFunction: Bool {
    switch self {
    case .function: true
    case .optional(let inner): inner.isFunction
    default: false
    }
  }

  /// Does the name occur anywhere in the type?
  public func mentions(_ known: Name.Known) -> Bool {
    switch self {
    case .named(let name, let arguments, _):
      name == known || arguments.contains { $0.mentions(known) }
    case .optional(let inner), .array(let inner), .some(let inner), .any(let inner),
      .metatype(let inner), .function(let inner):
      inner.mentions(known)
    case .dictionary(let key, let value): key.mentions(known) || value.mentions(known)
    case .tuple(let elements), .composition(let elements): elements.contains { $0.mentions(known) }
    case .unknown: false
    }
  }
}

public enum Access: UInt8, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open
  public static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
}

/// A type declaration or an extension.
public struct TypeFact: Sendable {
  public enum Kind: UInt8, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `typealias`, `extension`
  }
  public var kind: Kind
  /// The declared name; the last component of what an extension extends.
  public var name: Name
  /// What an extension extends, or a typealias names.
  public var written: WrittenType
  /// The enclosing type or extension in this file.
  public var parent: Int?
  public var inherited: [WrittenType]
  public var attributes: [Name]
  /// Generic parameters and the protocol that each is declared to conform to (`.none` without).
  public var generics: [(name: Name, constraint: Name)]
  public var access: Access
  /// The number of the declaration's node.
  public var node: UInt32
  /// UTF-8 offsets of the name.
  public var nameRange: Range<Int>
  /// Stands in a function body.
  public var isLocal: Bool
}

public struct ParameterFact: Sendable {
  /// `.none` for `_`.
  public var label: Name
  public var name: Name
  public var type: WrittenType
  public var hasDefault: Bool
  public var isVariadic: Bool
  public var attributes: [Name]
}

/// How a stored property or a parameter gets its first value, as far as other files care.
public enum InitialValue: Hashable, Sendable {
  case none
  case literal
  /// `T(…)`, `T.init(…)`, `.init(…)` (the name is then that of the declared type).
  case construction(Name)
  /// `T.shared`: a member without a call.
  case member(of: Name, Name)
  /// `{ … }()`
  case calledClosure
  case other
}

public struct MemberFact: Sendable {
  public enum Kind: UInt8, CaseIterable, Sendable {
    case storedProperty, computedProperty, function, initializer, subscriptMember, enumCase, deinitializer
  }
  // In an order that leaves no gaps: a project has hundreds of thousands.
  public var attributes: [Name] = []
  public var parameters: [ParameterFact] = []
  /// Generic parameters of a function and what each must conform to.
  public var generics: [(name: Name, constraint: Name)] = []
  /// The declared type of a property, the result of a function.
  public var type: WrittenType = .unknown
  public var initial: InitialValue = .none
  public var kind: Kind
  public var access: Access = .internal
  public var isStatic = false
  public var isLet = false
  public var isLazy = false
  public var isOverride = false
  public var isMutating = false
  public var isAsync = false
  public var isThrowing = false
  /// A comment before it says so: `// sameview: expensive`.
  public var isMarkedExpensive = false
  /// `private(set)` and the like.
  public var hasSetterAccess = false
  public var hasBody = false
  public var name: Name
  /// -1 for a global.
  private let ownerNumber: Int32
  /// The number of the node: a `binding`, `functionDecl`, `initializerDecl` ….
  public var node: UInt32
  private let nameStart, nameEnd: UInt32

  init(kind: Kind, name: Name, owner: Int?, node: UInt32, nameRange: Range<Int>) {
    self.kind = kind
    self.name = name
    ownerNumber = Int32(owner ?? -1)
    self.node = node
    nameStart = UInt32(nameRange.lowerBound)
    nameEnd = UInt32(nameRange.upperBound)
  }

  /// The enclosing type or extension in this file; nil for a global.
  public var owner: Int? { ownerNumber < 0 ? nil : Int(ownerNumber) }
  /// UTF-8 offsets of the name.
  public var nameRange: Range<Int> { Int(nameStart)..<Int(nameEnd) }
}

/// All facts of one file.
public struct FileFacts: Sendable {
  public var imports: [Name] = []
  public var types: [TypeFact] = []
  public var members: [MemberFact] = []

  public init() {}
}
