import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A `ForEach` whose rows are another `ForEach` hides the number of its rows.
public struct NestedForeach: ViewTreeRule {
  public static let about = About(
    "nested-foreach", .performance, .info, "A `ForEach` is directly inside another one in a lazy container",
    isOnByDefault: false, yieldsTo: ["foreach-nonconstant-row-count"],
    references: [.performance, .forEach],
    explanation: """
      A lazy container asks a `ForEach` for its number of rows before it builds any. If each element gives one \
      view, that is the number of elements. If each element gives another `ForEach`, it is the sum over all \
      inner collections. The container then walks the whole outer collection to learn it, whatever is visible.

      Put the inner loop into a `Section`, which the container can count and pin. Use a stack if its rows \
      belong together as one row, or flatten both collections where the data is stored.

      The inner `ForEach` may stand in a property or a function of the view.

      Not reported: an inner `ForEach` in a `Section`, a stack or another view, inner loops over a fixed number \
      of elements, and containers that are not lazy. Outer collections that are not known to become large are \
      reported in strict mode only. Where the outer collection can change as well, \
      `foreach-nonconstant-row-count` reports it.
      """)

  public static let bad = [
    Example(
      "rows of rows",
      """
      import SwiftUI

      struct Meal: Identifiable {
        let id: Int
        let dishes: [String]
      }

      struct Menu7: View {
        @State private var meals: [Meal] = []
        let load: () async -> [Meal]
        var body: some View {
          List {
            ForEach(meals) { meal in
              ForEach(meal.dishes, id: \\.self) { Text($0) }
            }
          }
          .task { meals = await load() }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "sections",
      """
      import SwiftUI

      enum Meal: String, CaseIterable { case breakfast, lunch, dinner }

      struct Menu7: View {
        let dishes: [Meal: [String]]
        var body: some View {
          List {
            ForEach(Meal.allCases, id: \\.self) { meal in
              Section(meal.rawValue) {
                ForEach(dishes[meal] ?? [], id: \\.self) { Text($0) }
              }
            }
          }
        }
      }
      """),
    Example(
      "a fixed number of elements",
      """
      import SwiftUI

      struct Board: View {
        var body: some View {
          LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
            ForEach(0..<3, id: \\.self) { row in
              ForEach(0..<3, id: \\.self) { column in Text("\\(row) \\(column)") }
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
    guard pass.file.mentions(.ForEach) else { return }
    for i in tree.nodes.indices where tree[i].isRowSlot {
      let outer = tree[i].parent
      guard tree[i].use?.kind == .plain, tree[outer].type == nil,
        tree[outer].name == .ForEach || tree[outer].name == .List, tree[outer].isCall,
        let inner = loop(in: i, of: tree, depth: 0),
        let lazy = pass.index.lazyContainer(around: outer, of: tree, work: pass.work),
        lazy.path.allSatisfy({ !pass.isExcluded($0) }), pass.isStrict || grows(outer)
      else { continue }
      let container = pass.text(lazy.container)
      pass.report(
        tree[outer].syntax.calledNameRange,
        "each element gives the rows of another `ForEach`, so `\(container)` walks all elements to count its rows",
        help: "put the inner `ForEach` into a `Section` or a stack, or flatten the data",
        notes: [pass.note("the inner `ForEach`", .quantity, at: inner)]
          + lazy.path.map { pass.note("shown in `\(container)` from here", .quantity, at: $0) })
    }
  }

  /// Whether the sources show that the outer elements become many. Walking a few groups costs nothing.
  private func grows(_ outer: Int) -> Bool {
    guard let data = tree[outer].syntax.arguments.first?.value else { return false }
    return pass.index.likelyQuantity(of: data, in: tree.body, work: pass.work).isGrowing
  }

  /// The loop that is the whole row, with only modifiers, groups and branches around it, also in a function or property
  /// of the view that makes the row.
  private func loop(in i: Int, of tree: ViewTree, depth: Int) -> ViewPlace? {
    for child in tree.children(of: i) {
      let node = tree[child]
      switch node.kind {
      case .modified, .conditional, .branch, .alternative:
        if let found = loop(in: child, of: tree, depth: depth) { return found }
      case .slot where node.use?.role == .content && node.use?.kind == .plain && tree[i].kind == .element:
        if let found = loop(in: child, of: tree, depth: depth) { return found }
      case .element where node.isFrameworkElement(.Group):
        if let found = loop(in: child, of: tree, depth: depth) { return found }
      case .reference:
        guard let member = node.member, member != tree.member, depth < FollowLimit.helpers, pass.index[member].hasBody,
          let owner = tree.owner, pass.index.owner(member) == owner,
          pass.index.isViewMember(pass.index[member], owner: owner, file: pass.index.file(member))
        else { continue }
        if let found = loop(in: 0, of: pass.index.viewTree(of: member), depth: depth + 1) { return found }
      case .element where node.isFrameworkElement(.ForEach) && node.isCall:
        guard let data = node.syntax.arguments.first?.value,
          !pass.index.quantity(of: data, in: tree.body, work: pass.work).isBounded
        else { continue }
        return ViewPlace(child, of: tree)
      default: break
      }
    }
    return nil
  }
}
