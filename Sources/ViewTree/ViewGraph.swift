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

  public init(index: Index, work: Work) {
    self.index = index
    let views = index.types.filter {
      $0.isProjectType && $0.traits.contains(.viewLike) && $0.kind != .protocol && !index.isOfPreview($0.id)
    }.map(\.id)
    self.views = views
    var children: [TypeID: [Containment]] = [:]
    for view in views {
      var found: [Containment] = []
      for member in index[view].members {
        for construction in work.constructions(in: member) where construction.type != view {
          if let known = found.firstIndex(where: { $0.child == construction.type }) {
            if construction.isPerRow { found[known] = Containment(child: construction.type, isPerRow: true) }
          } else {
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
    var spread = Spread(index: index)
    switch source {
    case .property(let property):
      guard let owner = index.owner(property) else { return [] }
      spread.change(property, of: owner)
    case .object(let type):
      for view in views {
        for property in index.storedProperties(of: view) where index.observes(property, type) {
          spread.add(view, .observes(property))
          spread.passOn(property, of: view)
        }
      }
    case .tracked(let property):
      for view in views {
        let reads = index.dependencies(of: view).objectReads.filter { $0.context == .update }
        for read in reads where index.reads(read.member, property) {
          spread.add(view, .readsObject(read))
          spread.passOn(read, of: view)
        }
      }
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

  init(index: Index) { self.index = index }

  mutating func add(_ view: TypeID, _ reason: EvaluationReason) {
    if evaluated.insert(view).inserted { found.append(ViewGraph.Evaluation(view: view, reason: reason)) }
  }

  /// The value of a property has changed, and SwiftUI knows it.
  mutating func change(_ property: MemberID, of view: TypeID) {
    guard seen.insert(Input(view: view, property: property)).inserted else { return }
    next.append(Input(view: view, property: property))
  }

  mutating func run() {
    var position = 0
    while position < next.count {
      let input = next[position]
      position += 1
      if let read = index.dependencies(of: input.view).read(of: input.property) { add(input.view, .reads(read)) }
      passOn(input.property, of: input.view)
    }
  }

  /// Views that are given the property, a member of it or a binding to it.
  mutating func passOn(_ property: MemberID, of view: TypeID) {
    for use in index.dependencies(of: view).uses(of: property) where use.context == .update && use.isOfSelf {
      guard case .view(let child, let label, let call) = use.destination,
        let input = index.input(of: child, label: label, call: UseSite(member: use.site.member, use: call))
      else { continue }
      give(input, to: child, by: view, isBinding: use.form == .projection)
    }
  }

  /// Views that are given what was read of an object.
  mutating func passOn(_ read: ObjectRead, of view: TypeID) {
    let body = index.body(of: read.site.member)
    guard case .view(let child, let label, let call) = index.destination(of: read.site.use, in: body),
      let input = index.input(of: child, label: label, call: UseSite(member: read.site.member, use: call))
    else { return }
    give(input, to: child, by: view, isBinding: false)
  }

  private mutating func give(_ input: MemberID, to child: TypeID, by view: TypeID, isBinding: Bool) {
    // Who has a binding is evaluated if it reads through it; who is given a value, in any case.
    if !isBinding { add(child, .isGiven(input, by: view)) }
    change(input, of: child)
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
      let runs = ClosureRuns(of: body, in: self)
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
