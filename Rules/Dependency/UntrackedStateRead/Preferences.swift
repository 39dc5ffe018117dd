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
    for work in pass.repeatedWork where work.context == .body && work.cost.category == .preferences {
      let redraws = redrawing[work.view] ?? redrawsByHand(work.view)
      redrawing[work.view] = redraws
      guard !redraws, isRead(work), !pass.index.isRenderedOnce(work.view, work: pass.work),
        isShown(work.view),
        !work.path.contains(where: { isPublished($0.member, to: work.view) || isMakingObject($0.member) })
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
        "`\(pass.qualifiedName(of: work.root))` reads `\(pass.api(of: work))`: a change of the value alone "
          + "does not update the view",
        help: Remedy("\(clauses: "read it with `@AppStorage`", "store it in an observed model")"),
        notes: pass.notes(of: work))
    }
  }

  private struct ReadKey: Hashable {
    let view: TypeID
    let key: String
  }

  private static func key(of call: Node) -> String? {
    guard call.kind == .call else { return nil }
    return call.arguments.first { $0.name == .forKey }?.value?.text ?? call.unlabelledArgument?.text
  }

  /// Whether the view updates itself: `set: { store.set($0, forKey: "sound"); redraw() }`.
  private func redrawsByHand(_ view: TypeID) -> Bool {
    pass.index[view].members.contains { member in
      guard pass.index[member].hasBody else { return false }
      let body = pass.index.body(of: member)
      let writes = body.uses.filter { $0.isCall && body.labels(of: $0).contains(.forKey) && $0.closure >= 0 }
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
        return fact.isStoredInInstances
          && !fact.attributes.contains { $0 == .ObservationIgnored }
      }
  }
}
