import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A lazy container asks the type of its rows how many views each element gives; an `if` has no answer.
public struct ForeachNonconstantRowCount: ViewTreeRule {
  public static let about = About(
    "foreach-nonconstant-row-count", .identity, .warning,
    "Rows of a lazy container differ in how many views they give",
    fix: """
      Puts a stack around the content of the row: an `HStack` in a `LazyHStack`, else a `VStack`. Suggested \
      only: an element that gave no view then has an empty row, for which choosing the elements \
      beforehand is better, and several views are arranged by the new stack. Not offered where the row \
      sets something on its list from inside (`listRowInsets`, `swipeActions`).
      """,
    references: [.forEach, .performance, .lazyStacks],
    explanation: """
      `List` and the lazy stacks and grids build the rows that can be seen. For that they need to know \
      which element a row belongs to, and so how many views each element gives. If the type of the row \
      answers that, for example with “one”, the container counts without building anything. Rows that are \
      `if item.isShown { Row(item) }` give no view or one, depending on the data: now SwiftUI has to make \
      every row of the collection, on and off the screen, to find out, and does so again when the data \
      change. The list opens slowly, scrolls in jumps, and the work in the rows is multiplied. (An app \
      that is started with `-LogForEachSlowPath YES` logs the places.)

      Choose the elements before the `ForEach`, in the model if that is expensive \
      (`ForEach(items.filter(\\.isShown)) { … }`). Where all elements have a row but not the same one, \
      give the row one root: a stack with the `if` inside. An inner `ForEach` belongs into a `Section` or \
      a stack.

      SameView counts through `Group`, modifiers, helper properties and functions, and the bodies of your \
      own views in other files. One arm of an `if` or a `switch` may show another view than the other: \
      only their numbers matter.

      Left alone: everything that is not lazy (stacks, `Form`, menus, pickers, charts, maps, tabs, \
      tables), rows that are sections, conditions that never change while the program runs, collections \
      that never change, such as `allCases` or a literal, and rows that are erased (see \
      `any-view-in-row`).
      """)

  public static let bad = [
    Example("no view, or one", """
      import SwiftUI

      struct Episode: Identifiable {
        let id: Int
        let title: String
        let isDownloaded: Bool
      }

      struct Downloads: View {
        let episodes: [Episode]
        var body: some View {
          List(episodes) { episode in
            if episode.isDownloaded { Text(episode.title) }
          }
        }
      }
      """),
    Example("one view, or two", """
      import SwiftUI

      struct Timeline: View {
        let days: [String]
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(days, id: \\.self) { day in
                Text(day)
                if day != days.last { Divider() }
              }
            }
          }
        }
      }
      """),
  ]
  public static let good = [
    Example("the elements are chosen beforehand", """
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
    Example("one root, or as many views in each arm", """
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
    Example("not lazy", """
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
        case .varying(let cause) = pass.index.viewCount(of: i, in: tree),
        lazy.path.allSatisfy({ !pass.isExcluded($0) }), !isConstant(container)
      else { continue }
      report(container, row: i, cause, lazy)
    }
  }

  /// Few elements, and always the same ones, are soon counted.
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
    let call = tree[container].syntax
    let place = Location(varying.syntax.headRange, inFile: varying.file)
    let count: String
    let remark: String
    let help: String
    switch varying.cause {
    case .branch(let least, let most):
      count =
        if let most { most == least + 1 ? "\(least) or \(most) views" : "\(least) to \(most) views" } else {
          least == 0 ? "no view or some" : "different numbers of views"
        }
      remark = "here a row gives another number of views"
      help =
        least == 0
        ? "choose the elements before the `\(pass.text(call.calledName))`, or put a stack around the content "
          + "of the row"
        : "put a stack around the content of the row, so that each element gives one view"
    case .elements:
      count = "as many views as an inner collection has elements"
      remark = "here a row gives one view for each element"
      help = "put the inner `ForEach` into a `Section`, or a stack around the content of the row"
    }
    var notes = [Note(remark, at: place)]
    notes += lazy.path.map { pass.note("shown in a `\(pass.text(lazy.container))` by way of this", at: $0) }
    pass.report(
      call.calledNameRange,
      "each element gives \(count), so `\(pass.text(lazy.container))` has to build every row, on or off the "
        + "screen, to count them",
      help: help, notes: notes, fix: fix(row: row, lazy))
  }

  /// A stack around the content of the row.
  private func fix(row: Int, _ lazy: LazyContext) -> Fix? {
    let closure = tree[row].syntax
    guard closure.kind == .closure, !speaksToContainer(closure),
      !(row..<tree[row].end).contains(where: { i in
        let bodies = tree[i].type.map { pass.index[$0].members } ?? [tree[i].member].compactMap { $0 }
        return bodies.contains { pass.index[$0].hasBody && speaksToContainer(pass.index.node($0)) }
      })
    else { return nil }
    let stack = lazy.container == .LazyHStack ? "HStack" : "VStack"
    return pass.editsWrapping(closure, in: stack).map {
      Fix("Put the content of each row into a `\(stack)`", .suggested, $0)
    }
  }

  private func speaksToContainer(_ node: Node) -> Bool {
    node.descendants.contains { $0.kind == .call && isForContainer($0.calledName) }
  }

  /// A modifier by which a row speaks to the container: from inside a stack it is not heard.
  private func isForContainer(_ modifier: Name) -> Bool {
    switch modifier.known {
    case .swipeActions, .deleteDisabled, .moveDisabled, .selectionDisabled, .tag, .badge: true
    default: pass.text(modifier).hasPrefix("list")
    }
  }
}
