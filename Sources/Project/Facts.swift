// The facts of one file: plain values of one closed schema, without syntax.
//
// The same bytes give the same facts. Whoever needs to know more about other files adds a field
// here. Node numbers point into the file's own tree and mean nothing elsewhere.

import Syntax

/// A type as it is written. Nothing is resolved.
public indirect enum WrittenType: Hashable, Sendable {
  /// `A`, `A.B` (the last component, and the one before it), `A<B>`.
  case named(Name, arguments: [WrittenType], parent: Name)
  case optional(WrittenType)
  case array(WrittenType)
  case dictionary(WrittenType, WrittenType)
  case function(result: WrittenType)
  case tuple([WrittenType])
  case some(WrittenType)
  case any(WrittenType)
  case composition([WrittenType])
  /// `T.Type`
  case metatype(WrittenType)
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
  public var attributes: [Name]
  public var isVariadic: Bool
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
  public enum Kind: UInt8, Sendable {
    case storedProperty, computedProperty, function, initializer, subscriptMember, enumCase, deinitializer
  }
  public var kind: Kind
  public var name: Name
  /// The enclosing type or extension in this file; nil for a global.
  public var owner: Int?
  public var isStatic = false
  public var isLet = false
  public var isLazy = false
  public var isOverride = false
  public var isMutating = false
  public var isAsync = false
  public var isThrowing = false
  /// `private(set)` and the like.
  public var hasSetterAccess = false
  public var access: Access = .internal
  public var attributes: [Name] = []
  /// The declared type of a property, the result of a function.
  public var type: WrittenType = .unknown
  public var initial: InitialValue = .none
  public var parameters: [ParameterFact] = []
  /// Generic parameters of a function and what each must conform to.
  public var generics: [(name: Name, constraint: Name)] = []
  /// The body, getter or initial value runs these.
  public var uses: Range<Int> = 0..<0
  /// The closures in it.
  public var closures: Range<Int> = 0..<0
  /// The use that a one-expression body or an initial value amounts to.
  public var resultUse: Int?
  public var hasBody = false
  /// The number of the node: a `binding`, `functionDecl`, `initializerDecl` ….
  public var node: UInt32
  /// UTF-8 offsets of the name.
  public var nameRange: Range<Int>
}

/// An identifier, member access or call inside a body: the skeleton of its expressions.
public struct UseFact: Sendable {
  public enum Kind: UInt8, Sendable {
    /// `name`
    case identifier
    /// `receiver.name`, or `.name` without a receiver.
    case member
    /// `receiver[…]`
    case subscripted
    /// A literal or another expression whose type is known by its look: `name` is the type's.
    case value
  }
  public var kind: Kind
  public var isCall = false
  /// `try`, `await`: it may suspend.
  public var isAwaited = false
  /// It is assigned to, or passed `inout`.
  public var isWritten = false
  public var name: Name
  /// The use that the receiver amounts to; -1 without one, -2 if it is nothing that a use describes.
  public var receiver: Int32 = -1
  /// The local that an identifier names; -1 if none.
  public var local: Int32 = -1
  /// The closure in which it stands; -1 in the member's own body.
  public var closure: Int32 = -1
  /// Labels of the arguments, trailing closures included, in `FileFacts.labels`.
  public var labels: Range<UInt32> = 0..<0
  /// Bit n: argument n is a closure.
  public var closureArguments: UInt16 = 0
  /// The call, or the identifier or member access.
  public var node: UInt32
}

/// A closure, or a function inside a body.
public struct ClosureFact: Sendable {
  /// The enclosing closure; -1 in the member's own body.
  public var parent: Int32
  /// The use of the call that it is an argument of; -1 if it is none.
  public var call: Int32 = -1
  /// Its position among the arguments of the call, trailing closures included.
  public var argumentIndex: UInt16 = 0
  public var label: Name = .none
  /// Called where it stands: `{ … }()`.
  public var isCalledAtOnce = false
  /// A statement of it is an expression that starts at an upper-case call, as view content does.
  public var holdsConstruction = false
  /// The local that it is the value of; -1 if none.
  public var local: Int32 = -1
  public var node: UInt32
}

/// A parameter, constant or variable of a body.
public struct LocalFact: Sendable {
  public var name: Name
  public var type: WrittenType = .unknown
  /// The use that its initial value amounts to; -1 if unknown.
  public var initial: Int32 = -1
  /// An element of that, not that itself.
  public var isElement = false
  /// A parameter of the member (its number), else -1.
  public var parameter: Int32 = -1
  /// The closure that it holds; -1 if none.
  public var closure: Int32 = -1
  public var isMutable = false
  /// The number of the `binding` that declares it; 0 for a parameter, a pattern and the like.
  public var node: UInt32 = 0
}

/// All facts of one file.
public struct FileFacts: Sendable {
  public var imports: [Name] = []
  public var types: [TypeFact] = []
  public var members: [MemberFact] = []
  public var uses: [UseFact] = []
  public var closures: [ClosureFact] = []
  public var locals: [LocalFact] = []
  public var labels: [Name] = []

  public init() {}

  public func labels(of use: UseFact) -> ArraySlice<Name> {
    labels[Int(use.labels.lowerBound)..<Int(use.labels.upperBound)]
  }
}
