// Solving for the generic parameters of calls: variables, their bindings, overload resolution.

import Project
import Syntax

/// The context of an expression, which determines the meaning of its names.
struct TypingFrame {
  var context: DeclarationContext
  /// The type of `self`; nil outside of types.
  var selfType: InferredType?
  var isStatic = false
  /// The arguments of the enclosing generic parameters.
  var substitution: [Int: InferredType] = [:]
  var locals: [String: Local] = [:]

  enum Local {
    case value(InferredType)
    case function(MemberDeclaration)
  }
}

/// One of the declarations to which a call may refer.
struct Candidate {
  var member: MemberDeclaration?
  var signature: Signature
  var substitution: [Int: InferredType]
  /// The distance of its declaration from the type itself.
  var rank = 0
  var selfType: InferredType?
}

struct CallArgument {
  let label: String
  let value: Node
  let isTrailing: Bool
}

/// The bindings of the variables of the current calls.
struct TypeSolution {
  var bindings: [Int: InferredType] = [:]
  /// The protocols to which a variable must conform.
  var bounds: [Int: [Int]] = [:]
  var pending: [(InferredType, InferredType)] = []
}

/// Infers types of expressions, and caches results. One thread may use it at a time.
final class Typing {
  let declarations: Declarations
  var solution = TypeSolution()
  private var variableCount = 0
  private var opaqueResults: [OpaqueKey: InferredType] = [:]
  private var opaqueInProgress: Set<OpaqueKey> = []
  var closureResults: [ClosureKey: InferredType] = [:]
  /// The nesting depth of the current expression.
  var depth = 0
  /// Deeper expressions would end the stack of a worker; they have an unknown type.
  static let depthLimit = 400
  /// Whether a component does not meet the requirements of its builder.
  var hasMisfit = false
  /// The bases of open `#if` clauses in chains, innermost last.
  var omittedBases: [(Node, TypingFrame)] = []
  /// The number of calls tried; a body that needs more than `workLimit` is given up.
  var work = 0
  static let workLimit = 200_000
  /// How many bindings of variables, and how many opaque results inside of each other, are followed,
  /// which bounds recursion. A deeper type is unknown.
  private static let bindingLimit = 40
  /// How often equalities between associated types are tried again. Those that are open after that are not checked.
  private static let pendingRounds = 4

  struct OpaqueKey: Hashable {
    let member: ObjectIdentifier
    let arguments: [Int: InferredType]
    let selfType: InferredType?
  }

  struct ClosureKey: Hashable {
    let source: ObjectIdentifier
    let node: UInt32
    let parameters: [InferredType]
    let expected: InferredType
    let builder: InferredType?
    let frame: [Int: InferredType]
    let selfType: InferredType?
  }

  init(declarations: Declarations) {
    self.declarations = declarations
    declarations.propertyType = { [unowned self] member, base in
      let saved = self.solution
      defer { self.solution = saved }
      return self.propertyType(member, of: base)
    }
  }

  func fresh(_ bounds: [Int] = []) -> InferredType {
    variableCount += 1
    if !bounds.isEmpty { solution.bounds[variableCount] = bounds }
    return .variable(variableCount)
  }

  // MARK: Variables

  /// The type with all bound variables replaced.
  func settled(_ type: InferredType) -> InferredType {
    guard let isOpen = type.isOpenWithinLimit else { return .unknown }
    if !isOpen { return type }
    var replaced: [Int: InferredType] = [:]
    return declarations.normalized(replacing(type, &replaced, depth: 0))
  }

  /// - Parameter replaced: The replacements found so far: each variable is followed once, however often it occurs.
  private func replacing(_ type: InferredType, _ replaced: inout [Int: InferredType], depth: Int) -> InferredType {
    if depth > Self.bindingLimit { return .unknown }
    return type.map { part in
      guard case .variable(let number) = part, let bound = solution.bindings[number] else { return part }
      if let known = replaced[number] { return known }
      let type = replacing(bound, &replaced, depth: depth + 1)
      replaced[number] = type
      return type
    }
  }

  /// The type with all open parts replaced by unknown ones.
  func closed(_ type: InferredType) -> InferredType {
    let type = settled(type)
    // Not copied, because thousands of bodies may share it.
    if type.isOpenWithinLimit == false { return type }
    return type.map { part in
      switch part {
      case .variable, .dependent: .unknown
      default: part
      }
    }
  }

  func unify(_ first: InferredType, _ second: InferredType) -> Bool {
    let a = settled(first)
    let b = settled(second)
    switch (a, b) {
    case (.unknown, _), (_, .unknown): return true
    case (.variable(let m), .variable(let n)) where m == n: return true
    case (.variable(let m), .variable(let n)):
      solution.bounds[n, default: []] += solution.bounds[m] ?? []
      solution.bindings[m] = b
      return true
    case (.variable(let number), let other), (let other, .variable(let number)):
      if other.contains({ $0 == .variable(number) }) { return false }
      for bound in solution.bounds[number] ?? [] where !declarations.conforms(other, to: bound) {
        return false
      }
      solution.bindings[number] = other
      return true
    case (.dependent, _), (_, .dependent):
      if a != b { solution.pending.append((a, b)) }
      return true
    case (.nominal(let m, let x), .nominal(let n, let y)):
      guard m == n, x.count == y.count else { return false }
      return zip(x, y).allSatisfy { unify($0, $1) }
    case (.tuple(let x), .tuple(let y)):
      guard x.count == y.count else { return false }
      return zip(x, y).allSatisfy { unify($0.type, $1.type) }
    case (.function(let x, let r), .function(let y, let s)):
      guard x.count == y.count else { return false }
      return zip(x, y).allSatisfy { unify($0, $1) } && unify(r, s)
    case (.metatype(let x), .metatype(let y)): return unify(x, y)
    default: return a == b
    }
  }

  /// The cost of passing a value of one type where another one is required; nil if it does not fit.
  func convert(_ argument: InferredType, to parameter: InferredType) -> Int? {
    let saved = solution
    if unify(argument, parameter) { return 0 }
    solution = saved
    let a = settled(argument)
    let b = settled(parameter)
    if let wrapped = wrapped(b), let cost = convert(wrapped: a, wrapped) { return cost + 1000 }
    switch (a, b) {
    case (.nominal(let m, _), .nominal(let n, _)):
      let names = [declarations[m].name, declarations[n].name]
      if names.allSatisfy({ ["Double", "CGFloat"].contains($0) }) { return 100 }
      if declarations[n].name == "AnyHashable", !names[0].isEmpty { return 500 }
      for (level, ancestor) in lineage(of: a).enumerated().dropFirst() {
        if unify(ancestor, b) { return level * 10 }
        solution = saved
      }
      return nil
    case (_, .existential(let numbers)):
      return numbers.allSatisfy { declarations.conforms(a, to: $0) } ? 500 : nil
    case (.function, .function): return 0
    default: return nil
    }
  }

  private func convert(wrapped a: InferredType, _ b: InferredType) -> Int? {
    if self.wrapped(a) != nil { return nil }
    return convert(a, to: b)
  }

  func wrapped(_ type: InferredType) -> InferredType? {
    guard case .nominal(let number, let arguments) = type, declarations[number].name == "Optional",
      arguments.count == 1
    else { return nil }
    return arguments[0]
  }

  /// The type itself, then its superclasses, nearest first. In a cycle, each class occurs once.
  func lineage(of type: InferredType) -> [InferredType] {
    var found: [InferredType] = []
    var numbers: [Int] = []
    var current: InferredType? = type
    while let next = current, case .nominal(let number, _) = next, found.count <= Index.ancestorLimit,
      !numbers.contains(number)
    {
      found.append(next)
      numbers.append(number)
      current = superclass(of: next)
    }
    return found
  }

  private func superclass(of type: InferredType) -> InferredType? {
    guard case .nominal(let number, let arguments) = type, declarations[number].kind == .class,
      let (written, context, _) = declarations[number].inherited.first
    else { return nil }
    let parent = declarations.resolve(written, context).substituting(
      Dictionary(uniqueKeysWithValues: zip(declarations.allParameters(of: number), arguments)))
    if case .nominal(let other, _) = parent, declarations[other].kind == .class { return parent }
    return nil
  }

  // MARK: Candidates

  /// The members to which `name` may refer on a value, or if `isStatic`, on the type.
  func candidates(_ name: String, on base: InferredType, isStatic: Bool) -> [Candidate] {
    var found: [Candidate] = []
    var rank = 0
    func add(_ members: [MemberDeclaration]?, _ substitution: [Int: InferredType]) {
      for member in members ?? [] where member.isStatic == isStatic {
        found.append(
          Candidate(
            member: member, signature: declarations.signature(member), substitution: substitution, rank: rank,
            selfType: base))
      }
    }
    for case .nominal(let number, let arguments) in lineage(of: base) {
      add(
        declarations[number].members[name],
        Dictionary(uniqueKeysWithValues: zip(declarations.allParameters(of: number), arguments)))
      rank += 1
    }
    for number in declarations.protocols(of: base) where declarations[number].kind == .protocol {
      guard let members = declarations[number].members[name] else { continue }
      rank += 1
      // An implementation takes precedence over the requirement.
      let implemented = members.filter {
        $0.body != nil || $0.node.ancestor(where: { $0.kind == .protocolDecl }) == nil
      }
      if implemented.isEmpty, !found.isEmpty { continue }
      add(implemented.isEmpty ? members : implemented, [declarations[number].parameters[0]: base])
    }
    return found
  }

  /// The position of the parameter for each argument; nil if they do not fit.
  func match(_ arguments: [CallArgument], _ parameters: [Signature.Parameter]) -> [Int]? {
    var result: [Int] = []
    var next = 0
    for (i, argument) in arguments.enumerated() {
      if argument.isTrailing, argument.label.isEmpty {
        let isOnly = i == arguments.count - 1
        while next < parameters.count {
          if isFunction(parameters[next].type) {
            let isWantedLater = parameters[(next + 1)...].contains { !$0.hasDefault && isFunction($0.type) }
            if !(isOnly && parameters[next].hasDefault && isWantedLater) { break }
          } else if !parameters[next].hasDefault, !parameters[next].isVariadic {
            return nil
          }
          next += 1
        }
      } else {
        if argument.label.isEmpty, next > 0, parameters[next - 1].isVariadic, !argument.isTrailing {
          result.append(next - 1)
          continue
        }
        while next < parameters.count,
          parameters[next].label != argument.label
            && !(argument.isTrailing && parameters[next].label.isEmpty && isFunction(parameters[next].type))
        {
          guard parameters[next].hasDefault || parameters[next].isVariadic else { return nil }
          next += 1
        }
      }
      guard next < parameters.count else { return nil }
      result.append(next)
      next += 1
    }
    for parameter in parameters[next...] where !parameter.hasDefault && !parameter.isVariadic { return nil }
    return result
  }

  func isFunction(_ type: InferredType) -> Bool {
    if case .function = type { return true }
    if let wrapped = wrapped(type) { return isFunction(wrapped) }
    return false
  }

  /// The result type of the best candidate; nil if none fits.
  func choose(
    _ candidates: [Candidate], _ arguments: [CallArgument], _ frame: TypingFrame, expected: InferredType?
  ) -> InferredType? {
    var best: (type: InferredType, cost: Int, solution: TypeSolution)?
    let saved = solution
    let fitting = candidates.compactMap { candidate in
      match(arguments, candidate.signature.parameters).map { (candidate, $0) }
    }
    for (candidate, places) in fitting {
      solution = saved
      guard let (type, cost) = attempt(candidate, arguments, places, frame, expected: expected) else {
        continue
      }
      if let known = best, cost == known.cost {
        // Two declarations of the project that fit equally well, as in both clauses of a `#if`, leave the type open.
        // Framework declarations are in order of preference.
        if known.type != type, candidate.member?.context.source.file != nil { best?.type = .unknown }
      } else if best == nil || cost < best?.cost ?? 0 {
        best = (type, cost, solution)
      }
    }
    solution = best?.solution ?? saved
    return best?.type
  }

  private func attempt(
    _ candidate: Candidate, _ arguments: [CallArgument], _ places: [Int], _ frame: TypingFrame,
    expected: InferredType?
  ) -> (InferredType, Int)? {
    work += 1
    guard work < Self.workLimit else { return nil }
    let signature = candidate.signature
    var substitution = candidate.substitution
    for number in signature.generics { substitution[number] = fresh() }
    for requirement in signature.requirements {
      switch requirement {
      case .conforms(let type, let number):
        if case .variable(let variable) = settled(type.substituting(substitution)) {
          solution.bounds[variable, default: []].append(number)
        }
      case .same(let a, let b):
        guard unify(a.substituting(substitution), b.substituting(substitution)) else { return nil }
      }
    }
    var cost = candidate.member?.isDisfavored ?? false ? 1_000_000 : 0
    cost += candidate.rank * 200 + signature.parameters.count - arguments.count
    // The initializer in the more constrained extension is preferred.
    if let member = candidate.member, member.kind == .initializer, let clause = member.whereClause {
      cost -= 25 * clause.children.filter { $0.kind == .requirement }.count
    }
    var result = signature.result.substituting(substitution)
    if let expected, expected.isKnown, result.hasVariable || settled(result).hasVariable {
      let before = solution
      if !unify(result, expected) { solution = before }
    }
    let parameters = signature.parameters.map { $0.type.substituting(substitution) }
    var closures: [(CallArgument, Int)] = []
    for (argument, place) in zip(arguments, places) {
      if argument.value.unwrapped.kind == .closure {
        closures.append((argument, place))
        continue
      }
      let parameter = settled(parameters[place])
      cost += specificity(parameter)
      let type = infer(argument.value, frame, expected: parameter)
      if type == .unknown, isImplicitMember(argument.value.unwrapped), isFindable(parameter) { return nil }
      guard let conversion = convert(type, to: parameter) else { return nil }
      cost += conversion + literalCost(argument.value.unwrapped, parameter)
      if type == .unknown { cost += unknownCost(argument.value.unwrapped, parameter) }
    }
    for (argument, place) in closures {
      let parameter = settled(parameters[place])
      let builder = signature.parameters[place].builder?.substituting(substitution)
      guard closure(argument.value.unwrapped, as: parameter, builder: builder.map { settled($0) }, frame) else {
        return nil
      }
    }
    for (place, parameter) in signature.parameters.enumerated() where !places.contains(place) {
      // The default value may bind a generic parameter: `fill()` uses the foreground style.
      guard let value = parameter.defaultValue, let member = candidate.member,
        case .variable = settled(parameters[place])
      else { continue }
      let own = TypingFrame(context: member.context, substitution: substitution)
      _ = convert(infer(value, own, expected: settled(parameters[place])), to: parameters[place])
    }
    var rounds = 0
    while !solution.pending.isEmpty, rounds < Self.pendingRounds {
      let pending = solution.pending
      solution.pending = []
      for (a, b) in pending where !unify(a, b) { return nil }
      rounds += 1
    }
    for case .conforms(let type, let number) in signature.requirements {
      let settledType = settled(type.substituting(substitution))
      if !declarations.conforms(settledType, to: number) { return nil }
    }
    if signature.isOpaque, let member = candidate.member {
      var actual: [Int: InferredType] = [:]
      for (number, type) in substitution { actual[number] = closed(type) }
      result = opaqueResult(member, actual, selfType: candidate.selfType.map { closed($0) })
    }
    return (settled(result), cost)
  }

  /// Whether the expression begins with an implicit member: `.name`, `.name(…)`, `.name.other`.
  private func isImplicitMember(_ node: Node) -> Bool {
    switch node.kind {
    case .memberAccess: node.base.map { isImplicitMember($0.unwrapped) } ?? true
    case .call: node.callee.map { isImplicitMember($0.unwrapped) } ?? false
    default: false
    }
  }

  /// Whether enough of the type is known to tell that a member is missing.
  private func isFindable(_ type: InferredType) -> Bool {
    switch type {
    case .variable(let number): !(solution.bounds[number] ?? []).isEmpty
    case .nominal(_, let arguments): wrapped(type) == nil || arguments.allSatisfy { isFindable($0) }
    default: false
    }
  }

  /// A literal with another type than its default one counts against a candidate.
  private func literalCost(_ node: Node, _ parameter: InferredType) -> Int {
    guard case .nominal(let number, _) = wrapped(parameter) ?? parameter else { return 0 }
    switch node.kind {
    case .stringLiteral: return declarations[number].name == "String" ? 0 : 10_000
    case .integerLiteral: return declarations[number].name == "Int" ? 0 : 10_000
    case .floatLiteral: return declarations[number].name == "Double" ? 0 : 10_000
    default: return 0
    }
  }

  /// A value of unknown type rather goes to a generic parameter: that it is a `Range<Int>` or a binding would show.
  private func unknownCost(_ node: Node, _ parameter: InferredType) -> Int {
    if case .variable = parameter { return 0 }
    return node.isBinding || node.asRange != nil ? 0 : Self.concreteCost
  }

  /// More than `specificity` gives any generic parameter.
  private static let concreteCost = 30

  /// Concrete types are preferred to generic parameters, and narrow constraints to wide ones.
  private func specificity(_ parameter: InferredType) -> Int {
    guard case .variable(let number) = parameter else { return 0 }
    let bounds = solution.bounds[number] ?? []
    var all: Set<Int> = []
    for bound in bounds { all.formUnion(declarations.protocols(of: .nominal(bound, []))) }
    return max(1, 20 - all.count)
  }

  // MARK: Opaque results

  /// The type behind `some P`, which the body gives. Cached; unknown if it depends on itself.
  func opaqueResult(
    _ member: MemberDeclaration, _ substitution: [Int: InferredType], selfType: InferredType?
  ) -> InferredType {
    let key = OpaqueKey(member: ObjectIdentifier(member), arguments: substitution, selfType: selfType)
    if let known = opaqueResults[key] { return known }
    guard opaqueInProgress.count < Self.bindingLimit, opaqueInProgress.insert(key).inserted else { return .unknown }
    defer {
      opaqueInProgress.remove(key)
    }
    let saved = solution
    let result = closed(bodyType(of: member, substitution, selfType: selfType))
    solution = saved
    opaqueResults[key] = result
    return result
  }

  /// The type that the body of a property or function produces.
  func bodyType(
    of member: MemberDeclaration, _ substitution: [Int: InferredType], selfType: InferredType?
  ) -> InferredType {
    guard let block = member.body else {
      guard let value = member.node.initialValue else { return .unknown }
      return infer(value, frame(of: member, substitution, selfType), expected: nil)
    }
    var frame = frame(of: member, substitution, selfType)
    for parameter in declarations.signature(member).parameters {
      frame.locals[parameter.name] = .value(parameter.type.substituting(substitution))
    }
    if let builder = builder(of: member), block.returnStatements.isEmpty {
      return build(block.statements, with: builder.substituting(substitution), frame)
    }
    return value(of: block.statements, frame, expected: nil)
  }

  private func frame(
    of member: MemberDeclaration, _ substitution: [Int: InferredType], _ selfType: InferredType?
  ) -> TypingFrame {
    TypingFrame(
      context: declarations.bodyContext(member), selfType: selfType, isStatic: member.isStatic,
      substitution: substitution)
  }

  /// The builder of a member's body: its own attribute, or that of the requirement that it implements.
  func builder(of member: MemberDeclaration) -> InferredType? {
    if let own = declarations.builder(member.attributes, member.context) { return own }
    guard let owner = member.owner else { return nil }
    let type = declarations.selfType(of: owner)
    for number in declarations.protocols(of: type) where number != owner {
      for requirement in declarations[number].members[member.name] ?? []
      where requirement.kind == member.kind && requirement.whereClause == nil {
        if let found = declarations.builder(requirement.attributes, requirement.context) { return found }
      }
    }
    return nil
  }
}
