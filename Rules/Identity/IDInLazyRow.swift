import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `ForEach` already gives the row its id.
public struct IDInLazyRow: ViewTreeRule {
  public static let about = About(
    "id-in-lazy-row", .identity, .info, "A row of a lazy container repeats its own id",
    fix: """
      Removes `.id`. Suggested: other code may scroll to it.
      """,
    references: [.lazyStacks, .identity],
    explanation: """
      `ForEach` and `List` identify each row by the id of its element, and `scrollTo(_:)` finds the row by \
      that id. `Row(item).id(item.id)` repeats it. In a `List` the explicit id is not only redundant. It wraps the row \
      in another view, and it is known only when the row is built. So the list builds more rows than it shows to find \
      the one with an id. Long lists open and scroll more slowly.

      Remove the call. To scroll to a row, pass the id of its element.

      In lazy stacks and grids, the id is only redundant as far as is known, which is reported in strict mode.

      Not reported:

      - ids of single views between the rows (anchors)
      - ids that differ from the one that identifies the row
      - containers that are not lazy
      - collections that the sources bound to a few elements, except in strict mode
      """)

  public static let bad = [
    Example(
      "the id of the element, repeated",
      """
      import SwiftUI

      struct Song: Identifiable {
        let id: Int
        let title: String
      }

      struct Songs: View {
        let songs: [Song]
        var body: some View {
          List {
            ForEach(songs) { song in
              Text(song.title).id(song.id)
            }
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the rows have ids, the anchor needs its own",
      """
      import SwiftUI

      struct Song: Identifiable {
        let id: Int
        let title: String
      }

      struct Songs: View {
        let songs: [Song]
        var body: some View {
          ScrollView {
            LazyVStack {
              Color.clear.id("top")
              ForEach(songs) { song in Text(song.title) }
            }
          }
        }
      }
      """)
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    lazy var scrollsToOptional = scrollsToOptional()
    for i in tree.nodes.indices where tree[i].isRowSlot && tree[i].use?.kind == .plain {
      let container = tree[i].parent
      let views = tree.children(of: i)
      guard tree[container].type == nil, views.count == 1,
        tree[container].name == .ForEach || tree[container].name == .List,
        case let row = tree[views[0]], row.isFrameworkModifier, row.name == .id,
        let value = row.syntax.unlabelledArgument, row.syntax.arguments.count == 1,
        // The rows of a section are inside of it.
        !tree[tree.unmodified(views[0]).base].isFrameworkElement(.Section),
        repeats(value, tree[container].syntax, row: tree[i].syntax),
        isLarge(tree[container].syntax),
        let lazy = pass.index.lazyContainer(around: container, of: tree, work: pass.work),
        pass.isStrict || lazy.container == .List, !scrollsToOptional
      else { continue }
      report(row.syntax, value, lazy, container: tree[container].syntax)
    }
  }

  /// Whether code of the view scrolls to an optional. That finds an `.id(…)`, whose value is cast, and no id of a row,
  /// whose type would have to be the same.
  private func scrollsToOptional() -> Bool {
    guard pass.file.mentions(.scrollTo), let owner = tree.owner else { return false }
    let index = pass.index
    return index[owner].members.contains { member in
      guard index[member].hasBody else { return false }
      let body = index.body(of: member)
      return body.uses.indices.contains { i in
        guard body.uses[i].isCall, body.uses[i].name == .scrollTo,
          let target = body.node(i).unlabelledArgument?.unwrapped, let use = body.use(at: target)
        else { return false }
        switch body.target(use) {
        case .member(let id): return index[id].type.isOptional
        case .local(let local): return body.locals[Int(local)].type.isOptional
        default: return false
        }
      }
    }
  }

  /// Whether there may be more rows than fit on a screen. A few rows are all on screen.
  private func isLarge(_ call: Node) -> Bool {
    guard !pass.isStrict, let data = call.arguments.first?.value,
      case .bounded(let count) = pass.index.likelyQuantity(of: data, in: tree.body, work: pass.work)
    else { return true }
    return count.map { $0 > Self.fewRows } ?? false
  }

  /// As many rows as a screen shows.
  private static let fewRows = 12

  /// Whether it is the value by which the container identifies its rows.
  private func repeats(_ value: Node, _ call: Node, row: Node) -> Bool {
    guard let data = call.arguments.first, data.name == .none,
      let path = keyPath(of: call), row.kind == .closure
    else { return false }
    let parameters = pass.index.rowParameters(of: row)
    guard parameters.count <= 1 else { return false }
    let element = parameters.first.map { pass.text($0.name) } ?? "$0"
    let expected = ([element.first == "$" && element != "$0" ? String(element.dropFirst()) : element] + path)
      .joined(separator: ".")
    return value.comparableText == expected
  }

  /// `["id"]` for elements that identify themselves, `["name"]` for `id: \\.name`, nothing for `\\.self`.
  private func keyPath(of call: Node) -> [String]? {
    guard let key = call.argument(.id) else { return ["id"] }
    return key.asKeyPath?.names
  }

  private func report(_ call: Node, _ value: Node, _ lazy: LazyContext, container: Node) {
    guard let base = call.callee?.base else { return }
    let edit = pass.edit(base.range.upperBound..<call.range.upperBound, with: "")
    pass.report(
      call.calledNameRange,
      "`.id(\(pass.brief(value)))` repeats the id of the row"
        + (lazy.container == .List ? ", which makes `List` build rows off screen" : ""),
      help: "remove `.id`: `scrollTo(_:)` finds the row by the id of its element",
      notes: [pass.note("this gives each row its id", .remedy, at: container.calledNameRange)]
        + lazy.path.map { pass.note("this call is shown in a `\(pass.text(lazy.container))`", .quantity, at: $0) },
      fixes: pass.hasComment(in: base.range.upperBound..<pass.endOfLine(at: call.range.upperBound))
        ? [] : [Fix("Remove `.id`", .suggested, [edit])])
  }
}
