// What bodies cost: the expensive calls of every function and property, carried from callee to caller
// with the path that leads to them.
//
// Two steps, both pure. Bodies are read on their own (in parallel), those of views first and then what
// these call; the calls of all are linked into one graph and the costs travel along it, nearest first.

import Frameworks
import Syntax

/// How often something runs while a view updates.
public enum Frequency: UInt8, Sendable, Comparable {
  /// With each evaluation.
  case perUpdate
  /// Inside content that is evaluated again with each frame, size or scroll position.
  case often
  /// Once for each element of a collection.
  case perRow

  public static func < (a: Frequency, b: Frequency) -> Bool { a.rawValue < b.rawValue }
}

/// What one member does when it runs. Closures that run later do not count.
public struct MemberWork: Sendable {
  /// A call of another member of the project.
  struct Call: Sendable {
    let caller: MemberID
    let use: Int32
    let callee: MemberID
    let frequency: Frequency
    let carries: Carrying
  }
  /// Which effects of the callee are effects of the caller.
  enum Carrying: Sendable {
    case all
    /// What it writes belongs to an object that the caller has just made.
    case calls
    /// The caller makes the object, and what that does on its way is its own affair; or it is not certain
    /// that the call runs.
    case nothing
  }
  struct Cost: Sendable {
    let member: MemberID
    let use: Int32
    let cost: ExpensiveCall
    /// The framework's type that is constructed or called; `.none` if unknown or a function.
    let type: Name
    let frequency: Frequency
    /// The label of the parameter whose default value it is part of; nil elsewhere.
    var defaulted: Name?
  }
  /// A view of the project that is built there.
  public struct Construction: Sendable {
    public let type: TypeID
    public let use: Int
    public let isPerRow: Bool
    /// Whenever the member runs, and to be shown where it stands: no destination, and not for one element only.
    let isAlways: Bool
    /// As what a link leads to, which is built with the link.
    let isEagerDestination: Bool
  }
  let member: MemberID
  var calls: [Call] = []
  var costs: [Cost] = []
  var effects: [MemberEffect] = []
  var constructions: [Construction] = []
  /// Every call by the name of a view of the project, in actions and previews too.
  var viewCalls: [(name: Name, use: Int)] = []
  var outside = OutsideUses.OfBody()
  /// Every value of a type of the project that is built, views included.
  var values: [(type: TypeID, site: UseSite)] = []
  var identifications: [Identification] = []
  /// Stored properties that it reads, but for those of views.
  var reads: [(property: MemberID, use: Int32)] = []
  /// Such properties that it writes, also when it runs later.
  var writes: [(property: MemberID, use: Int32)] = []

  /// The members that run with this one.
  var callees: [MemberID] { calls.map(\.callee) }

  init(of member: MemberID, in index: Index, demand: Demand) {
    self.member = member
    let body = index.bodyInPassing(of: member)
    if body.uses.isEmpty { return }
    outside = OutsideUses.OfBody(body, index)
    for (i, use) in body.uses.enumerated() where use.isCall && demand.isViewName(use.name) {
      viewCalls.append((use.name, i))
    }
    let closures = body.runs(in: index)
    let deferredArguments = index.deferredArguments(of: body)
    let deferred = NodeRanges(deferredArguments)
    let destinations = NodeRanges(index.destinationArguments(of: body))
    // What handles errors runs hardly ever, what fills a cache once.
    let cacheFills = index.cacheFills(in: member)
    let rare = NodeRanges(index.rareParts(of: member) + cacheFills)
    let deferredOrKept = NodeRanges(deferredArguments + cacheFills)
    for (i, use) in body.uses.enumerated() {
      if case .member(let property) = body.target(i), index[property].kind == .storedProperty,
        index.isHeldOutsideOfViews(property), use.isWritten || body.node(i).isWritten
      {
        writes.append((property, Int32(i)))
      }
      let run = closures.run(of: use.closure)
      // Layout and drawing ask for what a transform gives; writes there are a fault of another kind.
      if run.isCertain, !closures.isInTransform(use.closure, of: body), run.isRunning || run.deferral != nil, let kind = index.effectKind(of: i, in: body),
        !deferredOrKept.contains(use.node)
      {
        effects.append(
          MemberEffect(member: member, use: i, kind: kind, deferral: run.deferral, frequency: run.frequency))
      }
      guard run.isRunning, !deferred.contains(use.node) else { continue }
      if rare.contains(use.node) { continue }
      // What a row leads to is built with it, but its body waits until it is shown.
      let isInDestination = destinations.contains(use.node)
      let frequency = isInDestination ? .perUpdate : run.frequency
      let isPerRow = frequency == .perRow
      switch body.target(i) {
      case .member(let named):
        let callee = index.implementation(of: named)
        let handed = index[callee].kind == .function ? index.functionUse(i, in: body)?.role : nil
        let frequency = handed == .row ? .perRow : frequency
        let runs =
          switch index[callee].kind {
          case .function: (use.isCall || handed?.runsInUpdates ?? false) && !index[callee].isAsync
          case .computedProperty: !index[callee].isAsync
          // `self.init(…)`
          case .initializer: use.isCall && !index[callee].isAsync
          case .subscriptMember: !use.isWritten
          default: false
          }
        if index[callee].kind == .storedProperty, !use.isWritten, !run.isPresented, index.isHeldOutsideOfViews(callee)
        {
          reads.append((callee, Int32(i)))
        }
        if !index.additions.calls.isEmpty, let addition = index.addition(for: use, i, in: body) {
          if let cost = addition.cost {
            costs.append(Cost(member: member, use: Int32(i), cost: cost, type: .none, frequency: frequency))
          }
        } else if runs, index[callee].isMarkedExpensive {
          costs.append(Cost(member: member, use: Int32(i), cost: .marked, type: .none, frequency: frequency))
        } else if runs, index[callee].hasBody {
          let carries: Carrying =
            !run.isCertain
            ? .nothing
            : index[callee].kind != .initializer && index.isShared(use.receiver, in: body) ? .all : .calls
          calls.append(
            Call(caller: member, use: Int32(i), callee: callee, frequency: frequency, carries: carries))
        }
      case .construction(let type):
        values.append((type, UseSite(member: member, use: i)))
        if index[type].traits.contains(.viewLike) {
          let isAlways = !isInDestination && !closures.isInPresentation(use.closure, of: body)
            && !closures.isGivenToProject(use.closure, of: body) && !body.node(i).isBehindComparison
          constructions.append(
            Construction(
              type: type, use: i, isPerRow: isPerRow, isAlways: isAlways,
              isEagerDestination: isInDestination || closures.isInLink(use.closure, of: body)))
          continue
        }
        if !index.additions.calls.isEmpty, let addition = index.addition(for: use, i, in: body) {
          if let cost = addition.cost {
            costs.append(
              Cost(member: member, use: Int32(i), cost: cost, type: index[type].name, frequency: frequency))
          }
          continue
        }
        for callee in index.constructionWork(of: type, labels: body.labels(of: use), closures: use.closureArguments) {
          calls.append(
            Call(caller: member, use: Int32(i), callee: callee, frequency: frequency, carries: .nothing))
        }
      default:
        // `ForEach(notes, content: NoteRow.init)`
        if !use.isCall, use.name == .`init`, let type = body.type(i)?.type, index[type].traits.contains(.viewLike),
          index.functionUse(i, in: body)?.role == .row
        {
          constructions.append(
            Construction(type: type, use: i, isPerRow: true, isAlways: true, isEagerDestination: false))
        }
        if let found = index.identification(at: i, in: body) { identifications.append(found) }
        if let type = index.contextualType(of: use, in: member) {
          values.append((type, UseSite(member: member, use: i)))
        }
        if let cost = index.cost(of: use, i, in: body) ?? index.recomputation(of: use, i, in: body) {
          let type: Name =
            switch body.target(i) {
            case .frameworkConstruction(let name): name
            case .framework(let receiver, _): receiver
            default: .none
            }
          costs.append(
            Cost(
              member: member, use: Int32(i), cost: cost, type: type, frequency: frequency,
              defaulted: index.defaultedParameter(at: use.node, of: member)))
        }
      }
    }
  }
}

/// Which closures of a body run when the body runs.
public struct ClosureRuns: Sendable {
  public struct Run: Sendable {
    /// It runs as part of the member, not later.
    public var isRunning: Bool
    public var frequency: Frequency
    /// False where only the look of a closure tells that it runs: it holds what may be view content.
    public var isCertain = true
    /// It runs soon after the member: the use of the call that puts it off, as `Task { }` does.
    public var deferral: Int?
    /// It runs once for each element.
    public var isPerRow: Bool { frequency == .perRow }
    /// What the call that takes it does with it; nil if unknown or not passed to a call.
    public var use: ClosureUse?
    /// It, or a closure around it, is content that SwiftUI evaluates when it presents it.
    public var isPresented = false
  }
  /// By closure; nil where nothing is known.
  private let runs: [Run?]

  public func run(of closure: Int32) -> Run {
    closure < 0
      ? Run(isRunning: true, frequency: .perUpdate, use: nil)
      : runs[Int(closure)] ?? Run(isRunning: false, frequency: .perUpdate, use: nil)
  }

  /// Does the closure, or one around it, hold what is presented or navigated to?
  func isInPresentation(_ closure: Int32, of body: Body) -> Bool {
    var current = closure
    while current >= 0 {
      if runs[Int(current)]?.use?.kind == .presentation { return true }
      current = body.closures[Int(current)].parent
    }
    return false
  }

  /// Does code of the project take the closure, or one around it? It may show what that gives in a popover.
  func isGivenToProject(_ closure: Int32, of body: Body) -> Bool {
    var current = closure
    while current >= 0 {
      let fact = body.closures[Int(current)]
      if fact.call >= 0 {
        switch body.target(Int(fact.call)) {
        case .member, .construction: return true
        default: break
        }
      }
      current = fact.parent
    }
    return false
  }

  /// Does the closure, or one around it, hold what a `NavigationLink` leads to and builds at once?
  func isInLink(_ closure: Int32, of body: Body) -> Bool {
    var current = closure
    while current >= 0 {
      let fact = body.closures[Int(current)]
      if let use = runs[Int(current)]?.use, use.kind == .presentation, use.role == .content, fact.call >= 0,
        body.uses[Int(fact.call)].name == .NavigationLink
      {
        return true
      }
      current = fact.parent
    }
    return false
  }

  /// Does the closure, or one around it, run as part of layout or drawing?
  func isInTransform(_ closure: Int32, of body: Body) -> Bool {
    var current = closure
    while current >= 0 {
      if runs[Int(current)]?.use?.role == .transform { return true }
      current = body.closures[Int(current)].parent
    }
    return false
  }

  fileprivate init(of body: Body, in index: Index) {
    // By local: the closures in which its own one is called; -1 for the member's body.
    var callers: [Int32: [Int32]] = [:]
    var isUsed = Array(repeating: false, count: body.closures.count)
    for i in body.uses.indices {
      let use = body.uses[i]
      if use.closure >= 0 { isUsed[Int(use.closure)] = true }
      if use.isCall, case .local(let local) = body.target(i) {
        callers[local, default: []].append(use.closure)
      }
    }
    var runs: [Run?] = Array(repeating: nil, count: body.closures.count)
    func run(of closure: Int32, depth: Int) -> Run {
      if closure < 0 { return Run(isRunning: true, frequency: .perUpdate, use: nil) }
      if let known = runs[Int(closure)] { return known }
      guard depth < 300 else { return Run(isRunning: false, frequency: .perUpdate, use: nil) }
      let closureFact = body.closures[Int(closure)]
      let outer = run(of: closureFact.parent, depth: depth + 1)
      var result = Run(
        isRunning: false, frequency: outer.frequency, isCertain: outer.isCertain, use: nil,
        isPresented: outer.isPresented)
      if closureFact.isCalledAtOnce {
        result.isRunning = outer.isRunning
        result.deferral = outer.deferral
      } else if closureFact.local >= 0 {
        // Functions that call each other do not run for that.
        runs[Int(closure)] = result
        let calling = (callers[closureFact.local] ?? []).map { run(of: $0, depth: depth + 1) }
        result.isRunning = calling.contains { $0.isRunning }
        result.isCertain = calling.contains { $0.isCertain && ($0.isRunning || $0.deferral != nil) }
        result.deferral = result.isRunning ? nil : calling.lazy.compactMap(\.deferral).first
      } else if closureFact.call >= 0 {
        let use = index.closureUse(of: closureFact, in: body)
        result.use = use
        let callee = body.uses[Int(closureFact.call)].name
        switch use?.role {
        case .content, .deferredContent, .transform, .immediate:
          result.isRunning = outer.isRunning
          result.deferral = outer.deferral
        case .row:
          result.isRunning = outer.isRunning
          result.deferral = outer.deferral
          result.frequency = .perRow
        case .action
        where (callee == .withAnimation || callee == .withTransaction) && closureFact.label == .none:
          // An action in the tables, since views change what they show in there; but it runs at once.
          result.isRunning = outer.isRunning
          result.deferral = outer.deferral
        case .action:
          let isDeferring = index.sideEffect(ofCall: Int(closureFact.call), in: body)?.defersClosures ?? false
          if isDeferring || callee == .run {
            result.deferral = outer.deferral ?? (outer.isRunning && isDeferring ? Int(closureFact.call) : nil)
          }
        case nil:
          result.isRunning = outer.isRunning && index.buildsView(closureFact, in: body)
          result.isCertain = false
        }
        // A destination or presentation is a context of its own.
        if use?.kind == .presentation {
          result.frequency = .perUpdate
          if use?.role == .deferredContent { result.isPresented = true }
        }
        if use?.role == .transform || ViewTypes.has(.evaluatedOften, callee) {
          result.frequency = max(result.frequency, .often)
        }
      }
      runs[Int(closure)] = result
      return result
    }
    for closure in body.closures.indices where isUsed[closure] { _ = run(of: Int32(closure), depth: 0) }
    self.runs = runs
  }
}

/// Which closures of a body run, kept with it.
final class KeptClosureRuns: Sendable {
  fileprivate let runs: ClosureRuns
  fileprivate init(_ runs: ClosureRuns) { self.runs = runs }
}

extension Body {
  /// Which of the body's closures run when it runs. `index` is the one that the body is of.
  public func runs(in index: Index) -> ClosureRuns {
    keptRuns.value { KeptClosureRuns(ClosureRuns(of: self, in: index)) }.runs
  }
}

/// Ranges of nodes, to ask of many nodes whether they lie in one.
public struct NodeRanges: Sendable {
  /// In order; no two touch.
  private var ranges: [Range<UInt32>] = []

  public init(_ ranges: [Range<UInt32>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound {
        self.ranges[self.ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  public func contains(_ node: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= node { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(node)
  }
}

extension Index {
  /// The `body` of a view that rows show, if its parts are parts of the row. What scrolls or navigates is no row but
  /// a page, one of a few.
  public func bodyOfRow(_ view: TypeID) -> MemberID? {
    guard let member = members(named: Name(.body), of: view).first(where: { owner($0) == view }),
      !body(of: member).uses.contains(where: { $0.isCall && isPage($0.name) })
    else { return nil }
    return member
  }

  private func isPage(_ name: Name) -> Bool {
    switch name.known {
    case .NavigationStack, .NavigationView, .NavigationSplitView, .TabView: true
    default: ViewTypes.has(.scrolls, name)
    }
  }

  /// The call as the tables of frameworks look at it.
  public func shape(of use: UseFact, in body: Body) -> CallShape {
    var shape = CallShape(
      callee: use.name, isMember: use.kind == .member,
      receiver: use.receiver >= 0 ? body.type(Int(use.receiver))?.name ?? .none : .none)
    // `SwiftUI.Button { }`
    if use.kind == .member, case .frameworkConstruction = body.target(Int(use.receiver)) {} else if
      use.kind == .member, use.receiver >= 0, body.uses[Int(use.receiver)].name == .SwiftUI
    {
      shape.isMember = false
    }
    for (i, label) in body.labels(of: use).enumerated() {
      shape.addArgument(label: label, isClosure: i < 16 && use.closureArguments & (1 << UInt16(i)) != 0)
    }
    return shape
  }

  /// Nobody hands a function or a closure to a call of more arguments, and each of them would look at all of them.
  private static let argumentLimit = 64

  /// What a call does with a function that it is given by name: `items.map(label)`, `content: row`. Nil where the use is
  /// no such argument, and where nothing is known of the parameter.
  public func functionUse(_ i: Int, in body: Body) -> ClosureUse? {
    let use = body.uses[i]
    guard !use.isCall, let argument = body.node(i).parent, argument.kind == .argument, let call = argument.parent,
      call.kind == .call, let calling = body.use(at: call), body.uses[calling].labels.count <= Self.argumentLimit,
      let place = call.arguments.firstIndex(where: { $0 == argument })
    else { return nil }
    var closure = ClosureFact(parent: use.closure, node: use.node)
    closure.call = Int32(calling)
    closure.argumentIndex = UInt16(min(place, Int(UInt16.max)))
    closure.label = argument.name
    return closureUse(of: closure, in: body)
  }

  /// What the call that takes a closure does with it: the project's own declaration first, then the
  /// tables; nil if neither says.
  public func closureUse(of closure: ClosureFact, in body: Body) -> ClosureUse? {
    let use = body.uses[Int(closure.call)]
    let labels = body.labels(of: use)
    guard labels.count <= Self.argumentLimit else { return nil }
    switch body.target(Int(closure.call)) {
    case .member(let callee):
      let target = self[callee]
      guard target.kind == .function || target.kind == .initializer else { return nil }
      return closureUse(of: closure, target.parameters, labels, use, generics: target.generics)
    case .construction(let type):
      return closureUse(of: closure, constructing: type, labels, use)
    case .unknown: return nil
    // `$time.map(getter: { … }, setter: { … })`: what sets waits for a change, whatever the call is named like.
    case _ where closure.label != .none && isSetter(text(closure.label)): return ClosureUse(.action)
    default: return Closures.use(of: Int(closure.argumentIndex), in: shape(of: use, in: body))
    }
  }

  /// `set`, `setter`, `setValue`; not `settings`.
  private func isSetter(_ label: String) -> Bool {
    label == "set" || label == "setter" || label.hasPrefix("set") && label.dropFirst(3).first?.isUppercase == true
  }

  private func closureUse(
    of closure: ClosureFact, constructing type: TypeID, _ labels: ArraySlice<Name>, _ use: UseFact
  ) -> ClosureUse? {
    let initializers = self[type].initializers
    guard initializers.count <= Self.overloadLimit else { return nil }
    let fitting = initializers.filter {
      accepts(self[$0].parameters, labels: labels, closures: use.closureArguments)
    }
    if fitting.count == 1 {
      let target = self[fitting[0]]
      let generics = target.generics + (self[type].declaration.map { self[$0].generics } ?? [])
      return closureUse(of: closure, target.parameters, labels, use, generics: generics)
    }
    // The memberwise initializer: a stored closure.
    let generics = self[type].declaration.map { self[$0].generics } ?? []
    let stored = storedProperties(of: type).map { self[$0] }.filter { $0.type.isFunction }
    let chosen =
      closure.label == .none ? stored.first : stored.first { $0.name == closure.label }
    guard initializers.isEmpty, let chosen else { return nil }
    if chosen.attributes.contains(where: { Builders.kind(of: $0) != nil }) { return ClosureUse(.content) }
    if let content = contentUse(of: chosen.type, generics: generics) { return content }
    return chosen.type.givesValue ? nil : ClosureUse(.action)
  }

  private func closureUse(
    of closure: ClosureFact, _ parameters: [ParameterFact], _ labels: ArraySlice<Name>, _ use: UseFact,
    generics: [(name: Name, constraint: Name)]
  ) -> ClosureUse? {
    guard let parameter = parameter(for: closure, parameters, labels) else { return nil }
    if parameter.attributes.contains(where: { Builders.kind(of: $0) != nil }) { return ClosureUse(.content) }
    if let content = contentUse(of: parameter.type, generics: generics) { return content }
    let escapes = parameter.attributes.contains { $0 == .escaping } || parameter.type.isOptional
    guard escapes else { return ClosureUse(.immediate) }
    // Whoever wants a value from it may ask at any time.
    return parameter.type.givesValue ? nil : ClosureUse(.action)
  }

  /// A closure that returns a view is content.
  private func contentUse(of type: WrittenType, generics: [(name: Name, constraint: Name)]) -> ClosureUse? {
    guard case .function(let result) = type else {
      if case .optional(let inner) = type { return contentUse(of: inner, generics: generics) }
      return nil
    }
    let name = result.name
    let constraint = generics.first { $0.name == name }?.constraint ?? name
    return Conformances.has(.view, constraint) || constraint == .AnyView ? ClosureUse(.content) : nil
  }

  private func parameter(
    for closure: ClosureFact, _ parameters: [ParameterFact], _ labels: ArraySlice<Name>
  ) -> ParameterFact? {
    if closure.label != .none { return parameters.first { $0.label == closure.label } }
    let functions = parameters.filter { $0.type.isFunction || !$0.attributes.isEmpty }
    if functions.count == 1 { return functions[0] }
    // Unlabelled: the parameter that the labels before it leave next.
    var next = 0
    for (i, label) in labels.enumerated() {
      if i == Int(closure.argumentIndex) {
        return parameters[next...].first { $0.type.isFunction || $0.attributes.contains { Builders.kind(of: $0) != nil } }
      }
      if let found = parameters[next...].firstIndex(where: { $0.label == label }) { next = found + 1 }
    }
    return nil
  }

  /// Ranges of nodes in arguments that are views for later: `NavigationLink(destination: Page())`.
  func destinationArguments(of body: Body) -> [Range<UInt32>] {
    body.uses.filter { $0.isCall && $0.name == .NavigationLink }.flatMap { use in
      body.file.tree.node(Int(use.node)).children
        .filter { $0.kind == .argument && $0.name == .destination }
        .map { $0.number + 1..<$0.end }
    }
  }

  /// Ranges of nodes in arguments that are kept and evaluated later, if at all: the value of a
  /// `StateObject`, and `@autoclosure @escaping` parameters of the project.
  public func deferredArguments(of body: Body) -> [Range<UInt32>] {
    var found: [Range<UInt32>] = []
    let file = body.file
    for i in body.uses.indices {
      let use = body.uses[i]
      guard use.isCall, !use.labels.isEmpty else { continue }
      switch body.target(i) {
      case .frameworkConstruction(let name) where name == .StateObject:
        let node = file.tree.node(Int(use.node))
        found.append(node.number + 1..<node.end)
      case .framework where use.name == .`init` && use.receiver == -1:
        let node = file.tree.node(Int(use.node))
        if assignsStateObject(node, of: owner(body.member)) { found.append(node.number + 1..<node.end) }
      case .member(let callee) where self[callee].kind == .function || self[callee].kind == .initializer:
        add(self[callee].parameters)
      case .construction(let type):
        for initializer in self[type].initializers.prefix(Self.overloadLimit) {
          add(self[initializer].parameters)
        }
      default: continue
      }
      func add(_ parameters: [ParameterFact]) {
        for parameter in parameters where parameter.attributes.contains(where: { $0 == .autoclosure }) {
          guard parameter.attributes.contains(where: { $0 == .escaping }) else { continue }
          for argument in file.tree.node(Int(use.node)).children
          where argument.kind == .argument && argument.name == parameter.label {
            found.append(argument.number + 1..<argument.end)
          }
        }
      }
    }
    return found
  }

  /// `_model = .init(wrappedValue: …)` of a `@StateObject`.
  private func assignsStateObject(_ call: Node, of owner: TypeID?) -> Bool {
    guard let owner, let sequence = call.parent, sequence.kind == .sequence,
      let target = sequence.firstChild, target != call
    else { return false }
    let name = text(target.name)
    guard name.hasPrefix("_") else { return false }
    return storedProperties(of: owner).contains { property in
      let fact = self[property]
      return text(fact.name) == name.dropFirst() && keepsValueUnevaluated(property)
    }
  }

  /// Does the wrapper of the property take its value as an autoclosure that it keeps, as `@StateObject`
  /// and some wrappers of projects do?
  public func keepsValueUnevaluated(_ property: MemberID) -> Bool {
    self[property].attributes.contains { attribute in
      if Wrappers.has(.lazyInitialValue, attribute) { return true }
      guard let type = resolveType(attribute, file: file(property), scope: owner(property)) else { return false }
      return self[type].initializers.contains { initializer in
        self[initializer].parameters.contains { parameter in
          parameter.label == .wrappedValue && parameter.attributes.contains { $0 == .autoclosure }
            && parameter.attributes.contains { $0 == .escaping }
        }
      }
    }
  }

  /// What runs only if a member has not kept a result from an earlier run.
  ///
  ///     if let kept { return kept }
  ///     … work …
  ///     kept = result
  func cacheFills(in member: MemberID) -> [Range<UInt32>] {
    var found: [Range<UInt32>] = []
    let statements = node(member).descendants.filter { cacheCondition($0) != nil }
    if statements.isEmpty { return [] }
    let fills = fills(in: node(member))
    for statement in statements {
      guard let condition = cacheCondition(statement), let parent = statement.parent else { continue }
      // The `else` branch, or what follows in the same block.
      let blocks = statement.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
      let otherwise = blocks.count > 1 ? blocks[1] : nil
      let range = otherwise.map { $0.number..<$0.end } ?? statement.end..<parent.end
      let isFilled = condition.descendants.contains { part in
        switch part.kind {
        case .identifierExpr, .memberAccess, .optionalBinding:
          guard part.name != .`self`, let places = fills[part.name] else { return false }
          let first = places.firstSortedIndex { $0 >= range.lowerBound }
          return first < places.count && places[first] < range.upperBound
        default: return false
        }
      }
      if isFilled { found.append(range) }
    }
    return found
  }

  /// Where something is kept, by each name that says what: `kept = result`, `kept[key] = result`,
  /// `kept.setObject(result, …)`.
  private func fills(in node: Node) -> [Name: [UInt32]] {
    var found: [Name: [UInt32]] = [:]
    for part in node.descendants {
      switch part.kind {
      case .sequence:
        let parts = Array(part.children)
        guard parts.count > 2, parts[1].isAssignment else { continue }
        found[parts[0].name, default: []].append(part.number)
        for inner in parts[0].descendants { found[inner.name, default: []].append(part.number) }
      case .call:
        guard let base = part.callee?.base else { continue }
        switch part.calledName.known {
        case .setObject, .insert, .store: found[base.name, default: []].append(part.number)
        default: continue
        }
      default: continue
      }
    }
    found[.none] = nil
    return found
  }

  /// Error handlers, and the exits of `guard`s.
  func rareParts(of member: MemberID) -> [Range<UInt32>] {
    node(member).descendants.compactMap { part in
      switch part.kind {
      case .catchClause: part.number..<part.end
      case .guardStmt: part.child(.codeBlock).map { $0.number..<$0.end }
      default: nil
      }
    }
  }

  /// The condition of `if let x { return x }` or `guard x == nil else { return x }`.
  private func cacheCondition(_ statement: Node) -> Node? {
    guard statement.kind == .ifExpr || statement.kind == .guardStmt,
      let condition = statement.child(.conditionList), let block = statement.child(.codeBlock),
      block.children.contains(where: { $0.kind == .returnStmt && $0.firstChild != nil })
    else { return nil }
    if statement.kind == .ifExpr, !condition.children.contains(where: { $0.kind == .optionalBinding }),
      !condition.descendants.contains(where: { $0.kind == .nilLiteral })
    {
      return nil
    }
    return condition
  }

  /// What runs when a type that is no view is constructed: the initializer and initial values.
  func constructionWork(of type: TypeID, labels: ArraySlice<Name>, closures: UInt16) -> [MemberID] {
    guard self[type].isProjectType, self[type].kind != .protocol else { return [] }
    var found: [MemberID] = []
    guard self[type].initializers.count <= Self.overloadLimit else { return [] }
    let initializers = self[type].initializers.filter { self[$0].hasBody }
    let fitting = initializers.filter { accepts(self[$0].parameters, labels: labels, closures: closures) }
    if fitting.count == 1 { found.append(fitting[0]) }
    for property in storedProperties(of: type) {
      let fact = self[property]
      guard fact.initial != .none || fact.hasBody, !fact.isLazy else { continue }
      if fact.attributes.contains(where: { Wrappers.has(.lazyInitialValue, $0) }) { continue }
      found.append(property)
    }
    return found
  }

  private func costOfFunction(_ name: Name, in file: SourceFile) -> ExpensiveCall? {
    if file.foreign != nil, let known = CEffects.cost(of: text(name)) { return known }
    if let known = Effects.expensiveFunction(name: name) { return known }
    // No family has a member that SameView knows by name.
    guard name.known == nil else { return nil }
    let spelling = Array(text(name).utf8)
    return Effects.expensiveFunction(spelling: spelling.span)
  }

  /// The label of the parameter in whose default value a node stands; nil if in none.
  func defaultedParameter(at node: UInt32, of member: MemberID) -> Name? {
    guard self[member].parameters.contains(where: \.hasDefault),
      let clause = self.node(member).child(.parameterClause), node < clause.end
    else { return nil }
    return clause.children.first { $0.number < node && node < $0.end }?.parameterLabel
  }

  /// Does the call get by without the default value of the parameter?
  func passes(_ label: Name, _ call: MemberWork.Call) -> Bool {
    let body = body(of: call.caller)
    return label != .none && body.labels(of: body.uses[Int(call.use)]).contains(label)
  }

  /// What a use of a framework's API costs, if the tables know it as expensive.
  public func cost(of use: UseFact, _ number: Int, in body: Body) -> ExpensiveCall? {
    let target = body.target(number)
    let file = body.file
    if !additions.calls.isEmpty, let addition = addition(for: use, number, in: body) { return addition.cost }
    let labels = argumentLabels(of: use, file: file)
    // Searched only for the few calls whose cost depends on an option.
    func mentions(_ name: Name) -> Bool {
      file.tree.node(Int(use.node)).descendants.contains {
        ($0.kind == .memberAccess || $0.kind == .identifierExpr) && $0.name == name
      }
    }
    switch target {
    case .frameworkConstruction(let type):
      if let known = Effects.expensiveConstructor(type: type, labels: labels, mentions: mentions) { return known }
      // Many C functions are spelled like types.
      return use.kind == .identifier ? costOfFunction(type, in: file) : nil
    case .frameworkFunction: return costOfFunction(use.name, in: file)
    case .framework(let receiver, let isStatic):
      if isStatic { return Effects.expensiveStatic(type: receiver, member: use.name, labels: labels) }
      let known = receiver == .none ? nil : receiver
      if !use.isCall { return Effects.expensiveProperty(member: use.name, receiver: known) }
      return Effects.expensiveMethod(member: use.name, labels: labels, receiver: known, mentions: mentions)
    default: return nil
    }
  }

  /// Is a use of a framework's API another value each time, where that shows: chance, text of a new
  /// identifier, a comparison with the time?
  func recomputation(of use: UseFact, _ number: Int, in body: Body) -> ExpensiveCall? {
    let file = body.file
    let freshness: Freshness?
    switch body.target(number) {
    case .frameworkConstruction(let type) where FreshValues.concerns(type):
      freshness =
        FreshValues.constructor(of: type, labels: argumentLabels(of: use, file: file))
        ?? FreshValues.function(type)
    case .frameworkFunction: freshness = FreshValues.function(use.name)
    case .framework(let receiver, let isStatic) where FreshValues.concerns(use.name):
      if isStatic || use.receiver == -1 {
        let labels = use.isCall ? argumentLabels(of: use, file: file) : nil
        freshness =
          isStatic
          ? FreshValues.staticMember(use.name, of: receiver, labels: labels)
          : FreshValues.implicitMember(use.name, labels: labels)
      } else {
        freshness = FreshValues.member(use.name)
      }
    default: freshness = nil
    }
    guard let freshness else { return nil }
    let node = file.tree.node(Int(use.node))
    let isSeen =
      switch freshness {
      // Somebody's own generator may be made from a seed.
      case .random: node.kind != .call || node.argument(.using) == nil
      case .unique: node.isMadeText
      case .clock: node.isCompared
      }
    return isSeen ? Effects.recomputation(of: freshness) : nil
  }

  /// What the project itself says of a call.
  func addition(for use: UseFact, _ number: Int, in body: Body) -> Additions.Call? {
    let type: Name? =
      switch body.target(number) {
      case .frameworkConstruction(let name): name
      case .construction(let id): self[id].name
      case .framework(let receiver, _) where receiver != .none: receiver
      case .member(let id): owner(id).map { self[$0].name }
      // Nothing is known of a package that is not read, but that the type is written out.
      default: use.receiver >= 0 ? body.uses[Int(use.receiver)].name : nil
      }
    let labels = argumentLabels(of: use, file: body.file)
    let words = (0..<labels.count).map { labels[$0] == .none ? "_" : text(labels[$0]) }
    let isConstruction: Bool
    switch body.target(number) {
    case .frameworkConstruction, .construction: isConstruction = true
    default: isConstruction = false
    }
    return namedCode.call(
      type: type.map { text($0) }, name: isConstruction ? "init" : text(use.name), labels: words)
  }

  /// Labels of the arguments in parentheses.
  private func argumentLabels(of use: UseFact, file: SourceFile) -> Labels {
    var labels = Labels()
    guard use.isCall else { return labels }
    for child in file.tree.node(Int(use.node)).children where child.kind == .argument {
      labels.append(child.name)
    }
    return labels
  }
}

/// An expensive call that a member reaches.
public struct ReachedCost: Sendable {
  public let cost: ExpensiveCall
  /// The framework's type that is constructed or called; `.none` if unknown or a function.
  public let type: Name
  /// At each site its member calls the member of the next one; the last is the expensive call itself.
  public let path: [UseSite]
  public let frequency: Frequency
}

/// An effect that a member has by itself or by what it calls.
public struct ReachedEffect: Sendable {
  public let effect: MemberEffect
  /// At each site its member calls the member of the next one; the last is where it happens.
  public let path: [UseSite]
  public let frequency: Frequency
}

/// What some members do, carried from callee to caller, nearest first, so that each path is a shortest one.
private struct Reaches: Sendable {
  struct Site: Sendable {
    let member: MemberID
    let use: Int32
    let frequency: Frequency
  }
  private struct Reach: Sendable {
    let site: Int32
    let use: Int32
    /// The member that is called there; -1 at the site itself.
    let next: Int32
    let frequency: Frequency
  }
  /// By member.
  private let reaches: [[Reach]]

  /// How many sites in what it calls are kept of one member: those of the greatest weight, then those that come first in
  /// the project, and of each call at least one. Where everything calls everything, each member reaches each site; what a
  /// view does is told by a few.
  private static let siteLimit = 128

  /// - Parameter callers: By member, the calls of it.
  /// - Parameter limit: How many functions a path from the site with this number may pass through.
  /// - Parameter weight: How much the site with this number matters.
  /// - Parameter carries: Whether what happens at the site with this number is the caller's as well.
  init(
    of sites: [Site], callers: [[MemberWork.Call]], limit: (Int) -> Int = { _ in Work.depthLimit },
    weight: (Int) -> UInt8 = { _ in 0 }, carries: (MemberWork.Call, Int) -> Bool
  ) {
    var reaches: [[Reach]] = Array(repeating: [], count: callers.count)
    // By member: the number of the site that came by last.
    var seen = [Int32](repeating: -1, count: callers.count)
    var counts = [Int](repeating: 0, count: callers.count)
    // Of members at the limit: the calls of which some site is kept.
    var callsAtLimit: [Int32: Set<Int32>] = [:]
    for i in sites.indices.sorted(by: { (weight($1), $0) < (weight($0), $1) }) {
      let site = sites[i]
      seen[Int(site.member.number)] = Int32(i)
      reaches[Int(site.member.number)].append(
        Reach(site: Int32(i), use: site.use, next: -1, frequency: site.frequency))
      var level = [site.member]
      var depth = 1
      let limit = limit(i)
      while !level.isEmpty, depth < limit {
        var next: [MemberID] = []
        for member in level {
          for call in callers[Int(member.number)]
          where seen[Int(call.caller.number)] != Int32(i) && carries(call, i) {
            seen[Int(call.caller.number)] = Int32(i)
            let caller = Int(call.caller.number)
            if counts[caller] >= Self.siteLimit {
              let kept = callsAtLimit[call.caller.number] ?? Set(reaches[caller].lazy.filter { $0.next >= 0 }.map(\.use))
              callsAtLimit[call.caller.number] = kept.union([call.use])
              if kept.contains(call.use) { continue }
            }
            counts[caller] += 1
            reaches[caller].append(
              Reach(site: Int32(i), use: call.use, next: member.number, frequency: call.frequency))
            next.append(call.caller)
          }
        }
        level = next
        depth += 1
      }
    }
    for i in reaches.indices where reaches[i].count > 1 { reaches[i].sort { $0.site < $1.site } }
    self.reaches = reaches
  }

  /// The sites that `member` reaches.
  func paths(from member: MemberID) -> [(site: Int, path: [UseSite], frequency: Frequency)] {
    reaches[Int(member.number)].map { reach in
      var path: [UseSite] = []
      var frequency = Frequency.perUpdate
      var current = member
      var step: Reach? = reach
      while let now = step {
        path.append(UseSite(member: current, use: Int(now.use)))
        frequency = max(frequency, now.frequency)
        guard now.next >= 0 else { break }
        current = MemberID(number: now.next)
        step = reaches[Int(now.next)].first { $0.site == reach.site }
      }
      return (Int(reach.site), path, frequency)
    }
  }
}

/// The work of all members, linked.
public final class Work: Sendable {
  private let costs: [MemberWork.Cost]
  private let costReaches: Reaches
  private let recomputations: [MemberWork.Cost]
  private let recomputationReaches: Reaches
  private let effects: [MemberEffect]
  private let effectReaches: Reaches
  /// Views that some row builds.
  private let rowTypes: Set<TypeID>
  /// Views that some link builds before anybody follows it.
  private let destinationTypes: Set<TypeID>
  /// How other code uses the views of the project.
  public let outside: OutsideUses
  /// What updates read of models.
  public let reads: UpdateReads
  private let writesByProperty: [MemberID: [UseSite]]
  /// By member: the views of the project that it builds.
  private let constructionsByMember: [MemberID: [MemberWork.Construction]]
  private let sitesByType: [TypeID: [UseSite]]
  private let viewCallsByName: [Name: [UseSite]]
  private let callersByMember: [[UseSite]]
  private let identificationsByType: [TypeID: [Identification]]

  /// How many functions a path may pass through.
  public static let depthLimit = 8
  /// The same for what is worth a remark only near the view: one walk through a collection, a look at the
  /// clock.
  public static let nearLimit = 4

  /// Links the work of all members, which must be in the order of their numbers.
  init(linking members: [MemberWork], index: Index) {
    var callers: [[MemberWork.Call]] = Array(repeating: [], count: index.memberCount)
    var costs: [MemberWork.Cost] = []
    var recomputations: [MemberWork.Cost] = []
    var effects: [MemberEffect] = []
    var rowTypes: Set<TypeID> = []
    var destinationTypes: Set<TypeID> = []
    var constructions: [MemberID: [MemberWork.Construction]] = [:]
    var sites: [TypeID: [UseSite]] = [:]
    var identifications: [TypeID: [Identification]] = [:]
    var viewCalls: [Name: [UseSite]] = [:]
    var outside = OutsideUses()
    // Functions that a row calls: `ForEach(notes) { row($0) }`.
    var rowFunctions: Set<MemberID> = []
    for i in members.indices {
      for call in members[i].calls {
        callers[Int(call.callee.number)].append(call)
        if call.frequency == .perRow { rowFunctions.insert(call.callee) }
      }
      for cost in members[i].costs {
        if cost.cost.category.isRecomputation { recomputations.append(cost) } else { costs.append(cost) }
      }
      effects += members[i].effects
      for construction in members[i].constructions {
        if construction.isPerRow { rowTypes.insert(construction.type) }
        if construction.isEagerDestination { destinationTypes.insert(construction.type) }
      }
      if !members[i].constructions.isEmpty { constructions[members[i].member] = members[i].constructions }
      for value in members[i].values { sites[value.type, default: []].append(value.site) }
      for found in members[i].identifications { identifications[found.element, default: []].append(found) }
      for call in members[i].viewCalls {
        viewCalls[call.name, default: []].append(UseSite(member: members[i].member, use: call.use))
      }
      outside.add(members[i].outside)
    }
    for function in rowFunctions {
      for construction in constructions[function] ?? [] where construction.isAlways {
        rowTypes.insert(construction.type)
      }
    }
    // What is a part of a row is built with it.
    var rows = Array(rowTypes)
    while let row = rows.popLast() {
      guard let body = index.bodyOfRow(row) else { continue }
      for construction in constructions[body] ?? [] where construction.isAlways {
        if rowTypes.insert(construction.type).inserted { rows.append(construction.type) }
      }
    }
    costReaches = Reaches(
      of: costs.map { Reaches.Site(member: $0.member, use: $0.use, frequency: $0.frequency) },
      callers: callers, weight: { costs[$0].cost.body.rawValue }
    ) { call, cost in
      guard let label = costs[cost].defaulted, call.callee == costs[cost].member else { return true }
      return !index.passes(label, call)
    }
    recomputationReaches = Reaches(
      of: recomputations.map { Reaches.Site(member: $0.member, use: $0.use, frequency: $0.frequency) },
      callers: callers,
      limit: { recomputations[$0].cost.body == .warning ? Self.depthLimit : Self.nearLimit }
    ) { _, _ in true }
    self.recomputations = recomputations
    effectReaches = Reaches(
      of: effects.map { Reaches.Site(member: $0.member, use: Int32($0.use), frequency: $0.frequency) },
      callers: callers
    ) { call, effect in
      switch call.carries {
      case .all: true
      case .calls: if case .call = effects[effect].kind { true } else { false }
      case .nothing: false
      }
    }
    self.costs = costs
    self.effects = effects
    sitesByType = sites
    viewCallsByName = viewCalls
    identificationsByType = identifications
    callersByMember = callers.map { calls in calls.map { UseSite(member: $0.caller, use: Int($0.use)) } }
    self.rowTypes = rowTypes
    self.destinationTypes = destinationTypes
    self.outside = outside
    reads = UpdateReads(linking: members, index: index)
    var writes: [MemberID: [UseSite]] = [:]
    for i in members.indices {
      for write in members[i].writes {
        writes[write.property, default: []].append(UseSite(member: members[i].member, use: Int(write.use)))
      }
    }
    writesByProperty = writes
    constructionsByMember = constructions
  }

  /// The expensive calls that `member` reaches, each with a shortest path.
  public func costs(reachedFrom member: MemberID) -> [ReachedCost] {
    costReaches.paths(from: member).map { site, path, frequency in
      ReachedCost(cost: costs[site].cost, type: costs[site].type, path: path, frequency: frequency)
    }
  }

  /// What `member` and the functions that it calls make anew each time, each with a shortest path: walks
  /// through collections, values that come from chance or from the clock.
  public func recomputations(reachedFrom member: MemberID) -> [ReachedCost] {
    recomputationReaches.paths(from: member).map { site, path, frequency in
      ReachedCost(
        cost: recomputations[site].cost, type: recomputations[site].type, path: path, frequency: frequency)
    }
  }

  /// What `member` and the functions that it calls do beyond giving values, each with a shortest path.
  public func effects(reachedFrom member: MemberID) -> [ReachedEffect] {
    effectReaches.paths(from: member).map { site, path, frequency in
      ReachedEffect(effect: effects[site], path: path, frequency: frequency)
    }
  }

  /// Every call by the name of the view type, wherever it stands; empty if several types share the name.
  public func constructionSites(of type: TypeID, in index: Index) -> [UseSite] {
    let name = index[type].name
    return index.types(named: name).count == 1 ? viewCallsByName[name] ?? [] : []
  }
  /// Where running code builds values of the type.
  public func sites(of type: TypeID) -> [UseSite] { sitesByType[type] ?? [] }
  /// Where running code calls the function, or reads the computed property.
  public func callers(of member: MemberID) -> [UseSite] { callersByMember[Int(member.number)] }
  /// Where views, and code that has to do with them, write a property of a model, or a variable outside of
  /// types.
  public func writes(of property: MemberID) -> [UseSite] { writesByProperty[property] ?? [] }
  /// Where SwiftUI tells values of the type apart, as far as types are known.
  public func identifications(of type: TypeID) -> [Identification] { identificationsByType[type] ?? [] }

  /// Does some row of a list build this view?
  public func isBuiltInRows(_ type: TypeID) -> Bool { rowTypes.contains(type) }

  /// Does some link build this view, whether or not anybody follows it?
  public func isEagerDestination(_ type: TypeID) -> Bool { destinationTypes.contains(type) }

  /// Does the member build the view whenever it runs, to be shown where it stands?
  public func isBuiltAlways(at site: UseSite) -> Bool {
    constructions(in: site.member).contains { $0.use == site.use && $0.isAlways }
  }

  /// The views of the project that a member builds when it runs.
  public func constructions(in member: MemberID) -> [MemberWork.Construction] {
    constructionsByMember[member] ?? []
  }
}

extension Node {
  /// `Text(UUID().uuidString)`, `Label("\(UUID())", …)`: is it shown as text?
  fileprivate var isMadeText: Bool {
    var node = self
    for _ in 0..<12 {
      guard let parent = node.parent else { return false }
      switch parent.kind {
      case .memberAccess, .call, .stringLiteral, .interpolation, .sequence: node = parent
      case .argument:
        guard let call = parent.parent else { return false }
        if call.kind == .call, call.calledName == .Text || call.calledName == .Label { return true }
        guard call.kind == .interpolation else { return false }
        node = call
      default: return false
      }
    }
    return false
  }

  /// Does a `switch`, or an `if` with `==`, decide whether it is evaluated?
  fileprivate var isBehindComparison: Bool {
    ancestors.contains { ancestor in
      switch ancestor.kind {
      case .switchExpr: true
      case .ifExpr: ancestor.child(.conditionList)?.descendants.contains { $0.kind == .binaryOperator && $0.text == "==" } ?? false
      default: false
      }
    }
  }

  /// Is the value, or what follows from it by arithmetic, compared with another one: `Date() < end`,
  /// `Date().timeIntervalSince(start) > 60`?
  fileprivate var isCompared: Bool {
    var node = self
    for _ in 0..<12 {
      guard let parent = node.parent else { return false }
      switch parent.kind {
      case .sequence:
        return parent.children.contains { part in
          part.kind == .binaryOperator && ["<", ">", "<=", ">=", "==", "!="].contains(part.text)
        }
      case .memberAccess, .optionalChaining, .forceUnwrap, .tuple: node = parent
      case .call:
        guard parent.callee == node else { return false }
        node = parent
      case .argument:
        // `(Date())`, `end.timeIntervalSince(.now)`
        guard let outer = parent.parent,
          outer.kind == .tuple || outer.kind == .call && outer.calledName == .timeIntervalSince
        else { return false }
        node = outer
      default: return false
      }
    }
    return false
  }
}

extension WrittenType {
  /// Is it a function that gives something?
  var givesValue: Bool {
    switch self {
    case .optional(let inner): inner.givesValue
    case .function(.tuple(let elements)): !elements.isEmpty
    case .function(let result): result != .unknown && result.name != .Void
    default: false
    }
  }
}
