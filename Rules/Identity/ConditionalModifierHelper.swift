import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A function that returns its view unchanged or modified, depending on a condition.
public struct ConditionalModifierHelper: ViewTreeRule {
  public static let about = About(
    "conditional-modifier-helper", .identity, .info,
    "A helper uses a branch to apply modifiers conditionally",
    references: [.conditionalModifiers, .demystify],
    explanation: """
      `view.if(isOn) { $0.padding() }` reads like a modifier that is switched on and off. It is a branch: the \
      helper returns either the view, or a view that is created from it. To SwiftUI these are two views of \
      different types at two places of the tree. Each time the condition changes, one is removed and the other \
      inserted. All `@State`, `@StateObject`, focus and scroll positions in it are reset. `onAppear` and \
      `task` run again. Changes cross-fade instead of animating, even those of modifiers that are unrelated to \
      the helper.

      A helper that takes a closure makes this easy to write and hard to see, under any name (`if`, `applyIf`, \
      `ifLet`, `when`, `modify`). So does a helper with a built-in modifier, such as `bordered(if:)` or your \
      own `hidden(_:)`. The same applies to a free function that takes the view, and to a wrapper view with \
      the content as a property. `AnyView` in both branches does not change this.

      Write the modifier at the call site, always, and let the condition choose its argument: `padding(isOn ? \
      16 : 0)`, `opacity(isOn ? 1 : 0.5)`, `frame(width: isOn ? 100 : nil)`, `overlay { if isOn { Ring() } }`. \
      Delete the helper when its last use is gone.

      Not reported:

      - helpers with built-in modifiers, which are as good as their uses (see `conditional-modifier-use`)
      - helpers without callers, those to which callers pass constants, and those that choose by a case that is not \
      known to change
      - helpers whose callers only apply styles or accessibility texts, which have no value for “none”
      - helpers that pass the view through a closure without a branch
      - branches on `#available`, `#if` and other constants
      - branches inside `overlay` and `background`, where the base keeps its identity
      - functions whose branches have one static type (`Text`, `Image`, `Self`, a ternary without `AnyView`)
      - helpers that show the view or nothing

      In strict mode helpers with built-in modifiers are reported as well.
      """)

  public static let bad = [
    Example(
      "the usual form",
      """
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

      struct Card: View {
        @State private var isWide = false
        var body: some View {
          Button("Widen") { isWide.toggle() }
            .applyIf(isWide) { $0.padding() }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the argument depends on the condition",
      """
      import SwiftUI

      extension View {
        func dimmed(_ isDimmed: Bool) -> some View {
          opacity(isDimmed ? 0.4 : 1)
        }
      }
      """),
    Example(
      "no branch",
      """
      import SwiftUI

      extension View {
        func apply<Result: View>(@ViewBuilder _ transform: (Self) -> Result) -> some View {
          transform(self)
        }
      }
      """),
    Example(
      "the system decides once",
      """
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
    Example(
      "the branch is inside an overlay",
      """
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
    Example(
      "one type in both branches",
      """
      import SwiftUI

      extension Text {
        func strong(_ isStrong: Bool) -> Text {
          isStrong ? bold() : self
        }
      }
      """),
    Example(
      "shows the view or nothing",
      """
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
    guard let branch = pass.index.conditionalHelper(tree), isInvitation(branch) && isMisused(branch) || pass.isStrict
    else { return }
    let (name, range) = subject
    let base = pass.baseText(of: branch)
    let what =
      branch.hasUnchangedArm
      ? "returns `\(base)` unchanged in one branch and modified in another"
      : "returns different views of `\(base)` in its branches"
    pass.report(
      range,
      "`\(name)` \(what), which resets the state of the view when \(pass.condition(of: branch)) changes",
      severity: .info, help: help(branch, base),
      notes: [pass.note("this is the branch", .cause, at: branch.headRange)])
  }

  /// The name of a wrapper is that of its type. Other helpers have their own name.
  private var subject: (name: String, range: Range<Int>) {
    let fact = pass.index[tree.member]
    if fact.name == .body, let owner = tree.owner, let place = pass.index[owner].declaration,
      Int(place.file) == pass.file.number
    {
      return (pass.plainName(of: owner), pass.index[place].nameRange)
    }
    return (pass.text(fact.name), fact.nameRange)
  }

  /// Whether it applies any closure, which invites to be used with what changes. Another one is as good as its uses,
  /// which are reported themselves.
  private func isInvitation(_ branch: BaseBranch) -> Bool {
    takesTransform(branch)
      && !pass.index.change(ofAll: branch.conditions, in: tree.body, work: pass.work).isSettled
      && !pass.isExplained(at: branch.headRange.lowerBound, in: tree.member)
  }

  /// Whether a caller passes a condition that changes, and modifiers that could have it in their arguments. A style
  /// or an accessibility text has no value for “none”.
  private func isMisused(_ branch: BaseBranch) -> Bool {
    let isBody = pass.index[tree.member].name == .body
    let sites = isBody ? tree.owner.map { pass.work.sites(of: $0) } ?? [] : pass.work.callers(of: tree.member)
    return sites.prefix(Self.callerLimit).contains { site in
      let call = pass.index.node(at: site)
      guard site.member != tree.member, call.kind == .call,
        pass.index.passesClosures(of: site.use, to: tree.member, in: pass.index.body(of: site.member)) || isBody
      else { return false }
      let values = (call.arguments + call.trailingClosures).compactMap(\.value)
      let closures = values.filter { $0.kind == .closure }
      let conditions = values.filter { $0.kind != .closure }
      let change = pass.index.change(ofAll: conditions, in: pass.index.body(of: site.member), work: pass.work)
      let mayChange = !change.isSettled && conditions.contains { readsInput($0, in: pass.index.body(of: site.member)) }
      guard change.isProved || mayChange else { return false }
      return !closures.contains { closure in
        closure.descendants.contains { $0.kind == .call && isWithoutNone(pass.text($0.calledName)) }
      }
    }
  }

  /// Whether a flag that the calling view is given decides, which its parents may change. Positions and the parts of a
  /// configuration stay, as a rule.
  private func readsInput(_ condition: Node, in body: Body) -> Bool {
    guard let owner = pass.index.owner(body.member), pass.index[owner].traits.contains(.view) else { return false }
    return ([condition] + Array(condition.descendants)).contains { node in
      guard node.ownName != nil, case .member(let id) = pass.index.target(of: node, in: body) else { return false }
      let fact = pass.index[id]
      return fact.isStoredInInstances && fact.type.name == .Bool && pass.index.owner(id) == owner
    }
  }

  private func isWithoutNone(_ modifier: String) -> Bool {
    modifier.hasSuffix("Style") || modifier.hasPrefix("accessibility") || modifier.hasPrefix("searchable")
  }

  /// How many callers are examined. If none of them proves it, nothing is reported.
  private static let callerLimit = 64

  private func takesTransform(_ branch: BaseBranch) -> Bool {
    branch.arms.contains { if case .transformed = $0.use { true } else { false } }
  }

  private func help(_ branch: BaseBranch, _ base: String) -> Remedy {
    if takesTransform(branch) {
      return
        "apply the modifier always where it has a neutral value, and put the condition into its argument at each call site"
    }
    let general = Remedy(pass.advice(for: branch, on: base))
    return pass.inertRewrite(of: branch).map { Remedy("write `\(base)\($0.line)`" + $0.caveat).or(general) } ?? general
  }
}
