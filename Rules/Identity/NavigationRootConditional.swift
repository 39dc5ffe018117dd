import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A path of pushed screens belongs to the root from which they were pushed.
public struct NavigationRootConditional: ViewTreeRule {
  public static let about = About(
    "navigation-root-conditional", .identity, .info,
    "The root of a navigation stack is exchanged while its path stays", isOnByDefault: false,
    references: [.navigationDestination, .demystify],
    explanation: """
      `NavigationStack(path: $path) { if … { A() } else { B() } }` exchanges the screen at the bottom of \
      the stack and keeps what lies on top of it. After the exchange, the screens that were pushed from `A` \
      still cover `B`; going back leads to a screen from which the user never came, and a destination that \
      `A` declared no longer exists for the values that are left in the path.

      Give each root a stack and a path of its own and exchange the whole stack, or empty the path where \
      the condition changes. Where one screen only has more than one state, put the `if` into it, below a \
      view that stays and that declares the destinations.

      Left alone: stacks without a path, an `if` deeper inside of the root, roots of which all but one are \
      only something to look at in the meantime (`ProgressView`, `ContentUnavailableView`, a text, \
      something `redacted`), \
      conditions that never change, and what exchanges the whole stack. Destinations declared in a branch \
      are the matter of `navigation-destination-in-lazy`.
      """)

  public static let bad = [
    Example(
      "the path of one section lies on top of another",
      """
      import SwiftUI

      struct Library: View { var body: some View { List { NavigationLink("One", value: 1) } } }
      struct Store: View { var body: some View { List { NavigationLink("Two", value: 2) } } }

      struct Home: View {
        @State private var path: [Int] = []
        @State private var isStore = false
        var body: some View {
          NavigationStack(path: $path) {
            if isStore { Store() } else { Library() }
          }
          .navigationDestination(for: Int.self) { Text("\\($0)") }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "each with a stack of its own",
      """
      import SwiftUI

      struct Home: View {
        @State private var libraryPath: [Int] = []
        @State private var storePath: [Int] = []
        @State private var isStore = false
        var body: some View {
          if isStore {
            NavigationStack(path: $storePath) { List { Text("Store") } }
          } else {
            NavigationStack(path: $libraryPath) { List { Text("Library") } }
          }
        }
      }
      """),
    Example(
      "one root, which is not always ready",
      """
      import SwiftUI

      struct Home: View {
        @State private var path: [Int] = []
        @State private var items: [Int]?
        var body: some View {
          NavigationStack(path: $path) {
            if let items {
              List(items, id: \\.self) { NavigationLink("\\($0)", value: $0) }
            } else {
              ProgressView()
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
    guard pass.file.mentions(.NavigationStack) else { return }
    for i in tree.nodes.indices where tree[i].isFrameworkElement(.NavigationStack) {
      let call = tree[i].syntax
      guard call.kind == .call, let path = call.argument(.path) else { continue }
      for slot in tree.children(of: i) where isRoot(slot) {
        let views = tree.children(of: slot)
        guard views.count == 1 else { continue }
        check(tree.core(of: views[0]).base, call, path, depth: 0)
      }
    }
  }

  /// The first closure; other libraries have another one for what is pushed.
  private func isRoot(_ slot: Int) -> Bool {
    tree[slot].kind == .slot && tree[slot].syntax.kind == .closure && tree[slot].name == .none
  }

  private func check(_ root: Int, _ call: Node, _ path: Node, depth: Int) {
    var root = root
    if let (helper, view) = onlyView(of: tree[root]),
      pass.index.file(helper.member) == pass.file.number,
      depth < FollowLimit.helpers
    {
      return Self(helper, pass).check(helper.core(of: view).base, call, path, depth: depth + 1)
    }
    // `core` stops at a `Group` around a branch.
    while tree[root].isFrameworkElement(.Group) {
      let views = tree.children(of: root).flatMap { tree.children(of: $0) }
      guard views.count == 1 else { return }
      root = tree.core(of: views[0]).base
    }
    let node = tree[root]
    guard node.kind == .conditional, !node.isConstant, node.form != .ternary,
      node.form != .compileTime, tree.isChainHead(root), tree.isBuilt(root, in: pass.index),
      !pass.isSettledByCallers(node.syntax, in: tree)
    else { return }
    let screens = tree.arms(of: root).filter { arm in
      !arm.isConstant && arm.views.contains { !isPlaceholder($0) }
    }
    guard screens.count > 1 else { return }
    let names = screens.prefix(2).compactMap { arm in
      arm.views.first { !isPlaceholder($0) }.map {
        pass.text(tree[tree.core(of: $0).base].name)
      }
    }
    let roots =
      names.count == 2 && names[0] != names[1] && !names.contains("")
      ? "between `\(names[0])` and `\(names[1])`" : "from one branch to another"
    let word = node.form == .switchCase ? "switch" : "if"
    let destinations = screens.flatMap { arm in
      tree.nodes[arm.branch..<tree[arm.branch].end].filter {
        $0.isFrameworkModifier && $0.name == .navigationDestination && $0.syntax.kind == .call
      }
    }
    pass.report(
      node.syntax.headRange,
      "the root of this `NavigationStack` changes \(roots) while `\(pass.brief(path))` keeps what "
        + "was pushed: "
        + "screens of the one lie on top of the other",
      help:
        "put the `\(word)` around the stack, with a path for each root, or empty the path when it changes",
      notes: [pass.note("keeps its path", at: call.calledNameRange)]
        + destinations.prefix(2).map {
          pass.note("declared in this branch only", at: $0.syntax.calledNameRange)
        })
  }

  /// What a property or function of the same view shows, if it is one view.
  private func onlyView(of node: ViewNode) -> (ViewTree, Int)? {
    guard node.kind == .reference, let member = node.member, member != tree.member,
      pass.index[member].hasBody,
      pass.index.owner(member) == tree.owner, pass.index.isBuilder(member) || node.name != .body
    else { return nil }
    let helper = pass.index.viewTree(of: member)
    let views = helper.children(of: 0)
    guard views.count == 1, helper[views[0]].kind != .alternative else { return nil }
    return (helper, views[0])
  }

  /// Something to look at while the real thing is missing: texts, pictures and spinners, and buttons beside
  /// them.
  private func isPlaceholder(_ i: Int, depth: Int = 0) -> Bool {
    let (base, modifiers) = tree.core(of: i)
    if modifiers.contains(where: { tree[$0].name == .redacted }) { return true }
    if depth < FollowLimit.helpers, let (helper, view) = onlyView(of: tree[base]) {
      return Self(helper, pass).isPlaceholder(view, depth: depth + 1)
    }
    return tree.nodes[base..<tree[base].end].allSatisfy { node in
      switch node.kind {
      case .slot, .modified, .conditional, .branch: true
      case .element:
        node.type == nil
          && (ViewTypes.has(.leaf, node.name) || node.name == .ContentUnavailableView
            || node.name == .VStack || node.name == .HStack || node.name == .ZStack || node.name == .Group)
      default: false
      }
    }
  }
}
