import Linting
import Project
import Syntax
import ViewTree

/// Asking SwiftUI why it evaluates a body is for the debugger.
public struct DebugPrintChanges: NodeRule {
  public static let about = About(
    "debug-print-changes", .performance, .warning, "`_printChanges` or `_logChanges` is called in code that ships",
    fix: "Puts the call between `#if DEBUG` and `#endif`, which is safe.",
    references: [.performance, .improvingPerformance],
    explanation: """
      `Self._printChanges()` and `Self._logChanges()` print which property made SwiftUI evaluate a body. The \
      underscore means what it says: they are no public API, they may change or go away, and they cost time \
      in every evaluation, in front of every user, for a line that nobody reads.

      Put the call between `#if DEBUG` and `#endif`, or take it out when the question is answered. In the \
      debugger, `expression Self._printChanges()` at a breakpoint does the same without a trace in the code.

      Left alone: calls inside `#if DEBUG` and other conditions of the project's own, previews, tests.
      """)

  public static let bad = [
    Example("prints for every user", """
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
    Example("prints for the programmer", """
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
      "`\(pass.text(name))` runs for every user, with every evaluation of the body; it is private API for debugging",
      help: "put it between `#if DEBUG` and `#endif`, or remove it",
      fix: fix(call))
  }

  /// Is it what a function for debugging does: `func printingChanges() -> Self`?
  private func isTool(_ call: Node) -> Bool {
    guard let function = call.ancestors.first(where: { $0.kind == .functionDecl }) else { return false }
    let name = pass.text(function.name).lowercased()
    return name.contains("print") || name.contains("debug") || name.contains("log")
  }

  /// Is it called on a type: `Self`, `Card`, `type(of: self)`? Others have methods of that name for values.
  private func isOfType(_ call: Node) -> Bool {
    guard let base = call.callee?.unwrapped.base?.unwrapped else { return false }
    switch base.kind {
    case .identifierExpr, .memberAccess: return base.name == .`Self` || base.isNamedLikeType
    case .call: return base.argument(.of) != nil && base.calledName == .type
    default: return false
    }
  }

  /// Does a condition of the project's own decide whether it is compiled? Platforms and versions of the compiler
  /// are none.
  private func isForSomeBuilds(_ call: Node) -> Bool {
    call.ancestors.contains { clause in
      guard clause.kind == .ifConfigClause, let list = clause.parent else { return false }
      // An `#else` depends on the conditions before it.
      return list.children.contains { other in
        guard other.number <= clause.number, let condition = other.child(.ifConfigCondition) else { return false }
        // What is left when it is no debug build is what ships.
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

  /// Lines of its own, so that nothing else comes between the two conditions.
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
      "Compile it in debug builds only", .safe,
      [
        pass.edit(start..<start, with: "\(indentation)#if DEBUG\n"),
        pass.edit(end..<end, with: "\n\(indentation)#endif"),
      ])
  }
}
