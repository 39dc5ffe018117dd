import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A constant binding discards what a control writes to it.
public struct ConstantBinding: NodeRule {
  public static let about = About(
    "constant-binding", .lifetime, .warning, "A control writes to a constant binding",
    isOnByDefault: false,
    references: [.dataEssentials, .managingModelData],
    explanation: """
      `.constant(value)` creates a binding that ignores writes. It is meant for previews, and for controls that show a \
      fixed value. With a value that changes, it only seems to work. The control shows the value, but a swipe back \
      does not shorten the `path`, and typed text disappears. A sheet that is swiped away comes back, or no longer \
      matches the condition that presents it.

      Pass a binding to the state itself (`$path`, `$model.isPresented`). Or write one that defines the effect of a \
      write: `Binding(get: { error != nil }, set: { if !$0 { error = nil } })`. Alerts, sheets and destinations for an \
      optional take `item:` or `presenting:`.

      A navigation path that is created in place can never grow, which is an error. `path:`, `selection:` and `text:` \
      are warnings. Other controls are information, and so is `isPresented:`: buttons in what is presented most often \
      make the condition false.

      Not reported:

      - constants (literals, enum cases, `static let`) and inputs that the view only passes on
      - views of other packages, and `suggestedTokens:`
      - views of the project that get a value to which there is no binding: it is only shown
      - previews and tests
      - controls that are `.disabled`, do not allow hit testing, or only let text be selected
      - a `TextEditor`, which shows long text, a control that a gesture operates, and one whose counterpart in another \
      branch can be edited, unless the rule is strict
      - `.environment(\\.editMode, …)`
      - views of the project that never write to the binding
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "dismissing the alert does not clear the error",
      """
      import SwiftUI

      struct Upload: View {
        @State private var error: String?
        var body: some View {
          Text("Uploading")
            .alert("Failed", isPresented: .constant(error != nil)) { Text(error ?? "") }
        }
      }
      """),
    Example(
      "nothing can be pushed",
      """
      import SwiftUI

      struct Root: View {
        var body: some View {
          let path = NavigationPath()
          NavigationStack(path: .constant(path)) { Text("Home") }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "the binding clears the error",
      """
      import SwiftUI

      struct Upload: View {
        @State private var error: String?
        var body: some View {
          Text("Uploading")
            .alert("Failed", isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } })) {
              Text(error ?? "")
            }
        }
      }
      """),
    Example(
      "shown, not edited",
      """
      import SwiftUI

      struct Summary: View {
        let isPaid: Bool
        var body: some View {
          Toggle("Paid", isOn: .constant(isPaid)).disabled(true)
          Toggle("Printed", isOn: .constant(true))
        }
      }
      """),
  ]

  public static let kinds: [NodeKind] = [.call]
  public static func mayConcern(_ file: SourceFile) -> Bool { file.mentions(.constant) }

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ node: Node) {
    guard node.calledName == .constant, let callee = node.callee?.unwrapped.asMemberAccess,
      callee.base == nil || callee.base?.name == .Binding,
      node.parent?.kind == .argument, let (receiving, label) = node.receivingCall, node.arguments.count == 1,
      let value = node.unlabelledArgument, pass.file.mentions(.SwiftUI) || pass.file.mentions(.View)
    else { return }
    let call = receiving.node
    guard let member = pass.member(around: node), pass.index.owner(member) != nil else { return }
    let body = pass.index.body(of: member)
    let isFreshPath = label == .path && isFresh(value, in: body)
    if !isFreshPath, pass.index.isConstant(value, in: body) { return }
    // SwiftUI reads what is suggested and writes none of it.
    if pass.text(label) == "suggestedTokens" { return }
    guard isFreshPath || changes(value, in: body), isControl(call, in: body) else { return }
    if isInert(node) || isNeverWritten(label, by: call, in: body) { return }
    // A caller has disabled this part of the view.
    if pass.work.callers(of: member).contains(where: { isInert(pass.index.node(at: $0)) }) { return }
    if !pass.isStrict, isMeantToBeRead(call, label) { return }
    let control = pass.text(call.calledName)
    let severity: Severity
    switch label.known {
    case .path: severity = isFreshPath ? .error : .warning
    case .selection, .text: severity = .warning
    // Code in what is presented can still make the condition false.
    default: severity = .info
    }
    if severity == .info, !pass.isStrict,
      isOfEnvironment(value, in: body) || isOfProject(call, body) && !isState(value, body)
    {
      return
    }
    let labelled = label == .none ? "" : "\(pass.text(label)): "
    pass.report(
      callee.node.memberNameRange,
      "`\(control)` cannot change \(pass.quoted(value, or: "the value")): `\(labelled).constant` ignores writes",
      severity: severity, help: help(label, call.calledName, isBindable: isState(value, body)),
      notes: [pass.note("`\(control)` writes to the binding", .cause, at: call.calledNameRange)])
  }

  private func help(_ label: Name, _ control: Name, isBindable: Bool) -> Remedy {
    let passing =
      isBindable ? "pass a binding to the state (`$property`)" : "pass a `Binding(get:set:)` that changes the source"
    switch label.known {
    case .path: return "keep the path in `@State` and pass `$path`"
    case .isPresented: return "pass a binding whose `set` makes the condition false, or present with `item:`"
    default:
      switch control.known {
      case .TextEditor, .TextField:
        return Remedy("\(passing), or show the value with `Text` and `.textSelection(.enabled)`").or(
          "\(passing), or show the value with `Text`")
      case .Toggle, .Slider, .Stepper, .Picker, .DatePicker, .ColorPicker:
        return "\(passing), or add `.disabled(true)` if the value is only shown"
      default: return Remedy(passing)
      }
    }
  }

  /// Whether the control only shows the value: an editor, whose long text can so be scrolled and selected, the
  /// counterpart of an editable control in another branch, or a control that a gesture operates.
  private func isMeantToBeRead(_ call: Node, _ label: Name) -> Bool {
    call.calledName == .TextEditor || isOperatedByGesture(call) || isEditedInOtherBranch(call, label)
  }

  /// Whether a gesture on the control itself does what a tap on it means.
  private func isOperatedByGesture(_ call: Node) -> Bool {
    var view = call
    while let access = view.parent, access.isMember(of: view), let outer = access.parent,
      outer.kind == .call
    {
      switch outer.calledName.known {
      case .onTapGesture, .gesture, .highPriorityGesture, .simultaneousGesture: return true
      default: view = outer
      }
    }
    return false
  }

  /// Whether another branch of the same `if` or `switch` has the control with a binding that is written.
  private func isEditedInOtherBranch(_ call: Node, _ label: Name) -> Bool {
    for ancestor in call.ancestors {
      switch ancestor.kind {
      case .ifExpr, .switchExpr:
        let others = ancestor.children.filter { $0.kind != .conditionList && !$0.contains(call) }
        let isThere = others.lazy.flatMap { $0.descendants.prefix(Self.branchLimit) }.contains { other in
          guard other.kind == .call, other.calledName == call.calledName,
            let value = other.arguments.first(where: { $0.name == label })?.value
          else { return false }
          return value.calledName != .constant
        }
        if isThere { return true }
      case .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  /// Nodes of a branch that are searched for such a control. What comes behind them is not seen.
  private static let branchLimit = 1_024

  /// Whether a view of the project gets the binding, for which a constant can be meant: a view that is only read.
  private func isOfProject(_ call: Node, _ body: Body) -> Bool {
    if case .construction = pass.index.target(of: call, in: body) { return true }
    return false
  }

  /// Whether a binding to the value exists: a property that is stored in what the view holds, and that it can set.
  private func isState(_ value: Node, _ body: Body) -> Bool {
    var root = value.unwrapped
    while root.ownName == nil, root.kind == .memberAccess, let base = root.base?.unwrapped { root = base }
    guard case .member(let part) = pass.index.target(of: value, in: body), pass.index[part].kind == .storedProperty,
      !pass.index[part].isLet, !pass.index[part].hasSetterAccess, root.ownName != nil,
      case .member(let root) = pass.index.target(of: root, in: body)
    else { return false }
    return pass.index[root].attributes.contains { Wrappers.has(.ownsState, $0) || Wrappers.has(.observesObject, $0) }
      || pass.index[root].attributes.contains { $0 == .Binding || $0 == .Bindable }
  }

  /// Whether the environment decides the value, to which there is no binding.
  private func isOfEnvironment(_ value: Node, in body: Body) -> Bool {
    guard case .member(let id) = pass.index.target(of: value.root, in: body) else { return false }
    return pass.index[id].attributes.contains { $0 == .Environment }
  }

  /// Whether it is a control or modifier of SwiftUI, or a view of the project.
  private func isControl(_ call: Node, in body: Body) -> Bool {
    if call.asCall?.isMemberCall == true {
      return Modifiers.isModifier(call.calledName) && call.calledName != .environment
    }
    switch pass.index.target(of: call, in: body) {
    // Nothing says that types of other packages write.
    case .frameworkConstruction(let name): return ViewTypes.traits(of: name) != nil
    case .construction(let type): return pass.index[type].traits.contains(.view)
    default: return false
    }
  }

  /// Whether the value is read from something that changes while the view is shown.
  private func changes(_ value: Node, in body: Body) -> Bool {
    for i in body.uses(in: value) {
      switch body.target(i) {
      case .member(let id): if changes(id) { return true }
      case .local(let local):
        // `if let path = model.path`
        var current = Int(body.locals[Int(local)].initial)
        for _ in 0..<FollowLimit.uses where current >= 0 {
          if case .member(let id) = body.target(current), changes(id) { return true }
          current = Int(body.uses[current].receiver)
        }
      default: continue
      }
    }
    return false
  }

  private func changes(_ id: MemberID) -> Bool {
    let fact = pass.index[id]
    guard !fact.isStatic, fact.owner != nil else { return false }
    switch fact.kind {
    case .computedProperty: return true
    case .storedProperty:
      // A property wrapper stands for a value that changes.
      if !fact.attributes.isEmpty, !fact.isLet { return true }
      return pass.index.owner(id).map { pass.index[$0].isReference } ?? false && !fact.isLet
    default: return false
    }
  }

  /// Whether it is a path that the body creates itself.
  private func isFresh(_ value: Node, in body: Body) -> Bool {
    let value = value.unwrapped
    switch value.kind {
    case .arrayLiteral: return true
    case .call: return value.calledName == .NavigationPath
    case .identifierExpr:
      guard case .local(let i) = pass.index.target(of: value, in: body) else { return false }
      return body.locals[Int(i)].parameter < 0 && body.locals[Int(i)].node != 0
    default: return false
    }
  }

  /// Whether the control cannot be used: `.disabled(…)` or a similar modifier applies to it.
  private func isInert(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .call:
        switch ancestor.calledName.known {
        case .disabled, .textSelection, .allowsHitTesting:
          if let callee = ancestor.callee, callee.contains(node) { return true }
        default: continue
        }
      case .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a view of the project only reads the binding.
  private func isNeverWritten(_ label: Name, by call: Node, in body: Body) -> Bool {
    switch pass.index.target(of: call, in: body) {
    case .construction(let type):
      guard
        let property = pass.index.storedProperties(of: type).first(where: {
          pass.index[$0].name == label && pass.index[$0].attributes.contains { $0 == .Binding }
        })
      else { return true }
      return !pass.index.isWrittenByOwner(property)
    // What a function of the project does with it is unknown.
    case .member, .unknown: return true
    default: return false
    }
  }
}
