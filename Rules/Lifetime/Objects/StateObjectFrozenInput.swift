import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A model that the view owns is created with the first input only.
public struct StateObjectFrozenInput: MemberRule {
  public static let about = About(
    "state-object-frozen-input", .lifetime, .info,
    "A view's own model is created with the first value of an input",
    isOnByDefault: false,
    references: [.stateObject, .dataEssentials],
    explanation: """
      `StateObject(wrappedValue:)` and `State(initialValue:)` have an effect once, when the view appears. The \
      initializer runs again whenever the parent is evaluated, but SwiftUI ignores what it then passes to the wrapper. \
      A model that is created with an input, as in `_model = StateObject(wrappedValue: Model(user: user))`, keeps the \
      first `user`. The parent shows another user, and this view still shows the old one.

      If another input should create another model, give the view an identity where it is built: `.id(user.id)`. If \
      the model should use the new value, pass it on in `.onChange(of: user)` or `.task(id: user)`. Or let the view \
      that knows the input own the model.

      This is reported where the project builds the view in a place where it stays, and passes a value that may \
      change.

      Not reported:

      - views in sheets, destinations and similar places, which start over each time
      - views with an `.id(…)`
      - rows whose id is the input of the model
      - inputs that the view also reacts to
      - names such as `initialText`
      - objects, which are usually the same one each time
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "another city is selected, and the forecast stays",
      """
      import SwiftUI

      final class Forecast: ObservableObject {
        @Published var text = ""
        init(city: String) { text = city }
      }

      struct ForecastView: View {
        @StateObject private var forecast: Forecast
        init(city: String) { _forecast = StateObject(wrappedValue: Forecast(city: city)) }
        var body: some View { Text(forecast.text) }
      }

      struct Weather: View {
        @State private var city = "Bern"
        var body: some View {
          Button("Basel") { city = "Basel" }
          ForecastView(city: city)
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "each city has its own identity",
      """
      import SwiftUI

      final class Forecast: ObservableObject {
        @Published var text = ""
        init(city: String) { text = city }
      }

      struct ForecastView: View {
        @StateObject private var forecast: Forecast
        init(city: String) { _forecast = StateObject(wrappedValue: Forecast(city: city)) }
        var body: some View { Text(forecast.text) }
      }

      struct Weather: View {
        @State private var city = "Bern"
        var body: some View {
          Button("Basel") { city = "Basel" }
          ForecastView(city: city).id(city)
        }
      }
      """),
    Example(
      "the model gets the new value",
      """
      import SwiftUI

      final class Forecast: ObservableObject {
        @Published var text = ""
        init(city: String) { text = city }
        func show(_ city: String) { text = city }
      }

      struct ForecastView: View {
        let city: String
        @StateObject private var forecast: Forecast
        init(city: String) {
          self.city = city
          _forecast = StateObject(wrappedValue: Forecast(city: city))
        }
        var body: some View {
          Text(forecast.text).onChange(of: city) { forecast.show(city) }
        }
      }

      struct Weather: View {
        @State private var city = "Bern"
        var body: some View { ForecastView(city: city) }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.initializer]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard let owner = pass.view(ofInitializer: member, fact) else { return }
    let assignments = pass.index.assignments(in: member)
    let body = pass.index.body(of: member)
    for assignment in assignments where isKept(pass.index[assignment.property]) {
      guard let model = model(made: assignment, body) else { continue }
      for (number, part) in parameters(of: model.construction, body)
      where pass.isValue(parameter: number, of: member, owner)
        && !pass.isNamedInitial(fact.parameters[number].name)
      {
        // The same input, stored in a plain property.
        let stored = assignments.first {
          $0.wrapper == nil && pass.index[$0.property].attributes.isEmpty
            && $0.value?.isReference(to: fact.parameters[number].name) == true
        }
        guard !pass.follows(stored?.property, owner),
          let call = pass.lastingCalls(of: owner, member, passing: number, part: part).first
        else { continue }
        report(assignment, model, fact.parameters[number], call, owner)
        break
      }
    }
  }

  private func isKept(_ fact: MemberFact) -> Bool {
    fact.isStoredInInstances
      && fact.attributes.contains { $0 == .StateObject || $0 == .State }
  }

  /// The object of the project that the assignment itself creates.
  private func model(made assignment: PropertyAssignment, _ body: Body) -> ConstructedObject? {
    let declared = pass.index[assignment.property].type
    guard let value = assignment.value,
      let object = pass.index.constructedObject(value, in: body, declared: declared), object.path.isEmpty,
      let type = object.type, pass.index[type].kind == .class, body.use(at: object.construction) != nil
    else { return nil }
    return object
  }

  /// The parameters of the initializer that the arguments of a call mention. `part`: the one property of the
  /// parameter that is used; `.none` if it is more.
  private func parameters(of call: Node, _ body: Body) -> [(number: Int, part: Name)] {
    var found: [(number: Int, part: Name)] = []
    for argument in call.arguments {
      var iterator = argument.descendants
      while let node = iterator.next() {
        if node.kind == .closure { iterator.skipSubtree(of: node) }
        guard node.kind == .identifierExpr, let use = body.use(at: node),
          case .local(let i) = body.target(use)
        else { continue }
        let number = Int(body.locals[Int(i)].parameter)
        let part = node.parent?.asMemberAccess?.name ?? .none
        guard number >= 0 else { continue }
        if let known = found.firstIndex(where: { $0.number == number }) {
          if found[known].part != part { found[known].part = .none }
        } else {
          found.append((number, part))
        }
      }
    }
    return found
  }

  private func report(
    _ assignment: PropertyAssignment, _ model: ConstructedObject, _ parameter: ParameterFact,
    _ call: PassedInput, _ owner: TypeID
  ) {
    let property = pass.index[assignment.property]
    let (name, input) = (pass.text(property.name), pass.text(parameter.name))
    let view = pass.plainName(of: owner)
    pass.report(
      assignment.node.range,
      "`\(view)` keeps the `\(pass.text(model.name))` in `\(name)` when the parent passes another `\(input)`, which "
        + "leaves old data on screen",
      severity: call.isProved ? nil : .info,
      help: Remedy(
        "\(clauses: "give `\(view)` an `.id(…)` where it is built", "update the model in `.onChange(of:)`")"),
      notes: [
        pass.note(
          "\(pass.quoted(call.value, or: "the value")), which may change, is passed here", .change, at: call.site),
        pass.note("`\(name)` is created once for the identity of `\(view)`", .loss, at: assignment.property),
      ])
  }
}
