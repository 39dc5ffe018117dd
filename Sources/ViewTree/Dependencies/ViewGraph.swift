// The views of a project as a graph: who contains whom, what each depends on, and what a change of one
// source of truth evaluates again.

import Frameworks
import Project
import Syntax

/// Where truth is kept.
public enum TruthSource: Hashable, Sendable {
  /// A property of a view that SwiftUI keeps: `@State`, `@AppStorage`, `@Query`.
  case property(MemberID)
  /// An `ObservableObject`: views that observe it are told of any change.
  case object(TypeID)
  /// A property of an `@Observable` class: views that read it are told.
  case tracked(MemberID)
}

/// Why a view is evaluated again.
public enum EvaluationReason: Sendable {
  /// Its code reads the property, its own or through a binding.
  case reads(PropertyUse)
  /// A property with this wrapper observes the object, whatever is read of it.
  case observes(MemberID)
  /// Its code reads a member of the object.
  case readsObject(ObjectRead)
  /// A property that is given another value, by a view that is evaluated.
  case isGiven(MemberID, by: TypeID)
}

/// All views of a project that builds them, linked.
public struct ViewGraph: Sendable {
  public struct Containment: Hashable, Sendable {
    public let child: TypeID
    /// Once for each element of a collection.
    public let isPerRow: Bool
  }
  public struct Evaluation: Sendable {
    public let view: TypeID
    public let reason: EvaluationReason
  }

  private let index: Index
  /// Views, modifiers and styles of the project, by file and place.
  public let views: [TypeID]
  private let children: [TypeID: [Containment]]
  /// In the order of files.
  public let sources: [TruthSource]
  /// How many views are named that a change of one source evaluates; where there are many sources, so that all together
  /// stay within bounds.
  public let evaluationLimit: Int

  public init(index: Index, work: Work) {
    self.index = index
    let views = index.types.filter {
      $0.isProjectType && $0.traits.contains(.viewLike) && $0.kind != .protocol && !index.isOfPreview($0.id)
    }.map(\.id)
    self.views = views
    var children: [TypeID: [Containment]] = [:]
    for view in views {
      var found: [Containment] = []
      var places: [TypeID: Int] = [:]
      for member in index[view].members {
        for construction in work.constructions(in: member) where construction.type != view {
          if let known = places[construction.type] {
            if construction.isPerRow { found[known] = Containment(child: construction.type, isPerRow: true) }
          } else {
            places[construction.type] = found.count
            found.append(Containment(child: construction.type, isPerRow: construction.isPerRow))
          }
        }
      }
      if !found.isEmpty { children[view] = found }
    }
    self.children = children
    var sources: [TruthSource] = []
    for type in index.types where type.isProjectType {
      if type.traits.contains(.viewLike), type.kind != .protocol, !index.isOfPreview(type.id) {
        for property in type.storedProperties where index.isTruth(property) { sources.append(.property(property)) }
      } else if type.traits.contains(.observable), type.isReference {
        for property in type.storedProperties where index.isTracked(property) { sources.append(.tracked(property)) }
      } else if type.traits.contains(.observableObject), type.isReference {
        sources.append(.object(type.id))
      }
    }
    self.sources = sources
    evaluationLimit = max(50, min(1_000, 200_000 / max(sources.count, 1)))
  }

  /// The views that a view builds itself, in the order of its members.
  public func contents(of view: TypeID) -> [Containment] { children[view] ?? [] }

  /// Views that no other view of the project builds.
  public var roots: [TypeID] {
    let built = Set(children.values.joined().map(\.child))
    return views.filter { !built.contains($0) }
  }

  /// The views at and below one, nearest first, at most `depth` steps away.
  public func views(below view: TypeID, depth: Int = .max) -> [TypeID] {
    var found = [view]
    var seen: Set<TypeID> = [view]
    var level = [view]
    var steps = 0
    while !level.isEmpty, steps < depth {
      level = level.flatMap { contents(of: $0).map(\.child) }.filter { seen.insert($0).inserted }
      found += level
      steps += 1
    }
    return found
  }

  // MARK: Changes

  /// The views that a change of the source evaluates again, each once, with the first reason found.
  ///
  /// `@State` counts where it is read; an `ObservableObject` for whoever observes it, read or not; a property of an
  /// `@Observable` class where it is read; and every view whose input changes with it.
  public func evaluations(after source: TruthSource) -> [Evaluation] {
    var spread = Spread(index: index, limit: evaluationLimit)
    switch source {
    case .property(let property):
      guard let owner = index.owner(property) else { return [] }
      spread.change(property, of: owner)
    case .object(let type):
      var observers: [(view: TypeID, property: MemberID)] = []
      for view in views {
        for property in index.storedProperties(of: view) where index.observes(property, type) {
          observers.append((view, property))
          spread.add(view, .observes(property))
        }
      }
      for (view, property) in observers { spread.passOnMembers(of: property, of: view) }
    case .tracked(let property):
      var readers: [(view: TypeID, sites: Set<UseSite>)] = []
      for view in views {
        let reads = index.dependencies(of: view).objectReads.filter { $0.context == .update }
          .filter { index.reads($0.member, property) }
        guard let first = reads.first else { continue }
        spread.add(view, .readsObject(first))
        readers.append((view, Set(reads.flatMap { [$0.site] + $0.path })))
      }
      for (view, sites) in readers { spread.passOn(sites, of: view) }
    }
    spread.run()
    return spread.found
  }
}

/// Follows a change from view to view.
private struct Spread {
  let index: Index
  var found: [ViewGraph.Evaluation] = []
  private var evaluated: Set<TypeID> = []
  private struct Input: Hashable {
    let view: TypeID
    let property: MemberID
  }
  private var seen: Set<Input> = []
  private var next: [Input] = []

  private let limit: Int

  init(index: Index, limit: Int) {
    self.index = index
    self.limit = limit
  }

  mutating func add(_ view: TypeID, _ reason: EvaluationReason) {
    if found.count < limit, evaluated.insert(view).inserted { found.append(ViewGraph.Evaluation(view: view, reason: reason)) }
  }

  /// The value of a property has changed, and SwiftUI knows it.
  mutating func change(_ property: MemberID, of view: TypeID) {
    guard seen.insert(Input(view: view, property: property)).inserted else { return }
    next.append(Input(view: view, property: property))
  }

  mutating func run() {
    var position = 0
    while position < next.count, found.count < limit {
      let input = next[position]
      position += 1
      if let read = index.dependencies(of: input.view).read(of: input.property) { add(input.view, .reads(read)) }
      passOn(input.property, of: input.view)
    }
  }

  /// Views that are given a binding to the property, or a value that is made with it.
  private mutating func passOn(_ property: MemberID, of view: TypeID) {
    let uses = index.dependencies(of: view).uses(of: property).filter { $0.context == .update && $0.isOfSelf }
    for use in uses where use.form == .projection {
      guard case .view(let child, let label, let call) = use.destination,
        let input = index.input(of: child, label: label, call: UseSite(member: use.site.member, use: call))
      else { continue }
      // Who has a binding is evaluated if it reads through it.
      change(input, of: child)
    }
    passOn(Set(uses.filter { $0.form == .value }.flatMap { [$0.site] + $0.path }), of: view)
  }

  /// The same for an object that stays the one that it was: only its members have other values, and not
  /// those that are constant.
  mutating func passOnMembers(of property: MemberID, of view: TypeID) {
    let uses = index.dependencies(of: view).uses(of: property).filter { use in
      guard use.context == .update, use.isOfSelf, let member = use.memberUse else { return false }
      if use.form == .projection { return true }
      guard case .member(let id) = index.body(of: use.site.member).target(member) else { return true }
      return !index[id].isLet
    }
    passOn(Set(uses.flatMap { [$0.site] + $0.path }), of: view)
  }

  /// Views to which an argument is given in which one of these uses stands, itself or through a local.
  ///
  /// - Parameter sites: Uses whose value has changed, in the code of `view`.
  mutating func passOn(_ sites: Set<UseSite>, of view: TypeID) {
    for (member, changed) in Dictionary(grouping: sites, by: \.member).sorted(by: { $0.key.number < $1.key.number }) {
      let body = index.body(of: member)
      var isChanged = [Bool](repeating: false, count: body.uses.count)
      for site in changed { isChanged[site.use] = true }
      for (i, use) in body.uses.enumerated() {
        // The value of a local, and what is asked of a changed value, has changed too.
        if use.local >= 0, holdsChange(body.locals[Int(use.local)].initial, isChanged) { isChanged[i] = true }
        if use.receiver >= 0, isChanged[Int(use.receiver)] { isChanged[i] = true }
        guard isChanged[i] else { continue }
        guard let (child, label, call) = receiver(of: body.node(i), in: body),
          let input = index.input(of: child, label: label, call: UseSite(member: member, use: call))
        else { continue }
        add(child, .isGiven(input, by: view))
        change(input, of: child)
      }
    }
  }

  private func holdsChange(_ use: Int32, _ changed: [Bool]) -> Bool {
    use >= 0 && Int(use) < changed.count && changed[Int(use)]
  }

  /// The view of the project to which an argument goes that holds the expression; nil if none, or if the
  /// expression stands in a closure, which is evaluated on its own.
  private func receiver(of node: Node, in body: Body) -> (TypeID, label: Name, call: Int)? {
    var current = node
    while let parent = current.parent {
      switch parent.kind {
      case .closure, .codeBlock, .functionDecl, .binding: return nil
      case .argument:
        if let call = parent.parent, call.kind == .call, let use = body.use(at: call),
          case .construction(let type) = body.target(use), index[type].traits.contains(.viewLike)
        {
          return (type, parent.name, use)
        }
      default: break
      }
      current = parent
    }
    return nil
  }
}

extension Index {
  /// Is it a preview, or declared in one?
  fileprivate func isOfPreview(_ type: TypeID) -> Bool {
    var current: TypeID? = type
    while let id = current {
      if self[id].traits.contains(.preview) { return true }
      current = self[id].parent
    }
    return false
  }

  /// Does SwiftUI keep the property's value, so that a change begins here?
  fileprivate func isTruth(_ property: MemberID) -> Bool {
    let fact = self[property]
    guard let wrapper = fact.attributes.first(where: { Wrappers.traits(of: $0) != nil }),
      let traits = Wrappers.traits(of: wrapper), wrapper != .Namespace
    else { return false }
    if traits.isDisjoint(with: [.ownsState, .storedOutside, .fetches]) { return false }
    // A class in `@State` or `@StateObject` is a source of its own.
    return valueType(of: property)?.type.map { !self[$0].isReference } ?? !traits.contains(.observesObject)
  }

  /// Does a change of the property of an `@Observable` class reach views?
  fileprivate func isTracked(_ property: MemberID) -> Bool {
    let fact = self[property]
    return !fact.isLet && !fact.isStatic && !fact.attributes.contains { Wrappers.has(.notObserved, $0) }
  }

  /// Does a property of a view observe objects of the type, or of one that it inherits from?
  fileprivate func observes(_ property: MemberID, _ type: TypeID) -> Bool {
    guard self[property].attributes.contains(where: { Wrappers.has(.observesObject, $0) }),
      let observed = valueType(of: property)?.type
    else { return false }
    return observed == type || self[observed].ancestors.contains(type)
  }

  /// Does a member of a class read one of its stored properties, itself or through other members?
  fileprivate func reads(_ member: MemberID, _ property: MemberID) -> Bool {
    if member == property { return true }
    guard let owner = owner(member), owner == self.owner(property) else { return false }
    return storedReads(of: member).contains(property)
  }

  /// The stored properties of its own type that a member reads when it runs, through other members too.
  public func storedReads(of member: MemberID) -> Set<MemberID> {
    guard let owner = owner(member) else { return [] }
    var found: Set<MemberID> = []
    var seen: Set<MemberID> = [member]
    var rest = [member]
    while let current = rest.popLast(), seen.count < 64 {
      let body = body(of: current)
      let runs = body.runs(in: self)
      for (i, use) in body.uses.enumerated() {
        guard case .member(let target) = body.target(i), self.owner(target) == owner,
          runs.run(of: use.closure).isRunning
        else { continue }
        if self[target].kind == .storedProperty {
          found.insert(target)
        } else if self[target].hasBody, seen.insert(target).inserted {
          rest.append(target)
        }
      }
    }
    return found
  }

  /// The stored property that an argument of a view's initializer ends up in; nil if that is not plain.
  public func input(of type: TypeID, label: Name, call: UseSite) -> MemberID? {
    let body = body(of: call.member)
    let use = body.uses[call.use]
    let properties = storedProperties(of: type)
    let fitting = initializers(of: type, fitting: body.labels(of: use), closures: use.closureArguments)
    if fitting.isEmpty {
      return hasMemberwiseInitializer(type) ? properties.first { self[$0].name == label } : nil
    }
    guard fitting.count == 1 else { return nil }
    let parameters = self[fitting[0]].parameters
    // Without a label it is the first such parameter; a second one cannot be told from it here.
    let candidates = parameters.filter { $0.label == label }
    guard candidates.count == 1 else { return nil }
    let target = properties.first { property in
      parameter(storedIn: self[property].name, by: fitting[0]).map { parameters[$0].name } == candidates[0].name
    }
    // `_text = text` of a binding.
    return target ?? properties.first { property in
      guard let storage = names.name("_" + text(self[property].name)) else { return false }
      return parameter(storedIn: storage, by: fitting[0]).map { parameters[$0].name } == candidates[0].name
    }
  }
}
