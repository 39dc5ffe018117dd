// What a finding about the identity of a view is worth: what changes, what is lost, and whether it is meant.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// The severity of a finding that says that another value of a condition replaces a view; nil if nothing proves that
  /// another value comes, if nothing is lost, or where nothing is kept from one update to the next (widgets, previews).
  ///
  /// Without state that is lost it is information if the change is animated, since the view then fades instead. So it
  /// is if what is lost is a flag or a position on the screen.
  public func severity(
    ofReplacing node: Int?, in tree: ViewTree, by change: Change, loss: @autoclosure () -> Kept, at place: Int
  ) -> Severity? {
    if change.isSettled || isStill(tree.owner) { return nil }
    guard case .may(let witness) = change, !isOfSetUp(change, witness),
      !isDecidedOutside(witness, tree.owner, depth: 0),
      !isCovered(node, in: tree, witness), !isDecidedAround(node, in: tree, witness)
    else {
      return isStrict ? .info : nil
    }
    let lost = loss()
    guard lost.isLoss else { return isStrict || isAnimated(change, at: node, in: tree) ? .info : nil }
    return witness.isRare || !index.isNoticed(lost) || isExplained(at: place, in: tree.member) ? .info : .warning
  }

  /// Whether the change comes before people have done anything with the view, or elsewhere: a flag that code sets once,
  /// when something has loaded, or a setting of the system.
  private func isOfSetUp(_ change: Change, _ witness: ChangeWitness) -> Bool {
    if witness.isRare, witness.site == nil { return true }
    return witness.property.map { !index.alternates($0) && index.changesUnattended(change) } ?? false
  }

  /// Whether the view is presented or pushed, and what changes the value is in the view below, which is covered then.
  private func isCovered(_ node: Int?, in tree: ViewTree, _ witness: ChangeWitness) -> Bool {
    guard let node, let site = witness.site, site.member == tree.member,
      let slot = tree.ancestors(of: node).first(where: { tree[$0].kind == .slot && tree[$0].use?.kind == .presentation }
      )
    else { return false }
    return !tree[slot].syntax.contains(index.node(at: site))
  }

  /// Whether a view of the project that takes the node as content branches on the same value of the environment or of a
  /// model: the change replaces all of it.
  private func isDecidedAround(_ node: Int?, in tree: ViewTree, _ witness: ChangeWitness) -> Bool {
    guard let node, let decider = Decider(witness, in: self) else { return false }
    for ancestor in tree.ancestors(of: node) where tree[ancestor].kind == .element {
      guard let type = tree[ancestor].type,
        let member = index[type].members.first(where: { index[$0].name == .body && index[$0].hasBody })
      else { continue }
      let inside = index.viewTree(of: member)
      let views = inside.children(of: 0)
      if views.count == 1, isDecided(inside.unmodified(views[0]).base, of: inside, by: decider) { return true }
    }
    return false
  }

  /// What decides between the branches of several views, which have it in common: a value of the environment, or a
  /// property of a model.
  private enum Decider {
    case environment(Name)
    case model(MemberID)

    init?(_ witness: ChangeWitness, in pass: Pass) {
      guard let property = witness.property else { return nil }
      if let key = pass.environmentKey(of: property) {
        self = .environment(key)
      } else if let owner = pass.index.owner(property), pass.index[owner].isReference {
        self = .model(property)
      } else {
        return nil
      }
    }
  }

  /// Whether the node is a branch on the value.
  private func isDecided(_ conditional: Int, of tree: ViewTree, by decider: Decider) -> Bool {
    guard tree[conditional].kind == .conditional else { return false }
    let deciding = index.decidingExpressions(of: tree[conditional].syntax)
    for node in deciding.flatMap({ [$0] + Array($0.descendants) }) where node.isName {
      guard case .member(let id) = index.target(of: node, in: tree.body) else { continue }
      switch decider {
      case .environment(let key): if environmentKey(of: id) == key { return true }
      case .model(let property): if id == property { return true }
      }
    }
    return false
  }

  /// Whether views outside branch on the same value of the environment or of a model wherever they show the view: their
  /// change replaces all of it.
  private func isDecidedOutside(_ witness: ChangeWitness, _ view: TypeID?, depth: Int) -> Bool {
    guard depth < FollowLimit.helpers, let view, index[view].traits.contains(.view),
      let decider = Decider(witness, in: self)
    else { return false }
    let sites = work.sites(of: view).filter { !isExcluded($0) }
    guard !sites.isEmpty, sites.count <= Index.callLimit else { return false }
    return sites.allSatisfy { site in
      let outer = index.viewTree(of: site.member)
      let number = index.use(at: site).node
      guard let place = outer.nodes(at: number).first(where: { outer[$0].kind == .element }) else { return false }
      for ancestor in outer.ancestors(of: place) where isDecided(ancestor, of: outer, by: decider) { return true }
      return isDecidedOutside(witness, outer.owner, depth: depth + 1)
    }
  }

  /// Whether a view is only shown in widgets, where it is drawn once and keeps nothing.
  public func isStill(_ view: TypeID?) -> Bool {
    guard let view, index[view].traits.contains(.view) else { return false }
    return index.isShownInWidgetsOnly(view, work: work)
  }

  /// Whether replacing the view at or below a node loses something: what views of the project or a framework keep, here
  /// or in what callers pass.
  public func isLost(at node: Int, of tree: ViewTree) -> Bool { loss(at: node, of: tree).isLoss }

  /// What is lost where the view at or below a node is replaced, here or in what callers pass.
  public func loss(at node: Int, of tree: ViewTree) -> Kept {
    index.lossWithContent(at: node, of: tree, lifetime: lifetime, work: work)
  }

  /// Whether what changes the value does so in `withAnimation` or by an animated binding, or a modifier around the view
  /// animates what changes.
  public func isAnimated(_ change: Change, at node: Int?, in tree: ViewTree) -> Bool {
    let isAround = { (i: Int) in tree[i].isFrameworkModifier && tree[i].name == .animation }
    if let node, tree.ancestors(of: node).contains(where: isAround) { return true }
    guard case .may(let witness) = change else { return false }
    if let property = witness.property, index.isAnimated(property) { return true }
    return witness.site.map { index.isAnimated(at: $0) } ?? false
  }

  // MARK: Intent

  /// Whether a comment says that what happens at a UTF-8 byte offset of this file is meant: on the lines directly above
  /// it, or directly above the declaration that it is in.
  public func isExplained(at offset: Int, in member: MemberID) -> Bool {
    if explains(commentAbove: offset, Self.intent + Self.reasons) { return true }
    guard index.file(member) == file.number else { return false }
    return explains(commentAbove: index.node(member).range.lowerBound, Self.intent)
  }

  /// Whether a comment directly above the declaration of a member names the erasure and
  /// a reason for it.
  public func isErasureExplained(_ member: MemberID) -> Bool {
    index.file(member) == file.number
      && explains(commentAbove: index.node(member).range.lowerBound, ["anyview", "any view", "eras"])
      && explains(
        commentAbove: index.node(member).range.lowerBound, Self.intent + Self.reasons + ["expect", "need", "must"])
  }

  /// Whether a comment directly above the declaration of a member names its hash and a reason for it.
  public func isHashExplained(_ member: MemberID) -> Bool {
    guard index.file(member) == file.number else { return false }
    let place = index.node(member).range.lowerBound
    return explains(commentAbove: place, ["hash", "fingerprint", "digest"])
      && explains(commentAbove: place, Self.intent + Self.reasons + ["rather than", "must", "enough"])
  }

  /// Words by which people say that they replace, depend or erase with intent.
  private static let intent = [
    "reset", "intention", "on purpose", "purposely", "deliberate", "forces", "force a", "to force", "re-create",
    "recreate",
    "rebuild", "remount", "unmount", "start over", "starts over", "new identity", "workaround", "work around",
    "overcome", "hack", "swiftui bug", "bug in swiftui",
  ]
  /// Words that explain a line, and say little above a whole declaration.
  private static let reasons = [
    "trigger", "so that", "needed", "necessary", "required", "otherwise", "because", "prevents", "to prevent", "avoids",
    "to avoid",
  ]

  private func explains(commentAbove offset: Int, _ words: [String]) -> Bool {
    let line = lineStarts.line(at: offset)
    var first = line
    while first > 1, line - first < Self.commentLimit, isComment(line: first - 1) { first -= 1 }
    guard first < line else { return false }
    let range = lineStarts.range(ofLine: first).lowerBound..<lineStarts.range(ofLine: line).lowerBound
    return comments(in: range, mention: words)
  }

  /// Lines of comments that are read above a line. What a longer comment says at its beginning is not seen.
  private static let commentLimit = 12

  /// Whether the line holds a comment and no code.
  private func isComment(line: Int) -> Bool {
    let range = lineStarts.range(ofLine: line)
    let next = file.tree.firstToken(from: range.lowerBound)
    if next < file.tree.tokenCount, file.tree.tokenRange(next).lowerBound < range.upperBound { return false }
    let comments = file.tree.comments(beginningIn: 0..<range.upperBound)
    guard let last = comments.last else { return false }
    return Int(file.tree.comment(last).end) > range.lowerBound
  }
}
