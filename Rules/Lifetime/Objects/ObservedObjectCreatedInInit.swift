import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The initializer of a view runs whenever the parent is evaluated, so an object that it creates does not last.
public struct ObservedObjectCreatedInInit: MemberRule {
  public static let about = About(
    "observed-object-created-in-init", .lifetime, .warning,
    "A view's initializer creates the object that the view observes",
    fix: """
      Keeps the object in a `@StateObject`. Suggested: only what the initializer passes the first time has an effect.
      """,
    references: [.observedObject, .dataEssentials],
    explanation: """
      SwiftUI initializes a view again whenever its parent is evaluated. An object that `init` creates and stores in \
      an `@ObservedObject`, a `@Bindable` or a plain property is therefore replaced each time. The view continues \
      with an object that has none of the data that was loaded or typed before. The object's own `init` runs for \
      each row and each update. It makes no difference whether the object comes from a function, a local or a \
      delegating `self.init(…)`, or whether a structure holds it, as in `context = Context(model: Model())`.

      To own an `ObservableObject`, declare `@StateObject private var model: Model`. In `init`, write `_model = \
      StateObject(wrappedValue: Model(item: item))`. The argument is an autoclosure, which SwiftUI evaluates once \
      for the identity of the view. Keep an `@Observable` class in `@State`, or create it in the view that owns it \
      and pass it in.

      A kept object does not see later arguments of `init`. Where these change, update the object in \
      `.onChange(of:)`, or keep in `@State` only what the view changes itself and compute the rest.

      The finding is a warning if code of a view is known to evaluate the parent again, and if the view writes to the \
      object or calls it. Otherwise it is information, also if a presentation makes the view, and where callers can pass \
      an object of their own.

      Not reported:

      - parameters, which the caller owns
      - objects that hold nothing but constants, and initializers that nothing calls
      - objects that are made from inputs that change or that other modules may pass, and default arguments, unless the \
      rule is strict
      - objects that the initializer also gives to other code, and objects that other code uses through a value of the \
      view, unless the rule is strict
      - `shared` and other stored objects
      - `@StateObject` and `@State`
      - the `ViewStore` of TCA, which only observes a store that lasts
      - `App` and `Scene`, and views that only a hosting controller or a window makes, unless the rule is strict
      - property wrappers with an `update()` of their own, which set their objects there
      - previews
      """)

  public static let bad = [
    Example(
      "a new model on each update of the parent",
      """
      import SwiftUI

      final class ArticleModel: ObservableObject {
        init(id: Int) {}
        @Published var text = ""
        func load() { text = "Once" }
      }

      struct ArticleView: View {
        @ObservedObject var model: ArticleModel

        init(id: Int) { model = ArticleModel(id: id) }

        var body: some View { Text(model.text).onAppear { model.load() } }
      }
      """),
    Example(
      "through another initializer",
      """
      import SwiftUI

      @Observable final class Cart { var count = 0 }

      struct CartView: View {
        let cart: Cart
        init(cart: Cart) { self.cart = cart }
        init() { self.init(cart: Cart()) }
        var body: some View { Button("\\(cart.count)") { cart.count += 1 } }
      }

      struct CartTab: View {
        @State private var taps = 0
        var body: some View {
          Button("\\(taps)") { taps += 1 }
          CartView()
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "`StateObject` evaluates its argument once",
      """
      import SwiftUI

      final class ArticleModel: ObservableObject {
        init(id: Int) {}
        @Published var text = ""
      }

      struct ArticleView: View {
        @StateObject private var model: ArticleModel

        init(id: Int) { _model = StateObject(wrappedValue: ArticleModel(id: id)) }

        var body: some View { Text(model.text) }
      }
      """),
    Example(
      "the object is stored elsewhere",
      """
      import SwiftUI

      final class Session: ObservableObject {
        static let shared = Session()
        @Published var name = ""
      }

      struct Badge: View {
        @ObservedObject private var session: Session
        init(session: Session) { self.session = session }
        init() { session = .shared }
        var body: some View { Text(session.name) }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.initializer]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard fact.hasBody, let owner = pass.index.owner(member),
      pass.index[owner].isViewLikeStruct,
      !pass.index.updatesByHand(owner),
      let block = pass.index.node(member).child(.codeBlock)
    else { return }
    InitializerSearch(initializer: member, fact: fact, owner: owner, body: pass.index.body(of: member), pass: pass)
      .check(block)
  }
}

/// Looks through one initializer of a view for objects that it creates.
struct InitializerSearch {
  let initializer: MemberID
  let fact: MemberFact
  let owner: TypeID
  let body: Body
  let pass: Pass

  var index: Index { pass.index }

  func check(_ block: Node) {
    for assignment in index.assignments(in: initializer) {
      guard let property = property(assignment.property), assignment.wrapper == nil || property.wrapper != nil
      else { continue }
      check(assignment.values, property, assignment: assignment.node)
    }
    var iterator = block.descendants
    while let node = iterator.next() {
      switch node.kind {
      case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl: iterator.skipSubtree(of: node)
      case .call: delegation(node)
      default: break
      }
    }
  }

  // MARK: Properties

  struct Property {
    let id: MemberID
    let fact: MemberFact
    /// `@ObservedObject` or `@Bindable`; nil for a plain property.
    let wrapper: Name?
  }

  /// The property, if it holds an object without keeping it.
  func property(_ id: MemberID) -> Property? {
    let fact = index[id]
    guard fact.isStoredInInstances, !fact.isLazy else { return nil }
    if let wrapper = fact.attributes.first(where: { $0 == .ObservedObject || $0 == .Bindable }) {
      return Property(id: id, fact: fact, wrapper: wrapper)
    }
    // Any other attribute may keep the object.
    return fact.attributes.isEmpty ? Property(id: id, fact: fact, wrapper: nil) : nil
  }

  private func property(_ name: Name) -> Property? {
    let found = index.members(named: name, of: owner)
    return found.count == 1 ? property(found[0]) : nil
  }

  // MARK: Assignments

  private func check(_ values: [Node], _ property: Property, assignment: Node) {
    if let object = index.constructedObject(values, in: body, declared: property.fact.type) {
      report(object, property, at: assignment.range, values: values, assignment: assignment)
      return
    }
    // `model` with a default argument.
    if values.count == 1, let (number, value) = defaultedParameter(values[0]),
      let object = index.constructedObject(value, in: body, declared: fact.parameters[number].type),
      isOmitted(fact.parameters[number])
    {
      report(object, property, at: value.range, values: [], assignment: nil, isDefault: true)
      return
    }
    // `model ?? Model()`
    if values.count == 3, values[1].isCoalescing,
      let number = parameter(values[0]),
      let object = index.constructedObject(values[2], in: body, declared: property.fact.type),
      isOmitted(fact.parameters[number])
    {
      report(object, property, at: values[2].range, values: [], assignment: nil, isDefault: true)
    } else if values.count == 1 {
      checkParts(of: values[0].unwrapped, property)
    }
  }

  /// The number of the parameter that an expression names.
  private func parameter(_ node: Node) -> Int? {
    let node = node.unwrapped
    guard node.kind == .identifierExpr, case .local(let i) = index.target(of: node, in: body) else { return nil }
    let number = Int(body.locals[Int(i)].parameter)
    return number >= 0 ? number : nil
  }

  private func defaultedParameter(_ node: Node) -> (Int, Node)? {
    guard let number = parameter(node), let clause = index.node(initializer).child(.parameterClause) else {
      return nil
    }
    let parameters = clause.children.filter { $0.kind == .parameter }
    guard parameters.indices.contains(number), let value = parameters[number].initialValue
    else { return nil }
    return (number, value)
  }

  /// Whether a call in code that is shipped leaves the argument out.
  private func isOmitted(_ parameter: ParameterFact) -> Bool {
    let isPublic = index[owner].access > .internal && fact.access > .internal
    if pass.isStrict || parameter.label == .none || isPublic { return true }
    return index.callsOutsidePreviews(of: owner, work: pass.work).contains { call in
      let calling = index.body(of: call.caller)
      let use = calling.uses[call.use]
      let labels = calling.labels(of: use)
      return !labels.contains(parameter.label)
        && index.accepts(fact.parameters, labels: labels, closures: use.closureArguments)
    }
  }

  // MARK: Delegation

  /// `self.init(model: Model())`: the other initializer, or the memberwise one, stores it.
  private func delegation(_ node: Node) {
    guard let callee = node.callee?.asMemberAccess, callee.name == .`init`, callee.isOnSelf else { return }
    let labels = ArraySlice(node.passedValues.map(\.label))
    let fitting = index.initializers(of: owner, fitting: labels, closures: 0).filter { $0 != initializer }
    for argument in node.arguments {
      guard let value = argument.value, argument.name != .none else { continue }
      let stored: Property?
      if fitting.count == 1 {
        stored = self.stored(argument.name, by: fitting[0])
      } else {
        stored = index.hasMemberwiseInitializer(owner) ? property(argument.name) : nil
      }
      if let stored {
        guard let object = index.constructedObject(value, in: body, declared: stored.fact.type) else { continue }
        report(object, stored, at: value.range, values: [], assignment: nil)
      } else if fitting.count == 1, let (property, part) = storedInPart(argument.name, by: fitting[0]),
        let object = index.constructedObject(value, in: body)
      {
        report(object, inPart: part, of: property, at: value.range)
      }
    }
  }

  /// The property that another initializer makes of the argument `label`.
  private func stored(_ label: Name, by other: MemberID) -> Property? {
    guard let parameter = index[other].parameters.first(where: { $0.label == label }),
      let block = index.node(other).child(.codeBlock)
    else { return nil }
    for node in block.descendants {
      guard let assignment = node.asAssignment, assignment.isPlain,
        let value = assignment.value, value.isReference(to: parameter.name)
      else { continue }
      return property(assignment.target.unwrapped.name)
    }
    return nil
  }

  // MARK: The report

  private func report(
    _ object: ConstructedObject, _ property: Property, at range: Range<Int>, values: [Node],
    assignment: Node?,
    isDefault: Bool = false
  ) {
    // TCA: it observes a store that is kept elsewhere, and has no state of its own.
    if object.name == .ViewStore { return }
    let isRoot = index[owner].traits.contains(.root)
    var isObservable = property.wrapper == .Bindable
    if property.wrapper == nil {
      guard !isRoot, let type = object.type ?? index.valueType(of: property.id)?.type else { return }
      let traits = index[type].traits
      isObservable = traits.contains(.observable)
      guard isObservable || traits.contains(.observableObject) else { return }
    }
    if isRoot, !pass.isStrict { return }
    guard let renewal = isRoot ? .once : pass.renewal(of: owner, by: initializer) else { return }
    // Callers own the object in another branch, and this one is never shown.
    if let assignment, isPlaceholder(property, assignment) { return }
    if property.wrapper == nil, !pass.isStrict, index.isKeptByChildren(property.id) { return }
    // An object that nothing reads by name may still be the subscription that updates the view.
    let isUnread = property.wrapper == nil && pass.isUnread(property.id)
    let loss = pass.loss(of: object, in: property.id)
    if !isUnread, !pass.isStrict, object.type.map({ index.holdsConstants($0) }) ?? false { return }
    // Nothing is known to be stored in the object, or to make the view again while it is shown.
    if loss == .unknown, renewal != .updates, !isUnread, !pass.isStrict { return }
    // No call passes what leads to this arm.
    let conditions = assignment.map { index.inputConditions(at: $0.number, in: body) } ?? []
    if !pass.isStrict, !index.isReachable(conditions, of: owner, from: initializer, work: pass.work) { return }
    // Code uses the object of a view value that is not installed, where a `@StateObject` would be another one.
    if !pass.isStrict, pass.outsideUse(of: property.id, property.fact) == .used { return }
    if !pass.isStrict, index.isReadByCallers(property.id, of: owner) { return }
    let isWritten = pass.isWrittenTo(property.id)
    let inputs = changingInputs(object, values)
    // A new object for new inputs is what shows them, callers own the object of an argument, and one that other code of
    // the initializer has cannot be created later.
    if !pass.isStrict, !inputs.isEmpty || isDefault || isShared(object) { return }
    let name = pass.text(property.fact.name)
    let type = pass.text(object.name)
    let rows = renewal != .once && pass.work.isBuiltInRows(owner) ? "for each row " : ""
    let condition = isDefault ? " if no argument is passed" : ""
    let value =
      if values.count > 1, assignment != nil, let first = values.first, let last = values.last {
        // `isNew ? Mail() : Mail(id: 1)`
        String(decoding: pass.file.source.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
      } else {
        object.path.isEmpty ? object.construction.text : "…"
      }
    let initialization = Pass.quoted(
      "_\(name) = StateObject(wrappedValue: \(value))", or: "`_\(name) = StateObject(wrappedValue: …)`", limit: 80)
    let isPassed = isDefault || isAssignedFromParameters(property)
    let names = listed(inputs.map { "`\(pass.text($0))`" }, limit: 3) + (inputs.count == 1 ? " changes" : " change")
    let wrapper = pass.spelling(ofWrapper: isObservable ? "State" : "StateObject", in: owner)
    let keeper = wrapper + " " + pass.privateModifier(of: property.id, index[property.id])
    let help: Remedy =
      isUnread
      ? "delete `\(name)`, which nothing reads"
      : isPassed
        ? Remedy("let the caller keep the `\(type)` in `\(isObservable ? "@State" : "@StateObject")`, and pass it in")
          .or("store the `\(type)` in an object that lasts longer than the view, and pass it in")
        : !inputs.isEmpty
          ? Remedy(
            "keep the `\(type)` in `\(isObservable ? "@State" : "@StateObject")`, and update it when \(names)"
          )
          .or("store the `\(type)` in an object that lasts longer than the view, and update it when \(names)")
          : isObservable
            ? Remedy(
              declared(name, type, keeper, values) + ", or create the `\(type)` where it is owned and pass it in")
            : property.fact.type.isOptional
              // `@StateObject` takes no optional.
              ? "store the `\(type)` in an object that lasts longer than the view, and pass it in"
              : Remedy(
                "declare `@\(keeper)var \(name): \(type)` and write \(initialization)"
                  + (isUsedInInitializer(property.id)
                    ? ", and use the object there or in `.task`: `init` would use another one" : "")
              )
              .or("store the `\(type)` in an object that lasts longer than the view, and pass it in")
    var notes = pass.notes(ofMaking: object)
    if index.file(property.id) != pass.file.number || assignment == nil {
      notes.append(pass.note("`\(name)` does not own its object", .cause, at: property.id))
    }
    let fix =
      isUnread || isPassed || isUsedInInitializer(property.id) || isObservable || !inputs.isEmpty || object.local != nil
        || property.fact.type.isOptional || wrapper != "StateObject" || index.isReadByCallers(property.id, of: owner)
        || pass.comments(above: index.node(property.id), mention: ["stateobject", "observ"])
        // The element of a row may be replaced by one with the same id.
        || pass.work.isBuiltInRows(owner) && takesElement(object, values)
      ? nil : assignment.flatMap { self.fix(property, $0, values) }
    let effect =
      isRoot
      ? "SwiftUI may run the initializer again, which resets it"
      : "the initializer runs again \(rows)\(renewal.phrase)"
        + (loss == .nothing || loss == .unknown || isUnread ? "" : ", which resets it")
    pass.report(
      range, "`\(pass.plainName(of: owner)).init` creates `\(name)`\(condition); \(effect)",
      severity: isUnread || loss == .unknown
        ? .info : loss.lowered(min(renewal.lowered(.warning), worst(isWritten, isPassed, inputs))),
      help: help, notes: notes,
      fix: fix)
  }

  /// The declaration of what `@State` keeps. An initial value that needs a parameter stays in the initializer.
  private func declared(_ name: String, _ type: String, _ keeper: String, _ values: [Node]) -> String {
    values.contains { body.uses(in: $0).contains { body.uses[$0].local >= 0 } }
      ? "declare `@\(keeper)var \(name): \(type)` and write `_\(name) = State(initialValue: …)`"
      : "declare `@\(keeper)var \(name) = …`"
  }

  /// Whether the initializer goes on to use the object: what `@StateObject` keeps is not there yet.
  private func isUsedInInitializer(_ property: MemberID) -> Bool {
    body.uses.indices.contains { i in
      guard case .member(property) = body.target(i) else { return false }
      let node = body.node(i)
      // `model.isReadOnly = true` uses the object.
      let part = node.parent.flatMap { $0.kind == .memberAccess && $0.base == node ? $0 : nil }
      return node.assignmentToIt == nil && (part != nil || !body.isWritten(i))
    }
  }

  /// The severity if the loss is proved. What a view does with the object of a caller says little about its own one.
  func worst(_ isWritten: Bool, _ isPassed: Bool, _ inputs: [Name]) -> Severity {
    !isPassed && isWritten && inputs.isEmpty && pass.isMadeAgainByViews(owner, by: initializer) ? .warning : .info
  }

  /// Whether the object is made from a parameter with a type of the project, which may be more than a key.
  private func takesElement(_ object: ConstructedObject, _ values: [Node]) -> Bool {
    (object.path.isEmpty ? [object.construction] : values).flatMap { body.uses(in: $0) }.contains { i in
      guard case .local(let local) = body.target(i), case let number = Int(body.locals[Int(local)].parameter),
        number >= 0
      else { return false }
      return index.declaresType(named: fact.parameters[number].type.name)
    }
  }

  /// The parameters that the object is made from and that may have other values while the view is shown: an object that
  /// is kept would show the first ones.
  func changingInputs(_ object: ConstructedObject, _ values: [Node]) -> [Name] {
    let uses = (object.path.isEmpty ? [object.construction] : values).flatMap { body.uses(in: $0) }
    var numbers: [Int] = []
    for i in uses {
      guard case .local(let local) = body.target(i), case let number = Int(body.locals[Int(local)].parameter),
        number >= 0, !numbers.contains(number)
      else { continue }
      // `session.account`: the object stays, and gets other accounts.
      let hasChangingPart = uses.contains { j in
        guard Int(body.uses[j].receiver) == i, case .member(let part) = body.target(j) else { return false }
        return index[part].kind == .storedProperty && index.change(of: part, work: pass.work).isProved
      }
      if hasChangingPart || mayChange(number) { numbers.append(number) }
    }
    return numbers.map { fact.parameters[$0].name }
  }

  /// Whether a call in code that is shipped passes a value for the parameter that is not known to stay. An object, which
  /// changes by itself, counts as one that stays unless the call makes it.
  private func mayChange(_ number: Int) -> Bool {
    guard pass.isValue(parameter: number, of: initializer, owner) else { return isReplacedByCaller(number) }
    // What other modules pass may change.
    if index.isExported(fact.access, file: index.file(initializer)), index[owner].access > .internal { return true }
    let label = fact.parameters[number].label
    return index.someCallsOutsidePreviews(of: owner, work: pass.work).contains { call in
      let calling = index.body(of: call.caller)
      let use = calling.uses[call.use]
      guard index.givesContent(call.caller),
        index.initializers(of: owner, fitting: calling.labels(of: use), closures: use.closureArguments)
          .contains(initializer),
        let value = calling.node(call.use).arguments.first(where: { $0.name == label })?.value
      else { return false }
      let change = pass.lastingChange(of: value, in: calling)
      if change.isSettled || change.isProved { return change.isProved }
      // Another element is another row, and each presentation begins with an object of its own.
      return !isElement(value, in: calling)
        && !index.startsAnew(at: UseSite(member: call.caller, use: call.use), work: pass.work)
    }
  }

  /// Whether a view makes the object that it passes, so that each update passes another one, or takes it from a property
  /// that gets other objects.
  private func isReplacedByCaller(_ number: Int) -> Bool {
    let parameter = fact.parameters[number]
    return index.someCallsOutsidePreviews(of: owner, work: pass.work).contains { call in
      let calling = index.body(of: call.caller)
      guard index.givesContent(call.caller),
        let value = calling.node(call.use).arguments.first(where: { $0.name == parameter.label })?.value
      else { return false }
      let held = value.unwrapped.kind == .forceUnwrap ? value.unwrapped.firstChild ?? value : value
      if case .member(let property) = index.target(of: held, in: calling), index[property].kind == .storedProperty,
        index.owner(property).map({ index[$0].isReference }) ?? false
      {
        return index.change(of: property, work: pass.work).isProved
      }
      return index.constructedObject(value, in: calling, declared: parameter.type) != nil
    }
  }

  private func isElement(_ value: Node, in calling: Body) -> Bool {
    guard case .local(let i) = index.target(of: value.unwrapped.root, in: calling) else { return false }
    return calling.locals[Int(i)].isElement
  }

  /// Whether the initializer gives the object to more than one property or call.
  func isShared(_ object: ConstructedObject) -> Bool {
    guard let local = object.local,
      let number = body.locals.firstIndex(where: { $0.node == local.number })
    else { return false }
    return body.uses.count { $0.local == Int32(number) && $0.kind == .identifier } > 1
  }

  /// Whether an initializer of the view stores what a caller passes in the property, without a default of its own.
  private func isAssignedFromParameters(_ property: Property) -> Bool {
    let stored = index.derivation(.parametersStored, of: owner.number) { StoredParameters(in: owner, index) }
    let uncalled = index.uncalledInitializers(of: owner, work: pass.work)
    let initializers = stored.initializers[property.id, default: []].filter { !uncalled.contains($0) }
    if initializers.contains(where: { $0 != initializer }) { return true }
    return initializers.contains(initializer)
      && index.assignments(in: initializer).contains { assignment in
        guard assignment.property == property.id, let value = assignment.value,
          StoredParameters.isParameter(value, in: body, index)
        else { return false }
        return !(value == value.root && defaultedParameter(value) != nil)
      }
  }

  /// Whether the same branch gives a property that SwiftUI keeps what the caller passes, and another branch gives it
  /// to this one: the object here only fills the place.
  private func isPlaceholder(_ property: Property, _ assignment: Node) -> Bool {
    guard let block = assignment.parent, block.parent?.kind == .ifExpr || block.parent?.kind == .switchCase,
      isAssignedFromParameters(property)
    else { return false }
    return index.assignments(in: initializer).contains { other in
      other.property != property.id && other.node.parent == block
        && index[other.property].attributes.contains { $0 == .StateObject || $0 == .State || $0 == .ObservedObject }
    }
  }

  /// The argument of `StateObject(wrappedValue:)` is an escaping autoclosure, which must not see `self`.
  private func mentionsSelf(_ node: Node) -> Bool {
    ([node] + Array(node.descendants)).contains { part in
      guard part.kind == .identifierExpr else { return false }
      if part.isSelf { return true }
      let use = part.parent.flatMap { $0.asCall?.node.callee == part ? $0 : nil } ?? part
      guard case .member(let id) = index.target(of: use, in: body) else { return false }
      return index[id].owner != nil && !index[id].isStatic
    }
  }

  /// `_model = StateObject(wrappedValue: …)` and `@StateObject`.
  private func fix(_ property: Property, _ assignment: Node, _ values: [Node]) -> Fix? {
    guard index.file(property.id) == pass.file.number, let first = values.first, let last = values.last,
      let target = assignment.firstChild, !values.contains(where: { mentionsSelf($0) })
    else { return nil }
    // Other code that sets it, or in this initializer reads it, would not compile or would run too early.
    let name = property.fact.name
    let wrapperName = "_" + pass.text(name)
    for member in index[owner].members {
      let uses = index.body(of: member).uses
      for use in uses where use.name == name || pass.text(use.name) == wrapperName {
        let isThis =
          member == initializer
          && assignment.firstChild.map { $0.number <= use.node && use.node < $0.end } ?? false
        if !isThis, use.isWritten || member == initializer, index.file(member) == pass.file.number,
          use.local < 0
        {
          return nil
        }
      }
    }
    let binding = index.node(property.id)
    var edits: [Fix.Edit] = []
    if let attribute = pass.attributeName(.ObservedObject, of: binding) {
      edits.append(pass.edit(attribute, with: "StateObject"))
    } else if let declaration = binding.parent, let introducer = pass.introducer(of: declaration) {
      let start = declaration.range.lowerBound
      if start == introducer.lowerBound {
        edits.append(pass.edit(introducer, with: "@StateObject var"))
      } else {
        edits.append(pass.edit(start..<start, with: "@StateObject "))
        edits.append(pass.edit(introducer, with: "var"))
      }
    } else {
      return nil
    }
    edits.append(
      pass.edit(
        target.range.lowerBound..<first.range.lowerBound,
        with: "\(target.kind == .memberAccess ? "self." : "")\(wrapperName) = StateObject(wrappedValue: "))
    edits.append(pass.edit(last.range.upperBound..<last.range.upperBound, with: ")"))
    // `_model = ObservedObject(wrappedValue: …)`: only the wrapper changes.
    if target.unwrapped.name != name {
      edits.removeLast(2)
      guard let wrapper = assignment.lastChild?.unwrapped, let callee = wrapper.callee,
        callee.name == .ObservedObject
      else { return nil }
      edits.append(pass.edit(callee.range, with: "StateObject"))
      // The other spelling of `wrappedValue`, which `StateObject` does not have.
      if let argument = wrapper.arguments.first, argument.name == .initialValue {
        edits.append(pass.edit(argument.tokenRange(argument.firstToken), with: "wrappedValue"))
      }
    }
    return Fix("Keep the object in a `@StateObject`", .suggested, edits)
  }
}
