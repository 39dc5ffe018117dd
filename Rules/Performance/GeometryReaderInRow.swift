import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A reader takes part in the layout of each row, and sees each row move.
public struct GeometryReaderInRow: ViewTreeRule {
  public static let about = About(
    "geometry-reader-in-row", .performance, .info,
    "Each row of a lazy container has a reader of its geometry",
    references: [.lazyStacks, .geometryReader],
    explanation: """
      A `GeometryReader` builds its content only when the size is known, in the middle of the layout, and \
      builds it again when the size or the position that it asks for changes. In a row of a `List` or a \
      lazy stack it does so for each row that comes into sight, and while the rows scroll. It also takes \
      all the room that it is offered, which makes heights of rows hard to estimate.

      For a size that only decides on something, use `onGeometryChange(for:of:action:)`; for a share of \
      the container's width, `containerRelativeFrame`; for effects that follow the position, \
      `visualEffect` or `scrollTransition`; for an arrangement of one's own, a `Layout`.

      Left alone: a reader around the list, rows of stacks that are not lazy, single views in a lazy \
      stack, what a row presents.
      """)

  public static let bad = [
    Example("a bar in each row", """
      import SwiftUI

      struct Scores: View {
        let scores: [Double]
        var body: some View {
          List(scores, id: \\.self) { score in
            GeometryReader { proxy in
              Rectangle().frame(width: proxy.size.width * score)
            }
          }
        }
      }
      """)
  ]
  public static let good = [
    Example("without a reader", """
      import SwiftUI

      struct Scores: View {
        let scores: [Double]
        var body: some View {
          List(scores, id: \\.self) { score in
            Rectangle().scaleEffect(x: score, anchor: .leading)
          }
        }
      }
      """),
    Example("one reader for all", """
      import SwiftUI

      struct Scores: View {
        let scores: [Double]
        var body: some View {
          GeometryReader { proxy in
            List(scores, id: \\.self) { score in
              Rectangle().frame(width: proxy.size.width * score)
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
    guard pass.file.mentions(.GeometryReader) else { return }
    for i in tree.nodes.indices {
      let node = tree[i]
      guard node.isFrameworkElement(.GeometryReader), node.syntax.kind == .call else { continue }
      // One inside of another is no further defect.
      let isNested = tree.ancestors(of: i).contains {
        tree[$0].kind == .element && tree[$0].name == .GeometryReader
          && tree.isInLazyRow(i) == tree.isInLazyRow($0)
      }
      if isNested { continue }
      if tree.isInLazyRow(i) {
        report(node, lazyContainer(around: i).map { pass.note("a row of this", at: $0.calledNameRange) })
      } else if let owner = tree.owner, pass.index[owner].traits.contains(.view),
        !tree.isInside(.presentation, i),
        !tree.isInside(.menu, i), !isAroundScrolling(i),
        let row = pass.index.lazyRow(of: owner, work: pass.work), !pass.isExcluded(row.site)
      {
        report(node, pass.note("`\(pass.plainName(of: row.view))` is built for each row here", at: row.site))
      }
    }
  }

  private func report(_ node: ViewNode, _ note: Note?) {
    pass.report(
      node.syntax.calledNameRange,
      "each row of a lazy container has a `GeometryReader`: its content is built in the middle of the "
        + "layout, for each row and while the rows scroll",
      help: "use `onGeometryChange`, `containerRelativeFrame` or `visualEffect`, which need no extra layout",
      notes: [note].compactMap { $0 })
  }

  private func lazyContainer(around i: Int) -> Node? {
    tree.ancestors(of: i).first {
      tree[$0].kind == .element && ViewTypes.has(.lazyContainer, tree[$0].name)
    }.map { tree[$0].syntax }
  }

  /// A screen of its own rather than a row: the reader holds what scrolls.
  private func isAroundScrolling(_ i: Int) -> Bool {
    (i..<tree[i].end).contains { tree[$0].kind == .element && ViewTypes.has(.scrolls, tree[$0].name) }
  }
}
