// How often code makes the value of a view again, and what that does to the weight of a finding.

import Project
import Syntax
import ViewTree

/// What makes the value of a view again.
public enum Renewal: Sendable {
  /// The body of another view, or code that is not known.
  case parent
  /// UIKit code, a window or an app without state: nothing makes it again while it is shown.
  case once

  /// The severity of a finding whose harm is that a view is made again.
  public func lowered(_ severity: Severity) -> Severity {
    switch (self, severity) {
    case (.parent, _): severity
    case (.once, .error): .warning
    case (.once, _): .info
    }
  }

  /// When it happens, in a sentence.
  public var phrase: String {
    switch self {
    case .parent: "whenever the parent updates"
    case .once: "if its view is made again"
    }
  }
}

extension Pass {
  /// What makes the value of the view again; nil if only previews and widgets show it, which render it once.
  public func renewal(of view: TypeID) -> Renewal? {
    let hosts = index.hosts(of: view, work: work)
    if hosts.isSubset(of: [.preview, .widget]) { return nil }
    guard index.isMadeOnce(view, work: work) else { return .parent }
    // The body of an app with state runs again when that changes.
    let isRenewed = index.callsOutsidePreviews(of: view, work: work).contains { call in
      guard let owner = index.owner(call.caller), index[owner].traits.contains(.root) else { return false }
      return index.storedProperties(of: owner).contains { !index[$0].attributes.isEmpty }
    }
    return isRenewed ? .parent : .once
  }

  /// Whether nothing in the project reads a property, or the object in it, and no comment gives it a purpose.
  public func isUnread(_ property: MemberID) -> Bool {
    let fact = index[property]
    guard fact.access <= .internal, !index.isRequirement(property), !isExplained(property) else { return false }
    let spelling = text(fact.name)
    let names = [fact.name, index.names.name("$" + spelling), index.names.name("_" + spelling)].compactMap { $0 }
    for name in names {
      for member in index.members(mentioning: name) where member != property {
        let body = index.body(of: member)
        for i in body.uses.indices where body.uses[i].name == name {
          switch body.target(i) {
          case .member(property): if !isOnlyAssigned(body.node(i)) { return false }
          // Of another type, a local, a framework.
          case .member, .local, .construction, .frameworkConstruction: continue
          case .framework(let receiver, _) where receiver != .none: continue
          default: return false
          }
        }
      }
    }
    return true
  }

  /// `x = value`
  private func isOnlyAssigned(_ node: Node) -> Bool {
    node.parent?.asAssignment.map { $0.isPlain && $0.target == node } ?? false
  }

  /// Whether a comment directly above the declaration or beside it gives a reason.
  private func isExplained(_ property: MemberID) -> Bool {
    let binding = index.node(property)
    guard index.file(property) == file.number, let declaration = binding.parent else { return false }
    let bytes = file.source.bytes
    var start = declaration.range.lowerBound
    // The line above, and the rest of the line.
    var lines = 0
    while start > 0, lines < 2 {
      start -= 1
      if bytes[start] == 10 { lines += 1 }
    }
    var end = declaration.range.upperBound
    while end < bytes.count, bytes[end] != 10 { end += 1 }
    return hasComment(in: start..<declaration.range.lowerBound) || hasComment(in: declaration.range.upperBound..<end)
  }
}
