// What the uses in one body refer to: light type inference, unique resolution only.

import Frameworks
import Syntax

/// The type of an expression as far as it is known.
public struct StaticType: Hashable, Sendable {
  /// The name of the nominal type; of a protocol for `some P`, `any P` and generic parameters.
  public var name: Name
  /// The type of the project, if it is one.
  public var type: TypeID?
  /// The expression names the type itself.
  public var isMetatype = false
  /// What is written between the angle brackets or square brackets, to tell elements.
  public var element: WrittenType = .unknown
  /// Where `element` is to be looked up.
  public var file: Int32 = 0
  public var isCollection = false
}

/// What a use refers to.
public enum Target: Hashable, Sendable {
  case unknown
  /// A member or global of the project, resolved without doubt.
  case member(MemberID)
  /// `T(…)` of a type of the project.
  case construction(TypeID)
  /// `T(…)` of a framework's type.
  case frameworkConstruction(Name)
  /// A member of a framework's type; the name is `.none` where the receiver's type is unknown.
  case framework(receiver: Name, isStatic: Bool)
  /// A call of a global function that the project does not declare.
  case frameworkFunction
  /// A local; its closure is called if the use is a call.
  case local(Int32)
  /// The type itself, `self`, and so on.
  case plain
}

/// What one member's body, getter or initial value mentions, and what that means. Uses, closures and
/// locals are numbered from 0 within the body.
public final class Body: Sendable {
  public let member: MemberID
  public let file: SourceFile
  public let uses: [UseFact]
  public let closures: [ClosureFact]
  public let locals: [LocalFact]
  private let labels: [Name]
  /// Of each use: 1 + the position of its type in `distinctTypes`, 0 if it is not known. Most uses of a
  /// body share a few types.
  private let types: [UInt32]
  private let distinctTypes: [StaticType]
  private let targets: [Target]

  init(of member: MemberID, in index: Index) {
    let facts = index.isLeftOut(member)
      ? BodyFacts() : BodyFacts(of: index.node(member), index[member], index.names)
    var resolver = Resolver(index: index, member: member, body: facts)
    resolver.run()
    self.member = member
    file = resolver.file
    // Copied, because they have grown to more room than they fill.
    uses = facts.uses.map { $0 }
    closures = facts.closures.map { $0 }
    locals = facts.locals.map { $0 }
    labels = facts.labels.map { $0 }
    types = resolver.types
    distinctTypes = resolver.distinctTypes.map { $0 }
    targets = resolver.targets
  }

  /// The type of a use; nil if it is not known, and for a number that is none.
  public func type(_ use: Int) -> StaticType? {
    use >= 0 && use < types.count && types[use] > 0 ? distinctTypes[Int(types[use]) - 1] : nil
  }
  public func target(_ use: Int) -> Target { use >= 0 && use < targets.count ? targets[use] : .unknown }
  /// The labels of a call's arguments, trailing closures included.
  public func labels(of use: UseFact) -> ArraySlice<Name> {
    labels[Int(use.labels.lowerBound)..<Int(use.labels.upperBound)]
  }
  /// The expression of a use.
  public func node(_ use: Int) -> Node { file.tree.node(Int(uses[use].node)) }
  /// The use that an expression is; of several the one that stands for the whole of it.
  public func use(at node: Node) -> Int? {
    usesByNode.value { UsesByNode(uses) }.use(node.number)
  }
  private let usesByNode = OnceSlot<UsesByNode>()

  /// The numbers of the uses whose node is the expression or stands in it, in the order of the uses.
  public func uses(in node: Node) -> [Int] { uses(in: node.number..<node.end) }

  /// The same of nodes with these numbers.
  public func uses(in range: Range<UInt32>) -> [Int] {
    nodesInOrder.value { NodesInOrder(uses.map(\.node)) }.numbers(in: range).sorted()
  }
  private let nodesInOrder = OnceSlot<NodesInOrder>()

  /// The number of the closure, or of the function inside the body, that stands at a node.
  public func closure(at node: Node) -> Int? {
    closuresInOrder.value { NodesInOrder(closures.map(\.node)) }.numbers(in: node.number..<node.number + 1).last
  }
  /// The numbers of the closures in an expression, in their order.
  public func closures(in node: Node) -> [Int] {
    closuresInOrder.value { NodesInOrder(closures.map(\.node)) }.numbers(in: node.number..<node.end).sorted()
  }
  private let closuresInOrder = OnceSlot<NodesInOrder>()

  let keptRuns = OnceSlot<KeptClosureRuns>()
}

/// Positions in a table of facts, sorted by the nodes of these.
private final class NodesInOrder: Sendable {
  private let nodes: [UInt32]
  private let positions: [Int]

  init(_ nodes: [UInt32]) {
    positions = nodes.indices.sorted { (nodes[$0], $0) < (nodes[$1], $1) }
    self.nodes = positions.map { nodes[$0] }
  }

  func numbers(in range: Range<UInt32>) -> ArraySlice<Int> {
    positions[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }

  private func first(from node: UInt32) -> Int {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// By the number of a node: its use.
private final class UsesByNode: Sendable {
  private let first: UInt32
  /// 1 + the last use at each node from `first` on; 0 where there is none. In 16 bits, but for bodies that
  /// hardly anybody writes.
  private let uses: [UInt16]
  private let manyUses: [UInt32]

  init(_ facts: [UseFact]) {
    let first = facts.lazy.map(\.node).min() ?? 0
    let count = Int((facts.lazy.map(\.node).max() ?? 0) - first) + 1
    var uses: [UInt16] = []
    var manyUses: [UInt32] = []
    if facts.count < UInt16.max {
      uses = Array(repeating: 0, count: count)
      for (i, fact) in facts.enumerated() { uses[Int(fact.node - first)] = UInt16(i + 1) }
    } else {
      manyUses = Array(repeating: 0, count: count)
      for (i, fact) in facts.enumerated() { manyUses[Int(fact.node - first)] = UInt32(i + 1) }
    }
    self.first = first
    self.uses = uses
    self.manyUses = manyUses
  }

  func use(_ node: UInt32) -> Int? {
    guard node >= first, Int(node - first) < max(uses.count, manyUses.count) else { return nil }
    let place = Int(node - first)
    let use = uses.isEmpty ? Int(manyUses[place]) : Int(uses[place])
    return use == 0 ? nil : use - 1
  }
}

/// What other rooms derive from members and types.
public enum Derivation: Int, CaseIterable, Sendable {
  /// By member.
  case viewTree, conditionalHelper, lazyContext, rowData
  /// By type.
  case conditionalWrapper, dependencies, reactions, mentions, selfPasses
  /// Of the whole project, at 0.
  case editedProperties, holders, stateObjects, extendedTypes

  var isByType: Bool {
    switch self {
    case .conditionalWrapper, .dependencies, .reactions, .mentions, .selfPasses: true
    default: false
    }
  }
  var isOfProject: Bool {
    switch self {
    case .editedProperties, .holders, .stateObjects, .extendedTypes: true
    default: false
    }
  }

  /// Does it hold nodes of trees? Then it goes with them (`Index.forgetNodes`).
  var holdsNodes: Bool {
    switch self {
    case .viewTree, .conditionalHelper, .conditionalWrapper, .rowData: true
    case .lazyContext, .dependencies, .reactions, .mentions, .selfPasses, .editedProperties, .holders, .stateObjects,
      .extendedTypes:
      false
    }
  }
}

/// What another room makes of a member or a type and the index keeps for it.
open class AnyDerivation: @unchecked Sendable {
  // Unchecked, as every open class: what derives from it is immutable.
  public init() {}
}

extension Index {
  /// The type that is written at this place.
  public func staticType(
    _ written: WrittenType, file: Int, scope: TypeID?, generics: [(name: Name, constraint: Name)] = []
  ) -> StaticType? {
    switch written {
    case .named(let name, let arguments, let parent):
      if name == .`Self`, let scope { return StaticType(name: self[scope].name, type: scope) }
      if let generic = generics.first(where: { $0.name == name }) {
        return protocolType(generic.constraint, file: file, scope: scope)
      }
      if let scope, let generic = genericConstraint(name, of: scope) {
        return protocolType(generic, file: file, scope: scope)
      }
      let type = resolveType(name, parent: parent, file: file, scope: scope)
      if type == nil, parent != .none ? declaresType(named: name) : mayDeclareType(named: name, file: file, seenFrom: scope) {
        return nil
      }
      if let type, self[type].kind == .typealias { return nil }
      var result = StaticType(name: type.map { self[$0].name } ?? name, type: type, file: Int32(file))
      if arguments.count == 1 {
        result.element = arguments[0]
        result.isCollection = name == .Set || name == .ArraySlice || name == .IdentifiedArrayOf
          || name == .IdentifiedArray || name == .FetchedResults || name == .OrderedSet
      }
      return result
    case .optional(let inner): return staticType(inner, file: file, scope: scope, generics: generics)
    case .some(let inner), .any(let inner): return staticType(inner, file: file, scope: scope, generics: generics)
    case .array(let element):
      return StaticType(name: Name(.Array), type: nil, element: element, file: Int32(file), isCollection: true)
    case .dictionary(_, let value):
      return StaticType(name: Name(.Dictionary), type: nil, element: value, file: Int32(file))
    case .composition(let parts):
      return parts.first.flatMap { staticType($0, file: file, scope: scope, generics: generics) }
    case .metatype(let inner):
      var result = staticType(inner, file: file, scope: scope, generics: generics)
      result?.isMetatype = true
      return result
    case .function, .tuple, .unknown: return nil
    }
  }

  private func protocolType(_ name: Name, file: Int, scope: TypeID?) -> StaticType? {
    guard name != .none else { return nil }
    return StaticType(name: name, type: resolveType(name, file: file, scope: scope))
  }

  /// The constraint of a generic parameter of the type or of those around it; nil if it is none.
  private func genericConstraint(_ name: Name, of type: TypeID) -> Name? {
    var scope: TypeID? = type
    while let current = scope {
      if let place = self[current].declaration,
        let generic = self[place].generics.prefix(Self.parameterLimit).first(where: { $0.name == name })
      {
        return generic.constraint
      }
      scope = self[current].parent
    }
    return nil
  }

  /// The type of a property's value, or of what a function returns.
  public func valueType(of id: MemberID) -> StaticType? {
    if self[id].type != .unknown {
      return staticType(self[id].type, file: file(id), scope: owner(id), generics: self[id].generics)
    }
    switch self[id].initial {
    case .construction(let name):
      guard name != .none else { return nil }
      let type = resolveType(name, file: file(id), scope: owner(id))
      if type == nil, mayDeclareType(named: name, file: file(id), seenFrom: owner(id)) { return nil }
      return StaticType(name: type.map { self[$0].name } ?? name, type: type)
    case .member(let base, let member):
      guard base != .none else { return nil }
      if let type = resolveType(base, file: file(id), scope: owner(id)) {
        // `Store.shared`
        let found = members(named: member, of: type).filter { self[$0].isStatic && $0 != id }
        guard found.count == 1 else { return nil }
        let target = self[found[0]]
        if target.kind == .enumCase { return StaticType(name: self[type].name, type: type) }
        if target.type == .unknown, case .construction(let name) = target.initial {
          let made = resolveType(name, file: file(found[0]), scope: owner(found[0]))
          return StaticType(name: name, type: made)
        }
        return target.type == .unknown
          ? nil : staticType(target.type, file: file(found[0]), scope: owner(found[0]))
      }
      return Classes.typeOfInstance(member, of: base).map { StaticType(name: $0, type: nil) }
    default: return nil
    }
  }

  func isView(_ type: StaticType) -> Bool {
    if type.isMetatype { return false }
    if let id = type.type { return self[id].traits.contains(.view) }
    return type.name == .View || ViewTypes.has(.view, type.name)
  }

  /// Does a closure that nobody tells about build views, as `{ Row() }` and `{ row(item) }` do?
  public func buildsView(_ closure: ClosureFact, in body: Body) -> Bool {
    closure.holdsConstruction
      || body.file.tree.node(Int(closure.node)).statements.contains { statement in
        body.use(at: statement.unwrapped).flatMap { body.type($0) }.map { isView($0) } ?? false
      }
  }

  /// Does a call with these labels fit the parameters? `closures`: which arguments are closures.
  public func accepts(_ parameters: [ParameterFact], labels: ArraySlice<Name>, closures: UInt16) -> Bool {
    guard parameters.count <= Self.parameterLimit else { return false }
    var next = 0
    for (i, label) in labels.enumerated() {
      let isClosure = i < 16 && closures & (1 << UInt16(i)) != 0
      var matched = false
      // The same variadic parameter takes further unlabelled arguments.
      if label == .none, next > 0, parameters[next - 1].isVariadic { continue }
      while next < parameters.count {
        let parameter = parameters[next]
        if parameter.label == label || (label == .none && isClosure && isFunction(parameter.type)) {
          next += 1
          matched = true
          break
        }
        guard parameter.hasDefault || parameter.isVariadic || (isClosure && isFunction(parameter.type)) else {
          return false
        }
        next += 1
      }
      if !matched { return false }
    }
    return parameters[next...].allSatisfy { $0.hasDefault || $0.isVariadic }
  }

  /// The type behind the alias that is written, as far as there is only one of that name.
  public func unaliased(_ type: WrittenType) -> WrittenType { unaliased(type, depth: 0) }

  private func unaliased(_ type: WrittenType, depth: Int) -> WrittenType {
    switch type {
    case .optional(let inner): return .optional(unaliased(inner, depth: depth))
    case .named(let name, let arguments, _) where arguments.isEmpty && depth < 8:
      let declared = types(named: name)
      guard declared.count == 1, self[declared[0]].kind == .typealias, let place = self[declared[0]].declaration,
        self[place].generics.isEmpty
      else { return type }
      return unaliased(self[place].written, depth: depth + 1)
    default: return type
    }
  }

  /// Is it a function's type, or an alias of one?
  public func isFunction(_ type: WrittenType) -> Bool {
    if type.isFunction { return true }
    guard case .named(let name, _, _) = type else { return false }
    return types(named: name).contains { id in
      self[id].kind == .typealias && self[id].declaration.map { self[$0].written.isFunction } ?? false
    }
  }
}

private struct Resolver {
  let index: Index
  let member: MemberID
  let body: BodyFacts
  let file: SourceFile
  let owner: TypeID?
  /// As in `Body`.
  var types: [UInt32] = []
  var distinctTypes: [StaticType] = []
  var targets: [Target] = []

  init(index: Index, member: MemberID, body: BodyFacts) {
    self.index = index
    self.member = member
    self.body = body
    file = index.files[index.file(member)]
    owner = index.owner(member)
    types.reserveCapacity(body.uses.count)
    targets.reserveCapacity(body.uses.count)
  }

  mutating func run() {
    for use in body.uses {
      let (type, target) = resolve(use)
      types.append(type.map { number(of: $0) } ?? 0)
      targets.append(target)
    }
  }

  private mutating func number(of type: StaticType) -> UInt32 {
    // The last few are enough: the same type again and again is what fills a body.
    for i in distinctTypes.indices.suffix(6).reversed() where distinctTypes[i] == type { return UInt32(i + 1) }
    distinctTypes.append(type)
    return UInt32(distinctTypes.count)
  }

  private func known(_ use: Int32) -> StaticType? {
    let i = Int(use)
    return i >= 0 && i < types.count && types[i] > 0 ? distinctTypes[Int(types[i]) - 1] : nil
  }

  private func resolve(_ use: UseFact) -> (StaticType?, Target) {
    switch use.kind {
    case .value:
      let written = WrittenType.named(use.name, arguments: [], parent: .none)
      return (use.name == .none ? nil : index.staticType(written, file: file.number, scope: owner), .plain)
    case .subscripted:
      let receiver = known(use.receiver)
      if let chosen = declaredSubscript(of: receiver, use) { return (memberType(chosen, use), .member(chosen)) }
      return (element(of: receiver), .plain)
    case .identifier: return identifier(use)
    case .member: return memberAccess(use)
    }
  }

  /// The only subscript that the project declares for the type, if the use gives as many arguments.
  private func declaredSubscript(of receiver: StaticType?, _ use: UseFact) -> MemberID? {
    guard let receiver, receiver.element == .unknown, let type = receiver.type, index[type].isProjectType else {
      return nil
    }
    let found = index[type].members.filter { index[$0].kind == .subscriptMember }
    guard found.count == 1, index[found[0]].isStatic == receiver.isMetatype,
      index[found[0]].parameters.count == file.tree.node(Int(use.node)).arguments.count,
      index[found[0]].parameters.first.map({ index.text($0.label) != "dynamicMember" }) ?? true
    else { return nil }
    return found[0]
  }

  private func element(of type: StaticType?) -> StaticType? {
    guard let type, type.element != .unknown else { return nil }
    return index.staticType(type.element, file: Int(type.file), scope: owner)
  }

  // MARK: Identifiers

  private func identifier(_ use: UseFact) -> (StaticType?, Target) {
    if use.local >= 0 { return (localType(use), .local(use.local)) }
    if use.name == .`self` {
      return (owner.map { StaticType(name: index[$0].name, type: $0) }, .plain)
    }
    if use.name == .`Self` {
      return (owner.map { StaticType(name: index[$0].name, type: $0, isMetatype: !use.isCall) },
        use.isCall ? owner.map { .construction($0) } ?? .unknown : .plain)
    }
    if use.name == .`super` {
      return (owner.flatMap { index[$0].ancestors.first }.map { StaticType(name: index[$0].name, type: $0) }, .plain)
    }
    if let owner {
      let found = index.members(named: use.name, of: owner)
      if !found.isEmpty {
        guard let chosen = choose(found, use) else { return (nil, .unknown) }
        return (memberType(chosen, use), .member(chosen))
      }
    }
    if isGeneric(use.name) { return (nil, .unknown) }
    let named = index.resolveType(use.name, file: file.number, scope: owner)
    let isFrameworks = named.map { self.isFrameworks(use, beside: $0) } ?? false
    if let type = named, index[type].kind != .typealias, !isFrameworks {
      let value = StaticType(name: index[type].name, type: type, isMetatype: !use.isCall)
      return (value, use.isCall ? .construction(type) : .plain)
    }
    let candidates = index.globals(named: use.name, seenFrom: file.number)
    if candidates.count > Index.overloadLimit { return (nil, .unknown) }
    if !candidates.isEmpty {
      var visible = candidates.filter { index.file($0) == file.number || isVisible($0, to: use) }
      // `Section { … }` is SwiftUI's beside functions of that name that take more.
      if use.isCall, visible.allSatisfy({ index[$0].kind == .function && !fits($0, use) }), isNamedLikeType(use) {
        visible = []
      }
      if !visible.isEmpty {
        guard let chosen = choose(visible, use) else { return (nil, .unknown) }
        return (memberType(chosen, use), .member(chosen))
      }
    }
    if !isFrameworks, index.mayDeclareType(named: use.name, file: file.number, seenFrom: owner) {
      return (nil, .unknown)
    }
    if isNamedLikeType(use) {
      let value = StaticType(name: use.name, type: nil, isMetatype: !use.isCall)
      return (value, use.isCall ? .frameworkConstruction(use.name) : .plain)
    }
    return (nil, use.isCall ? .frameworkFunction : .unknown)
  }

  private func isNamedLikeType(_ use: UseFact) -> Bool {
    let node = file.tree.node(Int(use.node))
    return (use.isCall ? node.callee?.unwrapped ?? node : node).isNamedLikeType
  }

  private func fits(_ function: MemberID, _ use: UseFact) -> Bool {
    index.accepts(index[function].parameters, labels: body.labels(of: use), closures: use.closureArguments)
  }

  /// Swift sees of C what headers declare, and calls it with all arguments: another function of that name may
  /// be a framework's.
  private func isVisible(_ id: MemberID, to use: UseFact) -> Bool {
    guard file.foreign == nil, index.files[index.file(id)].foreign != nil else { return true }
    guard index[id].access == .public else { return false }
    return !use.isCall || index[id].kind != .function || fits(id, use)
  }

  /// Of a name that two imported modules declare, Swift takes the type that the call fits: `List { … }` is
  /// SwiftUI's beside a package's model `List`.
  private func isFrameworks(_ use: UseFact, beside type: TypeID) -> Bool {
    guard use.isCall, index.isBesideFramework(type, file: file.number), index[type].ancestors.isEmpty else {
      return false
    }
    let labels = body.labels(of: use)
    // Of another module's type no memberwise initializer can be called, only what is written, and `Decodable`'s.
    return labels.first != Name(.from) && !index[type].members.contains {
      index[$0].kind == .initializer
        && index.accepts(index[$0].parameters, labels: labels, closures: use.closureArguments)
    }
  }

  private func isGeneric(_ name: Name) -> Bool {
    index[member].generics.contains { $0.name == name }
  }

  private func localType(_ use: UseFact) -> StaticType? {
    let local = body.locals[Int(use.local)]
    if local.type != .unknown {
      return index.staticType(local.type, file: file.number, scope: owner, generics: index[member].generics)
    }
    guard local.initial >= 0, let type = known(local.initial), !type.isMetatype else { return nil }
    return local.isElement ? element(of: type) : type
  }

  // MARK: Members

  private func memberAccess(_ use: UseFact) -> (StaticType?, Target) {
    guard use.receiver >= 0 else { return (nil, .framework(receiver: .none, isStatic: false)) }
    guard let receiver = known(use.receiver) else {
      return (nil, .framework(receiver: .none, isStatic: false))
    }
    if use.name == .`self` { return (receiver, .plain) }
    if use.name == .`init`, receiver.isMetatype {
      let value = StaticType(name: receiver.name, type: receiver.type)
      return (value, use.isCall ? (receiver.type.map { .construction($0) } ?? .frameworkConstruction(receiver.name)) : .plain)
    }
    // `self.init(path: "")`: an initializer that hands over to another.
    if use.name == .`init`, use.isCall, let type = receiver.type {
      return (nil, choose(index[type].initializers, use).map { .member($0) } ?? .unknown)
    }
    if let type = receiver.type {
      let found = candidates(index.members(named: use.name, of: type), use)
      if !found.isEmpty {
        let fitting = found.filter { index[$0].isStatic == receiver.isMetatype }
        guard let chosen = choose(fitting.isEmpty ? found : fitting, use) else { return (nil, .unknown) }
        return (memberType(chosen, use), .member(chosen))
      }
      if receiver.isMetatype,
        let nested = index.types(named: use.name).first(where: { index[$0].parent == type })
      {
        let value = StaticType(name: use.name, type: nested, isMetatype: !use.isCall)
        return (value, use.isCall ? .construction(nested) : .plain)
      }
    } else if let framework = index.frameworkType(named: receiver.name) {
      let found = candidates(index.members(named: use.name, of: framework), use).filter {
        index[$0].isStatic == receiver.isMetatype
      }
      if !found.isEmpty {
        guard let chosen = choose(found, use) else { return (nil, .unknown) }
        return (memberType(chosen, use), .member(chosen))
      }
    }
    // An extension of `View` that the project wrote.
    if index.isView(receiver) {
      if let view = index.frameworkType(.View) {
        let found = candidates(index.members(named: use.name, of: view), use)
        if !found.isEmpty {
          guard let chosen = choose(found, use) else { return (nil, .unknown) }
          return (memberType(chosen, use) ?? StaticType(name: Name(.View), type: nil), .member(chosen))
        }
      }
      // What else is called on a view is a modifier, of the framework or of a package, and gives a view.
      if use.isCall {
        return (StaticType(name: Name(.View), type: nil), .framework(receiver: Name(.View), isStatic: false))
      }
    }
    // A framework's type nested in another, or a module's.
    if receiver.isMetatype, receiver.type == nil {
      if isNamedLikeType(use) {
        let value = StaticType(name: use.name, type: nil, isMetatype: !use.isCall)
        return (value, use.isCall ? .frameworkConstruction(use.name) : .plain)
      }
    }
    let target = Target.framework(receiver: receiver.name, isStatic: receiver.isMetatype)
    if receiver.isMetatype, use.name == .allCases, !use.isCall {
      let element = WrittenType.named(receiver.name, arguments: [], parent: .none)
      return (index.staticType(.array(element), file: file.number, scope: owner), target)
    }
    if receiver.isMetatype, let instance = Classes.typeOfInstance(use.name, of: receiver.name) {
      return (StaticType(name: instance, type: nil), target)
    }
    if receiver.isCollection, keepsElements(use.name) { return (receiver, target) }
    if receiver.isCollection, use.name == .first || use.name == .last || use.name == .randomElement {
      return (element(of: receiver), target)
    }
    return (nil, target)
  }

  private func keepsElements(_ name: Name) -> Bool {
    switch name.known {
    case .filter, .sorted, .prefix, .suffix, .reversed, .dropFirst, .dropLast, .shuffled, .lazy: true
    default: false
    }
  }

  /// Without functions in extensions of a framework's types that the call does not fit: the framework
  /// may have another of that name, as `hidden()` beside the project's `hidden(_:)`.
  private func candidates(_ found: [MemberID], _ use: UseFact) -> [MemberID] {
    guard use.isCall, !found.isEmpty else { return found }
    return found.filter { id in
      guard let owner = index.owner(id), !index[owner].isProjectType, index[id].kind == .function else { return true }
      return fits(id, use)
    }
  }

  /// The only candidate that the use can mean.
  private func choose(_ candidates: [MemberID], _ use: UseFact) -> MemberID? {
    if candidates.count == 1 { return candidates[0] }
    guard candidates.count <= Index.overloadLimit else { return nil }
    guard use.isCall else {
      let properties = candidates.filter {
        let kind = index[$0].kind
        return kind == .storedProperty || kind == .computedProperty || kind == .enumCase
      }
      return properties.count == 1 ? properties[0] : nil
    }
    let fitting = candidates.filter { id in
      let fact = index[id]
      switch fact.kind {
      case .function, .enumCase, .initializer: return fits(id, use)
      case .storedProperty, .computedProperty: return fact.type.isFunction
      default: return false
      }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  private func memberType(_ id: MemberID, _ use: UseFact) -> StaticType? {
    if index[id].kind == .enumCase {
      return index.owner(id).map { StaticType(name: index[$0].name, type: $0) }
    }
    // A call of a stored closure gives its result.
    if use.isCall, index[id].kind != .function, index[id].type.isFunction {
      if case .function(let result) = index[id].type {
        return index.staticType(result, file: index.file(id), scope: index.owner(id))
      }
      return nil
    }
    return index.valueType(of: id)
  }
}
