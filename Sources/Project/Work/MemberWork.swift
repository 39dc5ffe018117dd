// What one member does when it runs: what it calls, builds, reads and writes.

import Frameworks
import Syntax

/// How often something runs while a view updates.
public enum Frequency: UInt8, Sendable, Comparable {
  /// With each evaluation.
  case perUpdate
  /// Inside content that is evaluated with each frame, size or scroll position.
  case often
  /// Once for each element of a collection.
  case perRow

  public static func < (a: Frequency, b: Frequency) -> Bool { a.rawValue < b.rawValue }
}

/// What one member does when it runs, without closures that run later. It holds numbers of uses, and no places in texts.
public final class MemberWork: @unchecked Sendable {
  // Unchecked: nothing changes after `init`.
  /// A call of another member of the project.
  struct Call: Equatable, Sendable {
    let caller: MemberID
    let use: Int32
    let callee: MemberID
    let frequency: Frequency
    let carries: Carrying
    /// What the inputs of the caller must be for the call to run.
    let conditions: [InputCondition]
  }
  /// Which effects of the callee are effects of the caller.
  enum Carrying: Sendable {
    case all
    /// Only calls: the callee writes to an object that the caller has just created.
    case calls
    /// None: the callee initializes an object that the caller creates, or it is not certain that the call runs.
    case nothing
  }
  struct Cost: Equatable, Sendable {
    let member: MemberID
    let use: Int32
    let cost: ExpensiveCall
    /// The framework's type that is constructed or called; `.none` if it is unknown or if it is a function.
    let type: Name
    let frequency: Frequency
    /// What the inputs of the member must be for the call to run.
    let conditions: [InputCondition]
  }
  /// A view of the project that the member builds.
  public struct Construction: Equatable, Sendable {
    public let type: TypeID
    /// The number of the use in the body of the member.
    public let use: Int
    /// Whether it is built once for each element of a collection.
    public let isPerRow: Bool
    /// Whether every run of the member builds the view and shows it in place: the view is not a destination, and is
    /// not for one element only.
    let isAlways: Bool
    /// Whether it is the destination of a link, which is built with the link.
    let isEagerDestination: Bool
    /// What the inputs of the member must be for the view to be built.
    public let conditions: [InputCondition]
  }
  let member: MemberID
  private(set) var calls: [Call] = []
  private(set) var costs: [Cost] = []
  private(set) var effects: [MemberEffect] = []
  private(set) var constructions: [Construction] = []
  /// All constructions of views of the project, including those in actions and previews.
  private(set) var viewCalls: [(type: TypeID, use: Int)] = []
  /// The names of such views in calls that may construct one of several.
  private(set) var undecidedViewNames: [Name] = []
  private(set) var outside = OutsideUses.OfBody()
  /// All constructions of a type of the project, views included.
  private(set) var values: [(type: TypeID, site: UseSite)] = []
  private(set) var identifications: [Identification] = []
  /// Reads of stored properties of types that are not views.
  private(set) var reads: [(property: MemberID, use: Int32)] = []
  /// Writes of such properties, including those that run later.
  private(set) var writes: [(property: MemberID, use: Int32)] = []

  /// The numbers of the other files whose code was read for it, if the index records that.
  private(set) var files: Set<Int32> = []

  /// Whether the work is the same, also in what it rests on.
  func equals(_ other: MemberWork) -> Bool {
    member == other.member && calls == other.calls && costs == other.costs && effects == other.effects
      && constructions == other.constructions && viewCalls.elementsEqual(other.viewCalls, by: ==)
      && undecidedViewNames == other.undecidedViewNames && outside.equals(other.outside)
      && values.elementsEqual(other.values, by: ==) && identifications == other.identifications
      && reads.elementsEqual(other.reads, by: ==) && writes.elementsEqual(other.writes, by: ==) && files == other.files
  }

  /// The members that run with this one.
  var callees: [MemberID] { calls.map(\.callee) }

  /// The same with the files whose code is read, if the index records them. Nothing else may be recorded meanwhile.
  convenience init(recordedOf member: MemberID, in index: Index, demand: Demand) {
    _ = index.reads?.take()
    self.init(of: member, in: index, demand: demand)
    if let reads = index.reads { files = reads.take().subtracting([Int32(index.file(member))]) }
  }

  private init(of member: MemberID, in index: Index, demand: Demand) {
    self.member = member
    // Half of the members of views are properties that their callers set.
    if index[member].kind == .storedProperty, !index[member].hasBody, index[member].initial == .none { return }
    let body = index.bodyInPassing(of: member)
    if body.uses.isEmpty { return }
    outside = OutsideUses.OfBody(body, index)
    for (i, use) in body.uses.enumerated() where use.isCall {
      switch body.target(i) {
      case .construction(let type): if demand.isViewName(index[type].name) { viewCalls.append((type, i)) }
      case .unknown: if demand.isViewName(use.name) { undecidedViewNames.append(use.name) }
      default: continue
      }
    }
    let closures = index.runs(ofBodyInPassing: body)
    let arms = InputArms(of: body, in: index)
    let deferredArguments = index.deferredArguments(of: body)
    let deferred = NodeRanges(deferredArguments)
    let destinations = NodeRanges(index.destinationArguments(of: body))
    // Error handlers rarely run, and the code that fills a cache runs once.
    let cacheFills = index.cacheFills(in: member)
    let rare = NodeRanges(index.rareParts(of: member) + index.cacheFills(in: member, appending: true))
    let firstMakings = NodeRanges(index.firstMakings(in: member))
    let deferredOrKept = NodeRanges(deferredArguments + cacheFills)
    // A preview may repeat for each color scheme what an app shows once.
    let isPreview = index.owner(member).map { index[$0].traits.contains(.preview) } ?? false
    for (i, use) in body.uses.enumerated() {
      if case .member(let property) = body.target(i), index[property].kind == .storedProperty,
        index.isHeldOutsideOfViews(property), use.isWritten || body.node(i).isWritten
      {
        writes.append((property, Int32(i)))
      }
      if arms.isExcluded(use.node) { continue }
      let run = closures.run(of: use.closure)
      // Layout and drawing evaluate transforms; other rules report writes there.
      if run.isCertain, !closures.isInTransform(use.closure, of: body), run.isRunning || run.deferral != nil,
        let kind = index.effectKind(of: i, in: body),
        !deferredOrKept.contains(use.node), kind.isWrite || !rare.contains(use.node)
      {
        effects.append(
          MemberEffect(
            member: member, use: i, kind: kind, deferral: run.deferral, frequency: run.frequency,
            conditions: arms.conditions(at: use.node)))
      }
      guard run.isRunning, !deferred.contains(use.node) else { continue }
      if rare.contains(use.node) { continue }
      // The destination of a row is built with it, but the body of the destination runs only when it is shown.
      let isInDestination = destinations.contains(use.node)
      let frequency = isInDestination || isPreview ? .perUpdate : run.frequency
      let isPerRow = frequency == .perRow
      let conditions = { arms.conditions(at: use.node) }
      switch body.target(i) {
      case .member(let named):
        let callee = index.implementation(of: named)
        let handed = index[callee].kind == .function ? index.functionUse(i, in: body) : nil
        let frequency = handed?.role == .row ? .perRow : frequency
        // `.sheet(isPresented: $isShown, content: page)` runs it while the sheet is up.
        let isRunning = handed.map { $0.role.runsInUpdates && $0.kind != .presentation } ?? false
        let runs =
          switch index[callee].kind {
          case .function: (use.isCall || isRunning) && !index[callee].isAsync
          case .computedProperty: !index[callee].isAsync
          // `self.init(…)`
          case .initializer: use.isCall && !index[callee].isAsync
          case .subscriptMember: !use.isWritten
          default: false
          }
        if index[callee].kind == .storedProperty, !use.isWritten, !run.isPresented, index.isHeldOutsideOfViews(callee) {
          reads.append((callee, Int32(i)))
        }
        if !index.additions.calls.isEmpty, let addition = index.addition(for: use, i, in: body) {
          if let cost = addition.cost {
            costs.append(
              Cost(
                member: member, use: Int32(i), cost: cost, type: .none, frequency: frequency,
                conditions: conditions()))
          }
        } else if runs, index[callee].isMarkedExpensive {
          costs.append(
            Cost(
              member: member, use: Int32(i), cost: .marked, type: .none, frequency: frequency,
              conditions: conditions()))
        } else if runs, index[callee].hasBody {
          let carries: Carrying =
            !run.isCertain
            ? .nothing
            : index[callee].kind != .initializer && index.isShared(use.receiver, in: body) ? .all : .calls
          calls.append(
            Call(
              caller: member, use: Int32(i), callee: callee, frequency: frequency, carries: carries,
              conditions: conditions()))
        }
      case .construction(let type):
        values.append((type, UseSite(member: member, use: i)))
        if index[type].traits.contains(.viewLike) {
          let isAlways =
            !isInDestination && !closures.isInPresentation(use.closure, of: body)
            && !closures.isGivenToProject(use.closure, of: body) && !body.node(i).isBehindComparison
          constructions.append(
            Construction(
              type: type, use: i, isPerRow: isPerRow, isAlways: isAlways,
              isEagerDestination: isInDestination || closures.isInLink(use.closure, of: body),
              conditions: conditions()))
          continue
        }
        if !index.additions.calls.isEmpty, let addition = index.addition(for: use, i, in: body) {
          if let cost = addition.cost {
            costs.append(
              Cost(
                member: member, use: Int32(i), cost: cost, type: index[type].name, frequency: frequency,
                conditions: conditions()))
          }
          continue
        }
        // `if shared == nil { shared = Store() }`
        if firstMakings.contains(use.node) { continue }
        for callee in index.constructionWork(of: type, by: i, in: body) {
          calls.append(
            Call(
              caller: member, use: Int32(i), callee: callee, frequency: frequency, carries: .nothing,
              conditions: conditions()))
        }
      default:
        // `ForEach(notes, content: NoteRow.init)`
        if !use.isCall, use.name == .`init`, let type = body.type(i)?.type, index[type].traits.contains(.viewLike),
          index.functionUse(i, in: body)?.role == .row
        {
          constructions.append(
            Construction(type: type, use: i, isPerRow: true, isAlways: true, isEagerDestination: false, conditions: []))
        }
        if let found = index.identification(at: i, in: body) { identifications.append(found) }
        if let type = index.contextualType(of: use, in: member) {
          values.append((type, UseSite(member: member, use: i)))
        }
        if !firstMakings.contains(use.node),
          let cost = index.cost(of: use, i, in: body) ?? index.recomputation(of: use, i, in: body)
        {
          let type: Name =
            switch body.target(i) {
            case .frameworkConstruction(let name): name
            case .framework(let receiver, _): receiver
            default: .none
            }
          costs.append(
            Cost(
              member: member, use: Int32(i), cost: cost, type: type, frequency: frequency,
              conditions: conditions()))
        }
      }
    }
  }
}

extension Node {
  /// Whether a `switch`, or an `if` with `==`, decides whether the expression is evaluated.
  fileprivate var isBehindComparison: Bool {
    ancestors.contains { ancestor in
      switch ancestor.kind {
      case .switchExpr: true
      case .ifExpr:
        ancestor.child(.conditionList)?.descendants.contains { $0.kind == .binaryOperator && $0.text == "==" } ?? false
      default: false
      }
    }
  }
}
