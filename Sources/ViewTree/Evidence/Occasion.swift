// Occasion: how often the code of a view runs, and whether a call path exists for what the view is given.

import Frameworks
import Project
import Syntax

/// How often SwiftUI evaluates a view while it is shown.
public enum UpdateRate: Sendable {
  /// Once for each identity or timeline entry: nothing that it reads can change.
  case rarely
  /// The sources do not tell what changes.
  case unknown
  /// When something changes that the view reads.
  case sometimes
  /// With each key that is typed, each step of a gesture or a slider, each tick of a timer: the property that changes.
  case often(MemberID)

  /// Whether `often` is proved; false if it is unknown, as for `isRare`.
  public var isOften: Bool { if case .often = self { true } else { false } }
  public var isRare: Bool { if case .rarely = self { true } else { false } }

  /// The higher of two.
  func joined(_ other: UpdateRate) -> UpdateRate { rank >= other.rank ? self : other }
  private var rank: Int {
    switch self {
    case .rarely: 0
    case .unknown: 1
    case .sometimes: 2
    case .often: 3
    }
  }
}

extension Index {
  // MARK: Paths

  /// What must hold of the code that constructs a view for a place in the view to run that has these conditions; nil if
  /// what the construction passes, or leaves out, excludes the place. `root`: the member in which the place is; of its
  /// parameters only those of an initializer are known.
  public func conditions(
    _ conditions: [InputCondition], of view: TypeID, in root: MemberID? = nil, constructedAt site: UseSite, work: Work
  ) -> [InputCondition]? {
    var found = work.constructions(in: site.member).first { $0.use == site.use }?.conditions ?? []
    for condition in conditions {
      if isLeftOut(condition.input, of: view, at: site) {
        if !condition.admits([.nothing]) { return nil }
        continue
      }
      guard let (value, body, type) = given(condition.input, of: view, in: root, at: site) else { continue }
      if case .isNil(true) = condition.test, isNeverNil(value, in: body) { return nil }
      if let values = writtenValues(of: value, in: body, expecting: type) {
        if !condition.admits(values) { return nil }
      } else if body.member == site.member, case .member(let id) = target(of: value.unwrapped, in: body),
        self[id].kind == .storedProperty, owner(id) == owner(site.member), value.unwrapped.ownName != nil
      {
        found.append(InputCondition(input: .property(id), test: condition.test))
      }
    }
    return found
  }

  /// Whether some code outside of previews gives the view what a place with these conditions needs; true if it is
  /// unknown.
  public func isReachable(_ conditions: [InputCondition], of view: TypeID, from root: MemberID, work: Work) -> Bool {
    if conditions.isEmpty || self[view].access > .internal { return true }
    let calls = callsOutsidePreviews(of: view, work: work).filter {
      isShipped(UseSite(member: $0.caller, use: $0.use))
    }
    guard !calls.isEmpty, calls.count <= Index.callLimit, !work.outside.isInitializerReferenced(of: view) else {
      return true
    }
    return calls.contains { call in
      owner(call.caller) == view
        || self.conditions(
          conditions, of: view, in: root, constructedAt: UseSite(member: call.caller, use: call.use), work: work) != nil
    }
  }

  /// The expression that a construction gives to an input of a view, or its default, with the body around it and the
  /// enumeration that is its type; nil if it is unknown.
  func given(
    _ input: InputCondition.Input, of view: TypeID, in root: MemberID?, at site: UseSite
  ) -> (value: Node, body: Body, type: TypeID?)? {
    let body = body(of: site.member)
    let call = body.node(site.use)
    guard call.kind == .call else { return nil }
    let fitting = initializers(of: view, fitting: site.use, in: body)
    switch input {
    case .constant: return nil
    case .parameter(let number):
      guard let root, self[root].kind == .initializer, fitting == [root] else { return nil }
      return argument(number, of: root, at: call, in: body)
    case .property(let property):
      let fact = self[property]
      guard owner(property) == view, fact.isLet || writes(to: property).sites.isEmpty else { return nil }
      let type = enumeration(fact.type, in: property)
      let initial = node(property).initialValue.map { (value: $0, body: self.body(of: property), type: type) }
      if fact.isLet, initial != nil { return initial }
      if fitting.isEmpty, hasMemberwiseInitializer(view) {
        guard let argument = call.children.first(where: { $0.isPassing && $0.name == fact.name }) else {
          // An optional variable is nil.
          return initial
        }
        return argument.value.map { ($0, body, type) }
      }
      guard fitting.count == 1 else { return nil }
      let assigned = assignments(in: fitting[0]).filter { $0.property == property }
      guard assigned.count == 1, let value = assigned[0].value else { return assigned.isEmpty ? initial : nil }
      let initializer = self.body(of: fitting[0])
      guard case .local(let i) = target(of: value, in: initializer),
        case let number = Int(initializer.locals[Int(i)].parameter), number >= 0
      else { return (value, initializer, type) }
      return argument(number, of: fitting[0], at: call, in: body)
    }
  }

  /// Whether an input is an optional variable that the construction does not set, so that it is nil: neither the call
  /// nor the initializer that it calls, directly or through `self.init(…)`, passes a value.
  private func isLeftOut(_ input: InputCondition.Input, of view: TypeID, at site: UseSite) -> Bool {
    guard case .property(let property) = input, owner(property) == view, self[property].type.isOptional,
      !self[property].isLet, self[property].attributes.isEmpty, self[property].initial == .none,
      writes(to: property).sites.isEmpty
    else { return false }
    let label = self[property].name
    var body = body(of: site.member)
    var use = site.use
    for _ in 0..<FollowLimit.helpers {
      guard body.node(use).kind == .call else { return false }
      let fitting = initializers(of: view, fitting: use, in: body)
      if fitting.isEmpty {
        return hasMemberwiseInitializer(view) && !body.node(use).children.contains { $0.isPassing && $0.name == label }
      }
      guard fitting.count == 1, assignments(in: fitting[0]).allSatisfy({ $0.property != property }) else {
        return false
      }
      let inner = self.body(of: fitting[0])
      let delegations = inner.uses.indices.filter {
        inner.uses[$0].isCall && inner.uses[$0].name == .`init` && inner.node($0).callee?.base?.isSelf ?? false
      }
      guard let delegation = delegations.first else { return true }
      if delegations.count > 1 { return false }
      (body, use) = (inner, delegation)
    }
    return false
  }

  private func argument(
    _ number: Int, of member: MemberID, at call: Node, in body: Body
  ) -> (value: Node, body: Body, type: TypeID?)? {
    let parameters = self[member].parameters
    guard let arguments = arguments(of: call, for: parameters), arguments.indices.contains(number) else { return nil }
    let type = enumeration(parameters[number].type, in: member)
    if let value = arguments[number] { return (value, body, type) }
    return defaultValue(ofParameter: number, of: member).map { ($0, self.body(of: member), type) }
  }

  // MARK: Rows

  /// How many rows build a view, over all collections whose rows do: themselves, through a function, or as part of
  /// another row. Nil if no row does. `conditions`: of the place in the view that is asked about.
  public func rows(
    building view: TypeID, with conditions: [InputCondition] = [], from root: MemberID? = nil, work: Work
  ) -> Quantity? {
    guard work.isBuiltInRows(view) else { return nil }
    if conditions.isEmpty {
      return derivation(.rowQuantity, of: view.number) {
        KnownQuantity(self.searchRows(building: view, [], nil, work: work))
      }.quantity
    }
    return searchRows(building: view, conditions, root, work: work)
  }

  private func searchRows(
    building view: TypeID, _ conditions: [InputCondition], _ root: MemberID?, work: Work
  ) -> Quantity? {
    var seen: Set<TypeID> = []
    return searchRows(building: view, conditions, root, work: work, depth: 0, &seen)
  }

  /// How many constructions of one view are examined. Rows of further ones do not count.
  private static let rowSiteLimit = 32

  private func searchRows(
    building view: TypeID, _ conditions: [InputCondition], _ root: MemberID?, work: Work, depth: Int,
    _ seen: inout Set<TypeID>
  ) -> Quantity? {
    guard depth < FollowLimit.parts, seen.insert(view).inserted else { return nil }
    var found: Quantity?
    func add(_ quantity: Quantity?) {
      guard let quantity else { return }
      found = found.map { $0.joined(quantity) } ?? quantity
    }
    for site in work.sites(of: view).prefix(Self.rowSiteLimit) where !isPreviewCode(site.member) {
      guard let construction = work.constructions(in: site.member).first(where: { $0.use == site.use }),
        let outer = self.conditions(conditions, of: view, in: root, constructedAt: site, work: work)
      else { continue }
      if construction.isPerRow {
        add(rows(around: site, work: work))
      } else if work.isBuiltAlways(at: site) {
        for caller in work.callers(of: site.member).prefix(Self.rowSiteLimit) where caller.member != site.member {
          add(rows(around: caller, work: work))
        }
        if let holder = owner(site.member), bodyOfRow(holder) == site.member {
          add(searchRows(building: holder, outer, nil, work: work, depth: depth + 1, &seen))
        }
      }
    }
    // `ForEach(notes, content: NoteRow.init)`
    if work.outside.isInitializerReferenced(of: view) { add(.unknown) }
    return found
  }

  /// How many rows run a place in a body; nil if no row closure is around it. For rows in rows, the larger number.
  public func rows(around site: UseSite, work: Work) -> Quantity? {
    let body = body(of: site.member)
    let runs = body.runs(in: self)
    var found: Quantity?
    func add(_ quantity: Quantity) { found = found.map { $0.joined(quantity) } ?? quantity }
    if functionUse(site.use, in: body)?.role == .row { add(.unknown) }
    var closure = body.uses[site.use].closure
    while closure >= 0 {
      let use = runs.run(of: closure).use
      if isShownElsewhere(body.closures[Int(closure)], in: body) { break }
      if use?.role == .row {
        let call = body.closures[Int(closure)].call
        let collection = call >= 0 ? body.node(Int(call)).rowCollection : nil
        add(collection.map { quantity(of: $0, in: body, work: work) } ?? .unknown)
      }
      closure = body.closures[Int(closure)].parent
    }
    return found
  }

  /// How many rows run a call path by the code on it; nil if none does.
  public func rows(along path: [UseSite], work: Work) -> Quantity? {
    var found: Quantity?
    for step in path {
      guard let quantity = rows(around: step, work: work) else { continue }
      found = found.map { $0.joined(quantity) } ?? quantity
    }
    return found
  }

  // MARK: Updates

  /// How often SwiftUI evaluates the body of a view, as far as the view's own state, objects and inputs tell.
  public func updateRate(of view: TypeID, work: Work) -> UpdateRate {
    derivation(.updateRate, of: view.number) { KnownRate(self.searchRate(of: view, work: work)) }.rate
  }

  private func searchRate(of view: TypeID, work: Work) -> UpdateRate {
    if isRenderedOnce(view, work: work) { return .rarely }
    let dependencies = dependencies(of: view)
    // Modifiers, styles and platform views are brought up to date with what they are applied to, and with their
    // parents.
    let isView = self[view].traits.contains(.view) && !self[view].traits.contains(.representable)
    var rate = isView ? UpdateRate.rarely : .unknown
    let properties = storedProperties(of: view).filter { !self[$0].isStatic }
    for property in properties
    where isSetContinuously(property, dependencies, isRead: dependencies.read(of: property) != nil) {
      return .often(property)
    }
    // Inputs last: who passes them is a search through the project.
    var inputs: [MemberID] = []
    for property in properties {
      let attributes = self[property].attributes
      // What a binding leads to is read where it is passed on: `$title.trimmed`.
      let isObserved = attributes.contains { Wrappers.has(.observesObject, $0) || $0 == .Binding }
      guard isObserved || dependencies.read(of: property) != nil else { continue }
      if attributes.allSatisfy({ $0 == .Binding }), heldType(of: property).map({ !self[$0].isReference }) ?? true {
        inputs.append(property)
        continue
      }
      switch isChanged(property, work: work) {
      case true?: rate = .sometimes
      case nil: rate = rate.joined(.unknown)
      case false?: break
      }
    }
    for input in inputs {
      if case .sometimes = rate { break }
      // A closure is made again with each update of the parent.
      if holdsClosure(input) {
        rate = .unknown
        continue
      }
      let change = change(of: input, work: work)
      if !change.isSettled { rate = rate.joined(change.isProved ? .sometimes : .unknown) }
    }
    // The objects that a view reads without holding them in a wrapper.
    if rate.isRare, !dependencies.objectReads.isEmpty { rate = .unknown }
    if self[view].members.contains(where: { Index.mayHoldVolatileInputs(files[file($0)]) }) {
      for member in self[view].members where self[member].hasBody {
        for write in volatileWrites(in: member) where dependencies.read(of: write.property) != nil {
          return .often(write.property)
        }
      }
    }
    return rate
  }

  /// Whether a text field, a slider or the like sets the property, or a property of the object that it holds.
  private func isSetContinuously(_ property: MemberID, _ dependencies: Dependencies, isRead: Bool) -> Bool {
    let observes = self[property].attributes.contains {
      $0 == .StateObject || $0 == .ObservedObject || $0 == .EnvironmentObject
    }
    guard isRead || observes else { return false }
    return dependencies.uses(of: property).contains { use in
      guard use.form == .projection, use.context == .update || use.context == .presentation,
        isRead && !observes
          || observes && use.memberUse != nil, case .call(let number) = use.destination, number >= 0
      else { return false }
      switch body(of: use.site.member).uses[number].name.known {
      case .TextField, .TextEditor, .SecureField, .Slider, .searchable: return true
      default: return false
      }
    }
  }

  /// Whether something changes what the view reads of its state, of an object or of the environment; nil if that is
  /// unknown.
  private func isChanged(_ property: MemberID, work: Work) -> Bool? {
    let attributes = self[property].attributes
    if let model = heldType(of: property), self[model].isReference {
      let isPlain = attributes.isEmpty && !self[model].traits.contains(.observable)
      let isWritten = storedProperties(of: model).contains { !self[$0].isLet && !writes(to: $0).sites.isEmpty }
      return isPlain ? (isWritten ? nil : false) : isWritten ? true : nil
    }
    // The class is not in these sources.
    if attributes.contains(where: { Wrappers.has(.observesObject, $0) }) { return true }
    if attributes.contains(where: { Wrappers.has(.fetches, $0) || Wrappers.has(.storedOutside, $0) }) { return true }
    // Colors, sizes and actions of the environment change with the device.
    if attributes.contains(where: { Wrappers.has(.readsEnvironment, $0) }) { return false }
    return attributes.contains { Wrappers.has(.ownsState, $0) } ? isWrittenByOwner(property) : nil
  }
}

private final class KnownQuantity: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let quantity: Quantity?
  init(_ quantity: Quantity?) { self.quantity = quantity }
}

private final class KnownRate: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let rate: UpdateRate
  init(_ rate: UpdateRate) { self.rate = rate }
}
