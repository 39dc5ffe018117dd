import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// An animation without a value animates every change.
public struct UnscopedAnimation: ViewTreeRule {
  public static let about = About(
    "unscoped-animation", .performance, .info, "An animation applies to every change below it",
    fix: "Adds `value:` where a single property decides. Suggested: other changes are then not animated.",
    references: [.animation, .performance],
    explanation: """
      `.animation(.spring())` without `value:` animates every change of the view and the views inside it. That \
      includes the change you have in mind, but also the first layout, a rotation of the device and the keyboard. \
      Text that arrives from the network and new rows of a list are animated as well. Views fly in from the corner of \
      the screen, and every frame evaluates layouts again. For this reason the modifier is deprecated since iOS \
      15. `.transaction { $0.animation = … }` without a condition has the same effect.

      Name the change that is meant: `.animation(.spring(), value: isOpen)`, `.transaction(value: isOpen) { … \
      }`, or `withAnimation { … }` where the state is set. From iOS 17 on, `.animation(_:body:)` animates only \
      what its closure adds.

      Not reported:

      - `$isOn.animation()`, which animates one change of a binding, and the animation of a transition;
      - `.animation(_:value:)` and `.animation(_:body:)`;
      - a view that is `Equatable`, since the modifier then observes the view;
      - transactions that disable animations or set them under a condition.
      """)

  public static let bad = [
    Example(
      "every change is animated",
      """
      import SwiftUI

      struct Drawer: View {
        @State private var isOpen = false
        let title: String
        var body: some View {
          Text(title)
            .frame(height: isOpen ? 300 : 40)
            .animation(.spring())
        }
      }
      """),
    Example(
      "with a transaction",
      """
      import SwiftUI

      struct Drawer: View {
        let title: String
        var body: some View {
          Text(title).transaction { $0.animation = .default }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "one change",
      """
      import SwiftUI

      struct Drawer: View {
        @State private var isOpen = false
        let title: String
        var body: some View {
          Text(title)
            .frame(height: isOpen ? 300 : 40)
            .animation(.spring(), value: isOpen)
        }
      }
      """),
    Example(
      "the change of a binding, and no animation",
      """
      import SwiftUI

      struct Drawer: View {
        @State private var isOpen = false
        var body: some View {
          Toggle("Open", isOn: $isOpen.animation())
            .transition(.opacity.animation(.default))
            .transaction { $0.animation = nil }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard pass.file.mentions(.animation) || pass.file.mentions(.transaction) else { return }
    for (i, node) in tree.nodes.enumerated() where node.kind == .modified && node.member == nil {
      guard node.isCall else { continue }
      switch node.name.known {
      case .animation: checkAnimation(i)
      case .transaction: checkTransaction(node.syntax)
      default: break
      }
    }
  }

  private func checkAnimation(_ i: Int) {
    // Widgets are drawn once for each entry.
    if !pass.isStrict, pass.isStill(tree.owner) { return }
    let call = tree[i].syntax
    guard call.arguments.count == 1, call.trailingClosures.isEmpty, let animation = call.unlabelledArgument,
      animation.kind != .closure, !isEquatable(i)
    else { return }
    // Disabling animations does no harm, and a flag that disables them says which changes are meant.
    let values = animation.asTernary?.arms.map(\.unwrapped) ?? [animation]
    if values.contains(where: { $0.kind == .nilLiteral || $0.text == ".none" }) { return }
    let candidates = changing(below: i).filter { isComparable($0) }
    let names = candidates.map { "`\(pass.plainName(of: $0))`" }
    // Each may change alone.
    let isOnlyOne = candidates.count == 1 && !dependsOnMore(below: i, than: candidates[0])
    let hint =
      switch names.count {
      case 0: "add `value:` with the value whose change is meant"
      case 1 where isOnlyOne: "add `value:` with \(names[0])"
      default:
        "use one `.animation(_:value:)` for each value that is to be animated, such as "
          + listed(Array(names.prefix(NoteLimit.places)))
      }
    var fixes: [Fix] = []
    if isOnlyOne, let value = candidates.first {
      let end = animation.range.upperBound
      fixes = [
        Fix(
          "Animate only changes of \(names[0])", .suggested,
          [pass.edit(end..<end, with: ", value: \(pass.plainName(of: value))")])
      ]
    }
    let written = pass.quoted(animation, or: "", limit: 24).filter { $0 != "`" }
    pass.report(
      call.calledNameRange,
      "`.animation\(written.isEmpty ? "" : "(\(written))")` without `value:` animates every change of the view, "
        + "whatever its cause",
      help: isInBranch(i)
        ? "move it to the view around the `if`, and add `value:` with the value that decides"
        : Remedy(hint),
      notes: candidates.prefix(NoteLimit.places).map {
        pass.note("`\(pass.plainName(of: $0))` changes the view", .change, at: $0)
      },
      fixes: fixes)
  }

  /// Whether the modifier is for a view that comes and goes: inside of the branch, the value that decides never changes.
  private func isInBranch(_ i: Int) -> Bool {
    // The transition may stand before or behind it.
    let chain = tree.ancestors(of: i).prefix { tree[$0].kind == .modified }
    guard
      chain.contains(where: { tree[$0].name == .transition })
        || tree[i].syntax.descendants.contains(where: { $0.isCall(of: .transition) })
    else { return false }
    let above = tree.ancestors(of: i).first { tree[$0].kind != .modified }
    return above.map { tree[$0].kind == .branch && tree[tree[$0].parent].syntax.kind == .ifExpr } ?? false
  }

  /// Whether the view below depends on another property that may change, such as an input or an observed object. Its
  /// changes are animated as well.
  private func dependsOnMore(below i: Int, than value: MemberID) -> Bool {
    guard let base = tree.children(of: i).first, let owner = tree.owner else { return true }
    let syntax = tree[base].syntax
    // A view of the project may change by its own state as well.
    if holdsMore(below: base) { return true }
    return tree.body.uses(in: syntax).contains { number in
      guard case .member(let member) = tree.body.target(number),
        member != value, pass.index.owner(member) == owner, isInModifier(tree.body.node(number), within: syntax)
      else { return false }
      return pass.index[member].kind != .storedProperty
        || pass.index.mayChange(tree.body.node(number), in: tree.body, work: pass.work)
    }
  }

  /// Whether the modifier is applied to an `Equatable` view, which it then observes.
  private func isEquatable(_ i: Int) -> Bool {
    guard let base = tree.children(of: i).first, tree[base].kind == .element, let type = tree[base].type else {
      return false
    }
    return pass.index.isEquatable(type)
  }

  /// The properties of the view in arguments of modifiers below.
  private func changing(below i: Int) -> [MemberID] {
    guard let base = tree.children(of: i).first, let owner = tree.owner else { return [] }
    let syntax = tree[base].syntax
    var found: [MemberID] = []
    for number in tree.body.uses(in: syntax) {
      guard case .member(let member) = tree.body.target(number),
        pass.index.owner(member) == owner, !found.contains(member)
      else { continue }
      let fact = pass.index[member]
      guard fact.kind == .storedProperty,
        fact.attributes.contains(where: { $0 == .State || $0 == .Binding || $0 == .GestureState }),
        isInModifier(tree.body.node(number), within: syntax),
        // An action may pass it to any call.
        tree.body.runs(in: pass.index).run(of: tree.body.uses[number].closure).isRunning
      else { continue }
      found.append(member)
    }
    return found
  }

  /// Whether a view of the project that is shown there changes by itself: it, or a view in it, keeps state or observes
  /// something. What is presented is on another screen.
  private func holdsMore(below base: Int) -> Bool {
    var i = base
    while i < tree[base].end {
      let node = tree[i]
      if node.kind == .slot, node.use?.kind == .presentation {
        i = node.end
        continue
      }
      if node.kind == .element, let type = node.type {
        let isObserving = pass.index.storedProperties(of: type).contains { property in
          pass.index[property].attributes.contains {
            Wrappers.has(.observesObject, $0) || Wrappers.has(.storedOutside, $0)
          }
        }
        if isObserving || !pass.lifetime.stateBelow(type).isEmpty { return true }
      }
      i += 1
    }
    return false
  }

  /// Whether a modifier that is seen uses the value in its argument: not one that waits for its changes, or presents
  /// something.
  private func isInModifier(_ node: Node, within base: Node) -> Bool {
    var current = node
    while let parent = current.parent, current != base {
      if parent.kind == .closure { return false }
      if parent.kind == .argument, let call = parent.parent?.asCall, call.isMemberCall {
        return !Modifiers.has(.lifecycle, call.name) && !Modifiers.has(.presentation, call.name)
      }
      current = parent
    }
    return false
  }

  private func isComparable(_ property: MemberID) -> Bool {
    let fact = pass.index[property]
    if fact.type == .unknown { return fact.initial == .literal }
    if case .named(let name, _, _) = fact.type {
      if PlainData.contains(name) || name == .String { return true }
      return pass.index.heldType(of: property).map { pass.index.isEquatable($0) } ?? false
    }
    return false
  }

  /// Reports `{ $0.animation = .default }` without a condition.
  private func checkTransaction(_ call: Node) {
    let values = call.passedValues
    guard values.count == 1, let closure = values[0].value.asClosure else { return }
    for statement in closure.statements {
      guard statement.kind == .sequence else { return }
      guard let assignment = statement.asAssignment, assignment.isPlain, let value = assignment.value,
        let target = assignment.target.asMemberAccess, target.name == .animation
      else { continue }
      switch value.kind {
      case .call, .memberAccess:
        // `.none`, or a change of the current animation.
        let parameter = target.base?.text
        guard value.text != ".none",
          !value.descendants.contains(where: { $0.kind == .identifierExpr && $0.text == parameter })
        else { return }
        pass.report(
          call.calledNameRange,
          "`transaction` sets an animation for every change of the view, whatever its cause",
          help: Remedy(
            "use \(clauses: "`.animation(_:value:)`", "`transaction(value:)`") with the value whose change is meant"),
          notes: [pass.note("sets the animation", .cause, at: statement.range)])
        return
      default: return
      }
    }
  }
}
