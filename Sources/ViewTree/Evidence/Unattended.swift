// Occasion: what changes a value while something covers the view, so that a person cannot touch the view.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether code changes the value without a person: a query, work that waits for a server or a clock, or a model,
  /// which others may write. Linear in the writes to the property that the witness names.
  public func changesUnattended(_ change: Change) -> Bool {
    guard case .may(let witness) = change else { return false }
    if let site = witness.site, happensUnattended(at: site) { return true }
    guard let property = witness.property else { return witness.site == nil }
    if isFetchedByItself(property) { return true }
    return writes(to: property).sites.prefix(Self.unattendedLimit).contains { happensUnattended(at: $0) }
  }

  /// Whether what changes the value is at hand where a person uses the view: the view itself keeps it, the environment or
  /// the layout decides, or code of a view writes the property of a model. What a model alone writes may change before
  /// there is anything to lose, or together with all that shows it.
  public func isChangedByView(_ change: Change) -> Bool {
    guard case .may(let witness) = change else { return false }
    guard let property = witness.property, let owner = owner(property), self[owner].isReference else { return true }
    return writes(to: property).sites.prefix(Self.unattendedLimit).contains { isOfView($0) }
  }

  /// Whether the code at a site belongs to no object.
  private func isOfView(_ site: UseSite) -> Bool {
    owner(site.member).map { !self[$0].isReference } ?? false
  }

  /// Writes to one property that are looked at. Further ones are taken for answers to what a person does.
  private static let unattendedLimit = 32

  /// Whether a query brings the values of the property up to date.
  public func isFetchedByItself(_ property: MemberID) -> Bool {
    self[property].attributes.contains { Wrappers.has(.fetches, $0) }
  }

  /// Whether the write may happen while a person cannot touch the view.
  public func happensUnattended(at site: UseSite) -> Bool {
    if let owner = owner(site.member), self[owner].isReference { return true }
    return awaits(at: site) || isSetWhenShown(at: site)
  }

  /// Whether the write comes after a wait: in a task, a timer, a subscription.
  public func awaits(at site: UseSite) -> Bool {
    if self[site.member].isAsync { return true }
    let written = node(at: site)
    let isAwaited = { (node: Node) in node.kind == .wordExpr && node.text.hasPrefix("await") }
    let values = written.parent?.asAssignment?.values ?? []
    if values.contains(where: { ([$0] + Array($0.descendants)).contains(where: isAwaited) }) { return true }
    return written.ancestors.contains { node in
      if isAwaited(node) { return true }
      guard node.kind == .closure else { return false }
      switch node.receivingCall?.call.name.known {
      case .Task, .task, .async, .asyncAfter, .scheduledTimer, .sink, .onReceive, .run, .detached: return true
      default: return false
      }
    }
  }
}
