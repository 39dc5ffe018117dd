// Occasion: who makes a view, and how often.

import Frameworks
import Project
import Syntax

/// Who shows a view, over all constructions that the sources have.
public struct Hosts: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The body of another view, or of a helper that views call: each update makes the view again.
  public static let updates = Hosts(rawValue: 1 << 0)
  /// A hosting controller, a window, an `App` or a `Scene`: nothing makes the view again while it is shown.
  public static let once = Hosts(rawValue: 1 << 1)
  /// A preview, or code that only previews use.
  public static let preview = Hosts(rawValue: 1 << 2)
  /// A widget or a live activity: each entry is rendered once, and state is not kept.
  public static let widget = Hosts(rawValue: 1 << 3)
  /// Code that is not known: nothing in the sources makes the view, or other modules may.
  public static let unknown = Hosts(rawValue: 1 << 4)
}

extension Index {
  /// Who shows a view of the project, directly or through the views that contain it.
  public func hosts(of view: TypeID, work: Work) -> Hosts {
    let all: AllHosts = derivation(.hosts, of: 0) { AllHosts(of: self, work: work) }
    return all.hosts[Int(view.number)]
  }

  /// Whether the view is shown, and only in widgets and live activities.
  public func isShownInWidgetsOnly(_ view: TypeID, work: Work) -> Bool {
    hosts(of: view, work: work).subtracting(.preview) == .widget
  }

  /// Whether nothing that the sources show makes the view again while it is on screen.
  public func isMadeOnce(_ view: TypeID, work: Work) -> Bool {
    directHosts(of: view, work: work).subtracting([.preview, .widget]) == .once
  }

  /// Whether the view is only shown where nothing updates it: in widgets, which render each entry once, and previews.
  public func isRenderedOnce(_ view: TypeID, work: Work) -> Bool {
    hosts(of: view, work: work).isSubset(of: [.widget, .preview])
  }

  /// Whether the sources have a program, and no code in it names the view but its own, previews, functions that nothing
  /// calls and other such views: it is not shown, and what it would cost is not paid.
  public func isNeverMade(_ view: TypeID, work: Work) -> Bool {
    let known: NeverMade = derivation(.neverMade, of: 0) { NeverMade(in: self, work: work) }
    return known.views[Int(view.number)]
  }

  /// Who makes the view, without looking at who makes those.
  public func directHosts(of view: TypeID, work: Work) -> Hosts {
    let known: DirectHosts = derivation(.directHosts, of: view.number) {
      var found = Hosts()
      for site in self.sites(of: view, work: work) { found.formUnion(self.host(at: site).hosts) }
      // A public view that the sources make is most often one of a package of the app.
      return DirectHosts(found.isEmpty ? .unknown : found)
    }
    return known.hosts
  }

  fileprivate func sites(of view: TypeID, work: Work) -> [UseSite] {
    let calls = work.outside.initializerCalls(of: view).map { UseSite(member: $0.caller, use: $0.use) }
    // `func page() -> Page { .init(…) }`
    let known = Set(calls)
    return calls + work.sites(of: view).filter { !known.contains($0) }
  }

  /// Who runs the code at a site; for a view the view.
  func host(at site: UseSite) -> (hosts: Hosts, owner: TypeID?) {
    let found = hostOfCode(at: site)
    guard found.owner == nil, found.hosts == .updates else { return found }
    // `enum Screens { static func home() -> Home }`: those who call it show what it makes.
    let known: DirectHosts = derivation(.contentHosts, of: site.member.number) {
      let uses = self.uses(named: self[site.member].name)
      let callers = uses.uses(of: site.member).map { self.hostOfCode(at: $0).hosts }
      let isKnown = self[site.member].access <= .internal && uses.unresolved.isEmpty && !callers.isEmpty
      return DirectHosts(isKnown ? callers.reduce(into: []) { $0.formUnion($1) } : .updates)
    }
    return known.hosts.contains(.updates) ? found : (known.hosts, nil)
  }

  private func hostOfCode(at site: UseSite) -> (hosts: Hosts, owner: TypeID?) {
    if isPreviewCode(site.member) { return (.preview, owner(site.member)) }
    guard let owner = owner(site.member) else {
      // A global function or value: views may call it.
      return (givesContent(site.member) ? .updates : .once, nil)
    }
    let type = self[owner]
    if type.traits.contains(.root) {
      let isWidget = type.conforms(to: .Widget) || type.conforms(to: .WidgetBundle) || type.conforms(to: .ControlWidget)
      return (isWidget ? .widget : .once, owner)
    }
    if type.isReference { return (.once, owner) }
    if type.traits.contains(.viewLike) { return (.updates, owner) }
    return (givesContent(site.member) ? .updates : .once, nil)
  }
}

/// Who makes a view, or runs a function that gives one.
private final class DirectHosts: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let hosts: Hosts
  init(_ hosts: Hosts) { self.hosts = hosts }
}

/// The views that no code of a program makes. Linear in the members that mention views: a search for each view through
/// those that contain it would take the square.
private final class NeverMade: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  /// By type.
  let views: [Bool]

  /// What has the name of more types than that is not followed.
  private static let sameNameLimit = 16

  init(in index: Index, work: Work) {
    var isMade = [Bool](repeating: true, count: index.types.count)
    guard index.hasProgram else {
      views = isMade.map { !$0 }
      return
    }
    let candidates = index.types.filter { Self.mustBeNamed($0, in: index) }
    for view in candidates { isMade[Int(view.id.number)] = false }
    /// By view: the views that its code names.
    var named: [Int: [Int]] = [:]
    var open: [Int] = []
    for view in candidates {
      let number = Int(view.id.number)
      switch Self.namers(of: view, in: index, work: work, isCandidate: { !isMade[Int($0.number)] }) {
      case nil:
        open.append(number)
      case let views?:
        for other in views { named[Int(other.number), default: []].append(number) }
      }
    }
    // `isMade` tells candidates from other types until all of them are looked at.
    for view in open { isMade[view] = true }
    while let view = open.popLast() {
      for other in named[view] ?? [] where !isMade[other] {
        isMade[other] = true
        open.append(other)
      }
    }
    views = isMade.map { !$0 }
  }

  /// Whether only code of these sources that names the view can make it.
  private static func mustBeNamed(_ type: TypeEntry, in index: Index) -> Bool {
    guard type.isProjectType, type.traits.contains(.viewLike), !type.traits.contains(.root),
      !type.conforms(to: .DynamicProperty), let declaration = type.declaration
    else { return false }
    return !index.isExported(type.access, file: Int(declaration.file))
      && index.types(named: type.name).count <= sameNameLimit
  }

  /// The candidates whose code names the view; nil if other code that may run does.
  private static func namers(
    of view: TypeEntry, in index: Index, work: Work, isCandidate: (TypeID) -> Bool
  ) -> [TypeID]? {
    let members = index.members(mentioning: view.name)
    let sites = index.sites(of: view.id, work: work).map(\.member)
    let files = Set(members.map { index.file($0) })
    // An alias, an argument of a generic type.
    if index.files(mentioning: view.name).contains(where: { !files.contains($0) && $0 != index.file(view) }) {
      return nil
    }
    var found: [TypeID] = []
    for member in members + sites where !index.isPreviewCode(member) {
      var owner = index.owner(member)
      while let current = owner, current != view.id, !isCandidate(current) { owner = index[current].parent }
      if let owner {
        if owner != view.id { found.append(owner) }
      } else if !index.isUncalled(member) {
        return nil
      }
    }
    return found
  }
}

extension Index {
  fileprivate func file(_ type: TypeEntry) -> Int? { type.declaration.map { Int($0.file) } }

  /// Whether code outside of these sources may use what a file declares: it is public, and not only in targets of a
  /// project of Xcode, whose frameworks are those of its apps.
  fileprivate func isExported(_ access: Access, file: Int) -> Bool {
    if access <= .internal { return false }
    guard let group = structure.group(ofFile: file) else { return true }
    return group.targets.contains { structure.targets[Int($0)].origin == .package }
      || !structure.targets.contains { $0.kind == .app }
  }

  /// Whether nothing has the name of the function or property but its declaration, and no protocol or superclass can ask
  /// for it.
  fileprivate func isUncalled(_ member: MemberID) -> Bool {
    let fact = self[member]
    guard fact.kind == .function || fact.kind == .computedProperty, !isExported(fact.access, file: file(member)),
      fact.attributes.allSatisfy({ $0 == .ViewBuilder || $0 == .MainActor }),
      owner(member).map({ !self[$0].isProjectType || self[$0].inherited.isEmpty }) ?? true
    else { return false }
    return members(mentioning: fact.name).allSatisfy { $0 == member }
  }
}

/// The hosts of all types. Linear in the number of constructions: searching above each view would take the square.
private final class AllHosts: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  /// By type.
  let hosts: [Hosts]

  init(of index: Index, work: Work) {
    var hosts = [Hosts](repeating: [], count: index.types.count)
    /// By view: the views that it makes.
    var made: [Int: [Int]] = [:]
    for type in index.types {
      let number = Int(type.id.number)
      let sites = index.sites(of: type.id, work: work)
      if type.access > .internal || sites.isEmpty && !type.traits.contains(.root) { hosts[number].insert(.unknown) }
      for site in sites {
        let (found, owner) = index.host(at: site)
        if found == .updates, let owner {
          made[Int(owner.number), default: []].append(number)
        } else {
          hosts[number].formUnion(found)
        }
      }
    }
    // Each view takes part as often as its hosts grow, which are a few bits.
    var open = made.keys.sorted()
    while let view = open.popLast() {
      for other in made[view] ?? [] where !hosts[other].isSuperset(of: hosts[view]) {
        hosts[other].formUnion(hosts[view])
        if made[other] != nil { open.append(other) }
      }
    }
    self.hosts = hosts.map { $0.isEmpty ? .unknown : $0 }
  }
}
