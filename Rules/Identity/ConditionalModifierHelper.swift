import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Reports functions that give a view back as it is or modified, as a condition says.
public struct ConditionalModifierHelper: ViewTreeRule {
  public static let about = About(
    "conditional-modifier-helper", .identity, .warning,
    "A helper applies modifiers only if a condition holds, by a branch",
    references: [.conditionalModifiers, .demystify],
    explanation: """
      `view.if(isOn) { $0.padding() }` reads like a modifier that is switched on and off. It is a branch: \
      the helper returns either the view or another view that is made from it, and to SwiftUI these are \
      two views of different types at two places of the tree. Each time the condition flips, the one is \
      removed and the other inserted. All `@State`, `@StateObject`, focus and scroll positions in it start \
      afresh, `onAppear` and `task` run again, and changes, even those of modifiers that have nothing to \
      do with the helper, fade over instead of animating.

      A helper that takes a closure makes this easy to write and hard to see, under whatever name it goes \
      (`if`, `applyIf`, `ifLet`, `when`, `modify`), and so does one with its modifier built in, like a \
      `bordered(if:)` or `hidden(_:)` of one's own. The same is true of a free function with the view as \
      parameter and of a wrapper view with the content as property, and `AnyView` in both branches changes \
      nothing about it.

      Write the modifier where it is used, always, and let the condition choose its argument: \
      `padding(isOn ? 16 : 0)`, `opacity(isOn ? 1 : 0.5)`, `frame(width: isOn ? 100 : nil)`, `overlay { if \
      isOn { Ring() } }`. Delete the helper when its last use is gone.

      Left alone: helpers that pass the view through a closure without a branch, branches on `#available`, \
      `#if` and other constants, branches inside `overlay` and `background` (the base is the same view in \
      any case), functions whose arms have one static type (`Text`, `Image`, `Self`, a ternary without \
      `AnyView`), and helpers that show the view or nothing.
      """)

  public static let bad = [
    Example("the usual one", """
      import SwiftUI

      extension View {
        @ViewBuilder
        func applyIf<Result: View>(_ condition: Bool, _ transform: (Self) -> Result) -> some View {
          if condition {
            transform(self)
          } else {
            self
          }
        }
      }
      """),
    Example("with the modifier built in", """
      import SwiftUI

      extension View {
        @ViewBuilder
        func dimmed(_ isDimmed: Bool) -> some View {
          if isDimmed {
            opacity(0.4)
          } else {
            self
          }
        }
      }
      """),
    Example("a view that wraps", """
      import SwiftUI

      struct Highlightable<Content: View>: View {
        let isHighlighted: Bool
        let content: Content

        var body: some View {
          if isHighlighted {
            content.border(.yellow)
          } else {
            content
          }
        }
      }
      """),
  ]
  public static let good = [
    Example("the argument carries the condition", """
      import SwiftUI

      extension View {
        func dimmed(_ isDimmed: Bool) -> some View {
          opacity(isDimmed ? 0.4 : 1)
        }
      }
      """),
    Example("no branch", """
      import SwiftUI

      extension View {
        func apply<Result: View>(@ViewBuilder _ transform: (Self) -> Result) -> some View {
          transform(self)
        }
      }
      """),
    Example("the system decides once", """
      import SwiftUI

      extension View {
        @ViewBuilder
        func glassy() -> some View {
          if #available(iOS 26, *) {
            glassEffect()
          } else {
            self
          }
        }
      }
      """),
    Example("the branch is inside an overlay", """
      import SwiftUI

      extension View {
        func ring(_ isOn: Bool) -> some View {
          overlay {
            if isOn {
              Circle().stroke()
            } else {
              Circle().stroke().hidden()
            }
          }
        }
      }
      """),
    Example("one type in both arms", """
      import SwiftUI

      extension Text {
        func strong(_ isStrong: Bool) -> Text {
          isStrong ? bold() : self
        }
      }
      """),
    Example("shows the view or nothing", """
      import SwiftUI

      extension View {
        @ViewBuilder
        func shown(_ isShown: Bool) -> some View {
          if isShown { self }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard let branch = pass.index.conditionalHelper(tree) else { return }
    let (name, range) = subject
    let base = pass.baseText(of: branch)
    let what = branch.hasUnchangedArm
      ? "gives back `\(base)` as it is in one branch and a view made from it in another"
      : "makes different views of `\(base)` in its branches"
    pass.report(
      range,
      "`\(name)` \(what); whenever \(pass.condition(of: branch)) changes, SwiftUI replaces the view: "
        + "state is reset, and changes fade instead of animating",
      help: help(branch, base), notes: [pass.note("the branch", at: branch.headRange)])
  }

  /// A wrapper is known by its type, everything else by its own name.
  private var subject: (name: String, range: Range<Int>) {
    let fact = pass.index[tree.member]
    if fact.name == .body, let owner = tree.owner, let place = pass.index[owner].declaration,
      Int(place.file) == pass.file.number
    {
      return (pass.plainName(of: owner), pass.index[place].nameRange)
    }
    return (pass.text(fact.name), fact.nameRange)
  }

  private func help(_ branch: BaseBranch, _ base: String) -> String {
    let takesTransform = branch.arms.contains { arm in
      if case .transformed = arm.use { true } else { false }
    }
    if takesTransform {
      return "at each use apply the modifier always and put the condition into its argument, as in "
        + "`.opacity(… ? 0.5 : 1)`; then delete this helper"
    }
    if let rewrite = pass.inertRewrite(of: branch) {
      return "write `\(base)\(rewrite.line)`" + rewrite.caveat
    }
    return "keep one `\(base)`; \(pass.advice(for: branch))"
  }
}
