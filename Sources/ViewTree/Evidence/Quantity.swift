// Quantity: how many elements a collection can have.

import Frameworks
import Project
import Syntax

/// How many elements a collection can have, as far as the sources tell.
public enum Quantity: Sendable {
  /// As many as the source lists; nil where the source bounds them without a number (`allCases`, a constant).
  case bounded(Int?)
  /// Code adds elements, or fetches them from a database.
  case grows(ChangeWitness)
  /// The sources do not decide it: a server, a file, a package.
  case unknown

  /// Whether the sources show a bound; false if they do not decide it.
  public var isBounded: Bool { if case .bounded = self { true } else { false } }
  /// Whether the sources show what makes it large.
  public var isGrowing: Bool { if case .grows = self { true } else { false } }

  /// The quantity of what holds the elements of both.
  func added(_ other: Quantity) -> Quantity {
    switch (self, other) {
    case (.grows, _): self
    case (_, .grows): other
    case (.bounded(let a), .bounded(let b)):
      .bounded(a.flatMap { a in b.flatMap { Self.sum(a, $0) } })
    default: .unknown
    }
  }

  /// The source may say any number: `items.prefix(9_223_372_036_854_775_807)`.
  private static func sum(_ a: Int, _ b: Int) -> Int? {
    let (sum, isTooLarge) = a.addingReportingOverflow(b)
    return isTooLarge ? nil : sum
  }

  /// The larger of two that take each other's place.
  func joined(_ other: Quantity) -> Quantity {
    switch (self, other) {
    case (.bounded(let a), .bounded(let b)): .bounded(a.flatMap { a in b.map { max(a, $0) } })
    default: added(other)
    }
  }
}

extension Index {
  /// How many elements the collection that an expression gives can have. Follows locals, properties, computed
  /// properties and inputs of views to every construction, within `FollowLimit`.
  public func quantity(of collection: Node, in body: Body, work: Work) -> Quantity {
    QuantityAnalysis(index: self, work: work).quantity(of: collection, in: body, depth: 0)
  }

  /// How many elements a collection has for a finding about large ones: bounded also where the collection
  /// has the name of something that people have few of, such as tabs or accounts.
  public func likelyQuantity(of collection: Node, in body: Body, work: Work) -> Quantity {
    let quantity = quantity(of: collection, in: body, work: work)
    if quantity.isBounded { return quantity }
    return Self.isNamedLikeFew(text(collection.unwrapped.collectionName)) ? .bounded(nil) : quantity
  }

  /// Whether the sources show that elements pile up: a database keeps them, or code adds many to those that are there, or
  /// one as each arrives. What is fetched and replaced as a whole may always be a few, and so is what people add one by
  /// one: paths, conditions, members.
  public func accumulates(_ quantity: Quantity) -> Bool {
    guard case .grows(let witness) = quantity else { return false }
    guard let site = witness.site else { return true }
    let node = node(at: site)
    if let assignment = node.parent?.asAssignment { return !assignment.isPlain }
    guard let access = node.parent, access.kind == .memberAccess, let call = access.parent, call.kind == .call,
      access.name == .append || access.name == .insert
    else { return true }
    if call.arguments.contains(where: { $0.name == .contentsOf }) { return true }
    return call.ancestors.contains { ancestor in
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt: return true
      case .closure:
        switch ancestor.receivingCall?.call.name.known {
        case .onReceive, .sink, .forEach: return true
        default: return false
        }
      default: return false
      }
    }
  }

  /// Whether code replaces the collection as a whole by what a server, a file or a database gives.
  public func isFetched(_ quantity: Quantity) -> Bool {
    guard case .grows(let witness) = quantity, let site = witness.site else { return false }
    return node(at: site).parent?.asAssignment?.isPlain ?? false
  }

  /// Whether the name is that of a collection that is usually small: `tabs`, `openWindows`, `recentNotes`.
  static func isNamedLikeFew(_ name: String) -> Bool {
    let name = name.lowercased()
    return fewSuffixes.contains { name.hasSuffix($0) } || fewPrefixes.contains { name.hasPrefix($0) }
  }

  /// What a device, an account or an interface has a few of. A name only ever silences.
  private static let fewSuffixes = [
    "accounts", "actions", "alerts", "attachments", "badges", "bottles", "buttons", "cases", "categories", "chips",
    "choices", "colors", "columns", "cameras", "days", "devices", "displays", "filters", "hours", "icons", "kinds",
    "languages", "levels", "locales", "microphones", "modes", "months", "options", "permissions", "pins", "plans",
    "plugins", "presets", "products", "profiles", "providers", "rules", "scenes", "schedules", "screens", "sections",
    "segments", "servers", "streams", "order", "sessions", "settings", "shortcuts", "sizes", "steps", "styles",
    "subscriptions",
    "suggestions", "tabs", "themes", "toolbaritems", "types", "volumes", "votes", "warnings", "weekdays", "weeks",
    "windows",
    "workspaces", "years", "subviews", "gestures", "modifiers", "annotations",
  ]
  private static let fewPrefixes = ["recent", "top", "pinned", "selected"]

  /// Whether code only ever appends to the collection in a property, so that what it begins with stays there.
  public func isOnlyAppendedTo(_ property: MemberID) -> Bool {
    let writes = writes(to: property)
    return !writes.isUncertain
      && writes.sites.allSatisfy { site in
        guard let access = node(at: site).parent, access.kind == .memberAccess else { return false }
        return access.name == .append
      }
  }

  /// The same of a stored or computed property.
  public func quantity(of property: MemberID, work: Work) -> Quantity {
    QuantityAnalysis(index: self, work: work).quantity(ofMember: property, depth: 0)
  }
}

private struct QuantityAnalysis {
  let index: Index
  let work: Work
  private let visits = Visits()

  init(index: Index, work: Work) { (self.index, self.work) = (index, work) }

  func quantity(of expression: Node, in body: Body, depth: Int) -> Quantity {
    guard depth < FollowLimit.operands, visits.goOn() else { return .unknown }
    let node = expression.peeledSuffixes.unwrapped
    if index.hasConstantCount(node, in: body) { return .bounded(elementCount(node)) }
    switch node.kind {
    case .arrayLiteral, .dictionaryLiteral: return .bounded(elementCount(node))
    // `items[..<limit]`
    case .subscriptCall:
      guard let range = node.unlabelledArgument?.unwrapped, range.kind == .prefixExpr, range.text.hasPrefix(".."),
        let end = Array(range.children).last, let limit = limit(end, in: body, depth: 0)
      else { return .unknown }
      return .bounded(limit)
    case .nilLiteral: return .bounded(0)
    case .sequence: return quantity(ofOperands: node, in: body, depth: depth)
    case .call: return quantity(ofCall: node, in: body, depth: depth)
    case .identifierExpr, .memberAccess:
      if node.name == .allCases { return .bounded(nil) }
      // `$items`
      if node.isBinding, let property = index.boundProperty(by: node, in: body) {
        return quantity(ofMember: property, depth: depth + 1)
      }
      if node.kind == .memberAccess, let base = node.base, Self.keepsCount(node.name) {
        return quantity(of: base, in: body, depth: depth + 1)
      }
      switch index.target(of: node, in: body) {
      case .member(let id): return quantity(ofMember: id, depth: depth + 1)
      case .local(let i): return quantity(of: body.locals[Int(i)], in: body, depth: depth)
      default: return .unknown
      }
    default: return .unknown
    }
  }

  private func elementCount(_ node: Node) -> Int? {
    guard node.kind == .arrayLiteral || node.kind == .dictionaryLiteral else { return nil }
    return node.children.reduce(0) { count, _ in count + 1 }
  }

  private func quantity(ofOperands node: Node, in body: Body, depth: Int) -> Quantity {
    let parts = Array(node.children)
    if let last = parts.lastIndex(where: { $0.kind == .ternary }) {
      let arms = parts.filter { $0.kind == .ternary }.map { Array($0.children) } + [Array(parts[(last + 1)...])]
      return arms.map { quantity(ofSum: $0, in: body, depth: depth) }.reduce(.bounded(0)) { $0.joined($1) }
    }
    if parts.contains(where: \.isCoalescing) {
      return parts.filter { $0.kind != .binaryOperator }.map { quantity(of: $0, in: body, depth: depth + 1) }
        .reduce(.bounded(0)) { $0.joined($1) }
    }
    return quantity(ofSum: parts, in: body, depth: depth)
  }

  /// `a + b`, as parts.
  private func quantity(ofSum parts: [Node], in body: Body, depth: Int) -> Quantity {
    guard !parts.isEmpty, parts.allSatisfy({ $0.kind != .binaryOperator || $0.isOperator("+") }) else {
      return .unknown
    }
    return parts.filter { $0.kind != .binaryOperator }.map { quantity(of: $0, in: body, depth: depth + 1) }
      .reduce(.bounded(0)) { $0.added($1) }
  }

  private func quantity(ofCall node: Node, in body: Body, depth: Int) -> Quantity {
    guard let call = node.asCall else { return .unknown }
    if let base = call.receiver {
      if call.name == .prefix || call.name == .suffix, let number = call.unlabelledArgument,
        let limit = limit(number, in: body, depth: 0)
      {
        return .bounded(limit)
      }
      // As many as there are, or fewer.
      if Self.keepsCount(call.name) { return quantity(of: base, in: body, depth: depth + 1) }
      // At least as many as there are elements that are not empty.
      if call.name == .flatMap {
        let walked = quantity(of: base, in: body, depth: depth + 1)
        return walked.isGrowing ? walked : .unknown
      }
    }
    if call.isUnqualified || node.callee?.kind == .identifierExpr {
      switch call.name.known {
      case .Array, .Set, .Dictionary, .AnySequence:
        guard let argument = node.arguments.first else { return .bounded(0) }
        // `Set(voices.map(\.gender))`: many elements may share a few values.
        if call.name == .Set, let value = argument.value, value.kind == .call, Self.takesParts(value.calledName),
          case let walked = quantity(of: value, in: body, depth: depth + 1)
        {
          return walked.isBounded ? walked : .unknown
        }
        return argument.value.map { quantity(of: $0, in: body, depth: depth + 1) } ?? .unknown
      case .zip:
        // As many as the shorter one has.
        let both = node.arguments.compactMap(\.value).map { quantity(of: $0, in: body, depth: depth + 1) }
        return both.first(where: \.isBounded) ?? both.first ?? .unknown
      default: break
      }
    }
    guard case .member(let id) = index.target(of: node, in: body) else { return .unknown }
    let result = quantity(ofMember: id, depth: depth + 1)
    // `items.sortedByDate()` of the project
    if case .unknown = result, let base = call.receiver, let owner = index.owner(id), !index[owner].isProjectType {
      switch index.text(index[owner].name) {
      case "Array", "Sequence", "Collection", "Set": return quantity(of: base, in: body, depth: depth + 1)
      default: break
      }
    }
    return result
  }

  /// `3`, `min(3, items.count)`, and locals with such a value.
  private func limit(_ number: Node, in body: Body, depth: Int) -> Int? {
    let node = number.unwrapped
    switch node.kind {
    case .integerLiteral: return Int(node.text)
    case .call where node.calledName == .min:
      return node.arguments.compactMap {
        $0.value.flatMap { $0.unwrapped.kind == .integerLiteral ? Int($0.text) : nil }
      }
      .min()
    case .identifierExpr:
      guard depth < FollowLimit.helpers, case .local(let i) = index.target(of: node, in: body),
        case let initial = body.locals[Int(i)].initial, initial >= 0, !body.locals[Int(i)].isMutable
      else { return nil }
      return limit(body.node(Int(initial)), in: body, depth: depth + 1)
    default: return nil
    }
  }

  /// Whether the call makes something else of each element, such as one of its properties.
  private static func takesParts(_ name: Name) -> Bool { name == .map || name == .compactMap }

  /// Whether what the call or property gives has at most as many elements as what it is called on.
  private static func keepsCount(_ name: Name) -> Bool {
    switch name.known {
    case .filter, .sorted, .map, .compactMap, .reversed, .enumerated, .indexed, .shuffled, .dropFirst, .dropLast,
      .prefix,
      .suffix, .lazy, .keys, .values, .indices, .mapValues, .intersection, .subtracting:
      true
    default: false
    }
  }

  private func quantity(of local: LocalFact, in body: Body, depth: Int) -> Quantity {
    if local.parameter >= 0 { return quantity(ofParameter: Int(local.parameter), of: body.member, depth: depth + 1) }
    guard local.initial >= 0, !local.isElement else { return .unknown }
    let start = quantity(of: body.node(Int(local.initial)), in: body, depth: depth + 1)
    guard local.isMutable else { return start }
    // A few appends, none of them in a loop or a closure.
    var all = start
    for i in body.uses(named: local.name) {
      guard case .local = body.target(i), body.node(i).isWritten else { continue }
      let node = body.node(i)
      guard let access = node.parent, access.isMember(named: .append),
        body.uses[i].closure < 0,
        !node.ancestors.contains(where: { $0.kind == .forStmt || $0.kind == .whileStmt || $0.kind == .repeatStmt })
      else { return .unknown }
      all = all.added(.bounded(1))
    }
    return all
  }

  private func quantity(ofParameter number: Int, of function: MemberID, depth: Int) -> Quantity {
    let parameters = index[function].parameters
    let callers = work.callers(of: function).filter { $0.member != function }
    guard depth < FollowLimit.parts, index[function].kind == .function, parameters.indices.contains(number),
      !callers.isEmpty, callers.count <= Index.callLimit
    else { return .unknown }
    var all = Quantity.bounded(0)
    for site in callers {
      let calling = index.body(of: site.member)
      let call = calling.node(site.use)
      guard call.kind == .call, let arguments = index.arguments(of: call, for: parameters),
        let value = arguments[number]
      else { return .unknown }
      all = all.joined(quantity(of: value, in: calling, depth: depth + 2))
    }
    return all
  }

  func quantity(ofMember id: MemberID, depth: Int) -> Quantity {
    guard depth < FollowLimit.parts else { return .unknown }
    let fact = index[id]
    if isSetOfCases(fact.type, in: id) { return .bounded(nil) }
    switch fact.kind {
    case .storedProperty:
      if fact.attributes.contains(where: { Wrappers.has(.fetches, $0) }) {
        return .grows(ChangeWitness(property: id, site: nil))
      }
      return quantity(ofStored: id, depth: depth)
    case .computedProperty, .function:
      let body = index.body(of: id)
      if let value = index.singleExpression(of: id), value.kind != .switchExpr, value.kind != .ifExpr {
        return quantity(of: value, in: body, depth: depth + 1)
      }
      let results = results(of: id)
      guard !results.isEmpty else { return .unknown }
      return results.map { quantity(of: $0, in: body, depth: depth + 1) }.reduce(.bounded(0)) { $0.joined($1) }
    default: return .unknown
    }
  }

  /// What the `return` statements of a member give, without those of closures and of functions in it.
  private func results(of member: MemberID) -> [Node] {
    var found: [Node] = []
    var iterator = index.node(member).descendants
    while let node = iterator.next() {
      switch node.kind {
      case .closure, .functionDecl: iterator.skipSubtree(of: node)
      case .returnStmt: if let value = node.firstChild { found.append(value) }
      default: break
      }
    }
    return found
  }

  /// `Set<Warning>` of an enum whose cases have no payload.
  private func isSetOfCases(_ type: WrittenType, in member: MemberID) -> Bool {
    guard case .named(let name, let arguments, _) = type, name == .Set || name == .Dictionary,
      let key = arguments.first,
      let element = index.staticType(key, file: index.file(member), scope: index.owner(member))?.type,
      index[element].kind == .enum
    else { return false }
    return index[element].members.allSatisfy { index[$0].kind != .enumCase || index[$0].parameters.isEmpty }
  }

  private func quantity(ofStored id: MemberID, depth: Int) -> Quantity {
    let fact = index[id]
    let written = index.writes(to: id)
    let initial = index.node(id).initialValue
    let start = initial.map { quantity(of: $0, in: index.body(of: id), depth: depth + 1) }
    if written.sites.contains(where: { limits(at: $0) }) { return .bounded(nil) }
    if let count = filledOnce(written.sites, start) { return .bounded(count) }
    for site in written.sites {
      guard visits.goOn() else { return .unknown }
      if adds(at: site) { return .grows(ChangeWitness(property: id, site: site)) }
    }
    if isToMany(id) { return .grows(ChangeWitness(property: id, site: nil)) }
    if written.sites.isEmpty, !written.isUncertain, let start, fact.isLet || fact.access <= .internal,
      fact.isLet || !isInput(id)
    {
      // An empty collection that nothing fills says nothing: what fills it is not in these sources.
      if case .bounded(0) = start, !fact.isLet { return .unknown }
      return start
    }
    if written.sites.isEmpty, isInput(id) { return quantity(ofInput: id, depth: depth) }
    guard !written.sites.isEmpty else { return .unknown }
    var all = start ?? .unknown
    for site in written.sites {
      guard visits.goOn() else { return .unknown }
      let body = index.body(of: site.member)
      guard let assignment = body.node(site.use).parent?.asAssignment else {
        all = all.joined(.unknown)
        continue
      }
      if assignment.values.contains(where: { isFetched($0, in: body, depth: 0) }) {
        return .grows(ChangeWitness(property: id, site: site))
      }
      all = all.joined(assignment.value.map { quantity(of: $0, in: body, depth: depth + 2) } ?? .unknown)
    }
    return written.isUncertain && !all.isGrowing ? .unknown : all
  }

  /// Whether a parent gives the property to a view.
  private func isInput(_ id: MemberID) -> Bool {
    let fact = index[id]
    guard let owner = index.owner(id), index[owner].isViewLikeStruct else {
      return false
    }
    return !fact.isStatic && fact.attributes.allSatisfy { $0 == .Binding }
  }

  /// The largest collection that a construction gives to an input.
  private func quantity(ofInput id: MemberID, depth: Int) -> Quantity {
    guard let view = index.owner(id), depth < FollowLimit.values else { return .unknown }
    let calls = index.callsOutsidePreviews(of: view, work: work)
    guard !calls.isEmpty, calls.count <= Index.callLimit else { return .unknown }
    var all = Quantity.bounded(0)
    for call in calls {
      let site = UseSite(member: call.caller, use: call.use)
      guard let (value, body, _) = index.given(.property(id), of: view, in: nil, at: site) else { return .unknown }
      all = all.joined(quantity(of: value, in: body, depth: depth + 2))
      if all.isGrowing { return all }
    }
    return index[view].access > .internal && !all.isGrowing ? .unknown : all
  }

  /// Whether the property is a relationship of a stored model to many others: `var pages: [Page]` of a `@Model` class.
  private func isToMany(_ id: MemberID) -> Bool {
    guard let owner = index.owner(id), index[owner].attributes.contains(where: { $0 == .Model }),
      case .array(let element) = index[id].type.withoutOptional,
      let type = index.staticType(element, file: index.file(id), scope: owner)?.type
    else { return false }
    return index[type].attributes.contains { $0 == .Model }
  }

  /// Whether the value comes from a server, a file or a database: code waits for it, decodes it, or gets it in a
  /// callback.
  private func isFetched(_ value: Node, in body: Body, depth: Int) -> Bool {
    guard depth < FollowLimit.values else { return false }
    for node in [value] + Array(value.descendants) {
      switch node.kind {
      case .wordExpr: if node.text.hasPrefix("await") { return true }
      case .closure: return false
      case .call:
        switch node.calledName.known {
        case .decode, .fetch, .executeFetchRequest: return true
        default: break
        }
      default: break
      }
    }
    let node = value.peeled
    if node.kind == .call {
      switch node.calledName.known {
      case .decode, .fetch, .executeFetchRequest: return true
      case .prefix, .suffix: return false
      default: break
      }
    }
    // `result.items.sorted()`
    let root = node.root
    guard root.kind == .identifierExpr, let use = body.use(at: root), case .local(let i) = body.target(use) else {
      return false
    }
    let local = body.locals[Int(i)]
    if local.parameter >= 0 || local.isElement { return false }
    if local.node > 0 {
      return body.file.tree.node(Int(local.node)).initialValue.map { isFetched($0, in: body, depth: depth + 1) }
        ?? false
    }
    // The parameter of a callback: `load { items in self.items = items }`.
    let closure = body.uses[use].closure
    guard closure >= 0, body.closures[Int(closure)].call >= 0 else { return false }
    let callback = body.uses[Int(body.closures[Int(closure)].call)]
    return callback.name == .sink
  }

  /// What is cut to this length counts as short.
  private static let shortLimit = 50

  /// `if samples.count > limit { samples.removeFirst() }`: what else adds to it, there are never more. Also `samples =
  /// samples.suffix(10)`, which cuts off what is too much.
  private func limits(at site: UseSite) -> Bool {
    let node = index.node(at: site)
    if let value = node.assignmentToIt?.value?.unwrapped {
      let cut = value.calledName == .Array ? value.unlabelledArgument?.unwrapped ?? value : value
      return (cut.calledName == .prefix || cut.calledName == .suffix)
        && cut.callee?.base?.comparableText == node.comparableText
        && cut.unlabelledArgument.flatMap { Int($0.text) }.map { $0 <= Self.shortLimit } ?? false
    }
    guard let access = node.parent, access.kind == .memberAccess, access.parent?.kind == .call,
      index.text(access.name).hasPrefix("remove")
    else { return false }
    var inner = node
    for ancestor in node.ancestors.prefix(FollowLimit.steps) {
      defer { inner = ancestor }
      guard ancestor.kind == .ifExpr || ancestor.kind == .whileStmt, inner == ancestor.child(.codeBlock),
        let condition = ancestor.child(.conditionList)?.firstChild
      else { continue }
      // `samples.count > limit`; with `> 0` only what is there is removed.
      let parts = Array(condition.unwrapped.children)
      if parts.count == 3, parts[1].isOperator(">") || parts[1].isOperator(">="), parts[0].kind == .memberAccess,
        parts[0].name == Name(.count), parts[0].base?.name == node.name, parts[2].text != "0", parts[2].text != "1"
      {
        return true
      }
    }
    return false
  }

  /// How many elements code adds that runs only while there are none: `guard widths.isEmpty else { return }` and a loop
  /// over a constant range. Nil if other code adds some too.
  private func filledOnce(_ sites: [UseSite], _ start: Quantity?) -> Int? {
    let additions = sites.filter { adds(at: $0) }
    guard additions.count == 1, additions.count == sites.count, case .bounded(0)? = start else { return nil }
    let node = index.node(at: additions[0])
    let body = index.body(of: additions[0].member)
    let loops = node.ancestors.filter { $0.kind == .forStmt || $0.kind == .whileStmt || $0.kind == .repeatStmt }
    guard loops.count == 1, loops[0].kind == .forStmt,
      let range = loops[0].child(.forSequence)?.firstChild?.unwrapped.asRange, range.lower.count == 1,
      range.upper.count == 1, let lower = Int(range.lower[0].text), let upper = Int(range.upper[0].text),
      index.bodyBlock(of: body.member)?.statements.first(where: { $0.kind == .guardStmt })?.child(.conditionList)?
        .children
        .contains(where: { $0.name == .isEmpty && $0.base?.comparableText == node.comparableText }) ?? false
    else { return nil }
    let (count, isTooLarge) = upper.subtractingReportingOverflow(lower)
    return isTooLarge ? nil : max(0, count)
  }

  /// `items.append(x)`, `items += more`
  private func adds(at site: UseSite) -> Bool {
    let node = index.node(at: site)
    if let access = node.parent, access.kind == .memberAccess, access.parent?.kind == .call {
      switch access.name.known {
      case .append, .insert, .merge, .formUnion: return true
      default: return false
      }
    }
    return node.parent?.asAssignment.map { $0.target == node && !$0.isPlain } ?? false
  }
}

extension Node {
  /// The name of what holds the elements of a collection: `items` of `model.items.sorted()`, `$model.items` and
  /// `load()`.
  var collectionName: Name {
    var node = unwrapped
    for _ in 0..<FollowLimit.steps {
      switch node.kind {
      case .call:
        if let argument = node.unlabelledArgument, node.callee?.kind == .identifierExpr,
          node.calledName == .Array
            || node.calledName == .Set
        {
          node = argument.unwrapped
        } else if let callee = node.callee?.unwrapped, callee.kind == .memberAccess, let base = callee.base,
          node.arguments.isEmpty || node.calledName == .sorted || node.calledName == .prefix
            || node.calledName == .dropFirst
        {
          node = base.unwrapped
        } else if !node.trailingClosures.isEmpty, let base = node.callee?.unwrapped.base {
          node = base.unwrapped
        } else {
          return node.calledName
        }
      case .optionalChaining, .forceUnwrap, .sequence:
        guard let inner = node.firstChild else { return .none }
        node = inner.unwrapped
      case .memberAccess:
        switch node.name.known {
        case .indices, .keys, .values, .lazy:
          guard let base = node.base else { return node.name }
          node = base.unwrapped
        default: return node.name
        }
      case .identifierExpr: return node.name
      default: return .none
      }
    }
    return .none
  }
}

extension WrittenType {
  /// The type without one `?`.
  public var withoutOptional: WrittenType { if case .optional(let inner) = self { inner } else { self } }
}
