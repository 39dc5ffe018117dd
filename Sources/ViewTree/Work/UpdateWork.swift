// The expensive calls that views repeat: which body or initializer reaches which call, by which call path, and the
// place in the view's own code that its author would change.

import Frameworks
import Project
import Syntax

/// When the code of a view runs.
public enum UpdateContext: UInt8, Sendable {
  /// With each evaluation of the view.
  case body
  /// Whenever the parent evaluates, because it creates a new value of the view.
  case initializer
}

/// An expensive call that one place in a view's code repeats.
public struct RepeatedWork: Sendable {
  /// Whether `root` runs with the body of the view or with its initializer.
  public let context: UpdateContext
  public let cost: ExpensiveCall
  /// The framework's type that is constructed or called; `.none` if it is unknown or if it is a function.
  public let type: Name
  /// The highest on the call path; `perRow` only for rows that the sources do not bound.
  public let frequency: Frequency
  /// How many rows run it, of those that the sources do not bound; nil if `frequency` is not that of rows.
  public let rows: Quantity?
  /// How often SwiftUI runs `root`; unknown for what costs little.
  public let rate: UpdateRate
  /// The start of the call path: `body`, `init`, a stored property.
  public let root: MemberID
  /// The view that contains the code.
  public let view: TypeID
  /// The call path from `root` to the expensive call.
  public let path: [UseSite]
  /// The index in `path` of the last step in the view's own code, where the finding is.
  public let place: Int
  /// Whether only some evaluations come there: those of presented content, or those in which several conditions before
  /// it fail.
  public let isOccasional: Bool
  /// Whether it stands behind `??`, what is used until something better is there, or where `#available` finds an older
  /// system.
  public let isFallback: Bool
  /// Further bodies that reach the same place.
  public fileprivate(set) var otherRoots: [MemberID] = []
  /// Further expensive calls behind the same place.
  public fileprivate(set) var otherSites: [UseSite] = []
  /// The same as a set, for those that `add` adds.
  var knownSites: Set<UseSite> = []

  /// The expensive call itself.
  public var last: UseSite { path[path.count - 1] }
  /// Whether the call is in the view's own code.
  public var isOwn: Bool { place == path.count - 1 }

  /// Whether the call takes so little that also many of them are not felt: a look-up in memory, a lock that most often
  /// nothing holds.
  public var isCheap: Bool {
    switch cost.category {
    case .named: false
    case .lock: true
    default: cost.body == .info && (context == .initializer || frequency != .often)
    }
  }

  /// Whether the text is analyzed with a model of the language, which is large.
  public var loadsModel: Bool {
    switch type.known {
    case .NLTokenizer, .NLTagger, .NLLanguageRecognizer, .NSLinguisticTagger: true
    default: false
    }
  }

  /// Whether the call gets a text that stands in the source, which is short.
  private func isOfLiteral(in index: Index) -> Bool {
    index.node(at: last).arguments.first?.value?.unwrapped.kind == .stringLiteral
  }

  /// The severity of the call; `.off` if it is not worth a report. A cost breaks nothing, so it is a warning at most,
  /// and that only if it is large and is known to be paid often.
  public func severity(in index: Index) -> EffectSeverity {
    // Another rule reports strings.
    if cost.category == .stringBuilding { return .off }
    let isLarge = cost.body == .error
    if isFallback, cost.category != .named { return .off }
    // Scenes are evaluated rarely.
    if index[view].traits.contains(.root) { return isLarge ? .info : .off }
    // A fallback for what is not in a cache yet.
    if context == .initializer, isOccasional, !isLarge { return .off }
    let weight = context == .initializer && cost.initializer < .warning ? cost.initializer : cost.body
    // A link builds its destination with itself, which is once for each link.
    let isFrequent =
      rate.isOften && !isOccasional || context == .body && frequency == .often || rows?.isGrowing ?? false
    // The project itself says what is expensive, and how much.
    if cost.category == .named { return cost.severity(in: context, frequency) }
    // A lock that nothing holds costs next to nothing.
    if cost.category == .lock { return isFrequent ? .info : .off }
    switch weight {
    case .error:
      // What is decoded may be little, and most files that a body reads are short, as are most images of data.
      let mayBeShort =
        cost.category == .coding || cost.category == .fileAccess
        || cost.category == .image && index.body(of: last.member).labels(of: index.use(at: last)).contains(.data)
      if isFrequent, !mayBeShort || frequency == .often { return .warning }
      // Once for each time that the view appears.
      if rate.isRare, !isFrequent, mayBeShort, context == .body { return .off }
      let waits = cost.category == .network || cost.category == .database
      if case .sometimes = rate, context == .body, waits, !isOccasional { return .warning }
      return .info
    case .warning:
      // A look-up takes little, however often, and one formatter, one pattern or one search for each key that is typed,
      // or for each row that scrolls in, is not felt. An image of data is decoded when it is drawn.
      let isShort =
        cost.category == .formatter || cost.category == .textAnalysis && !loadsModel
        || cost.category == .attributedText && isOfLiteral(in: index)
        || cost.category == .image && index.body(of: last.member).labels(of: index.use(at: last)).contains(.data)
      let isFelt = !isShort || context == .body && frequency == .often
      if isFrequent { return cost.row == .error && isFelt ? .warning : .info }
      if frequency == .perRow { return .info }
      switch rate {
      case .rarely: return .off
      case .unknown: return cost.row == .error ? .info : .off
      case .sometimes, .often: return .info
      }
    case .info:
      return (rows?.isGrowing ?? false || context == .body && frequency == .often) && cost.row > .info ? .info : .off
    case .off: return .off
    }
  }
}

/// The repeated work of a project, by the file of the finding.
public struct UpdateWork: Sendable {
  private let index: Index
  private let work: Work

  /// Constant time: work is found by file, on demand.
  public init(index: Index, work: Work) {
    self.index = index
    self.work = work
  }

  /// Work with the same key is one defect. In the view's own code, objects of one type that one function creates are
  /// one, with the calls on them. Where the view calls other code, the call is the defect.
  private struct Key: Hashable {
    let context: UpdateContext
    let member: MemberID
    let use: Int
    let type: Name
  }

  /// The work whose place is in the file, in the order in which call paths are found; at most one for each place, type
  /// and category. Searched again by each call.
  public func work(in file: SourceFile) -> [RepeatedWork] {
    var all: [RepeatedWork] = []
    var seen: [Key: Int] = [:]
    // Call paths of many views share steps.
    var detours: [UseSite: Detour] = [:]
    for view in index.views(withPlacesIn: file, work: work) {
      for found in repeatedWork(of: index[view], in: file, &detours) {
        let step = found.path[found.place]
        let key = Key(context: found.context, member: step.member, use: step.use, type: .none)
        // One text is made of many attributed ones.
        let isText = found.cost.category == .attributedText
        // One function that searches and replaces in a text does so step by step.
        let isSearch = found.cost.category == .textAnalysis && index.use(at: found.last).name == .replacingOccurrences
        let familyType = isText ? Name(.AttributedString) : isSearch ? Name(.NSRegularExpression) : found.type
        let family = Key(context: found.context, member: step.member, use: -1, type: familyType)
        // The rule about strings counts them.
        let isJoined = found.isOwn && familyType != .none && found.cost.category != .stringBuilding
        if let known = seen[key] ?? (isJoined ? seen[family] : nil) {
          all[known].add(found, isSamePlace: seen[key] != nil, in: index)
          continue
        }
        seen[key] = all.count
        if found.isOwn, isText || isSearch || index.isConstruction(step) { seen[family] = all.count }
        all.append(found)
      }
    }
    return all
  }

  /// What the view repeats at places in the file: one for each call path to an expensive call.
  private func repeatedWork(
    of type: TypeEntry, in file: SourceFile, _ detours: inout [UseSite: Detour]
  ) -> [RepeatedWork] {
    var found: [RepeatedWork] = []
    func detour(_ step: UseSite) -> Detour {
      if let known = detours[step] { return known }
      let new = Detour(of: step, in: index)
      detours[step] = new
      return new
    }
    for (root, context) in Self.roots(of: type, in: index) {
      for reached in work.costs(reachedFrom: root) {
        let place = Self.place(in: reached.path, of: type.id, index: index)
        guard index.file(reached.path[place].member) == file.number,
          // Nothing gives the view what this path needs.
          index.isReachable(reached.conditions, of: type.id, from: root, work: work)
        else { continue }
        let steps = reached.path.map { detour($0) }
        // That is once for each presentation.
        if reached.cost.body < .error, steps.contains(where: { $0.isPresented }) { continue }
        if index.makesCoder(reached) { continue }
        // A debug build alone comes there.
        if !steps.allSatisfy({ $0.isShipped }) { continue }
        // That is once for each new value.
        if reached.path.contains(where: { index.isBehindEndedCondition($0) }) { continue }
        let rows = Self.rows(running: reached, of: type.id, from: root, index: index, work: work)
        var frequency = rows != nil ? .perRow : min(reached.frequency, .often)
        if rows == nil, reached.frequency == .perRow { frequency = .perUpdate }
        if Conformances.isEvaluatedOften(index[root].name, of: type.traits)
          || context == .initializer && work.isEagerDestination(type.id)
        {
          frequency = max(frequency, .often)
        }
        let isLarge = reached.cost.body >= .warning
        found.append(
          RepeatedWork(
            context: context, cost: reached.cost, type: reached.type, frequency: frequency, rows: rows,
            rate: isLarge ? Self.rate(of: type.id, context, index: index, work: work) : .unknown,
            root: root, view: type.id, path: reached.path, place: place,
            isOccasional: isLarge && Detour.isOccasional(steps, context),
            isFallback: isLarge && steps.contains { $0.isFallback }))
      }
    }
    return found
  }

  /// How many rows run a call path, by code on it or by those that build the view; nil if none does, or if the sources
  /// bound their number.
  static func rows(
    running reached: ReachedCost, of view: TypeID, from root: MemberID, index: Index, work: Work
  ) -> Quantity? {
    var found = reached.frequency == .perRow ? index.rows(along: reached.path, work: work) : nil
    if work.isBuiltInRows(view), !isPresented(reached.path[0], in: index),
      let outer = index.rows(building: view, with: reached.conditions, from: root, work: work)
    {
      found = found.map { $0.joined(outer) } ?? outer
    }
    return found?.isBounded ?? true ? nil : found
  }

  /// How often SwiftUI runs the code of a view; its initializer runs as often as those update that construct it.
  public static func rate(of view: TypeID, _ context: UpdateContext, index: Index, work: Work) -> UpdateRate {
    guard context == .initializer else { return index.updateRate(of: view, work: work) }
    if index.isMadeOnce(view, work: work) || index.isRenderedOnce(view, work: work) { return .rarely }
    var rate: UpdateRate?
    for call in index.someCallsOutsidePreviews(of: view, work: work) {
      guard let parent = index.owner(call.caller), parent != view, index[parent].traits.contains(.viewLike) else {
        continue
      }
      rate =
        rate.map { $0.joined(index.updateRate(of: parent, work: work)) } ?? index.updateRate(of: parent, work: work)
    }
    return rate ?? .unknown
  }

  /// Whether only some evaluations come to the end of the path: in a sheet, behind two conditions that fail, or in one
  /// of several cases of a `switch`.
  public static func isOccasional(_ path: [UseSite], _ context: UpdateContext, in index: Index) -> Bool {
    Detour.isOccasional(path.map { Detour(of: $0, in: index) }, context)
  }

  /// What keeps evaluations from one step of a call path.
  private struct Detour {
    /// How many earlier conditions must fail for code to count as an exception.
    private static func limit(in context: UpdateContext) -> Int { context == .initializer ? 1 : 2 }

    /// Whether it is presented above the view, and not with each row.
    let isPresented: Bool
    /// Whether a release build has the step.
    let isShipped: Bool
    /// Whether it fills a cache, which is once.
    private var isFilling = false
    /// How many earlier conditions have failed where the step runs, for code of a body and of an initializer; at least
    /// as many for the latter. A `switch` of more cases than the limit counts as that many.
    private var failed = (body: 0, initializer: 0)
    /// Whether it stands behind `??`, or where `#available` finds an older system.
    let isFallback: Bool

    /// Linear in the depth of the step in its member, times the cases of each `switch` around it.
    init(of step: UseSite, in index: Index) {
      isFallback = index.conditions(along: [step]).contains { $0.kind == .fallback || $0.kind == .olderSystem }
      isPresented = UpdateWork.isPresented(step, in: index)
      isShipped = index.isShipped(step)
      var node = index.node(at: step)
      // Beyond the limit, more changes nothing.
      while !isFilling, failed.body < Self.limit(in: .body), let parent = node.parent {
        if parent.kind == .ifExpr, parent.child(.conditionList) != node {
          if parent.child(.codeBlock) == node {
            isFilling = fills(parent, step, in: index)
          } else {
            // `else` and `else if`
            failed.body += 1
            failed.initializer += 1
          }
        }
        if let choice = parent.asSwitch, node.asSwitchCase != nil {
          let cases = choice.cases.count
          if cases > Self.limit(in: .body) { failed.body += Self.limit(in: .body) }
          if cases > Self.limit(in: .initializer) { failed.initializer += Self.limit(in: .initializer) }
        }
        // `if let known { return known }`, and then the work
        if parent.kind == .codeBlock, isAfterReturn(node, in: parent) { failed.initializer += 1 }
        node = parent
      }
    }

    /// Whether only some evaluations come to the end of the path with these steps.
    static func isOccasional(_ steps: [Detour], _ context: UpdateContext) -> Bool {
      var failed = 0
      for step in steps {
        if step.isPresented || step.isFilling { return true }
        failed += context == .initializer ? step.failed.initializer : step.failed.body
        if failed >= limit(in: context) { return true }
      }
      return false
    }
  }

  /// Whether the `if` asks for what is missing, and its code, or a function that it calls, puts it there: `if cache == nil
  /// { cache = load() }`. It does so once.
  private static func fills(_ statement: Node, _ step: UseSite, in index: Index) -> Bool {
    guard let condition = statement.asIf?.onlyCondition, condition.kind == .sequence,
      condition.children.contains(where: { $0.isOperator("==") }), condition.lastChild?.kind == .nilLiteral,
      let asked = condition.firstChild?.unwrapped, let block = statement.child(.codeBlock)
    else { return false }
    let body = index.body(of: step.member)
    guard case .member(let property) = index.target(of: asked, in: body), index[property].kind == .storedProperty else {
      return false
    }
    var called: Set<MemberID> = []
    for i in body.uses(in: block) {
      if case .member(let callee) = body.target(i) { called.insert(callee) }
    }
    return index.laterWrites(of: property).contains { write in
      called.contains(write.member) || write.member == step.member && block.contains(index.node(at: write))
    }
  }

  /// How many statements of a block are looked at for one that returns under a condition.
  private static let statementLimit = 32

  /// Whether a statement before this one returns under a condition, with what the work would make otherwise.
  private static func isAfterReturn(_ statement: Node, in block: Node) -> Bool {
    block.children.prefix(statementLimit).prefix { $0 != statement }.contains { earlier in
      earlier.asIf?.body?.lastChild?.kind == .returnStmt
    }
  }

  /// Whether the step is presented above the view, and not with each row: `.sheet { … }`, `.sheet(content: form)`.
  static func isPresented(_ step: UseSite, in index: Index) -> Bool {
    let body = index.body(of: step.member)
    return body.runs(in: index).run(of: body.uses[step.use].closure).isPresented
      || index.functionUse(step.use, in: body)?.kind == .presentation
  }

  /// The members that run when the view updates, and when its parent creates a new value of it.
  static func roots(of type: TypeEntry, in index: Index) -> [(MemberID, UpdateContext)] {
    var found: [(MemberID, UpdateContext)] = []
    for member in type.members {
      let (kind, name) = (index[member].kind, index[member].name)
      switch kind {
      case .computedProperty, .function:
        if index[member].isStatic {
          if kind == .function, index.text(name) == "==" { found.append((member, .body)) }
        } else if Conformances.isUpdateMember(name, of: type.traits)
          || (name == .id && kind == .computedProperty && type.conforms(to: .Identifiable))
        {
          found.append((member, .body))
        }
      case .initializer:
        if !type.traits.contains(.root) { found.append((member, .initializer)) }
      case .storedProperty:
        let fact = index[member]
        // The values of `@State` and `@StateObject` are created once; `lazy` and `static` ones later.
        let isOwned =
          fact.attributes.contains { $0 == .State && index.additions.makesDeclaredStateOnce }
          || index.keepsValueUnevaluated(member)
        if !fact.isStatic, !fact.isLazy, !isOwned, !type.traits.contains(.root) {
          found.append((member, .initializer))
        }
      default: break
      }
    }
    return found
  }

  /// The last step in the view's own code: in the type, in nested types, and in extensions of all views. The first
  /// step always is.
  static func place(in path: [UseSite], of type: TypeID, index: Index) -> Int {
    var place = 0
    for (i, step) in path.enumerated().dropFirst() {
      guard let owner = index.owner(step.member), isOwn(owner, of: type, index: index) else { break }
      place = i
    }
    return place
  }

  private static func isOwn(_ owner: TypeID, of type: TypeID, index: Index) -> Bool {
    var current: TypeID? = owner
    while let id = current {
      if id == type { return true }
      current = index[id].parent
    }
    return index.isCodeOfAllViews(owner)
  }
}

extension Index {
  /// Whether members of the type are code of all views: it is `View`, or a protocol of the project for views.
  fileprivate func isCodeOfAllViews(_ type: TypeID) -> Bool {
    let entry = self[type]
    return entry.traits.contains(.viewLike) && (!entry.isProjectType || entry.kind == .protocol)
  }

  /// The views that may have a place in the file (`UpdateWork.place`), in the order of the project: those of whose code a
  /// part is there, and those that come to code of all views there.
  func views(withPlacesIn file: SourceFile, work: Work) -> [TypeID] {
    var found: Set<TypeID> = []
    var isShared = false
    for i in file.members.indices {
      var owner = owner(member(file: file.number, fact: i))
      if let owner, isCodeOfAllViews(owner) { isShared = true }
      while let type = owner {
        if hasUpdates(type) { found.insert(type) }
        owner = self[type].parent
      }
    }
    if isShared {
      let shared: SharedPlaces = derivation(.sharedPlaces, of: 0) { SharedPlaces(in: self, work: work) }
      found.formUnion(shared.views[file.number])
    }
    return found.sorted { $0.number < $1.number }
  }

  /// Whether it is a view, modifier or style of the project, whose code updates run. The body of a widget describes it
  /// once.
  fileprivate func hasUpdates(_ type: TypeID) -> Bool {
    self[type].isProjectType && self[type].traits.contains(.viewLike) && !self[type].conforms(to: .Widget)
      && !self[type].conforms(to: .WidgetBundle)
  }
}

/// By file: the views that have places in code of all views there. Found once for all files, because every such file
/// concerns every view.
private final class SharedPlaces: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let views: [[TypeID]]

  init(in index: Index, work: Work) {
    var views: [[TypeID]] = Array(repeating: [], count: index.files.count)
    for view in index.viewLikeTypes where index.hasUpdates(view) {
      func add(_ path: [UseSite]) {
        let member = path[UpdateWork.place(in: path, of: view, index: index)].member
        guard index.owner(member).map({ index.isCodeOfAllViews($0) }) ?? false else { return }
        if views[index.file(member)].last != view { views[index.file(member)].append(view) }
      }
      for (root, _) in UpdateWork.roots(of: index[view], in: index) {
        for reached in work.costs(reachedFrom: root) { add(reached.path) }
        for reached in work.effects(reachedFrom: root) { add(reached.path) }
      }
    }
    self.views = views
  }
}

extension RepeatedWork {
  /// Adds another body that reaches the same place, or another expensive call behind it.
  fileprivate mutating func add(_ other: RepeatedWork, isSamePlace: Bool, in index: Index) {
    // Roots are added in order, so only the last one may be known.
    if other.root != root, otherRoots.last != other.root { otherRoots.append(other.root) }
    if (other.severity(in: index), other.cost.body) > (severity(in: index), cost.body) {
      let roots = otherRoots
      let sites = otherSites + [last]
      // The worst call represents the finding, at the place of the first one.
      self = RepeatedWork(
        context: context, cost: other.cost, type: other.type, frequency: other.frequency, rows: other.rows,
        rate: other.rate, root: root, view: view, path: isSamePlace && other.root == root ? other.path : path,
        place: place, isOccasional: other.isOccasional, isFallback: other.isFallback)
      otherRoots = roots
      for site in sites { add(site) }
    }
    add(other.last)
  }

  private mutating func add(_ site: UseSite) {
    if site != last, knownSites.insert(site).inserted { otherSites.append(site) }
  }
}

extension ExpensiveCall {
  /// The severity of the call in this context and at this frequency.
  public func severity(in context: UpdateContext, _ frequency: Frequency) -> EffectSeverity {
    switch context {
    case .body: frequency == .perUpdate ? (body == .info ? .off : body) : row
    case .initializer:
      switch initializer {
      case .info: frequency == .perRow ? .info : .off
      case .warning: frequency == .perRow ? .error : .warning
      default: initializer
      }
    }
  }
}

extension Index {
  /// `JSONDecoder()`, which costs little until it is used.
  fileprivate func makesCoder(_ reached: ReachedCost) -> Bool {
    reached.cost.category == .coding && Classes.has(.light, reached.type)
      && isConstruction(reached.path[reached.path.count - 1])
  }

  /// Whether the step constructs a value of a framework's type: `T(…)`.
  fileprivate func isConstruction(_ step: UseSite) -> Bool {
    let use = use(at: step)
    return use.isCall && (use.kind == .identifier || use.name == .`init`)
  }
}
