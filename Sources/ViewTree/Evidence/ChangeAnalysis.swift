// What changes the value of an expression: names, members, inputs of views, and writes.

import Frameworks
import Project
import Syntax

struct ChangeAnalysis {
  let index: Index
  let work: Work
  /// Whether only another value as a whole counts, since the asker looks at the parts himself: `state` of `state.mode`.
  private var isOfWhole = false
  private let visits = Visits()

  init(index: Index, work: Work) { (self.index, self.work) = (index, work) }

  /// The same for what holds a part, or an object.
  private var ofWhole: ChangeAnalysis {
    var analysis = self
    analysis.isOfWhole = true
    return analysis
  }

  private static let literal = Change.never(.literal)

  func change(ofAll parts: some Sequence<Node>, in body: Body, depth: Int) -> Change {
    var all = Self.literal
    for part in parts {
      all = all.joined(change(of: part, in: body, depth: depth))
      if all.isProved { return all }
    }
    return all
  }

  func change(of expression: Node, in body: Body, depth: Int) -> Change {
    let node = expression.unwrapped
    guard depth < FollowLimit.operands, visits.goOn() else { return .unknown }
    switch node.kind {
    case .booleanLiteral, .integerLiteral, .floatLiteral, .nilLiteral, .regexLiteral: return Self.literal
    case .availabilityCondition: return .never(.system)
    case .binaryOperator, .assignmentOperator, .castOperator, .operatorReference: return Self.literal
    case .stringLiteral, .interpolation, .stringSegment, .arrayLiteral, .dictionaryLiteral, .dictionaryElement, .tuple,
      .argument, .prefixExpr, .postfixExpr, .ternary, .optionalChaining, .forceUnwrap, .tryExpr, .wordExpr:
      return change(ofAll: node.children, in: body, depth: depth + 1)
    case .sequence:
      if isAlwaysFalse(node) { return Self.literal }
      return change(ofAll: node.children, in: body, depth: depth + 1)
    case .optionalBinding:
      if let value = node.initialValue { return change(of: value, in: body, depth: depth + 1) }
      return change(ofName: node, in: body, depth: depth + 1)
    case .matchingCondition:
      return node.initialValue.map { change(of: $0, in: body, depth: depth + 1) } ?? .unknown
    case .identifierExpr, .memberAccess:
      if index.isConstant(node, in: body) { return .never(.system) }
      return change(ofName: node, in: body, depth: depth)
    case .call: return change(ofCall: node, in: body, depth: depth)
    case .subscriptCall: return change(ofSubscript: node, in: body, depth: depth)
    default: return .unknown
    }
  }

  /// `x && false`
  private func isAlwaysFalse(_ node: Node) -> Bool {
    let parts = Array(node.children)
    return parts.indices.contains { i in
      guard parts[i].kind == .booleanLiteral, parts[i].text == "false" else { return false }
      return (i == 0 || parts[i - 1].isOperator("&&")) && (i + 1 == parts.count || parts[i + 1].isOperator("&&"))
        && !parts.contains { $0.kind == .ternary || $0.isOperator("||") }
    }
  }

  // MARK: Names

  private func change(ofName node: Node, in body: Body, depth: Int) -> Change {
    if node.isImplicitMember { return Self.literal }
    if isStateOfStyle(node, in: body) { return .may(ChangeWitness(property: nil, site: nil)) }
    if node.isSelf { return change(ofSelfIn: body, depth: depth) }
    let number = index.use(at: node, in: body) ?? (node.kind == .optionalBinding ? use(named: node, in: body) : nil)
    guard let number else {
      return node.base.map { change(of: $0, in: body, depth: depth + 1) } ?? .unknown
    }
    switch body.target(number) {
    case .member(let id): return change(ofMember: id, at: node, in: body, depth: depth)
    case .local(let i): return change(ofLocal: body.locals[Int(i)], at: node, in: body, depth: depth)
    case .framework(let type, let isStatic) where isStatic: return Self.isSystem(type) ? .never(.system) : .unknown
    case .framework, .unknown:
      // `proxy.size.width`
      if case .local(let i) = index.target(of: node.root, in: body), body.locals[Int(i)].initial < 0,
        body.locals[Int(i)].parameter < 0
      {
        return change(ofContentParameter: node.root)
      }
      // What a framework's value says of itself changes with the value: `name.isEmpty`, `items.count`.
      guard let base = node.base, !isObject(base, in: body) else { return .unknown }
      return change(of: base, in: body, depth: depth + 1)
    case .plain: return node.isNamedLikeType ? Self.literal : .unknown
    default: return .unknown
    }
  }

  /// Types whose static properties stay while the program runs: `Int.max`, `Bundle.main`.
  private static func isSystem(_ type: Name) -> Bool {
    switch type.known {
    case .Int, .Double, .Float, .CGFloat, .CGSize, .CGPoint, .CGRect, .Bundle, .ProcessInfo, .UIDevice: true
    default: false
    }
  }

  /// The property that `if let x` reads.
  private func use(named node: Node, in body: Body) -> Int? {
    body.uses.indices.first {
      body.uses[$0].node == node.number || body.uses[$0].name == node.name && body.uses[$0].kind == .identifier
    }
  }

  private func isObject(_ node: Node, in body: Body) -> Bool {
    guard let use = index.use(at: node.unwrapped, in: body), let type = body.type(use) else { return true }
    return type.type.map { index[$0].isReference } ?? Classes.has(.reference, type.name)
  }

  /// `switch self` in a type that is a value: another value comes with the view that holds it.
  private func change(ofSelfIn body: Body, depth: Int) -> Change {
    guard let owner = index.owner(body.member), index[owner].kind == .enum else { return .unknown }
    let cases = index[owner].members.filter { index[$0].kind == .enumCase }
    return cases.count == 1 ? .never(.neverWritten(cases[0])) : .unknown
  }

  private func change(ofLocal local: LocalFact, at node: Node, in body: Body, depth: Int) -> Change {
    if local.parameter >= 0 {
      return change(ofParameter: Int(local.parameter), of: body.member, depth: depth + 1)
    }
    guard local.initial >= 0 else { return change(ofContentParameter: node) }
    guard !local.isMutable, depth < FollowLimit.operands else { return .unknown }
    let value = change(of: body.node(Int(local.initial)), in: body, depth: depth + 1)
    // Another element has another row. The same one may come with other values, which callers look at.
    if local.isElement { return isOfWhole || value.isSettled ? .fixedByIdentity : .unknown }
    // `if let x`: declared by no `let` of its own.
    guard local.node == 0, case .may(var witness) = value else { return value }
    witness.isUnwrapped = true
    return .may(witness)
  }

  /// The parameter of a closure of a framework's view: sizes, dates and phases change.
  private func change(ofContentParameter node: Node) -> Change {
    guard node.kind == .identifierExpr else { return .unknown }
    for closure in node.ancestors where closure.kind == .closure {
      let declares =
        closure.asClosure?.parameterNames.contains(node.name) ?? false
        || closure.closureSignature == nil && node.text == "$0"
      guard declares else { continue }
      switch closure.receivingCall?.call.name.known {
      case .GeometryReader, .TimelineView, .AsyncImage, .PhaseAnimator, .KeyframeAnimator:
        return .may(ChangeWitness(property: nil, site: nil))
      case .ScrollViewReader: return .never(.system)
      default: return .unknown
      }
    }
    return .unknown
  }

  /// `configuration.isPressed` in the body of a style.
  private func isStateOfStyle(_ node: Node, in body: Body) -> Bool {
    guard node.kind == .memberAccess, Conformances.isBuilderRequirement(index[body.member].name),
      let base = node.base?.unwrapped, base.kind == .identifierExpr,
      case .local(let i) = index.target(of: base, in: body), body.locals[Int(i)].parameter >= 0
    else { return false }
    return Self.statesOfStyles.contains(index.text(node.name))
  }

  private static let statesOfStyles: Set = ["isPressed", "isOn", "isExpanded", "fractionCompleted", "isTriggered"]

  /// A function is called with what its callers pass.
  private func change(ofParameter number: Int, of function: MemberID, depth: Int) -> Change {
    guard depth < FollowLimit.parts, index[function].kind == .function, index[function].access <= .internal else {
      return .unknown
    }
    let parameters = index[function].parameters
    let callers = work.callers(of: function).filter { $0.member != function && !index.isPreviewCode($0.member) }
    guard parameters.indices.contains(number), !callers.isEmpty, callers.count <= Index.callLimit else {
      return .unknown
    }
    var all = Change.never(.sameAtEachCall(function))
    for site in callers {
      let calling = index.body(of: site.member)
      let call = calling.node(site.use)
      guard call.kind == .call, let arguments = index.arguments(of: call, for: parameters) else { return .unknown }
      guard let value = arguments[number] else { continue }
      all = all.joined(change(of: value, in: calling, depth: depth + 2))
      if all.isProved { return all }
    }
    return all
  }

  private func change(ofCall node: Node, in body: Body, depth: Int) -> Change {
    guard let number = index.use(at: node, in: body) else { return .unknown }
    let receiver = node.callee?.unwrapped.peeledSuffixes.base
    let inputs =
      (receiver.map { [$0] } ?? [])
      + node.children.filter { $0.isPassing }.compactMap(\.value).filter { $0.kind != .closure }
    switch body.target(number) {
    case .member(let id):
      let own = change(ofMember: id, at: node, in: body, depth: depth + 1)
      return own.isProved ? own : own.joined(change(ofAll: inputs, in: body, depth: depth + 1))
    case .frameworkConstruction, .construction, .framework, .frameworkFunction:
      // The same inputs give the same value, unless an object or a clock is asked.
      if receiver.map({ isObject($0, in: body) && !$0.isNamedLikeType }) ?? false { return .unknown }
      if node.children.contains(where: { $0.kind == .trailingClosure }) { return .unknown }
      if inputs.isEmpty { return .unknown }
      return change(ofAll: inputs, in: body, depth: depth + 1)
    default: return .unknown
    }
  }

  /// `songs[index]`: another index is another element. A change of the collection may concern other elements alone.
  private func change(ofSubscript node: Node, in body: Body, depth: Int) -> Change {
    if case .member = index.target(of: node, in: body) { return change(ofCall: node, in: body, depth: depth) }
    let places = node.children.filter { $0.isPassing }.compactMap(\.value)
    let place = change(ofAll: places, in: body, depth: depth + 1)
    guard let collection = node.firstChild, !place.isProved else { return place }
    let whole = change(of: collection, in: body, depth: depth + 1)
    return whole.isProved ? .unknown : whole.joined(place)
  }

  // MARK: Members

  private func change(ofMember id: MemberID, at node: Node, in body: Body, depth: Int) -> Change {
    let fact = index[id]
    if fact.kind == .enumCase { return Self.literal }
    guard let owner = index.owner(id) else { return change(ofProperty: id, depth: depth) }
    let base = (node.kind == .call ? node.callee?.unwrapped : node)?.base
    let isOwn = base?.isSelf ?? true
    switch fact.kind {
    case .storedProperty:
      let own = fact.isLet && !isOwn ? Change.never(.neverWritten(id)) : change(ofProperty: id, depth: depth)
      if isOwn || fact.isStatic { return own }
      guard let base else { return own }
      let holder = change(ofHolder: base, in: body, depth: depth + 1)
      if index[owner].isReference { return own.joined(holder) }
      if holder.isFixed, own.isProved, !isOfWhole {
        return writesToParts(of: id).contains { isWrittenInCollection($0) } ? own : .unknown
      }
      // A part of a value changes with the value.
      return fact.isLet || !own.isProved ? holder : own
    case .computedProperty, .function, .subscriptMember:
      let own = change(ofComputed: id, depth: depth + 1)
      if isOwn || fact.isStatic { return own }
      guard let base else { return own }
      let holder = change(ofHolder: base, in: body, depth: depth + 1)
      if holder.isFixed, !index[owner].isReference { return own.isProved ? .unknown : own.joined(holder) }
      return own.joined(holder)
    default: return .unknown
    }
  }

  /// What becomes of `a` in `a.b`, as far as it affects `b`: whether `a` as a whole becomes another one.
  private func change(ofHolder base: Node, in body: Body, depth: Int) -> Change {
    let holder = ofWhole.change(of: base, in: body, depth: depth)
    if case .may(let witness) = holder, witness.isUnwrapped { return .unknown }
    return holder
  }

  /// Writes to a property of a value that is not a copy in a local variable.
  private func writesToParts(of property: MemberID) -> [UseSite] {
    index.writes(to: property).sites.filter { site in
      guard visits.goOn() else { return false }
      let body = index.body(of: site.member)
      guard case .local(let i) = index.target(of: body.node(site.use).root, in: body) else {
        // `model.isHidden = true` in the initializer of what holds `model`.
        return index[site.member].kind != .initializer || body.uses[site.use].closure >= 0
      }
      let local = body.locals[Int(i)]
      return local.isElement || index.text(local.name).hasPrefix("$")
    }
  }

  /// `items[i].isDone = true`, `$item.isDone`
  private func isWrittenInCollection(_ site: UseSite) -> Bool {
    let node = index.node(at: site)
    guard let base = node.base?.unwrapped.peeledSuffixes else { return false }
    return base.kind == .subscriptCall || base.text.hasPrefix("$")
  }

  /// What a getter or function gives changes with what it reads.
  private func change(ofComputed member: MemberID, depth: Int) -> Change {
    guard depth < FollowLimit.parts, index[member].hasBody else { return .unknown }
    if index.namedCode.isConstant(index.text(index[member].name)) { return .never(.system) }
    if let value = index.singleExpression(of: member) {
      let body = index.body(of: member)
      if value.isConditionalExpression {
        return change(ofAll: index.decidingExpressions(of: value), in: body, depth: depth + 1).joined(.never(.literal))
      }
      return change(of: value, in: body, depth: depth + 1)
    }
    // Several statements: it changes if something that it reads does; else the sources do not decide it.
    let body = index.body(of: member)
    var all = Self.literal
    for i in body.uses.indices.prefix(Self.readLimit) {
      guard case .member(let id) = body.target(i), index[id].kind == .storedProperty else { continue }
      all = all.joined(change(ofProperty: id, depth: depth + 1))
      if all.isProved { return all }
    }
    return all.joined(.unknown)
  }

  /// Uses of one body that are looked at. Beyond it the value is unknown.
  private static let readLimit = 200

  func change(ofProperty id: MemberID, depth: Int) -> Change {
    guard depth < FollowLimit.parts, visits.goOn() else { return .unknown }
    let fact = index[id]
    guard fact.kind == .storedProperty else {
      return fact.kind == .enumCase ? Self.literal : change(ofComputed: id, depth: depth + 1)
    }
    if fact.isLet, fact.isStatic || fact.owner == nil { return .never(.neverWritten(id)) }
    guard let owner = index.owner(id) else { return .unknown }
    if fact.isStatic { return change(byWritesTo: id) }
    if index[owner].isReference {
      return fact.isLet ? .never(.neverWritten(id)) : change(byWritesTo: id)
    }
    if let wrapper = fact.attributes.first(where: { Wrappers.has(.dynamicProperty, $0) }) {
      return change(ofWrapped: id, wrapper, owner: owner, depth: depth)
    }
    guard index[owner].traits.contains(.viewLike), fact.attributes.isEmpty else {
      // A part of a value: callers look at what holds the value.
      if fact.isLet { return .never(.neverWritten(id)) }
      guard fact.access <= .internal, let site = writesToParts(of: id).first else { return .unknown }
      return .may(ChangeWitness(property: id, site: site))
    }
    if index[owner].traits.contains(.root) { return fact.isLet ? .never(.neverWritten(id)) : .unknown }
    return change(ofInput: id, owner: owner, depth: depth)
  }

  // MARK: Views

  private func change(ofWrapped id: MemberID, _ wrapper: Name, owner: TypeID, depth: Int) -> Change {
    // The object stays; what it publishes is asked for by name.
    if wrapper == .StateObject || wrapper == .EnvironmentObject { return .never(.neverWritten(id)) }
    if wrapper == .ObservedObject { return change(ofInput: id, owner: owner, depth: depth) }
    if wrapper == .Binding || wrapper == .Bindable { return change(ofBinding: id, owner: owner, depth: depth) }
    if wrapper == .Environment { return change(ofEnvironment: id, depth: depth) }
    if Wrappers.has(.storedOutside, wrapper) {
      let own = change(byWritesTo: id)
      return own.isProved ? own : .may(ChangeWitness(property: id, site: nil, isRare: true))
    }
    if Wrappers.has(.fetches, wrapper) { return .may(ChangeWitness(property: id, site: nil)) }
    return Wrappers.has(.ownsState, wrapper) ? change(byWritesTo: id) : .unknown
  }

  /// A value of the environment: some of the system's change with windows and modes, others with settings; those of the
  /// project change as what `.environment(\.key, value)` sets.
  private func change(ofEnvironment id: MemberID, depth: Int) -> Change {
    let attribute = index.node(id).parent?.attribute(.Environment)
    // `@Environment(Model.self)`: the object stays.
    guard let key = attribute?.unlabelledArgument?.asKeyPath?.onlyName else {
      return .never(.neverWritten(id))
    }
    let name = index.text(key)
    if Self.livelyKeys.contains(name) { return .may(ChangeWitness(property: id, site: nil)) }
    if Self.settledKeys.contains(name) || name.hasPrefix("accessibility") {
      return .may(ChangeWitness(property: id, site: nil, isRare: true))
    }
    guard depth < FollowLimit.parts, let values = index.frameworkType(.EnvironmentValues),
      !index.members(named: key, of: values).filter({ index[$0].access <= .internal && index.owner($0) != nil }).isEmpty
    else { return .unknown }
    var all = Change.never(.neverWritten(id))
    guard let sites = index.settings(ofEnvironment: key) else { return .unknown }
    for site in sites {
      let body = index.body(of: site.member)
      guard let value = body.node(site.use).arguments[1].value else { continue }
      all = all.joined(change(of: value, in: body, depth: depth + 2))
      if all.isProved { return all }
    }
    return all
  }

  /// Values of the environment that change with windows, modes and focus.
  private static let livelyKeys: Set = [
    "horizontalSizeClass", "verticalSizeClass", "scenePhase", "isEnabled", "editMode", "isFocused", "isSearching",
    "controlActiveState", "appearsActive", "isLuminanceReduced",
  ]
  /// Those that change with a setting of the system.
  private static let settledKeys: Set = [
    "colorScheme", "colorSchemeContrast", "locale", "layoutDirection", "dynamicTypeSize", "sizeCategory",
    "legibilityWeight", "displayScale", "pixelLength", "calendar", "timeZone",
  ]

  /// A binding changes with the state that it projects; `.constant(x)` changes with `x`.
  private func change(ofBinding id: MemberID, owner: TypeID, depth: Int) -> Change {
    let own = change(byWritesTo: id)
    if own.isProved { return own }
    return change(ofInput: id, owner: owner, depth: depth) { value, calling in
      let value = value.unwrapped
      if value.isCall(of: .constant), let constant = value.unlabelledArgument {
        return change(of: constant, in: calling, depth: depth + 2)
      }
      // Code that projects a property may write it, or does so elsewhere.
      guard value.isBinding, let property = projected(value, in: calling) else { return .unknown }
      return change(ofProperty: property, depth: depth + 2)
    }
  }

  /// `x` of `$x` and `self.$x`.
  private func projected(_ node: Node, in body: Body) -> MemberID? {
    guard let owner = index.owner(body.member), let name = index.names.unprojected(node.name) else { return nil }
    let found = index.members(named: name, of: owner)
    return found.count == 1 ? found[0] : nil
  }

  private func change(ofInput id: MemberID, owner: TypeID, depth: Int) -> Change {
    let isBinding = index[id].type.withoutOptional.name == .Binding
    return change(ofInput: id, owner: owner, depth: depth) { value, calling in
      // `let error: Binding<String?>?`: the binding stays, whatever it leads to.
      isBinding ? Self.literal : change(of: value, in: calling, depth: depth + 2)
    }
  }

  /// What the constructions of a view give to a property of it.
  private func change(
    ofInput id: MemberID, owner: TypeID, depth: Int, passed: (Node, Body) -> Change
  ) -> Change {
    let fact = index[id]
    // A declared default that nothing replaces.
    if fact.isLet, fact.initial != .none { return .never(.neverWritten(id)) }
    let written = index.writes(to: id)
    // Modifier-style methods write a copy while the view is set up; the parent may pass another value next time.
    if written.sites.isEmpty, written.isFluent { return .unknown }
    if let site = sites(of: id, written).first {
      return index[site.member].kind == .function ? .unknown : .may(ChangeWitness(property: id, site: site))
    }
    guard depth < FollowLimit.parts, index[owner].access <= .internal, !written.isUncertain,
      !work.outside.isInitializerReferenced(of: owner)
    else { return .unknown }
    let calls = index.callsOutsidePreviews(of: owner, work: work)
    guard !calls.isEmpty, calls.count <= Index.callLimit else { return .unknown }
    var all = Change.never(.sameAtEachCall(id))
    for call in calls where index.owner(call.caller) != owner {
      let calling = index.body(of: call.caller)
      if isMadeOnce(at: call, calling) {
        all = all.joined(.never(.madeOnce(call.caller)))
        continue
      }
      all = all.joined(change(ofInput: id, owner: owner, at: call, calling, passed))
      if all.isProved { return all }
    }
    return all
  }

  private func change(
    ofInput id: MemberID, owner: TypeID, at call: InitializerCall, _ calling: Body, _ passed: (Node, Body) -> Change
  ) -> Change {
    let fact = index[id]
    let node = calling.node(call.use)
    let fitting = index.initializers(of: owner, fitting: call.use, in: calling)
    if fitting.isEmpty, index.hasMemberwiseInitializer(owner) {
      let argument = node.children.first { $0.isPassing && $0.name == fact.name }
      return argument?.value.map { passed($0, calling) } ?? .never(.sameAtEachCall(id))
    }
    guard fitting.count == 1 else { return .unknown }
    let assignments = index.assignments(in: fitting[0]).filter { $0.property == id }
    guard assignments.count <= 1 else { return .unknown }
    guard let assignment = assignments.first else {
      return fact.initial != .none ? .never(.sameAtEachCall(id)) : .unknown
    }
    guard let value = assignment.value else { return .unknown }
    let initializer = index.body(of: fitting[0])
    guard case .local(let i) = index.target(of: value, in: initializer),
      case let number = Int(initializer.locals[Int(i)].parameter), number >= 0
    else {
      return change(of: value, in: initializer, depth: FollowLimit.parts)
    }
    let parameters = index[fitting[0]].parameters
    guard let arguments = index.arguments(of: node, for: parameters) else { return .unknown }
    return arguments[number].map { passed($0, calling) } ?? .never(.sameAtEachCall(id))
  }

  /// Whether the call makes a view that no update makes again: in UIKit code, an action, a sheet, a key.
  private func isMadeOnce(at call: InitializerCall, _ calling: Body) -> Bool {
    if !index.givesContent(call.caller) { return true }
    if !calling.runs(in: index).run(of: calling.uses[call.use].closure).isRunning { return true }
    return index.startsAnew(at: UseSite(member: call.caller, use: call.use), work: work)
  }

  // MARK: Writes

  private func change(byWritesTo property: MemberID) -> Change {
    let written = index.writes(to: property)
    var isSetUp = written.isSetUp
    for site in sites(of: property, written) {
      if runsInInitializer(site, of: property, depth: 0) {
        isSetUp = true
      } else if !isHandedToReader(site, depth: 0) {
        return visits.isOver ? .unknown : .may(ChangeWitness(property: property, site: site))
      }
    }
    // Other modules may write what they see.
    if written.isUncertain || index[property].access > .internal { return .unknown }
    return isSetUp ? .setUpOnly(property) : .never(.neverWritten(property))
  }

  /// The writes that count: of an object only those that replace it.
  private func sites(of property: MemberID, _ written: PropertyWrites) -> [UseSite] {
    let isObject = index.valueType(of: property)?.type.map { index[$0].isReference } ?? false
    let isProjecting = index[property].attributes.contains { $0 == .Bindable || $0 == .ObservedObject }
    return isOfWhole || isObject || isProjecting ? written.wholeSites : written.sites
  }

  /// Whether the code at a site runs only while an initializer of the owner does: in a helper that nothing else calls.
  private func runsInInitializer(_ site: UseSite, of property: MemberID, depth: Int) -> Bool {
    let fact = index[site.member]
    guard depth < FollowLimit.helpers, visits.goOn(), fact.kind == .function, fact.access <= .internal,
      !fact.isOverride,
      let owner = index.owner(property), index.owner(site.member) == owner,
      index.body(of: site.member).uses[site.use].closure < 0
    else { return false }
    let callee = site.member
    var isCalled = false
    let uses = index.uses(named: fact.name)
    for site in uses.unresolved where site.member != callee { return false }
    for call in uses.uses(of: callee) where call.member != callee {
      guard visits.goOn() else { return false }
      isCalled = true
      let isInitializer =
        index[call.member].kind == .initializer && index.owner(call.member) == owner
        && index.body(of: call.member).uses[call.use].closure < 0
      guard isInitializer || runsInInitializer(call, of: property, depth: depth + 1) else { return false }
    }
    return isCalled
  }

  /// Whether a binding is passed to a view of the project that never writes it: `Badge(isOn: $isOn)`.
  private func isHandedToReader(_ site: UseSite, depth: Int) -> Bool {
    let body = index.body(of: site.member)
    let node = body.node(site.use)
    guard depth < FollowLimit.helpers, visits.goOn(), node.isBinding, let argument = node.parent,
      argument.kind == .argument,
      let call = argument.parent, let use = index.use(at: call, in: body),
      case .construction(let type) = body.target(use), index[type].traits.contains(.view),
      let property = index.storedProperties(of: type).first(where: { index[$0].name == argument.name }),
      index[property].attributes.contains(where: { $0 == .Binding }), index[property].access <= .internal
    else { return false }
    let written = index.writes(to: property)
    return !written.isUncertain && !written.isSetUp
      && written.sites.allSatisfy { isHandedToReader($0, depth: depth + 1) }
  }
}

extension Change {
  /// Whether it is a part of what identifies the row.
  fileprivate var isFixed: Bool { if case .fixedByIdentity = self { true } else { false } }
}

extension Index {
  /// The calls `.environment(\.key, value)` outside of previews; nil if too much code mentions the key. Cached.
  public func settings(ofEnvironment key: Name) -> [UseSite]? {
    let settings: KeySettings = derivation(.keySettings, of: Int32(key.id)) { KeySettings(of: key, in: self) }
    return settings.sites
  }
}

/// Where code sets a value of the environment by its key.
private final class KeySettings: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  /// The calls `.environment(\.key, value)` outside of previews; nil if too much code mentions the key.
  let sites: [UseSite]?

  /// Linear in the code that mentions the name.
  init(of key: Name, in index: Index) {
    let members = index.members(mentioning: key)
    guard members.count <= Index.callLimit else {
      sites = nil
      return
    }
    sites = members.filter { !index.isPreviewCode($0) }.flatMap { member in
      let body = index.body(of: member)
      return body.uses.indices.filter { i in
        guard body.uses[i].isCall, body.uses[i].name == .environment else { return false }
        let arguments = body.node(i).arguments
        return arguments.count == 2 && arguments[0].value?.asKeyPath?.onlyName == key && arguments[1].value != nil
      }.map { UseSite(member: member, use: $0) }
    }
  }
}
