// Which expressions have a different value on each evaluation.

import Frameworks
import Project
import Syntax

/// Why an expression has a different value on each evaluation. Its node is valid until `Index.forgetNodes`.
public struct FreshValue: Sendable {
  public let kind: FreshValueKind
  /// The innermost such expression, for example `UUID()`; possibly in another file.
  public let source: Node
  /// The number of the file of `source`.
  public let file: Int
  /// Properties and functions of the project through which the value is returned, outermost first.
  public var path: [MemberID] = []
  /// Whether only some evaluations differ: after `??`, in one arm of a condition.
  public var isConditional = false
  /// Whether it stands in for data that may be missing: `number ?? UUID()`.
  public var isFallback = false

  /// The type that `.init()` stands for; empty where the source names it.
  fileprivate(set) var impliedType = ""

  /// The source with its type: `UUID()`.
  public var text: String {
    impliedType.isEmpty ? source.text : impliedType + source.text.dropFirst(".init".count)
  }

  /// The value as a noun in messages: "a new identifier".
  public var noun: String {
    switch kind {
    case .unique: "a new identifier"
    case .clock: "the current time"
    case .random: "a random value"
    }
  }
}

/// Finds such values in the expressions of one member: those of `FreshValues`, locals bound to them, and properties
/// and functions of the project that return them.
public struct FreshValueSearch {
  private let index: Index
  private let file: SourceFile
  private let body: Body
  private let depth: Int

  /// How many properties and functions of the project are followed. Values behind more of them are not found.
  public static let depthLimit = 2

  /// A search among the expressions of a body. Constant time.
  public init(_ body: Body, in index: Index) { self.init(body, in: index, depth: 0) }

  private init(_ body: Body, in index: Index, depth: Int) {
    self.index = index
    self.body = body
    self.depth = depth
    file = index.files[index.file(body.member)]
  }

  /// Why the value of an expression differs on each evaluation; nil if no reason is found.
  public func value(of node: Node) -> FreshValue? { value(of: node, locals: 0) }

  /// The same of an expression where a type is expected, which `.init()` names.
  public func value(of node: Node, as type: Name) -> FreshValue? {
    let call = node.unwrapped
    if call.isCall(of: .`init`), let callee = call.callee?.unwrapped,
      callee.kind == .memberAccess,
      callee.base == nil, let known = FreshValues.constructor(of: type, labels: labels(of: call))
    {
      var found = fresh(known, call)
      found.impliedType = index.text(type)
      return found
    }
    return value(of: node)
  }

  /// Why each run of the member returns a different value; nil if it does not, or if it stores the value.
  public func result() -> FreshValue? {
    guard let block = index.bodyBlock(of: body.member) else { return nil }
    let returned = results(of: block)
    guard !returned.isEmpty else { return nil }
    var found: [FreshValue] = []
    for node in returned {
      if let value = counter(node, in: block) ?? value(of: node, as: index[body.member].type.name) {
        found.append(value)
      }
    }
    guard var first = found.first(where: { !$0.isConditional }) ?? found.first else { return nil }
    if keeps(returned, in: block) { return nil }
    if found.count < returned.count { first.isConditional = true }
    return first
  }

  // MARK: Expressions

  private func value(of node: Node, locals: Int) -> FreshValue? {
    var node = node.unwrapped
    while node.kind == .forceUnwrap || node.kind == .optionalChaining, let inner = node.firstChild {
      node = inner.unwrapped
    }
    switch node.kind {
    case .call: return call(node, locals: locals)
    case .memberAccess, .identifierExpr: return read(node, locals: locals)
    case .stringLiteral:
      for part in node.children where part.kind == .interpolation {
        let arguments = part.children.filter { $0.kind == .argument }
        if let inner = arguments.first?.value, arguments.count == 1,
          let found = value(of: inner, locals: locals)
        {
          return found
        }
      }
      return nil
    case .sequence: return sequence(node, locals: locals)
    case .ifExpr, .switchExpr:
      let arms = results(ofStatement: node)
      let found = arms.compactMap { value(of: $0, locals: locals) }
      guard var first = found.first else { return nil }
      if found.count < arms.count { first.isConditional = true }
      return first
    default: return nil
    }
  }

  private func fresh(_ kind: FreshValueKind, _ node: Node) -> FreshValue {
    FreshValue(kind: kind, source: node, file: file.number)
  }

  private func sequence(_ node: Node, locals: Int) -> FreshValue? {
    let parts = Array(node.children)
    if let ternary = node.asTernary {
      let found = ternary.arms.compactMap { value(of: $0, locals: locals) }
      guard var first = found.first else { return nil }
      if found.count < ternary.arms.count { first.isConditional = true }
      return first
    }
    let operators = parts.filter { $0.kind == .binaryOperator || $0.kind == .assignmentOperator }.map(\.text)
    // After a comparison, a range or a division, the value may be the same.
    guard operators.allSatisfy({ ["??", "+", "-", "*", "^", "&+", "&*"].contains($0) }) else { return nil }
    var isFallback = false
    for (i, part) in parts.enumerated() where part.kind != .castOperator {
      if part.kind == .binaryOperator {
        if part.text == "??" {
          if i > 0, hasAllKeys(parts[i - 1]) { return nil }
          isFallback = true
        }
        continue
      }
      if var found = value(of: part, locals: locals) {
        if isFallback { (found.isConditional, found.isFallback) = (true, true) }
        return found
      }
    }
    return nil
  }

  /// Whether it is an entry of a dictionary that begins with an entry for each case of an enumeration and keeps them:
  /// `tokens[tab]`, where code only sets entries.
  private func hasAllKeys(_ node: Node) -> Bool {
    let entry = node.unwrapped
    guard entry.kind == .subscriptCall, let table = entry.firstChild,
      case .member(let property) = index.target(of: table, in: body),
      let initial = index.node(property).initialValue,
      initial.descendants.contains(where: { $0.isMember(named: .allCases) })
    else { return false }
    return index.laterWrites(of: property).allSatisfy { site in
      guard let entry = index.node(at: site).parent, entry.kind == .subscriptCall,
        let assignment = entry.parent?.asAssignment, assignment.target == entry
      else { return false }
      return assignment.value.map { $0.unwrapped.kind != .nilLiteral } ?? true
    }
  }

  private func labels(of call: Node) -> Labels {
    var labels = Labels()
    for argument in call.children where argument.kind == .argument || argument.kind == .trailingClosure {
      labels.append(argument.name)
    }
    return labels
  }

  private func call(_ node: Node, locals: Int) -> FreshValue? {
    guard let number = body.use(at: node), let callee = node.callee?.unwrapped else { return nil }
    let labels = labels(of: node)
    switch body.target(number) {
    case .frameworkConstruction(let type):
      if let known = FreshValues.constructor(of: type, labels: labels) { return fresh(known, node) }
      // `CFAbsoluteTimeGetCurrent()` is spelled like a type.
      if let known = FreshValues.function(type) { return fresh(known, node) }
      guard let argument = node.arguments.first, let value = argument.value else { return nil }
      if type == .ObjectIdentifier { return newObject(value) }
      // `String(Int.random(in: 0...9))`, `AnyHashable(UUID())`
      guard node.arguments.count == 1, keepsFreshValue(type) else { return nil }
      return self.value(of: value, locals: locals)
    case .frameworkFunction: return FreshValues.function(body.uses[number].name).map { fresh($0, node) }
    case .framework(let receiver, let isStatic):
      let name = callee.name
      if isStatic {
        return FreshValues.staticMember(name, of: receiver, labels: labels).map { fresh($0, node) }
      }
      guard let base = callee.base else {
        return FreshValues.implicitMember(name, labels: labels).map { fresh($0, node) }
      }
      if receiver == .SystemRandomNumberGenerator || FreshValues.member(name) == .random {
        return fresh(.random, node)
      }
      return keepsFreshValue(ofMember: name) ? value(of: base, locals: locals) : nil
    case .member(let member):
      return result(of: member)
    default: return nil
    }
  }

  private func read(_ node: Node, locals: Int) -> FreshValue? {
    guard let number = body.use(at: node) else { return nil }
    switch body.target(number) {
    case .local(let local):
      let fact = body.locals[Int(local)]
      guard fact.initial >= 0, !fact.isElement, fact.parameter < 0, locals < FollowLimit.locals,
        !isReassigned(local)
      else { return nil }
      // The use is only a part of `cached ?? UUID()`.
      let whole = fact.node > 0 ? body.file.tree.node(Int(fact.node)).initialValue : nil
      return value(of: whole ?? body.node(Int(fact.initial)), locals: locals + 1)
    case .framework(let receiver, let isStatic):
      if isStatic {
        return FreshValues.staticMember(node.name, of: receiver, labels: nil).map { fresh($0, node) }
      }
      guard let base = node.base else {
        return FreshValues.implicitMember(node.name, labels: nil).map { fresh($0, node) }
      }
      if let known = FreshValues.member(node.name), known != .random { return fresh(known, node) }
      return keepsFreshValue(ofMember: node.name) ? value(of: base, locals: locals) : nil
    case .member(let member):
      return index[member].kind == .computedProperty ? result(of: member) : nil
    default: return nil
    }
  }

  private func isReassigned(_ local: Int32) -> Bool {
    body.uses.indices.contains {
      let use = body.uses[$0]
      return use.isWritten && use.local == local
    }
  }

  private func result(of member: MemberID) -> FreshValue? {
    let fact = index[member]
    guard depth < Self.depthLimit, fact.hasBody, !fact.isAsync, member != body.member,
      fact.kind == .computedProperty || fact.kind == .function,
      !fact.attributes.contains(where: { Builders.kind(of: $0) != nil })
    else { return nil }
    guard var found = FreshValueSearch(index.body(of: member), in: index, depth: depth + 1).result() else {
      return nil
    }
    found.path.insert(member, at: 0)
    return found
  }

  /// `ObjectIdentifier(Token())`: the address of an object that is not stored. Nil for other expressions.
  private func newObject(_ node: Node) -> FreshValue? {
    let node = node.unwrapped
    guard let number = body.use(at: node), case .construction(let type) = body.target(number),
      index[type].isReference
    else { return nil }
    return fresh(.unique, node)
  }

  /// Whether `T(x)` differs whenever `x` does.
  private func keepsFreshValue(_ type: Name) -> Bool {
    switch type.known {
    case .String, .Substring, .Int, .Int64, .Int32, .UInt, .UInt32, .UInt64, .Double, .CGFloat, .AnyHashable,
      .NSString, .NSNumber, .UUID, .NSUUID, .Optional:
      true
    default: false
    }
  }

  private func keepsFreshValue(ofMember name: Name) -> Bool {
    switch name.known {
    case .uuidString, .uuid, .hashValue, .hash, .description, .debugDescription, .magnitude,
      .timeIntervalSince1970, .timeIntervalSinceReferenceDate, .timeIntervalSinceNow, .addingTimeInterval,
      .advanced, .nanosecond, .nanoseconds, .uptimeNanoseconds, .rawValue, .uppercased, .lowercased, .prefix,
      .suffix, .appending, .`self`:
      true
    default: false
    }
  }

  // MARK: Results

  /// The expressions that a block returns: its returns, or else its last statement.
  private func results(of block: Node) -> [Node] {
    let returns = block.returnStatements
    if !returns.isEmpty { return returns.compactMap(\.firstChild) }
    guard block.statements.count == 1 else { return [] }
    return results(ofStatement: block.statements[0])
  }

  private func results(ofStatement node: Node) -> [Node] {
    switch node.kind {
    case .ifExpr:
      return node.children.flatMap { child -> [Node] in
        switch child.kind {
        case .codeBlock: child.lastChild.map { results(ofStatement: $0) } ?? []
        case .ifExpr: results(ofStatement: child)
        default: []
        }
      }
    case .switchExpr:
      return node.asSwitch?.cases.flatMap { $0.statements.last.map { results(ofStatement: $0) } ?? [] } ?? []
    case .returnStmt: return node.firstChild.map { [$0] } ?? []
    default: return [node]
    }
  }

  /// A counter that outlives the call: `count += 1; return count`. Nil for other expressions.
  private func counter(_ node: Node, in block: Node) -> FreshValue? {
    let node = node.unwrapped
    guard node.isName else { return nil }
    if let number = body.use(at: node), case .local = body.target(number) { return nil }
    for statement in block.descendants where statement.kind == .sequence {
      let parts = Array(statement.children)
      guard parts.count == 3, parts[1].kind == .binaryOperator,
        parts[1].text == "+=" || parts[1].text == "&+=",
        parts[0].kind == node.kind, parts[0].text == node.text
      else { continue }
      return fresh(.unique, node)
    }
    return nil
  }

  /// Whether the returned value is also stored, so that the next run can return it.
  private func keeps(_ results: [Node], in block: Node) -> Bool {
    for i in body.uses.indices {
      let use = body.uses[i]
      // The write changes something outside of the member, and is not a counter.
      if use.isWritten, root(of: i) < 0 {
        let node = file.tree.node(Int(use.node))
        if !results.contains(where: { $0.unwrapped.text == node.text }) { return true }
        if let parent = node.parent, parent.kind == .sequence,
          parent.children.contains(where: { $0.kind == .assignmentOperator })
        {
          return true
        }
      }
    }
    // A local that is used outside of the `return` as well.
    for result in results {
      let node = result.unwrapped
      guard let number = body.use(at: node), case .local(let local) = body.target(number) else { continue }
      let mentions = body.uses.count { $0.local == local && $0.kind == .identifier }
      if mentions > results.count(where: { $0.unwrapped.text == node.text }) { return true }
    }
    return false
  }

  /// The local at the start of `a.b[c]`; -1 if it starts otherwise.
  private func root(of use: Int) -> Int32 {
    var current = use
    while body.uses[current].receiver >= 0 { current = Int(body.uses[current].receiver) }
    return body.uses[current].local
  }
}

extension Index {
  /// Why a computed property or a function returns a different value on each call; nil if it does not.
  public func freshResult(of member: MemberID) -> FreshValue? {
    FreshValueSearch(body(of: member), in: self).result()
  }

  /// Why the initial value of a stored property differs each time it is made; nil if it does not.
  public func freshInitialValue(of member: MemberID) -> FreshValue? {
    node(member).initialValue.flatMap {
      FreshValueSearch(body(of: member), in: self).value(of: $0, as: self[member].type.name)
    }
  }

  /// Whether values of the type are told apart by a property `id`.
  public func isIdentifiable(_ type: TypeID) -> Bool {
    let entry = self[type]
    return entry.conforms(to: .Identifiable) || entry.conforms(to: .PersistentModel)
      || entry.conforms(to: .AppEntity) || entry.name == .Identifiable
  }
}
