// A type as the compiler infers it: declarations by number, generic arguments, open and unknown parts.

import Syntax

/// The type of an expression. Numbers of declarations and parameters belong to one `Declarations`.
indirect enum InferredType: Hashable {
  /// A declared type with the arguments of all generic parameters, those of enclosing types first.
  case nominal(Int, [InferredType])
  case tuple([TupleElement])
  case function([InferredType], InferredType)
  case metatype(InferredType)
  /// `any P`, by the numbers of the protocols.
  case existential([Int])
  /// A generic parameter, by its number; `Self` of a protocol is one too.
  case parameter(Int)
  /// A generic parameter of the call that is being resolved.
  case variable(Int)
  /// `Base.Name`, an associated type of a base that is not known yet.
  case dependent(InferredType, String)
  /// `repeat each T`.
  case expansion(InferredType)
  case unknown

  struct TupleElement: Hashable {
    var label: String
    var type: InferredType
  }

  static var void: InferredType { .tuple([]) }

  /// How many parts a type may have. One line of code can double a type, so that forty lines exceed any memory; the
  /// largest types in real apps have a thousand parts. A larger type is unknown, and so is all that depends on it.
  static let sizeLimit = 10_000

  /// Rewrites the type from the leaves upwards. The result is unknown if it is too large.
  func map(_ change: (InferredType) -> InferredType) -> InferredType { rewritten(change).limited }

  private func rewritten(_ change: (InferredType) -> InferredType) -> InferredType {
    switch self {
    case .nominal(let number, let arguments): change(.nominal(number, arguments.map { $0.rewritten(change) }))
    case .tuple(let elements):
      change(.tuple(elements.map { TupleElement(label: $0.label, type: $0.type.rewritten(change)) }))
    case .function(let parameters, let result):
      change(.function(parameters.map { $0.rewritten(change) }, result.rewritten(change)))
    case .metatype(let inner): change(.metatype(inner.rewritten(change)))
    case .dependent(let base, let name): change(.dependent(base.rewritten(change), name))
    case .expansion(let inner): change(.expansion(inner.rewritten(change)))
    case .existential, .parameter, .variable, .unknown: change(self)
    }
  }

  /// The type itself; unknown if it has more than `sizeLimit` parts.
  var limited: InferredType {
    var room = Self.sizeLimit
    var isOpen = false
    return fits(in: &room, &isOpen) ? self : .unknown
  }

  /// Whether a part is still open; nil if the type has more than `sizeLimit` parts.
  var isOpenWithinLimit: Bool? {
    var room = Self.sizeLimit
    var isOpen = false
    return fits(in: &room, &isOpen) ? isOpen : nil
  }

  private func fits(in room: inout Int, _ isOpen: inout Bool) -> Bool {
    room -= 1
    guard room >= 0 else { return false }
    switch self {
    case .nominal(_, let arguments):
      for argument in arguments where !argument.fits(in: &room, &isOpen) { return false }
      return true
    case .tuple(let elements):
      for element in elements where !element.type.fits(in: &room, &isOpen) { return false }
      return true
    case .function(let parameters, let result):
      for parameter in parameters where !parameter.fits(in: &room, &isOpen) { return false }
      return result.fits(in: &room, &isOpen)
    case .dependent(let inner, _):
      isOpen = true
      return inner.fits(in: &room, &isOpen)
    case .metatype(let inner), .expansion(let inner): return inner.fits(in: &room, &isOpen)
    case .variable:
      isOpen = true
      return true
    case .existential, .parameter, .unknown: return true
    }
  }

  func contains(_ predicate: (InferredType) -> Bool) -> Bool {
    if predicate(self) { return true }
    switch self {
    case .nominal(_, let arguments): return arguments.contains { $0.contains(predicate) }
    case .tuple(let elements): return elements.contains { $0.type.contains(predicate) }
    case .function(let parameters, let result):
      return result.contains(predicate) || parameters.contains { $0.contains(predicate) }
    case .metatype(let inner), .dependent(let inner, _), .expansion(let inner): return inner.contains(predicate)
    case .existential, .parameter, .variable, .unknown: return false
    }
  }

  /// Whether no part is open or unknown.
  var isKnown: Bool {
    !contains {
      switch $0 {
      case .unknown, .variable, .dependent: true
      default: false
      }
    }
  }

  var hasVariable: Bool {
    contains {
      if case .variable = $0 { return true }
      return false
    }
  }

  /// Replaces generic parameters by their arguments.
  func substituting(_ substitution: [Int: InferredType]) -> InferredType {
    if substitution.isEmpty { return self }
    return map { type in
      if case .parameter(let number) = type { return substitution[number] ?? type }
      return type
    }
  }
}

/// A generic requirement of a declaration.
enum Requirement {
  case conforms(InferredType, Int)
  case same(InferredType, InferredType)
}

/// The signature of a function, initializer or enum case; a property is one without parameters.
struct Signature {
  struct Parameter {
    var label: String
    var name: String
    var type: InferredType
    var hasDefault = false
    var defaultValue: Node?
    var isVariadic = false
    /// The result builder of a closure that is passed here.
    var builder: InferredType?
  }

  var parameters: [Parameter] = []
  var generics: [Int] = []
  var requirements: [Requirement] = []
  var result: InferredType = .unknown
  /// Whether the result is `some P`, whose underlying type the body gives.
  var isOpaque = false
}
