import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A lazy container reads from the type of its rows how many views each element gives, which an `if` leaves open.
public struct ForeachNonconstantRowCount: ViewTreeRule {
  public static let about = About(
    "foreach-nonconstant-row-count", .identity, .info,
    "Rows of a lazy container differ in their number of views",
    isOnByDefault: false,
    fix: """
      Puts a stack around the content of the row: an `HStack` in a `LazyHStack`, a `VStack` in a `LazyVStack`, \
      with the alignment and spacing of the lazy stack. Suggested, because the new stack arranges several views. \
      Not offered in grids and lists, where the views of a row are cells and rows of their own, nor around a row \
      without views, which would get spacing.
      """,
    references: [.forEach, .performance, .lazyStacks],
    explanation: """
      `List` and the lazy stacks and grids build the rows that are visible. For that they need to know which \
      element a row belongs to, and so how many views each element gives. If the type of the row answers that, \
      for example with “one”, the container counts without building anything. Rows like `if item.isShown { \
      Row(item) }` give no view or one, depending on the data. `List` then builds every row, including those \
      off screen, and does so again when the data changes. The list opens slowly, scrolls in jumps, and the \
      work in the rows is multiplied. Lazy stacks and grids still build rows when they come into sight, but keep those \
      that they have shown, to count them. (An app that is started with `-LogForEachSlowPath YES` logs such places.)

      Filter the elements before the `ForEach`, or in the model if that is expensive \
      (`ForEach(items.filter(\\.isShown)) { … }`). Where all elements have a row but not the same one, give \
      the row one root: a stack with the `if` inside. Put a view that only the last element has behind the `ForEach`. \
      Where an element gives a list several rows, put all rows into one array, because a stack would make one row of them.

      SameView counts through `Group`, modifiers, helper properties and functions, and the bodies of your own \
      views in other files. Branches of an `if` or a `switch` may show different views. Only their number of \
      views matters.

      A view that several containers show in their rows is reported once, in its body.

      Not reported:

      - rows that come from an inner `ForEach`, unless in strict mode (never in grids), and widgets
      - collections that no code is known to let grow, and those with the name of something small, such as options or tabs
      - containers that are not lazy (stacks, `Form`, menus, pickers, charts, maps, tabs, tables)
      - rows that are sections
      - conditions that never change while the program runs, or that a literal at the call decides
      - collections that never change, such as `allCases` or a literal
      - rows that are type-erased (see `any-view-in-row`)
      """)

  public static let bad = [
    Example(
      "no view, or one",
      """
      import SwiftUI

      struct Episode: Identifiable {
        let id: Int
        let title: String
        let isDownloaded: Bool
      }

      struct Downloads: View {
        @State private var episodes: [Episode] = []
        let load: () async -> [Episode]
        var body: some View {
          List(episodes) { episode in
            if episode.isDownloaded { Text(episode.title) }
          }
          .task { episodes += await load() }
        }
      }
      """),
    Example(
      "one view, or two",
      """
      import SwiftUI

      struct Timeline: View {
        @State private var entries: [String] = []
        let load: () async -> [String]
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(entries, id: \\.self) { entry in
                Text(entry)
                if entry != entries.last { Divider() }
              }
            }
          }
          .task { entries += await load() }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "the elements are filtered first",
      """
      import SwiftUI

      struct Episode: Identifiable {
        let id: Int
        let title: String
        let isDownloaded: Bool
      }

      struct Downloads: View {
        let episodes: [Episode]
        var body: some View {
          List(episodes.filter(\\.isDownloaded)) { Text($0.title) }
        }
      }
      """),
    Example(
      "one root, or the same number of views in each branch",
      """
      import SwiftUI

      struct Timeline: View {
        let days: [String]
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(days, id: \\.self) { day in
                VStack {
                  Text(day)
                  if day != days.last { Divider() }
                }
              }
              ForEach(days, id: \\.self) { day in
                if day.isEmpty { Divider() } else { Text(day) }
              }
            }
          }
        }
      }
      """),
    Example(
      "not lazy",
      """
      import SwiftUI

      struct Legend: View {
        let names: [String]
        var body: some View {
          HStack {
            ForEach(names, id: \\.self) { name in
              if !name.isEmpty { Text(name) }
            }
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    for i in tree.nodes.indices where tree[i].isRowSlot && tree[i].use?.kind == .plain {
      let container = tree[i].parent
      let name = tree[container].name
      guard tree[container].type == nil, name == .ForEach || name == .List,
        let lazy = pass.index.lazyContainer(around: container, of: tree, work: pass.work),
        case .varying(let cause) = pass.index.viewCount(of: i, in: tree, constructedAt: lazy.path.first),
        lazy.path.allSatisfy({ !pass.isExcluded($0) }), !isConstant(container), !pass.isStill(tree.owner)
      else { continue }
      // SwiftUI multiplies the number of inner elements: it builds none of the inner rows for it.
      if case .elements = cause.cause, !pass.isStrict || isGrid(lazy.container) { continue }
      report(container, row: i, cause, lazy)
    }
  }

  private func isGrid(_ container: Name) -> Bool { container == .LazyVGrid || container == .LazyHGrid }

  /// Whether rows are known to pile up. Counting a few costs little.
  private func isLarge(_ container: Int) -> Bool {
    guard let data = tree[container].syntax.arguments.first?.value else { return false }
    let quantity = pass.index.likelyQuantity(of: data, in: tree.body, work: pass.work)
    if case .grows = quantity { return true }
    return false
  }

  /// Whether the elements are always the same, so that counting them costs little.
  private func isConstant(_ container: Int) -> Bool {
    let call = tree[container].syntax
    guard let data = call.arguments.first?.value else { return false }
    if pass.index.hasConstantCount(data, in: tree.body)
      || pass.index.isConstant(data, in: tree.body)
    {
      return true
    }
    // `zip(kinds.indices, kinds)`
    guard let rows = pass.index.rowData(of: call, in: tree.member) else { return false }
    let collections = pass.index.collections(of: rows)
    return !collections.isEmpty && collections.allSatisfy { pass.index.hasConstantCount($0, in: rows.body) }
  }

  private func report(_ container: Int, row: Int, _ varying: VaryingCount, _ lazy: LazyContext) {
    guard pass.isStrict || isLarge(container) else { return }
    let call = tree[container].syntax
    let place = Location(varying.syntax.headRange, inFile: varying.file)
    let count: String
    let remark: String
    let help: String
    switch varying.cause {
    case .branch(let least, let most):
      count =
        if let most { most == least + 1 ? "\(least) or \(most) views" : "\(least) to \(most) views" } else {
          least == 0 ? "any number of views" : "different numbers of views"
        }
      remark = "the number of views of a row varies here"
      help = self.help(least: least, lazy.container, call, varying.syntax, row: row)
    case .elements:
      count = "one view for each element of an inner collection"
      remark = "a row gives one view for each element of this collection"
      help = "put the inner `ForEach` into a `Section` or a stack"
    }
    var notes = [Note(remark, .change, at: place)]
    notes += lazy.path.map { pass.note("this call is shown in a `\(pass.text(lazy.container))`", .quantity, at: $0) }
    pass.report(
      call.calledNameRange,
      "each element gives \(count), so `\(pass.text(lazy.container))` "
        + (lazy.container == .List
          ? "builds every row, including those off screen" : "cannot discard the rows that it has shown"),
      help: help, notes: notes, fix: fix(row: row, varying, lazy),
      cause: cause(of: varying, count.hasPrefix("one view") ? "several views" : count, at: call))
  }

  /// The body that gives the views, which may be the row of several containers; nil if it is in the row itself.
  private func cause(of varying: VaryingCount, _ count: String, at call: Node) -> Cause? {
    guard varying.file != tree.file || !tree[0].syntax.contains(varying.syntax) else { return nil }
    return Cause(
      Location(varying.syntax.headRange, inFile: varying.file),
      note: pass.note("the rows are built here", .quantity, at: call.calledNameRange),
      Cause.Wording(
        "a row gives \(count), so lazy containers of ", counting: "views",
        of: tree.owner.map { "`\(pass.qualifiedName(of: $0))`" } ?? "`\(pass.plainName(of: tree.member))`",
        " keep or build rows off screen to count them"))
  }

  private func help(least: Int, _ container: Name, _ call: Node, _ branch: Node, row: Int) -> String {
    // In a stack, the inner rows would be one row, which is built as a whole.
    if holdsRows(row, of: tree, depth: 0) {
      return "put what the rows show into one array, such as of an enum, and iterate it in a single `ForEach`"
    }
    // `if item == items.last { Footer() }`
    if least > 0, isForLast(branch) {
      return "put the view for the last element behind the `\(pass.text(call.calledName))`"
    }
    let isStack = container == .LazyVStack || container == .LazyHStack
    let bindsValue =
      branch.asIf?.conditions.contains { $0.kind == .optionalBinding || $0.kind == .matchingCondition } ?? false
    let isBound = call.arguments.first?.value?.isBinding ?? false
    let filter =
      isBound
      ? "keep only the elements that have a row in what the `\(pass.text(call.calledName))` iterates"
      : bindsValue
        ? "map the elements to what the rows show, with `compactMap`, before the `\(pass.text(call.calledName))`"
        : "filter the elements before the `\(pass.text(call.calledName))`"
    let moved = transitions(row) ? ", and move `.transition` to the stack" : ""
    // An empty stack would be an empty cell or row.
    if least == 0 { return isStack ? filter + ", or put a stack around the content of the row" + moved : filter }
    return isStack || container == .List
      ? "put a stack around the content of the row, so that each element gives one view" + moved
      : "show one view for each element, with what varies inside of it"
  }

  /// Whether the row has rows of its own.
  private func holdsRows(_ node: Int, of tree: ViewTree, depth: Int) -> Bool {
    (node..<tree[node].end).contains { i in
      let view = tree[i]
      if view.kind == .element, view.type == nil, view.name == .ForEach { return true }
      let member =
        if let type = view.type { pass.index[type].members.first { pass.index[$0].name == .body } } else {
          view.kind == .reference ? view.member : nil
        }
      guard let member, depth < FollowLimit.helpers, pass.index[member].hasBody else { return false }
      return holdsRows(0, of: pass.index.viewTree(of: member), depth: depth + 1)
    }
  }

  /// Whether a view of the row has a transition, which works only on the outermost view.
  private func transitions(_ row: Int) -> Bool {
    tree.children(of: row).contains { view in
      var current = view
      while tree[current].kind == .modified {
        if tree[current].isFrameworkModifier, tree[current].name == .transition { return true }
        guard let base = tree.children(of: current).first else { break }
        current = base
      }
      return false
    }
  }

  private func isForLast(_ branch: Node) -> Bool {
    guard branch.kind == .ifExpr, let condition = branch.child(.conditionList) else { return false }
    return condition.descendants.contains { $0.name == .last } && condition.descendants.contains { $0.isOperator("==") }
  }

  /// A stack around the content of the row, arranged like the lazy stack. Nil where it would show: in a grid, whose
  /// cells the views are, in a list, whose rows they are, and around no view, which would get spacing.
  private func fix(row: Int, _ varying: VaryingCount, _ lazy: LazyContext) -> Fix? {
    let closure = tree[row].syntax
    guard lazy.path.isEmpty, lazy.container == .LazyVStack || lazy.container == .LazyHStack,
      let container = tree.ancestors(of: row).first(where: { tree[$0].name == lazy.container })
    else { return nil }
    let arrangement = tree[container].syntax.arguments.filter { $0.name == .alignment || $0.name == .spacing }
    var least = 0
    if case .branch(let fewest, _) = varying.cause { least = fewest }
    let isWithoutSpacing = arrangement.contains { $0.name == .spacing && $0.value?.text == "0" }
    guard least > 0 || isWithoutSpacing, !(row..<tree[row].end).contains(where: { tree[$0].name == .Section })
    else { return nil }
    // A modifier of the `ForEach` is one for each view, and would be one for the stack.
    let loop = closure.ancestor { $0.isCall(of: .ForEach) || $0.isCall(of: .List) }
    guard loop?.parent?.kind != .memberAccess else { return nil }
    guard closure.kind == .closure, !holdsRows(row, of: tree, depth: 0), !configuresContainer(closure),
      !transitions(row),
      !(row..<tree[row].end).contains(where: { i in
        let bodies = tree[i].type.map { pass.index[$0].members } ?? [tree[i].member].compactMap { $0 }
        return bodies.contains { pass.index[$0].hasBody && configuresContainer(pass.index.node($0)) }
      })
    else { return nil }
    let stack = lazy.container == .LazyHStack ? "HStack" : "VStack"
    let arguments =
      arrangement.isEmpty ? "" : "(" + arrangement.map(\.text).joined(separator: ", ") + ")"
    return pass.editsWrapping(closure, in: stack + arguments).map {
      Fix("Put the content of the row into \(withArticle(stack))", .suggested, $0)
    }
  }

  private func configuresContainer(_ node: Node) -> Bool {
    node.descendants.contains { $0.kind == .call && isForContainer($0.calledName) }
  }

  /// Whether the modifier configures the container, which has no effect from inside a stack.
  private func isForContainer(_ modifier: Name) -> Bool {
    switch modifier.known {
    case .swipeActions, .deleteDisabled, .moveDisabled, .selectionDisabled, .tag, .badge: true
    default: pass.text(modifier).hasPrefix("list")
    }
  }
}
