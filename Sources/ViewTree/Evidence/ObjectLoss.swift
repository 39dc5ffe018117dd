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
      guard fact.attributes.allSatisfy({ Wrappers.has(.publishes, $0) }) else { return false }
      if !fact.isLet {
        let written = writes(to: property)
        let isKept = written.sites.contains { !isEmptied(at: $0) } && isRead(property)
        if isKept || written.isUncertain || fact.access > .internal { return false }
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
  public func keptWrite(of type: TypeID) -> UseSite? { keptWrite(of: type, depth: 0) }

  private func keptWrite(of type: TypeID, depth: Int) -> UseSite? {
    guard depth < FollowLimit.helpers, self[type].isReference, self[type].isProjectType else { return nil }
    for property in storedProperties(of: type) {
      let fact = self[property]
      if fact.isStatic || isStoredOutside(property) { continue }
      if let site = writes(to: property).sites.first(where: { !isEmptied(at: $0) }), isRead(property) { return site }
      if let held = valueType(of: property), !held.isCollection, let other = held.type, other != type,
        let site = keptWrite(of: other, depth: depth + 1)
      {
        return site
      }
    }
    for parent in self[type].ancestors.prefix(FollowLimit.superclasses) where self[parent].kind == .class {
      if let site = keptWrite(of: parent, depth: depth + 1) { return site }
    }
    return nil
  }

  /// Whether the sources give the class nothing to keep: nothing fills what it stores, or nothing reads it, and its
  /// creation starts no work. Unlike `isReplaceable`, values that are set by the initializer may differ.
  public func storesNothing(_ type: TypeID) -> Bool {
    guard self[type].isProjectType, self[type].isReference, keptWrite(of: type) == nil, startedWork(by: type) == nil,
      deinitializer(of: type) == nil, !self[type].ancestors.contains(where: { self[$0].isReference }),
      !self[type].conformances.contains(where: { Classes.has(.reference, $0) && $0 != .NSObject })
    else { return false }
    return storedProperties(of: type).allSatisfy { property in
      let fact = self[property]
      if fact.isLet || fact.isStatic || isStoredOutside(property) { return true }
      return fact.access <= .internal && !writes(to: property).isUncertain
    }
  }

  /// Whether the value of the property is kept outside of the object: by a wrapper of SwiftUI such as `@AppStorage`, or by
  /// one of the project that stores nothing but constants, as those for user defaults do.
  private func isStoredOutside(_ property: MemberID) -> Bool {
    let fact = self[property]
    if fact.attributes.contains(where: { Wrappers.has(.storedOutside, $0) }) { return true }
    return fact.attributes.contains { name in
      guard let wrapper = resolveType(name, file: file(property), scope: owner(property)),
        self[wrapper].isProjectType, !self[wrapper].isReference,
        self[wrapper].attributes.contains(where: { $0 == .propertyWrapper })
      else { return false }
      let value = members(named: Name(.wrappedValue), of: wrapper)
      guard value.count == 1, self[value[0]].kind == .computedProperty,
        mentions(storages, in: wrapper)
      else { return false }
      return storedProperties(of: wrapper).allSatisfy { self[$0].isLet || self[$0].isStatic }
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

  /// Whether an initializer of the view uses what the property holds. SwiftUI has installed nothing yet.
  public func isReadInInitializer(_ property: MemberID, of view: TypeID) -> Bool {
    self[view].initializers.contains { initializer in
      let body = body(of: initializer)
      return body.uses.indices.contains { body.target($0) == .member(property) && !body.uses[$0].isWritten }
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

  /// Whether code reads the property, other than to write it.
  private func isRead(_ property: MemberID) -> Bool {
    let reads: NameReads = derivation(.nameReads, of: Int32(self[property].name.id)) {
      NameReads(of: self[property].name, in: self)
    }
    return reads.isUncertain || reads.members.contains(property)
  }
}

/// What code reads by one name. Many classes have properties of the same name, and many views one class.
private final class NameReads: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  /// The members of that name that code reads.
  let members: Set<MemberID>
  /// Whether code reads something of that name whose type is not known.
  let isUncertain: Bool

  /// Linear in the code that mentions the name.
  init(of name: Name, in index: Index) {
    var members: Set<MemberID> = []
    var isUncertain = false
    for spelling in [name] + (index.projection(of: name).map { [$0] } ?? []) {
      for member in index.members(mentioning: spelling) {
        let body = index.body(of: member)
        for i in body.uses.indices where body.uses[i].name == spelling {
          let node = body.node(i)
          if let assignment = node.parent?.asAssignment, assignment.isPlain, assignment.target == node { continue }
          switch body.target(i) {
          case .member(let target): members.insert(target)
          case .local, .construction, .frameworkConstruction: continue
          case .framework(let receiver, _) where receiver != .none: continue
          default: isUncertain = true
          }
        }
      }
    }
    self.members = members
    self.isUncertain = isUncertain
  }
}
