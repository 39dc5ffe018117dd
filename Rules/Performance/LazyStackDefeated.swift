import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A lazy stack saves work only if it knows which of its rows are visible.
public struct LazyStackDefeated: ViewTreeRule {
  public static let about = About(
    "lazy-stack-defeated", .performance, .warning,
    "A lazy stack or a list builds all of its rows at once",
    isOnByDefault: false,
    references: [.whatsNew2025, .lazyStacks],
    explanation: """
      Lazy stacks and grids build a child when it becomes visible. This works under two conditions: the \
      children are the rows, and something around the stack scrolls, which determines what is visible. \
      Otherwise a lazy stack builds everything at once, like a plain stack, only slower:

      - The rows are inside a plain stack, which is the only child: `LazyVStack { VStack { ForEach … } }`.
      - Nothing scrolls: without a `ScrollView` around the stack, everything counts as visible.
      - `ViewThatFits` measures the whole stack, and so every row; `.fixedSize()` may do so.
      - A `List`, a `Form` or a second scroll view is inside a `ScrollView` that scrolls the same way. It is \
      offered unlimited space and takes all of it, or gets none.

      Put the `ForEach` directly into the lazy stack, and the lazy stack directly into the `ScrollView`. \
      Sections of a list, or a header next to the `ForEach`, replace the inner container.

      Not reported:

      - a plain stack next to a `ForEach` (a header), and rows that never change or have the name of something small;
      - a plain stack that is drawn as one card, with a background or a shape around all rows;
      - stacks that are measured, or that nothing scrolls, which is most often meant, and stacks in the cells of a grid, \
      unless the rule is strict;
      - scroll views that scroll in different directions, and inner containers with their own height;
      - a `Form`, unless the code is known to run on iOS and not on a Mac, where forms do not scroll;
      - sheets, destinations and widgets;
      - views that are shown by code which SameView cannot follow.

      A lazy stack that scrolls across another lazy stack stays lazy only from iOS 26 on. Strict mode reports \
      it as information where the code also runs on older systems.
      """)

  public static let bad = [
    Example(
      "one child that holds all rows",
      """
      import SwiftUI

      struct Stops: View {
        @State private var stops: [String] = []
        var body: some View {
          ScrollView {
            LazyVStack {
              VStack {
                ForEach(stops, id: \\.self) { Text($0) }
              }
            }
          }
        }
      }
      """),
    Example(
      "a list in a scroll view",
      """
      import SwiftUI

      struct Stops: View {
        let stops: [String]
        var body: some View {
          ScrollView {
            Text("Stops")
            List(stops, id: \\.self) { Text($0) }
          }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "the rows are the children",
      """
      import SwiftUI

      struct Stops: View {
        @State private var stops: [String] = []
        var body: some View {
          ScrollView {
            LazyVStack {
              VStack { Text("Stops"); Divider() }
              ForEach(stops, id: \\.self) { Text($0) }
            }
          }
        }
      }
      """),
    Example(
      "a lazy stack in each direction",
      """
      import SwiftUI

      struct Stops: View {
        let lines: [String]
        let stops: [String]
        var body: some View {
          ScrollView {
            ScrollView(.horizontal) { LazyHStack { ForEach(lines, id: \\.self) { Text($0) } } }
            LazyVStack { ForEach(stops, id: \\.self) { Text($0) } }
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    let file = pass.file
    let hasLazy =
      file.mentions(.LazyVStack) || file.mentions(.LazyHStack) || file.mentions(.LazyVGrid)
      || file.mentions(.LazyHGrid)
    guard hasLazy || file.mentions(.ScrollView), pass.isStrict || !pass.isStill(tree.owner) else { return }
    for i in tree.nodes.indices where tree[i].isFrameworkElement {
      if tree[i].name == .ScrollView {
        checkNested(i)
        if pass.isStrict, pass.targets.have(.iOS26) == false { checkAcross(i) }
      } else if pass.index.isLazyLayout(tree[i]) {
        checkLazy(i)
      }
    }
  }

  // MARK: Containers in containers

  private func checkNested(_ i: Int) {
    guard let axis = pass.index.scrollAxis(of: tree[i]) else { return }
    for content in pass.index.content(of: i, in: tree, along: axis) where content.kind == .scroll {
      let inner = content.place.view
      guard content.place.tree.file == pass.file.number, pass.index.scrollAxis(of: inner) == axis,
        inner.isCall, inner.name != .Form || scrollsForms() || pass.isStrict,
        !content.modifiers.contains(where: { hasOwnSize($0.view, axis) })
      else { continue }
      let name = pass.text(inner.name)
      let way = axis == .vertical ? "vertically" : "horizontally"
      let effect =
        inner.name == .ScrollView
        ? "so it gets unlimited space, never scrolls and builds all of its content"
        : "so it has no size of its own and builds all or none of its rows"
      pass.report(
        inner.syntax.calledNameRange,
        "`\(name)` is inside a `ScrollView` that scrolls \(way) too, \(effect)",
        severity: inner.name == .Form && !scrollsForms() ? .info : .warning,
        help: inner.name == .ScrollView
          ? Remedy("remove one of the two scroll views")
          : """
          \(clauses: "move the other views into sections of the `\(name)`", "use a `LazyVStack` for its rows")
          """,
        notes: [pass.note("scrolls \(way) too", .cause, at: tree[i].syntax.calledNameRange)])
    }
  }

  /// Reports a lazy stack in a scroll view that is a row of a lazy stack across it.
  private func checkAcross(_ i: Int) {
    guard let axis = pass.index.scrollAxis(of: tree[i]), tree[i].isCall,
      pass.index.content(of: i, in: tree, along: axis).contains(where: { $0.kind == .lazy }),
      let outer = tree.ancestors(of: i).first(where: { tree[$0].type == nil && pass.index.isLazyLayout(tree[$0]) }),
      pass.index.stackAxis(of: tree[outer]) != axis
    else { return }
    let release = pass.system(of: .iOS26)
    pass.report(
      tree[i].syntax.calledNameRange,
      "a lazy stack that scrolls across another lazy stack builds all of its views at once before \(release)",
      severity: .info, help: "keep such rows short for systems before \(release)",
      notes: [pass.note("the lazy stack around it", .cause, at: tree[outer].syntax.calledNameRange)])
  }

  /// Whether forms scroll on the systems that the code is for: on a Mac a form is a stack of columns.
  private func scrollsForms() -> Bool {
    pass.targets.releases[.iOS] != nil && pass.targets.releases[.macOS] == nil
  }

  /// `.frame(height: 300)`, `.containerRelativeFrame(.vertical)`
  private func hasOwnSize(_ modifier: ViewNode, _ axis: ScrollAxis) -> Bool {
    switch modifier.name.known {
    case .frame:
      let labels: [Name.Known] =
        axis == .vertical ? [.height, .maxHeight, .minHeight] : [.width, .maxWidth, .minWidth]
      return labels.contains { modifier.syntax.argument($0) != nil }
    case .containerRelativeFrame, .aspectRatio, .scaledToFit, .scaledToFill: return true
    default: return modifier.member != nil
    }
  }

  // MARK: Lazy stacks

  private func checkLazy(_ i: Int) {
    guard let axis = pass.index.stackAxis(of: tree[i]), tree[i].isCall else { return }
    let contents = pass.index.content(of: i, in: tree, along: axis)
    let loops = contents.filter { $0.kind == .loop }
    guard let (rows, collection) = growing(loops) else { return }
    let name = pass.text(tree[i].name)
    let data = pass.quoted(collection, or: "the collection")
    let size = pass.index.likelyQuantity(of: collection, in: rows.place.tree.body, work: pass.work)
    if size.isBounded, !pass.isStrict { return }
    if let stack = rows.stack, loops.allSatisfy({ $0.stack != nil || $0.isAcross }),
      !hasOtherRows(i, contents)
    {
      // The cells of a grid are its layout.
      if !pass.isStrict, drawsCard(rows) || tree[i].name == .LazyVGrid || tree[i].name == .LazyHGrid { return }
      pass.report(
        tree[i].syntax.calledNameRange,
        "the rows of \(data) are inside \(withArticle(pass.text(stack.view.name))), which the `\(name)` builds as one child",
        severity: size.isGrowing ? .warning : .info,
        help: "put the `ForEach` directly into the `\(name)`",
        notes: [
          pass.note(stack.view.type == nil ? "holds the rows" : "puts the rows into one stack", .quantity, at: stack)
        ])
      return
    }
    // What measures or shows a few rows at once is most often meant to.
    guard pass.isStrict, rows.stack == nil, !rows.isAcross else { return }
    let severity: Severity = size.isGrowing ? .warning : .info
    if let modifier = sizing(i, axis) {
      pass.report(
        tree[i].syntax.calledNameRange,
        "`fixedSize` measures the whole `\(name)`, which builds every row of \(data) at once",
        severity: severity,
        help: help("remove `fixedSize`", insteadOf: tree[i].name),
        notes: [pass.note("measures the stack", .cause, at: tree[modifier].syntax.calledNameRange)])
      return
    }
    if let chooser = choice(around: i) {
      pass.report(
        tree[i].syntax.calledNameRange,
        "`ViewThatFits` measures the whole `\(name)`, which builds every row of \(data) at once",
        severity: severity,
        help: help("put a `ScrollView` around the `\(name)`", insteadOf: tree[i].name),
        notes: [pass.note("measures the stack", .cause, at: tree[chooser].syntax.calledNameRange)])
      return
    }
    if case .still = pass.index.scrollSurroundings(of: i, in: tree, work: pass.work) {
      pass.report(
        tree[i].syntax.calledNameRange,
        "nothing around `\(name)` scrolls, so every row of \(data) counts as visible and is built at once",
        severity: severity,
        help: help("put a `ScrollView` around the `\(name)`", insteadOf: tree[i].name),
        notes: [pass.note("the rows", .quantity, at: rows.place)])
    }
  }

  /// Adds the stack that arranges the same rows without being lazy. There is none for a grid: a `Grid` has no columns of
  /// its own.
  private func help(_ remedy: String, insteadOf lazy: Name) -> Remedy {
    switch lazy.known {
    case .LazyVGrid, .LazyHGrid: Remedy(remedy)
    case .LazyHStack: Remedy(remedy + ", or use a plain `HStack`")
    default: Remedy(remedy + ", or use a plain `VStack`")
    }
  }

  /// Whether the rows are shown on one card, which needs a stack of them: `.background(…)`, `.clipShape(…)`.
  private func drawsCard(_ rows: ScrollContent) -> Bool {
    rows.modifiers.contains { modifier in
      switch modifier.view.name.known {
      case .background, .clipShape, .cornerRadius, .border, .glassEffect, .overlay: true
      default: false
      }
    }
  }

  /// The first loop over a collection that can grow, and the collection.
  private func growing(_ loops: [ScrollContent]) -> (ScrollContent, Node)? {
    for loop in loops {
      if let collection = pass.index.growingCollection(of: loop.place, work: pass.work) { return (loop, collection) }
    }
    return nil
  }

  /// Whether the stack has children that may stand for many rows.
  private func hasOtherRows(_ i: Int, _ contents: [ScrollContent]) -> Bool {
    if contents.contains(where: { $0.kind == .lazy }) { return true }
    return (i..<tree[i].end).contains { tree[$0].kind == .slot && tree[$0].use == nil }
  }

  /// The `fixedSize` on the stack that applies to the direction in which it grows.
  private func sizing(_ i: Int, _ axis: ScrollAxis) -> Int? {
    var current = tree[i].parent
    while current >= 0, tree[current].kind == .modified {
      let call = tree[current].syntax
      if tree[current].name == .fixedSize, tree[current].member == nil, call.kind == .call {
        if call.arguments.isEmpty { return current }
        let flag = call.argument(axis == .vertical ? .vertical : .horizontal)
        if flag?.unwrapped.kind == .booleanLiteral, flag?.text == "true" { return current }
      }
      current = tree[current].parent
    }
    return nil
  }

  /// The `ViewThatFits` that measures the stack, if nothing in between scrolls.
  private func choice(around i: Int) -> Int? {
    for ancestor in tree.ancestors(of: i) {
      let node = tree[ancestor]
      if node.kind == .slot, node.use?.kind != .plain { return nil }
      guard node.kind == .element else { continue }
      if node.type != nil || ViewTypes.has(.scrolls, node.name) { return nil }
      if node.name == .ViewThatFits { return node.isCall ? ancestor : nil }
    }
    return nil
  }
}
