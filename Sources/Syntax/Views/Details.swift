// What the one number that a node keeps beside its name means, by kind. Elsewhere false or the first case.

extension Node {
  /// `let`, not `var`: of a variable declaration, an optional binding or a pattern.
  @inlinable public var isLet: Bool {
    (kind == .variableDecl || kind == .optionalBinding || kind == .bindingPattern) && detail == 1
  }

  /// `init?`, `init!`
  @inlinable public var isFailable: Bool { kind == .initializerDecl && detail == 1 }

  /// A parameter that takes any number of values: `Int...`.
  @inlinable public var isVariadic: Bool { kind == .parameter && detail & 1 != 0 }

  /// `private(set)`: a modifier of the setter alone.
  @inlinable public var isSetterModifier: Bool { kind == .modifier && detail == 1 }
  /// A modifier without an argument: `private`, not `private(set)` or `unowned(safe)`.
  @inlinable public var isPlainModifier: Bool { kind == .modifier && detail == 0 }

  /// `A == B` among generic requirements, not `A: B`.
  @inlinable public var isSameTypeRequirement: Bool { kind == .requirement && detail == 1 }

  /// `async` among effects.
  @inlinable public var isAsync: Bool { kind == .effects && detail & 1 != 0 }
  /// `throws`, `rethrows` or `reasync` among effects.
  @inlinable public var isThrowing: Bool { kind == .effects && detail & 6 != 0 }

  /// `default:` of a `switch`.
  var isDefaultCase: Bool { kind == .switchCase && detail == 1 }

  /// `#unavailable`, not `#available`.
  @inlinable public var isUnavailability: Bool { kind == .availabilityCondition && detail == 1 }

  /// Which directive begins a clause of an `#if`.
  public enum ConditionalDirective: UInt8, Sendable { case `if`, elseif, `else` }
  /// The directive of an `ifConfigClause`; `.if` for other nodes.
  public var conditionalDirective: ConditionalDirective {
    kind == .ifConfigClause ? ConditionalDirective(rawValue: min(detail, 2)) ?? .if : .if
  }

  /// `is`, `as`, `as?`, `as!`
  public enum Cast: UInt8, Sendable { case `is`, `as`, conditional, forced }
  /// The operator of a `castOperator`; `.is` for other nodes.
  public var cast: Cast { kind == .castOperator ? Cast(rawValue: detail) ?? .is : .is }

  /// `try`, without `?` or `!`: an error goes on.
  @inlinable public var isPropagatingTry: Bool { kind == .tryExpr && detail == 0 }

  /// Tokens that the parser left out because they nest too deeply.
  @inlinable public var isNestedTooDeeply: Bool { kind == .unexpected && detail == 1 }

  /// Whether both are of one kind, with one name and the same of what this file tells. Children do not count.
  public func isAlike(_ other: Node) -> Bool { kind == other.kind && name == other.name && detail == other.detail }

  /// What the grammar wants in the place of a `missing` node; nil for others.
  public var expectation: Expectation? { kind == .missing ? Expectation(rawValue: detail) : nil }
}
