// Values that SwiftUI passes repeatedly: positions, offsets, translations, the time.

import Frameworks
import Project
import Syntax

/// What a value that changes from frame to frame measures.
public enum VolatileSource: Sendable {
  /// The scroll position.
  case scroll
  /// The position or size of a view.
  case geometry
  /// A preference, which other views report upwards.
  case preference
  /// The movement of a finger.
  case gesture
  /// The position of the pointer.
  case pointer
  /// The time, several times a second.
  case timer
  /// That the pointer enters or leaves a view.
  case hover
  /// The time of a `TimelineView`.
  case timeline

  /// The event as the end of "written with every …".
  public var event: String {
    switch self {
    case .scroll: "step of scrolling"
    case .geometry: "change of the geometry"
    case .preference: "change of the preference"
    case .gesture: "movement of the gesture"
    case .pointer: "movement of the pointer"
    case .timer: "tick of the timer"
    case .hover: "entry and exit of the pointer"
    case .timeline: "tick of the timeline"
    }
  }
}

/// A closure that takes such a value, and the names that carry it inside. Its nodes are valid until
/// `Index.forgetNodes`.
public struct VolatileInput: Sendable {
  public let source: VolatileSource
  public let closure: Node
  /// The call that takes the closure.
  public let call: Node
  fileprivate let carriers: Carriers

  /// Whether the value of the expression changes as often as the value that is read. Comparisons and roundings do
  /// not.
  public func isCarried(by expression: Node) -> Bool { carriers.carry(expression) }

  /// The same for the parts of a sequence to the right of an assignment.
  public func isCarried(by parts: some Collection<Node>) -> Bool { carriers.carry(Array(parts)) }

  /// Whether the expression mentions the value.
  public func isMentioned(in expression: Node) -> Bool { carriers.mention(expression) }

  /// Whether the node runs only for some values: behind a condition on the value that is read, or on the property
  /// with this name, which is then written only when necessary.
  public func isGuarded(_ node: Node, writing property: Name) -> Bool {
    var current = node
    while let parent = current.parent, current != closure {
      switch parent.kind {
      case .ifExpr:
        if current.kind != .conditionList, decides(parent, property) { return true }
      case .switchExpr:
        // `case .active(let location)` unwraps the value.
        if current.kind == .switchCase, let subject = parent.firstChild, !carriers.mention(subject) {
          return true
        }
      case .whileStmt, .repeatStmt, .forStmt: return true
      default: break
      }
      for sibling in parent.children {
        if sibling.number >= current.number { break }
        if sibling.kind == .guardStmt, decides(sibling, property) { return true }
        if sibling.kind == .ifExpr, decides(sibling, property), leaves(sibling) { return true }
      }
      current = parent
    }
    return false
  }

  private func leaves(_ statement: Node) -> Bool {
    statement.descendants.contains { $0.kind == .returnStmt }
  }

  private func decides(_ statement: Node, _ property: Name) -> Bool {
    statement.child(.conditionList)?.children.contains { condition in
      switch condition.kind {
      case .optionalBinding, .availabilityCondition, .matchingCondition: false
      default:
        carriers.mention(condition)
          || ([condition] + Array(condition.descendants)).contains {
            ($0.kind == .identifierExpr || $0.kind == .memberAccess) && $0.name == property
          }
      }
    } ?? false
  }
}

private struct Carriers: Sendable {
  private var names: Set<Name>

  /// The names that carry the parameters of a closure.
  init(parametersOf closure: Node, in index: Index, from first: Int = 0) {
    names = []
    if let signature = closure.closureSignature {
      var parameters: [Name] = []
      for child in signature.children {
        if child.kind == .closureParameter { parameters.append(child.name) }
        if child.kind == .parameterClause {
          parameters += child.children.filter { $0.kind == .parameter }.map(\.name)
        }
      }
      names.formUnion(parameters.dropFirst(first))
    }
    if names.isEmpty {
      for text in ["$0", "$1"].dropFirst(first) {
        if let name = index.names.name(text) { names.insert(name) }
      }
    }
    names.remove(.none)
    names.remove(Name(.`_`))
    follow(closure)
  }

  /// The names that carry these parameters of a function.
  init(_ parameters: Set<Name>, following block: Node) {
    names = parameters
    names.remove(.none)
    follow(block)
  }

  var isEmpty: Bool { names.isEmpty }

  /// Adds locals that are computed from the value, in the order of the source.
  private mutating func follow(_ closure: Node) {
    for node in closure.descendants {
      switch node.kind {
      case .binding:
        if let value = node.initialValue, carry(value) { names.insert(node.name) }
      case .optionalBinding:
        if let value = node.initialValue {
          if carry(value) { names.insert(node.name) }
        }
      case .switchExpr, .matchingCondition:
        let subject = node.kind == .switchExpr ? node.firstChild : node.initialValue
        guard let subject, carry(subject) else { continue }
        for pattern in node.descendants where pattern.kind == .bindingPattern {
          for inner in pattern.descendants
          where inner.kind == .identifierPattern || inner.kind == .identifierExpr {
            names.insert(inner.name)
          }
        }
      default: continue
      }
    }
    names.remove(.none)
  }

  func mention(_ node: Node) -> Bool {
    if node.kind == .identifierExpr, names.contains(node.name) { return true }
    return node.descendants.contains { $0.isReference(toOneOf: names) }
  }

  func carry(_ node: Node) -> Bool {
    let node = node.unwrapped
    switch node.kind {
    case .identifierExpr: return names.contains(node.name)
    case .memberAccess:
      guard let base = node.base, node.name != .isEmpty, node.name != .count else { return false }
      return carry(base)
    case .sequence: return carry(Array(node.children))
    case .prefixExpr: return node.text.hasPrefix("-") && (node.firstChild.map { carry($0) } ?? false)
    case .call:
      switch node.calledName.known {
      // Results with few different values.
      case .Int, .rounded, .floor, .ceil, .round, .contains, .allSatisfy, .Bool: return false
      default: break
      }
      if let base = node.callee?.unwrapped.base, carry(base) { return true }
      return node.arguments.contains { argument in argument.value.map { carry($0) } ?? false }
    case .optionalChaining, .forceUnwrap, .ternary: return node.firstChild.map { carry($0) } ?? false
    case .stringLiteral, .closure, .castOperator, .binaryOperator, .assignmentOperator: return false
    case .ifExpr, .switchExpr: return false
    default: return node.children.contains { carry($0) }
    }
  }

  func carry(_ parts: [Node]) -> Bool {
    var parts = parts[...]
    // Only the arms of a ternary are its values.
    if let question = parts.firstIndex(where: { $0.kind == .ternary }) { parts = parts[question...] }
    for part in parts where part.kind == .binaryOperator {
      switch part.text {
      case "<", ">", "<=", ">=", "==", "!=", "===", "!==", "&&", "||", "~=": return false
      default: continue
      }
    }
    return parts.contains { carry($0) }
  }
}

extension Index {
  /// The closures of a body that take such values repeatedly while nothing else happens. The size of a view does not
  /// count, because it changes only with the layout.
  public func volatileInputs(in body: Body) -> [VolatileInput] {
    var found: [VolatileInput] = []
    for closure in body.closures {
      guard closure.call >= 0 else { continue }
      let use = body.uses[Int(closure.call)]
      guard Self.mayRead(use.name) else { continue }
      if case .member = body.target(Int(closure.call)) { continue }
      let call = body.node(Int(closure.call))
      guard call.kind == .call, let (source, first) = source(of: use, closure, call, body) else { continue }
      let node = body.file.tree.node(Int(closure.node))
      let carriers = Carriers(parametersOf: node, in: self, from: first)
      if !carriers.isEmpty {
        found.append(VolatileInput(source: source, closure: node, call: call, carriers: carriers))
      }
    }
    return found
  }

  private static func mayRead(_ name: Name) -> Bool {
    switch name.known {
    case .onPreferenceChange, .onScrollGeometryChange, .onGeometryChange, .onContinuousHover, .onChanged,
      .onReceive,
      .GeometryReader, .TimelineView:
      true
    default: false
    }
  }

  /// What the closure takes, and the number of parameters before it; nil if it takes no such value.
  private func source(of use: UseFact, _ closure: ClosureFact, _ call: Node, _ body: Body)
    -> (VolatileSource, Int)?
  {
    guard use.kind == .member else {
      if use.name == .GeometryReader { return (.geometry, 0) }
      return use.name == .TimelineView && !call.isSlowTimeline ? (.timeline, 0) : nil
    }
    switch use.name.known {
    case .onPreferenceChange:
      guard let key = call.unlabelledArgument, reportsPosition(key, in: body) else { return nil }
      return (.preference, 0)
    case .onScrollGeometryChange, .onGeometryChange:
      guard isAction(closure, of: call, body), let transform = transform(of: call), isFine(transform, call)
      else {
        return nil
      }
      if use.name == .onGeometryChange, !isPosition(transform) { return nil }
      return (use.name == .onScrollGeometryChange ? .scroll : .geometry, 0)
    case .onContinuousHover: return (.pointer, 0)
    case .onChanged: return call.callee.map { isDrag($0) } ?? false ? (.gesture, 0) : nil
    case .onReceive:
      guard let publisher = call.unlabelledArgument, isFastTimer(publisher, in: body) else { return nil }
      return (.timer, 0)
    default: return nil
    }
  }

  /// Whether the closure is `action:` or the last one; the one before selects the value.
  private func isAction(_ closure: ClosureFact, of call: Node, _ body: Body) -> Bool {
    closureUse(of: closure, in: body)?.role == .action
  }

  private func transform(of call: Node) -> Node? {
    let value = call.argument(.of) ?? call.trailingClosures.first?.value
    return value?.kind == .closure || value?.kind == .keyPath ? value : nil
  }

  /// Whether the value that is read changes in small steps. Comparisons, counts and edges do not.
  private func isFine(_ transform: Node, _ call: Node) -> Bool {
    if let type = call.argument(.for)?.unwrapped {
      let name = type.kind == .memberAccess ? type.base?.name ?? .none : type.name
      if name == .Bool || name == .Int { return false }
    }
    guard transform.kind == .closure else { return true }
    let statements = transform.statements
    guard statements.count == 1, let value = statements.first else { return true }
    return Carriers(parametersOf: transform, in: self).carry(
      value.kind == .returnStmt ? value.firstChild ?? value : value)
  }

  /// Whether the node reads the position of a view, and not only its size: `proxy.frame(in: .global)`.
  private func isPosition(_ node: Node) -> Bool {
    node.descendants.contains { call in
      guard call.isCall(of: .frame), let space = call.argument(.in) else {
        return false
      }
      return space.name != .local
    }
  }

  private func isDrag(_ callee: Node) -> Bool {
    var current = callee.base
    while let node = current?.unwrapped {
      switch node.kind {
      case .call:
        switch node.calledName.known {
        case .DragGesture, .MagnifyGesture, .MagnificationGesture, .RotateGesture, .RotationGesture:
          return true
        default: current = node.callee
        }
      case .memberAccess: current = node.base
      default: return false
      }
    }
    return false
  }

  /// Whether it is `Timer.publish(every: 0.02, …)`, in place or as the value of a property.
  private func isFastTimer(_ publisher: Node, in body: Body) -> Bool {
    if let interval = timerInterval(in: publisher) { return interval < 0.1 }
    guard case .member(let property) = target(of: publisher.unwrapped, in: body),
      self[property].kind == .storedProperty,
      let value = node(property).initialValue
    else { return false }
    return timerInterval(in: value).map { $0 < 0.1 } ?? false
  }

  private func timerInterval(in node: Node) -> Double? {
    var current: Node? = node.unwrapped
    while let call = current {
      if call.isCall(of: .publish) {
        guard call.callee?.base?.name == .Timer else { return nil }
        return call.argument(.every)?.seconds
      }
      current = call.kind == .call ? call.callee : call.base
    }
    return nil
  }

  /// Whether some view of the file reports its position under this key.
  private func reportsPosition(_ key: Node, in body: Body) -> Bool {
    guard key.kind == .memberAccess, let name = key.base?.name, name != .none else { return false }
    for node in body.file.tree.root.descendants where node.isCall(of: .preference) {
      guard let written = node.argument(.key), written.base?.name == name, let value = node.argument(.value)
      else {
        continue
      }
      if isPosition(value) || value.unwrapped.calledName == .frame && isPosition(node) { return true }
    }
    return false
  }
}

/// A property of a view to which such a value is assigned unchanged.
/// Its nodes are valid until `Index.forgetNodes`.
public struct VolatileWrite: Sendable {
  /// A `@State` property.
  public let property: MemberID
  /// The closure in which the value is assigned.
  public let input: VolatileInput
  /// The member whose body assigns it.
  public let member: MemberID
  /// The expression to the left of `=`.
  public let target: Node
}

extension Index {
  /// The assignments in a member of a value that changes from frame to frame, without a condition and without
  /// rounding. Includes those in methods to which the member passes the value.
  public func volatileWrites(in member: MemberID) -> [VolatileWrite] {
    let body = body(of: member)
    let inputs = volatileInputs(in: body).filter {
      $0.source != .timeline && $0.call.calledName != .GeometryReader
    }
    if inputs.isEmpty { return [] }
    var found: [VolatileWrite] = []
    for input in inputs {
      found += writes(of: input, in: body)
      for i in body.uses(in: input.closure) where body.uses[i].isCall && body.uses[i].node != input.closure.number {
        guard case .member(let method) = body.target(i), let inner = handedOn(input, to: method, body.node(i))
        else { continue }
        found += writes(of: inner, in: self.body(of: method))
      }
    }
    return found
  }

  /// The assignments in a member to state of its view whenever the pointer enters or leaves a view, and with each tick of
  /// a repeating timer, also a slow one. Literals do not count: only the first one changes something.
  public func eventWrites(in member: MemberID) -> [VolatileWrite] {
    let body = body(of: member)
    var found: [VolatileWrite] = []
    for closure in body.closures where closure.call >= 0 {
      let use = body.uses[Int(closure.call)]
      guard use.kind == .member, use.name == .onHover || use.name == .onReceive else { continue }
      if case .member = body.target(Int(closure.call)) { continue }
      let call = body.node(Int(closure.call))
      guard call.kind == .call,
        use.name == .onHover || call.unlabelledArgument.map({ isRepeatingTimer($0, in: body) }) ?? false
      else { continue }
      let node = body.file.tree.node(Int(closure.node))
      let input = VolatileInput(
        source: use.name == .onHover ? .hover : .timer, closure: node, call: call,
        carriers: Carriers(parametersOf: node, in: self))
      for i in body.uses(in: node) where body.uses[i].isWritten && body.uses[i].node != node.number {
        let target = body.node(i)
        guard let property = writtenState(i, in: body), let sequence = target.parent, sequence.kind == .sequence,
          case let parts = Array(sequence.children), parts.count > 2, parts[0] == target,
          !(parts.count == 3 && parts[1].text == "=" && (parts[2].isLiteralValue || parts[2].kind == .nilLiteral))
        else { continue }
        found.append(VolatileWrite(property: property, input: input, member: member, target: target))
      }
    }
    return found
  }

  /// Whether it is `Timer.publish(every: 1, …).autoconnect()`, in place or as the value of a property.
  private func isRepeatingTimer(_ publisher: Node, in body: Body) -> Bool {
    if timerInterval(in: publisher) != nil { return !Self.isEnded(publisher) }
    guard case .member(let property) = target(of: publisher.unwrapped, in: body),
      self[property].kind == .storedProperty,
      let value = node(property).initialValue
    else { return false }
    return timerInterval(in: value) != nil && !Self.isEnded(value)
  }

  /// Whether the chain of calls ends after a few values: `.first()`, `.prefix(3)`.
  private static func isEnded(_ publisher: Node) -> Bool {
    publisher.descendants.contains { $0.isCall(of: .first) || $0.isCall(of: .prefix) }
  }

  private func writes(of input: VolatileInput, in body: Body) -> [VolatileWrite] {
    var found: [VolatileWrite] = []
    for i in body.uses(in: input.closure) where body.uses[i].isWritten && body.uses[i].node != input.closure.number {
      guard let property = writtenState(i, in: body) else { continue }
      let target = body.node(i)
      guard let sequence = target.parent, sequence.kind == .sequence else { continue }
      let parts = Array(sequence.children)
      guard parts.count > 2, parts[0] == target, parts[1].isAssignment, input.isCarried(by: parts[2...]),
        !input.isGuarded(sequence, writing: self[property].name)
      else { continue }
      found.append(
        VolatileWrite(property: property, input: input, member: body.member, target: target))
    }
    return found
  }

  /// The body of a method of the same view that takes the value unchanged; nil if the call passes none.
  private func handedOn(_ input: VolatileInput, to method: MemberID, _ call: Node) -> VolatileInput? {
    let fact = self[method]
    guard fact.kind == .function, !fact.isStatic, call.kind == .call, !input.isGuarded(call, writing: .none),
      let block = node(method).child(.codeBlock)
    else { return nil }
    var names: Set<Name> = []
    for (i, argument) in call.arguments.enumerated() {
      guard let value = argument.value, input.isCarried(by: value), fact.parameters.indices.contains(i),
        fact.parameters[i].label == argument.name
      else { continue }
      names.insert(fact.parameters[i].name)
    }
    if names.isEmpty { return nil }
    let carriers = Carriers(names, following: block)
    return VolatileInput(source: input.source, closure: block, call: input.call, carriers: carriers)
  }

  /// The `@State` property that `x = …`, `self.x = …`, `x.y = …` writes; nil for other targets.
  private func writtenState(_ use: Int, in body: Body) -> MemberID? {
    var current = use
    while true {
      if case .member(let property) = body.target(current),
        self[property].attributes.contains(where: { $0 == .State }), owner(property) == owner(body.member)
      {
        return property
      }
      guard body.uses[current].receiver >= 0 else { return nil }
      current = Int(body.uses[current].receiver)
    }
  }

  /// Whether the file mentions a call that may take such closures.
  public static func mayHoldVolatileInputs(_ file: SourceFile) -> Bool {
    file.mentions(.onPreferenceChange) || file.mentions(.onScrollGeometryChange)
      || file.mentions(.onGeometryChange) || file.mentions(.onContinuousHover) || file.mentions(.onChanged)
      || file.mentions(.onReceive) || file.mentions(.onHover)
  }
}
