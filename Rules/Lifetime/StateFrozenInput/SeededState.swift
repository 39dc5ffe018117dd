// State that `onAppear` or a task sets from a value which changes later.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension StateFrozenInput {
  /// Reports state that an `onAppear` or a task in the member sets from a changing value, and that nothing sets again.
  func checkSeeds(in member: MemberID) {
    guard pass.file.mentions(.onAppear) || pass.file.mentions(.task), pass.index.file(member) == pass.file.number,
      let owner = pass.index.owner(member), pass.index[owner].traits.contains(.view), !pass.index[owner].isReference
    else { return }
    let body = pass.index.body(of: member)
    for i in body.uses(named: Name(.onAppear)) + body.uses(named: Name(.task)) where body.uses[i].isCall {
      let call = body.node(i)
      guard call.argument(.id) == nil, !repeats(call, i, in: body) else { continue }
      for seed in seeds(of: call, body, owner) { check(seed, at: call, owner) }
    }
  }

  private struct Seed {
    let state: MemberID
    let site: UseSite
    /// The operands and operators of the value.
    let values: [Node]
  }

  /// Whether the code that appears comes and goes with a branch, a row or a presentation, or gets a new identity.
  private func repeats(_ call: Node, _ use: Int, in body: Body) -> Bool {
    let runs = body.runs(in: pass.index)
    var closure = body.uses[use].closure
    let run = runs.run(of: closure)
    guard run.isRunning, !run.isPresented else { return true }
    while closure >= 0 {
      let use = runs.run(of: closure).use
      if use == nil || use?.role == .row { return true }
      closure = body.closures[Int(closure)].parent
    }
    for ancestor in call.ancestors {
      switch ancestor.kind {
      case .ifExpr, .switchExpr, .ternary, .forStmt: return true
      case .call where ancestor.calledName == .id && ancestor.callee?.contains(call) ?? false: return true
      case .call where ancestor.calledName == .NavigationLink || ancestor.calledName == .TabView: return true
      case .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  /// The assignments of state in the action, and in a function of the view that it calls.
  private func seeds(of call: Node, _ body: Body, _ owner: TypeID) -> [Seed] {
    guard let action = call.trailingClosures.first?.firstChild ?? call.arguments.last?.value else { return [] }
    var found = assignments(body.uses(in: action), body, in: action, owner)
    for i in body.uses(in: action) {
      guard case .member(let helper) = body.target(i), pass.index.owner(helper) == owner,
        pass.index[helper].kind == .function, !pass.index[helper].isAsync, pass.index[helper].parameters.isEmpty,
        isAtOnce(body.node(i), in: action), pass.index.file(helper) == pass.file.number
      else { continue }
      // Other code may call it when the value changes.
      let others = pass.index.members(mentioning: pass.index[helper].name).contains {
        pass.index.owner($0) == owner && $0 != body.member && $0 != helper
      }
      guard !others, body.uses(named: pass.index[helper].name).count == 1 else { continue }
      let code = pass.index.body(of: helper)
      found += assignments(Array(code.uses.indices), code, in: pass.index.node(helper), owner)
    }
    return found
  }

  /// The assignments of state that run with the code, up to the first place where it waits: what comes later is loaded.
  private func assignments(_ uses: [Int], _ body: Body, in code: Node, _ owner: TypeID) -> [Seed] {
    let states = uses.filter { i in
      guard case .member(let state) = body.target(i) else { return false }
      return pass.index.owner(state) == owner && isState(pass.index[state])
    }
    if states.isEmpty { return [] }
    let wait = code.descendants.first(where: Self.waits)?.number ?? .max
    return states.compactMap { i in
      guard case .member(let state) = body.target(i), let assignment = body.node(i).assignmentToIt,
        !assignment.values.isEmpty, assignment.node.numbers.upperBound <= wait, isAtOnce(body.node(i), in: code)
      else { return nil }
      return Seed(state: state, site: UseSite(member: body.member, use: i), values: assignment.values)
    }
  }

  private static func waits(_ node: Node) -> Bool {
    switch node.kind {
    case .wordExpr: node.name == .await
    case .forStmt: node.isAsyncLoop
    case .variableDecl: node.children.contains { $0.kind == .modifier && $0.name == .async }
    default: false
    }
  }

  /// Whether a node runs with the code around it, and not in a task or a callback that the code starts.
  private func isAtOnce(_ node: Node, in code: Node) -> Bool {
    for ancestor in [node] + Array(node.ancestors) {
      if ancestor == code { return true }
      guard ancestor.kind == .closure else { continue }
      guard ancestor.receivingCall?.call.name == .withAnimation else { return false }
    }
    return false
  }

  // MARK: Judging

  /// What the state is set from.
  private struct Source {
    let property: MemberID
    let note: Note
    /// Whether a parent passes it; otherwise the view reads it from the environment or from an object that it observes.
    let isInput: Bool
  }

  private func check(_ seed: Seed, at call: Node, _ owner: TypeID) {
    let body = pass.index.body(of: seed.site.member)
    // An object that appears with the view may follow its inputs by other means.
    guard !pass.isNamedInitial(pass.index[seed.state].name), !holdsObject(seed.state),
      case let parts = seed.values.map({ pass.index.propertiesRead(by: $0, in: body) }), !parts.contains(nil),
      case let read = Set(parts.compactMap { $0 }.joined()), !read.contains(seed.state),
      let shown = pass.index.dependencies(of: owner).uses(of: seed.state).first(where: {
        $0.context == .update && $0.isOfSelf && ($0.isRead || $0.form == .projection)
      }), !isSetElsewhere(seed, at: call, owner)
    else { return }
    // A copy that the view edits may be meant as a draft.
    let isDraft = pass.index.changes(of: seed.state, in: owner).contains { $0.site != seed.site }
    if isDraft, !pass.isStrict { return }
    guard let source = source(read, owner, isDraft: isDraft),
      !pass.isExplained(at: call.calledNameRange.lowerBound, in: body.member)
    else { return }
    let (name, input) = (pass.text(pass.index[seed.state].name), pass.text(pass.index[source.property].name))
    pass.report(
      pass.index.node(at: seed.site).range,
      "`@State \(name)` is set from `\(input)` in `\(pass.text(call.calledName))` only, so it does not follow later values "
        + "of `\(input)`",
      severity: isDraft || !source.isInput ? .info : .warning,
      help: "set `\(name)` again in `.onChange(of:)`",
      notes: [
        pass.note("this runs once, when the view appears", .occasion, at: call.calledNameRange), source.note,
        pass.note("`\(name)` is shown here", .loss, at: shown.site),
      ])
  }

  /// The first of the properties that is known to change while the view is there.
  private func source(_ read: Set<MemberID>, _ owner: TypeID, isDraft: Bool) -> Source? {
    let inputs = Set(
      pass.index.inputs(of: owner).filter {
        read.contains($0) && pass.index[$0].attributes.isEmpty && holdsValue($0)
          && !pass.isNamedInitial(pass.index[$0].name)
      })
    if let (input, call) = pass.lastingCalls(of: owner, storingIn: inputs).first {
      return Source(
        property: input,
        note: pass.note(
          "\(pass.quoted(call.value, or: "the value")), which may change, is passed here", .change, at: call.site),
        isInput: true)
    }
    if pass.isStrict, let (input, call) = pass.selectedCalls(of: owner, storingIn: inputs).first {
      return Source(
        property: input,
        note: pass.note(
          "\(pass.quoted(call.value, or: "the value")), which may change, is passed here", .change, at: call.site),
        isInput: false)
    }
    // A draft begins with what the system or a model says.
    guard pass.isStrict, !isDraft else { return nil }
    for property in read.sorted(by: { $0.number < $1.number }) where !inputs.contains(property) {
      let fact = pass.index[property]
      let isOwn = pass.index.owner(property) == owner
      let isSource =
        isOwn
        ? fact.attributes.contains { $0 == .Environment }
        : pass.index.owner(property).map { isObserved($0, by: owner) } ?? false
      guard isSource, isOwn || holdsValue(property) else { continue }
      let name = pass.text(fact.name)
      let write: UseSite?
      switch pass.index.change(of: property, work: pass.work) {
      case .may(let witness): write = witness.site
      case .unknown:
        guard let binding = pass.index.binding(toModel: property) else { continue }
        write = binding
      case .never, .fixedByIdentity, .setUpOnly: continue
      }
      let note =
        write.map { pass.note("this changes `\(name)`", .change, at: $0) }
        ?? pass.note("the system may change `\(name)` while the view is shown", .change, at: property)
      return Source(property: property, note: note, isInput: false)
    }
    return nil
  }

  private func holdsValue(_ property: MemberID) -> Bool {
    guard let type = pass.index.valueType(of: property) else { return pass.index[property].initial == .literal }
    if let known = type.type { return !pass.index[known].isReference }
    return type.isCollection || SideEffects.isValueType(type.name)
  }

  private func holdsObject(_ property: MemberID) -> Bool {
    pass.index.valueType(of: property)?.type.map { pass.index[$0].isReference } ?? false
  }

  /// Whether the view has a property that observes an object of the type.
  private func isObserved(_ model: TypeID, by view: TypeID) -> Bool {
    guard !pass.index[model].traits.isDisjoint(with: [.observable, .observableObject]) else { return false }
    return pass.index.storedProperties(of: view).contains { pass.index.valueType(of: $0)?.type == model }
  }

  /// Whether code that follows a change also mentions the state: in `onChange`, `onReceive`, a task or another
  /// `onAppear`.
  private func isSetElsewhere(_ seed: Seed, at call: Node, _ owner: TypeID) -> Bool {
    let reactions = pass.index.derivation(.settingReactions, of: owner.number) {
      SettingReactions(of: owner, in: pass.index)
    }
    let own = SettingReactions.Place(file: pass.file.number, node: call.number)
    return reactions.mention(pass.index[seed.state].name, besides: own)
  }
}

/// What the code of a view that follows changes mentions, itself and in the functions of the view that it calls.
private final class SettingReactions: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  /// A call of `onChange` and the like.
  struct Place: Hashable {
    let file: Int
    let node: UInt32
  }
  /// By name: the calls whose code mentions it.
  private let places: [Name: Set<Place>]
  /// By name: the functions that mention it, among those that the calls call.
  private let helpers: [Name: [MemberID]]
  /// By function: the calls that call it.
  private let callers: [MemberID: Set<Place>]

  /// Linear in the code of the view.
  init(of owner: TypeID, in index: Index) {
    var places: [Name: Set<Place>] = [:]
    var callers: [MemberID: Set<Place>] = [:]
    for member in index[owner].members where index[member].hasBody {
      let body = index.body(of: member)
      for (i, use) in body.uses.enumerated() where use.isCall {
        switch use.name.known {
        case .onChange, .task, .onReceive, .onAppear: break
        default: continue
        }
        let call = body.node(i)
        let place = Place(file: body.file.number, node: call.number)
        for part in call.children where part.isPassing {
          for inner in body.uses(in: part) {
            let name = body.uses[inner].name
            places[index.names.unprojected(name) ?? name, default: []].insert(place)
            if case .member(let helper) = body.target(inner), index.owner(helper) == owner,
              index[helper].kind == .function
            {
              callers[helper, default: []].insert(place)
            }
          }
        }
      }
    }
    var helpers: [Name: [MemberID]] = [:]
    for helper in callers.keys.sorted(by: { $0.number < $1.number }) {
      for name in Set(index.body(of: helper).uses.map(\.name)) { helpers[name, default: []].append(helper) }
    }
    self.places = places
    self.helpers = helpers
    self.callers = callers
  }

  func mention(_ name: Name, besides own: Place) -> Bool {
    func hasOther(_ found: Set<Place>?) -> Bool { found.map { $0.count > ($0.contains(own) ? 1 : 0) } ?? false }
    return hasOther(places[name]) || helpers[name, default: []].contains { hasOther(callers[$0]) }
  }
}
