import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `StateObject(wrappedValue:)` can put off only what stands inside of its parentheses.
public struct StateObjectEagerArgument: MemberRule {
  public static let about = About(
    "state-object-eager-argument", .lifetime, .warning,
    "An object is made before `StateObject` can put it off",
    fix: """
      Writes the construction inside of the parentheses and deletes the local. Suggested only: it then runs \
      later, and once. Not offered where the local is used for something else, or the construction needs \
      what a closure that is kept may not.
      """,
    references: [.stateObject, .dataEssentials],
    explanation: """
      The argument of `StateObject(wrappedValue:)` is an autoclosure: SwiftUI evaluates it once, when the \
      view appears, and never for the other values of the view that its parent makes. A local that holds \
      the object defeats that. `let model = Model()` runs with each `init`; the closure only hands on what \
      is there already, and all objects but the first are dropped at once, with everything that their \
      `init` has started.

      Write the construction where the argument is: `_model = StateObject(wrappedValue: Model(id: id))`. \
      If several properties need the object, let one own it and take the rest from there, or make the \
      object in the parent, which keeps it.

      Left alone: constructions inside of the parentheses, parameters (the caller decides), closures that \
      are called there, `App` and `Scene`, which are made once. In strict mode a parameter is information.
      """)

  public static let bad = [
    Example("made with each value of the view", """
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
    Example("made once", """
      import SwiftUI

      final class TrackModel: ObservableObject { init(id: Int) {} }

      struct TrackView: View {
        @StateObject private var model: TrackModel
        init(id: Int) { _model = StateObject(wrappedValue: TrackModel(id: id)) }
        var body: some View { Text("Track") }
      }
      """),
    Example("made when the closure is called", """
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
      pass.index[owner].traits.contains(.viewLike),
      pass.index.storedProperties(of: owner).contains(where: { isStateObject(pass.index[$0]) })
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
      pass.report(
        assignment.node.range,
        "`StateObject` is given a `\(type)` that exists already: a new one is made each time that "
          + "`\(pass.plainName(of: owner)).init` runs, and all but the first are dropped",
        help: "write the construction inside of the parentheses: "
          + "`_\(name) = StateObject(wrappedValue: \(Pass.brief(object.construction.text)))`",
        extent: local.range,
        notes: pass.notes(ofMaking: object) + [pass.note(ofConstructing: owner)].compactMap { $0 },
        fix: fix(assignment, value, local, object, member, fact))
    }
  }

  /// `_model = StateObject(wrappedValue: Model(id: id))`, without the local.
  private func fix(
    _ assignment: PropertyAssignment, _ value: Node, _ local: Node, _ object: ConstructedObject,
    _ member: MemberID, _ fact: MemberFact) -> Fix? {
    guard let construction = local.child(.initializer)?.firstChild, construction == object.construction,
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
      // The closure is kept: neither `self`, which is not whole yet, nor a closure that ends with `init`.
      guard construction.contains(node), use.kind == .identifier else { continue }
      if use.name == .`self` { return nil }
      switch body.target(i) {
      case .member(let id) where !pass.index[id].isStatic && pass.index.owner(id) != nil: return nil
      case .local(let number):
        let mentioned = body.locals[Int(number)]
        if mentioned.isMutable { return nil }
        let parameter = Int(mentioned.parameter)
        if fact.parameters.indices.contains(parameter), pass.index.isFunction(fact.parameters[parameter].type) {
          return nil
        }
      default: continue
      }
    }
    return Fix(
      "Make the object inside of the parentheses", .suggested,
      [pass.edit(lines, with: ""), pass.edit(value.range, with: construction.text)])
  }

  /// `_model = StateObject(wrappedValue: model)` of a parameter that is an object.
  private func checkParameter(
    _ value: Node, _ assignment: PropertyAssignment, _ fact: MemberFact, _ body: Body) {
    guard let use = body.use(at: value), case .local(let i) = body.target(use) else { return }
    let number = Int(body.locals[Int(i)].parameter)
    guard fact.parameters.indices.contains(number), !fact.parameters[number].type.isFunction else { return }
    let name = pass.plainName(of: assignment.property)
    pass.report(
      assignment.node.range,
      "`StateObject` is given the parameter `\(pass.text(value.name))`, an object that exists already: the "
        + "view keeps the first one, whatever its callers pass later",
      severity: .info,
      help: "watch it with `@ObservedObject var \(name)`, or take `@autoclosure @escaping () -> …`",
      notes: [pass.note("keeps its first value", at: assignment.property)])
  }

  private func isStateObject(_ fact: MemberFact) -> Bool {
    fact.attributes.contains { $0 == .StateObject }
  }
}
