import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The body of a view modifier or style with branches on the view that it gets.
public struct BranchingModifierBody: ViewTreeRule {
  public static let about = About(
    "branching-modifier-body", .identity, .info,
    "A view modifier or style shows its content in different branches",
    fix: """
      Puts the condition into the argument of the modifier, where one value has no effect. Safe if that value \
      is known to be neutral; the state of the content then survives.
      """,
    references: [.demystify, .identity],
    explanation: """
      `body(content:)` of a `ViewModifier` and `makeBody(configuration:)` of a style are result builders: an \
      `if` or `switch` in them gives each branch its own view type. `content` in the first branch and \
      `content` in the second are two views to SwiftUI, although they come from one place. When the condition \
      changes, the view that the modifier is applied to is removed and re-created. Its `@State` is reset, text \
      fields lose focus, and scroll views lose their position. `onAppear` and `task` run again. The change \
      cross-fades instead of animating. The call site does not show this, since the branch is in another file.

      Apply the same modifiers to one `content`, and let the condition choose their arguments: \
      `content.opacity(isExpired ? 0.3 : 1)`. Nearly every modifier has an argument without effect: \
      `opacity(1)`, `padding(0)`, `disabled(false)`, `frame(width: nil)`. The content of `overlay` and \
      `background` may branch, because the view beneath keeps its identity. For a choice between modifiers of \
      different types, such as two button styles of the app, write one style that takes the condition as a property. \
      Styles of SwiftUI cannot be chosen so: keep what has to last in a view around this one.

      Reported if code is known to change the condition, and a view with the modifier loses state or an animation \
      then, or if a style of SwiftUI branches on what its control does, such as `configuration.isPressed`.

      Not reported:

      - conditions that nothing is known to change while the view is shown, such as `#available`, `#if` and constants
      - flags that code sets once when something has loaded or appeared, and settings of the system
      - the idiom of the device, and inputs that are constant at every use in the project
      - modifiers that are only applied to views that keep nothing
      - branches in overlays, backgrounds, toolbars and actions
      - branches where only one holds `content`
      - branches whose contents lose nothing, and whose modifiers cannot take the condition, such as styles of SwiftUI
      - bodies with an explicit `return`
      - `Transition`, whose phases SwiftUI handles itself

      In strict mode every condition that may change is information.
      """)

  public static let bad = [
    Example(
      "the faded view is a different view",
      """
      import SwiftUI

      struct Faded: ViewModifier {
        var isOld: Bool

        func body(content: Content) -> some View {
          if isOld {
            content.opacity(0.4)
          } else {
            content
          }
        }
      }

      struct Letter: View {
        @State private var text = ""
        @State private var isSent = false
        var body: some View {
          TextField("Text", text: $text).modifier(Faded(isOld: isSent))
          Button("Send") { isSent = true }
        }
      }
      """),
    Example(
      "the label is replaced during a press",
      """
      import SwiftUI

      struct Sinking: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          if configuration.isPressed {
            configuration.label.scaleEffect(0.9)
          } else {
            configuration.label
          }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "the argument depends on the condition",
      """
      import SwiftUI

      struct Faded: ViewModifier {
        var isOld: Bool

        func body(content: Content) -> some View {
          content.opacity(isOld ? 0.4 : 1)
        }
      }
      """),
    Example(
      "a condition that never changes",
      """
      import SwiftUI

      struct Glassy: ViewModifier {
        func body(content: Content) -> some View {
          if #available(iOS 26, *) {
            content.glassEffect()
          } else {
            content.background(.thinMaterial)
          }
        }
      }
      """),
    Example(
      "the branches are next to the content, and in an action",
      """
      import SwiftUI

      struct Marked: ViewModifier {
        var isNew: Bool
        var hover: (Bool) -> Void

        func body(content: Content) -> some View {
          content
            .overlay { if isNew { Circle().stroke() } else { Circle().hidden() } }
            .onHover { if $0 { hover(true) } else { hover(false) } }
        }
      }
      """),
    Example(
      "without a builder both branches have one type",
      """
      import SwiftUI

      struct Faded: ViewModifier {
        var isOld: Bool

        func body(content: Content) -> some View {
          return isOld ? content.opacity(0.4) : content.opacity(1)
        }
      }
      """),
    Example(
      "only one branch shows the content",
      """
      import SwiftUI

      struct Locked: ViewModifier {
        var isLocked: Bool

        func body(content: Content) -> some View {
          if isLocked {
            Image(systemName: "lock")
          } else {
            content
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard pass.index.isModifierBody(tree.member), let owner = tree.owner,
      !pass.index[owner].conforms(to: .Transition)
    else { return }
    for branch in pass.index.baseBranches(of: tree) where !branch.arms.contains(where: \.isErased) {
      report(branch, owner)
    }
  }

  private func report(_ branch: BaseBranch, _ owner: TypeID) {
    let change = pass.index.change(ofAll: branch.conditions, in: tree.body, work: pass.work)
    let kept = pass.index.loss(ofContentOf: tree, lifetime: pass.lifetime, work: pass.work)
    guard isHazard(branch, change, kept) else { return }
    let base = pass.baseText(of: branch)
    let member = pass.plainName(of: owner) + "." + pass.plainName(of: tree.member)
    let condition = pass.condition(of: branch)
    let rewrite = pass.inertRewrite(of: branch)
    // Only the change could be smooth, if one modifier could take the condition.
    let losesNothing = !kept.isLoss && !isStateOfControl(branch)
    if losesNothing, rewrite == nil, !pass.isStrict, pass.advice(for: branch).hasPrefix(Pass.adviceToKeepOutside) {
      return
    }
    let shows =
      branch.hasUnchangedArm
      ? "shows `\(base)` with modifiers in one branch and without them in another"
      : "shows `\(base)` with different modifiers in each branch"
    pass.report(
      branch.headRange,
      "`\(member)` \(shows), which resets its state when \(condition) changes",
      help: help(branch, base, rewrite), notes: applications(of: owner),
      fixes: fix(branch, base, rewrite))
  }

  private func isHazard(_ branch: BaseBranch, _ change: Change, _ kept: Kept) -> Bool {
    let severity = pass.severity(
      ofReplacing: nil, in: tree, by: change, loss: kept, at: branch.headRange.lowerBound)
    // SwiftUI animates a control that is pressed or switched.
    return severity != nil || change.isProved && isStateOfControl(branch)
  }

  /// `configuration.isPressed` in a style of SwiftUI's.
  private func isStateOfControl(_ branch: BaseBranch) -> Bool {
    tree.owner.map { pass.index[$0].traits.contains(.style) } ?? false
      && branch.conditions.contains { condition in
        ([condition] + Array(condition.descendants)).contains {
          pass.text($0.name).hasPrefix("is") && $0.base?.ownName == .configuration
        }
      }
  }

  private func help(_ branch: BaseBranch, _ base: String, _ rewrite: InertRewrite?) -> Remedy {
    let general = Remedy(pass.advice(for: branch, on: base))
    return rewrite.map { Remedy("write `\(base)\($0.line)`" + $0.caveat).or(general) } ?? general
  }

  private func fix(_ branch: BaseBranch, _ base: String, _ rewrite: InertRewrite?) -> [Fix] {
    guard let rewrite, rewrite.isReplacement, branch.isWholeStatement,
      !pass.hasComment(in: branch.syntax.range)
    else { return [] }
    return [
      Fix(
        "Put the condition into the arguments of the modifiers", rewrite.safety,
        [pass.edit(branch.syntax.range, with: base + rewrite.text)])
    ]
  }

  /// Notes where the modifier is used.
  private func applications(of type: TypeID) -> [Note] {
    let name = pass.plainName(of: type)
    return pass.work.constructionSites(of: type, in: pass.index).prefix(NoteLimit.places).map { site in
      let range = pass.index.node(at: site).calledNameRange
      return Note("`\(name)` is applied here", .path, at: Location(range, inFile: pass.index.file(site.member)))
    }
  }
}
