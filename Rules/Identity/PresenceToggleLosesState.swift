import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `if isShown { Editor() }`: hiding the view discards its state.
public struct PresenceToggleLosesState: ViewTreeRule {
  public static let about = About(
    "presence-toggle-loses-state", .identity, .info, "Hiding a view with `if` resets its state",
    isOnByDefault: false,
    references: [.demystify, .identity],
    explanation: """
      A view in an `if` exists as long as the condition is true. When the user hides it, SwiftUI removes it \
      and discards its `@State`, its objects and its scroll position. When it is shown again, a new view \
      begins. In a panel that opens and closes, everything typed or selected is gone, although the user only \
      put the panel aside.

      If the state should survive, keep the view and hide it: `.opacity(isShown ? 1 : 0)`, with \
      `.allowsHitTesting(isShown)` and `.accessibilityHidden(!isShown)`, or a frame without height. Or store \
      the state outside of the view: in the view around it, or in a model. If the view should start over, no \
      change is needed.

      The rule reports an `if` without `else` around a view with state, if the same view switches the `@State` \
      or `@Binding` condition on and off.

      Not reported:

      - `if let`, and `else` branches
      - rows of lists and forms, and tabs
      - state that is only a flag or a position on the screen, and scroll positions alone
      - sheets and other presentations, overlays, and conditions named like a presentation
      - views with a transition or an id, which are meant to be replaced
      - placeholders for errors, empty content and loading
      - decoration that takes no touches
      - views that are expensive to keep (maps, video, web views, wrapped platform views)
      - state that is not missed (a press, an animation, an image that is loaded again)
      - conditions that change in one direction only, or that the app computes
      """)

  public static let bad = [
    Example(
      "closing the panel discards the draft",
      """
      import SwiftUI

      struct NoteField: View {
        @State private var draft = ""
        var body: some View { TextField("Note", text: $draft) }
      }

      struct Page: View {
        @State private var showsNote = false
        var body: some View {
          VStack {
            Button("Note") { showsNote.toggle() }
            if showsNote {
              NoteField()
            }
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "hidden, but not removed",
      """
      import SwiftUI

      struct NoteField: View {
        @State private var draft = ""
        var body: some View { TextField("Note", text: $draft) }
      }

      struct Page: View {
        @State private var showsNote = false
        var body: some View {
          VStack {
            Button("Note") { showsNote.toggle() }
            NoteField()
              .opacity(showsNote ? 1 : 0)
              .allowsHitTesting(showsNote)
              .accessibilityHidden(!showsNote)
          }
        }
      }
      """),
    Example(
      "the state is stored outside",
      """
      import SwiftUI

      struct NoteField: View {
        @Binding var draft: String
        var body: some View { TextField("Note", text: $draft) }
      }

      struct Page: View {
        @State private var showsNote = false
        @State private var draft = ""
        var body: some View {
          VStack {
            Button("Note") { showsNote.toggle() }
            if showsNote { NoteField(draft: $draft) }
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard let owner = tree.owner, pass.index[owner].isViewStruct
    else { return }
    for i in tree.nodes.indices where tree[i].kind == .conditional && tree[i].form == .ifElse {
      guard !tree[i].isExhaustive, !tree[i].isConstant, tree.isChainHead(i),
        let branch = tree.children(of: i).first,
        let (condition, property, isNegated) = condition(of: tree[i].syntax, owner),
        !isPassing(pass.plainName(of: property)), !isShownApart(i),
        !isOnlyLookedAt(branch), tree.isBuilt(i, in: pass.index), !tree.isDeliberate(i)
      else { continue }
      let changes = pass.index.changes(of: property, in: owner)
      guard goesBothWays(changes, property) else { continue }
      let kept = pass.index.kept(at: i, of: tree, lifetime: pass.lifetime)
      let states = kept.states.filter { isMissed($0) }
      guard !states.isEmpty || !kept.frameworkViews.isEmpty, kept.platformViews.isEmpty,
        kept.frameworkViews.allSatisfy(isCheapToKeep)
      else { continue }
      let lost = pass.lostState(states)
      let position = kept.frameworkViews.first(where: scrolls).map {
        "the scroll position of `\(pass.text($0))`"
      }
      guard let phrase = lost.phrase ?? position else { continue }
      // A list is short or starts at the top again; a flag is set again with one touch.
      guard pass.isStrict || pass.index.isNoticed(pass.loss(at: i, of: tree)) && !states.isEmpty && !isInRows(i) else {
        continue
      }
      let notes =
        changes.prefix(NoteLimit.examples).map {
          pass.note("`\(pass.brief(condition))` changes here", .change, at: $0.site)
        }
        + lost.notes
      report(i, condition, isNegated, phrase, notes)
    }
  }

  /// `x` of `if x { … }` and `if !x { … }`, where `x` is a `@State` or `@Binding` of the view.
  private func condition(of statement: Node, _ owner: TypeID) -> (Node, MemberID, isNegated: Bool)? {
    guard var value = statement.asIf?.onlyCondition?.unwrapped else { return nil }
    let isNegated = value.kind == .prefixExpr
    if isNegated, let inner = value.firstChild { value = inner.unwrapped }
    guard value.ownName != nil, case .member(let property) = pass.index.target(of: value, in: tree.body),
      pass.index.owner(property) == owner,
      pass.index[property].attributes.contains(where: { $0 == .State || $0 == .Binding })
    else { return nil }
    return (value, property, isNegated)
  }

  /// Whether the name is that of a placeholder, or of a presentation, which starts over each time.
  private func isPassing(_ name: String) -> Bool {
    let name = name.lowercased()
    let words = [
      "error", "empty", "load", "placeholder", "fail", "progress", "present", "sheet", "popup",
      "popover", "toast", "alert",
    ]
    return words.contains { name.contains($0) }
  }

  /// Whether a list or a form shows it as rows, which cannot be hidden without a gap.
  private func isInRows(_ i: Int) -> Bool {
    tree.ancestors(of: i).contains {
      tree[$0].kind == .element
        && (ViewTypes.has(.lazyContainer, tree[$0].name) || tree[$0].name == .Form || tree[$0].name == .Section
          || tree[$0].name == .TabView)
    }
  }

  /// Whether the views take no touches: `allowsHitTesting(false)`.
  private func isOnlyLookedAt(_ branch: Int) -> Bool {
    tree.children(of: branch).allSatisfy { view in
      tree.core(of: view).modifiers.contains {
        tree[$0].name == .allowsHitTesting && tree[$0].syntax.unlabelledArgument?.text == "false"
      }
    }
  }

  /// Whether it is in an overlay, a menu or a presentation, whose content is temporary.
  private func isShownApart(_ i: Int) -> Bool {
    tree.isShown(as: .decoration, i) || tree.isShown(as: .menu, i)
  }

  /// Whether the state holds work of the user: not a press, an animation, a presentation or an image that is loaded
  /// again.
  private func isMissed(_ state: OwnedState) -> Bool {
    let fact = pass.index[state.property]
    guard fact.attributes.contains(where: { $0 == .State || $0 == .StateObject }),
      !pass.isTransient(fact),
      !pass.text(fact.name).lowercased().contains("load")
    else { return false }
    switch pass.index.valueType(of: state.property)?.name.known {
    case .Image, .UIImage, .NSImage, .CGRect, .CGSize, .CGFloat, .CGPoint, .Angle, .Timer, .Task,
      .Date:
      return false
    default: return true
    }
  }

  private func isCheapToKeep(_ view: Name) -> Bool {
    switch view.known {
    case .Map, .VideoPlayer, .WebView, .RealityView, .Model3D, .SpriteView, .SceneView: false
    default: true
    }
  }

  /// Whether the view keeps a scroll position or a navigation path. A text field keeps only the focus.
  private func scrolls(_ view: Name) -> Bool {
    ViewTypes.has(.scrolls, view) || view == .NavigationStack
  }

  /// Whether code of the view can show it and hide it again.
  private func goesBothWays(_ changes: [PropertyChange], _ property: MemberID) -> Bool {
    var shows = false
    var hides = false
    for change in changes {
      switch change.form {
      case .assigned(let value):
        switch value.unwrapped.kind {
        case .booleanLiteral:
          if value.unwrapped.text == "true" { shows = true } else { hides = true }
        // `x = !x`
        case .prefixExpr: return true
        // The user does not switch a value that the app computes.
        default: continue
        }
      case .toggled, .handedOn: return true
      case .changed: continue
      }
    }
    // The owner of the state may make the other change.
    if pass.index[property].attributes.contains(where: { $0 == .Binding }) { return shows || hides }
    return shows && hides
  }

  private func report(
    _ i: Int, _ condition: Node, _ isNegated: Bool, _ lost: String, _ notes: [Note]
  ) {
    let name = pass.brief(condition)
    let opacity = ".opacity(\(name) ? \(isNegated ? "0 : 1" : "1 : 0"))"
    pass.report(
      tree[i].syntax.headRange,
      "`if \(isNegated ? "!" : "")\(name)` removes this view instead of hiding it, which resets \(lost)",
      help: leavesNoGap(i)
        ? "hide the view with `\(opacity)`, or store the state outside of it"
        : "store the state outside of the view, or hide it with `\(opacity)`, which keeps its space",
      notes: notes)
  }

  /// Whether the view takes no space from others, which a hidden one would keep.
  private func leavesNoGap(_ i: Int) -> Bool {
    tree.ancestors(of: i).first { tree[$0].kind == .element }.map { tree[$0].name == .ZStack } ?? false
  }
}
