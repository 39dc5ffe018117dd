// Which views are re-created each time they are shown: in sheets, in destinations, below `id(_:)`.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether the view that is built at the site is re-created whenever it is shown, or whenever its key changes:
  /// inside of a sheet or a destination, below `id(_:)`, or in content of an unknown callee. For a helper, all
  /// callers count.
  public func startsAnew(at site: UseSite, work: Work) -> Bool { startsAnew(at: site, work: work, depth: 0) }

  private func startsAnew(at site: UseSite, work: Work, depth: Int) -> Bool {
    let body = body(of: site.member)
    let declaration = node(site.member)
    var node = body.node(site.use)
    while let parent = node.parent, node != declaration {
      switch parent.kind {
      case .memberAccess where parent.name == .id:
        if parent.parent?.callee == parent { return true }
      case .argument where parent.parent?.kind == .call:
        guard let call = parent.parent else { break }
        if call.calledName == .NavigationLink, parent.name == .destination { return true }
        if parent.name == .rootView { return true }
      case .closure:
        guard let i = body.closure(at: parent) else { break }
        if showsAnew(body.closures[i], in: body) { return true }
      default: break
      }
      node = parent
    }
    guard depth < FollowLimit.helpers, !Conformances.isBuilderRequirement(self[site.member].name) else { return false }
    // Also true without any known caller.
    let callers = work.callers(of: site.member)
    guard callers.count <= Self.callLimit else { return false }
    return callers.allSatisfy { startsAnew(at: $0, work: work, depth: depth + 1) }
  }

  /// How many callers are followed. A helper with more of them counts as not re-created.
  public static let callLimit = 32

  /// Whether the call that takes the closure presents its content, or is unknown.
  private func showsAnew(_ closure: ClosureFact, in body: Body) -> Bool {
    guard closure.call >= 0 else { return false }
    if let use = closureUse(of: closure, in: body) {
      if use.kind == .presentation { return true }
    } else {
      return true
    }
    switch body.target(Int(closure.call)) {
    case .member(let callee): return presents(callee, depth: 0)
    case .construction(let type):
      return self[type].members.contains { self[$0].name == .body && presents($0, depth: 1) }
    default: return Self.isPresentation(body.uses[Int(closure.call)].name)
    }
  }

  private static func isPresentation(_ name: Name) -> Bool {
    switch name.known {
    case .sheet, .fullScreenCover, .popover, .navigationDestination, .inspector: true
    default: false
    }
  }

  /// Whether a modifier of the project presents something.
  private func presents(_ member: MemberID, depth: Int) -> Bool {
    guard self[member].hasBody, givesContent(member) else { return false }
    let body = body(of: member)
    return body.uses.indices.contains { i in
      if body.uses[i].isCall, Self.isPresentation(body.uses[i].name) { return true }
      guard depth == 0, case .construction(let type) = body.target(i), self[type].traits.contains(.viewLike)
      else {
        return false
      }
      return self[type].members.contains { self[$0].name == .body && presents($0, depth: 1) }
    }
  }
}
