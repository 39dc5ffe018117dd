import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A change that an object does not publish does not update views.
public struct UnpublishedPropertyRead: TypeRule {
  public static let about = About(
    "unpublished-property-read", .dependency, .info,
    "A view shows a property that its object does not publish",
    isOnByDefault: false,
    fix: "Adds `@Published`. Suggested, because each change then updates every view that observes the object.",
    references: [.dataEssentials, .stateObject],
    explanation: """
      An `ObservableObject` publishes the properties that it marks `@Published`, and no others. A view that \
      shows another of its variables is right at first. When the variable changes, SwiftUI does not know, and \
      the view shows the old value until something else updates it. In an `@Observable` class, the same is \
      true of properties that are marked `@ObservationIgnored`.

      Mark the property `@Published` (or remove `@ObservationIgnored`). Or derive it from a published one, or \
      send `objectWillChange` before it changes.

      Reported where a view that observes the object reads the variable in an update. Some code outside of \
      initializers must also set it without setting a published property.

      Not reported:

      - constants, and lazy and weak properties
      - caches that are filled while they are read
      - overrides, whose inherited setter may publish
      - variables that only functions set which nothing calls
      - variables that are only set together with a published one, which updates the view
      - classes that send `objectWillChange` themselves

      In strict mode, an `@AppStorage` in an `@Observable` class that a view shows is reported as information. \
      Observation does not track it, so the view only updates if something else updates it.
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "a new name does not update the view",
      """
      import SwiftUI

      final class Profile: ObservableObject {
        @Published var isOnline = false
        var name = ""
        func rename(_ name: String) { self.name = name }
      }

      struct ProfileView: View {
        @ObservedObject var profile: Profile
        var body: some View {
          Text(profile.name)
          Button("Reset") { profile.rename("") }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "published",
      """
      import SwiftUI

      final class Profile: ObservableObject {
        @Published var isOnline = false
        @Published var name = ""
        func rename(_ name: String) { self.name = name }
      }

      struct ProfileView: View {
        @ObservedObject var profile: Profile
        var body: some View { Text(profile.name) }
      }
      """),
    Example(
      "set together with a published property",
      """
      import SwiftUI

      final class Profile: ObservableObject {
        @Published var isOnline = false
        var name = ""
        func connect(_ name: String) {
          self.name = name
          isOnline = true
        }
      }

      struct ProfileView: View {
        @ObservedObject var profile: Profile
        var body: some View { Text(profile.name) }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  /// Whether the update of a platform view resets it. It is then a message to that view, and publishing it would
  /// request an update during an update.
  private func isConsumed(_ property: MemberID) -> Bool {
    pass.work.writes(of: property).contains { site in
      guard let owner = pass.index.owner(site.member) else { return false }
      let traits = pass.index[owner].traits
      return traits.contains(.representable)
        && Conformances.isUpdateMember(pass.index[site.member].name, of: traits)
    }
  }

  public func check(_ type: TypeEntry) {
    let isObject = pass.index.isObservableObject(type.id)
    guard type.kind == .class, isObject || type.traits.contains(.observable) else { return }
    if pass.isStrict, type.traits.contains(.observable) { checkStorage(of: type) }
    let shown = type.storedProperties.filter { member in
      let fact = pass.index[member]
      guard pass.index.file(member) == pass.file.number, !fact.isLet, !fact.isLazy else { return false }
      let isIgnored = fact.attributes.count == 1 && fact.attributes[0] == .ObservationIgnored
      guard isIgnored ? type.traits.contains(.observable) : isObject && fact.attributes.isEmpty else {
        return false
      }
      return !pass.work.reads.sites(of: member).isEmpty && !isWeak(member)
        && !isConsumed(member) && !overrides(member)
    }
    guard !shown.isEmpty,
      !pass.index.mentions([Name(.objectWillChange), Name(.withMutation)], in: type.id)
    else { return }
    let own = OwnCode(of: type, in: pass.index)
    for member in shown { check(member, of: type.id, own) }
  }

  /// `@ObservationIgnored @AppStorage("size") var size = 12.0`
  private func checkStorage(of type: TypeEntry) {
    for member in type.storedProperties where pass.index.file(member) == pass.file.number {
      let fact = pass.index[member]
      guard !fact.isStatic, fact.attributes.contains(where: { $0 == .AppStorage }),
        !pass.index.mentions([Name(.withMutation)], in: type.id),
        let read = read(of: member, in: type.id, true)
      else { continue }
      let (name, view) = (pass.text(fact.name), pass.plainName(of: read.view))
      pass.report(
        fact.nameRange,
        "`\(view)` shows `\(pass.text(type.name)).\(name)`, an `@AppStorage` in an `@Observable` class, so a "
          + "change may not update the view",
        help: "move `@AppStorage` into the view, or store the value in a plain property that writes `UserDefaults`",
        notes: [pass.note("`\(view)` reads it here", .path, at: read.site)])
    }
  }

  /// What the code of a class does with its own members, read once.
  private final class OwnCode {
    /// By property: what names it to write it, or a part of it.
    private(set) var writes: [MemberID: [UseSite]] = [:]
    /// By function: the members that mention it.
    private(set) var callers: [MemberID: [MemberID]] = [:]
    /// By function: the nodes of each `await`, in order, and the number of the last node that publishes.
    var pauses: [MemberID: [Range<UInt32>]] = [:]
    var publications: [MemberID: UInt32?] = [:]

    init(of type: TypeEntry, in index: Index) {
      for member in type.members where index[member].hasBody {
        let body = index.body(of: member)
        for i in body.uses.indices {
          guard case .member(let target) = body.target(i), index.owner(target) == type.id else { continue }
          if index[target].kind == .function {
            if target != member { callers[target, default: []].append(member) }
          } else if body.isWritten(i) {
            writes[target, default: []].append(UseSite(member: member, use: i))
          }
        }
      }
    }
  }

  /// Whether a comment above says that this is intended.
  private func isExplained(_ member: MemberID) -> Bool {
    let start = pass.index.node(member).range.lowerBound
    return pass.comments(
      in: max(start - 400, 0)..<start,
      mention: ["intentional", "on purpose", "deliberate", "not @published", "not published"])
  }

  private func check(_ member: MemberID, of model: TypeID, _ own: OwnCode) {
    let fact = pass.index[member]
    let isIgnored = !fact.attributes.isEmpty
    guard let read = read(of: member, in: model, isIgnored), pass.index.change(of: member, work: pass.work).isProved,
      let change = silentChange(of: member, in: model, own),
      !areObserversPublishing(member, model, own), !isExplained(member)
    else { return }
    let name = pass.text(fact.name)
    let (modelName, viewName) = (pass.plainName(of: model), pass.plainName(of: read.view))
    var notes = [pass.note("`\(viewName)` reads it here", .path, at: read.site)]
    if let step = pass.work.reads.way(to: read.site.member).last {
      notes[0] = pass.note("an update of `\(viewName)` reads it here", .path, at: read.site)
      notes.insert(pass.note("an update of `\(viewName)` uses this", .path, at: step), at: 0)
    }
    notes.append(pass.note("it changes here, which publishes nothing", .change, at: change))
    pass.report(
      fact.nameRange,
      isIgnored
        ? "`\(viewName)` shows `\(modelName).\(name)`, which is `@ObservationIgnored`, so a change does not update "
          + "the view"
        : "`\(viewName)` shows `\(modelName).\(name)`, which is not `@Published`, so a change does not update the view",
      help: isIgnored ? "remove `@ObservationIgnored`" : "mark `\(name)` as `@Published`", notes: notes,
      fix: isIgnored ? nil : fix(member))
  }

  /// A read in an update of a view that observes the object.
  private func read(
    of member: MemberID, in model: TypeID, _ isIgnored: Bool
  ) -> (site: UseSite, view: TypeID)? {
    for site in pass.work.reads.sites(of: member) where !pass.isExcluded(site) {
      let views = pass.index.views(reaching: site, work: pass.work)
        .filter { !pass.index.isRenderedOnce($0, work: pass.work) }
      if let view = isIgnored ? views.last : views.last(where: { pass.index.observes($0, model) }) {
        return (site, view)
      }
    }
    return nil
  }

  /// Whether it is a weak reference: a delegate or a controller, which is used and not shown.
  private func isWeak(_ member: MemberID) -> Bool {
    pass.index.node(member).parent?.hasModifier(.weak) ?? false
  }

  /// Whether the property takes the place of an inherited one, whose setter it calls: that one may be published, and no
  /// property with a wrapper can override another.
  private func overrides(_ member: MemberID) -> Bool {
    pass.index.node(member).parent?.hasModifier(.override) ?? false
  }

  /// Whether `willSet` or `didSet` sets a published property.
  private func areObserversPublishing(_ member: MemberID, _ model: TypeID, _ own: OwnCode) -> Bool {
    guard let block = pass.index.node(member).child(.accessorBlock) else { return false }
    return block.descendants.contains { node in
      node.isName
        && pass.index.members(named: node.name, of: model).contains { id in
          let fact = pass.index[id]
          if fact.kind == .function { return publishes(id, model, own) }
          return fact.attributes.contains { Wrappers.has(.publishes, $0) }
        }
    }
  }

  // MARK: Changes

  /// Where the property is set and nothing is published; nil if there is no such place, and for a cache.
  private func silentChange(of member: MemberID, in model: TypeID, _ own: OwnCode) -> UseSite? {
    // What is called on an object, or set in it, leaves the property as it is.
    let isObject = pass.index.valueType(of: member)?.type.map { pass.index[$0].isReference } ?? false
    let sites =
      (pass.work.writes(of: member).filter { pass.index.owner($0.member) != model }
      + own.writes[member, default: []])
      .filter { !isObject || pass.index.use(at: $0).isWritten }
    let kinds = sites.map { pass.index[$0.member] }
    // Filled while it is read.
    for (site, fact) in zip(sites, kinds)
    where fact.kind == .computedProperty || pass.work.reads.isReached(site.member) {
      if pass.index.owner(site.member) == model { return nil }
    }
    if sites.contains(where: { isGetOrCreate($0) }) { return nil }
    return zip(sites, kinds).first { site, fact in
      fact.kind != .initializer && fact.kind != .deinitializer && !pass.isExcluded(site)
        && !publishes(site.member, model, own, after: pause(before: site, own))
        && !areCallersPublishing(site.member, model, own)
        && !isUncalled(site.member)
    }?.0
  }

  /// Whether nothing in the project names the function, which nothing outside of the project can call either. A file
  /// without its project does not tell.
  private func isUncalled(_ member: MemberID) -> Bool {
    let fact = pass.index[member]
    guard pass.index.files.count > 1, fact.kind == .function, fact.access <= .internal,
      !pass.index.isRequirement(member),
      pass.index.node(member).children.allSatisfy({ $0.kind != .attribute }),
      !pass.index.node(member).hasModifier(.override)
    else { return false }
    return pass.index.members(mentioning: fact.name).allSatisfy { $0 == member }
  }

  /// `if let form = forms[id] { return form }`, and then `forms[id] = form`: a function that returns what it keeps.
  private func isGetOrCreate(_ site: UseSite) -> Bool {
    let fact = pass.index[site.member]
    guard fact.kind == .function, fact.type != .unknown, pass.index.node(at: site).parent?.kind == .subscriptCall
    else { return false }
    let body = pass.index.body(of: site.member)
    for i in body.uses.indices
    where i != site.use && body.uses[i].name == body.uses[site.use].name && !body.isWritten(i) {
      if body.node(i).ancestor(where: { $0.kind == .optionalBinding }) != nil { return true }
    }
    return false
  }

  /// The number of the last `await` before the write. The views are evaluated while the function waits, and then do not
  /// see what it sets afterwards. Logarithmic in the number of pauses once they are known.
  private func pause(before site: UseSite, _ own: OwnCode) -> UInt32 {
    let write = pass.index.node(at: site).number
    if own.pauses[site.member] == nil {
      own.pauses[site.member] = pass.index.node(site.member).descendants.filter {
        $0.kind == .wordExpr && $0.text.hasPrefix("await")
      }.map(\.numbers)
    }
    let pauses = own.pauses[site.member] ?? []
    // An `await` around the write is none before it.
    return pauses[..<pauses.firstSortedIndex { $0.lowerBound >= write }].last { !$0.contains(write) }?.lowerBound ?? 0
  }

  /// Whether the function sets a published property of the class behind a pause, directly or through others of the class.
  private func publishes(_ member: MemberID, _ model: TypeID, _ own: OwnCode, after pause: UInt32 = 0) -> Bool {
    if own.publications[member] == nil { own.publications[member] = .some(lastPublication(in: member, model)) }
    return (own.publications[member] ?? nil).map { $0 >= pause } ?? false
  }

  /// The number of the last node of the function that sets a published property; nil if none does.
  private func lastPublication(in member: MemberID, _ model: TypeID, depth: Int = 0) -> UInt32? {
    let body = pass.index.body(of: member)
    return body.uses.indices.lazy.filter { publishes($0, in: body, model, depth) }.map { body.uses[$0].node }.max()
  }

  private func publishes(_ i: Int, in body: Body, _ model: TypeID, _ depth: Int) -> Bool {
    guard case .member(let target) = body.target(i) else { return false }
    let fact = pass.index[target]
    switch fact.kind {
    case .storedProperty:
      let isPublished =
        fact.attributes.contains { Wrappers.has(.publishes, $0) }
        || pass.index.owner(target) == model && pass.index[model].traits.contains(.observable)
          && !fact.attributes.contains { $0 == .ObservationIgnored }
      return isPublished && body.isWritten(i)
    case .function:
      return body.uses[i].isCall && depth < FollowLimit.helpers && target != body.member
        && pass.index.owner(target) == model && lastPublication(in: target, model, depth: depth + 1) != nil
    // It may have a setter that does.
    case .computedProperty: return body.uses[i].isWritten
    default: return false
    }
  }

  /// Whether only initializers, or functions that set a published property, call it.
  private func areCallersPublishing(
    _ member: MemberID, _ model: TypeID, _ own: OwnCode
  ) -> Bool {
    guard pass.index.owner(member) == model,
      pass.index[member].access <= .fileprivate
        || pass.work.callers(of: member).allSatisfy({ pass.index.owner($0.member) == model })
    else { return false }
    let callers = own.callers[member, default: []]
    return !callers.isEmpty
      && callers.allSatisfy { pass.index[$0].kind == .initializer || publishes($0, model, own) }
  }

  /// What cannot stand beside `@Published`.
  private func isObstacle(_ part: Node) -> Bool {
    switch part.kind {
    case .attribute: return part.name != .MainActor
    case .modifier: return ["weak", "unowned", "lazy", "static", "class", "nonisolated"].contains(pass.text(part.name))
    default: return false
    }
  }

  /// Whether code that runs at each pass of layout sets the property: publishing it would start the next pass.
  private func isSetByLayout(_ member: MemberID) -> Bool {
    pass.index.uses(named: pass.index[member].name).uses(of: member).contains { site in
      Self.layoutFunctions.contains(pass.text(pass.index[site.member].name)) && pass.index.use(at: site).isWritten
    }
  }

  /// Whether asynchronous code of a class without the main actor sets the property: publishing it there is an error at
  /// run time.
  private func isSetInBackground(_ member: MemberID) -> Bool {
    guard let model = pass.index.owner(member), !pass.index[model].attributes.contains(where: { $0 == .MainActor })
    else { return false }
    return pass.index.laterWrites(of: member).contains { site in
      let writer = pass.index[site.member]
      return writer.isAsync && !writer.attributes.contains { $0 == .MainActor }
        && !pass.index.node(at: site).ancestors.contains { $0.kind == .closure }
    }
  }

  private static let layoutFunctions: Set<String> = [
    "layoutSubviews", "layout", "draw", "drawRect", "updateConstraints", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "viewDidLayout", "viewWillLayout", "sizeThatFits", "placeSubviews", "layoutSublayers",
    "prepare", "layoutAttributesForElements", "scrollViewDidScroll", "updateUIView", "updateNSView",
    "updateUIViewController", "updateNSViewController",
  ]

  private func fix(_ member: MemberID) -> Fix? {
    guard let declaration = pass.index.node(member).soleDeclaration,
      !declaration.children.contains(where: isObstacle), !pass.isPurposeful(declaration),
      !isSetByLayout(member), !isSetInBackground(member)
    else { return nil }
    let start = declaration.range.lowerBound
    return Fix(
      "Mark it `@Published`", .suggested, [pass.edit(start..<start, with: "@Published ")])
  }
}
