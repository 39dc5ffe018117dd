// What a finding about the identity of a view is worth: what changes, what is lost, and whether it is meant.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// The severity of a finding that says that another value of a condition replaces a view; nil if no other value
  /// ever comes, or where nothing is kept from one update to the next (widgets, previews).
  ///
  /// Without state that is lost it is a warning only if the change is animated, since the view then fades instead.
  public func severity(
    ofReplacing node: Int?, in tree: ViewTree, by change: Change, isLoss: Bool, at place: Int
  ) -> Severity? {
    if change.isSettled || isStill(tree.owner) { return nil }
    if isExplained(at: place, in: tree.member) { return .info }
    return isLoss || isAnimated(change, at: node, in: tree) ? .warning : .info
  }

  /// Whether a view is only shown in widgets or previews, where it is drawn once and keeps nothing.
  public func isStill(_ view: TypeID?) -> Bool {
    guard let view, index[view].traits.contains(.view) else { return false }
    return index.isShownInWidgetsOnly(view, work: work) || index.isPreviewOnly(view, work: work)
  }

  /// Whether replacing the view at or below a node loses something: what views of the project or a framework keep, or
  /// what views keep that are not known here.
  public func isLost(at node: Int, of tree: ViewTree) -> Bool {
    !index.kept(at: node, of: tree, lifetime: lifetime).isEmpty || holdsUnknownView(at: node, of: tree)
  }

  /// Whether there is a view at or below the node whose state is not known here: content that a caller passes, or a
  /// view of a package.
  public func holdsUnknownView(at node: Int, of tree: ViewTree) -> Bool {
    (node..<tree[node].end).contains { i in
      let node = tree[i]
      switch node.kind {
      case .element: return node.type == nil && ViewTypes.traits(of: node.name) == nil
      case .reference:
        guard let member = node.member else {
          return node.syntax.kind == .identifierExpr || node.syntax.kind == .call
        }
        return index[member].kind == .storedProperty && !ViewTypes.has(.leaf, index[member].type.name)
      default: return false
      }
    }
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

  /// Whether a comment says that what happens at an offset of this file is meant: on the lines directly above it, or
  /// directly above the declaration that it is in.
  public func isExplained(at offset: Int, in member: MemberID) -> Bool {
    if explains(commentAbove: offset, Self.intent + Self.reasons) { return true }
    guard index.file(member) == file.number else { return false }
    return explains(commentAbove: index.node(member).range.lowerBound, Self.intent)
  }

  /// Words by which people say that they replace, depend or erase with intent.
  private static let intent = [
    "reset", "intention", "on purpose", "purposely", "deliberate", "forces", "force a", "to force", "re-create",
    "recreate",
    "rebuild", "remount", "unmount", "start over", "starts over", "new identity", "workaround", "work around",
  ]
  /// Words that explain a line, and say little above a whole declaration.
  private static let reasons = ["trigger", "so that", "needed", "necessary", "required", "otherwise", "because"]

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
