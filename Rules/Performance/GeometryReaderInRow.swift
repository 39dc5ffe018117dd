import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A `GeometryReader` in a row builds its content during layout, for each row and while the rows scroll.
public struct GeometryReaderInRow: ViewTreeRule {
  public static let about = About(
    "geometry-reader-in-row", .performance, .info,
    "Each row of a lazy container has a `GeometryReader`",
    isOnByDefault: false,
    references: [.lazyStacks, .geometryReader],
    explanation: """
      A `GeometryReader` builds its content only when its size is known, during layout. It builds the content \
      again when the size or the position that the content reads changes. In a row of a `List` or a lazy stack \
      this happens for each row that becomes visible, and while the rows scroll. The reader also takes all the \
      space that it is offered, which makes the heights of rows hard to estimate.

      For a size that only affects a decision, use `onGeometryChange(for:of:action:)`. For a share of the \
      container's width, use `containerRelativeFrame`. For effects that follow the position, use \
      `visualEffect` or `scrollTransition`, and for a custom arrangement a `Layout`.

      Not reported: a reader around the list, rows of stacks that are not lazy, rows of a few constant elements, \
      single views in a lazy stack, branches that no row takes, and what a row presents. So are readers in a frame of \
      constant height or width, lazy stacks that nothing scrolls, overlays and backgrounds that do not measure, and readers \
      that measure for systems without `onGeometryChange`.
      """)

  public static let bad = [
    Example(
      "a bar in each row",
      """
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
    Example(
      "without a reader",
      """
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
    Example(
      "one reader for all",
      """
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
      guard node.isFrameworkElement(.GeometryReader), node.isCall else { continue }
      // One inside another is the same defect.
      let isNested = tree.ancestors(of: i).contains {
        tree[$0].kind == .element && tree[$0].name == .GeometryReader
          && tree.isInLazyRow(i) == tree.isInLazyRow($0)
      }
      if isNested || isInPlaceholder(node.syntax) || isOfFixedSize(i) || isConditional(i) && !pass.isStrict { continue }
      if tree.isInLazyRow(i) {
        if pass.index.isRowOfFewData(i, in: tree, work: pass.work) || isStill(i, in: tree) || isDecoration(i) {
          continue
        }
        report(
          node, lazyContainer(around: i).map { pass.note("the lazy container", .quantity, at: $0.calledNameRange) })
      } else if let owner = tree.owner, pass.index[owner].traits.contains(.view),
        !tree.isInside(.presentation, i),
        !tree.isInside(.menu, i), !isAroundScrolling(i), !isDecoration(i)
      {
        let conditions = pass.index.inputConditions(at: node.syntax.number, in: tree.body)
        guard let row = pass.index.lazyRow(of: owner, with: conditions, work: pass.work, ofConstantData: false),
          !pass.isExcluded(row.site), !isStill(row.site), pass.isStrict || !isConditional(row.site),
          pass.isStrict || measures(node.syntax) || !isOnlyDecoration(owner),
          // Rows that only sometimes have it may be few.
          pass.isStrict || measures(node.syntax)
            || pass.index.rows(building: owner, with: conditions, work: pass.work) != nil
        else { continue }
        report(node, pass.note("`\(pass.plainName(of: row.view))` is built for each row here", .quantity, at: row.site))
      }
    }
  }

  /// Whether it fills a frame of constant height or width, as the bar of a progress does: its size tells the row nothing.
  private func isOfFixedSize(_ i: Int) -> Bool {
    !pass.isStrict && !measures(tree[i].syntax)
      && tree.ancestors(of: i).prefix { !tree[$0].isRowSlot }.contains { modifier in
        tree[modifier].kind == .modified && tree[modifier].name == .frame
          && tree[modifier].syntax.arguments.contains { argument in
            (argument.name == .height || argument.name == .width)
              && (argument.value?.kind == .integerLiteral || argument.value?.kind == .floatLiteral)
          }
      }
  }

  /// Whether it draws over or behind a view that sets the size, as a bar does over the stars of a rating: the heights of
  /// rows do not depend on it.
  private func isDecoration(_ i: Int) -> Bool {
    if pass.isStrict || measures(tree[i].syntax) { return false }
    for ancestor in tree.ancestors(of: i) {
      if tree[ancestor].isRowSlot { return false }
      guard tree[ancestor].kind == .slot else { continue }
      let holder = tree[tree[ancestor].parent]
      if holder.isFrameworkModifier, holder.name == .overlay || holder.name == .background || holder.name == .mask {
        return true
      }
    }
    return false
  }

  /// Whether the view with the reader is only used over or behind other views.
  private func isOnlyDecoration(_ view: TypeID) -> Bool {
    let sites = pass.work.sites(of: view).filter { !pass.isExcluded($0) }
    return !sites.isEmpty
      && sites.allSatisfy { site in
        let code = pass.index.node(site.member)
        return pass.index.node(at: site).ancestors.prefix { $0 != code }.contains { ancestor in
          guard ancestor.isPassing, let call = ancestor.parent?.asCall, call.isMemberCall else { return false }
          return call.name == .overlay || call.name == .background || call.name == .mask
        }
      }
  }

  /// Whether it is part of what is shown until something is loaded.
  private func isInPlaceholder(_ reader: Node) -> Bool {
    reader.ancestors.contains { $0.isPassing && pass.text($0.name) == "placeholder" }
  }

  private func report(_ node: ViewNode, _ note: Note?) {
    pass.report(
      node.syntax.calledNameRange,
      "a `GeometryReader` in each row of a lazy container builds its content "
        + (readsPosition(node.syntax) ? "again while the rows scroll" : "during layout, for each row that appears"),
      help: help(node),
      notes: [note].compactMap { $0 })
  }

  private func help(_ node: ViewNode) -> Remedy {
    if measures(node.syntax) {
      return "use `.onGeometryChange(for:of:action:)`, which reports the size without a view of its own"
    }
    if fillsOwnFrame(node.syntax) {
      return "give a `Color.clear` the size or an `.aspectRatio`, and put the content into its `.overlay`"
    }
    let general = Remedy("pass the size to the row, or draw with a `Shape`, which knows its size")
    return readsPosition(node.syntax)
      ? Remedy("use `.visualEffect` for what follows the position, which needs no extra layout").or(general) : general
  }

  /// Whether the content asks where the row is: `proxy.frame(in: .global)`.
  private func readsPosition(_ reader: Node) -> Bool {
    reader.descendants.contains { node in
      node.isCall(of: .frame) && node.argument(.in) != nil
    }
  }

  /// Whether the content only fills the space of the reader, as an image does that is scaled and clipped: each mention of
  /// the proxy is an argument of `frame`, without arithmetic.
  private func fillsOwnFrame(_ reader: Node) -> Bool {
    guard let closure = reader.trailingClosures.first?.firstChild, let proxy = closure.asClosure?.parameterNames.first
    else {
      return false
    }
    let mentions = closure.descendants.filter { $0.isReference(to: proxy) }
    return !mentions.isEmpty
      && mentions.allSatisfy { mention in
        guard let argument = mention.ancestors.first(where: { $0.kind == .argument }) else { return false }
        return argument.value?.unwrapped.kind == .memberAccess && argument.parent?.calledName == .frame
      }
  }

  /// Whether a case or a plain condition inside of the row decides whether it has the reader: few rows may be in that
  /// state at a time.
  private func isConditional(_ i: Int) -> Bool { isConditional(i, in: tree) }

  /// The same of the place where rows build the view with the reader.
  private func isConditional(_ site: UseSite) -> Bool {
    let tree = pass.index.viewTree(of: site.member)
    let number = pass.index.use(at: site).node
    guard let i = tree.nodes(at: number).first(where: { tree[$0].kind != .slot }) else { return false }
    return isConditional(i, in: tree)
  }

  private func isConditional(_ i: Int, in tree: ViewTree) -> Bool {
    tree.ancestors(of: i).prefix { !tree[$0].isRowSlot }.contains { ancestor in
      guard tree[ancestor].kind == .branch else { return false }
      let choice = tree[tree[ancestor].parent].syntax
      if choice.kind == .switchExpr { return true }
      // What stands behind `else` is the usual case.
      guard let statement = choice.asIf, statement.body == tree[ancestor].syntax else { return false }
      return statement.conditions.contains { $0.kind != .optionalBinding && $0.kind != .availabilityCondition }
    }
  }

  /// Whether the reader only tells a size to other code: by a preference, or by an action.
  private func measures(_ reader: Node) -> Bool {
    reader.descendants.contains { node in
      guard node.kind == .call else { return false }
      switch node.calledName.known {
      case .preference, .anchorPreference: return true
      // `.onAppear { width = proxy.size.width }`
      case .onAppear, .onChange, .task, .async:
        return node.descendants.contains { $0.name == .size || $0.name == .frame }
      default: return false
      }
    }
  }

  /// Whether nothing scrolls around the lazy stack that has the row, so that all of its rows are on screen at once.
  private func isStill(_ i: Int, in tree: ViewTree) -> Bool {
    let container = tree.ancestors(of: i).first {
      tree[$0].kind == .element && ViewTypes.has(.lazyContainer, tree[$0].name)
    }
    guard let container, tree[container].type == nil, pass.index.isLazyLayout(tree[container]) else { return false }
    if case .still = pass.index.scrollSurroundings(of: container, in: tree, work: pass.work) { return true }
    return false
  }

  private func isStill(_ site: UseSite) -> Bool {
    let tree = pass.index.viewTree(of: site.member)
    let number = pass.index.use(at: site).node
    guard let i = tree.nodes(at: number).first(where: { tree[$0].kind != .slot }) else { return false }
    return isStill(i, in: tree)
  }

  private func lazyContainer(around i: Int) -> Node? {
    tree.ancestors(of: i).first {
      tree[$0].kind == .element && ViewTypes.has(.lazyContainer, tree[$0].name)
    }.map { tree[$0].syntax }
  }

  /// Whether the reader holds a view that scrolls, as a screen does rather than a row.
  private func isAroundScrolling(_ i: Int) -> Bool {
    (i..<tree[i].end).contains { tree[$0].kind == .element && ViewTypes.has(.scrolls, tree[$0].name) }
  }
}
