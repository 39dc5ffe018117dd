import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Reports bodies of view modifiers and styles that branch on the view they are given.
public struct BranchingModifierBody: ViewTreeRule {
  public static let about = About(
    "branching-modifier-body", .identity, .warning,
    "A view modifier or style shows its content in one or another branch",
    fix: "Puts the condition into the argument of the modifier, where one value of it does nothing. "
      + "Safe if the table knows that value as neutral; the state of the content is then kept.",
    references: [.demystify, .identity],
    explanation: """
      `body(content:)` of a `ViewModifier` and `makeBody(configuration:)` of a style are result builders: \
      an `if` or `switch` in them has one view type for each branch. `content` in the first branch and \
      `content` in the second are two views to SwiftUI, although they come from one place. When the \
      condition flips, the view to which the modifier is applied is removed and made anew: its `@State` \
      starts again from the beginning, text fields lose their focus, scroll views their position, \
      `onAppear` and `task` run once more, and the change is a cross-fade where it could have been an \
      animation. Nobody sees this at the place where the modifier is used, since the branch stands in \
      another file.

      Apply the same modifiers to one `content` and let the condition choose their arguments: \
      `content.opacity(isExpired ? 0.3 : 1)`. Nearly every modifier has an argument that does nothing: \
      `opacity(1)`, `padding(0)`, `disabled(false)`, `frame(width: nil)`. Content of `overlay` and \
      `background` may branch as it likes, because the view beneath keeps its identity. Where modifiers of \
      different types are chosen between, as with button styles, write one style that takes the condition \
      as a property.

      Left alone: branches that never flip while the program runs (`#available`, `#if`, constants, the \
      idiom of the device), branches in overlays, backgrounds, toolbars and actions, branches of which \
      only one arm holds `content`, bodies that `return` explicitly, and `Transition`, whose phases \
      SwiftUI handles itself.
      """)

  public static let bad = [
    Example("the faded view is not the one that was there before", """
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
      """),
    Example("the label is replaced while a finger is on it", """
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
    Example("the argument carries the condition", """
      import SwiftUI

      struct Faded: ViewModifier {
        var isOld: Bool

        func body(content: Content) -> some View {
          content.opacity(isOld ? 0.4 : 1)
        }
      }
      """),
    Example("a condition that never changes", """
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
    Example("the branch is beside the content, and in an action", """
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
    Example("without a builder both arms have one type", """
      import SwiftUI

      struct Faded: ViewModifier {
        var isOld: Bool

        func body(content: Content) -> some View {
          return isOld ? content.opacity(0.4) : content.opacity(1)
        }
      }
      """),
    Example("only one arm shows the content", """
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
    let base = pass.baseText(of: branch)
    let member = pass.plainName(of: owner) + "." + pass.plainName(of: tree.member)
    let condition = pass.condition(of: branch)
    let rewrite = pass.inertRewrite(of: branch)
    let shows = branch.hasUnchangedArm
      ? "shows `\(base)` as it is in one branch and changed in another"
      : "shows `\(base)` changed in one way or another, branch by branch"
    pass.report(
      branch.headRange,
      "`\(member)` \(shows); whenever \(condition) changes, the view that it is applied to is replaced: "
        + "its state is reset and the change does not animate",
      severity: isSettledEverywhere(branch, owner) ? .info : nil,
      help: help(branch, base, rewrite), notes: applications(of: owner),
      fixes: fix(branch, base, rewrite))
  }

  private func help(_ branch: BaseBranch, _ base: String, _ rewrite: InertRewrite?) -> String {
    if let rewrite { return "write `\(base)\(rewrite.line)`" + rewrite.caveat }
    return "keep one `\(base)`; \(pass.advice(for: branch))"
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

  /// Does every use in the project settle for good which branch it takes, by literals?
  private func isSettledEverywhere(_ branch: BaseBranch, _ owner: TypeID) -> Bool {
    guard !branch.readsOther, branch.parameters.isEmpty, !branch.properties.isEmpty else { return false }
    return branch.properties.allSatisfy { pass.isGivenLiteralsOnly($0, of: owner) }
  }

  /// Where the modifier is used, for the reader who sees only the declaration.
  private func applications(of type: TypeID) -> [Note] {
    let name = pass.plainName(of: type)
    return pass.work.constructionSites(of: type, in: pass.index).prefix(3).map { site in
      let range = pass.index.node(at: site).calledNameRange
      return Note("`\(name)` is applied here", at: Location(range, inFile: pass.index.file(site.member)))
    }
  }
}
