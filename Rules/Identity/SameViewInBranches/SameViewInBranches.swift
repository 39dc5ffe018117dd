import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view builder gives each branch its own identity: the same view in two branches is two views, and state is lost
/// whenever one replaces the other.
public struct SameViewInBranches: ViewTreeRule {
  public static let about = About(
    "same-view-in-branches", .identity, .info, "Both branches show the same view",
    yieldsTo: ["branching-modifier-body", "conditional-modifier-helper", "conditional-container"],
    fix: """
      Writes the view once, with the difference in its arguments. Safe where only arguments with a neutral \
      value differ, else suggested.
      """,
    references: [.demystify, .conditionalModifiers],
    explanation: """
      In a view builder `if` and `switch` do not choose a value, they choose a place. Each branch is a \
      position of its own in the tree. `Player()` in the first branch and `Player()` in the second are two \
      views to SwiftUI. When the condition changes, one is removed and the other inserted. `@State` and \
      `@StateObject` are reset and tasks are cancelled. Scroll positions, focus and the text being edited are \
      lost. The views cross-fade instead of animating from one look to the other.

      Write the view once and move the condition to the difference:

      - into the argument of a modifier: `.opacity(isDimmed ? 0.4 : 1)`
      - into the argument of the view: `Cat(mood: isDay ? .awake : .asleep)`
      - into the container around it: `AnyLayout`, an alignment

      A ternary between values is not a branch. If equal branches are there to reset the view, one view with `.id(flag)` \
      says so.

      Reported if code is known to change the condition while the view is shown, and something is lost then: state \
      that a user has made, focus, a scroll position, or an animation. The branches show just the same, or they differ in \
      the values of the same arguments, or in modifiers with a value that has no effect.

      Not reported:

      - branches inside of an `.id` that changes with what decides between them
      - views whose `init` starts `@State` from what the condition reads, which one view would not follow
      - conditions that nothing is known to change while the view is shown, such as `#available`, `#if`, and a \
      property that nothing writes
      - the idiom of the device, the content of a row, and inputs that are constant at every call site
      - helpers that show the rows of a different collection in each branch
      - fields that a branch disables, so that no focus is lost
      - views whose parents branch on the same value of the environment or of a model
      - state that has no meaning once it is gone, such as a press or a presentation, and state that `onAppear` or a \
      task sets again
      - views that set themselves up for their arguments in `onAppear` or `task`, and need a new identity for new ones
      - views at different places in the branches, with arguments that only one branch passes, or with modifiers that \
      cannot be applied without effect, such as `.searchable`
      - flags that code sets once when something has loaded or appeared, and settings of the system
      - branches with a `.transition`, or with ids that differ, which ask for two views
      - menus, toolbars and widgets
      - `if` and `return` outside of a builder, where the branches have one type and one identity
      - views without state: `Text`, `Image`, `Button`, shapes, and stacks as long as nothing in them keeps \
      state

      In strict mode all of these are information, if only the condition may change. A part of the body that a property or \
      a function of the view holds (`var list: some View`) counts as a view there.
      """)

  public static let bad = [
    Example(
      "two identities for one view",
      """
      import SwiftUI

      struct Recorder: View {
        @State private var title = ""
        var body: some View { TextField("Title", text: $title) }
      }

      struct Studio: View {
        @State private var isNight = false
        var body: some View {
          Toggle("Night", isOn: $isNight)
          if isNight {
            Recorder().opacity(0.8)
          } else {
            Recorder()
          }
        }
      }
      """),
    Example(
      "only an argument differs",
      """
      import SwiftUI

      struct Meter: View {
        let tint: Color
        @State private var peak = 0.0
        var body: some View { tint.opacity(peak).onTapGesture { peak += 0.1 } }
      }

      struct Console: View {
        @Binding var isLoud: Bool
        var body: some View {
          VStack {
            Toggle("Loud", isOn: $isLoud)
            if isLoud { Meter(tint: .red) } else { Meter(tint: .green) }
          }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "one view, and a choice between values",
      """
      import SwiftUI

      struct Studio: View {
        var isNight: Bool
        var body: some View { Recorder().opacity(isNight ? 0.8 : 1) }
      }

      struct Recorder: View {
        @State private var title = ""
        var body: some View { TextField("Title", text: $title) }
      }
      """),
    Example(
      "no state",
      """
      import SwiftUI

      struct Mark: View {
        var isDone: Bool
        var body: some View {
          if isDone { Image(systemName: "checkmark").bold() } else { Image(systemName: "circle") }
        }
      }
      """),
    Example(
      "never changes while the program runs",
      """
      import SwiftUI

      struct Studio: View {
        var body: some View {
          if #available(iOS 17, *) { Recorder().focusEffectDisabled() } else { Recorder() }
        }
      }

      struct Recorder: View {
        @State private var title = ""
        var body: some View { TextField("Title", text: $title) }
      }
      """),
    Example(
      "two views on purpose",
      """
      import SwiftUI

      struct Deck: View {
        @State private var isFront = true
        var body: some View {
          if isFront {
            Card().transition(.slide)
          } else {
            Card().rotationEffect(.degrees(180)).transition(.opacity)
          }
        }
      }

      struct Card: View {
        @State private var title = ""
        var body: some View { TextField("Title", text: $title) }
      }
      """),
    Example(
      "no builder: both branches have one type",
      """
      import SwiftUI

      struct Studio: View {
        var isNight: Bool
        var body: some View { return isNight ? Recorder().opacity(0.5) : Recorder().opacity(1) }
      }

      struct Recorder: View {
        @State private var title = ""
        var body: some View { TextField("Title", text: $title) }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    let heads = tree.nodes.indices.filter { tree.isChainHead($0) && tree[$0].form != .compileTime }
    // The body of a conditional modifier is reported as a whole, by another rule.
    guard !heads.isEmpty, pass.index.conditionalHelper(tree) == nil else { return }
    let onContent = pass.index.isModifierBody(tree.member) ? pass.index.baseBranches(of: tree) : []
    for head in heads where !onContent.contains(where: { $0.syntax == tree[head].syntax }) {
      check(head)
    }
  }

  private func check(_ head: Int) {
    let arms = tree.arms(of: head).filter { !$0.isConstant && !$0.views.isEmpty }
    guard arms.count > 1, tree.isBuilt(head, in: pass.index), !tree.isShown(as: .menu, head),
      !tree.isDeliberate(head)
    else { return }
    let chain = BranchChain(head: head, arms: arms, tree: tree, pass: pass)
    if chain.asksWhatIsPresented { return }
    // Where the views are the same, those inside have no more to lose.
    let shared =
      chain.sameView ?? chain.otherArguments ?? (chain.hasIdenticalFaces ? nil : chain.sharedInside)
      ?? chain.sameLeaf
    guard var shared, !isWidgetView(), !shared.isLeaf || pass.isStrict || shared.differsSmoothly,
      pass.isStrict
        || shared.isJoinable && !isSeeded(by: head, shared) && !shared.isInterrupted && !shared.isNeverFocused
          && !shared.showsOtherRows && !pass.index.isResetByID(around: head, in: tree)
    else { return }
    let change = pass.index.change(ofConditional: head, in: tree, work: pass.work)
    // What keeps nothing loses the animation, if there is one.
    if shared.isLeaf {
      let isAnimated = pass.isAnimated(change, at: head, in: tree)
      guard pass.isStrict || isAnimated else { return }
      shared.losesAnimation = isAnimated
    }
    // A focus or a position is soon found again.
    let kept = shared.replaced
    if !pass.isStrict, kept.states.isEmpty, kept.platformViews.isEmpty, !kept.frameworkViews.isEmpty,
      !pass.isAnimated(change, at: head, in: tree)
    {
      return
    }
    if pass.severity(
      ofReplacing: head, in: tree, by: change, loss: kept, at: tree[head].syntax.range.lowerBound) != nil
    {
      shared.report()
    }
  }

  /// Whether the view starts its state from what decides between the branches. One view for both would keep the state
  /// of the value before.
  private func isSeeded(by head: Int, _ shared: SharedView) -> Bool {
    let deciding = pass.index.decidingExpressions(of: tree[head].syntax).flatMap { [$0] + Array($0.descendants) }
    /// By what an argument may be: what follows it in the names that decide, such as `.kind` for `post`.
    var rests: [String: Set<String>] = [:]
    for node in deciding {
      guard
        let path = node.isName && node.parent?.base != node
          ? node.comparableText : node.kind == .optionalBinding ? pass.text(node.name) : nil
      else { continue }
      rests[path, default: []].insert("")
      for dot in path.indices.lazy.filter({ path[$0] == "." }).prefix(FollowLimit.chain) {
        rests[String(path[..<dot]), default: []].insert(String(path[dot...]))
      }
    }
    return shared.faces.contains { face in
      let node = tree[face.base]
      guard node.kind == .element, let type = node.type, let call = tree.body.use(at: node.syntax) else { return false }
      let fitting = pass.index.initializers(of: type, fitting: call, in: tree.body)
      guard fitting.count == 1, let parameters = Optional(pass.index[fitting[0]].parameters),
        let arguments = pass.index.arguments(of: node.syntax, for: parameters)
      else { return false }
      var expressions: Set<String> = []
      for (parameter, argument) in zip(parameters, arguments) {
        for rest in argument.flatMap({ rests[$0.comparableText] }) ?? [] {
          expressions.insert(pass.text(parameter.name) + rest)
        }
      }
      return !expressions.isEmpty && pass.index.seedsState(fitting[0], from: expressions)
    }
  }

  /// Whether the view is drawn in a widget, once for each entry: it keeps no state.
  private func isWidgetView() -> Bool {
    let folders = pass.file.folders
    if folders.contains(where: { $0.contains("WidgetExtension") || $0.contains("LiveActivit") }) { return true }
    let imports = pass.file.imports
    guard imports.contains(where: { $0 == .WidgetKit || $0 == .ActivityKit }) else { return false }
    if folders.contains(where: { $0.contains("Widget") }) { return true }
    if pass.file.types.contains(where: { type in
      type.inherited.contains { $0.name == .Widget || $0.name == .TimelineEntry || $0.name == .WidgetBundle }
    }) {
      return true
    }
    guard let owner = tree.owner else { return false }
    return !pass.index.members(named: .entry, of: owner).isEmpty
  }
}
