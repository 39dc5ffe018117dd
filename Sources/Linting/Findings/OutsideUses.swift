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
  /// Code reads or sets it on a value of the view.
  case used
  /// Code passes it to the memberwise initializer.
  case passed
}

extension Pass {
  /// Whether indexed code reads or sets the property of a view where `private` would hide it, or passes it to the
  /// memberwise initializer, or may do so.
  public func isUsedOutside(_ property: MemberID, _ fact: MemberFact) -> Bool {
    outsideUse(of: property, fact) != .none
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
      if isPassed { return .passed }
      if work.outside.isInitializerReferenced(of: owner) { return .passed }
    }
    let found = search.strongest
    if found == .used { return .used }
    // An attached macro or a protocol of another module may need it.
    if !hasOnlyKnownAttributes(owner) || !hasOnlyKnownConformances(owner) { return .possible }
    return found
  }

  /// Whether no protocol that the type conforms to may have requirements that are not known.
  public func hasOnlyKnownConformances(_ type: TypeID) -> Bool {
    index[type].conformances.allSatisfy { name in
      index.declaresType(named: name) || Conformances.traits(of: name) != nil
        || Self.plainProtocols.contains(text(name))
    }
  }

  /// Whether no attribute of the type may be a macro, whose code may use the properties of the type.
  public func hasOnlyKnownAttributes(_ type: TypeID) -> Bool {
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

  /// A name with more places in a project counts as possibly used, so that the search stays linear in the number of
  /// findings. Only the fix is lost.
  private static let placeLimit = 4_096

  var strongest: OutsideUse {
    // Where no code holds a value of the view, only extensions can use a property of it.
    let places = isHeld ? uses.members + uses.inExtensions : uses.inExtensions
    if places.count > Self.placeLimit { return .possible }
    var found = OutsideUse.none
    for place in places {
      found = max(found, meaning(of: node(place), inFile: Int(place.file)))
      if found == .used { return found }
    }
    return found
  }

  private var uses: NamePlaces {
    index.derivation(.outsideUses, of: Int32(name.id)) { NamePlaces(of: name, in: index) }
  }

  private func node(_ place: NamePlaces.Place) -> Node {
    index.files[Int(place.file)].tree.node(Int(place.node))
  }

  private func meaning(of node: Node, inFile file: Int) -> OutsideUse {
    switch node.kind {
    case .identifierExpr: return identifier(node, file)
    case .memberAccess: return access(node, file)
    default: return keyPath(node, file)
    }
  }

  /// `x` in an extension of a type that may be the view.
  private func identifier(_ node: Node, _ file: Int) -> OutsideUse {
    guard let member = member(around: node, file) else { return .none }
    let owner = index.owner(member)
    if sees(owner, file) { return .none }
    if let owner, owner != view {
      // A type of the same name with a property of its own.
      guard index[owner].name == index[view].name, index.members(named: name, of: owner).isEmpty else { return .none }
    }
    let body = index.body(of: member)
    guard let use = body.use(at: node) ?? call(of: node).flatMap({ body.use(at: $0) }) else { return .possible }
    if body.uses[use].kind == .identifier, body.uses[use].local >= 0 { return .none }
    switch body.target(use) {
    case .member(let target): return target == property ? .used : .none
    case .local, .construction, .frameworkConstruction: return .none
    default: return owner == view ? .used : .possible
    }
  }

  /// `value.x`
  private func access(_ node: Node, _ file: Int) -> OutsideUse {
    // `.x` names a static member or a case.
    guard let base = node.base?.peeledSuffixes.unwrapped else { return .none }
    let member = member(around: node, file)
    let owner = member.flatMap { index.owner($0) }
    if base.isSelf {
      if let owner { return owner != view || sees(owner, file) ? .none : .used }
      // In an extension of an unknown type, or outside of every member.
      return .possible
    }
    if let owner, sees(owner, file) { return .none }
    guard let member else { return .possible }
    let body = index.body(of: member)
    guard let use = body.use(at: node) ?? call(of: node).flatMap({ body.use(at: $0) }) else { return .possible }
    switch body.target(use) {
    case .member(let target): return target == property ? .used : .none
    case .local, .construction, .frameworkConstruction: return .none
    case .framework(let receiver, _) where receiver != .none: return .none
    default: break
    }
    guard let receiver = body.uses[use].kind == .member ? Int(body.uses[use].receiver) : nil,
      let type = body.type(receiver)
    else { return .possible }
    guard let known = type.type else { return .none }
    if known == view { return .used }
    // It may forward to the view.
    return index[known].attributes.contains { $0 == .dynamicMemberLookup } ? .possible : .none
  }

  /// `\View.x`, `\.x`
  private func keyPath(_ component: Node, _ file: Int) -> OutsideUse {
    guard let path = component.parent, path.kind == .keyPath, let first = path.firstChild else { return .possible }
    if first.kind == .keyPathComponent {
      guard first == component else { return .possible }
      // A key of the environment.
      return isEnvironmentKey(path) ? .none : .possible
    }
    guard path.children.first(where: { $0.kind == .keyPathComponent }) == component else { return .possible }
    if first.name == index[view].name { return .used }
    let scope = member(around: path, file).flatMap { index.owner($0) }
    guard let root = index.resolveType(first.name, file: file, scope: scope) else {
      return index.declaresType(named: first.name) ? .possible : .none
    }
    return root == view ? .used : .none
  }

  /// `@Environment(\.x)`, `.environment(\.x, …)`
  private func isEnvironmentKey(_ path: Node) -> Bool {
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

  /// The call whose callee this is.
  private func call(of node: Node) -> Node? {
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

  /// Whether code of the type in this file sees the private members of the view.
  private func sees(_ type: TypeID?, _ file: Int) -> Bool {
    guard file == index.file(property) else { return false }
    var enclosing = type
    while let current = enclosing {
      if current == view { return true }
      enclosing = index[current].parent
    }
    return false
  }

  private func member(around node: Node, _ file: Int) -> MemberID? {
    let members = index.files[file].members
    // In the order of the source; a member that begins earlier may enclose the node.
    var i = members.firstSortedIndex { $0.node > node.number }
    while i > 0 {
      i -= 1
      let found = index.member(file: file, fact: i)
      if index.node(found).end > node.number { return found }
    }
    return nil
  }

  // MARK: Arguments

  /// Whether a call of an initializer of the view may pass the property; nil if too many arguments have its name.
  var isPassed: Bool? {
    if uses.labels.count > Self.placeLimit { return nil }
    return uses.labels.contains { place in
      let argument = node(place)
      guard let call = argument.parent, call.kind == .call,
        let callee = call.callee?.unwrapped
      else { return false }
      let file = Int(place.file)
      let target = target(of: call, file)
      switch target {
      case .construction(let type): return type == view
      case .member, .frameworkConstruction, .local: return false
      default: break
      }
      if callee.name == index[view].name { return true }
      guard callee.name == .`init`, callee.kind == .memberAccess else { return false }
      guard let base = callee.base?.unwrapped else { return isHeld }
      if base.isSelf || base.name == .`Self` {
        return member(around: call, file).flatMap { index.owner($0) } == view
      }
      return base.name == index[view].name
    }
  }

  private func target(of call: Node, _ file: Int) -> Target {
    guard let member = member(around: call, file) else { return .unknown }
    let body = index.body(of: member)
    return body.use(at: call).map { body.target($0) } ?? .unknown
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
        for number in index.files[file].nodes(named: spelling) {
          let node = index.files[file].tree.node(number)
          let place = Place(file: Int32(file), node: Int32(number))
          switch node.kind {
          case .memberAccess, .keyPathComponent: members.append(place)
          case .identifierExpr: if node.isInExtension { inExtensions.append(place) }
          case .argument: if spelling == name { labels.append(place) }
          default: break
          }
        }
      }
    }
  }
}

private final class Holders: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let scopes: [TypeID?]
  init(scopes: [TypeID?]) { self.scopes = scopes }
}

extension Node {
  fileprivate var isInExtension: Bool {
    for ancestor in ancestors where ancestor.kind == .extensionDecl { return true }
    return false
  }
}
