// Loss: what is gone when an object is made again.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether the class of an object keeps nothing that another instance would not have: constants, properties that
  /// nothing writes once it is made, what is stored outside. False for unknown superclasses and for classes that
  /// start work. Cost: the files that mention the names of its variables.
  public func isReplaceable(_ type: TypeID, work: Work) -> Bool { isReplaceable(type, work: work, depth: 0) }

  private func isReplaceable(_ type: TypeID, work: Work, depth: Int) -> Bool {
    guard depth < FollowLimit.helpers, self[type].isProjectType, self[type].isReference,
      !self[type].ancestors.contains(where: { self[$0].isReference }),
      !self[type].conformances.contains(where: { Classes.has(.reference, $0) && $0 != .NSObject }),
      startedWork(by: type) == nil, deinitializer(of: type) == nil
    else { return false }
    return storedProperties(of: type).allSatisfy { property in
      let fact = self[property]
      if fact.isStatic || isStoredOutside(property) { return true }
      // Another instance gets the same object.
      if fact.access <= .private, isGiven(property), writes(to: property).wholeSites.isEmpty,
        valueType(of: property)?.type.map({ self[$0].isReference }) ?? false
      {
        return true
      }
      guard fact.attributes.allSatisfy({ Wrappers.has(.publishes, $0) }) else { return false }
      if !fact.isLet {
        let written = writes(to: property)
        let isKept = written.sites.contains { !isEmptied(at: $0) } && isRead(property)
        if isKept || written.isUncertain { return false }
      }
      if case .function = fact.type { return true }
      if let held = valueType(of: property), !held.isCollection, let other = held.type, self[other].isReference {
        return isReplaceable(other, work: work, depth: depth + 1)
      }
      return fact.initial == .literal || isKnownValue(fact.type, file: file(property), scope: type)
    }
  }
}

extension Index {
  /// A write of what an object of the class keeps, after the object is made: another instance would not have the value.
  /// Nil if no such write is known, or if nothing reads what is written.
  ///
  /// - Parameters:
  ///   - shown: The properties that count; nil for all.
  ///   - view: The view that makes the objects. What its initializers write, they write to each object.
  public func keptWrite(of type: TypeID, among shown: Set<MemberID>? = nil, setUpBy view: TypeID? = nil) -> UseSite? {
    keptWrite(of: type, among: shown, setUpBy: view, depth: 0)
  }

  private func keptWrite(
    of type: TypeID, among shown: Set<MemberID>? = nil, setUpBy view: TypeID? = nil, depth: Int
  ) -> UseSite? {
    guard depth < FollowLimit.helpers, self[type].isReference, self[type].isProjectType else { return nil }
    for property in storedProperties(of: type) {
      let fact = self[property]
      if fact.isStatic || isStoredOutside(property) || shown.map({ !$0.contains(property) }) ?? false { continue }
      // What is written through a reference that the initializer got is kept where that came from.
      let written = writes(to: property)
      let sites =
        isGiven(property) && (fact.isLet || valueType(of: property)?.type.map { self[$0].isReference } ?? false)
        ? written.wholeSites : written.sites
      if let site = sites.first(where: { !isEmptied(at: $0) && !isSetUp(at: $0, by: view) }), isRead(property) {
        return site
      }
      if let held = valueType(of: property), !held.isCollection, let other = held.type, other != type,
        !isGiven(property), let site = keptWrite(of: other, setUpBy: view, depth: depth + 1)
      {
        return site
      }
    }
    for parent in self[type].ancestors.prefix(FollowLimit.superclasses) where self[parent].kind == .class {
      if let site = keptWrite(of: parent, among: shown, setUpBy: view, depth: depth + 1) { return site }
    }
    return nil
  }

  private func isSetUp(at site: UseSite, by view: TypeID?) -> Bool {
    // What a closure writes comes later.
    view != nil && self[site.member].kind == .initializer && owner(site.member) == view
      && body(of: site.member).uses[site.use].closure < 0
  }

  /// Whether objects of the class are filled only after they are made: a property begins with a constant, and what
  /// making another object runs does not write it. Another object then lacks what this one has.
  ///
  /// - Parameters:
  ///   - shown: The properties that count; nil for all.
  ///   - bound: Properties that a control writes.
  ///   - view: The view that makes the objects. What its initializers write, they write to each object.
  public func isFilledLater(
    _ type: TypeID, among shown: Set<MemberID>?, boundBy bound: Set<MemberID> = [], setUpBy view: TypeID? = nil
  ) -> Bool {
    guard self[type].isReference, self[type].isProjectType else { return false }
    for property in bound where !isStoredOutside(property) && isConstantAtFirst(property, of: type) { return true }
    let making = membersRun(byMaking: type)
    return storedProperties(of: type).contains { property in
      guard shown.map({ $0.contains(property) }) ?? true, !self[property].isStatic, !isStoredOutside(property),
        isConstantAtFirst(property, of: type)
      else { return false }
      let sites = writes(to: property).sites
      return sites.contains { !isEmptied(at: $0) && !isSetUp(at: $0, by: view) }
        && !sites.contains { making.contains($0.member) } && isRead(property)
    }
  }

  /// The initializers of a class and the methods of it that they call, also in closures.
  private func membersRun(byMaking type: TypeID) -> Set<MemberID> {
    var found: Set<MemberID> = []
    var level = self[type].initializers + storedProperties(of: type)
    for _ in 0..<FollowLimit.helpers {
      var next: [MemberID] = []
      for member in level where found.insert(member).inserted && found.count < FollowLimit.members {
        guard self[member].hasBody || self[member].initial != .none else { continue }
        let body = body(of: member)
        for i in body.uses.indices {
          if case .member(let callee) = body.target(i), owner(callee) == type, self[callee].kind == .function {
            next.append(callee)
          }
        }
      }
      level = next
    }
    return found
  }

  /// Whether each object begins with the same value in the property.
  private func isConstantAtFirst(_ property: MemberID, of type: TypeID) -> Bool {
    func isConstant(_ value: Node) -> Bool {
      for node in [value] + Array(value.descendants) where node.kind == .identifierExpr && !node.isNamedLikeType {
        return false
      }
      return true
    }
    if let value = node(property).initialValue, !isConstant(value) { return false }
    return self[type].initializers.allSatisfy { initializer in
      for assignment in assignments(in: initializer) where assignment.property == property {
        if !assignment.values.allSatisfy(isConstant) { return false }
      }
      return true
    }
  }

  /// What updates of a view read of the object in its property: the properties of the class, and what they are computed
  /// from.
  ///
  /// - Returns: Also whether these are all: the object is not passed on, and what is read is known.
  public func propertiesShown(through property: MemberID, ofClass type: TypeID) -> (known: Set<MemberID>, areAll: Bool)
  {
    guard let view = owner(property), self[type].isProjectType else { return ([], false) }
    var found: Set<MemberID> = []
    var areAll = true
    for use in dependencies(of: view).usesAfterConstruction(of: property) where use.context != .later {
      if let part = use.memberUse, case .member(let member) = body(of: use.site.member).target(part),
        owner(member) == type, let read = propertiesRead(by: member)
      {
        found.formUnion(read)
      } else if use.memberUse != nil || !use.isWritten {
        areAll = false
      }
    }
    return (found, areAll)
  }

  /// The stored properties of the object in a view's property that controls are bound to: `$model.title`.
  public func propertiesBound(through property: MemberID, ofClass type: TypeID) -> Set<MemberID> {
    guard let view = owner(property) else { return [] }
    var found: Set<MemberID> = []
    for use in dependencies(of: view).usesAfterConstruction(of: property) where use.form == .projection {
      guard let access = node(at: use.site).parent, access.kind == .memberAccess else { continue }
      found.formUnion(members(named: access.name, of: type).filter { self[$0].kind == .storedProperty })
    }
    return found
  }

  /// Whether a view only passes the object in its property on, to views that keep the first one that they get.
  public func isOnlyPassedToKeepers(_ property: MemberID) -> Bool { isOnlyPassedToKeepers(property, depth: 0) }

  private func isOnlyPassedToKeepers(_ property: MemberID, depth: Int) -> Bool {
    guard depth < FollowLimit.helpers, let view = owner(property) else { return false }
    let uses = dependencies(of: view).usesAfterConstruction(of: property)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard use.form == .value, use.memberUse == nil, !use.isWritten,
          case .view(let child, _, let call) = use.destination
        else { return false }
        let body = body(of: use.site.member)
        guard let argument = body.node(use.site.use).ancestors.first(where: { $0.kind == .argument }),
          let stored = storage(of: argument, of: body.node(call), constructing: child, in: body)
        else { return false }
        switch stored {
        case .initialValue: return true
        case .property(let next): return self[next].attributes.isEmpty && isOnlyPassedToKeepers(next, depth: depth + 1)
        case .deferred: return false
        }
      }
  }

  /// Whether the initializers store what their callers pass: the object in the property exists without this one.
  private func isGiven(_ property: MemberID) -> Bool {
    guard self[property].initial == .none, let type = owner(property) else { return false }
    var isAssigned = false
    for initializer in self[type].initializers {
      let body = body(of: initializer)
      for value in assignments(in: initializer).filter({ $0.property == property }).flatMap(\.values) {
        guard case .local(let i) = target(of: value.unwrapped, in: body),
          case let number = body.locals[Int(i)].parameter,
          number >= 0, !self[initializer].parameters[Int(number)].hasDefault
        else { return false }
        isAssigned = true
      }
    }
    return isAssigned
  }

  /// What the view that holds an object in the property does with what the object keeps.
  public enum KeptUse: Sendable {
    /// Updates read it, or other code may: the object is passed on or bound to.
    case shown
    /// Only actions use members of the object that read it.
    case used
    /// No code of the view reads it.
    case unused
  }

  /// What a view does with what an object of the class keeps, which is in a property of the view. Linear in the uses of
  /// the property, and in the code that the members read there call.
  public func useOfKept(in property: MemberID, ofClass type: TypeID) -> KeptUse {
    guard let view = owner(property), self[type].isProjectType else { return .shown }
    let uses = dependencies(of: view).usesAfterConstruction(of: property)
    // Other code uses it, or nothing does.
    if uses.isEmpty { return .shown }
    var result = KeptUse.unused
    for use in uses {
      if use.form != .value { return .shown }
      guard let part = use.memberUse else {
        if use.isWritten { continue }
        return .shown
      }
      guard case .member(let member) = body(of: use.site.member).target(part), owner(member) == type else {
        return .shown
      }
      guard let read = propertiesRead(by: member) else { return .shown }
      guard read.contains(where: { isKept($0, in: type) }) else { continue }
      if use.context != .later { return .shown }
      result = .used
    }
    return result
  }

  /// Whether code writes the property of the class after an object is made, or what an object in it keeps.
  private func isKept(_ property: MemberID, in type: TypeID) -> Bool {
    guard owner(property) == type, !self[property].isStatic, !isStoredOutside(property) else { return false }
    let held = valueType(of: property).flatMap { $0.isCollection ? nil : $0.type }
    let isReference = held.map { self[$0].isReference } ?? false
    if isReference, isGiven(property) { return !writes(to: property).wholeSites.isEmpty }
    let written = writes(to: property)
    if written.sites.contains(where: { !isEmptied(at: $0) }) || written.isUncertain { return true }
    return isReference && held.map { keptWrite(of: $0, depth: 1) != nil } ?? false
  }

  /// Whether the sources give the class nothing to keep: nothing fills what it stores, or nothing reads it, and its
  /// creation starts no work. Unlike `isReplaceable`, values that are set by the initializer may differ.
  ///
  /// - Parameter view: The view that makes the objects, if what its initializers write is nothing to keep.
  public func storesNothing(_ type: TypeID, setUpBy view: TypeID? = nil) -> Bool {
    guard self[type].isProjectType, self[type].isReference, keptWrite(of: type, setUpBy: view) == nil,
      startedWork(by: type) == nil,
      deinitializer(of: type) == nil, !self[type].ancestors.contains(where: { self[$0].isReference }),
      !self[type].conformances.contains(where: { Classes.has(.reference, $0) && $0 != .NSObject })
    else { return false }
    return storedProperties(of: type).allSatisfy { property in
      let fact = self[property]
      if fact.isLet || fact.isStatic || isStoredOutside(property) { return true }
      return fact.access <= .internal && !writes(to: property).isUncertain
    }
  }

  /// Whether the class is a value in the shape of an object: nothing assigns what it stores but its subscriptions.
  public func holdsConstants(_ type: TypeID) -> Bool {
    storedProperties(of: type).allSatisfy { property in
      self[property].isLet || self[property].isStatic
        || node(property).descendants.contains { text($0.name) == "AnyCancellable" }
    }
  }

  /// Whether the value of the property is kept outside of the object: by a wrapper of SwiftUI such as `@AppStorage`, or
  /// by one of the project that stores nothing but constants, as those for user defaults do.
  private func isStoredOutside(_ property: MemberID) -> Bool {
    let fact = self[property]
    if fact.attributes.contains(where: { Wrappers.has(.storedOutside, $0) }) || isReadFromDefaults(property) {
      return true
    }
    return fact.attributes.contains { name in
      guard let wrapper = resolveType(name, file: file(property), scope: owner(property)),
        self[wrapper].isProjectType, !self[wrapper].isReference,
        self[wrapper].attributes.contains(where: { $0 == .propertyWrapper })
      else { return false }
      let value = members(named: .wrappedValue, of: wrapper)
      guard value.count == 1, self[value[0]].kind == .computedProperty,
        mentions(storages, in: wrapper)
      else { return false }
      return storedProperties(of: wrapper).allSatisfy { self[$0].isLet || self[$0].isStatic }
    }
  }

  /// Whether the initializers read the value from user defaults and the class also stores values there, so that another
  /// object has the same.
  private func isReadFromDefaults(_ property: MemberID) -> Bool {
    guard let type = owner(property), names.name("UserDefaults") != nil, !self[type].initializers.isEmpty,
      storesInDefaults(type)
    else { return false }
    return self[type].initializers.allSatisfy { initializer in
      let body = body(of: initializer)
      let values = assignments(in: initializer).filter { $0.property == property }.flatMap(\.values)
      return !values.isEmpty
        && values.allSatisfy { value in
          ([value] + Array(value.descendants)).contains { node in
            guard node.isName, let use = use(at: node, in: body) else { return false }
            return body.type(use)?.name == .UserDefaults
          }
        }
    }
  }

  /// Whether code of the class, other than an initializer, calls what stores values in user defaults: `set(_:forKey:)`,
  /// or a method of the project whose name begins with `set`, `save` or `store`.
  private func storesInDefaults(_ type: TypeID) -> Bool {
    self[type].members.contains { member in
      guard self[member].kind != .initializer, self[member].hasBody || self[member].kind == .storedProperty else {
        return false
      }
      let body = body(of: member)
      return body.uses.contains { use in
        guard use.isCall, use.receiver >= 0, body.type(Int(use.receiver))?.name == .UserDefaults else { return false }
        return ["set", "save", "store"].contains { text(use.name).hasPrefix($0) }
      }
    }
  }

  /// What keeps values by their keys for the whole app.
  private var storages: [Name] {
    ["UserDefaults", "NSUbiquitousKeyValueStore", "SecItemCopyMatching"].compactMap { names.name($0) }
  }

  /// Whether code other than an initializer assigns the property of a view: on a value of it that is set up, or later.
  public func isAssignedLater(_ property: MemberID) -> Bool {
    let written = writes(to: property)
    // `$model.title` binds to a part of the object.
    return !written.wholeSites.isEmpty || written.isSetUp || written.isFluent
  }

  /// Whether methods that return a configured view write to what the property holds, and nothing replaces it: each new
  /// value of the view gets the same configuration again.
  public func isConfiguredByModifiers(_ property: MemberID) -> Bool {
    let written = writes(to: property)
    return written.isFluent && written.wholeSites.isEmpty
  }

  /// Whether an initializer of the view uses what the property holds. SwiftUI has installed nothing yet. Linear in
  /// the code of the initializers.
  public func isReadInInitializer(_ property: MemberID, of view: TypeID) -> Bool {
    self[view].initializers.contains { initializer in
      let body = body(of: initializer)
      return body.uses.indices.contains { body.target($0) == .member(property) && !body.uses[$0].isWritten }
    }
  }

  /// Whether other code calls a method of the view that reads the property, also by a requirement of a protocol: the value
  /// that it has may be one that SwiftUI does not show, and so has not installed. Linear in the uses of the names of such
  /// methods.
  public func isReadByCallers(_ property: MemberID, of view: TypeID) -> Bool {
    let readers = dependencies(of: view).uses(of: property).filter { $0.context == .later && !$0.isWritten }
    return Set(readers.map(\.site.member)).contains { member in
      guard self[member].kind == .function, self[member].access > .private else { return false }
      let uses = uses(named: self[member].name)
      let callers = uses.uses(of: member)
      if callers.contains(where: { owner($0.member) != view }) { return true }
      if requirements(for: member)?.contains(where: { !uses.uses(of: $0).isEmpty }) ?? true { return true }
      // What the view does not call itself is for others, also where it is not known which type they call.
      return callers.isEmpty
        && (isExported(self[member].access, file: file(member))
          || uses.unresolved.contains { owner($0.member) != view })
    }
  }

  /// Where code writes the property once its owner is made, in the order of files.
  public func laterWrites(of property: MemberID) -> [UseSite] { writes(to: property).sites }

  /// Whether the write takes something away: `x = nil`, `x = []`, `x.removeAll()`, `x.removeValue(forKey:)`.
  private func isEmptied(at site: UseSite) -> Bool {
    let node = node(at: site)
    if let assignment = node.parent?.asAssignment, assignment.isPlain, let value = assignment.value?.unwrapped {
      switch value.kind {
      case .nilLiteral: return true
      case .arrayLiteral, .dictionaryLiteral: return value.firstChild == nil
      default: return false
      }
    }
    guard let call = node.parent?.parent, call.kind == .call, call.callee?.base == node else { return false }
    return text(call.calledName).hasPrefix("remove") || call.calledName == .popLast
  }

  /// Whether code may read the property, other than to write it.
  func isRead(_ property: MemberID) -> Bool {
    if mayBeReadInside(property) { return true }
    let name = self[property].name
    return ([name] + [projection(of: name)].compactMap(\.self)).contains { uses(named: $0).mayRead(property) }
  }
}
