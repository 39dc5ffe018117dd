import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Nobody cancels a task that `onAppear` starts.
public struct OnappearAsyncTask: NodeRule {
  public static let about = About(
    "onappear-async-task", .lifetime, .info, "`onAppear` starts a task that nobody cancels",
    fix: "Uses `.task`. Suggested: the work then ends with the view.",
    references: [.task, .dataEssentials],
    explanation: """
      A `Task` that `onAppear` starts lives on when the view is gone: it goes on loading for a screen that \
      nobody sees, and if the view appears again there are two of them. `.task` starts its work as the view \
      appears, cancels it when the view goes away, and with `id:` starts it again when its input changes.

      `.task` is there from iOS 15, macOS 12, tvOS 15 and watchOS 8 on; before that, keep the task in \
      `@State` and cancel it in `onDisappear`.

      Left alone: a task that is kept, `Task.detached`, which is meant to live on, and `onAppear` with other \
      statements beside the task.
      """)

  public static let bad = [
    Example("", """
      import SwiftUI

      struct Feed: View {
        var body: some View {
          Text("Feed").onAppear { Task { await load() } }
        }
        private func load() async {}
      }
      """),
  ]
  public static let good = [
    Example("cancelled with the view", """
      import SwiftUI

      struct Feed: View {
        var body: some View {
          Text("Feed").task { await load() }
        }
        private func load() async {}
      }
      """),
    Example("kept, to be cancelled", """
      import SwiftUI

      struct Feed: View {
        @State private var loading: Task<Void, Never>?
        var body: some View {
          Text("Feed")
            .onAppear { loading = Task { await load() } }
            .onDisappear { loading?.cancel() }
        }
        private func load() async {}
      }
      """),
  ]

  public static let kinds: [NodeKind] = [.call]
  public static func mayConcern(_ file: SourceFile) -> Bool {
    file.mentions(.onAppear) && file.mentions(.Task)
  }

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ node: Node) {
    guard node.calledName == .onAppear, node.asCall?.isMemberCall == true, pass.mayUse(.iOS15),
      let closure = (node.argument(.perform) ?? node.trailingClosures.first?.firstChild)?.asClosure,
      let task = closure.onlyStatement.flatMap(Self.task),
      let member = pass.member(around: node), let owner = pass.index.owner(member),
      pass.index[owner].traits.contains(.viewLike),
      pass.index.resolveType(Name(.Task), file: pass.file.number, scope: owner) == nil
    else { return }
    let priority = task.arguments.contains { pass.text($0.name) == "priority" } ? "(priority: …)" : ""
    pass.report(
      task.calledNameRange,
      "this `Task` goes on when the view is gone, and there is another one each time the view appears",
      help: pass.since(.iOS15) + "use `.task\(priority) { … }`, which is cancelled with the view",
      notes: [pass.note("started here, cancelled nowhere", at: node.calledNameRange)],
      fix: fix(node, closure.node, task))
  }

  /// `.task` with the closure of the task.
  private func fix(_ call: Node, _ closure: Node, _ task: Node) -> Fix? {
    guard closure.parent?.kind == .trailingClosure, task.arguments.isEmpty,
      !hasOtherComments(closure, task),
      let work = task.trailingClosures.first?.firstChild,
      // The closure of `.task` cannot throw.
      !work.descendants.contains(where: { $0.isPropagatingTry || $0.kind == .throwStmt })
    else { return nil }
    return Fix(
      "Use `.task`", .suggested,
      [
        pass.edit(call.calledNameRange, with: "task"),
        pass.edit(closure.range, with: pass.outdented(work.text, from: work, to: closure)),
      ])
  }

  /// Would a comment be lost that stands around the task?
  private func hasOtherComments(_ closure: Node, _ task: Node) -> Bool {
    pass.hasComment(in: closure.range.lowerBound..<task.range.lowerBound)
      || pass.hasComment(in: task.range.upperBound..<closure.range.upperBound)
  }

  /// `Task { }` as a statement, also `_ = Task { }`.
  private static func task(_ statement: Node) -> Node? {
    var node = statement.unwrapped
    if let assignment = node.asAssignment {
      guard assignment.isPlain, assignment.target.kind == .discardExpr, let value = assignment.value else { return nil }
      node = value.unwrapped
    }
    return node.isUnqualifiedCall(of: .Task) ? node : nil
  }
}
