// Code that is never reached on the systems of the file's targets.

import Syntax

extension Index {
  /// The branch that only systems take which are older than those that the code is built for: the `else` of
  /// `if #available(iOS 15, *)` in an app for iOS 16. Nil if there is none, if the condition asks for more, or if the
  /// oldest systems are not known. Only versions without a minor number are compared.
  ///
  /// - Parameter condition: A node of `#available` or `#unavailable`.
  public func deadBranch(ofAvailability condition: Node, in file: SourceFile) -> Node? {
    guard let statement = condition.ancestor(where: { $0.kind != .conditionList && $0.kind != .sequence }),
      areAlwaysMet(condition, on: deploymentTargets(of: file))
    else { return nil }
    switch statement.kind {
    case .ifExpr:
      if condition.isUnavailability { return statement.child(.codeBlock) }
      return statement.asIf?.onlyCondition == condition ? statement.asIf?.elseBranch : nil
    case .guardStmt:
      let isOnly = statement.child(.conditionList)?.children.allSatisfy { $0 == condition } ?? false
      return isOnly && !condition.isUnavailability ? statement.child(.codeBlock) : nil
    default: return nil
    }
  }

  /// Whether each system that the code is built for is as new as the condition names it.
  private func areAlwaysMet(_ condition: Node, on targets: DeploymentTargets) -> Bool {
    let words = condition.tokens.prefix(Self.availabilityLimit).map {
      String(decoding: condition.bytes(ofToken: $0), as: UTF8.self)
    }
    guard targets.oldest != nil, words.last == ")", let open = words.firstIndex(of: "(") else { return false }
    var isNamed = false
    for entry in words[(open + 1)...].dropLast().split(separator: ",") where entry.first != "*" {
      guard entry.count == 2, let platform = TargetPlatform(rawValue: entry.first ?? ""),
        let version = SystemVersion(entry.last ?? ""), version.minor == 0
      else { return false }
      guard targets.include(platform) else { continue }
      guard let oldest = targets.releases[platform], oldest >= platform.release(of: version) else { return false }
      isNamed = true
    }
    return isNamed
  }

  /// How many tokens of a condition are read. One that names all systems has twenty.
  private static let availabilityLimit = 64
}
