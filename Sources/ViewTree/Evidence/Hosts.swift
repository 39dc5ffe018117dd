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
