import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI creates a coordinator once, but replaces the representable that created it on every update.
public struct RepresentableStaleCoordinator: MemberRule {
  public static let about = About(
    "representable-stale-coordinator", .lifetime, .info,
    "A coordinator keeps the values of the first representable",
    isOnByDefault: false,
    fix: """
      Assigns the new representable to the coordinator at the start of the update method. Suggested: a view that asks the \
      coordinator for its rows may have to load them again.
      """,
    references: [.representable, .dataEssentials],
    explanation: """
      SwiftUI calls `makeCoordinator()` once and keeps the coordinator as long as the platform view. Each time the \
      parent is evaluated, SwiftUI passes a new representable, with new inputs and closures, to \
      `updateUIView(_:context:)`. A coordinator that stored `parent`, or one of its values or closures, still has the \
      old one. If the update does not replace it, the coordinator answers delegate calls with what was true when the \
      view appeared. That may be an old identifier, an old limit or a closure that captured the first item of a row.

      Write `context.coordinator.parent = self` at the start of the update method, or assign the closures and values \
      that the coordinator needs.

      Not reported:

      - coordinators that read only bindings, objects and other references of the representable
      - values other than closures, numbers and texts that are read through the representable, unless the rule is strict: the platform \
      view may have taken them already
      - inputs for which every call in the project passes a constant
      - closures that capture only storage such as `@State`, which is the same on each update, and objects outside of a list \
      of captures
      - representables that are shown only in sheets or destinations, or below `id(_:)`
      - inputs named `initial…`
      - coordinators that the update calls with arguments or passes `self` to
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "the first limit stays",
      """
      import SwiftUI
      import UIKit

      struct Limited: UIViewRepresentable {
        @Binding var text: String
        let limit: Int

        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) { field.text = text }
        func makeCoordinator() -> Coordinator { Coordinator(self) }

        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: Limited
          init(_ parent: Limited) { self.parent = parent }
          func trim() { parent.text = String(parent.text.prefix(parent.limit)) }
        }
      }

      struct Form: View {
        @State private var text = ""
        @State private var limit = 10
        var body: some View { Limited(text: $text, limit: limit) }
      }
      """)
  ]
  public static let good = [
    Example(
      "the update passes on each new value",
      """
      import SwiftUI
      import UIKit

      struct Limited: UIViewRepresentable {
        @Binding var text: String
        let limit: Int

        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          field.text = text
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }

        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: Limited
          init(_ parent: Limited) { self.parent = parent }
          func trim() { parent.text = String(parent.text.prefix(parent.limit)) }
        }
      }

      struct Form: View {
        @State private var text = ""
        @State private var limit = 10
        var body: some View { Limited(text: $text, limit: limit) }
      }
      """),
    Example(
      "a binding leads to the state, whichever update created it",
      """
      import SwiftUI
      import UIKit

      struct Plain: UIViewRepresentable {
        @Binding var text: String

        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) { field.text = text }
        func makeCoordinator() -> Coordinator { Coordinator(self) }

        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: Plain
          init(_ parent: Plain) { self.parent = parent }
          func clear() { parent.text = "" }
        }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, let coordinator = pass.index.owner(member),
      pass.index[coordinator].isReference,
      let view = representable(of: coordinator, member)
    else { return }
    let updates = pass.index[view].members.filter {
      pass.index[$0].kind == .function && pass.index[$0].hasBody
        && Conformances.isUpdateMember(pass.index[$0].name, of: pass.index[view].traits)
        && pass.index[$0].name != .sizeThatFits
    }
    guard !updates.isEmpty, !updates.contains(where: { refreshes(fact.name, in: $0, of: view) }) else { return }
    if pass.index.valueType(of: member)?.type == view {
      // What the platform view has taken of a collection, such as its rows, an assignment would not renew.
      guard let stale = staleRead(through: member, of: coordinator, view), pass.isStrict || isPlain(stale.input)
      else { return }
      report(member, fact, view, updates[0], stale, isWhole: true)
    } else if let input = copiedInput(member, fact, coordinator, view),
      let read = read(of: member, in: coordinator), let change = change(of: input, view)
    {
      report(
        member, fact, view, updates[0], Stale(input: input, read: read, change: change), isWhole: false)
    }
  }

  // MARK: The representable

  /// The representable whose coordinator the class is.
  private func representable(of coordinator: TypeID, _ property: MemberID) -> TypeID? {
    let index = pass.index
    let candidates = [index[coordinator].parent, index.valueType(of: property)?.type].compactMap { $0 }
    return candidates.first { candidate in
      index[candidate].kind == .struct && index[candidate].traits.contains(.representable)
        && maker(of: candidate).map {
          index.staticType(index[$0].type, file: index.file($0), scope: candidate)?.type == coordinator
        } ?? false
    }
  }

  private func maker(of view: TypeID) -> MemberID? {
    pass.index[view].members.first { pass.index[$0].name == .makeCoordinator && pass.index[$0].hasBody }
  }

  /// Whether the member passes new values to the coordinator: by an assignment to the property, a call of the
  /// coordinator with arguments, or `self` as an argument.
  private func refreshes(_ name: Name, in member: MemberID, of view: TypeID) -> Bool {
    var seen: Set<MemberID> = []
    var level = [member]
    for _ in 0..<3 {
      var next: [MemberID] = []
      for member in level where seen.insert(member).inserted {
        let body = pass.index.body(of: member)
        for (i, use) in body.uses.enumerated() {
          if use.isWritten, use.kind == .member, use.name == name { return true }
          if use.name == .`self`, use.kind == .identifier, body.node(i).parent?.kind == .argument {
            return true
          }
          guard use.isCall else { continue }
          if use.kind == .member, !use.labels.isEmpty, isCoordinator(Int(use.receiver), body) { return true }
          if case .member(let callee) = body.target(i), pass.index.owner(callee) == view {
            next.append(callee)
          }
        }
      }
      level = next
    }
    return false
  }

  /// `context.coordinator`, or what is reached through it.
  private func isCoordinator(_ use: Int, _ body: Body) -> Bool {
    var use = use
    for _ in 0..<FollowLimit.uses where use >= 0 && use < body.uses.count {
      let fact = body.uses[use]
      if fact.name == .coordinator { return true }
      if case .local(let local) = body.target(use), body.locals[Int(local)].initial >= 0 {
        use = Int(body.locals[Int(local)].initial)
      } else {
        use = Int(fact.receiver)
      }
    }
    return false
  }

  /// Whether the input is a closure, a number or a text.
  private func isPlain(_ input: MemberID) -> Bool {
    let type = pass.index[input].type
    return type.isFunction || PlainData.contains(type.name) || type.name == .String
  }

  // MARK: What is stale

  private struct Stale {
    /// The property of the representable.
    let input: MemberID
    /// Where the coordinator reads it.
    let read: UseSite
    let change: Change
  }

  /// A call site where the input may get a different value from one update to the next.
  private struct Change {
    let site: UseSite
    let text: String
  }

  /// What the coordinator reads of its representable that may have changed.
  private func staleRead(through parent: MemberID, of coordinator: TypeID, _ view: TypeID) -> Stale? {
    var known: [MemberID: Change?] = [:]
    for member in code(of: coordinator) {
      let body = pass.index.body(of: member)
      let isSetup = isSetup(member, of: coordinator)
      for (i, use) in body.uses.enumerated()
      where use.kind == .member && use.receiver >= 0 && !(isSetup && use.closure < 0) {
        guard case .member(let input) = body.target(i), pass.index.owner(input) == view,
          body.target(Int(use.receiver)) == .member(parent), !use.isWritten
        else { continue }
        let change = known[input] ?? self.change(of: input, view)
        known[input] = .some(change)
        if let change {
          return Stale(input: input, read: UseSite(member: member, use: i), change: change)
        }
      }
    }
    return nil
  }

  /// The input of the representable that `makeCoordinator` copies into the property.
  private func copiedInput(
    _ property: MemberID, _ fact: MemberFact, _ coordinator: TypeID, _ view: TypeID
  ) -> MemberID? {
    guard fact.attributes.isEmpty, fact.initial == .none, let maker = maker(of: view) else {
      return nil
    }
    let body = pass.index.body(of: maker)
    for i in body.uses.indices where body.target(i) == .construction(coordinator) {
      let call = body.node(i)
      for argument in call.arguments {
        guard let value = argument.value?.unwrapped, let use = body.use(at: value),
          case .member(let input) = body.target(use), pass.index.owner(input) == view,
          case .property(property) = pass.index.storage(
            of: argument, of: call, constructing: coordinator, in: body)
        else { continue }
        return input
      }
    }
    return nil
  }

  private func read(of property: MemberID, in coordinator: TypeID) -> UseSite? {
    for member in code(of: coordinator) {
      let body = pass.index.body(of: member)
      let isSetup = isSetup(member, of: coordinator)
      if let i = body.uses.indices.first(where: {
        body.target($0) == .member(property) && !body.uses[$0].isWritten && !(isSetup && body.uses[$0].closure < 0)
      }) {
        return UseSite(member: member, use: i)
      }
    }
    return nil
  }

  /// The methods and computed properties of the coordinator.
  private func code(of coordinator: TypeID) -> [MemberID] {
    pass.index[coordinator].members.filter {
      let fact = pass.index[$0]
      return fact.hasBody && !fact.isStatic && (fact.kind == .function || fact.kind == .computedProperty)
    }
  }

  /// Whether only initializers of the coordinator call the method, so that outside of closures it reads the first values.
  private func isSetup(_ member: MemberID, of coordinator: TypeID) -> Bool {
    let uses = pass.index.uses(named: pass.index[member].name)
    let known = uses.uses(of: member)
    return !known.isEmpty && uses.unresolved.isEmpty
      && known.allSatisfy {
        // A closure of the initializer runs later.
        pass.index[$0.member].kind == .initializer && pass.index.owner($0.member) == coordinator
          && pass.index.use(at: $0).isCall && pass.index.use(at: $0).closure < 0
      }
  }

  /// A call site that may pass a different value on the next update; nil if there is none. A closure is followed outwards
  /// through views that only pass it on.
  private func change(of input: MemberID, _ view: TypeID, depth: Int = 0) -> Change? {
    let index = pass.index
    let fact = index[input]
    guard fact.isStoredInInstances, fact.attributes.isEmpty,
      !pass.isNamedInitial(fact.name)
    else { return nil }
    let isClosure = fact.type.isFunction
    guard isClosure || index.isKnownValue(fact.type, file: index.file(input), scope: view) else { return nil }
    for call in index.someCallsOutsidePreviews(of: view, work: pass.work)
    where index.givesContent(call.caller) {
      let body = index.body(of: call.caller)
      let node = body.node(call.use)
      let site = UseSite(member: call.caller, use: call.use)
      for argument in node.children where argument.isPassing {
        guard let value = argument.value?.unwrapped, stores(argument, of: node, in: input, view, body),
          !pass.isExcluded(site), !index.startsAnew(at: site, work: pass.work)
        else { continue }
        if isClosure, depth < FollowLimit.widening, let passed = passedOn(value, body) {
          if let change = change(of: passed.input, passed.view, depth: depth + 1) { return change }
          continue
        }
        guard
          isClosure
            ? closures(in: value).contains(where: { capturesValue($0, body) })
            : mayChange(value, body)
        else { continue }
        return Change(site: site, text: isClosure ? "a closure" : pass.quoted(value, or: "a value"))
      }
    }
    return nil
  }

  /// Whether the initializer stores the argument in the input.
  private func stores(
    _ argument: Node, of call: Node, in input: MemberID, _ view: TypeID, _ body: Body
  ) -> Bool {
    if argument.name == .none, argument.kind == .trailingClosure, pass.index.hasMemberwiseInitializer(view),
      pass.index[view].initializers.isEmpty
    {
      let closures = pass.index.storedProperties(of: view).filter { pass.index[$0].type.isFunction }
      return closures.count == 1 && closures[0] == input
    }
    if case .property(input) = pass.index.storage(of: argument, of: call, constructing: view, in: body) { return true }
    return false
  }

  private func mayChange(_ value: Node, _ body: Body) -> Bool {
    pass.index.mayChange(value, in: body, work: pass.work)
      || pass.index.change(of: value, in: body, work: pass.work).isProved
  }

  /// The closure that a view got and passes on, with the view.
  private func passedOn(_ value: Node, _ body: Body) -> (input: MemberID, view: TypeID)? {
    guard let use = body.use(at: value), case .member(let input) = body.target(use), pass.index[input].type.isFunction,
      let view = pass.index.owner(input), view == pass.index.owner(body.member), pass.index[view].isViewLikeStruct
    else { return nil }
    return (input, view)
  }

  /// The closure, or those in `isOpen ? { … } : nil`.
  private func closures(in value: Node) -> [Node] {
    switch value.kind {
    case .closure: [value]
    case .sequence, .ternary: value.children.flatMap { closures(in: $0.unwrapped) }
    default: []
    }
  }

  /// Whether the closure captures a value of the view that creates it, an element of its row, or what may differ in its
  /// list of captures: `[player = session.player]`.
  private func capturesValue(_ closure: Node, _ body: Body) -> Bool {
    let index = pass.index
    let captures = closure.closureSignature?.descendants.filter { $0.kind == .capture } ?? []
    for value in captures.compactMap({ $0.children.first { $0.kind != .modifier } })
    where mayChange(value.unwrapped, body) { return true }
    let file = index.file(body.member)
    return body.uses.indices.contains { i in
      let use = body.uses[i]
      guard use.kind == .identifier, closure.number < use.node, use.node < closure.end else { return false }
      switch body.target(i) {
      case .member(let id):
        let fact = index[id]
        guard fact.isStoredInInstances, fact.attributes.isEmpty,
          let owner = index.owner(id),
          index[owner].isViewLikeStruct,
          fact.initial == .none || !fact.isLet
        else { return false }
        return index.isKnownValue(fact.type, file: index.file(id), scope: owner)
      case .local(let local):
        let fact = body.locals[Int(local)]
        // Declared outside of the closure: a parameter, a constant of the body, an element of a row.
        guard fact.node == 0 ? !declares(fact.name, closure) : fact.node < closure.number else { return false }
        if let type = body.type(i), let known = type.type, !type.isMetatype {
          return index[known].kind == .struct || index[known].kind == .enum
        }
        return index.isKnownValue(fact.type, file: file, scope: index.owner(body.member))
      default: return false
      }
    }
  }

  private func declares(_ name: Name, _ closure: Node) -> Bool {
    closure.descendants.contains { node in
      switch node.kind {
      case .closureParameter, .parameter, .capture, .optionalBinding, .identifierPattern, .bindingPattern,
        .functionDecl:
        node.name == name || node.kind == .bindingPattern
      default: false
      }
    }
  }

  // MARK: The report

  private func report(
    _ property: MemberID, _ fact: MemberFact, _ view: TypeID, _ update: MemberID, _ stale: Stale,
    isWhole: Bool
  ) {
    let name = pass.text(fact.name)
    let viewName = pass.plainName(of: view)
    let input = pass.plainName(of: stale.input)
    let updateName = pass.plainName(of: update)
    let what = isWhole ? "the first `\(viewName)`" : "the first `\(input)`"
    let source = isWhole ? "self" : input
    let part = isWhole ? "`\(name).\(input)`" : "`\(name)`"
    let begin = "begin `\(updateName)` with `context.coordinator.\(name) = \(source)`"
    let isSettable = !fact.isLet && fact.access > .private
    pass.report(
      fact.nameRange,
      "the coordinator keeps \(what) in `\(name)`, as `\(updateName)` does not replace it: "
        + "\(part) becomes outdated",
      help: isSettable ? begin : "make `\(name)` a `var` that `\(viewName)` can set, and \(begin)",
      notes: [
        pass.note("the coordinator reads \(part) here", .loss, at: stale.read),
        pass.note(
          "\(stale.change.text), which may change, is passed as `\(input)` here", .change, at: stale.change.site),
        pass.note("`\(updateName)` does not replace `\(name)` of the coordinator", .cause, at: update),
      ],
      fix: fix(fact, update, source))
  }

  private func fix(_ fact: MemberFact, _ update: MemberID, _ source: String) -> Fix? {
    guard source == "self", !fact.isLet, !fact.hasSetterAccess, fact.access > .private,
      !fact.type.isOptional, pass.index.file(update) == pass.file.number,
      pass.index[update].parameters.last?.name == .context,
      let block = pass.index.node(update).child(.codeBlock)
    else { return nil }
    let line = "context.coordinator.\(pass.text(fact.name)) = self"
    let start = block.range.lowerBound + 1
    guard let first = block.firstChild else {
      let end = block.range.upperBound
      return Fix("Assign `self` to the coordinator", .suggested, [pass.edit(start..<end, with: " \(line) }")])
    }
    let at = first.range.lowerBound
    let lines = pass.lineStarts
    let column = lines.position(at: at).column
    let isOwnLine = lines.line(at: at) != lines.line(at: start)
    let separator = isOwnLine ? "\n" + String(repeating: " ", count: max(column - 1, 0)) : "; "
    return Fix("Assign `self` to the coordinator", .suggested, [pass.edit(at..<at, with: line + separator)])
  }
}
