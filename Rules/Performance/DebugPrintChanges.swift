import Linting
import Project
import Syntax
import ViewTree

/// A call that prints why SwiftUI evaluates a body is for debugging only.
public struct DebugPrintChanges: NodeRule {
  public static let about = About(
    "debug-print-changes", .performance, .warning, "`_printChanges` or `_logChanges` is called in code that ships",
    fix: "Puts the call between `#if DEBUG` and `#endif`. Safe.",
    references: [.performance, .improvingPerformance],
    explanation: """
      `Self._printChanges()` and `Self._logChanges()` print which property made SwiftUI evaluate a body. The \
      underscore marks them as private API, which may change or disappear. In a release build they cost time \
      in every evaluation, for output that no user reads.

      Put the call between `#if DEBUG` and `#endif`, or remove it once the question is answered. At a \
      breakpoint, the debugger command `expression Self._printChanges()` does the same without a change of the \
      code.

      Not reported: calls inside `#if DEBUG` and other conditions of the project, previews, and tests.
      """)

  public static let bad = [
    Example(
      "prints for every user",
      """
      import SwiftUI

      struct Clock: View {
        let time: String
        var body: some View {
          let _ = Self._printChanges()
          Text(time)
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "prints for the programmer",
      """
      import SwiftUI

      struct Clock: View {
        let time: String
        var body: some View {
          #if DEBUG
          let _ = Self._printChanges()
          #endif
          Text(time)
        }
      }
      """)
  ]

  public static let kinds: [NodeKind] = [.call]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public static func mayConcern(_ file: SourceFile) -> Bool {
    file.mentions(._printChanges) || file.mentions(._logChanges)
  }

  public func check(_ call: Node) {
    let name = call.calledName
    guard name == ._printChanges || name == ._logChanges, isOfType(call), !isForSomeBuilds(call), !isTool(call)
    else { return }
    pass.report(
      call.calledNameRange,
      "`\(pass.text(name))`, private API for debugging, runs in release builds"
        + (isInAction(call) || !conditions(around: call).isEmpty ? "" : " on every evaluation of the body"),
      severity: isSwitchedOn(call) ? .info : .warning,
      help: "put the call between `#if DEBUG` and `#endif`, or remove it",
      fix: fix(call))
  }

  private func isInAction(_ call: Node) -> Bool {
    guard let member = pass.member(around: call) else { return false }
    let body = pass.index.body(of: member)
    return body.use(at: call).map { !body.runs(in: pass.index).run(of: body.uses[$0].closure).isRunning } ?? false
  }

  /// Whether a flag decides at run time if the call runs: a switch for debugging.
  private func isSwitchedOn(_ call: Node) -> Bool { conditions(around: call).contains { $0.isName } }

  /// The conditions of each `if` around the call.
  private func conditions(around call: Node) -> [Node] {
    call.ancestors.prefix { $0.kind != .memberBlock }.flatMap { $0.asIf?.conditions ?? [] }.map(\.unwrapped)
  }

  /// Whether the call is inside a function for debugging, such as `func printingChanges() -> Self`.
  private func isTool(_ call: Node) -> Bool {
    guard let function = call.ancestors.first(where: { $0.kind == .functionDecl }) else { return false }
    let name = pass.text(function.name).lowercased()
    return name.contains("print") || name.contains("debug") || name.contains("log")
  }

  /// Whether the call is on a type: `Self`, `Card`, `type(of: self)`. Projects have methods of that name for values.
  private func isOfType(_ call: Node) -> Bool {
    guard let base = call.callee?.unwrapped.base?.unwrapped else { return false }
    switch base.kind {
    case .identifierExpr, .memberAccess: return base.name == .`Self` || base.isNamedLikeType
    case .call: return base.argument(.of) != nil && base.calledName == .type
    default: return false
    }
  }

  /// Whether a condition of the project decides if the call is compiled, not a platform or a version of the compiler.
  private func isForSomeBuilds(_ call: Node) -> Bool {
    call.ancestors.contains { clause in
      guard clause.kind == .ifConfigClause, let list = clause.parent else { return false }
      // An `#else` depends on the conditions before it.
      return list.children.contains { other in
        guard other.number <= clause.number, let condition = other.child(.ifConfigCondition) else { return false }
        // Code that is compiled without `DEBUG` ships.
        if condition.tokens.contains(where: { condition.tokenName($0) == .DEBUG }) {
          return (other == clause) != condition.text.contains("!")
        }
        // `os(iOS)`, `canImport(UIKit)`
        return !condition.text.contains("(")
      }
    }
  }

  private func fix(_ call: Node) -> Fix? {
    // `let _ = Self._printChanges()`, `_ = Self._printChanges()`, or the call alone.
    var statement = call
    while let parent = statement.parent {
      switch parent.kind {
      case .initializer, .binding, .variableDecl, .sequence: statement = parent
      case .codeBlock, .closure, .switchCase: return edit(statement)
      default: return nil
      }
    }
    return nil
  }

  /// Nil unless the statement has its lines for itself, so that the conditions enclose nothing else.
  private func edit(_ statement: Node) -> Fix? {
    let bytes = pass.file.source.bytes
    var start = statement.range.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    var end = statement.range.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r") else {
      return nil
    }
    let indentation = String(decoding: bytes[start..<statement.range.lowerBound], as: UTF8.self)
    return Fix(
      "Compile the call only in debug builds", .safe,
      [
        pass.edit(start..<start, with: "\(indentation)#if DEBUG\n"),
        pass.edit(end..<end, with: "\n\(indentation)#endif"),
      ])
  }
}
