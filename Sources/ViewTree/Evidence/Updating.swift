// Occasion: what evaluates a view again while it is shown, and what makes its value again.

import Frameworks
import Project
import Syntax

/// Whether something evaluates the body of a view again while the view keeps its identity.
public enum Updating: Sendable {
  /// The view observes nothing, and no input of it changes.
  case never
  /// The sources do not decide it: the environment, an object that is not known, an input that is not followed.
  case unknown
  /// A write, or a fetch.
  case proved(ChangeWitness)

  /// Whether something is known that evaluates it again; false if the sources do not decide it.
  public var isProved: Bool { if case .proved = self { true } else { false } }

  fileprivate func joined(_ other: Updating) -> Updating {
    switch (self, other) {
    case (.proved, _), (_, .never): self
    default: other
    }
  }
}

/// How often code makes the value of a view again while the view is shown. Ordered: what happens least comes first.
public enum Remaking: Sendable {
  /// Nothing of SwiftUI makes it: a property wrapper that only classes use, which no view connects.
  case never
  /// Only previews and widgets make it, once for what they render.
  case previewOnly
  /// A hosting controller, a window or an action.
  case once
  /// The body of an app, a scene or a view that nothing evaluates again.
  case still
  /// The content of sheets, destinations and the like, once for each presentation unless what presents is evaluated.
  case presentation
  /// The body of a view; whether that is evaluated again is not known.
  case unknown
  /// The body of a view that something evaluates again.
  case proved(ChangeWitness)

  /// Whether something is known that evaluates it again; false if the sources do not decide it.
  public var isProved: Bool { if case .proved = self { true } else { false } }

  /// Whether each presentation makes it once.
  public var isOfPresentation: Bool { if case .presentation = self { true } else { false } }

  fileprivate func joined(_ other: Remaking) -> Remaking { rank >= other.rank ? self : other }

  private var rank: Int {
    switch self {
    case .never: 0
    case .previewOnly: 1
    case .once: 2
    case .still: 3
    case .presentation: 4
    case .unknown: 5
    case .proved: 6
    }
  }
}

extension Index {
  /// What evaluates the body of a view, an app or a scene again.
  public func updating(of view: TypeID, work: Work) -> Updating {
    let known: KnownUpdating = derivation(.updating, of: view.number) {
      KnownUpdating(self.knownTriggers(of: view, work: work).triggers.updating(besides: []))
    }
    return known.updating
  }

  /// What evaluates the body of a view again while the given properties stay as they are: what the body computes from
  /// these alone is the same as before. Nil stands for more properties than are followed. Linear in the number of the
  /// properties, beside what the first question about the view costs.
  public func updating(of view: TypeID, besides inputs: Set<MemberID>?, work: Work) -> Updating {
    let updating = updating(of: view, work: work)
    if case .never = updating { return .never }
    guard let inputs else { return .unknown }
    let triggers = knownTriggers(of: view, work: work)
    let found = inputs.isEmpty ? updating : triggers.triggers.updating(besides: inputs)
    // A closure is made again with each update of the parent, and SwiftUI cannot compare it with the one before.
    guard !found.isProved, triggers.hasClosure, case .proved(let witness) = remaking(of: view, work: work) else {
      return found
    }
    return .proved(witness)
  }

  private func knownTriggers(of view: TypeID, work: Work) -> KnownTriggers {
    derivation(.triggers, of: view.number) {
      KnownTriggers(
        self.triggers(of: view, work: work),
        // What the view compares itself decides instead.
        hasClosure: !isEquatable(view) && storedProperties(of: view).contains { !self[$0].isStatic && holdsClosure($0) }
      )
    }
  }

  /// All that evaluates the body of a view again, of computed properties of objects what they are computed from.
  private func triggers(of view: TypeID, work: Work) -> Triggers {
    var found = Triggers()
    for property in storedProperties(of: view) where !self[property].isStatic {
      found.add(triggers(by: property, of: view, work: work))
    }
    var observed: [(Updating, MemberID?)] = []
    var seen: Set<MemberID> = []
    for member in observedReads(of: view) {
      guard let properties = propertiesRead(by: member) else {
        observed.append((.unknown, nil))
        continue
      }
      for property in properties where isObserved(property) && seen.insert(property).inserted {
        observed.append((updating(with: change(of: property, work: work)), property))
      }
    }
    found.add(Triggers(observed))
    return found
  }

  /// The members of objects that the body of a view reads.
  private func observedReads(of view: TypeID) -> [MemberID] {
    dependencies(of: view).objectReads.filter { $0.context == .update }.map(\.member)
  }

  /// Whether it belongs to an object that is observed wherever it is read, however the view gets it.
  private func isObserved(_ member: MemberID) -> Bool {
    owner(member).map { self[$0].traits.contains(.observable) } ?? false
  }

  /// What evaluates a view again with a change of one of its properties.
  private func triggers(by property: MemberID, of view: TypeID, work: Work) -> Triggers {
    let fact = self[property]
    let held = heldType(of: property)
    // Reading one property of an object leaves its others.
    let input = held.map { self[$0].isReference } ?? false ? nil : property
    guard let wrapper = fact.attributes.first(where: { Wrappers.has(.dynamicProperty, $0) }) else {
      return Triggers(
        fact.attributes.isEmpty ? updating(with: change(of: property, work: work)) : .unknown, by: input)
    }
    if Wrappers.has(.observesObject, wrapper) {
      guard let held, isObservableObject(held) else { return Triggers(.unknown, by: input) }
      return publishedTriggers(of: held, work: work)
    }
    if held.map({ self[$0].traits.contains(.observable) }) ?? false { return Triggers() }
    guard dependencies(of: view).read(of: property) != nil else { return Triggers() }
    if Wrappers.has(.fetches, wrapper) {
      return Triggers(.proved(ChangeWitness(property: property, site: nil)), by: input)
    }
    if Wrappers.has(.readsEnvironment, wrapper) || Wrappers.has(.storedOutside, wrapper) {
      return Triggers(.unknown, by: input)
    }
    return Triggers(updating(with: change(of: property, work: work)), by: input)
  }

  /// What evaluates all views that observe an object of the class.
  private func publishedTriggers(of model: TypeID, work: Work) -> Triggers {
    let known: KnownTriggers = derivation(.publishedTriggers, of: model.number) {
      let found = publishedProperties(of: model).map { (updating(with: change(of: $0, work: work)), Optional($0)) }
      return KnownTriggers(Triggers(found), hasClosure: false)
    }
    return known.triggers
  }

  private func updating(with change: Change) -> Updating {
    switch change {
    case .may(let witness): .proved(witness)
    case .unknown: .unknown
    case .never, .fixedByIdentity, .setUpOnly: .never
    }
  }

  /// What makes the value of a view again. Constructions in helpers count as those of the view that has them.
  public func remaking(of view: TypeID, work: Work) -> Remaking {
    let known: KnownRemaking = derivation(.remaking, of: view.number) {
      KnownRemaking(self.searchRemaking(of: view, work: work))
    }
    return known.remaking
  }

  /// The same for what one initializer makes. An initializer that another one delegates to counts for both, and one that
  /// no code calls by its labels for all calls of the view. So does each of more than `overloadLimit`.
  public func remaking(of view: TypeID, by initializer: MemberID, work: Work) -> Remaking {
    let whole = remaking(of: view, work: work)
    switch whole {
    case .never, .previewOnly, .once: return whole
    case .still, .presentation, .unknown, .proved: break
    }
    guard 2...Self.overloadLimit ~= self[view].initializers.count else { return whole }
    let known: KnownRemaking = derivation(.remakingByInitializer, of: initializer.number) {
      guard !self.isDelegatedTo(initializer, of: view) else { return KnownRemaking(whole) }
      let calls = self.callsOutsidePreviews(of: view, work: work).filter { call in
        let body = self.body(of: call.caller)
        let use = body.uses[call.use]
        return self.initializers(of: view, fitting: body.labels(of: use), closures: use.closureArguments)
          .contains(initializer)
      }
      return KnownRemaking(calls.isEmpty ? whole : self.remaking(at: calls, work: work))
    }
    return known.remaking
  }

  /// The initializers of a view that no code of a program but previews and tests calls, while it calls others. None where
  /// code may pass them without their labels.
  public func uncalledInitializers(of view: TypeID, work: Work) -> [MemberID] {
    let initializers = self[view].initializers
    guard hasProgram, 2...Self.overloadLimit ~= initializers.count, !work.outside.isInitializerReferenced(of: view),
      // Protocols, literals and attributes call initializers as well.
      self[view].inherited.count == 1, self[view].conforms(to: .View), self[view].attributes.isEmpty
    else {
      return []
    }
    let calls = callsOutsidePreviews(of: view, work: work)
    if calls.isEmpty { return [] }
    func isCalled(_ initializer: MemberID, by call: InitializerCall) -> Bool {
      let body = body(of: call.caller)
      let use = body.uses[call.use]
      return accepts(self[initializer].parameters, labels: body.labels(of: use), closures: use.closureArguments)
    }
    let found = initializers.filter { initializer in
      !isExported(min(self[initializer].access, self[view].access), file: file(initializer))
        && !calls.contains { isCalled(initializer, by: $0) } && !isDelegatedTo(initializer, of: view)
    }
    if found.isEmpty || !mayBeInferred(view) { return found }
    let implicit: ImplicitCalls = derivation(.implicitCalls, of: 0) { ImplicitCalls(in: self) }
    return found.filter { initializer in
      !(implicit.arguments?.contains {
        accepts(self[initializer].parameters, labels: $0.labels[...], closures: $0.closures)
      } ?? true)
    }
  }

  /// Whether some code could mean the type by `.init(…)`, because it is written as a type or a metatype somewhere.
  private func mayBeInferred(_ type: TypeID) -> Bool {
    mentions(of: self[type].name).contains { mention in
      if let member = mention.member, owner(member) == type { return false }
      let node = files[mention.file].tree.node(mention.node)
      switch node.kind {
      case .namedType, .memberType: return node.parent?.kind != .extensionDecl
      default: return node.parent?.kind == .memberAccess && node.parent?.name == .`self`
      }
    }
  }

  /// Whether another initializer of the type calls this one, or one that is not known.
  private func isDelegatedTo(_ initializer: MemberID, of type: TypeID) -> Bool {
    self[type].initializers.contains { other in
      guard other != initializer else { return false }
      let body = body(of: other)
      return body.uses.indices.contains { i in
        guard body.uses[i].name == .`init`, body.uses[i].isCall else { return false }
        switch body.target(i) {
        case .member(initializer), .unknown: return true
        default: return false
        }
      }
    }
  }

  private func searchRemaking(of view: TypeID, work: Work) -> Remaking {
    if isWrapperOfClasses(view) { return .never }
    if hosts(of: view, work: work).isSubset(of: [.preview, .widget]) { return .previewOnly }
    let calls = callsOutsidePreviews(of: view, work: work)
    if calls.isEmpty {
      // Tests and debug code alone make it.
      let isSeenWhole = self[view].access <= .internal && !work.outside.isInitializerReferenced(of: view)
      return isSeenWhole && !work.outside.initializerCalls(of: view).isEmpty ? .previewOnly : .unknown
    }
    return remaking(at: calls, work: work)
  }

  private func remaking(at calls: [InitializerCall], work: Work) -> Remaking {
    var found = Remaking.previewOnly
    for call in calls.prefix(Self.remakingCallLimit) {
      found = found.joined(remaking(at: call, work: work))
      if found.isProved { return found }
    }
    return calls.count > Self.remakingCallLimit ? found.joined(.unknown) : found
  }

  /// Whether the type is a property wrapper that only classes use.
  private func isWrapperOfClasses(_ type: TypeID) -> Bool {
    guard self[type].conforms(to: .DynamicProperty) else { return false }
    var isUsed = false
    for number in files(mentioning: self[type].name) {
      for (i, fact) in files[number].members.enumerated() where fact.attributes.contains(self[type].name) {
        guard let owner = owner(member(file: number, fact: i)), self[owner].isReference else { return false }
        isUsed = true
      }
    }
    return isUsed
  }

  /// Constructions of one view that are looked at. What further ones do is not known.
  private static let remakingCallLimit = 50

  private func remaking(at call: InitializerCall, work: Work) -> Remaking {
    guard let owner = owner(call.caller) else { return remaking(byHelper: call) }
    let entry = self[owner]
    guard entry.kind == .struct, entry.isProjectType, entry.traits.contains(.viewLike) || entry.traits.contains(.root)
    else { return remaking(byHelper: call) }
    let body = body(of: call.caller)
    guard givesContent(call.caller), body.runs(in: self).run(of: body.uses[call.use].closure).isRunning else {
      return .once
    }
    if isRunLaterOnly(call.caller) || isHandedToPlatformView(body.node(call.use), in: body) { return .once }
    let updating = updating(of: owner, besidesSelecting: body.node(call.use), in: body, work: work)
    // Where nothing evaluates what presents it, the content is evaluated once for each presentation.
    if case .never = updating { return .still }
    if startsAnew(at: UseSite(member: call.caller, use: call.use), work: work) { return .presentation }
    switch updating {
    case .never: return .still
    case .unknown: return .unknown
    case .proved(let witness): return .proved(witness)
    }
  }

  /// Whether the member is a helper that only closures call which do not run in an update: `func page() -> some View` for
  /// content that an action shows.
  private func isRunLaterOnly(_ helper: MemberID) -> Bool {
    guard self[helper].kind == .function, self[helper].access <= .internal, !isRequirement(helper) else { return false }
    let uses = uses(named: self[helper].name)
    let calls = uses.uses(of: helper).filter { isShipped($0) }
    return uses.unresolved.isEmpty && !calls.isEmpty && calls.count <= Self.callLimit
      && calls.allSatisfy { call in
        let body = body(of: call.member)
        return call.member != helper && !body.runs(in: self).run(of: body.uses[call.use].closure).isRunning
      }
  }

  /// What evaluates a view again while it comes to the node: what selects the branch removes what is made there as well.
  private func updating(of view: TypeID, besidesSelecting node: Node, in body: Body, work: Work) -> Updating {
    let updating = updating(of: view, work: work)
    guard updating.isProved, let selecting = propertiesSelecting(node, in: body), !selecting.isEmpty else {
      return updating
    }
    let triggers = knownTriggers(of: view, work: work)
    return triggers.hasClosure ? updating : triggers.triggers.updating(besides: selecting)
  }

  /// What makes a view again by a call in a helper of all views, or of a type that is none: `enum Screens { static func home() }`.
  private func remaking(byHelper call: InitializerCall) -> Remaking {
    guard givesContent(call.caller) else { return .once }
    // An object may hand out views to bodies.
    if let owner = owner(call.caller), self[owner].isReference { return .unknown }
    let hosts = host(at: UseSite(member: call.caller, use: call.use)).hosts.subtracting([.preview, .widget])
    return hosts == .once ? .once : .unknown
  }
}

extension Index {
  /// Whether a node stands in what a representable gets. Most take content when they make their platform view, and
  /// never again.
  public func isHandedToPlatformView(_ node: Node, in body: Body) -> Bool {
    for ancestor in node.ancestors {
      if ancestor.kind == .memberBlock { return false }
      if ancestor.kind == .call, let use = use(at: ancestor, in: body), case .construction(let type) = body.target(use),
        self[type].traits.contains(.representable)
      {
        return true
      }
    }
    return false
  }
}

/// What evaluates a view again, as properties that change.
private struct Triggers {
  private struct Trigger {
    /// Nil if it evaluates the view whatever stays the same.
    let property: MemberID?
    let updating: Updating
  }
  // In lists, because many views observe one object and share its list. None is empty, so that a search passes over
  // no more than the inputs, once for each object that publishes them.
  private var proved: [[Trigger]] = []
  private var unknown: [[Trigger]] = []

  init() {}

  init(_ updating: Updating, by property: MemberID?) { self.init([(updating, property)]) }

  init(_ all: [(updating: Updating, property: MemberID?)]) {
    var (proved, unknown): ([Trigger], [Trigger]) = ([], [])
    for (updating, property) in all {
      switch updating {
      case .never: break
      case .unknown: unknown.append(Trigger(property: property, updating: updating))
      case .proved: proved.append(Trigger(property: property, updating: updating))
      }
    }
    if !proved.isEmpty { self.proved = [proved] }
    if !unknown.isEmpty { self.unknown = [unknown] }
  }

  mutating func add(_ others: Triggers) {
    proved += others.proved
    unknown += others.unknown
  }

  /// The first that is proved, without those whose property is an input.
  func updating(besides inputs: Set<MemberID>) -> Updating {
    let visits = Visits()
    return first(of: proved, besides: inputs, visits) ?? first(of: unknown, besides: inputs, visits) ?? .never
  }

  private func first(of lists: [[Trigger]], besides inputs: Set<MemberID>, _ visits: Visits) -> Updating? {
    for list in lists {
      // By index, because a loop over values would copy each witness.
      for i in list.indices {
        guard visits.goOn() else { return .unknown }
        guard let property = list[i].property, inputs.contains(property) else { return list[i].updating }
      }
    }
    return nil
  }
}

private final class KnownTriggers: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let triggers: Triggers
  /// Whether the view has a closure that its parent passes.
  let hasClosure: Bool

  init(_ triggers: Triggers, hasClosure: Bool) {
    self.triggers = triggers
    self.hasClosure = hasClosure
  }
}

private final class KnownUpdating: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let updating: Updating
  init(_ updating: Updating) { self.updating = updating }
}

private final class KnownRemaking: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let remaking: Remaking
  init(_ remaking: Remaking) { self.remaking = remaking }
}

/// The calls `.init(…)` of what is not known, which may construct any type.
private final class ImplicitCalls: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  struct Arguments: Hashable {
    let labels: [Name]
    let closures: UInt16
  }

  /// What they pass, each once; nil if that is more than `limit`.
  let arguments: Set<Arguments>?

  /// An app with a million lines has some hundreds. Each initializer without a caller is held against all of them.
  private static let limit = 1000

  init(in index: Index) {
    var found: Set<Arguments> = []
    for site in index.uses(named: .`init`).unresolved where found.count <= Self.limit {
      let body = index.body(of: site.member)
      let use = body.uses[site.use]
      found.insert(Arguments(labels: Array(body.labels(of: use)), closures: use.closureArguments))
    }
    arguments = found.count > Self.limit ? nil : found
  }
}
