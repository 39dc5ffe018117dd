// The facts of one file: plain values of one closed schema, without syntax.
//
// The same bytes give the same facts. A rule that needs more about other files adds a field here. Node numbers belong
// to the file's own tree and mean nothing elsewhere. Bodies are read separately (Body.swift), because most bodies of
// a project are never needed.

import Syntax

/// A type as it is written. Nothing is resolved. `[A]` and `Array<A>` are the same, as are `A?` and `Optional<A>`.
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
  /// No type is written, or one without a form above.
  case unknown

  /// The name of the nominal type without optionals, `some` and `any`; `.none` for other types.
  public var name: Name {
    switch self {
    case .named(let name, _, _): name
    case .optional(let inner), .some(let inner), .any(let inner): inner.name
    default: .none
    }
  }

  /// Whether it is `A?`; false for optionals behind an alias.
  public var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// Whether it is a function type or an optional one.
  public var isFunction: Bool {
    switch self {
    case .function: true
    case .optional(let inner): inner.isFunction
    default: false
    }
  }

  /// Whether the name occurs anywhere in the type.
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

/// An access level; the most restrictive one is the smallest.
public enum Access: UInt8, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open
  public static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
}

/// A generic parameter of a declaration.
public struct GenericParameter: Equatable, Sendable {
  public var name: Name
  /// The protocol in its constraint; `.none` without one.
  public var constraint: Name
}

/// A type declaration or an extension.
public struct TypeFact: Equatable, Sendable {
  public enum Kind: UInt8, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `typealias`, `extension`
  }
  public var kind: Kind
  /// The declared name; for an extension the last component of the extended type.
  public var name: Name
  /// The type that an extension extends or a typealias names; otherwise `.unknown`.
  public var written: WrittenType
  /// `X` of `extension P where Self == X`; otherwise `.unknown`.
  public var selfType: WrittenType
  /// The position of the enclosing type or extension in the facts of this file.
  public var parent: Int?
  /// The types behind the colon, in order; the parts of `A & B` one by one.
  public var inherited: [WrittenType]
  /// The names of the attributes, in order; arguments are left out.
  public var attributes: [Name]
  public var generics: [GenericParameter]
  /// As written; `.internal` if no level is.
  public var access: Access
  /// The node number of the declaration.
  public var node: UInt32
  /// The UTF-8 byte offsets of the name.
  public var nameRange: Range<Int>
  /// Whether the declaration is inside of a body.
  public var isLocal: Bool

  /// The fact without its place in the text.
  var withoutPlace: TypeFact {
    var fact = self
    fact.node = 0
    fact.nameRange = 0..<0
    return fact
  }
}

/// A parameter of a function, initializer, subscript or enum case.
public struct ParameterFact: Equatable, Sendable {
  /// `.none` for `_`.
  public var label: Name
  /// The name inside the body.
  public var name: Name
  public var type: WrittenType
  public var hasDefault: Bool
  public var isVariadic: Bool
  /// The number of parameters of its function type; -1 if its type is not written as one.
  var closureArity: Int8
  public var attributes: [Name]
}

/// The initial value of a stored property, as far as other files depend on it.
public enum InitialValue: Hashable, Sendable {
  case none
  case literal
  /// `T(…)`, `T.init(…)`, or `.init(…)`, for which the name is that of the declared type.
  case construction(Name)
  /// `T.shared`: a member without a call.
  case member(of: Name, Name)
  /// `{ … }()`
  case calledClosure
  case other
}

/// A member of a type, or a global function or property. Modifiers, attributes and access are those that are written at
/// the member itself: what Swift infers, or takes from an extension, is not among them.
public struct MemberFact: Equatable, Sendable {
  /// A property with observers, but without a getter, is stored.
  public enum Kind: UInt8, CaseIterable, Sendable {
    case storedProperty, computedProperty, function, initializer, subscriptMember, enumCase, deinitializer
  }
  // In an order without padding, because a project has hundreds of thousands.
  /// The names of the attributes, in order; arguments are left out.
  public var attributes: [Name] = []
  /// In order; those of an enum case are its associated values. Empty for properties.
  public var parameters: [ParameterFact] = []
  /// Generic parameters of a function.
  public var generics: [GenericParameter] = []
  /// The declared type of a property, or the result type of a function; `.unknown` if none is written. The spelling of
  /// an initial value or of an `@Environment` may stand in for the type of a property.
  public var type: WrittenType = .unknown
  public var initial: InitialValue = .none
  public var kind: Kind
  /// `.internal` if no level is written.
  public var access: Access = .internal
  /// Whether it is `static` or `class`, or an enum case.
  public var isStatic = false
  public var isLet = false
  public var isLazy = false
  public var isOverride = false
  public var isMutating = false
  public var isAsync = false
  /// Whether errors leave it: `throws`, `rethrows` or `reasync`.
  var isThrowing = false
  /// Whether the comment `// sameview: expensive` precedes the declaration.
  var isMarkedExpensive = false
  /// Whether the setter has an access level of its own: `private(set)`.
  public var hasSetterAccess = false
  /// Whether it has a block or a getter; false for requirements, stored properties and cases.
  public var hasBody = false
  /// The base name: `load` of `load(from:)`, `init` of an initializer.
  public var name: Name
  /// -1 for a global.
  private let ownerNumber: Int32
  /// The node number of the declaration: a `binding`, `functionDecl`, `initializerDecl` ….
  public var node: UInt32
  private var nameStart, nameEnd: UInt32

  init(kind: Kind, name: Name, owner: Int?, node: UInt32, nameRange: Range<Int>) {
    self.kind = kind
    self.name = name
    ownerNumber = Int32(owner ?? -1)
    self.node = node
    nameStart = UInt32(nameRange.lowerBound)
    nameEnd = UInt32(nameRange.upperBound)
  }

  /// The position of the enclosing type or extension in the facts of this file; nil for a global.
  public var owner: Int? { ownerNumber < 0 ? nil : Int(ownerNumber) }
  /// Whether it is a stored property of instances, not a `static` one.
  public var isStoredInInstances: Bool { kind == .storedProperty && !isStatic }
  /// The UTF-8 byte offsets of the name.
  public var nameRange: Range<Int> { Int(nameStart)..<Int(nameEnd) }

  /// The fact without its place in the text.
  var withoutPlace: MemberFact {
    var fact = self
    (fact.node, fact.nameStart, fact.nameEnd) = (0, 0, 0)
    return fact
  }
}

/// The facts of one file. Positions in these arrays identify types and members within the file.
public struct FileFacts: Sendable {
  /// The names of the imported modules in the order of the source, also under `#if`; of `A.B` the first component.
  public var imports: [Name] = []
  public var types: [TypeFact] = []
  public var members: [MemberFact] = []

  public init() {}
}
