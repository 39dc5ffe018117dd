import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `if wide { HStack { a } } else { VStack { a } }` does not move `a`: it discards `a` and creates a new one.
public struct ConditionalContainer: ViewTreeRule {
  public static let about = About(
    "conditional-container", .identity, .info, "Branches show the same views in different containers",
    isOnByDefault: false, yieldsTo: ["branching-modifier-body", "conditional-modifier-helper"],
    fix: """
      Writes the children once, in one of two layouts with `AnyLayout`. Suggested: the children now keep their \
      identity where they were re-created before. Offered where both branches hold a stack or a grid with the \
      same children and nothing else, and the code does not run before iOS 16.
      """,
    references: [.customLayouts, .demystify],
    explanation: """
      `if isWide { HStack { content } } else { VStack { content } }` looks like a change of layout. To SwiftUI \
      it is a different view. The stack of the old branch is removed with everything in it, and the stack of \
      the new branch begins with new children. On each rotation or resize `@State` is reset and the text being \
      edited loses focus. Scroll positions and running tasks are lost. Nothing animates from one place to the \
      other.

      Let one container change its layout (iOS 16, macOS 13): `let layout = isWide ? AnyLayout(HStackLayout()) \
      : AnyLayout(VStackLayout())`, then `layout { content }`. The children keep their identity. Where the \
      available space decides, use `ViewThatFits`, which needs no condition. On older systems, move the state \
      of the children up to the view with the branch.

      Reported if code is known to change the condition while the view is shown, and the children lose state or an \
      animation then.

      Not reported:

      - branches with few children in common, and children that keep nothing
      - conditions that nothing is known to change while the view is shown
      - branches with a `.transition`, or with ids that differ
      - menus and toolbars

      In strict mode every condition that may change is information.
      """)

  public static let bad = [
    Example(
      "a rotation empties the field",
      """
      import SwiftUI

      struct Login: View {
        @Environment(\\.horizontalSizeClass) private var width
        @State private var name = ""
        var body: some View {
          if width == .regular {
            HStack(spacing: 12) {
              Image(systemName: "person")
              TextField("Name", text: $name)
            }
          } else {
            VStack {
              Image(systemName: "person")
              TextField("Name", text: $name)
            }
          }
        }
      }
      """),
    Example(
      "any content",
      """
      import SwiftUI

      struct AdaptiveStack<Content: View>: View {
        @Environment(\\.horizontalSizeClass) private var width
        @ViewBuilder let content: Content
        var body: some View {
          if width == .compact { VStack { content } } else { HStack { content } }
        }
      }

      struct Login: View {
        @State private var name = ""
        var body: some View { AdaptiveStack { TextField("Name", text: $name) } }
      }
      """),
  ]
  public static let good = [
    Example(
      "one container with another layout",
      """
      import SwiftUI

      struct AdaptiveStack<Content: View>: View {
        @Environment(\\.horizontalSizeClass) private var width
        @ViewBuilder let content: Content
        var body: some View {
          let layout = width == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
          layout { content }
        }
      }
      """),
    Example(
      "different views",
      """
      import SwiftUI

      struct Status: View {
        let isBusy: Bool
        @State private var name = ""
        var body: some View {
          if isBusy {
            HStack {
              ProgressView()
              Text("Loading")
            }
          } else {
            VStack { TextField("Name", text: $name) }
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    var isFirst = true
    for head in tree.nodes.indices where tree.isChainHead(head) && tree[head].form != .compileTime {
      let arms = tree.arms(of: head).filter { !$0.isConstant && !$0.views.isEmpty }
      guard arms.count > 1, tree.isBuilt(head, in: pass.index), !tree.isShown(as: .menu, head),
        !tree.isDeliberate(head), pass.index.conditionalHelper(tree) == nil,
        let pair = pair(among: arms)
      else { continue }
      // One block cannot declare two constants `layout`, so only the first finding has a fix.
      if report(head, pair, fix: isFirst ? fix(head, pair) : nil) { isFirst = false }
    }
  }

  private struct Container {
    /// The container without its modifiers.
    let node: Int
    let children: [Int]
    /// Names with a different meaning in other branches.
    let ownNames: Set<Name>
  }

  private struct Pair {
    let first: Container
    let second: Container
    /// The children of the first that the second also has.
    let shared: [Int]
  }

  /// How many arms and children are compared with each other. Containers that only further ones share are not found.
  private static let armLimit = 16
  private static let childLimit = 24

  private func pair(among arms: [Arm]) -> Pair? {
    var seen: [Container] = []
    for arm in arms.prefix(Self.armLimit) {
      guard let container = container(of: arm) else { continue }
      for other in seen where !isSame(tree[other.node], tree[container.node]) {
        let shared = self.shared(other, container)
        let most = max(other.children.count, container.children.count)
        if !shared.isEmpty, shared.count * 2 >= most {
          return Pair(first: other, second: container, shared: shared)
        }
      }
      seen.append(container)
    }
    return nil
  }

  private func isSame(_ a: ViewNode, _ b: ViewNode) -> Bool { a.name == b.name && a.type == b.type }

  private func container(of arm: Arm) -> Container? {
    guard arm.views.count == 1 else { return nil }
    let core = tree.core(of: arm.views[0])
    let node = tree[core.base]
    guard node.kind == .element else { return nil }
    let isLayout =
      node.type.map { pass.index[$0].conforms(to: .Layout) } ?? ViewTypes.has([.layout, .view], node.name)
    let slots = tree.children(of: core.base)
    guard isLayout, slots.count == 1, tree[slots[0]].syntax.kind == .closure else { return nil }
    return Container(node: core.base, children: tree.children(of: slots[0]), ownNames: tree.ownNames(of: arm))
  }

  /// The children of the first that are written in the same way in the second.
  private func shared(_ a: Container, _ b: Container) -> [Int] {
    var rest = b.children
    var found: [Int] = []
    let own = a.ownNames.union(b.ownNames)
    for child in a.children.prefix(Self.childLimit) {
      let syntax = tree[child].syntax
      guard !isFiller(tree[child]), !mentions(own, syntax),
        let match = rest.firstIndex(where: { syntax.isSimilar(to: tree[$0].syntax) })
      else { continue }
      rest.remove(at: match)
      found.append(child)
    }
    return found
  }

  /// Whether the view only takes up space, which does not count as shared.
  private func isFiller(_ node: ViewNode) -> Bool {
    node.kind == .element && (node.name == .Spacer || node.name == .Divider || node.name == .EmptyView)
  }

  private func mentions(_ names: Set<Name>, _ syntax: Node) -> Bool {
    guard !names.isEmpty else { return false }
    return syntax.isReference(toOneOf: names)
      || syntax.descendants.contains { $0.isReference(toOneOf: names) }
  }

  /// False if nothing is reported.
  private func report(_ head: Int, _ pair: Pair, fix: Fix?) -> Bool {
    let first = pass.text(tree[pair.first.node].name)
    let second = pass.text(tree[pair.second.node].name)
    var lost: LostState?
    var loss = Kept()
    for child in pair.shared {
      let kept = pass.loss(at: child, of: tree)
      guard kept.isLoss else { continue }
      loss = kept
      let state = pass.lostState(at: child, of: tree)
      guard state.phrase != nil else { continue }
      lost = state
      break
    }
    if !loss.isLoss, pair.shared.allSatisfy({ tree.isLeaf($0) }) { return false }
    let change = pass.index.change(ofConditional: head, in: tree, work: pass.work)
    guard
      pass.severity(
        ofReplacing: head, in: tree, by: change, loss: loss, at: tree[head].syntax.range.lowerBound) != nil
    else { return false }
    let what = listed(pair.shared.map { "`\(pass.brief(tree[$0].syntax, limit: 28))`" }, limit: 2)
    let effect =
      lost?.phrase.map { "which resets \($0)" }
      ?? (loss.isLoss ? "which resets their state" : "without animation")
    let notes = [
      pass.note("the container of one branch", .cause, at: tree[pair.first.node].syntax.headRange),
      pass.note("the container of the other branch", .cause, at: tree[pair.second.node].syntax.headRange),
    ]
    pass.report(
      tree[head].syntax.headRange,
      "the branches show \(what) in `\(first)` or `\(second)`; a change re-creates the children, \(effect)",
      help: help(pair), notes: notes + (lost?.notes ?? []),
      fix: fix)
    return true
  }

  /// `let layout = isWide ? AnyLayout(…) : AnyLayout(…)`, and the children of both branches in
  /// `layout { … }`.
  private func fix(_ head: Int, _ pair: Pair) -> Fix? {
    let statement = tree[head].syntax
    guard statement.kind == .ifExpr, let block = statement.parent,
      block.isBlock || block.kind == .accessorBlock,
      let condition = MergedBranches.simpleCondition(of: statement), pass.startsLine(statement.range.lowerBound)
    else { return nil }
    let arms = statement.children.filter { $0.kind == .codeBlock }
    guard arms.count == 2, arms.allSatisfy({ $0.statements.count == 1 }),
      let first = layout(pair.first, of: arms[0]),
      let second = layout(pair.second, of: arms[1]),
      first.content.statements.count == pair.first.children.count,
      pair.shared.count == pair.first.children.count, pair.shared.count == pair.second.children.count,
      zip(first.content.statements, second.content.statements).allSatisfy({ $0.isSimilar(to: $1) }),
      !(pass.index.bodyBlock(of: tree.member) ?? block).descendants.contains(where: {
        $0.kind == .identifierExpr && pass.text($0.name) == "layout"
      })
    else { return nil }
    let content = first.content
    let before = statement.range.lowerBound..<content.range.lowerBound
    let after = content.range.upperBound..<statement.range.upperBound
    guard !pass.hasComment(in: before), !pass.hasComment(in: after) else { return nil }
    let outer = pass.indentation(at: statement.range.lowerBound)
    return Fix(
      "Change the layout of one container", .suggested,
      [
        pass.edit(
          statement.range,
          with: "let layout = \(condition.text) ? AnyLayout(\(first.layout)) : AnyLayout(\(second.layout))\n"
            + outer + "layout " + pass.outdented(content.text, from: arms[0].statements[0], to: statement))
      ])
  }

  /// The layout that replaces the stack of a branch, and the closure with its children; nil if the branch shows more.
  private func layout(_ container: Container, of arm: Node) -> (layout: String, content: Node)? {
    let node = tree[container.node]
    guard node.syntax == arm.statements[0].unwrapped, node.syntax.asCall?.isUnqualified ?? false,
      let content = node.syntax.trailingClosures.first?.value, content.closureSignature == nil,
      let layout = self.layout(node), !layout.contains(where: \.isNewline)
    else { return nil }
    return (layout, content)
  }

  private func help(_ pair: Pair) -> Remedy {
    let axes = [pair.first.node, pair.second.node].map { pass.index.stackAxis(of: tree[$0]) }
    let same: Remedy =
      if let first = axes[0], let second = axes[1], first != second {
        // No argument turns one into the other.
        "keep the state of the children above the branches, and pass it down"
      } else {
        "use one container for both branches, and change its arguments"
      }
    guard let first = layout(tree[pair.first.node]), let second = layout(tree[pair.second.node]) else { return same }
    return Remedy(
      pass.since(.iOS16) + "change the layout of one container: `let layout = … ? "
        + "AnyLayout(\(Pass.brief(first))) : AnyLayout(\(Pass.brief(second)))`, then `layout { … }`"
    ).or(same)
  }

  /// `HStackLayout(spacing: 8)` for `HStack(spacing: 8) { … }`.
  private func layout(_ node: ViewNode) -> String? {
    let arguments = node.syntax.arguments.map(\.text).joined(separator: ", ")
    if let type = node.type { return "\(pass.plainName(of: type))(\(arguments))" }
    switch node.name.known {
    case .HStack, .VStack, .ZStack, .Grid: return "\(pass.text(node.name))Layout(\(arguments))"
    default: return nil
    }
  }
}
