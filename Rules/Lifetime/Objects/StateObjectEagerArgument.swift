import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `StateObject(wrappedValue:)` can defer only what is inside its parentheses.
public struct StateObjectEagerArgument: MemberRule {
  public static let about = About(
    "state-object-eager-argument", .lifetime, .info,
    "An object is created before `StateObject` can defer it",
    fix: """
      Moves the construction inside the parentheses and deletes the local. Suggested: the construction then runs \
      later, and once. Not offered where the local has other uses, or where the construction uses what an escaping \
      closure cannot capture.
      """,
    references: [.stateObject, .dataEssentials],
    explanation: """
      The argument of `StateObject(wrappedValue:)` is an autoclosure. SwiftUI evaluates it once, when the view \
      appears, and never again when the parent initializes the view. A local that holds the object defeats that: \
      `let model = Model()` runs in each `init`. The closure only returns an object that exists already. Every object \
      but the first is discarded at once, with everything that its `init` has started.

      Write the construction inside the argument: `_model = StateObject(wrappedValue: Model(id: id))`. If several \
      properties need the object, let one own it and read the others from it. Or create the object in the parent, \
      which keeps it.

      Not reported:

      - constructions inside the parentheses
      - parameters, which the caller creates
      - closures that are called there
      - `App` and `Scene`, which are initialized once

      In strict mode, a parameter is reported as information.
      """)

  public static let bad = [
    Example(
      "created in each `init`",
      """
      import SwiftUI

      final class TrackModel: ObservableObject { init(id: Int) {} }

      struct TrackView: View {
        @StateObject private var model: TrackModel

        init(id: Int) {
          let model = TrackModel(id: id)
          _model = StateObject(wrappedValue: model)
        }

        var body: some View { Text("Track") }
      }
      """)
  ]
  public static let good = [
    Example(
      "created once",
      """
      import SwiftUI

      final class TrackModel: ObservableObject { init(id: Int) {} }

      struct TrackView: View {
        @StateObject private var model: TrackModel
        init(id: Int) { _model = StateObject(wrappedValue: TrackModel(id: id)) }
        var body: some View { Text("Track") }
      }
      """),
    Example(
      "created when the closure is called",
      """
      import SwiftUI

      final class TrackModel: ObservableObject { init(id: Int) {} }

      struct TrackView: View {
        @StateObject private var model: TrackModel
        init(_ make: @autoclosure @escaping () -> TrackModel) { _model = StateObject(wrappedValue: make()) }
        var body: some View { Text("Track") }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.initializer]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard fact.hasBody, let owner = pass.index.owner(member),
      pass.index[owner].traits.contains(.viewLike)
    else { return }
    for assignment in pass.index.assignments(in: member) where assignment.wrapper != nil {
      let property = pass.index[assignment.property]
      guard isStateObject(property), pass.index.ownerMakingAnew(assignment.property, property) == owner,
        let value = assignment.value, value.kind == .identifierExpr
      else { continue }
      let object = pass.index.constructedObject(
        value, in: pass.index.body(of: member), declared: property.type)
      guard let object, let local = object.local else {
        if pass.isStrict { checkParameter(value, assignment, fact, pass.index.body(of: member)) }
        continue
      }
      let name = pass.text(property.name)
      let type = pass.text(object.name)
      let conditions = pass.index.inputConditions(at: local.number, in: pass.index.body(of: member))
      guard pass.renewal(of: owner, by: member) != nil,
        pass.index.isReachable(conditions, of: owner, from: member, work: pass.work)
      else { continue }
      // Other properties need the same object, and a function that makes it may do so in several ways.
      let body = pass.index.body(of: member)
      let others = body.uses.indices.filter { i in
        body.uses[i].kind == .identifier && body.uses[i].name == local.name && body.uses[i].node != value.number
      }
      let isShared = !others.isEmpty
      let isOnlySetUp = others.allSatisfy { setsUp(body.node($0)) }
      let isSimple =
        object.path.isEmpty && local.initialValue?.unwrapped == object.construction && !isShared
      let usesSelf =
        local.initialValue.map { value in
          body.uses(in: value).contains { body.uses[$0].kind == .identifier && isOfSelf($0, body) }
        } ?? false
      let initialization = Pass.quoted(
        "_\(name) = StateObject(wrappedValue: \(object.construction.text))",
        or: "the construction inside `StateObject(wrappedValue:)`", limit: 80)
      pass.report(
        assignment.node.range,
        "`\(pass.plainName(of: owner)).init` creates the `\(type)` of `\(name)` before `@StateObject` can defer it; "
          + "every instance but the first is discarded",
        help: isSimple && !usesSelf
          ? "write \(initialization)"
          : isShared && isOnlySetUp && object.type.map { pass.index[$0].isProjectType } ?? false
            ? "let an initializer of `\(type)` set the object up, and call it inside the parentheses of "
              + "`StateObject(wrappedValue:)`"
            : "create the `\(type)` inside the parentheses of `StateObject(wrappedValue:)`"
              + (usesSelf
                ? " from parameters only, since a closure that escapes cannot have `self` there"
                : isShared ? ", in one object with what else uses it" : ""),
        extent: local.range,
        notes: pass.notes(ofMaking: object) + [pass.note(ofConstructing: owner)].compactMap { $0 },
        fix: fix(assignment, value, local, object, member, fact))
    }
  }

  /// Whether it is the object in a statement that calls or assigns a part of it: `model.load()`, `model.text = text`.
  private func setsUp(_ object: Node) -> Bool {
    guard let part = object.parent, part.isMember(of: object) else { return false }
    if part.assignmentToIt != nil { return true }
    guard let call = part.parent?.asCall, call.node.callee == part else { return false }
    return call.node.parent?.kind == .codeBlock
  }

  /// Whether an identifier means the view that `init` makes, or a member of it.
  private func isOfSelf(_ use: Int, _ body: Body) -> Bool {
    let name = body.uses[use].name
    if name == .`self` || body.node(use).isBinding { return true }
    guard case .member(let id) = body.target(use) else { return false }
    return !pass.index[id].isStatic && pass.index.owner(id) != nil
  }

  /// `_model = StateObject(wrappedValue: Model(id: id))`, without the local.
  private func fix(
    _ assignment: PropertyAssignment, _ value: Node, _ local: Node, _ object: ConstructedObject,
    _ member: MemberID, _ fact: MemberFact
  ) -> Fix? {
    guard let construction = local.initialValue, construction == object.construction,
      construction.callee?.kind == .identifierExpr, local.child(.typeAnnotation) == nil,
      let declaration = local.parent, declaration.parent == assignment.node.parent,
      let lines = pass.lines(of: local), !pass.hasComment(in: lines),
      let parameters = pass.index.node(member).child(.parameterClause)?.text,
      !["inout ", "borrowing ", "consuming "].contains(where: { parameters.contains($0) })
    else { return nil }
    let body = pass.index.body(of: member)
    for (i, use) in body.uses.enumerated() {
      let node = body.node(i)
      if use.kind == .identifier, use.name == local.name, node != value { return nil }
      // The closure escapes: it may capture neither `self`, which is not initialized yet, nor a non-escaping closure.
      guard construction.contains(node), use.kind == .identifier else { continue }
      if isOfSelf(i, body) { return nil }
      guard case .local(let number) = body.target(i) else { continue }
      let mentioned = body.locals[Int(number)]
      if mentioned.isMutable { return nil }
      let parameter = Int(mentioned.parameter)
      if fact.parameters.indices.contains(parameter), pass.index.isFunction(fact.parameters[parameter].type) {
        return nil
      }
    }
    return Fix(
      "Create the object inside the parentheses", .suggested,
      [pass.edit(lines, with: ""), pass.edit(value.range, with: construction.text)])
  }

  /// `_model = StateObject(wrappedValue: model)` of a parameter that is an object.
  private func checkParameter(
    _ value: Node, _ assignment: PropertyAssignment, _ fact: MemberFact, _ body: Body
  ) {
    guard let use = body.use(at: value), case .local(let i) = body.target(use) else { return }
    let number = Int(body.locals[Int(i)].parameter)
    guard fact.parameters.indices.contains(number), !fact.parameters[number].type.isFunction else { return }
    let name = pass.plainName(of: assignment.property)
    pass.report(
      assignment.node.range,
      "`@StateObject \(name)` keeps the first `\(pass.text(value.name))`, and ignores any object that a caller passes "
        + "later",
      severity: .info,
      help: "declare `@ObservedObject var \(name)`, or take the object as `@autoclosure @escaping () -> …`",
      notes: [pass.note("`\(name)` keeps its first value", .cause, at: assignment.property)])
  }

  private func isStateObject(_ fact: MemberFact) -> Bool {
    fact.attributes.contains { $0 == .StateObject }
  }
}
