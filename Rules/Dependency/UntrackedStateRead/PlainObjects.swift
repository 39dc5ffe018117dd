// Reads of variables of plain classes, which announce no change.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension UntrackedStateRead {
  /// Reports the plain classes of the file whose variables a body shows and code changes later: one finding for each class.
  func checkObjects(_ file: SourceFile) {
    for i in file.types.indices where file.types[i].kind == .class {
      guard let type = pass.index.type(file: file.number, fact: i), isPlain(type) else { continue }
      var silent: [(property: MemberID, read: UseSite, write: UseSite)] = []
      for property in pass.index.storedProperties(of: type) where pass.index.file(property) == file.number {
        let fact = pass.index[property]
        guard !fact.isLet, !fact.isStatic, !fact.isLazy, fact.attributes.allSatisfy({ $0 == .MainActor }),
          holdsValue(property), let (read, views) = shownRead(of: property),
          let write = silentWrite(of: property, readBy: views)
        else { continue }
        silent.append((property, read, write))
      }
      guard let first = silent.first else { continue }
      let name = pass.plainName(of: type)
      let view = pass.index.owner(first.read.member).map { pass.plainName(of: $0) } ?? ""
      let shown =
        switch silent.count {
        case 1: ", a variable"
        case 2: " and one other variable"
        default: " and \(silent.count - 1) other variables"
        }
      pass.report(
        pass.index[first.property].nameRange,
        "`\(view)` shows `\(name).\(pass.plainName(of: first.property))`\(shown) of a plain class, so a change does not "
          + "update the view",
        help: Remedy("make `\(name)` `@Observable`")
          .or("make `\(name)` an `ObservableObject` that the view observes, and mark the property as `@Published`"),
        notes: [
          pass.note("an update of `\(view)` reads it here", .path, at: first.read),
          pass.note("it changes here, which updates no view", .change, at: first.write),
        ])
    }
  }

  /// Whether the property holds a value that can be shown, and not an object or a handle.
  private func holdsValue(_ property: MemberID) -> Bool {
    guard let type = pass.index.valueType(of: property) else { return pass.index[property].initial == .literal }
    if let known = type.type { return pass.index[known].kind == .struct || pass.index[known].kind == .enum }
    return SideEffects.isValueType(type.name)
  }

  // MARK: The class

  /// Whether nothing that the class is made of tells others about changes: no macro, no superclass that is not known, no
  /// closure, delegate or subject that it may call.
  private func isPlain(_ type: TypeID, depth: Int = 0) -> Bool {
    let entry = pass.index[type]
    // Classes that inherit from each other do not compile, but may be there while code is written.
    guard depth < FollowLimit.superclasses, entry.ancestors.count(where: { pass.index[$0].kind == .class }) <= 1,
      entry.traits.isDisjoint(with: [.observable, .observableObject, .viewLike, .root]),
      entry.attributes.allSatisfy({ $0 == .MainActor || $0 == .objc }),
      entry.inherited.allSatisfy({ isSilent($0) || pass.index.declaresType(named: $0) }),
      entry.ancestors.allSatisfy({ pass.index[$0].kind == .protocol || isPlain($0, depth: depth + 1) })
    else { return false }
    let tellsByHand = pass.index.storedProperties(of: type).contains { property in
      let fact = pass.index[property]
      return pass.index.holdsClosure(property) || Classes.has(.publisher, fact.type.withoutOptional.name)
        || pass.text(fact.type.withoutOptional.name).hasSuffix("Continuation")
        || fact.attributes.contains { Wrappers.has(.publishes, $0) }
        || pass.index.node(property).parent?.hasModifier(.weak) ?? false
    }
    return !tellsByHand
      && !pass.index.mentions([Name(.objectWillChange), Name(.withMutation), Name(.post), Name(.send)], in: type)
  }

  /// Protocols and superclasses that add nothing that tells of changes.
  private func isSilent(_ name: Name) -> Bool {
    switch name.known {
    case .NSObject, .Identifiable, .Equatable, .Hashable, .Sendable, .Codable, .Encodable, .Decodable, .Comparable,
      .AnyObject:
      return true
    default: return pass.text(name).hasSuffix("Delegate") || pass.text(name) == "CustomStringConvertible"
    }
  }

  // MARK: Reads

  /// The first read of the property by an update, and all views that read it; nil if none does for what it shows.
  private func shownRead(of property: MemberID) -> (read: UseSite, views: Set<TypeID>)? {
    var first: UseSite?
    var views: Set<TypeID> = []
    for site in pass.work.reads.sites(of: property) {
      let path = pass.work.reads.way(to: site.member) + [site]
      guard !path.contains(where: { isMakingObject($0.member) || isOfNewObject($0) || isInBinding($0) }),
        let step = path.last(where: { step in
          pass.index.owner(step.member).map { pass.index[$0].traits.contains(.viewLike) } ?? false
        }), let view = pass.index.owner(step.member)
      else { continue }
      // What is drawn with each frame is read again soon. A platform view compares its own values.
      if pass.index[view].traits.contains(.representable) || isEvaluatedOften(step, of: view) { return nil }
      guard isShown(view), !pass.isExcluded(step), !path.contains(where: { isPresented($0) }) else { continue }
      views.insert(view)
      if first == nil { first = step }
    }
    return first.map { ($0, views) }
  }

  private func isEvaluatedOften(_ step: UseSite, of view: TypeID) -> Bool {
    if pass.index.updateRate(of: view, work: pass.work).isOften { return true }
    let body = pass.index.body(of: step.member)
    return body.runs(in: pass.index).run(of: body.uses[step.use].closure).frequency == .often
      || pass.index.mentions([Name(.TimelineView)], in: view)
  }

  /// Whether the code is evaluated when something is presented.
  private func isPresented(_ step: UseSite) -> Bool {
    let body = pass.index.body(of: step.member)
    return body.runs(in: pass.index).run(of: body.uses[step.use].closure).isPresented
  }

  /// Whether the same code has just made the object: no other code sees it.
  private func isOfNewObject(_ site: UseSite) -> Bool {
    let body = pass.index.body(of: site.member)
    var root = site.use
    while body.uses[root].receiver >= 0 { root = Int(body.uses[root].receiver) }
    guard case .local(let local) = body.target(root), body.locals[Int(local)].initial >= 0 else { return false }
    if case .construction = body.target(Int(body.locals[Int(local)].initial)) { return true }
    return false
  }

  /// `Binding(get: { note.text }, set: …)`: a text field shows what is typed, whatever is tracked.
  private func isInBinding(_ site: UseSite) -> Bool {
    // A loop: the optimizer of Swift 6.3 fails on a closure here.
    for ancestor in pass.index.node(at: site).ancestors where ancestor.isUnqualifiedCall(of: .Binding) { return true }
    return false
  }

  // MARK: Writes

  /// Where code changes the property while one of the views is shown, and nothing updates them then; nil for a value
  /// that is kept while it is read.
  private func silentWrite(of property: MemberID, readBy views: Set<TypeID>) -> UseSite? {
    let change = pass.index.change(of: property, work: pass.work)
    guard change.isProved || pass.isStrict && !change.isSettled else { return nil }
    let sites = pass.index.laterWrites(of: property).filter {
      !pass.isExcluded($0) && pass.index[$0.member].kind != .deinitializer
    }
    if sites.contains(where: { pass.work.reads.isReached($0.member) && run(of: $0).closure < 0 }) { return nil }
    return sites.first { site in
      var seen: Set<UseSite> = []
      return isSilent(site, .together, views, &seen, depth: 0)
    }
  }

  /// Whether what the callers do before a call is shown together with the write, or in an update before it.
  private enum Moment { case together, later, apart }

  /// Whether the write, or a call that leads to it, runs while one of the views is shown, and nothing that runs with it
  /// or after it updates a view.
  private func isSilent(
    _ site: UseSite, _ moment: Moment, _ views: Set<TypeID>, _ seen: inout Set<UseSite>, depth: Int
  ) -> Bool {
    guard depth <= FollowLimit.helpers, seen.insert(site).inserted, seen.count < FollowLimit.uses else { return false }
    let body = pass.index.body(of: site.member)
    let run = run(of: site)
    let node = body.node(site.use).number
    let pause = moment == .together ? lastPause(before: node, in: run) : node
    if moment != .apart, updatesView(run, after: pause) { return false }
    let owner = pass.index.owner(site.member)
    let isView = owner.map { pass.index[$0].traits.contains(.viewLike) } ?? false
    if isView, run.closure >= 0 { return owner.map { isSeen($0, by: views) } ?? false }
    var next = moment == .together && pause > 0 ? .later : moment
    if run.closure >= 0 {
      // What the function does besides is shown together with what a task does at once.
      let isSoon = body.runs(in: pass.index).run(of: run.closure).deferral != nil
      if isSoon, next == .together, updatesView(CodeRun(member: site.member, closure: -1), after: 0) { return false }
      next = isSoon && next == .together ? .together : .apart
      if pass.index[site.member].kind == .initializer { return true }
    }
    let uses = pass.index.uses(named: pass.index[site.member].name)
    let calls = uses.uses(of: site.member).filter { $0.member != site.member && !pass.isExcluded($0) }
    if calls.contains(where: { isSilent($0, next, views, &seen, depth: depth + 1) }) { return true }
    // A framework, or code that is not there, may call it.
    return pass.isStrict && calls.isEmpty && depth == 0 && !isNeverCalled(site.member)
  }

  /// The number of the last `await` of the run before a node, which is not around it; 0 if there is none.
  private func lastPause(before number: UInt32, in run: CodeRun) -> UInt32 {
    let body = pass.index.body(of: run.member)
    let pause = pass.index.lastPause(before: number, in: run.member)
    return run.closure < 0 || body.closures[Int(run.closure)].node < pause ? pause : 0
  }

  /// Whether code of the run behind a node updates some view: it writes state or what is observed, tells others, or
  /// calls what is not known.
  private func updatesView(_ run: CodeRun, after number: UInt32) -> Bool { lastUpdate(of: run) > number }

  /// The number of the last node of the run that updates a view; the greatest number if one in a `defer` does, 0 if none
  /// does. Linear in the uses of the body, once for each run.
  private func lastUpdate(of run: CodeRun) -> UInt32 {
    if let known = callers.lastUpdates[run] { return known }
    let body = pass.index.body(of: run.member)
    let runs = body.runs(in: pass.index)
    var last: UInt32 = 0
    for (i, use) in body.uses.enumerated() {
      guard run.closure < 0 || runs.outermostLater(around: use.closure, in: body) == run.closure,
        updatesView(i, in: body)
      else { continue }
      last = max(last, isDeferred(body.node(i)) ? .max : use.node)
      if last == .max { break }
    }
    callers.lastUpdates[run] = last
    return last
  }

  /// Whether the code runs at the end of its block.
  private func isDeferred(_ node: Node) -> Bool {
    for ancestor in node.ancestors where ancestor.kind == .deferStmt { return true }
    return false
  }

  private func updatesView(_ i: Int, in body: Body) -> Bool {
    if let kind = pass.index.effectKind(of: i, in: body), updatesView(kind) { return true }
    switch body.target(i) {
    case .member(let member):
      let fact = pass.index[member]
      // A binding to state, which code elsewhere sets.
      if body.uses[i].isWritten, fact.attributes.contains(where: { Wrappers.has(.dynamicProperty, $0) }) { return true }
      guard body.uses[i].isCall || fact.kind == .computedProperty else { return false }
      if fact.kind == .storedProperty || fact.kind == .enumCase { return fact.kind == .storedProperty }
      return pass.work.effects(reachedFrom: member).contains { updatesView($0.effect.kind) }
    case .local: return body.uses[i].isCall
    case .unknown: return !pass.isStrict && body.uses[i].isCall
    default: return false
    }
  }

  private func updatesView(_ effect: MemberEffect.Kind) -> Bool {
    switch effect {
    case .write(let written): written.storage == .state || written.storage == .observed
    case .call(let effect): effect == .event || effect == .notification
    }
  }

  /// Whether a view of this type is on the screen together with one that reads the property.
  private func isSeen(_ view: TypeID, by readers: Set<TypeID>) -> Bool {
    if pass.isStrict || readers.contains(view) { return true }
    return readers.contains { builds(view, $0, depth: 0) || builds($0, view, depth: 0) }
  }

  /// Whether the body of one view builds the other in place, directly or through others.
  private func builds(_ outer: TypeID, _ inner: TypeID, depth: Int) -> Bool {
    let sites = pass.work.sites(of: inner).filter { !pass.index.startsAnew(at: $0, work: pass.work) }
    let builders = Set(sites.compactMap { pass.index.owner($0.member) })
    if builders.contains(outer) { return true }
    return depth < FollowLimit.widening && builders.contains { builds(outer, $0, depth: depth + 1) }
  }
}
