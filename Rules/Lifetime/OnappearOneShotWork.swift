import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view can appear many times, and `onAppear` runs each time.
public struct OnappearOneShotWork: NodeRule {
  public static let about = About(
    "onappear-one-shot-work", .lifetime, .info, "`onAppear` starts work that is meant to run once",
    isOnByDefault: false, yieldsTo: ["onappear-async-task"],
    references: [.task, .dataEssentials],
    explanation: """
      SwiftUI calls `onAppear` whenever the view comes on screen. That happens when a tab is selected again, when a \
      pushed view is closed, or when a branch or a list shows the view again. Work without a check runs again: the \
      request is sent a second time, entries are appended twice, an event is counted twice.

      Check first (`if items.isEmpty { load() }`), or remember that the work was done. Or use `.task`, which at least \
      ends with the view and, with an `id`, runs again when the `id` changes. Work that should run once for a model \
      belongs in the model.

      Reported where neither `onAppear` nor the function checks anything:

      - calls of functions of the project named `load…` or `fetch…` that start something
      - calls of functions named `track…`
      - `append` and `insert` on a collection of the view or its model

      Not reported:

      - functions that check whether there is something to do
      - functions named so (`loadIfNeeded`, `loadMore`, `fetchNext`)
      - views in a branch
      - code after a `guard`, or after an `if` that returns
      - functions that only read a value again
      - assignments, which have the same result twice
      - `Task { }`, which `onappear-async-task` reports
      """)

  public static let bad = [
    Example(
      "loads each time the tab is selected",
      """
      import SwiftUI

      final class Mailbox: ObservableObject {
        @Published var letters: [String] = []
        func loadLetters() {
          Task { letters = await Self.letters() }
        }
        static func letters() async -> [String] { [] }
      }

      struct MailboxView: View {
        @ObservedObject var mailbox: Mailbox
        var body: some View {
          List(mailbox.letters, id: \\.self) { Text($0) }
            .onAppear { mailbox.loadLetters() }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "checks first",
      """
      import SwiftUI

      final class Mailbox: ObservableObject {
        @Published var letters: [String] = []
        func loadLetters() {
          Task { letters = await Self.letters() }
        }
        static func letters() async -> [String] { [] }
      }

      struct MailboxView: View {
        @ObservedObject var mailbox: Mailbox
        var body: some View {
          List(mailbox.letters, id: \\.self) { Text($0) }
            .onAppear { if mailbox.letters.isEmpty { mailbox.loadLetters() } }
        }
      }
      """)
  ]

  public static let kinds: [NodeKind] = [.call]
  public static func mayConcern(_ file: SourceFile) -> Bool { file.mentions(.onAppear) }

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ node: Node) {
    guard node.calledName == .onAppear, node.asCall?.isMemberCall == true,
      let action = node.argument(.perform) ?? node.trailingClosures.first?.firstChild, !isInBranch(node),
      let member = pass.member(around: node), let owner = pass.index.owner(member),
      pass.index[owner].traits.contains(.viewLike)
    else { return }
    let body = pass.index.body(of: member)
    if action.kind != .closure {
      // `.onAppear(perform: store.fetch)`
      guard let function = function(of: action.unwrapped, in: body) else { return }
      report(at: action.unwrapped, pass.quoted(action, or: "the function"), function, node)
      return
    }
    for statement in action.statements {
      // Code after a `guard`, or after an `if` that returns, runs under a condition.
      if statement.kind == .guardStmt || statement.kind == .ifExpr && !statement.returnStatements.isEmpty { return }
      guard let call = statement.unwrapped.asCall?.node else { continue }
      if let function = function(of: call, in: body) {
        report(at: call, "`\(pass.text(call.calledName))`", function, node)
        return
      }
      if call.calledName == .append || call.calledName == .insert, let use = body.use(at: call),
        case .write(let written) = pass.index.effectKind(of: use, in: body), let property = written.property,
        isList(property)
      {
        let name = pass.plainName(of: property)
        pass.report(
          call.calledNameRange,
          "`\(name)` grows by one element each time the view appears",
          help: "check whether `\(name)` already contains the element, or fill `\(name)` where it is declared",
          notes: [pass.note("`\(name)` keeps its elements when the view disappears", .cause, at: property)])
        return
      }
    }
  }

  /// Whether it is a collection, but not a set, which contains an element only once.
  private func isList(_ property: MemberID) -> Bool {
    pass.index.valueType(of: property).map { $0.isCollection && $0.name != .Set } ?? false
  }

  /// Whether a condition decides if the view exists.
  private func isInBranch(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .ifExpr, .switchCase: return true
      case .binding, .functionDecl: return false
      default: continue
      }
    }
    return false
  }

  /// The function of the project that is called or passed, if it works without a check.
  private func function(of node: Node, in body: Body) -> MemberID? {
    guard let use = body.use(at: node), case .member(let member) = body.target(use),
      pass.index[member].kind == .function, isOneShot(pass.plainName(of: member)),
      let block = pass.index.bodyBlock(of: member), !asks(block), starts(member, depth: 0)
    else { return nil }
    return member
  }

  /// Whether it starts work that continues after it returns. Reading a value again does no harm.
  private func starts(_ function: MemberID, depth: Int) -> Bool {
    if pass.plainName(of: function).hasPrefix("track") { return true }
    let body = pass.index.body(of: function)
    let runs = body.runs(in: pass.index)
    for (i, closure) in body.closures.enumerated()
    where closure.call >= 0 && !runs.run(of: Int32(i)).isRunning {
      let call = Int(closure.call)
      if body.target(call) == .frameworkConstruction(Name(.Task)) || isStatement(body.node(call)) {
        return true
      }
    }
    guard depth < FollowLimit.widening else { return false }
    return body.uses.indices.contains { i in
      guard body.uses[i].isCall, case .member(let callee) = body.target(i), callee != function,
        pass.index[callee].kind == .function, pass.index[callee].hasBody,
        pass.index.owner(callee) == pass.index.owner(function), isStatement(body.node(i))
      else { return false }
      return starts(callee, depth: depth + 1)
    }
  }

  /// Whether the call is a statement, so that its result is unused.
  private func isStatement(_ call: Node) -> Bool {
    var node = call
    while let parent = node.parent {
      switch parent.kind {
      case .tryExpr, .wordExpr, .optionalChaining: node = parent
      case .codeBlock, .closure, .switchCase: return true
      default: return false
      }
    }
    return false
  }

  /// `load`, `loadItems`, `fetchAll`; not `loadMore`, and not `loader`.
  private func isOneShot(_ name: String) -> Bool {
    guard let verb = ["load", "fetch", "track"].first(where: { name.hasPrefix($0) }) else { return false }
    let rest = name.dropFirst(verb.count)
    if let next = rest.first, !next.isUppercase { return false }
    return !["If", "More", "Next", "Once", "Cached", "Page", "Previous"].contains { rest.contains($0) }
  }

  /// Whether a condition decides what the function does.
  private func asks(_ block: Node) -> Bool {
    block.descendants.contains { $0.kind == .guardStmt || $0.isConditionalExpression }
  }

  private func report(at node: Node, _ call: String, _ function: MemberID, _ modifier: Node) {
    pass.report(
      node.usedNameRange,
      "\(call) is called each time the view appears, for example when a pushed view is closed or a tab is selected",
      help: Remedy("\(clauses: "check first whether the work was done", "start the work in the model")"),
      notes: [
        pass.note("`\(pass.plainName(of: function))` does not check whether the work was done", .cause, at: function)
      ])
  }
}
