import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A lazy stack saves work only if it can tell which of its rows are in sight.
public struct LazyStackDefeated: ViewTreeRule {
  public static let about = About(
    "lazy-stack-defeated", .performance, .warning,
    "A lazy stack, or a list, builds all of its rows at once",
    references: [.whatsNew2025, .lazyStacks],
    explanation: """
      The lazy stacks and grids build a child when it comes into sight. That works under two conditions: the \
      children are the rows, and something around them scrolls and so says what is in sight. Without these \
      the stack is as eager as any other, only slower:

      - the rows are inside of a plain stack, which is the only child: `LazyVStack { VStack { ForEach … } }`;
      - nothing scrolls: without a `ScrollView` around it everything counts as in sight;
      - `.fixedSize()` or `ViewThatFits` ask for the size of the whole stack, and so for every row;
      - a `List`, a `Form` or a second scroll view that scrolls the same way stands in a `ScrollView`: it is \
      offered unlimited room and takes it, or has none at all.

      Put the `ForEach` right into the lazy stack and the lazy stack right into the `ScrollView`. Sections \
      of a list, or a header beside the `ForEach`, take the place of the inner container.

      Left alone: a plain stack beside a `ForEach` (a header), rows that never change, scroll views that \
      scroll another way (in strict mode a lazy stack in one that is itself in a lazy stack is information, \
      where the code also runs before iOS 26: only from then on it stays lazy), inner containers with a height \
      of their own, a `Form` unless the code is known to run \
      on iOS and not on a Mac, where forms do not scroll, sheets and destinations, and views \
      that are shown by code which SameView cannot follow.
      """)

  public static let bad = [
    Example("one child, which holds everything", """
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
    Example("a list in a scroll view", """
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
    Example("the rows are the children", """
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
    Example("another way", """
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
    guard hasLazy || file.mentions(.ScrollView) else { return }
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
        inner.syntax.kind == .call, inner.name != .Form || scrollsForms() || pass.isStrict,
        !content.modifiers.contains(where: { hasOwnSize($0.view, axis) })
      else { continue }
      let name = pass.text(inner.name)
      let way = axis == .vertical ? "vertically" : "horizontally"
      let effect =
        inner.name == .ScrollView
        ? "it is given unlimited room, scrolls nothing and builds all of its content"
        : "it is given no size of its own, and all or none of its rows are built"
      pass.report(
        inner.syntax.calledNameRange,
        "`\(name)` stands in a `ScrollView` that scrolls \(way) as well: \(effect)",
        severity: inner.name == .Form && !scrollsForms() ? .info : .warning,
        help: inner.name == .ScrollView
          ? "remove one of the two" : "make the rest sections of the `\(name)`, or use a `LazyVStack` for its rows",
        notes: [pass.note("scrolls \(way)", at: tree[i].syntax.calledNameRange)])
    }
  }

  /// A row of a lazy stack that scrolls the other way, and is lazy itself.
  private func checkAcross(_ i: Int) {
    guard let axis = pass.index.scrollAxis(of: tree[i]), tree[i].syntax.kind == .call,
      pass.index.content(of: i, in: tree, along: axis).contains(where: { $0.kind == .lazy }),
      let outer = tree.ancestors(of: i).first(where: { tree[$0].type == nil && pass.index.isLazyLayout(tree[$0]) }),
      pass.index.stackAxis(of: tree[outer]) != axis
    else { return }
    pass.report(
      tree[i].syntax.calledNameRange,
      "before iOS 26, a lazy stack that scrolls across another one builds all of its views at once",
      severity: .info, help: "nothing to do from iOS 26 on; until then, keep such rows short",
      notes: [pass.note("scrolls the other way", at: tree[outer].syntax.calledNameRange)])
  }

  /// On a Mac a form is a stack of columns, and does not scroll.
  private func scrollsForms() -> Bool {
    pass.targets.releases[.iOS] != nil && pass.targets.releases[.macOS] == nil
  }

  /// `.frame(height: 300)`, `.containerRelativeFrame(.vertical)`
  private func hasOwnSize(_ modifier: ViewNode, _ axis: ScrollAxis) -> Bool {
    switch modifier.name.known {
    case .frame:
      let labels: [Name.Known] = axis == .vertical ? [.height, .maxHeight, .minHeight] : [.width, .maxWidth, .minWidth]
      return labels.contains { modifier.syntax.argument($0) != nil }
    case .containerRelativeFrame, .aspectRatio, .scaledToFit, .scaledToFill: return true
    default: return modifier.member != nil
    }
  }

  // MARK: Lazy stacks

  private func checkLazy(_ i: Int) {
    guard let axis = pass.index.stackAxis(of: tree[i]), tree[i].syntax.kind == .call else { return }
    let contents = pass.index.content(of: i, in: tree, along: axis)
    let loops = contents.filter { $0.kind == .loop }
    guard let (rows, collection) = growing(loops) else { return }
    let name = pass.text(tree[i].name)
    let data = pass.brief(collection)
    if let stack = rows.stack, loops.allSatisfy({ $0.stack != nil || $0.isAcross }),
      !hasOtherRows(i, contents)
    {
      pass.report(
        tree[i].syntax.calledNameRange,
        "all rows of `\(name)` are in one child, a `\(pass.text(stack.view.name))`, so all of `\(data)` is built "
          + "at once",
        help: "put the `ForEach` right into the `\(name)`", notes: [pass.note("holds the rows", at: stack)])
      return
    }
    guard rows.stack == nil, !rows.isAcross else { return }
    if let modifier = sizing(i, axis) {
      pass.report(
        tree[i].syntax.calledNameRange,
        "`fixedSize` asks for the size of the whole `\(name)`, so all of `\(data)` is built at once",
        help: "leave `fixedSize` out, or use a plain stack",
        notes: [pass.note("asks for the size", at: tree[modifier].syntax.calledNameRange)])
      return
    }
    if let chooser = choice(around: i) {
      pass.report(
        tree[i].syntax.calledNameRange,
        "`ViewThatFits` measures the whole `\(name)`, so all of `\(data)` is built at once",
        help: "put a `ScrollView` around the `\(name)`, or use a plain stack",
        notes: [pass.note("measures it", at: tree[chooser].syntax.calledNameRange)])
      return
    }
    if case .still = pass.index.scrollSurroundings(of: i, in: tree, work: pass.work) {
      pass.report(
        tree[i].syntax.calledNameRange,
        "nothing around `\(name)` scrolls, so all of `\(data)` counts as in sight and is built at once",
        help: "put a `ScrollView` around it, or use a plain `\(axis == .vertical ? "VStack" : "HStack")` or grid",
        notes: [pass.note("the rows", at: rows.place)])
    }
  }

  /// The first loop over something that can grow.
  private func growing(_ loops: [ScrollContent]) -> (ScrollContent, Node)? {
    for loop in loops {
      if let collection = pass.index.growingCollection(of: loop.place, work: pass.work) { return (loop, collection) }
    }
    return nil
  }

  /// Are there children that may be many themselves, of which nothing is known?
  private func hasOtherRows(_ i: Int, _ contents: [ScrollContent]) -> Bool {
    if contents.contains(where: { $0.kind == .lazy }) { return true }
    return (i..<tree[i].end).contains { tree[$0].kind == .slot && tree[$0].use == nil }
  }

  /// The `fixedSize` among the modifiers of the stack that is about the way it grows.
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

  /// The `ViewThatFits` that measures it, if nothing in between scrolls.
  private func choice(around i: Int) -> Int? {
    for ancestor in tree.ancestors(of: i) {
      let node = tree[ancestor]
      if node.kind == .slot, node.use?.kind != .plain { return nil }
      guard node.kind == .element else { continue }
      if node.type != nil || ViewTypes.has(.scrolls, node.name) { return nil }
      if node.name == .ViewThatFits { return node.syntax.kind == .call ? ancestor : nil }
    }
    return nil
  }
}
