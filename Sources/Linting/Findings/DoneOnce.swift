// Effects that happen once, although the code around them runs often.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// Whether a condition on the way lets the effect happen only as long as its result is not there: a file that does
  /// not exist yet, or a static value that the same code sets.
  public func isDoneOnce(_ effect: UpdateEffect) -> Bool {
    for site in effect.path {
      let node = index.node(at: site)
      let member = index.node(site.member)
      var current = node
      while current != member, let parent = current.parent {
        if parent.kind == .ifExpr, parent.asIf?.body == current, let conditions = parent.child(.conditionList),
          isMissing(conditions) || isSetOnce(conditions, in: current, site.member)
        {
          return true
        }
        if parent.kind == .codeBlock {
          for statement in parent.children where statement.number < current.number {
            if isAnswer(statement, site.member) || isFlagged(statement, in: parent) { return true }
            guard statement.kind == .guardStmt, let conditions = statement.child(.conditionList) else { continue }
            if isMissing(conditions) || isSetOnce(conditions, in: parent, site.member) { return true }
          }
        }
        current = parent
      }
    }
    return false
  }

  /// `if let value = stored { return value }`: what follows runs only until the value is there.
  private func isAnswer(_ statement: Node, _ member: MemberID) -> Bool {
    guard let condition = statement.asIf?.onlyCondition?.asOptionalBinding,
      let returned = statement.asIf?.body?.children.first(where: { $0.kind == .returnStmt })?.firstChild?.unwrapped,
      returned.ownName == condition.name
    else { return false }
    let body = index.body(of: member)
    let value = condition.value?.unwrapped
    let use = value.map { index.use(at: $0, in: body) } ?? body.use(at: condition.node)
    guard let use, case .member(let stored) = body.target(use) else { return false }
    // The value of a view comes with its inputs; that of another owner, some code must set.
    guard index[stored].kind == .storedProperty, !index[stored].isLet, let owner = index.owner(stored) else {
      return false
    }
    return !index[owner].traits.contains(.viewLike) || !index.laterWrites(of: stored).isEmpty
  }

  /// `if defaults.bool(forKey: key) { return }`, or the same with `guard`, if the code behind it then sets or removes what is
  /// asked for.
  private func isFlagged(_ statement: Node, in block: Node) -> Bool {
    guard let conditions = statement.child(.conditionList),
      statement.kind == .guardStmt
        || statement.asIf?.body?.children.contains(where: { $0.kind == .returnStmt }) ?? false
    else { return false }
    let asked = conditions.descendants.filter { $0.kind == .call && $0.argument(.forKey) != nil }
    // A `guard` goes on with what is there, until it is removed; a flag, or what an `if` finds, is set.
    let isSettable = { (call: Node) in call.calledName == .bool || statement.kind != .guardStmt }
    let settable = Set(asked.filter(isSettable).compactMap { $0.argument(.forKey)?.text })
    let removable = Set(asked.filter { !isSettable($0) }.compactMap { $0.argument(.forKey)?.text })
    if settable.isEmpty, removable.isEmpty { return false }
    return block.descendants.contains { call in
      guard call.number > statement.number, let key = call.argument(.forKey)?.text else { return false }
      return call.calledName == .set && settable.contains(key)
        || call.calledName == .removeObject && removable.contains(key)
    }
  }

  /// `!fileManager.fileExists(atPath: path)`
  private func isMissing(_ conditions: Node) -> Bool {
    conditions.descendants.contains { node in
      node.kind == .prefixExpr && node.text.hasPrefix("!")
        && node.descendants.contains { $0.kind == .call && text($0.calledName).hasPrefix("fileExists") }
    }
  }

  /// `!Self.isSetUp`, if the code then sets it.
  private func isSetOnce(_ conditions: Node, in block: Node, _ member: MemberID) -> Bool {
    let body = index.body(of: member)
    let asked = lasting(in: conditions, body) { _ in true }
    return !asked.isEmpty && !lasting(in: block, body) { body.isWritten($0) }.isDisjoint(with: asked)
  }

  /// What outlives the value of the view: static and global variables, and stored preferences.
  private func lasting(in node: Node, _ body: Body, _ isCounted: (Int) -> Bool) -> Set<MemberID> {
    var found: Set<MemberID> = []
    for i in body.uses(in: node) where isCounted(i) {
      if case .member(let id) = body.target(i), index[id].kind == .storedProperty,
        index[id].isStatic || index.owner(id) == nil
          || index[id].attributes.contains(where: { $0 == .AppStorage || $0 == .SceneStorage })
      {
        found.insert(id)
      }
    }
    return found
  }
}
