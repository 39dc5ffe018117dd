import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A sheet closes with the view that presents it.
public struct PresentationOnUnstableView: ViewTreeRule {
  public static let about = About(
    "presentation-on-unstable-view", .identity, .warning, "A view that may be removed presents something",
    references: [.demystify, .identity],
    explanation: """
      A sheet, an alert or an importer belongs to the view that it is attached to. When that view is removed, \
      its presentation closes, in the middle of the user's work. A branch of an `if` or `switch` is removed \
      where the presented view ends its condition: the first tap in the sheet that does closes the sheet. A row of a \
      `List` or of a lazy stack or grid may be removed while its sheet is open, which strict mode reports.

      Where all rows share the flag, one tap presents from every row that is built. If the sheet shows the element of \
      its row, it may show that of another one, which is a warning.

      Attach the modifier to the container, or to another view that stays. Keep a `selected` item in `@State` \
      there, which the rows set, and apply `.sheet(item: $selected)` to the list.

      Not reported:

      - popovers and confirmation dialogs, which point at the button that opens them
      - rows of stacks that are not lazy
      - a presentation in a branch on the element, which only some rows have
      - the content of a presentation
      - content that closes itself in the same step
      - alerts behind a condition, because each of their buttons closes them

      In strict mode popovers and confirmation dialogs of rows are information, and so is a popover that \
      switches off its own branch.
      """)

  public static let bad = [
    Example(
      "the sheet closes with its row",
      """
      import SwiftUI

      struct Contacts: View {
        @State private var names: [String] = []
        @State private var isEditing = false
        let load: () async -> [String]
        var body: some View {
          List(names, id: \\.self) { name in
            Button(name) { isEditing = true }
              .sheet(isPresented: $isEditing) { Text(name) }
          }
          .refreshable { names = await load() }
        }
      }
      """),
    Example(
      "the sheet removes the view that presents it",
      """
      import SwiftUI

      struct Home: View {
        @State private var isGuest = true
        @State private var isSigningIn = false
        var body: some View {
          VStack {
            if isGuest {
              Button("Sign in") { isSigningIn = true }
                .sheet(isPresented: $isSigningIn) {
                  Button("Done") { isGuest = false }
                }
            }
          }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "one sheet, on the list",
      """
      import SwiftUI

      struct Contact: Identifiable { let id: Int; let name: String }
      struct Contacts: View {
        let contacts: [Contact]
        @State private var selected: Contact?
        var body: some View {
          List(contacts) { contact in
            Button(contact.name) { selected = contact }
          }
          .sheet(item: $selected) { Text($0.name) }
        }
      }
      """),
    Example(
      "a dialog points at its button",
      """
      import SwiftUI

      struct Contacts: View {
        let names: [String]
        @State private var isDeleting = false
        var body: some View {
          List(names, id: \\.self) { name in
            Button("Delete") { isDeleting = true }
              .confirmationDialog("Sure?", isPresented: $isDeleting) { Button("Delete") {} }
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    if pass.isStrict { checkPointing() }
    for i in tree.nodes.indices where tree[i].isFrameworkModifier && presents(tree[i]) {
      if let lazy = lazyRow(around: i) {
        if lazy.path.isEmpty, isOfOneCase(i), !showsElement(i), !pass.isStrict { continue }
        if lazy.path.isEmpty, let flag = sharedFlag(i) {
          reportShared(i, flag, in: lazy)
        } else if pass.isStrict {
          report(i, in: lazy)
        }
      } else if let (condition, write) = vanishing(i) {
        report(i, behind: condition, write)
      }
    }
  }

  private func lazyRow(around i: Int) -> LazyContext? {
    guard let lazy = pass.index.lazyRow(around: i, of: tree, work: pass.work),
      lazy.path.allSatisfy({ !pass.isExcluded($0) })
    else { return nil }
    return lazy
  }

  /// Whether a case of the element decides which rows have it: `case .settings: Button(…).sheet(…)` is mostly one row.
  private func isOfOneCase(_ i: Int) -> Bool {
    guard let row = row(around: i) else { return false }
    let elements = Set(tree[row].syntax.asClosure?.parameterNames ?? [])
    return tree.ancestors(of: i).prefix { $0 > row }.contains { ancestor in
      guard tree[ancestor].kind == .conditional, tree[ancestor].syntax.kind == .switchExpr else { return false }
      return pass.index.decidingExpressions(of: tree[ancestor].syntax).contains { deciding in
        ([deciding] + Array(deciding.descendants)).contains { node in
          node.kind == .identifierExpr && (elements.contains(node.name) || node.text.hasPrefix("$0"))
        }
      }
    }
  }

  /// The flag that presents, if all rows share it: a property of the view that builds the rows.
  private func sharedFlag(_ i: Int) -> Node? {
    let arguments = tree[i].syntax.arguments
    guard let flag = (arguments.first { $0.name == .isPresented })?.value, flag.isBinding,
      let use = tree.body.use(at: flag.root), tree.body.uses[use].local < 0
    else { return nil }
    return flag
  }

  /// Whether what is presented is about the row: it names the element.
  private func showsElement(_ i: Int) -> Bool {
    var elements: Set<Name> = []
    for ancestor in tree[i].syntax.ancestors where ancestor.kind == .closure {
      guard let call = ancestor.receivingCall?.call, call.name == .ForEach || call.name == .List else { continue }
      elements = Set(ancestor.asClosure?.parameterNames ?? [])
      break
    }
    for argument in tree[i].syntax.children where argument.kind == .trailingClosure || argument.kind == .argument {
      for node in argument.descendants where node.isReference(toOneOf: elements) {
        return true
      }
    }
    return false
  }

  private func reportShared(_ i: Int, _ flag: Node, in lazy: LazyContext) {
    let name = pass.text(tree[i].name)
    let container = pass.text(lazy.container)
    let showsElement = showsElement(i)
    pass.report(
      tree[i].syntax.calledNameRange,
      "`.\(name)` is attached to each row of a `\(container)` with the same `\(pass.brief(flag))`: one tap presents it "
        + "from every row" + (showsElement ? ", and it may show another row's element" : ""),
      severity: showsElement ? .warning : .info,
      help: "attach it to the `\(container)`, with an item in `@State` that the rows set", notes: notes(lazy, i))
  }

  /// Whether the modifier presents something that covers the screen. Destinations do not count: SwiftUI does not find
  /// them in lazy containers.
  private func presents(_ node: ViewNode) -> Bool {
    switch node.name.known {
    case .sheet, .fullScreenCover, .alert, .inspector, .fileImporter, .fileExporter, .fileMover,
      .photosPicker, .quickLookPreview:
      node.isCall
    default: false
    }
  }

  /// Popovers and dialogs in the rows of this body.
  private func checkPointing() {
    for i in tree.nodes.indices where tree[i].isFrameworkModifier {
      guard tree[i].name == .popover || tree[i].name == .confirmationDialog, tree[i].isCall,
        !tree.ancestors(of: i).contains(where: { tree[$0].kind == .slot && tree[$0].use?.kind != .plain })
      else { continue }
      guard let row = row(around: i) else {
        if let lazy = lazyRow(around: i) {
          let place = "a row of a `\(pass.text(lazy.container))`"
          reportPointing(i, in: place, notes(lazy, i))
        } else if tree[i].name == .popover, let (condition, write) = vanishing(i) {
          // Each button of a dialog closes the dialog anyway.
          report(i, behind: condition, write, severity: .info)
        }
        continue
      }
      let container = tree[tree[row].parent].syntax
      reportPointing(
        i, in: "each row", [pass.note("the rows are built here", .quantity, at: container.headRange)],
        more: ", and a flag that all rows share opens it in every row")
    }
  }

  private func reportPointing(
    _ i: Int, in place: String, _ notes: [Note], more: String = ""
  ) {
    pass.report(
      tree[i].syntax.calledNameRange,
      "`.\(pass.text(tree[i].name))` is attached to \(place): it closes when the row is removed\(more)",
      severity: .info,
      help: more.isEmpty
        ? "attach it to the container if rows may be removed meanwhile"
        : "attach it to the container, or extract the row into a view with its own flag",
      notes: notes)
  }

  /// The slot of the row around the node.
  private func row(around i: Int) -> Int? {
    tree.ancestors(of: i).first { tree[$0].isRowSlot && tree[$0].parent >= 0 }
  }

  // MARK: Branches

  /// The branch around the modifier whose condition the presented content ends, and the place where it does.
  private func vanishing(_ i: Int) -> (Node, Node)? {
    // Each button of an alert closes it anyway.
    guard tree[i].name != .alert, let slot = tree.children(of: i).first(where: { tree[$0].kind == .slot }) else {
      return nil
    }
    var current = i
    while tree[current].parent >= 0 {
      let parent = tree[current].parent
      if tree[parent].kind == .slot, tree[parent].use?.kind != .plain { return nil }
      if tree[parent].kind == .conditional, !tree[parent].isConstant, tree[parent].form != .ternary,
        let write = write(ending: tree[parent].syntax, in: tree[slot].syntax, of: i)
      {
        return (tree[parent].syntax, write)
      }
      current = parent
    }
    return nil
  }

  private func condition(of branch: Node) -> Node? {
    branch.asIf != nil ? branch.child(.conditionList) : branch.asSwitch?.subject
  }

  /// Where the content assigns what makes the condition false. Passing on a binding does not prove a change.
  private func write(ending branch: Node, in content: Node, of i: Int) -> Node? {
    guard let condition = condition(of: branch) else { return nil }
    for use in tree.body.uses where use.isWritten {
      let node = pass.file.tree.node(Int(use.node))
      guard content.contains(node), isOwn(node), let assignment = node.parent, assignment.asAssignment?.target == node,
        !closes(i, beside: assignment)
      else { continue }
      if branch.kind == .switchExpr {
        if node.comparableText == condition.comparableText { return node }
      } else if branch.asIf?.body?.contains(tree[i].syntax) ?? false, assignment.ends(condition) {
        return node
      }
    }
    return nil
  }

  /// Whether the code around the assignment closes what is presented as well.
  private func closes(_ i: Int, beside assignment: Node) -> Bool {
    let flag = tree[i].syntax.arguments.first { $0.name == .isPresented || $0.name == .item }?.value?.unwrapped
    let property = flag.map { pass.text($0.name) }.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
    var inner = assignment
    while let block = inner.parent {
      let closes = block.children.contains { statement in
        statement.isCall(of: .dismiss)
          || statement.asAssignment.map {
            pass.text($0.target.name) == property && ($0.value?.text == "false" || $0.value?.kind == .nilLiteral)
          } ?? false
      }
      // What follows a block that ends here is not reached.
      if closes || block.kind == .closure || block.children.contains(where: { $0.kind == .returnStmt }) {
        return closes
      }
      inner = block
    }
    return false
  }

  /// Whether it is a property of the view, or of an object that it holds.
  private func isOwn(_ node: Node) -> Bool {
    if case .member = pass.index.target(of: node, in: tree.body) { return true }
    return false
  }

  // MARK: Reports

  private func report(_ i: Int, in lazy: LazyContext) {
    let name = pass.text(tree[i].name)
    let container = pass.text(lazy.container)
    pass.report(
      tree[i].syntax.calledNameRange,
      "`.\(name)` is attached to a row of a `\(container)`: it closes when the row is removed from the data",
      severity: .info, help: "attach it to the `\(container)`, with an item in `@State` that the rows set",
      notes: notes(lazy, i))
  }

  private func notes(_ lazy: LazyContext, _ i: Int) -> [Note] {
    if !lazy.path.isEmpty {
      return lazy.path.map {
        pass.note("this is built in a row of a `\(pass.text(lazy.container))`", .quantity, at: $0)
      }
    }
    guard let row = row(around: i) else { return [] }
    return [pass.note("the rows are built here", .quantity, at: tree[tree[row].parent].syntax.headRange)]
  }

  private func report(
    _ i: Int, behind branch: Node, _ write: Node, severity: Severity? = nil
  ) {
    let name = pass.text(tree[i].name)
    let condition = condition(of: branch).map { pass.brief($0) } ?? ""
    pass.report(
      tree[i].syntax.calledNameRange,
      "`.\(name)` is attached to a view behind `\(condition)`: it closes when its content changes "
        + "`\(pass.brief(write))`",
      severity: severity, help: "attach it to a view outside of the branch",
      notes: [
        pass.note("the view depends on this condition", .cause, at: branch.headRange),
        pass.note("the content changes the condition here", .change, at: write.range),
      ])
  }
}
