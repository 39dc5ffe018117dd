// Inputs whose first value a property wrapper keeps: which call sites pass other values later, and whether the view
// handles the change.

import Project
import Syntax
import ViewTree

/// The value that a call of a view's initializer passes for one parameter.
/// Its nodes are valid until `Index.forgetNodes`.
public struct PassedInput: Sendable {
  /// The call.
  public let site: UseSite
  /// The argument without its label.
  public let value: Node
  /// Whether a change of the value is known.
  public let isProved: Bool

  public init(site: UseSite, value: Node, isProved: Bool = false) {
    self.site = site
    self.value = value
    self.isProved = isProved
  }
}

extension Pass {
  /// The view whose initializer this is, if the initializer has parameters.
  public func view(ofInitializer member: MemberID, _ fact: MemberFact) -> TypeID? {
    guard fact.hasBody, !fact.parameters.isEmpty, let owner = index.owner(member), index[owner].isViewLikeStruct
    else { return nil }
    return owner
  }

  /// Whether that parameter of an initializer is known to be of a value type, which a wrapper copies.
  public func isValue(parameter number: Int, of initializer: MemberID, _ owner: TypeID) -> Bool {
    let parameters = index[initializer].parameters
    guard parameters.indices.contains(number) else { return false }
    return index.isKnownValue(parameters[number].type, file: index.file(initializer), scope: owner)
  }

  /// The calls with a value that may change, at places where the view keeps its identity.
  ///
  /// - Parameter part: The only property of the value that the view uses; `.none` for the value as a whole.
  public func lastingCalls(
    of owner: TypeID, _ initializer: MemberID, passing number: Int, part: Name = .none
  ) -> [PassedInput] {
    let parameter = index[initializer].parameters[number]
    return index.someCallsOutsidePreviews(of: owner, work: work).compactMap { call in
      guard index.owner(call.caller) != owner, index.givesContent(call.caller) else { return nil }
      let body = index.body(of: call.caller)
      let use = body.uses[call.use]
      let fitting = index.initializers(
        of: owner, fitting: body.labels(of: use), closures: use.closureArguments)
      guard fitting == [initializer], parameter.label != .none || isFirst(number, index[initializer]) else {
        return nil
      }
      let node = body.node(call.use)
      guard let value = node.arguments.first(where: { $0.name == parameter.label })?.value,
        index.mayChange(value, in: body, work: work),
        case let change = lastingChange(of: value, in: body), isLasting(change, passedBy: call.caller),
        !isPresented(value, in: body),
        body.runs(in: index).run(of: use.closure).isRunning
      else { return nil }
      let site = UseSite(member: call.caller, use: call.use)
      guard !isExcluded(site), !index.startsAnew(at: site, work: work), !isKeyed(value, part, node) else {
        return nil
      }
      return PassedInput(site: site, value: value, isProved: change.isProved)
    }
  }

  /// For each of these properties of a view: the first call that stores a value in it that is known to change, and not only
  /// rarely, at a place where the view keeps its identity. In the order of the calls.
  public func lastingCalls(of owner: TypeID, storingIn properties: Set<MemberID>) -> [(MemberID, PassedInput)] {
    changingCalls(of: owner, storingIn: properties) { value, body in
      if case .may(let witness) = lastingChange(of: value, in: body) {
        !witness.isRare && !witness.isUnwrapped
      } else {
        false
      }
    }
  }

  /// The same for values that an `if let` unwraps, whose property code replaces by other values: `if let note = selected`.
  public func selectedCalls(of owner: TypeID, storingIn properties: Set<MemberID>) -> [(MemberID, PassedInput)] {
    changingCalls(of: owner, storingIn: properties) { value, body in
      guard let property = unwrappedProperty(value.root, in: body),
        case .may(let witness) = index.change(of: property, work: work), !witness.isRare
      else { return false }
      return index.laterWrites(of: property).contains { site in
        let node = index.node(at: site)
        return node.isBinding || node.assignmentToIt?.value.map { $0.unwrapped.kind != .nilLiteral } ?? false
      }
    }
  }

  /// The stored property that an `if let` binds to the name.
  private func unwrappedProperty(_ name: Node, in body: Body) -> MemberID? {
    guard name.kind == .identifierExpr, case .local(let i) = index.target(of: name, in: body) else { return nil }
    let local = body.locals[Int(i)]
    // Only what a `let` of its own declares has a node.
    guard local.parameter < 0, !local.isElement, local.node == 0, local.initial >= 0,
      case .member(let property) = index.target(of: body.node(Int(local.initial)), in: body),
      index[property].kind == .storedProperty
    else { return nil }
    return property
  }

  private func changingCalls(
    of owner: TypeID, storingIn properties: Set<MemberID>, where changes: (Node, Body) -> Bool
  ) -> [(MemberID, PassedInput)] {
    var found: [(MemberID, PassedInput)] = []
    var open = properties
    for call in index.someCallsOutsidePreviews(of: owner, work: work) where !open.isEmpty {
      guard index.owner(call.caller) != owner, index.givesContent(call.caller) else { continue }
      let body = index.body(of: call.caller)
      let node = body.node(call.use)
      let site = UseSite(member: call.caller, use: call.use)
      guard body.runs(in: index).run(of: body.uses[call.use].closure).isRunning, !isExcluded(site),
        !index.startsAnew(at: site, work: work)
      else { continue }
      for argument in node.arguments {
        guard let value = argument.value?.unwrapped,
          case .property(let property) = index.storage(of: argument, of: node, constructing: owner, in: body),
          open.contains(property), changes(value, body), !isPresented(value, in: body), !isKeyed(value, .none, node)
        else { continue }
        open.remove(property)
        found.append((property, PassedInput(site: site, value: value, isProved: true)))
      }
    }
    return found
  }

  /// Whether the value can become another one at a place that stays: proved, or possible in code that is known to be
  /// evaluated again; in strict mode in any code.
  public func isLasting(_ change: Change, passedBy caller: MemberID) -> Bool {
    if change.isProved { return true }
    guard !change.isSettled else { return false }
    return isStrict || index.owner(caller).map { index.updating(of: $0, work: work).isProved } ?? false
  }

  /// How a value changes that a body passes to a view. What comes from the element of a row changes as the collection
  /// does, and stays if it is the id of the row, or the object that is the row.
  public func lastingChange(of value: Node, in body: Body) -> Change {
    let value = value.unwrapped
    guard let row = rowElement(of: value, in: body) else {
      let change = index.change(of: value, in: body, work: work)
      // `if let note`: what is proved is mostly that it becomes nil, or is there at last.
      return change.isProved && isUnwrapped(value, in: body) ? .unknown : change
    }
    if row.isWhole || row.part == .id || row.isInID { return .fixedByIdentity }
    // Another element is mostly another row; that one of the same id differs is not known.
    if row.part == .none { return .unknown }
    return index.change(of: row.collection, in: body, work: work)
  }

  /// Whether the value is what an `if let` or a `guard let` has bound, or a part of it.
  private func isUnwrapped(_ value: Node, in body: Body) -> Bool {
    let root = value.root
    guard root.kind == .identifierExpr, case .local(let i) = index.target(of: root, in: body),
      case let number = Int(body.locals[Int(i)].node), number > 0
    else { return false }
    return body.file.tree.node(number).kind == .optionalBinding
  }

  private struct RowElement {
    let collection: Node
    /// Whether the value is the element itself, and an object or a value whose id is made of what it stores.
    let isWhole: Bool
    /// The property of the element that is passed.
    let part: Name
    /// Whether the element's computed id reads this property: another value is another row.
    let isInID: Bool
  }

  /// The element of a row that the value is, or is a part of.
  private func rowElement(of value: Node, in body: Body) -> RowElement? {
    let root = value.root
    guard root.kind == .identifierExpr, case .local(let i) = index.target(of: root, in: body) else { return nil }
    let local = body.locals[Int(i)]
    guard local.isElement, local.initial >= 0 else { return nil }
    let collection = body.node(Int(local.initial))
    let type = body.use(at: root).flatMap { body.type($0)?.type }
    let isWhole = value == root && type.map { isItsId($0) } ?? false
    let isInID =
      value.base?.unwrapped == root
      && type.flatMap { propertiesInID(of: $0) }?.contains { index[$0].name == value.name } ?? false
    return RowElement(
      collection: collection, isWhole: isWhole, part: value == root ? .none : value.name, isInID: isInID)
  }

  /// What the computed `id` of a type reads; nil if the id is stored, or there is none.
  private func propertiesInID(of type: TypeID) -> Set<MemberID>? {
    guard let id = index.members(named: .id, of: type).first, index[id].kind == .computedProperty else { return nil }
    let body = index.body(of: id)
    return Set(
      body.uses.indices.compactMap { i -> MemberID? in
        if case .member(let read) = body.target(i) { return read }
        return nil
      })
  }

  /// Whether another value of the type has another id: a class, or a value whose id is computed from what it stores.
  private func isItsId(_ type: TypeID) -> Bool {
    if index[type].isReference { return true }
    guard let read = propertiesInID(of: type) else { return false }
    return index.storedProperties(of: type).allSatisfy { index[$0].isStatic || index[$0].isLet || read.contains($0) }
  }

  /// Whether the value comes from a presentation: in a scene, whose windows are created for their values, or in a
  /// view that is only shown in sheets and the like and matches a pattern on its input.
  private func isPresented(_ value: Node, in body: Body) -> Bool {
    let mentionsLocal = ([value] + Array(value.descendants)).contains { node in
      guard node.kind == .identifierExpr, let use = body.use(at: node), case .local(let i) = body.target(use)
      else { return false }
      let local = body.locals[Int(i)]
      return local.parameter < 0 && local.initial < 0
    }
    guard mentionsLocal, let owner = index.owner(body.member) else { return false }
    if index[owner].traits.contains(.root) { return true }
    // `switch page { case .editor(let text): … }`
    guard let subject = value.ancestors.lazy.compactMap(\.asSwitch).first?.subject?.unwrapped,
      case .member(let input) = index.target(of: subject, in: body), index.inputs(of: owner).contains(input)
    else { return false }
    let sites = work.sites(of: owner)
    return !sites.isEmpty && sites.count <= Index.callLimit && sites.allSatisfy { index.startsAnew(at: $0, work: work) }
  }

  private func isFirst(_ number: Int, _ fact: MemberFact) -> Bool {
    fact.parameters.firstIndex { $0.label == .none } == number
  }

  /// Whether the value identifies its row: the element itself in `ForEach(names, id: \.self)`, its key elsewhere.
  private func isKeyed(_ value: Node, _ part: Name, _ call: Node) -> Bool {
    let value = value.unwrapped
    let element = value.base?.unwrapped ?? value
    guard element.kind == .identifierExpr else { return false }
    return call.ancestors.contains { ancestor in
      guard ancestor.kind == .call, Index.identifiedArgument(of: ancestor) != nil else { return false }
      let key = ancestor.argument(.id)
      if let key, key.kind != .keyPath { return false }
      // The key of `Identifiable` elements is their `id`.
      let name = key?.name ?? Name(.id)
      guard value == element ? name == .`self` || name == part : value.name == name else { return false }
      return ancestor.descendants.contains {
        ($0.kind == .closureParameter || $0.kind == .parameter) && $0.name == element.name
      } || element.text.hasPrefix("$")
    }
  }

  /// Whether the view handles later values of the input, in `onChange` and the like.
  public func follows(_ stored: MemberID?, _ owner: TypeID) -> Bool {
    guard let stored else { return false }
    let input = index[stored].name
    for member in index[owner].members where index[member].kind != .initializer && index[member].hasBody {
      let body = index.body(of: member)
      for (i, use) in body.uses.enumerated()
      where use.isCall
        && (use.name == .onChange || use.name == .task || use.name == .onReceive || use.name == .onAppear)
      {
        if body.node(i).children.contains(where: { $0.isPassing && mentions(input, $0) }) { return true }
      }
    }
    return false
  }

  private func mentions(_ name: Name, _ node: Node) -> Bool {
    node.descendants.contains { $0.isName && $0.name == name }
  }
}

extension Pass {
  /// Whether the name says that only the first value is meant: `initialText`, `defaultValue`, `draft`.
  public func isNamedInitial(_ name: Name) -> Bool {
    let spelling = text(name).lowercased()
    return ["initial", "default", "starting", "draft", "original"].contains { spelling.hasPrefix($0) }
  }
}
