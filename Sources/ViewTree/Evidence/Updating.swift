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

  public var isProved: Bool { if case .proved = self { true } else { false } }

  public var isOfPresentation: Bool { if case .presentation = self { true } else { false } }

  fileprivate func joined(_ other: Remaking) -> Remaking { rank >= other.rank ? self : other }

  private var rank: Int {
    switch self {
    case .previewOnly: 0
    case .once: 1
    case .still: 2
    case .presentation: 3
    case .unknown: 4
    case .proved: 5
    }
  }
}

extension Index {
  /// What evaluates the body of a view, an app or a scene again.
  public func updating(of view: TypeID, work: Work) -> Updating {
    let known: KnownUpdating = derivation(.updating, of: view.number) {
      KnownUpdating(self.searchUpdating(of: view, work: work))
    }
    return known.updating
  }

  /// What evaluates the body of a view again while the given properties stay as they are: what the body computes from
  /// these alone is the same as before. Unlike `updating(of:work:)` it is not cached.
  public func updating(of view: TypeID, besides inputs: Set<MemberID>, work: Work) -> Updating {
    if case .never = updating(of: view, work: work) { return .never }
    let found = searchUpdating(of: view, besides: inputs, work: work)
    // A closure is made again with each update of the parent, and SwiftUI cannot compare it with the one before.
    guard !found.isProved, storedProperties(of: view).contains(where: { !self[$0].isStatic && holdsClosure($0) }),
      case .proved(let witness) = remaking(of: view, work: work)
    else { return found }
    return .proved(witness)
  }

  private func searchUpdating(of view: TypeID, besides inputs: Set<MemberID> = [], work: Work) -> Updating {
    var found = Updating.never
    for property in storedProperties(of: view) where !self[property].isStatic {
      // Reading one property of an object leaves its others.
      if inputs.contains(property), heldType(of: property).map({ !self[$0].isReference }) ?? true { continue }
      found = found.joined(updating(by: property, of: view, besides: inputs, work: work))
      if found.isProved { return found }
    }
    // Objects that are observed wherever they are read, however the view gets them.
    let observed = observedReads(of: view, besides: inputs).filter { member in
      owner(member).map { self[$0].traits.contains(.observable) } ?? false
    }
    return found.joined(updating(byAnyOf: observed, work: work))
  }

  /// The stored properties of objects that the body of a view reads.
  private func observedReads(of view: TypeID, besides inputs: Set<MemberID>) -> [MemberID] {
    dependencies(of: view).objectReads.filter { $0.context == .update }
      .flatMap { inputs.isEmpty ? [$0.member] : propertiesRead(by: $0.member).filter { !inputs.contains($0) } }
  }

  /// Whether a change of the property evaluates the view.
  private func updating(
    by property: MemberID, of view: TypeID, besides inputs: Set<MemberID>, work: Work
  ) -> Updating {
    let fact = self[property]
    guard let wrapper = fact.attributes.first(where: { Wrappers.has(.dynamicProperty, $0) }) else {
      return fact.attributes.isEmpty ? updating(with: change(of: property, work: work)) : .unknown
    }
    if Wrappers.has(.observesObject, wrapper) {
      guard let model = heldType(of: property), isObservableObject(model) else { return .unknown }
      return updating(byAnyOf: publishedProperties(of: model).filter { !inputs.contains($0) }, work: work)
    }
    let observed = heldType(of: property).map { self[$0].traits.contains(.observable) } ?? false
    if observed { return .never }
    guard dependencies(of: view).read(of: property) != nil else { return .never }
    if Wrappers.has(.fetches, wrapper) { return .proved(ChangeWitness(property: property, site: nil)) }
    if Wrappers.has(.readsEnvironment, wrapper) || Wrappers.has(.storedOutside, wrapper) { return .unknown }
    return updating(with: change(of: property, work: work))
  }

  private func updating(byAnyOf properties: [MemberID], work: Work) -> Updating {
    var found = Updating.never
    for property in properties {
      found = found.joined(updating(with: change(of: property, work: work)))
      if found.isProved { return found }
    }
    return found
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

  private func searchRemaking(of view: TypeID, work: Work) -> Remaking {
    if hosts(of: view, work: work).isSubset(of: [.preview, .widget]) { return .previewOnly }
    let calls = callsOutsidePreviews(of: view, work: work)
    if calls.isEmpty {
      // Tests and debug code alone make it.
      let isSeenWhole = self[view].access <= .internal && !work.outside.isInitializerReferenced(of: view)
      return isSeenWhole && !work.outside.initializerCalls(of: view).isEmpty ? .previewOnly : .unknown
    }
    var found = Remaking.previewOnly
    for call in calls.prefix(Self.remakingCallLimit) {
      found = found.joined(remaking(at: call, work: work))
      if found.isProved { return found }
    }
    return calls.count > Self.remakingCallLimit ? found.joined(.unknown) : found
  }

  /// Constructions of one view that are looked at. What further ones do is not known.
  private static let remakingCallLimit = 50

  private func remaking(at call: InitializerCall, work: Work) -> Remaking {
    guard let owner = owner(call.caller) else { return givesContent(call.caller) ? .unknown : .once }
    let entry = self[owner]
    // A helper of all views, or of a type that is none: its callers are not followed.
    guard entry.kind == .struct, entry.isProjectType, entry.traits.contains(.viewLike) || entry.traits.contains(.root)
    else { return givesContent(call.caller) ? .unknown : .once }
    let body = body(of: call.caller)
    guard givesContent(call.caller), body.runs(in: self).run(of: body.uses[call.use].closure).isRunning else {
      return .once
    }
    if startsAnew(at: UseSite(member: call.caller, use: call.use), work: work) { return .presentation }
    switch updating(of: owner, work: work) {
    case .never: return .still
    case .unknown: return .unknown
    case .proved(let witness): return .proved(witness)
    }
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
