// Occasion: how long the objects of a class live, by the code that makes them.

import Frameworks
import Project
import Syntax

/// How long the objects of a class live, over all code that is shipped. Ordered: what lives shortest comes last.
public enum ObjectLifetime: Int, Sendable {
  /// The sources have the whole program, and no code of it mentions the class.
  case neverMade
  /// As long as the app: in static and global variables, in the `App`, in its delegate, or in other such objects.
  case app
  /// The sources do not decide it.
  case unknown
  /// Objects come and go: a function makes one with each call, or a view that is itself made again.
  case shorter

  fileprivate func joined(_ other: ObjectLifetime) -> ObjectLifetime { rawValue >= other.rawValue ? self : other }
}

extension Index {
  /// How long the objects of a class live; of those of several places the shortest counts. Asked once for each class.
  /// Linear in the code that mentions the class and what makes it, at most `callLimit` places for each.
  public func lifetime(ofObjects type: TypeID, work: Work) -> ObjectLifetime {
    let known: KnownLifetime = derivation(.objectLifetime, of: type.number) {
      var search = LifetimeSearch(index: self, work: work)
      return KnownLifetime(search.lifetime(of: type))
    }
    return known.lifetime
  }

  /// The classes that inherit from the class directly.
  fileprivate func subclasses(of type: TypeID) -> [TypeID] {
    let known: Subclasses = derivation(.subclasses, of: 0) { Subclasses(in: self) }
    return known.byClass[type] ?? []
  }
}

private struct LifetimeSearch {
  let index: Index
  let work: Work
  private var known: [TypeID: ObjectLifetime] = [:]
  private var seenViews: Set<TypeID> = []

  init(index: Index, work: Work) { (self.index, self.work) = (index, work) }

  mutating func lifetime(of type: TypeID) -> ObjectLifetime {
    if let found = known[type] { return found }
    // What makes itself by others is not decided by them.
    known[type] = .unknown
    let found = search(type)
    known[type] = found
    return found
  }

  private mutating func search(_ type: TypeID) -> ObjectLifetime {
    if isDelegate(type) { return .app }
    let makers = Set(index.constructions(of: type).filter { index.isShipped($0) }.map(\.member)).union(
      storages(of: type))
    let subclasses = index.subclasses(of: type)
    if makers.isEmpty, subclasses.isEmpty { return isUnmentioned(type) ? .neverMade : .unknown }
    guard makers.count + subclasses.count <= Index.callLimit else { return .unknown }
    var found = ObjectLifetime.neverMade
    for maker in makers.sorted(by: { $0.number < $1.number }) where found != .shorter {
      found = found.joined(lifetime(of: type, madeBy: maker))
    }
    for subclass in subclasses where found != .shorter { found = found.joined(lifetime(of: subclass)) }
    return found
  }

  /// Whether no code that is shipped mentions the class. Storyboards and C may make those of frameworks' classes.
  private func isUnmentioned(_ type: TypeID) -> Bool {
    let entry = index[type]
    return index.hasProgram && entry.access <= .internal
      && entry.inherited.allSatisfy { index.declaresType(named: $0) || Conformances.traits(of: $0) != nil }
      && index.mentions(of: entry.name).allSatisfy { mention in
        if index.isTest(index.files[mention.file]) { return true }
        // Outside of members: its declaration and extensions.
        guard let member = mention.member else {
          return ([entry.declaration] + entry.extensions).contains { $0.map { Int($0.file) } == mention.file }
        }
        return index.owner(member) == type || index.isPreviewCode(member)
      }
  }

  /// The stored properties that begin with an object of the class, also without its name in the value:
  /// `lazy var session: Session = { .init(store) }()`.
  private func storages(of type: TypeID) -> [MemberID] {
    index.members(mentioning: index[type].name).filter { member in
      guard index[member].kind == .storedProperty, index.valueType(of: member)?.type == type,
        !index.isPreviewCode(member), let value = index.node(member).initialValue
      else { return false }
      return index.constructedObject(value, in: index.body(of: member), declared: index[member].type)?.type == type
    }
  }

  private mutating func lifetime(of type: TypeID, madeBy member: MemberID, depth: Int = 0) -> ObjectLifetime {
    let fact = index[member]
    let owner = index.owner(member)
    guard let owner, !fact.isStatic else {
      // A sample that only previews and tests use.
      if fact.kind == .storedProperty, isUnshipped(member) { return .neverMade }
      // `static var shared: Session { instance ?? make() }`
      if fact.kind == .storedProperty || owner == type && keepsItself(type) { return .app }
      return lifetime(of: type, madeByCallersOf: member, depth)
    }
    let entry = index[owner]
    let isMade = fact.kind == .storedProperty || fact.kind == .initializer || isPartOfSetUp(member, of: owner)
    if entry.conforms(to: .App) { return isMade ? .app : .unknown }
    if isMade, entry.traits.contains(.viewLike) { return lifetime(with: member, of: owner) }
    if isMade { return owner == type ? .unknown : entry.isReference ? lifetime(of: owner) : lifetime(ofValues: owner) }
    return isDelegate(owner) && isDelegateMethod(member) ? .app : .shorter
  }

  /// What a value has lives as long as the app if all values of the type are static or global: `var Current = World()`.
  private func lifetime(ofValues type: TypeID) -> ObjectLifetime {
    let makers = index.constructions(of: type).filter { index.isShipped($0) }.map(\.member)
    let areKept = makers.allSatisfy {
      index[$0].kind == .storedProperty && (index[$0].isStatic || index.owner($0) == nil)
    }
    return !makers.isEmpty && areKept ? .app : .unknown
  }

  private func isUnshipped(_ instance: MemberID) -> Bool {
    let uses = index.uses(named: index[instance].name)
    return index[instance].access <= .internal
      && !(uses.unresolved + uses.uses(of: instance)).contains { index.isShipped($0) }
  }

  /// What a function outside of instances makes lives as what its callers make.
  private mutating func lifetime(of type: TypeID, madeByCallersOf function: MemberID, _ depth: Int) -> ObjectLifetime {
    let uses = index.uses(named: index[function].name)
    let callers = uses.uses(of: function).filter { index.isShipped($0) && $0.member != function }
    guard uses.unresolved.isEmpty, !callers.isEmpty, callers.count <= Index.callLimit, depth < FollowLimit.helpers
    else {
      return .unknown
    }
    var found = ObjectLifetime.neverMade
    for caller in callers where found != .shorter {
      found = found.joined(lifetime(of: type, madeBy: caller.member, depth: depth + 1))
    }
    return found
  }

  /// Whether only initializers of the type, or what the system calls once of a delegate, call the function.
  private func isPartOfSetUp(_ member: MemberID, of owner: TypeID) -> Bool {
    guard index[member].kind == .function else { return false }
    let uses = index.uses(named: index[member].name)
    let callers = uses.uses(of: member)
    return uses.unresolved.isEmpty && !callers.isEmpty
      && callers.allSatisfy { caller in
        index.owner(caller.member) == owner
          && (index[caller.member].kind == .initializer || isDelegate(owner) && isDelegateMethod(caller.member))
      }
  }

  // MARK: Views

  /// How long an object lives that a view has from its declaration or initializer.
  private mutating func lifetime(with member: MemberID, of view: TypeID) -> ObjectLifetime {
    let sites = index.constructions(of: view).filter { index.isShipped($0) }
    if sites.isEmpty { return .unknown }
    let attributes = index[member].attributes
    let isDeferred = index[member].kind == .initializer || attributes.contains { $0 == .StateObject }
    if !isDeferred, index.remaking(of: view, work: work).isProved { return .shorter }
    if comesAndGoes(view) { return .shorter }
    // The view that an app shows lasts as long.
    let isKept = isDeferred || attributes.contains { $0 == .State }
    let isOfApp = sites.allSatisfy { site in index.owner(site.member).map { index[$0].conforms(to: .App) } ?? false }
    return isKept && isOfApp ? .app : .unknown
  }

  /// Whether some code shows the view for a while: a presentation, a row, a branch that changes, a function outside of
  /// views.
  private mutating func comesAndGoes(_ view: TypeID) -> Bool {
    guard seenViews.insert(view).inserted else { return false }
    let sites = index.constructions(of: view).filter { index.isShipped($0) }
    guard sites.count <= Index.callLimit else { return false }
    for site in sites {
      guard let owner = index.owner(site.member), !index[owner].traits.isDisjoint(with: [.viewLike, .root]) else {
        if index[site.member].kind == .function, !(index.owner(site.member).map { isDelegate($0) } ?? false) {
          return true
        }
        continue
      }
      let isRow = work.constructions(in: site.member).contains { $0.use == site.use && $0.isPerRow }
      if isRow || index.startsAnew(at: site, work: work) || isInChangingBranch(site) || comesAndGoes(owner) {
        return true
      }
    }
    return false
  }

  private func isInChangingBranch(_ site: UseSite) -> Bool {
    let tree = index.viewTree(of: site.member)
    guard let place = tree.nodes(at: index.use(at: site).node).first else { return false }
    return tree.ancestors(of: place).contains {
      tree[$0].kind == .conditional && index.change(ofConditional: $0, in: tree, work: work).isProved
    }
  }

  // MARK: Delegates

  /// Whether the system makes an object of the class, and keeps it: a delegate of the app or of a scene.
  private func isDelegate(_ type: TypeID) -> Bool {
    ["UIApplicationDelegate", "NSApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"].contains { text in
      index.names.name(text).map { index[type].conformances.contains($0) } ?? false
    }
  }

  private func isDelegateMethod(_ member: MemberID) -> Bool {
    let name = index.text(index[member].name)
    return name.hasPrefix("application") || name.hasPrefix("scene")
  }

  /// Whether a static variable of the class holds an instance.
  private func keepsItself(_ type: TypeID) -> Bool {
    index[type].members.contains {
      index[$0].kind == .storedProperty && index[$0].isStatic && index.valueType(of: $0)?.type == type
    }
  }
}

private final class KnownLifetime: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let lifetime: ObjectLifetime
  init(_ lifetime: ObjectLifetime) { self.lifetime = lifetime }
}

/// The direct subclasses of all classes of the project.
private final class Subclasses: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  private(set) var byClass: [TypeID: [TypeID]] = [:]

  init(in index: Index) {
    super.init()
    for type in index.types where type.isReference {
      for ancestor in type.ancestors where index[ancestor].isReference {
        byClass[ancestor, default: []].append(type.id)
      }
    }
  }
}
