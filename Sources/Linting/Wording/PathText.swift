// The words for how often a call path is taken to its end.

import Project
import Syntax
import ViewTree

/// What limits how often an update comes to the end of a call path, in a sentence and as a note.
public struct PathLimits {
  /// Whether each run comes there.
  public let isAlways: Bool
  /// " that reaches it", behind what is evaluated; empty if each evaluation does.
  public let phrase: String
  /// What decides it.
  public let notes: [Note]

  /// ", once for each row", ", for each row that reaches it"
  public var rows: String { isAlways ? ", once for each row" : ", for each row that reaches it" }
}

extension Pass {
  /// How often updates take a call path to its end.
  public func limits(of path: [UseSite]) -> PathLimits {
    guard let first = index.conditions(along: path).first(where: { $0.kind != .olderSystem }) else {
      return PathLimits(isAlways: true, phrase: "", notes: [])
    }
    let text =
      first.kind == .presentation
      ? "this content is evaluated only while it is presented" : "this decides whether an evaluation reaches it"
    return PathLimits(
      isAlways: false, phrase: " that reaches it",
      notes: [Note(text, .occasion, at: Location(first.range, inFile: index.file(first.member)))])
  }

  /// How often runs of a body come to an expression in it.
  public func limits(at node: Node, in body: Body) -> PathLimits {
    limits(of: body.use(at: node).map { [UseSite(member: body.member, use: $0)] } ?? [])
  }

  /// Whether the path leads only where something has failed, through `catch` or an assertion, where `#available` finds
  /// an older system, or through code that no release has.
  public func isExceptional(_ path: [UseSite]) -> Bool {
    index.conditions(along: path).contains { $0.kind == .olderSystem || $0.kind == .failure }
      || path.contains { !index.isShipped($0) || isForSimulators(index.node(at: $0)) }
      || path.dropFirst().contains { step in
        let name = text(index[step.member].name).lowercased()
        return name.contains("assert") || name.contains("failure")
      }
  }

  /// Whether the code is compiled for simulators only: `#if targetEnvironment(simulator)`, also with further conditions.
  private func isForSimulators(_ node: Node) -> Bool {
    node.ancestors.contains { clause in
      guard clause.kind == .ifConfigClause, let condition = clause.child(.ifConfigCondition)?.text else { return false }
      return condition.contains("targetEnvironment(simulator)") && !condition.contains("||") && !condition.contains("!")
    }
  }

  /// Whether a condition stands before the end of the path: it may not hold in an update.
  public func isConditional(_ path: [UseSite]) -> Bool {
    index.conditions(along: path).contains { $0.kind != .olderSystem && $0.kind != .presentation }
  }
}
