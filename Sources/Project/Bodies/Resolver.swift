// Resolves the uses of one body, in their order.

import Frameworks
import Syntax

struct Resolver {
  let index: Index
  let member: MemberID
  let body: BodyFacts
  let file: SourceFile
  let owner: TypeID?
  /// As in `Body`.
  var types: [UInt32] = []
  var distinctTypes: [StaticType] = []
  var targets: [Target] = []
  /// Calls that labels do not decide: they are resolved again when their arguments are.
  private var undecided: [Int] = []
  private var isUndecided = false
  /// The number of the call whose arguments are resolved; -1 while none is resolved again.
  private var decided = -1
  /// For each local whose declaration has been read, 1 + the number of its type; 1 if that is not known, 0 before.
  private var declaredTypes: [UInt32]

  init(index: Index, member: MemberID, body: BodyFacts) {
    self.index = index
    self.member = member
    self.body = body
    file = index.files[index.file(member)]
    owner = index.owner(member)
    declaredTypes = Array(repeating: 0, count: body.locals.count)
  }

  mutating func run() {
    types.reserveCapacity(body.uses.count)
    targets.reserveCapacity(body.uses.count)
    for (i, use) in body.uses.enumerated() {
      // A call is decided before what follows from its result, and after the calls in its arguments.
      while let call = undecided.last, !isArgument(use, of: body.uses[call]) { decideLast() }
      if use.kind == .identifier, use.local >= 0 {
        types.append(localType(use, before: i))
        targets.append(.local(use.local))
        continue
      }
      isUndecided = false
      let (type, target) = resolve(use)
      types.append(type.map { number(of: $0) } ?? 0)
      targets.append(target)
      if isUndecided { undecided.append(i) }
    }
    while !undecided.isEmpty { decideLast() }
  }

  /// Resolves some uses, and those on which they depend. What is found is the same as if all were resolved.
  mutating func run(only wanted: [Int]) {
    types = Array(repeating: 0, count: body.uses.count)
    targets = Array(repeating: .unknown, count: body.uses.count)
    var isBegun = Array(repeating: false, count: body.uses.count)
    for i in wanted { resolve(i, &isBegun) }
  }

  private mutating func resolve(_ i: Int, _ isBegun: inout [Bool]) {
    guard !isBegun[i] else { return }
    isBegun[i] = true
    let use = body.uses[i]
    if use.kind == .identifier, use.local >= 0 {
      let initial = Int(body.locals[Int(use.local)].initial)
      // The uses are in the order of the source: what comes later is not known at this one.
      if initial >= 0, initial < i, body.locals[Int(use.local)].type == .unknown { resolve(initial, &isBegun) }
      types[i] = localType(use, before: i)
      targets[i] = .local(use.local)
      return
    }
    if use.receiver >= 0 { resolve(Int(use.receiver), &isBegun) }
    isUndecided = false
    let (type, target) = resolve(use)
    types[i] = type.map { number(of: $0) } ?? 0
    targets[i] = target
    guard isUndecided else { return }
    var argument = i + 1
    while argument < body.uses.count, isArgument(body.uses[argument], of: use) {
      resolve(argument, &isBegun)
      argument += 1
    }
    undecided.append(i)
    decideLast()
  }

  private func isArgument(_ use: UseFact, of call: UseFact) -> Bool {
    use.node > call.node && use.node < file.tree.node(Int(call.node)).end
  }

  private mutating func decideLast() {
    decided = undecided.removeLast()
    let (type, target) = resolve(body.uses[decided])
    types[decided] = type.map { number(of: $0) } ?? 0
    targets[decided] = target
    decided = -1
  }

  /// What is known of an argument of the call that is resolved again.
  private func argument(_ position: Int) -> KnownArgument? {
    let call = file.tree.node(Int(body.uses[decided].node))
    var passed = 0
    for child in call.children where child.kind == .argument || child.kind == .trailingClosure {
      defer { passed += 1 }
      guard passed == position, let value = child.firstChild?.unwrapped else { continue }
      let place = value.withoutForce.number
      let use = targets.indices[(decided + 1)...].last { body.uses[$0].node == place }
      return index.argument(value, type: use.flatMap { known(Int32($0)) }) {
        use.map { (body.uses[$0], targets[$0], body.locals) }
      }
    }
    return nil
  }

  /// How many of the last types are searched for the same one. A body repeats few types; a type that is not found is
  /// stored again, which costs only memory.
  private static let recentTypeCount = 6

  private mutating func number(of type: StaticType) -> UInt32 {
    var i = distinctTypes.count - 1
    let end = i - Self.recentTypeCount
    while i >= 0, i > end {
      // By parts: the whole would be copied.
      if distinctTypes[i].name == type.name, distinctTypes[i].type == type.type,
        distinctTypes[i].isMetatype == type.isMetatype, distinctTypes[i] == type
      {
        return UInt32(i + 1)
      }
      i -= 1
    }
    if distinctTypes.isEmpty { distinctTypes.reserveCapacity(Self.recentTypeCount) }
    distinctTypes.append(type)
    return UInt32(distinctTypes.count)
  }

  /// The type of a use that is resolved.
  func known(_ use: Int32) -> StaticType? {
    let i = Int(use)
    return i >= 0 && i < types.count && types[i] > 0 ? distinctTypes[Int(types[i]) - 1] : nil
  }

  private mutating func resolve(_ use: UseFact) -> (StaticType?, Target) {
    switch use.kind {
    case .value:
      let written = WrittenType.named(use.name, arguments: [], parent: .none)
      return (
        use.name == .none ? nil : index.staticType(written, file: file.number, scope: owner, at: use.node), .plain
      )
    case .subscripted:
      let receiver = known(use.receiver)
      if let chosen = declaredSubscript(of: receiver, use) { return (memberType(chosen, use), .member(chosen)) }
      return (element(of: receiver), .plain)
    case .identifier: return identifier(use)
    case .member: return memberAccess(use)
    }
  }

  /// The only subscript that the project declares for the type, if the use has the same number of arguments;
  /// otherwise nil.
  private mutating func declaredSubscript(of receiver: StaticType?, _ use: UseFact) -> MemberID? {
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

  private mutating func identifier(_ use: UseFact) -> (StaticType?, Target) {
    if use.name == .`self` {
      return (owner.map { StaticType(name: index[$0].name, type: $0) }, .plain)
    }
    if use.name == .`Self` {
      return (
        owner.map { StaticType(name: index[$0].name, type: $0, isMetatype: !use.isCall) },
        use.isCall ? owner.map { .construction($0) } ?? .unknown : .plain
      )
    }
    if use.name == .`super` {
      return (owner.flatMap { index[$0].ancestors.first }.map { StaticType(name: index[$0].name, type: $0) }, .plain)
    }
    if let owner {
      let found = candidates(index.members(named: use.name, of: owner), use)
      if !found.isEmpty {
        guard let chosen = choose(found, use) else { return (nil, .unknown) }
        return (memberType(chosen, use), .member(chosen))
      }
    }
    if isGeneric(use.name) { return (nil, .unknown) }
    let named = index.resolveType(use.name, file: file.number, scope: owner, at: use.node)
    let isFrameworks = named.map { self.isFrameworks(use, beside: $0) } ?? false
    if let type = named, index[type].kind != .typealias, !isFrameworks {
      let value = StaticType(name: index[type].name, type: type, isMetatype: !use.isCall)
      return (value, use.isCall ? .construction(type) : .plain)
    }
    guard let candidates = index.globals(named: use.name, seenFrom: file.number, upTo: Index.overloadLimit) else {
      return (nil, .unknown)
    }
    if !candidates.isEmpty {
      var visible = candidates.filter { index.file($0) == file.number || isVisible($0, to: use) }
      // `Section { … }` is SwiftUI's if the functions of that name take more arguments.
      if use.isCall, visible.allSatisfy({ index[$0].kind == .function && !fits($0, use) }), isNamedLikeType(use) {
        visible = []
      }
      if !visible.isEmpty {
        guard let chosen = choose(visible, use) else { return (nil, .unknown) }
        return (memberType(chosen, use), .member(chosen))
      }
    }
    var name = use.name
    if !isFrameworks, index.mayDeclareType(named: name, file: file.number, seenFrom: owner, at: use.node) {
      guard let known = index.frameworkName(behind: name, file: file.number, scope: owner, at: use.node) else {
        return (nil, .unknown)
      }
      name = known
    }
    if isNamedLikeType(use) {
      let value = StaticType(name: name, type: nil, isMetatype: !use.isCall)
      return (value, use.isCall ? .frameworkConstruction(name) : .plain)
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

  /// Whether code of the file can use the function. Swift imports from C only what headers declare, and a call must
  /// pass all arguments: another function of that name may belong to a framework.
  private func isVisible(_ id: MemberID, to use: UseFact) -> Bool {
    guard file.foreign == nil, index.files[index.file(id)].foreign != nil else { return true }
    guard index[id].access == .public else { return false }
    return !use.isCall || index[id].kind != .function || fits(id, use)
  }

  /// Whether the use names a framework's type, if another module declares one of that name. Swift chooses the type
  /// that the call fits: `List { … }` is SwiftUI's, even if a package has a model `List`.
  private func isFrameworks(_ use: UseFact, beside type: TypeID) -> Bool {
    guard use.isCall, index.isBesideFramework(type, file: file.number), index[type].ancestors.isEmpty else {
      return false
    }
    let labels = body.labels(of: use)
    // The memberwise initializer of another module's type is internal. Only declared initializers and that of
    // `Decodable` can be called.
    return labels.first != Name(.from)
      && !index[type].members.contains {
        index[$0].kind == .initializer
          && index.accepts(index[$0].parameters, labels: labels, closures: use.closureArguments)
      }
  }

  private func isGeneric(_ name: Name) -> Bool {
    index[member].generics.contains { $0.name == name }
  }

  /// As in `types`. Only uses before the number are known.
  private mutating func localType(_ use: UseFact, before next: Int) -> UInt32 {
    let number = Int(use.local)
    if declaredTypes[number] > 0 { return declaredTypes[number] - 1 }
    if body.locals[number].type != .unknown {
      let local = body.locals[number]
      let type = index.staticType(
        local.type, file: file.number, scope: owner, generics: index[member].generics,
        at: local.node > 0 ? local.node : index[member].node)
      let found = type.map { self.number(of: $0) } ?? 0
      declaredTypes[number] = found + 1
      return found
    }
    if body.locals[number].item >= 0 { return boundType(body.locals[number].item).map { self.number(of: $0) } ?? 0 }
    let initial = Int(body.locals[number].initial)
    guard initial >= 0, initial < next, types[initial] > 0,
      !distinctTypes[Int(types[initial]) - 1].isMetatype
    else { return 0 }
    if !body.locals[number].isElement { return types[initial] }
    return element(of: distinctTypes[Int(types[initial]) - 1]).map { self.number(of: $0) } ?? 0
  }

  /// The type of the value behind a binding: `$item`, `$model.item`. Nil for other expressions.
  private func boundType(_ number: Int32) -> StaticType? {
    let use = body.uses[Int(number)]
    switch use.kind {
    case .identifier:
      guard use.local < 0, let owner, let name = index.names.unprojected(use.name) else { return nil }
      return valueType(ofOnly: index.members(named: name, of: owner))
    case .member:
      guard use.receiver >= 0, !use.isCall, let type = boundType(use.receiver)?.type else { return nil }
      return valueType(ofOnly: index.members(named: use.name, of: type))
    default: return nil
    }
  }

  private func valueType(ofOnly members: [MemberID]) -> StaticType? {
    members.count == 1 ? index.valueType(of: members[0]) : nil
  }

  // MARK: Members

  /// Whether it is the `content` of `body(content: Content)` in a modifier of the project.
  private func isModifiedContent(_ type: StaticType) -> Bool {
    type.type == nil && !type.isMetatype && type.name == .Content
      && owner.map { index[$0].conforms(to: .ViewModifier) } ?? false
  }

  /// The type of `context.coordinator` in a method of a representable, where the receiver is a parameter: what
  /// `makeCoordinator` returns. Nil elsewhere.
  private func coordinator(of receiver: Int32) -> StaticType? {
    let context = body.uses[Int(receiver)]
    guard context.local >= 0, body.locals[Int(context.local)].parameter >= 0, let owner,
      index[owner].traits.contains(.representable)
    else { return nil }
    return valueType(ofOnly: Array(index.ownMembers(named: Name(.makeCoordinator), of: owner)))
  }

  private mutating func memberAccess(_ use: UseFact) -> (StaticType?, Target) {
    guard use.receiver >= 0 else { return (nil, .framework(receiver: .none, isStatic: false)) }
    if use.name == .coordinator, let coordinator = coordinator(of: use.receiver) {
      return (coordinator, .framework(receiver: .none, isStatic: false))
    }
    guard let receiver = known(use.receiver) else {
      return (nil, .framework(receiver: .none, isStatic: false))
    }
    if use.name == .`self` { return (receiver, .plain) }
    if use.name == .`init`, receiver.isMetatype {
      let value = StaticType(name: receiver.name, type: receiver.type)
      return (
        value, use.isCall ? (receiver.type.map { .construction($0) } ?? .frameworkConstruction(receiver.name)) : .plain
      )
    }
    // `self.init(path: "")`: a delegating initializer. The compiler makes some as well.
    if use.name == .`init`, use.isCall, let type = receiver.type {
      let found = index[type].initializers.filter { fits($0, use) }
      return (nil, choose(found, use).map { .member($0) } ?? .unknown)
    }
    if let type = receiver.type {
      let found = candidates(index.members(named: use.name, of: type), use)
      if !found.isEmpty {
        let fitting =
          found.count == 1 && index[found[0]].isStatic == receiver.isMetatype
          ? found : found.filter { index[$0].isStatic == receiver.isMetatype }
        // `super.setUp()` is the framework's if the project's class only has a static one.
        let isInherited = fitting.isEmpty && body.uses[Int(use.receiver)].name == .`super`
        if !isInherited {
          guard let chosen = choose(fitting.isEmpty ? found : fitting, use) else { return undecided(found, use) }
          return (memberType(chosen, use), .member(chosen))
        }
      }
      if receiver.isMetatype,
        let nested = index.types(named: use.name).first(where: { index[$0].parent == type })
      {
        let value = StaticType(name: use.name, type: nested, isMetatype: !use.isCall)
        return (value, use.isCall ? .construction(nested) : .plain)
      }
    } else {
      let found = candidates(index.additions(named: use.name, toFrameworkType: receiver.name), use).filter {
        index[$0].isStatic == receiver.isMetatype
      }
      if !found.isEmpty {
        guard let chosen = choose(found, use) else { return undecided(found, use) }
        return (memberType(chosen, use), .member(chosen))
      }
    }
    // An extension of `View` in the project. `Content` is what a modifier is applied to.
    if index.isView(receiver) || isModifiedContent(receiver) {
      if let view = index.frameworkType(.View) {
        let found = candidates(index.members(named: use.name, of: view), use)
        if !found.isEmpty {
          guard let chosen = choose(found, use) else { return undecided(found, use) }
          return (memberType(chosen, use) ?? StaticType(name: Name(.View), type: nil), .member(chosen))
        }
      }
      // Any other call on a view is a modifier of the framework or of a package, and returns a view.
      if use.isCall {
        return (StaticType(name: Name(.View), type: nil), .framework(receiver: Name(.View), isStatic: false))
      }
    }
    if receiver.isMetatype, receiver.type == nil, index.sight.module(named: receiver.name) != nil {
      return member(ofModule: receiver.name, use)
    }
    // A framework's type nested in another type or in a module.
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
    // `Color.red`
    if receiver.isMetatype, !use.isCall, receiver.name == .Color {
      return (StaticType(name: Name(.Color), type: nil), target)
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

  /// `Kit.Row()`, `Kit.load()` of a module that some target builds.
  private mutating func member(ofModule module: Name, _ use: UseFact) -> (StaticType?, Target) {
    if let type = index.resolveType(use.name, parent: module, file: file.number, scope: owner, at: use.node) {
      let value = StaticType(name: index[type].name, type: type, isMetatype: !use.isCall)
      return (value, use.isCall ? .construction(type) : .plain)
    }
    // A type that the module only extends, such as a class that Core Data writes.
    if isNamedLikeType(use), index.frameworkType(named: use.name) != nil {
      let value = StaticType(name: use.name, type: nil, isMetatype: !use.isCall)
      return (value, use.isCall ? .frameworkConstruction(use.name) : .plain)
    }
    guard let number = index.sight.module(named: module),
      let globals = index.globals(named: use.name, seenFrom: file.number, upTo: Index.overloadLimit)
    else { return (nil, .unknown) }
    let own = globals.filter { index.sight.isCompiled(index.file($0), into: number) }
    guard !own.isEmpty, let chosen = choose(own, use) else { return (nil, .unknown) }
    return (memberType(chosen, use), .member(chosen))
  }

  /// What is known where several members may be meant: of modifiers, whichever it is on a system, that they return a view.
  private func undecided(_ found: [MemberID], _ use: UseFact) -> (StaticType?, Target) {
    let isView = use.isCall && found.allSatisfy { memberType($0, use).map { index.isView($0) } ?? false }
    return (isView ? StaticType(name: Name(.View), type: nil) : nil, .unknown)
  }

  private func keepsElements(_ name: Name) -> Bool {
    switch name.known {
    case .filter, .sorted, .prefix, .suffix, .reversed, .dropFirst, .dropLast, .shuffled, .lazy: true
    default: false
    }
  }

  /// Removes members of framework types' extensions that the file does not see, and functions among them that the call
  /// does not fit: the framework may declare another one, such as `hidden()` beside the project's `hidden(_:)`. If
  /// several remain, only those count that the file sees, unless it sees none that fits: build files may not tell all.
  private func candidates(_ found: [MemberID], _ use: UseFact) -> [MemberID] {
    // Mostly there is one, or none. Each list is an allocation.
    if found.count <= 1 { return found.isEmpty || isPossible(found[0], use) ? found : [] }
    let possible = found.filter { isPossible($0, use) }
    if possible.count <= 1 { return possible }
    let seen = possible.filter { index.isVisible($0, file: file.number) }
    let isMeant = use.isCall ? seen.contains { index[$0].kind != .function || fits($0, use) } : !seen.isEmpty
    return isMeant ? seen : possible
  }

  private func isPossible(_ id: MemberID, _ use: UseFact) -> Bool {
    guard let owner = index.owner(id), !index[owner].isProjectType else { return true }
    guard index.isVisible(id, file: file.number) else { return false }
    guard use.isCall else { return true }
    switch index[id].kind {
    case .function: return fits(id, use)
    // `extension Result { static var success: Self }` is not what `Result.success(value)` calls.
    case .storedProperty, .computedProperty:
      return index[id].type.name != Name(.`Self`) && index[id].type.name != index[owner].name
    default: return true
    }
  }

  /// The only candidate that the use can refer to; nil if there are several, or if in some programs the name is that of
  /// a framework's declaration.
  private mutating func choose(_ found: [MemberID], _ use: UseFact) -> MemberID? {
    guard let only = only(of: found, use) else { return nil }
    let isAddition = index.owner(only).map { !index[$0].isProjectType } ?? true
    // `price.formatted()`: of two functions, Swift takes the one that needs no default values.
    if isAddition, use.isCall, use.labels.isEmpty, use.name == .formatted, index[only].kind == .function,
      !index[only].parameters.isEmpty, index.owner(only).map({ !index[$0].traits.contains(.viewLike) }) ?? false
    {
      return nil
    }
    let isFrameworks =
      isAddition && use.name.known != nil
      && index.isReplaced(index[only].node, in: index.file(only), beside: use.node, in: file.number)
    return isFrameworks ? nil : only
  }

  private mutating func only(of found: [MemberID], _ use: UseFact) -> MemberID? {
    guard found.count <= Index.overloadLimit else { return nil }
    if found.count <= 1 { return found.first.flatMap { index.isExclusive($0, with: use.node, in: file) ? nil : $0 } }
    let candidates = found.filter { !index.isExclusive($0, with: use.node, in: file) }
    if candidates.count == 1 { return candidates[0] }
    guard use.isCall else {
      let properties = candidates.filter {
        let kind = index[$0].kind
        return kind == .storedProperty || kind == .computedProperty || kind == .enumCase
      }
      return properties.count == 1 ? properties[0] : index.representative(of: properties)
    }
    let fitting = candidates.filter { id in
      let fact = index[id]
      switch fact.kind {
      case .function, .enumCase, .initializer: return fits(id, use)
      case .storedProperty, .computedProperty: return fact.type.isFunction
      default: return false
      }
    }
    if fitting.count <= 1 { return fitting.first }
    if let representative = index.representative(of: fitting) { return representative }
    guard decided >= 0 else {
      isUndecided = true
      return nil
    }
    let best = index.narrow(
      fitting, labels: body.labels(of: use), closures: use.closureArguments, known: { argument($0) })
    return best.count == 1 ? best[0] : nil
  }

  private func memberType(_ id: MemberID, _ use: UseFact) -> StaticType? {
    if index[id].kind == .enumCase {
      return index.owner(id).map { StaticType(name: index[$0].name, type: $0) }
    }
    // A call of a stored closure returns the result of the closure.
    if use.isCall, index[id].kind != .function, index[id].type.isFunction {
      if case .function(let result) = index[id].type {
        return index.staticType(result, file: index.file(id), scope: index.owner(id))
      }
      return nil
    }
    return index.valueType(of: id)
  }
}
