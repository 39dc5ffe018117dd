import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A lazy container has to know how many views each element gives before it builds them, which `AnyView` hides.
public struct AnyViewInRow: ViewTreeRule {
  public static let about = About(
    "any-view-in-row", .identity, .warning, "The rows of a lazy container are type-erased",
    isOnByDefault: false,
    fix: """
      A function that erases all of its results returns `some View` instead, as a `@ViewBuilder` where there \
      are several. An `AnyView` in the row itself is removed where it wraps a view whose type is written \
      there. Suggested: code that needs an `AnyView`, such as a variable that the result is assigned to, no \
      longer compiles.
      """,
    references: [.performance, .forEach, .anyView, .lazyStacks],
    explanation: """
      `List`, `Table` and the lazy stacks and grids build the rows that are on screen. For that they have to \
      know how many views each element of the data gives. They read this from the type of the row. `AnyView` \
      may hold one view, none, or many. So SwiftUI builds every row, including those off screen, only to count \
      and to identify them. A list that should open at once takes as long as all of its rows, and again after \
      each change of the data.

      Give the rows one type with one root: a view type of their own, or a stack with the `if` or `switch` \
      inside (`HStack { switch item.kind { … } }`). Return `some View` from a function for rows, mark it \
      `@ViewBuilder`, and give it such a root. Replace an array of views by an array of data from which \
      `ForEach` builds the views.

      The finding is a warning where code adds elements without limit. It is information where their number is not \
      known.

      Not reported:

      - an `AnyView` deeper inside a row, below a stack that makes the row one view (see `any-view`)
      - rows of containers that are not lazy, and menus
      - what a row presents: sheets and destinations
      """)

  public static let bad = [
    Example(
      "an unknown number of views",
      """
      import SwiftUI

      struct Feed: View {
        let items: [String]
        var body: some View {
          List(items, id: \\.self) { item in
            AnyView(Text(item))
          }
        }
      }
      """),
    Example(
      "a function returns the row",
      """
      import SwiftUI

      struct Feed: View {
        let items: [String]
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(items, id: \\.self) { row(for: $0) }
            }
          }
        }

        func row(for item: String) -> AnyView {
          item.isEmpty ? AnyView(Divider()) : AnyView(Text(item))
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "one root",
      """
      import SwiftUI

      struct Feed: View {
        let items: [String]
        var body: some View {
          List(items, id: \\.self) { item in
            HStack {
              if item.isEmpty { Divider() } else { Text(item) }
            }
          }
        }
      }
      """),
    Example(
      "type-erased below a root: always one view",
      """
      import SwiftUI

      struct Feed: View {
        let items: [String]
        var body: some View {
          List(items, id: \\.self) { item in
            HStack { AnyView(Text(item)) }
          }
        }
      }
      """),
    Example(
      "not lazy",
      """
      import SwiftUI

      struct Legend: View {
        let items: [String]
        var body: some View {
          VStack {
            ForEach(items, id: \\.self) { AnyView(Text($0)) }
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
      for view in tree.children(of: i) { checkRoot(view, row: i) }
    }
  }

  /// Follows what leaves the number of views open: modifiers, branches, groups.
  private func checkRoot(_ i: Int, row: Int) {
    let node = tree[i]
    if let member = pass.index.erasingMember(of: i, in: tree) {
      return report(member, at: i, row: row)
    }
    switch node.kind {
    case .modified:
      if let base = tree.children(of: i).first { checkRoot(base, row: row) }
    case .conditional where node.form == .ternary:
      // A choice of two erased views is one row.
      let arms = tree.arms(of: i).flatMap(\.views)
      for child in arms.allSatisfy({ tree[$0].kind == .erased }) ? Array(arms.prefix(1)) : arms {
        checkRoot(child, row: row)
      }
    case .conditional, .branch, .alternative:
      for child in tree.children(of: i) { checkRoot(child, row: row) }
    case .element where ViewTypes.has(.transparent, node.name) && node.type == nil && node.name != .ForEach:
      for slot in tree.children(of: i) where tree[slot].kind == .slot {
        for child in tree.children(of: slot) { checkRoot(child, row: row) }
      }
    case .erased:
      guard tree.isInLazyRow(i) else { return }
      report(node.syntax.calledNameRange, "`\(pass.text(node.name))`", row: row, fix: fix(erasure: i))
    case .reference, .unknown:
      guard let views = erasedElement(i, row: row) else { return }
      report(views, at: i, row: row)
    default: break
    }
  }

  private func report(_ member: MemberID, at i: Int, row: Int) {
    guard tree.isInLazyRow(i) else { return }
    let fact = pass.index[member]
    let name = pass.text(fact.name)
    let owner = pass.index.owner(member).map { pass.plainName(of: $0) }
    let what =
      fact.name == .body ? "the `AnyView` of `\(owner ?? "")`" : "the `AnyView` of `\(name)`"
    // The declaration is what has to change, but a finding cannot stand in another file.
    if pass.index.file(member) == pass.file.number, !pass.index.isBoundToItsType(member) {
      let place = tree[tree[row].parent].syntax.calledNameRange
      report(
        fact.nameRange, what, row: row, notes: [pass.note("the rows are built here", .quantity, at: place)],
        fix: pass.fixUnerasing(member, fact))
    } else {
      report(
        tree[i].syntax.range, what, row: row,
        notes: [pass.note("the type is erased here", .cause, at: member)])
    }
  }

  private func report(_ range: Range<Int>, _ what: String, row: Int, notes: [Note] = [], fix: Fix? = nil) {
    guard let severity = severity(row) else { return }
    pass.report(
      range,
      "\(what) is a row of `\(container(row))` and hides its number of views, so SwiftUI builds every row, "
        + "including those off screen",
      severity: severity,
      help: "give the rows one type with one root, such as an `HStack` or `VStack` around the branches",
      notes: notes, fix: fix)
  }

  /// A warning where code adds elements without limit; information where the number of rows is not known.
  private func severity(_ row: Int) -> Severity? {
    guard let data = tree[tree[row].parent].syntax.arguments.first?.value else { return .info }
    switch pass.index.quantity(of: data, in: tree.body, work: pass.work) {
    case .bounded: return pass.isStrict ? .info : nil
    case .grows: return .warning
    case .unknown: return .info
    }
  }

  /// `Text(name)` for the statement `AnyView(Text(name))`.
  private func fix(erasure i: Int) -> Fix? {
    let call = tree[i].syntax
    guard let view = tree.children(of: i).first, tree[tree.unmodified(view).base].kind == .element,
      call.asCall?.isUnqualified ?? false, call.trailingClosures.isEmpty,
      call.arguments.count == 1, call.arguments[0].name == .none, let value = call.arguments[0].value,
      let block = call.parent, block.isBlock
    else { return nil }
    let before = call.range.lowerBound..<value.range.lowerBound
    let after = value.range.upperBound..<call.range.upperBound
    guard !pass.hasComment(in: before), !pass.hasComment(in: after) else { return nil }
    return Fix(
      "Remove `AnyView`", .suggested, [pass.edit(before, with: ""), pass.edit(after, with: "")])
  }

  /// The lazy container.
  private func container(_ row: Int) -> String {
    for ancestor in tree.ancestors(of: row)
    where tree[ancestor].kind == .element && ViewTypes.has(.lazyContainer, tree[ancestor].name) {
      return pass.text(tree[ancestor].name)
    }
    return pass.text(tree[tree[row].parent].name)
  }

  /// The property of type `[AnyView]` whose element the row shows: `ForEach(views.indices) { views[$0] }`.
  private func erasedElement(_ i: Int, row: Int) -> MemberID? {
    let syntax = tree[i].syntax
    if syntax.kind == .subscriptCall, let base = syntax.firstChild { return erasedList(base) }
    // `ForEach(views) { $0 }`: the parameter of the row.
    guard syntax.kind == .identifierExpr, tree[i].member == nil,
      let data = tree[tree[row].parent].syntax.arguments.first?.value,
      isParameter(syntax, of: tree[row].syntax)
    else { return nil }
    return erasedList(data)
  }

  private func isParameter(_ node: Node, of closure: Node) -> Bool {
    guard let signature = closure.closureSignature else { return node.text == "$0" }
    return signature.descendants.contains { $0.name == node.name && $0.name != .none }
  }

  private func erasedList(_ node: Node) -> MemberID? {
    let node = node.unwrapped
    guard node.isName, let use = tree.body.use(at: node),
      case .member(let member) = tree.body.target(use), pass.index[member].type.isArrayOfErasedViews
    else { return nil }
    return member
  }
}
