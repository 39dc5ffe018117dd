// How a call uses a closure or function that it takes.

import Frameworks
import Syntax

extension Index {
  /// The call in the form that the tables of frameworks match.
  public func shape(of use: UseFact, in body: Body) -> CallShape {
    var shape = CallShape(
      callee: use.name, isMember: use.kind == .member,
      receiver: use.receiver >= 0 ? body.type(Int(use.receiver))?.name ?? .none : .none)
    // `SwiftUI.Button { }`
    if use.kind == .member, case .frameworkConstruction = body.target(Int(use.receiver)) {
    } else if use.kind == .member, use.receiver >= 0, body.uses[Int(use.receiver)].name == .SwiftUI {
      shape.isMember = false
    }
    for (i, label) in body.labels(of: use).enumerated() {
      shape.addArgument(
        label: label, isClosure: i < UseFact.closureBits && use.closureArguments & (1 << UInt16(i)) != 0)
    }
    return shape
  }

  /// How many arguments a call may have. Each argument is compared with all others, so that generated calls would
  /// take quadratic time. The closures and functions of longer calls are unknown.
  private static let argumentLimit = 64

  /// How a call uses a function that it takes by name: `items.map(label)`, `content: row`. Nil if the use is not such
  /// an argument, or if the parameter is unknown.
  public func functionUse(_ i: Int, in body: Body) -> ClosureUse? {
    let use = body.uses[i]
    guard !use.isCall, let closure = argument(i, in: body) else { return nil }
    return closureUse(of: closure, in: body)
  }

  /// A use that a call takes as an argument, in the form of a closure that it takes; nil if no call takes it.
  public func argument(_ i: Int, in body: Body) -> ClosureFact? {
    guard let argument = body.node(i).parent, argument.kind == .argument, let call = argument.parent,
      call.kind == .call, let calling = body.use(at: call), body.uses[calling].labels.count <= Self.argumentLimit,
      let place = call.arguments.firstIndex(where: { $0 == argument })
    else { return nil }
    var closure = ClosureFact(parent: body.uses[i].closure, node: body.uses[i].node)
    closure.call = Int32(calling)
    closure.argumentIndex = UInt16(min(place, Int(UInt16.max)))
    closure.label = argument.name
    return closure
  }

  /// How a call uses a closure that it takes: by the declaration in the project first, then by the tables; nil if
  /// neither tells, and for a closure that no call takes.
  public func closureUse(of closure: ClosureFact, in body: Body) -> ClosureUse? {
    let declared = declaredUse(of: closure, in: body)
    return declared?.role == .content && isContentOfActions(closure, in: body) ? ClosureUse(.action) : declared
  }

  /// The same by the declaration alone: a closure that returns a view counts as content, whatever the callee does.
  func declaredUse(of closure: ClosureFact, in body: Body) -> ClosureUse? {
    guard closure.call >= 0 else { return nil }
    let use = body.uses[Int(closure.call)]
    let labels = body.labels(of: use)
    guard labels.count <= Self.argumentLimit else { return nil }
    switch body.target(Int(closure.call)) {
    case .member(let callee):
      let target = self[callee]
      guard target.kind == .function || target.kind == .initializer else { return nil }
      return closureUse(of: closure, callee, labels, generics: target.generics)
    case .construction(let type):
      return closureUse(of: closure, constructing: type, labels, use)
    case .unknown: return nil
    // `.overlay(onClose: close)` without a base is a value, such as a case of an enumeration, and no modifier.
    case .framework where use.kind == .member && use.receiver == -1 && use.name != .`init`: return nil
    // `$time.map(getter: { … }, setter: { … })`: a setter waits for a change, whatever the callee.
    case _ where closure.label != .none && isSetter(text(closure.label)): return ClosureUse(.action)
    case _ where isOperator(use, in: body): return ClosureUse(.action)
    default: return Closures.use(of: Int(closure.argumentIndex), in: shape(of: use, in: body))
    }
  }

  /// Whether the call is an operator of a publisher, which calls its closure when a value comes, and not that of a
  /// collection: `center.publisher(for: name).map { … }`, `model.$query.map { … }`.
  private func isOperator(_ use: UseFact, in body: Body) -> Bool {
    guard use.kind == .member else { return false }
    switch use.name.known {
    case .map, .compactMap, .flatMap, .filter, .tryMap, .scan: break
    default: return false
    }
    var current = Int(use.receiver)
    for _ in 0..<FollowLimit.uses where current >= 0 {
      let source = body.uses[current]
      if let type = body.type(current), type.name == .PassthroughSubject || type.name == .CurrentValueSubject {
        return true
      }
      switch source.name.known {
      case .publish, .dataTaskPublisher, .objectWillChange: return true
      default: break
      }
      let name = text(source.name)
      if name == "publisher", source.isCall, !body.labels(of: source).isEmpty { return true }
      // `$names.map { $name in … }` is a collection of bindings.
      if name.hasPrefix("$"), source.kind == .member, source.receiver >= 0,
        body.uses[Int(source.receiver)].name != .`self`
      {
        return true
      }
      guard source.kind == .member else { return false }
      current = Int(source.receiver)
    }
    return false
  }

  /// Whether the label is that of a setter: `set`, `setter`, `setValue`; not `settings`.
  private func isSetter(_ label: String) -> Bool {
    label == "set" || label == "setter" || label.hasPrefix("set") && label.dropFirst(3).first?.isUppercase == true
  }

  private func closureUse(
    of closure: ClosureFact, constructing type: TypeID, _ labels: ArraySlice<Name>, _ use: UseFact
  ) -> ClosureUse? {
    let generics = self[type].declaration.map { self[$0].generics } ?? []
    if let initializer = initializer(of: type, taking: labels, use) {
      return closureUse(of: closure, initializer, labels, generics: self[initializer].generics + generics)
    }
    guard let chosen = property(of: type, taking: closure, labels) else { return nil }
    if self[chosen].attributes.contains(where: { Builders.kind(of: $0) != nil }) { return ClosureUse(.content) }
    let written = unaliasedType(of: chosen)
    if let content = contentUse(of: written, generics: generics) { return content }
    return written.givesValue ? nil : ClosureUse(.action)
  }

  /// What takes a closure that code of the project gets.
  public enum ClosureReceiver {
    /// A parameter of a function or an initializer, by its name in the body.
    case parameter(Name, of: MemberID)
    /// A stored property, through the memberwise initializer.
    case property(MemberID)
  }

  /// What takes the closure in the project; nil if that is not known.
  public func receiver(of closure: ClosureFact, in body: Body) -> ClosureReceiver? {
    guard closure.call >= 0 else { return nil }
    let use = body.uses[Int(closure.call)]
    let labels = body.labels(of: use)
    guard labels.count <= Self.argumentLimit else { return nil }
    let callee: MemberID
    switch body.target(Int(closure.call)) {
    case .member(let member): callee = member
    case .construction(let type):
      guard let initializer = initializer(of: type, taking: labels, use) else {
        return property(of: type, taking: closure, labels).map { .property($0) }
      }
      callee = initializer
    default: return nil
    }
    return parameter(for: closure, callee, labels).map { .parameter($0.name, of: callee) }
  }

  /// The only initializer that takes such a call.
  private func initializer(of type: TypeID, taking labels: ArraySlice<Name>, _ use: UseFact) -> MemberID? {
    let initializers = self[type].initializers
    guard initializers.count <= Self.overloadLimit else { return nil }
    let fitting = initializers.filter { accepts(self[$0].parameters, labels: labels, closures: use.closureArguments) }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The stored property whose value the memberwise initializer takes as the closure.
  private func property(of type: TypeID, taking closure: ClosureFact, _ labels: ArraySlice<Name>) -> MemberID? {
    guard self[type].initializers.isEmpty else { return nil }
    let stored = storedProperties(of: type).filter {
      unaliasedType(of: $0).isFunction || self[$0].attributes.contains { Builders.kind(of: $0) != nil }
    }
    if closure.label != .none { return stored.first { self[$0].name == closure.label } }
    // A closure without a label is for the first property that has no argument of its own, and rather for one that needs it.
    let open = stored.filter { !labels.contains(self[$0].name) }
    return open.first { self[$0].initial == .none && !self[$0].type.isOptional } ?? open.first
  }

  private func closureUse(
    of closure: ClosureFact, _ callee: MemberID, _ labels: ArraySlice<Name>,
    generics: [GenericParameter]
  ) -> ClosureUse? {
    guard let parameter = parameter(for: closure, callee, labels) else { return nil }
    if parameter.attributes.contains(where: { Builders.kind(of: $0) != nil }) { return ClosureUse(.content) }
    let type = unaliased(parameter.type, at: callee)
    if let content = contentUse(of: type, generics: generics) { return content }
    let escapes = parameter.attributes.contains { $0 == .escaping } || type.isOptional
    // Only the callee knows how it uses a value of another type, such as a generic one, or an alias that is not here.
    guard escapes || type.isFunction else { return nil }
    guard escapes else {
      // A stand-in for what a system lacks may do nothing with it.
      let isCalled = !self[callee].hasBody || !body(of: callee).uses(named: parameter.name).isEmpty
      return ClosureUse(isCalled ? .immediate : .action)
    }
    // The callee may call a closure that returns a value at any time.
    return type.givesValue ? nil : ClosureUse(.action)
  }

  /// The use of a closure that returns a view, which is content; nil for other types.
  private func contentUse(of type: WrittenType, generics: [GenericParameter]) -> ClosureUse? {
    guard case .function(let result) = type else {
      if case .optional(let inner) = type { return contentUse(of: inner, generics: generics) }
      return nil
    }
    let name = result.name
    let constraint = generics.first { $0.name == name }?.constraint ?? name
    return Conformances.has(.view, constraint) || constraint == .AnyView ? ClosureUse(.content) : nil
  }

  private func parameter(
    for closure: ClosureFact, _ callee: MemberID, _ labels: ArraySlice<Name>
  ) -> ParameterFact? {
    let parameters = self[callee].parameters
    if closure.label != .none { return parameters.first { $0.label == closure.label } }
    let functions = parameters.filter { takesFunction($0, callee) || !$0.attributes.isEmpty }
    if functions.count == 1 { return functions[0] }
    // Without a label: the next parameter after those of the preceding labels.
    var next = 0
    for (i, label) in labels.enumerated() {
      if i == Int(closure.argumentIndex) {
        let fitting = parameters[next...].filter {
          takesFunction($0, callee) || $0.attributes.contains { $0 == .escaping || Builders.kind(of: $0) != nil }
        }
        // A trailing closure goes past parameters with defaults if a later one needs it (SE-0286, "Mitigating the source
        // compatibility impact").
        let later = labels.dropFirst(i + 1)
        return fitting.first { !$0.hasDefault && ($0.label == .none || !later.contains($0.label)) } ?? fitting.first
      }
      if let found = parameters[next...].firstIndex(where: { $0.label == label }) { next = found + 1 }
    }
    return nil
  }

  private func takesFunction(_ parameter: ParameterFact, _ callee: MemberID) -> Bool {
    unaliased(parameter.type, at: callee).isFunction
  }
}

extension WrittenType {
  /// Whether it is a function that returns a value.
  var givesValue: Bool {
    switch self {
    case .optional(let inner): inner.givesValue
    case .function(.tuple(let elements)): !elements.isEmpty
    case .function(let result): result != .unknown && result.name != .Void
    default: false
    }
  }
}
