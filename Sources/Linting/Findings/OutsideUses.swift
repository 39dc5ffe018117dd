// Whether other code uses what a type could make private.

import Frameworks
import Project
import Syntax
import ViewTree

/// How far code beyond a view gets to one of its properties.
public enum OutsideUse: Comparable {
  /// Proved: no code could name it if it were private.
  case none
  /// Some code names it on a value whose type is not known, and which may be this view.
  case possible
  /// A preview, or code that may mean another initializer, passes an argument of its name.
  case possiblyPassed
  /// Code reads or sets it on a value of the view.
  case used
  /// Code passes it to the memberwise initializer.
  case passed
}

extension Pass {
  /// Whether indexed code reads or sets the property of a view where `private` would hide it, or passes it to the
  /// memberwise initializer, or may do so. A protocol may also demand it.
  public func isUsedOutside(_ property: MemberID, _ fact: MemberFact) -> Bool {
    outsideUse(of: property, fact) != .none || index.isRequirement(property)
  }

  /// Whether code beyond the view certainly reads or sets the property on a value of the view; see `outsideUse`.
  public func isUsedElsewhere(_ property: MemberID) -> Bool {
    if work.outside.isReachedFromOutside(property) { return true }
    guard let owner = index.owner(property) else { return false }
    return OutsideSearch(pass: self, property: property, view: owner, name: index[property].name).strongest == .used
  }

  /// `private `, for a declaration that advice writes out. Empty where other code uses the property, or may use it.
  public func privateModifier(of property: MemberID, _ fact: MemberFact) -> String {
    fact.access == .private || !isUsedOutside(property, fact) ? "private " : ""
  }

  /// What code beyond the view does with the property; tests and previews are included.
  ///
  /// Unlike resolution, which counts only what is unique, this counts every use of the name that is not proved to mean
  /// something else. Linear in the number of places with the name.
  public func outsideUse(of property: MemberID, _ fact: MemberFact) -> OutsideUse {
    guard let owner = index.owner(property) else { return .possible }
    let hasMemberwise = index.hasMemberwiseInitializer(owner)
    if hasMemberwise, index.isPassed(fact.name, to: owner, work: work) { return .passed }
    if work.outside.isReachedFromOutside(property) { return .used }
    let search = OutsideSearch(pass: self, property: property, view: owner, name: fact.name)
    if hasMemberwise {
      guard let isPassed = search.isPassed else { return .possible }
      if isPassed { return .possiblyPassed }
      // Code keeps the initializer itself.
      if work.outside.isInitializerReferenced(of: owner) { return .possible }
    }
    let found = search.strongest
    if found == .used { return .used }
    // An attached macro or a protocol of another module may need it.
    if !hasOnlyKnownAttributes(owner) || !hasOnlyKnownConformances(owner) { return .possible }
    return found
  }

  /// Whether no protocol that the type conforms to may have requirements that are not known.
  func hasOnlyKnownConformances(_ type: TypeID) -> Bool {
    index[type].conformances.allSatisfy { name in
      index.declaresType(named: name) || Conformances.traits(of: name) != nil
        || Self.plainProtocols.contains(text(name))
    }
  }

  /// Whether no attribute of the type may be a macro, whose code may use the properties of the type.
  func hasOnlyKnownAttributes(_ type: TypeID) -> Bool {
    index[type].attributes.allSatisfy { Self.plainAttributes.contains(text($0)) || index.declaresType(named: $0) }
  }

  private static let plainProtocols: Set<String> = [
    "Equatable", "Hashable", "Identifiable", "Sendable", "SendableMetatype", "Comparable", "Codable", "Encodable",
    "Decodable", "CustomStringConvertible", "CustomDebugStringConvertible", "Copyable", "BitwiseCopyable", "AnyObject",
  ]
  private static let plainAttributes: Set<String> = [
    "MainActor", "available", "backDeployed", "dynamicMemberLookup", "frozen", "main", "objc", "objcMembers",
    "preconcurrency", "propertyWrapper", "resultBuilder", "unchecked", "usableFromInline", "nonobjc", "_spi",
    "_documentation", "Observable",
  ]
}

/// A search for a property of a view by its name.
private struct OutsideSearch {
  let pass: Pass
  let property: MemberID
  let view: TypeID
  let name: Name
  var index: Index { pass.index }

  init(pass: Pass, property: MemberID, view: TypeID, name: Name) {
    self.pass = pass
    self.property = property
    self.view = view
    self.name = name
  }

  // MARK: Reads

  /// How many places with its name are looked at for one property. With more, some code possibly uses the property:
  /// fixes are not offered, and findings are missed that only hold if no other code uses it.
  private static let placeLimit = 4_096

  /// Linear in the number of places for the first property of that name, then only in what may be this property.
  var strongest: OutsideUse {
    // Where no code holds a value of the view, only extensions can use a property of it.
    let isHeld = isHeld
    if (isHeld ? uses.members.count : 0) + uses.inExtensions.count > Self.placeLimit { return .possible }
    let identifiers: NameMeanings = index.derivation(.identifierMeanings, of: Int32(name.id)) {
      NameMeanings(of: uses.inExtensions, in: index)
    }
    var found = strongest(of: identifiers)
    if isHeld, found < .used {
      let members: NameMeanings = index.derivation(.memberMeanings, of: Int32(name.id)) {
        NameMeanings(of: uses.members, in: index)
      }
      found = max(found, strongest(of: members))
    }
    return found
  }

  private func strongest(of meanings: NameMeanings) -> OutsideUse {
    let viewName = index[view].name
    if meanings.namedRoots.contains(viewName) || meanings.roots.contains(view) { return .used }
    let isUsed =
      meanings.targets[property, default: []].contains { isUnseen($0) }
      || meanings.receivers[view, default: []].contains { isUnseen($0) }
      || meanings.identifiers[property, default: []].contains { mayMean($0) }
    if isUsed { return .used }
    var isPossible = false
    for place in meanings.unresolved[viewName, default: []] where mayMean(place.code) {
      if place.isResolvable, place.code.owner == view { return .used }
      isPossible = true
    }
    isPossible =
      isPossible || meanings.isPossible || meanings.possibleRoots.contains { $0 != viewName }
      || meanings.possible.contains { isUnseen($0) }
      || meanings.unresolved[.none, default: []].contains { mayMean($0.code) }
    return isPossible ? .possible : .none
  }

  private var uses: NamePlaces {
    index.derivation(.outsideUses, of: Int32(name.id)) { NamePlaces(of: name, in: index) }
  }

  private func node(_ place: NamePlaces.Place) -> Node {
    index.files[Int(place.file)].tree.node(Int(place.node))
  }

  /// Whether code does not see the private members of the view.
  private func isUnseen(_ code: NameMeanings.Code) -> Bool {
    guard code.file == index.file(property) else { return true }
    var enclosing = code.owner
    while let current = enclosing {
      if current == view { return false }
      enclosing = index[current].parent
    }
    return true
  }

  /// Whether an identifier in an extension may mean the property.
  private func mayMean(_ code: NameMeanings.Code) -> Bool {
    guard isUnseen(code) else { return false }
    guard let owner = code.owner, owner != view else { return true }
    // A type of the same name without a property of its own.
    return index[owner].name == index[view].name && index.members(named: name, of: owner).isEmpty
  }

  private func member(around node: Node, _ file: Int) -> MemberID? { index.member(around: node, file: file) }

  // MARK: Arguments

  /// Whether a call of an initializer of the view may pass the property; nil if too many arguments have its name.
  var isPassed: Bool? {
    if uses.labels.count > Self.placeLimit { return nil }
    let calls: LabelledCalls = index.derivation(.labelledCalls, of: Int32(name.id)) {
      LabelledCalls(of: uses.labels, in: index)
    }
    return calls.types.contains(view) || calls.names.contains(index[view].name) || calls.haveBareInit && isHeld
  }

  // MARK: Values

  /// Whether code beyond the view names the type of a value, or keeps a value that it constructs, so that it may use a
  /// property of it. Content of a view is not kept: `NavigationStack { Home() }`.
  private var isHeld: Bool {
    let holders: Holders = index.derivation(.holdersByName, of: Int32(index[view].name.id)) {
      Holders(scopes: scopesThatHold())
    }
    return holders.scopes.contains { !isInView($0) }
  }

  /// The types whose code holds a value of a view of that name, each once; nil stands for code outside of types.
  private func scopesThatHold() -> [TypeID?] {
    var found: [TypeID?] = []
    var seen: Set<TypeID?> = []
    for file in index.files(mentioning: index[view].name) {
      for number in index.files[file].nodes(named: index[view].name) {
        let mention = index.files[file].tree.node(number)
        guard isHeld(by: mention) else { continue }
        let scope = member(around: mention, file).flatMap { index.owner($0) }
        if seen.insert(scope).inserted { found.append(scope) }
      }
    }
    return found
  }

  private func isHeld(by mention: Node) -> Bool {
    switch mention.kind {
    case .identifierExpr, .memberAccess, .keyPathComponent, .namedType, .memberType: break
    default: return false
    }
    // `extension Home`, `struct Settings: View`
    if mention.isType { return mention.parent?.kind != .extensionDecl }
    return isKept(mention)
  }

  private func isInView(_ scope: TypeID?) -> Bool {
    var enclosing = scope
    while let current = enclosing {
      if current == view { return true }
      enclosing = index[current].parent
    }
    return false
  }

  /// Whether the value that begins with the name of the view is more than a part of some content.
  private func isKept(_ mention: Node) -> Bool {
    var current = mention
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccess, .call, .subscriptCall, .optionalChaining, .forceUnwrap, .tryExpr, .wordExpr, .tuple,
        .argument, .postfixIfConfig:
        current = parent
      case .codeBlock, .switchCase, .ifConfigClause, .accessorBlock: return false
      case .returnStmt: return false
      case .closure:
        // `names.map { Row($0) }`
        guard let call = parent.ancestors.first(where: { $0.kind == .call }) else { return true }
        switch call.calledName.known {
        case .map, .compactMap, .flatMap, .reduce: return true
        default: return false
        }
      default: return true
      }
    }
    return true
  }
}

/// What places with the name of a property mean, whatever property of that name the question is about.
private final class NameMeanings: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.

  /// Code that sees the same private members.
  struct Code: Hashable {
    /// Nil outside of types.
    let owner: TypeID?
    let file: Int
  }
  struct Unresolved: Hashable {
    let code: Code
    /// Whether the resolver knows the use, so that it means the property if it stands in an extension of its view.
    let isResolvable: Bool
  }

  /// `value.x` that means a member.
  private(set) var targets: [MemberID: Set<Code>] = [:]
  /// `value.x` on a value of a type of the project.
  private(set) var receivers: [TypeID: Set<Code>] = [:]
  /// `value.x` on a value of an unknown type, or one that may forward to the view.
  private(set) var possible: Set<Code> = []
  /// `x` in an extension that means a member.
  private(set) var identifiers: [MemberID: Set<Code>] = [:]
  /// `x` in an extension that means nothing known, by the name of the extended type.
  private(set) var unresolved: [Name: Set<Unresolved>] = [:]
  /// The types of `\View.x`, those that are not known by their names.
  private(set) var roots: Set<TypeID> = []
  private(set) var namedRoots: Set<Name> = []
  private(set) var possibleRoots: Set<Name> = []
  /// Whether some place may mean the property of any view.
  private(set) var isPossible = false

  /// Linear in the number of places, beside the bodies in which they stand.
  init(of places: [NamePlaces.Place], in index: Index) {
    super.init()
    for place in places {
      let file = Int(place.file)
      let node = index.files[file].tree.node(Int(place.node))
      switch node.kind {
      case .identifierExpr: addIdentifier(node, file, index)
      case .memberAccess: addAccess(node, file, index)
      default: addKeyPath(node, file, index)
      }
    }
  }

  /// `x` in an extension of a type that may be the view.
  private func addIdentifier(_ node: Node, _ file: Int, _ index: Index) {
    guard let member = index.member(around: node, file: file) else { return }
    let code = Code(owner: index.owner(member), file: file)
    let name = code.owner.map { index[$0].name } ?? .none
    guard let use = Self.use(at: node, in: member, index) else {
      unresolved[name, default: []].insert(Unresolved(code: code, isResolvable: false))
      return
    }
    if use.fact.kind == .identifier, use.fact.local >= 0 { return }
    switch use.target {
    case .member(let target): identifiers[target, default: []].insert(code)
    case .local, .construction, .frameworkConstruction: break
    default: unresolved[name, default: []].insert(Unresolved(code: code, isResolvable: true))
    }
  }

  /// `value.x`
  private func addAccess(_ node: Node, _ file: Int, _ index: Index) {
    // `.x` names a static member or a case.
    guard let base = node.base?.peeledSuffixes.unwrapped else { return }
    let member = index.member(around: node, file: file)
    let code = Code(owner: member.flatMap { index.owner($0) }, file: file)
    if base.isSelf {
      if let owner = code.owner {
        receivers[owner, default: []].insert(code)
      } else {
        // In an extension of an unknown type, or outside of every member.
        isPossible = true
      }
      return
    }
    guard let member else {
      possible.insert(code)
      return
    }
    guard let use = Self.use(at: node, in: member, index) else {
      possible.insert(code)
      return
    }
    switch use.target {
    case .member(let target):
      targets[target, default: []].insert(code)
      return
    case .local, .construction, .frameworkConstruction: return
    case .framework(let receiver, _) where receiver != .none: return
    default: break
    }
    guard use.fact.kind == .member, let type = use.receiverType else {
      possible.insert(code)
      return
    }
    guard let known = type.type else { return }
    receivers[known, default: []].insert(code)
    // It may forward to the view.
    for attribute in index[known].attributes where attribute == .dynamicMemberLookup { possible.insert(code) }
  }

  /// `\View.x`, `\.x`
  private func addKeyPath(_ component: Node, _ file: Int, _ index: Index) {
    guard let path = component.parent, path.kind == .keyPath, let first = path.firstChild else {
      isPossible = true
      return
    }
    if first.kind == .keyPathComponent {
      // A key of the environment.
      if first != component || !Self.isEnvironmentKey(path) { isPossible = true }
      return
    }
    guard path.children.first(where: { $0.kind == .keyPathComponent }) == component else {
      isPossible = true
      return
    }
    namedRoots.insert(first.name)
    let scope = index.member(around: path, file: file).flatMap { index.owner($0) }
    if let root = index.resolveType(first.name, file: file, scope: scope) {
      roots.insert(root)
    } else if index.declaresType(named: first.name) {
      possibleRoots.insert(first.name)
    }
  }

  /// `@Environment(\.x)`, `.environment(\.x, …)`
  private static func isEnvironmentKey(_ path: Node) -> Bool {
    for ancestor in path.ancestors {
      switch ancestor.kind {
      case .argument: continue
      case .attribute: return true
      case .call: return ancestor.calledName == .environment || ancestor.calledName == .transformEnvironment
      default: return false
      }
    }
    return false
  }

  /// The use of a name, or that of the call of it.
  private static func use(at node: Node, in member: MemberID, _ index: Index) -> FoundUse? {
    index.use(at: node, in: member) ?? call(of: node).flatMap { index.use(at: $0, in: member) }
  }

  /// The call whose callee this is.
  private static func call(of node: Node) -> Node? {
    var current = node
    while let parent = current.parent {
      switch parent.kind {
      case .call, .subscriptCall: return parent.callee == current ? parent : nil
      case .optionalChaining, .forceUnwrap: current = parent
      default: return nil
      }
    }
    return nil
  }
}

/// Where the name of a property stands in code that may use it.
private final class NamePlaces: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.

  /// A node in the tree of a file. A number, because trees are given up.
  struct Place {
    let file: Int32
    let node: Int32
  }

  /// Member accesses and components of key paths, of `x`, `$x` and `_x`.
  private(set) var members: [Place] = []
  /// Identifiers of these names in extensions.
  private(set) var inExtensions: [Place] = []
  /// Arguments with the label `x`.
  private(set) var labels: [Place] = []

  /// Linear in the number of nodes with these names.
  init(of name: Name, in index: Index) {
    super.init()
    for spelling in [name] + ["$", "_"].compactMap({ index.names.name($0 + index.text(name)) }) {
      for file in index.files(mentioning: spelling) {
        for (node, role) in index.files[file].places(named: spelling) {
          let place = Place(file: Int32(file), node: Int32(node))
          switch role {
          case .memberAccess, .keyPathComponent: members.append(place)
          case .identifierInExtension: inExtensions.append(place)
          case .argument: if spelling == name { labels.append(place) }
          case .identifier, .otherUse, .other: break
          }
        }
      }
    }
  }
}

/// What is constructed by calls that have a certain label.
private final class LabelledCalls: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  private(set) var types: Set<TypeID> = []
  /// The names of what may be types.
  private(set) var names: Set<Name> = []
  /// Whether some `.init(…)` may construct any type.
  private(set) var haveBareInit = false

  /// Linear in the number of arguments with the label, beside the bodies in which they stand.
  init(of places: [NamePlaces.Place], in index: Index) {
    super.init()
    for place in places {
      let file = Int(place.file)
      let argument = index.files[file].tree.node(Int(place.node))
      guard let call = argument.parent, call.kind == .call, let callee = call.callee?.unwrapped else { continue }
      let member = index.member(around: call, file: file)
      switch member.flatMap({ index.use(at: call, in: $0)?.target }) ?? .unknown {
      case .construction(let type):
        types.insert(type)
        continue
      case .member, .frameworkConstruction, .local: continue
      default: names.insert(callee.name)
      }
      guard callee.name == .`init`, callee.kind == .memberAccess else { continue }
      guard let base = callee.base?.unwrapped else {
        haveBareInit = true
        continue
      }
      if base.isSelf || base.name == .`Self` {
        if let owner = member.flatMap({ index.owner($0) }) { types.insert(owner) }
      } else {
        names.insert(base.name)
      }
    }
  }
}

private final class Holders: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let scopes: [TypeID?]
  init(scopes: [TypeID?]) { self.scopes = scopes }
}
