// Which of several declarations a call means, by what is known of its arguments.
//
// Labels, arity and closures are compared first (`Index.accepts`). What remains here differs in the types of parameters.

import Frameworks
import Syntax

/// What is known of one argument.
struct KnownArgument {
  let value: Node
  /// Nil if it is not known. For an optional the type of its value.
  var type: StaticType?
  /// Nil if it is not known.
  var isOptional: Bool?
}

/// How an argument fits a parameter.
private enum Conversion: Equatable {
  case impossible
  /// It fits; the smaller the better, as Swift ranks overloads.
  case rank(Int)
  /// It may fit.
  case unknown
  /// The closure has as many parameters as the argument passes, or takes apart the only one, a tuple, which fits less.
  case closure(takesApart: Bool)
}

extension Index {
  /// The initializers in the declaration and the extensions of a type that fit a call; empty if there are more than
  /// `overloadLimit`.
  public func initializers(of type: TypeID, fitting labels: ArraySlice<Name>, closures: UInt16) -> [MemberID] {
    let initializers = self[type].initializers
    return initializers.count > Self.overloadLimit
      ? [] : initializers.filter { accepts(self[$0].parameters, labels: labels, closures: closures) }
  }

  /// The initializers in the declaration and the extensions of a type that fit a call and its arguments, as far as these
  /// are known, and exist beside it; empty if there are more than `overloadLimit`.
  public func initializers(of type: TypeID, fitting call: Int, in body: Body) -> [MemberID] {
    let use = body.uses[call]
    let fitting = initializers(of: type, fitting: body.labels(of: use), closures: use.closureArguments)
      .filter { !isExclusive($0, with: use.node, in: body.file) }
    return narrow(fitting, to: call, in: body)
  }

  /// The candidates that the call fits best by its arguments: those that certainly do not fit are left out, and one remains
  /// if it is the best for each argument. All candidates accept the labels of the call. Linear in their parameters.
  ///
  /// - Parameter known: What is known of an argument, by its position.
  func narrow(
    _ candidates: [MemberID], labels: ArraySlice<Name>, closures: UInt16, known: (Int) -> KnownArgument?
  ) -> [MemberID] {
    guard candidates.count > 1, !labels.isEmpty else { return candidates }
    let arguments = labels.indices.map { known($0 - labels.startIndex) }
    var fitting: [(id: MemberID, parameters: [Int], conversions: [Conversion])] = []
    for id in candidates {
      var parameters = Array(repeating: -1, count: arguments.count)
      _ = match(self[id].parameters, labels: labels, closures: closures) { parameters[$0] = $1 }
      let conversions = arguments.indices.map { i -> Conversion in
        guard let argument = arguments[i], parameters[i] >= 0 else { return .unknown }
        return conversion(of: argument, to: self[id].parameters[parameters[i]], of: id)
      }
      if !conversions.contains(.impossible) { fitting.append((id, parameters, conversions)) }
    }
    func isBetter(_ a: Int, than b: Int) -> Bool {
      var isBetterSomewhere = false
      for i in arguments.indices {
        let (p, q) = (fitting[a].parameters[i], fitting[b].parameters[i])
        if case .rank(let x) = fitting[a].conversions[i], case .rank(let y) = fitting[b].conversions[i] {
          if x > y { return false }
          if x < y { isBetterSomewhere = true }
        } else if case .closure(let x) = fitting[a].conversions[i], case .closure(let y) = fitting[b].conversions[i],
          x != y
        {
          if x { return false }
          isBetterSomewhere = true
        } else if p < 0 || q < 0
          || self[fitting[a].id].parameters[p].type != self[fitting[b].id].parameters[q].type
        {
          return false
        }
      }
      return isBetterSomewhere
    }
    for a in fitting.indices where fitting.indices.allSatisfy({ $0 == a || isBetter(a, than: $0) }) {
      return [fitting[a].id]
    }
    return fitting.map(\.id)
  }

  /// The same for a call in a body whose uses are resolved.
  public func narrow(_ candidates: [MemberID], to call: Int, in body: Body) -> [MemberID] {
    guard candidates.count > 1 else { return candidates }
    let use = body.uses[call]
    let values = body.node(call).children.filter { $0.kind == .argument || $0.kind == .trailingClosure }
      .map { $0.firstChild?.unwrapped }
    return narrow(candidates, labels: body.labels(of: use), closures: use.closureArguments) { position in
      guard position < values.count, let value = values[position] else { return nil }
      let use = body.use(at: value.withoutForce)
      return argument(value, type: use.flatMap { body.type($0) }) {
        use.map { (body.uses[$0], body.target($0), body.locals) }
      }
    }
  }

  /// Whether the closures of a call take as many parameters as a function passes to them, as far as its parameters are
  /// written as function types. An only candidate that does not is not what the call means.
  public func passesClosures(of call: Int, to function: MemberID, in body: Body) -> Bool {
    let use = body.uses[call]
    let parameters = self[function].parameters
    let values = body.node(call).children.filter { $0.kind == .argument || $0.kind == .trailingClosure }
      .map { $0.firstChild?.unwrapped }
    var fits = true
    _ = match(parameters, labels: body.labels(of: use), closures: use.closureArguments) { argument, parameter in
      guard argument < values.count, let value = values[argument], value.kind == .closure else { return }
      if conversion(of: value, arity: parameters[parameter].closureArity) == .impossible { fits = false }
    }
    return fits
  }

  // MARK: Arguments

  /// - Parameter use: The use at the value, what it means, and the locals of the body; nil if there is none.
  func argument(
    _ value: Node, type: StaticType?, use: () -> (fact: UseFact, target: Target, locals: [LocalFact])?
  ) -> KnownArgument {
    var known = KnownArgument(value: value, type: type)
    switch value.kind {
    case .nilLiteral: known.isOptional = true
    case .stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral, .arrayLiteral, .dictionaryLiteral, .closure,
      .forceUnwrap:
      known.isOptional = false
    case .identifierExpr, .memberAccess, .call, .subscriptCall:
      // `a?.b`
      if value.descendants.prefix(Self.chainLimit).contains(where: { $0.kind == .optionalChaining }) { break }
      guard let (fact, target, locals) = use() else { break }
      known.isOptional = isOptional(fact, target, locals)
    default: break
    }
    return known
  }

  /// How many parts of an argument are searched for `?`. In longer ones it is not known whether they are optional.
  private static let chainLimit = 32

  /// Whether the value of a use is optional, as far as a declaration says.
  private func isOptional(_ use: UseFact, _ target: Target, _ locals: [LocalFact]) -> Bool? {
    switch target {
    case .local(let local):
      let type = locals[Int(local)].type
      return type == .unknown || use.isCall ? nil : type.isOptional
    case .member(let id):
      let fact = self[id]
      if fact.kind == .enumCase { return false }
      guard (fact.kind == .function) == use.isCall, fact.generics.isEmpty else { return nil }
      if fact.type != .unknown { return fact.type.isOptional }
      switch fact.initial {
      case .literal: return false
      case .construction(let name): return name == .Date || name == .UUID ? false : nil
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: Conversions

  private func conversion(
    of argument: KnownArgument, to parameter: ParameterFact, of function: MemberID
  ) -> Conversion {
    if argument.value.kind == .closure { return conversion(of: argument.value, arity: parameter.closureArity) }
    if isGeneric(parameter.type, of: function) {
      // `T?` takes what `T` takes.
      return fits(argument, constraint: constraint(of: parameter.type.name, of: function), function)
    }
    if parameter.type.isOptional {
      if argument.value.kind == .nilLiteral { return .rank(0) }
      guard let isOptional = argument.isOptional else {
        return plainConversion(of: argument, to: parameter.type, function) == .impossible ? .impossible : .unknown
      }
      let inner = plainConversion(of: argument, to: parameter.type, function)
      guard case .rank(let rank) = inner else { return inner }
      return .rank(isOptional ? rank : rank + 4)
    }
    if argument.isOptional == true || argument.value.kind == .nilLiteral {
      switch parameter.type {
      case .array, .dictionary, .function, .tuple: return .impossible
      // An alias may stand for an optional, and `Any` takes all.
      case .named(let name, _, _): return isAlias(name) || name == .`Any` ? .unknown : .impossible
      default: return .unknown
      }
    }
    let plain = plainConversion(of: argument, to: parameter.type, function)
    return argument.isOptional == nil && plain != .impossible ? .unknown : plain
  }

  /// A closure takes as many parameters as its context passes; the parts of a single tuple count, too.
  private func conversion(of closure: Node, arity: Int8) -> Conversion {
    guard arity >= 0 else { return .unknown }
    var count: Int
    if let signature = closure.closureSignature,
      signature.children.contains(where: { $0.kind == .closureParameter || $0.kind == .parameterClause })
    {
      count = signature.descendants.count { $0.kind == .closureParameter || $0.kind == .parameter }
    } else {
      count = anonymousCount(of: closure)
    }
    if count == Int(arity) { return .closure(takesApart: false) }
    return arity == 1 && count > 1 ? .closure(takesApart: true) : .impossible
  }

  /// 2 for a closure that mentions `$1`, without the closures inside.
  private func anonymousCount(of closure: Node) -> Int {
    var count = 0
    var nodes = closure.descendants
    while let node = nodes.next() {
      if node.kind == .closure {
        nodes.skipSubtree(of: node)
      } else if node.kind == .identifierExpr, let number = Int(text(node.name).dropFirst()),
        text(node.name).hasPrefix("$")
      {
        count = max(count, number + 1)
      }
    }
    return count
  }

  // MARK: Types

  /// The same without regard to optionals.
  private func plainConversion(of argument: KnownArgument, to written: WrittenType, _ function: MemberID) -> Conversion
  {
    var written = written
    while case .optional(let inner) = written { written = inner }
    let literal = Literal(argument.value)
    switch written {
    case .function, .tuple: return literal != nil || argument.type?.isPlainValue == true ? .impossible : .unknown
    case .array, .dictionary:
      return literal.map { $0 != .collection } ?? argument.type?.isPlainValue ?? false ? .impossible : .unknown
    case .some(let inner), .any(let inner): return fits(argument, constraint: inner.name, function)
    case .named: break
    default: return .unknown
    }
    guard !isAlias(written.name),
      let type = staticType(
        written, file: file(function), scope: owner(function), generics: self[function].generics,
        at: self[function].node)
    else { return .unknown }
    if let id = type.type, self[id].kind == .protocol { return fits(argument, constraint: type.name, function) }
    if type.type == nil, Conformances.traits(of: type.name) != nil {
      return fits(argument, constraint: type.name, function)
    }
    if let literal { return conversion(of: literal, to: type) }
    // `.red`
    if argument.value.kind == .memberAccess, argument.value.base == nil {
      guard let id = type.type, self[id].isProjectType else { return .unknown }
      return members(named: argument.value.name, of: id).isEmpty && isClosed(id) ? .impossible : .unknown
    }
    guard let own = argument.type, !own.isMetatype else { return .unknown }
    if own.type == type.type, own.name == type.name { return own.element == type.element ? .rank(0) : .unknown }
    switch (own.type, type.type) {
    case (let a?, let b?):
      if self[a].conformances.contains(self[b].name) { return .rank(1) }
      return isClosed(a) && self[a].kind != .protocol ? .impossible : .unknown
    case (_?, nil): return type.isPlainValue ? .impossible : .unknown
    case (nil, _?): return own.isPlainValue || isView(own) ? .impossible : .unknown
    case (nil, nil):
      if isView(own) && type.isPlainValue || own.isPlainValue && isView(type) { return .impossible }
      if !own.isPlainValue || !type.isPlainValue { return .unknown }
      // Swift converts between the two.
      return [own.name, type.name].allSatisfy { $0 == .CGFloat || $0 == .Double } ? .rank(1) : .impossible
    }
  }

  private enum Literal {
    case string, integer, decimal, boolean, collection

    init?(_ value: Node) {
      switch value.kind {
      case .stringLiteral: self = .string
      case .integerLiteral: self = .integer
      case .floatLiteral: self = .decimal
      case .booleanLiteral: self = .boolean
      case .arrayLiteral, .dictionaryLiteral: self = .collection
      default: return nil
      }
    }

    /// The type that a literal has if nothing else is asked for.
    var standard: Name.Known? {
      switch self {
      case .string: .String
      case .integer: .Int
      case .decimal: .Double
      case .boolean: .Bool
      case .collection: nil
      }
    }

    /// Whether a value of a type that is known to be plain may be written so.
    func mayBe(_ type: Name) -> Bool {
      switch self {
      case .string: type == .String || type == .Substring || type == .Character
      case .integer: type == .Int || type == .Double || type == .CGFloat || type == .Float
      case .decimal: type == .Double || type == .CGFloat || type == .Float
      case .boolean: type == .Bool
      case .collection: false
      }
    }
  }

  private func conversion(of literal: Literal, to type: StaticType) -> Conversion {
    if let standard = literal.standard, type.type == nil, type.name == standard { return .rank(0) }
    if type.isPlainValue { return literal.mayBe(type.name) ? .rank(2) : .impossible }
    guard let id = type.type else { return .unknown }
    // A type of the project takes literals if it says so.
    let takesLiterals = self[id].conformances.contains { text($0).hasPrefix("ExpressibleBy") }
    return takesLiterals || !isClosed(id) ? .unknown : .impossible
  }

  /// Whether the argument meets the constraint of a generic parameter or is a value of a protocol. `.none` is met by all.
  private func fits(_ argument: KnownArgument, constraint: Name, _ function: MemberID) -> Conversion {
    if constraint == .none || isAlias(constraint) { return .unknown }
    let literal = Literal(argument.value)
    if literal != nil || argument.type?.isPlainValue == true {
      // No value of these is a view.
      if Conformances.traits(of: constraint)?.contains(.viewLike) == true { return .impossible }
      if constraint == .StringProtocol {
        let isText = literal.map { $0 == .string } ?? argument.type.map { $0.name == .String || $0.name == .Substring }
        return isText == true ? .rank(3) : .impossible
      }
      // The project says which of its protocols a type of a framework conforms to.
      guard literal == nil, let own = argument.type,
        types(named: constraint).contains(where: { self[$0].kind == .protocol })
      else { return .unknown }
      return frameworkType(named: own.name).map { self[$0].conformances.contains(constraint) } ?? false
        ? .rank(3) : .impossible
    }
    guard let own = argument.type, !own.isMetatype else { return .unknown }
    if constraint == .View, isView(own) { return .rank(3) }
    guard let id = own.type else { return .unknown }
    if self[id].conformances.contains(constraint) || own.name == constraint { return .rank(3) }
    return isClosed(id) && self[id].kind != .protocol ? .impossible : .unknown
  }

  /// Whether all protocols and superclasses of a type are known, so that it conforms to no other one.
  private func isClosed(_ type: TypeID) -> Bool {
    guard self[type].isProjectType else { return false }
    return self[type].conformances.allSatisfy { name in
      Conformances.traits(of: name) != nil
        || types(named: name).contains { self[$0].kind == .protocol || self[$0].kind == .class }
        || Self.plainProtocols.contains { name == $0 }
    }
  }

  private static let plainProtocols: [Name.Known] = [
    .Equatable, .Hashable, .Identifiable, .Sendable, .Codable, .CaseIterable, .Error, .Comparable, .String, .Int,
  ]

  // MARK: Names

  private func isAlias(_ name: Name) -> Bool { types(named: name).contains { self[$0].kind == .typealias } }

  private func isGeneric(_ type: WrittenType, of function: MemberID) -> Bool {
    let name = type.name
    guard name != .none else { return false }
    if self[function].generics.contains(where: { $0.name == name }) { return true }
    var scope = owner(function)
    while let current = scope {
      if generics(of: current).contains(where: { $0.name == name }) { return true }
      scope = self[current].parent
    }
    return false
  }

  private func generics(of type: TypeID) -> [GenericParameter] {
    self[type].declaration.map { self[$0].generics } ?? []
  }

  /// Whether the declaration of the type has parameters of its own: `struct Row<Content: View>`.
  public func isGeneric(_ type: TypeID) -> Bool { !generics(of: type).isEmpty }

  /// `.none` where no constraint is written, or only where it is not read.
  private func constraint(of generic: Name, of function: MemberID) -> Name {
    self[function].generics.first { $0.name == generic }?.constraint ?? .none
  }
}

extension Node {
  /// `a` of `a!`.
  var withoutForce: Node {
    var node = self
    while node.kind == .forceUnwrap, let inner = node.firstChild { node = inner.unwrapped }
    return node
  }
}

extension StaticType {
  /// Whether it is one of the types of values that have nothing in common with others.
  fileprivate var isPlainValue: Bool {
    guard type == nil, !isMetatype else { return false }
    switch name.known {
    case .String, .Int, .Bool, .Double, .CGFloat, .Float, .Character, .Substring, .Date, .URL, .UUID, .Data: return true
    default: return false
    }
  }
}
