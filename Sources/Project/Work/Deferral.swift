// The parts of a member that do not run when it runs: arguments evaluated later, cached results, error handlers.

import Frameworks
import Syntax

extension Index {
  /// The node ranges of arguments that are views for later: `NavigationLink(destination: Page())`.
  func destinationArguments(of body: Body) -> [Range<UInt32>] {
    body.uses.filter { $0.isCall && $0.name == .NavigationLink }.flatMap { use in
      body.file.tree.node(Int(use.node)).children
        .filter { $0.kind == .argument && $0.name == .destination }
        .map { $0.number + 1..<$0.end }
    }
  }

  /// The node ranges of arguments that are evaluated later, or never: the value of a `StateObject`, and `@autoclosure
  /// @escaping` parameters of the project, those of memberwise initializers included. Linear in the uses of the body,
  /// for each use up to `overloadLimit` initializers.
  public func deferredArguments(of body: Body) -> [Range<UInt32>] {
    var found: [Range<UInt32>] = []
    let file = body.file
    for i in body.uses.indices {
      let use = body.uses[i]
      guard use.isCall, !use.labels.isEmpty else { continue }
      switch body.target(i) {
      case .frameworkConstruction(let name) where name == .StateObject:
        let node = file.tree.node(Int(use.node))
        found.append(node.number + 1..<node.end)
      case .framework where use.name == .`init` && use.receiver == -1:
        let node = file.tree.node(Int(use.node))
        if assignsStateObject(node, of: owner(body.member)) { found.append(node.number + 1..<node.end) }
        // `self = .init(model: makeModel())`
        if let owner = owner(body.member), node.parent?.asAssignment?.target.isSelf ?? false {
          for initializer in self[owner].initializers.prefix(Self.overloadLimit) { add(self[initializer].parameters) }
        }
      case .member(let callee) where self[callee].kind == .function || self[callee].kind == .initializer:
        add(self[callee].parameters)
      case .construction(let type):
        for initializer in self[type].initializers.prefix(Self.overloadLimit) {
          add(self[initializer].parameters)
        }
        addMemberwise(type)
      default: continue
      }
      /// The memberwise initializer takes the value of a property as the wrapper does (SE-0258, "Memberwise initializers").
      func addMemberwise(_ type: TypeID) {
        for argument in file.tree.node(Int(use.node)).children where argument.kind == .argument {
          // A name stands for what is there already.
          guard argument.name != .none, !(argument.value?.isName ?? true),
            !self[type].initializers.prefix(Self.overloadLimit).contains(where: {
              self[$0].parameters.contains { $0.label == argument.name }
            }),
            members(named: argument.name, of: type).contains(where: {
              self[$0].kind == .storedProperty && keepsValueUnevaluated($0)
            })
          else { continue }
          found.append(argument.number + 1..<argument.end)
        }
      }
      func add(_ parameters: [ParameterFact]) {
        for parameter in parameters where parameter.attributes.contains(where: { $0 == .autoclosure }) {
          guard parameter.attributes.contains(where: { $0 == .escaping }) else { continue }
          for argument in file.tree.node(Int(use.node)).children
          where argument.kind == .argument && argument.name == parameter.label {
            found.append(argument.number + 1..<argument.end)
          }
        }
      }
    }
    return found
  }

  /// Whether the call is the value in `_model = .init(wrappedValue: …)` for a `@StateObject`.
  private func assignsStateObject(_ call: Node, of owner: TypeID?) -> Bool {
    guard let owner, let sequence = call.parent, sequence.kind == .sequence,
      let target = sequence.firstChild, target != call
    else { return false }
    let name = text(target.name)
    guard name.hasPrefix("_") else { return false }
    return storedProperties(of: owner).contains { property in
      let fact = self[property]
      return text(fact.name) == name.dropFirst() && keepsValueUnevaluated(property)
    }
  }

  /// Whether the wrapper of the property takes its value as an escaping autoclosure, as `@StateObject` and some
  /// wrappers of projects do.
  public func keepsValueUnevaluated(_ property: MemberID) -> Bool {
    self[property].attributes.contains { attribute in
      if Wrappers.has(.lazyInitialValue, attribute) { return true }
      guard let type = resolveType(attribute, file: file(property), scope: owner(property)) else { return false }
      return self[type].initializers.contains { initializer in
        self[initializer].parameters.contains { parameter in
          parameter.label == .wrappedValue && parameter.attributes.contains { $0 == .autoclosure }
            && parameter.attributes.contains { $0 == .escaping }
        }
      }
    }
  }

  /// The node ranges that run only if a member has no cached result of an earlier run.
  ///
  ///     if let kept { return kept }
  ///     … work …
  ///     kept = result
  ///
  /// - Parameter isAppending: Whether `kept.append(result)` keeps it, too: one of few, and found again by a search.
  func cacheFills(in member: MemberID, appending isAppending: Bool = false) -> [Range<UInt32>] {
    var found: [Range<UInt32>] = []
    let statements = node(member).descendants.filter {
      ($0.kind == .ifExpr || $0.kind == .guardStmt) && cacheCondition($0) != nil
    }
    if statements.isEmpty { return found }
    let fills = fills(in: node(member), appendingTo: isAppending ? owner(member) : nil)
    lazy var associations = node(member).descendants.filter { $0.calledName == .objc_setAssociatedObject }.map(\.number)
    var preferences: [UInt32]?
    /// `if let id = defaults.string(forKey: key) { return id }`, then `save(id: made)`
    func storesPreference(in range: Range<UInt32>) -> Bool {
      let places = preferences ?? preferenceWrites(in: member)
      preferences = places
      return places.hasNumber(in: range)
    }
    for statement in statements {
      guard let condition = cacheCondition(statement), let parent = statement.parent else { continue }
      // The `else` branch, or the rest of the same block.
      let blocks = statement.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
      let otherwise = blocks.count > 1 ? blocks[1] : nil
      var range = otherwise.map { $0.number..<$0.end } ?? statement.end..<parent.end
      // `if !reset { if let kept { return kept } }`
      if otherwise == nil, let outer = parent.parent, outer.kind == .ifExpr, outer.asIf?.elseBranch == nil,
        outer.asIf?.body == parent, let block = outer.parent
      {
        range = statement.end..<block.end
      }
      let isFilled = condition.descendants.contains { part in
        switch part.kind {
        case .identifierExpr, .memberAccess, .optionalBinding:
          guard part.name != .`self`, let places = fills[part.name] else { return false }
          return places.hasNumber(in: range)
        default: return false
        }
      }
      if isFilled || statement.kind == .ifExpr && condition.readsPreference && storesPreference(in: range)
        || condition.readsAssociation && associations.hasNumber(in: range)
      {
        found.append(range)
      }
    }
    return found
  }

  /// The nodes of a member that write stored preferences, themselves or by a function of the same type. Linear in its code;
  /// each function that it calls is read once for the whole project.
  private func preferenceWrites(in member: MemberID) -> [UInt32] {
    let owner = owner(member)
    var byName: [Name: Bool] = [:]
    return node(member).descendants.compactMap { node in
      guard node.kind == .call else { return nil }
      if node.writesPreference { return node.number }
      guard let owner, let callee = node.callee?.unwrapped,
        callee.kind == .identifierExpr || callee.base.map({ $0.isSelf || $0.name == .`Self` }) ?? false
      else { return nil }
      if byName[callee.name] == nil {
        byName[callee.name] = members(named: callee.name, of: owner).prefix(Self.overloadLimit).contains {
          writesPreference($0)
        }
      }
      return byName[callee.name] ?? false ? node.number : nil
    }
  }

  private func writesPreference(_ member: MemberID) -> Bool {
    let found: PreferenceWriting = derivation(.preferenceWriting, of: member.number) {
      PreferenceWriting(node(member).descendants.contains { $0.writesPreference })
    }
    return found.writes
  }

  /// The node ranges in which a value is made that is not there yet: `if kept == nil { kept = … }`. The work in them is
  /// done once, but what they write is a write.
  func firstMakings(in member: MemberID) -> [Range<UInt32>] {
    let checks = node(member).descendants.filter {
      $0.kind == .ifExpr && missingValue(checkedBy: $0, in: member) != nil
    }
    if checks.isEmpty { return [] }
    let fills = fills(in: node(member))
    return checks.compactMap { check in
      guard let kept = missingValue(checkedBy: check, in: member), let block = check.asIf?.body,
        let places = fills[kept]
      else {
        return nil
      }
      let first = places.firstSortedIndex { $0 >= block.number }
      return first < places.count && places[first] < block.end ? block.number..<block.end : nil
    }
  }

  /// By name: the numbers of the nodes that store a value under it: `kept = result`, `kept[key] = result`,
  /// `kept.setObject(result, …)`, and `kept.append(result)` for members of a type.
  private func fills(in node: Node, appendingTo owner: TypeID? = nil) -> [Name: [UInt32]] {
    var found: [Name: [UInt32]] = [:]
    for part in node.descendants {
      switch part.kind {
      case .sequence:
        let parts = Array(part.children)
        guard parts.count > 2, parts[1].isAssignment else { continue }
        found[parts[0].name, default: []].append(part.number)
        for inner in parts[0].descendants { found[inner.name, default: []].append(part.number) }
      case .call:
        guard let base = part.callee?.base else { continue }
        switch part.calledName.known {
        case .setObject, .insert, .store: found[base.name, default: []].append(part.number)
        case .append where owner.map({ !members(named: base.name, of: $0).isEmpty }) ?? false:
          found[base.name, default: []].append(part.number)
        // `cache.withLock { $0[key] = result }`
        case .withLock, .withLockUnchecked, .sync:
          if part.trailingClosures.contains(where: { $0.descendants.contains { $0.asAssignment != nil } }) {
            found[base.name, default: []].append(part.number)
          }
        default: continue
        }
      default: continue
      }
    }
    found[.none] = nil
    return found
  }

  /// The node ranges of error handlers, and of the exits of `guard`s.
  func rareParts(of member: MemberID) -> [Range<UInt32>] {
    node(member).descendants.compactMap { part in
      switch part.kind {
      case .catchClause: part.numbers
      case .guardStmt: part.child(.codeBlock).map { $0.number..<$0.end }
      default: nil
      }
    }
  }

  /// The name of what an `if` compares with `nil` alone: `kept` of `if model.kept == nil { … }`; or of the flag that its
  /// block sets: `if !isLoaded { isLoaded = true … }`.
  private func missingValue(checkedBy statement: Node, in member: MemberID) -> Name? {
    guard let check = statement.asIf, check.conditions.count == 1 else { return nil }
    let conditions = check.conditions
    if conditions[0].kind == .prefixExpr, conditions[0].text.hasPrefix("!"),
      let flag = conditions[0].firstChild?.unwrapped,
      flag.isName, check.body?.statements.contains(where: { $0.sets(flag.name) }) ?? false,
      // `isLoading`, which is set back at the end, says nothing of the next time.
      !statement.descendants.contains(where: { $0.name == flag.name && $0.assignmentToIt?.value?.text == "false" }),
      owner(member).map({ !members(named: flag.name, of: $0).isEmpty }) ?? false
    {
      return flag.name
    }
    guard conditions[0].kind == .sequence else { return nil }
    let parts = Array(conditions[0].children)
    guard parts.count == 3, parts[1].isOperator("=="), parts[2].kind == .nilLiteral, parts[0].isName else { return nil }
    return parts[0].name
  }

  /// The condition of `if let x { return x }`, `if let x { update(x); return }` or `guard x == nil else { return x }`;
  /// nil for other statements.
  private func cacheCondition(_ statement: Node) -> Node? {
    guard statement.kind == .ifExpr || statement.kind == .guardStmt,
      let condition = statement.child(.conditionList), let block = statement.child(.codeBlock),
      block.children.contains(where: { $0.kind == .returnStmt })
    else { return nil }
    if statement.kind == .ifExpr, !condition.children.contains(where: { $0.kind == .optionalBinding }),
      !condition.descendants.contains(where: { $0.kind == .nilLiteral })
    {
      return nil
    }
    return condition
  }
}

/// Whether the code of a member writes stored preferences.
private final class PreferenceWriting: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let writes: Bool
  init(_ writes: Bool) { self.writes = writes }
}

extension [UInt32] {
  /// Whether one of the numbers, which ascend, is in the range. Logarithmic in their count.
  fileprivate func hasNumber(in range: Range<UInt32>) -> Bool {
    let first = firstSortedIndex { $0 >= range.lowerBound }
    return first < count && self[first] < range.upperBound
  }
}

extension Node {
  /// `name = true`, `self.name = true`
  fileprivate func sets(_ name: Name) -> Bool {
    guard let assignment = asAssignment else { return false }
    return assignment.target.name == name && assignment.value?.text == "true"
  }

  /// Whether the condition reads a stored preference: `defaults.string(forKey: key)`.
  fileprivate var readsPreference: Bool { descendants.contains { $0.kind == .call && $0.argument(.forKey) != nil } }

  /// Whether the condition reads what is kept beside an object: `objc_getAssociatedObject(self, &key)`.
  fileprivate var readsAssociation: Bool { descendants.contains { $0.calledName == .objc_getAssociatedObject } }

  /// `defaults.set(value, forKey: key)`
  fileprivate var writesPreference: Bool {
    kind == .call && calledName == .set && callee?.kind == .memberAccess && argument(.forKey) != nil
  }
}
