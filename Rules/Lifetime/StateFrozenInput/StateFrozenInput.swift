import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// What an initializer copies into `@State` has an effect the first time only.
public struct StateFrozenInput: MemberRule {
  public static let about = About(
    "state-frozen-input", .lifetime, .warning, "`@State` copies an input that changes later",
    isOnByDefault: false,
    references: [.state, .dataEssentials],
    explanation: """
      `_x = State(initialValue: x)` or `self.x = x` in `init` gives SwiftUI an initial value, which it uses when the \
      view appears. From then on SwiftUI keeps the state. `init` runs again whenever the parent is evaluated, but \
      the value that it sets is ignored. When the parent passes another value to the same view, the view continues \
      to show the first one. This happens in a row whose item was edited, or in a page whose selection moved.

      Take a value that the parent decides as a `let`, and one that both change as a `@Binding`. To let a copy \
      follow its source, write `.onChange(of: item) { draft = item }`. To start over with each item, give the view \
      an identity where it is built: `.id(item.id)`.

      State that only `onAppear` or a `task` without `id` sets from an input has the same defect: the view appears once, \
      and another value of the input does not make it appear again. It is reported if the view shows the state.

      This is reported only where a call passes a value that may change, to a view that stays in its place. A copy \
      that the view itself edits may be meant as a draft. It is reported as information if a change of the value is \
      known, but not a flag that the view toggles. A value without a known change is information as well, while \
      something evaluates the parent.

      Not reported:

      - sheets, destinations and other places where a view starts over
      - views below `id(_:)`
      - constants
      - parameters and properties named `initial…` or `default…`
      - views that react to the input with `onChange(of:)` or `task(id:)`
      - objects, closures and bindings
      - a draft that the view passes to a closure of its caller when it is finished (`onSave(draft)`)
      - previews
      - an `onAppear` or a `task` in a branch, a row or a presentation, or below an `id(_:)`, and drafts that it begins
      - what a `task` sets after an `await`: `task-ignores-input` looks at that

      In strict mode, a copy in a view that nothing in the project builds is reported as information. So is state that \
      `onAppear` or a `task` sets from the environment or an observed object, and a draft that it begins.
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "the row keeps the first amount",
      """
      import SwiftUI

      struct AmountRow: View {
        @State private var amount: Int
        init(amount: Int) { _amount = State(initialValue: amount) }
        var body: some View { Text("\\(amount)") }
      }

      struct Bill: View {
        @State private var amounts = [1, 2]
        var body: some View {
          ForEach(amounts.indices, id: \\.self) { AmountRow(amount: amounts[$0]) }
          Button("Double") { amounts[0] *= 2 }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the parent decides",
      """
      import SwiftUI

      struct AmountRow: View {
        let amount: Int
        var body: some View { Text("\\(amount)") }
      }

      struct Bill: View {
        let amounts: [Int]
        var body: some View {
          ForEach(amounts.indices, id: \\.self) { AmountRow(amount: amounts[$0]) }
        }
      }
      """),
    Example(
      "a draft, which starts over with each presentation",
      """
      import SwiftUI

      struct Editor: View {
        @State private var draft: String
        init(text: String) { _draft = State(initialValue: text) }
        var body: some View { TextField("Text", text: $draft) }
      }

      struct Page: View {
        let text: String
        @State private var isEditing = false
        var body: some View {
          Button(text) { isEditing = true }
            .sheet(isPresented: $isEditing) { Editor(text: text) }
        }
      }
      """),
    Example(
      "follows its source",
      """
      import SwiftUI

      struct Field: View {
        let text: String
        @State private var draft: String
        init(text: String) {
          self.text = text
          _draft = State(initialValue: text)
        }
        var body: some View {
          TextField("Text", text: $draft).onChange(of: text) { draft = text }
        }
      }

      struct Page: View {
        let text: String
        var body: some View { Field(text: text) }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.initializer, .computedProperty, .function]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard fact.kind == .initializer else { return checkSeeds(in: member) }
    guard let owner = pass.view(ofInitializer: member, fact) else { return }
    let assignments = pass.index.assignments(in: member)
    let body = pass.index.body(of: member)
    for assignment in assignments where isState(pass.index[assignment.property]) {
      guard let number = parameter(assignment, body), pass.isValue(parameter: number, of: member, owner),
        !pass.isNamedInitial(fact.parameters[number].name),
        !pass.isNamedInitial(pass.index[assignment.property].name)
      else { continue }
      // The same input, stored in a plain property.
      let stored = assignments.first {
        pass.index[$0.property].attributes.isEmpty && $0.wrapper == nil && parameter($0, body) == number
      }
      let calls = pass.lastingCalls(of: owner, member, passing: number)
      guard !pass.follows(stored?.property, owner) else { continue }
      guard let call = calls.first else {
        if pass.isStrict, pass.index.callsOutsidePreviews(of: owner, work: pass.work).isEmpty {
          reportUnseen(assignment, fact.parameters[number], owner)
        }
        continue
      }
      report(
        assignment, fact.parameters[number], stored.flatMap { read(of: $0.property, owner) }, calls.count, call, owner)
    }
  }

  func isState(_ fact: MemberFact) -> Bool {
    fact.isStoredInInstances && fact.attributes.contains { $0 == .State }
  }

  /// The number of the parameter that is assigned without a change.
  private func parameter(_ assignment: PropertyAssignment, _ body: Body) -> Int? {
    guard let value = assignment.value, value.kind == .identifierExpr, let use = body.use(at: value),
      case .local(let local) = body.target(use)
    else { return nil }
    let number = Int(body.locals[Int(local)].parameter)
    return number >= 0 ? number : nil
  }

  /// Where a body reads the input itself, which may differ from its copy.
  private func read(of stored: MemberID, _ owner: TypeID) -> UseSite? {
    for member in pass.index[owner].members
    where pass.index[member].kind != .initializer && pass.index[member].hasBody {
      let body = pass.index.body(of: member)
      if let i = body.uses.indices.first(where: { body.target($0) == .member(stored) }) {
        return UseSite(member: member, use: i)
      }
    }
    return nil
  }

  /// Whether the view itself writes the state, or passes a binding to it.
  private func isEdited(_ state: MemberID, _ owner: TypeID) -> Bool {
    let name = pass.index[state].name
    let projection = "$" + pass.text(name)
    return pass.index[owner].members.contains { member in
      guard pass.index[member].kind != .initializer, pass.index[member].hasBody else { return false }
      let body = pass.index.body(of: member)
      return body.uses.enumerated().contains { i, use in
        if pass.text(use.name) == projection { return true }
        // `draft = …`, `draft.title = …`
        var written = body.isWritten(i) ? use : nil
        for _ in 0..<FollowLimit.uses {
          guard let part = written else { return false }
          if part.name == name, part.local < 0 { return true }
          written = part.receiver >= 0 ? body.uses[Int(part.receiver)] : nil
        }
        return false
      }
    }
  }

  /// Whether the view passes the state to a closure that the caller gave it: `onSave(draft)`.
  private func isHandedBack(_ state: MemberID, _ owner: TypeID) -> Bool {
    let name = pass.index[state].name
    return pass.index[owner].members.contains { member in
      guard pass.index[member].hasBody, pass.index[member].kind != .initializer else { return false }
      let body = pass.index.body(of: member)
      return body.uses.indices.contains { i in
        guard body.uses[i].isCall, case .member(let callback) = body.target(i),
          pass.index[callback].kind == .storedProperty, pass.index.owner(callback) == owner
        else { return false }
        return body.node(i).arguments.contains { argument in
          guard let value = argument.value else { return false }
          if mentions(name, in: value) { return true }
          // `var edited = draft; edited.name = name; onSave(edited)`
          guard case .local(let local) = pass.index.target(of: value.root, in: body),
            case let initial = Int(body.locals[Int(local)].initial), initial >= 0
          else { return false }
          return mentions(name, in: body.node(initial))
        }
      }
    }
  }

  private func mentions(_ name: Name, in node: Node) -> Bool {
    ([node] + node.descendants).contains { $0.isName && $0.name == name }
  }

  /// Reports a view that nothing in the project builds.
  private func reportUnseen(
    _ assignment: PropertyAssignment, _ parameter: ParameterFact, _ owner: TypeID
  ) {
    let (name, input) = (pass.plainName(of: assignment.property), pass.text(parameter.name))
    let initialName = "initial" + input.prefix(1).uppercased() + input.dropFirst()
    pass.report(
      assignment.node.range,
      "`@State \(name)` keeps the first `\(input)`, and `\(pass.plainName(of: owner))` ignores any later value that a "
        + "caller passes",
      severity: .info,
      help: "take `\(input)` as a `let` or a `@Binding`, or name it `\(initialName)` if only the first value is meant",
      notes: [pass.note("`\(name)` keeps its first value", .loss, at: assignment.property)])
  }

  private func report(
    _ assignment: PropertyAssignment, _ parameter: ParameterFact, _ read: UseSite?, _ count: Int,
    _ call: PassedInput, _ owner: TypeID
  ) {
    let name = pass.plainName(of: assignment.property)
    let input = pass.text(parameter.name)
    let view = pass.plainName(of: owner)
    let callers = count == 1 ? "its caller passes" : "one of \(count) callers passes"
    var notes = [
      pass.note("\(pass.quoted(call.value, or: "the value")), which may change, is passed here", .change, at: call.site)
    ]
    if let read { notes.append(pass.note("`\(input)` itself is read here", .path, at: read)) }
    notes.append(pass.note("`\(name)` keeps its first value", .loss, at: assignment.property))
    // A copy that the view edits may be meant as a draft, and is if the view hands it back when it is finished.
    let isDraft = read == nil && isEdited(assignment.property, owner)
    // Mostly the view shows its own edits: that its caller also changes the value is not enough for a guess.
    if isDraft, !pass.isStrict, !call.isProved || pass.index[assignment.property].type.name == .Bool { return }
    // In a sheet or a destination, each presentation begins with the value of then.
    if isDraft, !pass.isStrict, isHandedBack(assignment.property, owner),
      pass.index.remaking(of: owner, work: pass.work).isOfPresentation
    {
      return
    }
    pass.report(
      assignment.node.range,
      "`@State \(name)` keeps the first `\(input)`, and `\(view)` ignores any later value that \(callers)",
      severity: isDraft || !call.isProved ? .info : .warning,
      help: isDraft
        ? Remedy(
          "\(clauses: "give `\(view)` an `.id(…)` where it is built", "copy `\(input)` again in `.onChange(of:)`")")
        : "\(clauses: "take `\(input)` as a `let` or a `@Binding`", "copy it again in `.onChange(of:)`")",
      notes: notes)
  }
}
