// The views of a project as a graph: which view contains which, what each depends on, and what a change of one source
// of truth re-evaluates.

import Frameworks
import Project
import Syntax

/// A source of truth.
public enum TruthSource: Hashable, Sendable {
  /// A property of a view that SwiftUI stores: `@State`, `@AppStorage`, `@Query`.
  case property(MemberID)
  /// An `ObservableObject`: any change notifies the views that observe it.
  case object(TypeID)
  /// A property of an `@Observable` class: a change notifies the views that read it.
  case tracked(MemberID)
}

/// Why a view is re-evaluated.
public enum EvaluationReason: Sendable {
  /// Its code reads the property, directly or through a binding.
  case reads(PropertyUse)
  /// A property with this wrapper observes the object, whatever the code reads.
  case observes(MemberID)
  /// Its code reads a member of the object.
  case readsObject(ObjectRead)
  /// A view that is re-evaluated passes a new value to the property.
  case isGiven(MemberID, by: TypeID)
}

/// All views of a project and the views that they build, linked.
public struct ViewGraph: Sendable {
  /// A view that another view builds.
  public struct Containment: Hashable, Sendable {
    /// The type of the view.
    public let child: TypeID
    /// Whether it is built once for each element of a collection.
    public let isPerRow: Bool
  }
  /// A view that is re-evaluated, with the first reason found. The reason is valid as long as the index.
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
  /// How many evaluations are listed for a change of one source. The more sources there are, the fewer, so that the
  /// total stays bounded.
  public let evaluationLimit: Int

  /// Linear in the types of the project, their members and the views that these build.
  public init(index: Index, work: Work) {
    self.index = index
    let views = index.types.filter {
      $0.isProjectType && $0.traits.contains(.viewLike) && $0.kind != .protocol && !index.isPreviewCode($0.id)
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
      if type.traits.contains(.viewLike), type.kind != .protocol, !index.isPreviewCode(type.id) {
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

  /// The views that a view builds directly, in the order of its members.
  public func contents(of view: TypeID) -> [Containment] { children[view] ?? [] }

  /// Views that no other view of the project builds.
  public var roots: [TypeID] {
    let built = Set(children.values.joined().map(\.child))
    return views.filter { !built.contains($0) }
  }

  /// Views and those below them, nearest first, at most `depth` steps away.
  public func views(below views: [TypeID], depth: Int = .max) -> [TypeID] {
    var found = views
    var seen = Set(views)
    var level = views
    var steps = 0
    while !level.isEmpty, steps < depth {
      level = level.flatMap { contents(of: $0).map(\.child) }.filter { seen.insert($0).inserted }
      found += level
      steps += 1
    }
    return found
  }

  // MARK: Changes

  /// The views that a change of the source re-evaluates, each once with the first reason found; at most
  /// `evaluationLimit`.
  ///
  /// A change of `@State` or of a property of an `@Observable` class affects its readers, a change of an
  /// `ObservableObject` all observers. All views whose inputs change with it follow.
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
    if found.count < limit, evaluated.insert(view).inserted {
      found.append(ViewGraph.Evaluation(view: view, reason: reason))
    }
  }

  /// Adds a property whose value has changed with SwiftUI's knowledge.
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

  /// Adds the views that take a binding to the property, or a value computed from it.
  private mutating func passOn(_ property: MemberID, of view: TypeID) {
    let uses = index.dependencies(of: view).uses(of: property).filter { $0.context == .update && $0.isOfSelf }
    for use in uses where use.form == .projection {
      guard case .view(let child, let label, let call) = use.destination,
        let input = index.input(of: child, label: label, call: UseSite(member: use.site.member, use: call))
      else { continue }
      // A view with a binding is evaluated only if it reads through it.
      change(input, of: child)
    }
    passOn(Set(uses.filter { $0.form == .value }.flatMap { [$0.site] + $0.path }), of: view)
  }

  /// The same for an object that stays the same: only members of it have new values, and constants do not.
  mutating func passOnMembers(of property: MemberID, of view: TypeID) {
    let uses = index.dependencies(of: view).uses(of: property).filter { use in
      guard use.context == .update, use.isOfSelf, let member = use.memberUse else { return false }
      if use.form == .projection { return true }
      guard case .member(let id) = index.body(of: use.site.member).target(member) else { return true }
      return !index[id].isLet
    }
    passOn(Set(uses.flatMap { [$0.site] + $0.path }), of: view)
  }

  /// Adds the views that take an argument with one of these uses in it, directly or through a local.
  ///
  /// - Parameter sites: Uses whose value has changed, in the code of `view`.
  mutating func passOn(_ sites: Set<UseSite>, of view: TypeID) {
    for (member, changed) in Dictionary(grouping: sites, by: \.member).sorted(by: { $0.key.number < $1.key.number }) {
      let body = index.body(of: member)
      var isChanged = [Bool](repeating: false, count: body.uses.count)
      for site in changed { isChanged[site.use] = true }
      for (i, use) in body.uses.enumerated() {
        // The value of a local, and a member of a changed value, have changed too.
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

  /// The view of the project that takes the expression in an argument. Nil if there is none, or if the expression is
  /// in a closure, which is evaluated on its own.
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
  /// Whether SwiftUI stores the value of the property, so that a change begins here.
  fileprivate func isTruth(_ property: MemberID) -> Bool {
    let fact = self[property]
    guard let wrapper = fact.attributes.first(where: { Wrappers.traits(of: $0) != nil }),
      let traits = Wrappers.traits(of: wrapper), wrapper != .Namespace
    else { return false }
    if traits.isDisjoint(with: [.ownsState, .storedOutside, .fetches]) { return false }
    // A class in `@State` or `@StateObject` is a source of its own.
    return valueType(of: property)?.type.map { !self[$0].isReference } ?? !traits.contains(.observesObject)
  }

  /// Whether views observe the property of an `@Observable` class.
  fileprivate func isTracked(_ property: MemberID) -> Bool {
    let fact = self[property]
    return !fact.isLet && !fact.isStatic && !fact.attributes.contains { Wrappers.has(.notObserved, $0) }
  }

  /// Whether a property of a view observes objects of the type, or of a class that inherits from it.
  fileprivate func observes(_ property: MemberID, _ type: TypeID) -> Bool {
    guard self[property].attributes.contains(where: { Wrappers.has(.observesObject, $0) }),
      let observed = valueType(of: property)?.type
    else { return false }
    return observed == type || self[observed].ancestors.contains(type)
  }

  /// Whether a member of a class reads one of its stored properties, directly or through other members.
  fileprivate func reads(_ member: MemberID, _ property: MemberID) -> Bool {
    if member == property { return true }
    guard let owner = owner(member), owner == self.owner(property) else { return false }
    return storedReads(of: member).contains(property)
  }

  /// The stored properties of its own type that a member reads when it runs, also through other members. It follows at
  /// most `FollowLimit.members` of them.
  public func storedReads(of member: MemberID) -> Set<MemberID> {
    guard let owner = owner(member) else { return [] }
    var found: Set<MemberID> = []
    var seen: Set<MemberID> = [member]
    var rest = [member]
    while let current = rest.popLast(), seen.count < FollowLimit.members {
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

  /// The stored property in which an argument of a view's initializer is stored; nil if it is not known.
  public func input(of type: TypeID, label: Name, call: UseSite) -> MemberID? {
    let body = body(of: call.member)
    let properties = storedProperties(of: type)
    let fitting = initializers(of: type, fitting: call.use, in: body)
    if fitting.isEmpty {
      return hasMemberwiseInitializer(type) ? properties.first { self[$0].name == label } : nil
    }
    guard fitting.count == 1 else { return nil }
    let parameters = self[fitting[0]].parameters
    // Without a label it is the only such parameter; two cannot be told apart here.
    let candidates = parameters.filter { $0.label == label }
    guard candidates.count == 1 else { return nil }
    let target = properties.first { property in
      parameter(storedIn: self[property].name, by: fitting[0]).map { parameters[$0].name } == candidates[0].name
    }
    // `_text = text` for a binding.
    return target
      ?? properties.first { property in
        guard let storage = names.name("_" + text(self[property].name)) else { return false }
        return parameter(storedIn: storage, by: fitting[0]).map { parameters[$0].name } == candidates[0].name
      }
  }
}
