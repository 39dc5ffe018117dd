// Reads of user defaults.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension UntrackedStateRead {
  func checkPreferences(_ file: SourceFile) {
    var redrawing: [TypeID: Bool] = [:]
    var reported: Set<ReadKey> = []
    for work in pass.updates.work(in: file) where work.context == .body && work.cost.category == .preferences {
      let redraws = redrawing[work.view] ?? redrawsByHand(work.view)
      redrawing[work.view] = redraws
      guard !redraws, isRead(work), !pass.index.isRenderedOnce(work.view, work: pass.work),
        isShown(work.view),
        !work.path.contains(where: { isPublished($0.member, to: work.view) || isMakingObject($0.member) }),
        pass.isStrict || isWritten(work) && !isFallback(work)
      else { continue }
      // One finding for all reads of a key by a view.
      if let key = Self.key(of: pass.index.node(at: work.path[work.path.count - 1])),
        !reported.insert(ReadKey(view: work.view, key: key)).inserted
      {
        continue
      }
      let place = pass.location(of: work.path[work.place])
      pass.report(
        place.start..<place.end,
        "`\(pass.qualifiedName(of: work.root))` reads `\(pass.api(of: work))`, so the view does not update when the "
          + "value changes",
        help: Remedy("\(clauses: "read it with `@AppStorage`", "store it in an observed model")"),
        notes: pass.notes(of: work))
    }
  }

  private struct ReadKey: Hashable {
    let view: TypeID
    let key: String
  }

  /// Whether code of the project writes the value of the key, other than in an observer of a property that itself
  /// updates views, other than at the start of the program, and other than for this view alone, which knows what it has
  /// stored.
  private func isWritten(_ work: RepeatedWork) -> Bool {
    let call = pass.index.node(at: work.path[work.path.count - 1])
    guard call.kind == .call, let key = Self.key(of: call) else { return false }
    let writes = pass.index.derivation(.preferenceWrites, of: 0) { PreferenceWrites(in: pass.index) }
    return writes.sites[key, default: []].contains { site in
      // `if let token { return token }`, and then a new token is stored: a value that is made once.
      !isStart(site) && !pass.isExcluded(site) && !work.path.contains { $0.member == site.member }
        && !isOwn(site.member, of: work.view) && !isOfAppearance(site)
    }
  }

  /// `model.name ?? store.string(forKey: "name")`: what is observed comes first.
  private func isFallback(_ work: RepeatedWork) -> Bool {
    pass.index.conditions(along: work.path).contains { $0.kind == .fallback }
  }

  /// Whether the code runs when something appears or disappears: it stores that it has been shown, and a view that followed
  /// the value would take it away.
  private func isOfAppearance(_ site: UseSite, depth: Int = 0) -> Bool {
    let body = pass.index.body(of: site.member)
    var closure = body.uses[site.use].closure
    while closure >= 0 {
      let fact = body.closures[Int(closure)]
      if fact.call >= 0 {
        let name = body.uses[Int(fact.call)].name
        if name == .onAppear || name == .onDisappear { return true }
      }
      closure = fact.parent
    }
    guard depth < FollowLimit.widening, pass.index[site.member].kind == .function else { return false }
    let uses = pass.index.uses(named: pass.index[site.member].name)
    let callers = uses.uses(of: site.member).filter { !pass.isExcluded($0) }.prefix(Self.callerLimit)
    return !callers.isEmpty && callers.allSatisfy { isOfAppearance($0, depth: depth + 1) }
  }

  /// How many callers of a function are looked at for what they do when something appears.
  private static let callerLimit = 32

  /// Whether it is a function elsewhere that only the view calls.
  private func isOwn(_ member: MemberID, of view: TypeID) -> Bool {
    let uses = pass.index.uses(named: pass.index[member].name)
    let callers = uses.uses(of: member).filter { $0.member != member && !pass.isExcluded($0) }
    return uses.unresolved.isEmpty && !callers.isEmpty && callers.allSatisfy { pass.index.owner($0.member) == view }
  }

  static func key(of call: Node) -> String? {
    guard call.kind == .call else { return nil }
    return call.arguments.first { $0.name == .forKey }?.value?.text ?? call.unlabelledArgument?.text
  }

  /// Whether the view updates itself: `set: { store.set($0, forKey: "sound"); redraw() }`.
  private func redrawsByHand(_ view: TypeID) -> Bool {
    pass.index[view].members.contains { member in
      guard pass.index[member].hasBody else { return false }
      let body = pass.index.body(of: member)
      let writes = body.uses.filter { $0.isCall && body.labels(of: $0).contains(Name(.forKey)) && $0.closure >= 0 }
      return writes.contains { write in
        body.uses.indices.contains { i in
          guard body.uses[i].closure == write.closure, case .member(let called) = body.target(i),
            pass.index.owner(called) == view
          else { return false }
          return isState(called) ? body.isWritten(i) : changesState(called)
        }
      }
    }
  }

  private func isState(_ member: MemberID) -> Bool {
    pass.index[member].attributes.contains { $0 == .State || $0 == .Binding }
  }

  private func changesState(_ function: MemberID) -> Bool {
    guard pass.index[function].kind == .function, pass.index[function].hasBody else { return false }
    let body = pass.index.body(of: function)
    return body.uses.indices.contains { i in
      guard case .member(let property) = body.target(i), isState(property) else { return false }
      return body.isWritten(i) || body.uses.contains { $0.name == .toggle && $0.receiver == Int32(i) }
    }
  }

  private func isRead(_ work: RepeatedWork) -> Bool {
    let use = pass.index.use(at: work.path[work.path.count - 1])
    guard use.isCall, work.type == .UserDefaults || work.type == .NSUbiquitousKeyValueStore else {
      return false
    }
    switch use.name.known {
    case .string, .bool, .integer, .double, .float, .object, .array, .dictionary, .data, .url, .stringArray,
      .value:
      return true
    default: return false
    }
  }

  /// Whether the model publishes changes of what it stores; assumed of an object that the view observes.
  private func isPublished(_ member: MemberID, to view: TypeID) -> Bool {
    guard let owner = pass.index.owner(member),
      !pass.index[owner].traits.isDisjoint(with: [.observable, .observableObject])
    else { return false }
    if pass.index.observes(view, owner) || readsWhatItSets(member, of: owner) { return true }
    return pass.index.mentions([Name(.objectWillChange), Name(.withMutation), Name(.access)], in: owner)
  }

  /// Whether the getter of an `@Observable` class reads a stored property of the class that the setter sets: that read
  /// is tracked, and what else the getter reads is the value before the first write.
  private func readsWhatItSets(_ member: MemberID, of model: TypeID) -> Bool {
    guard pass.index[model].traits.contains(.observable), pass.index[member].kind == .computedProperty else {
      return false
    }
    // The setter is not part of the body.
    let set = Set(pass.index.node(member).descendants.compactMap { $0.asAssignment?.target.ownName })
    let body = pass.index.body(of: member)
    return !set.isEmpty
      && body.uses.indices.contains { i in
        guard set.contains(body.uses[i].name), !body.isWritten(i), case .member(let property) = body.target(i),
          pass.index.owner(property) == model
        else { return false }
        let fact = pass.index[property]
        return fact.kind == .storedProperty && !fact.isStatic
          && !fact.attributes.contains { $0 == .ObservationIgnored }
      }
  }
}
