import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The path of a navigation stack belongs to the root from which its screens were pushed.
public struct NavigationRootConditional: ViewTreeRule {
  public static let about = About(
    "navigation-root-conditional", .identity, .info,
    "The root of a navigation stack changes while its path stays", isOnByDefault: false,
    references: [.navigationDestination, .demystify],
    explanation: """
      `NavigationStack(path: $path) { if … { A() } else { B() } }` replaces the screen at the bottom of the \
      stack and keeps the screens above it. After the change, screens that were pushed from `A` still cover \
      `B`. Going back leads to a screen that the user never came from. A destination that `A` declared no \
      longer exists for the values left in the path.

      Give each root its own stack and path and replace the whole stack, or empty the path where the condition \
      changes. Where one screen only has several states, put the `if` inside it, below a view that stays and \
      declares the destinations.

      Not reported:

      - stacks without a path
      - an `if` deeper inside the root
      - roots where all but one are placeholders (`ProgressView`, `ContentUnavailableView`, a text, something \
      `redacted`)
      - conditions that never change
      - conditions that replace the whole stack

      Destinations declared in a branch are the subject of `navigation-destination-in-lazy`.
      """)

  public static let bad = [
    Example(
      "the path of one section covers another",
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
          .toolbar { Toggle("Store", isOn: $isStore) }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "each root has its own stack",
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
      "one root with a placeholder",
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

  /// Whether it is the root, in the first closure. Stacks of other libraries have a second one for destinations.
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
      (pass.isStrict
        ? !pass.index.change(ofConditional: root, in: tree, work: pass.work).isSettled
        : pass.index.change(ofConditional: root, in: tree, work: pass.work).isProved)
    else { return }
    let screens = tree.arms(of: root).filter { arm in
      !arm.isConstant && arm.views.contains { !isPlaceholder($0) }
    }
    guard screens.count > 1 else { return }
    let names = screens.prefix(NoteLimit.examples).compactMap { arm in
      arm.views.first { !isPlaceholder($0) }.map {
        pass.text(tree[tree.core(of: $0).base].name)
      }
    }
    let roots =
      names.count == 2 && names[0] != names[1] && !names.contains("")
      ? "between `\(names[0])` and `\(names[1])`" : "between branches"
    let word = node.form == .switchCase ? "switch" : "if"
    let destinations = screens.flatMap { arm in
      tree.nodes[arm.branch..<tree[arm.branch].end].filter {
        $0.isFrameworkModifier && $0.name == .navigationDestination && $0.isCall
      }
    }
    pass.report(
      node.syntax.headRange,
      "the root of `NavigationStack` changes \(roots) while `\(pass.brief(path))` keeps the pushed screens",
      help: "put the `\(word)` around the stack, with a path for each root, or empty the path when the root changes",
      notes: [pass.note("this stack keeps its path", .loss, at: call.calledNameRange)]
        + destinations.prefix(NoteLimit.examples).map {
          pass.note("this destination exists in one branch only", .change, at: $0.syntax.calledNameRange)
        })
  }

  /// The view that a property or function of the same type shows, if it is a single one.
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

  /// Whether it is a placeholder: texts, images, progress views and buttons, alone or in a stack.
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
