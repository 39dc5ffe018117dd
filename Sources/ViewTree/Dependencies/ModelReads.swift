// Where views read properties of their models, and through which property of the view.

import Frameworks
import Project
import Syntax

/// A read of a property of a model during an update of a view.
public struct ModelRead: Sendable {
  /// The use in the code of the view: the property itself, or the member of the model that reads it.
  public let site: UseSite
  /// The use that reads the property.
  public let read: UseSite
}

extension Index {
  /// The property from which the value of a use comes, through elements, optionals and locals, with the use that
  /// names it; nil if it comes from something else.
  public func origin(of use: Int, in body: Body) -> (property: MemberID, use: Int)? {
    var current = use
    for _ in 0..<FollowLimit.uses {
      guard current >= 0, current < body.uses.count else { return nil }
      let fact = body.uses[current]
      switch body.target(current) {
      case .member(let id):
        return self[id].kind == .storedProperty || self[id].kind == .computedProperty ? (id, current) : nil
      case .local(let local) where !fact.isCall: current = Int(body.locals[Int(local)].initial)
      case .framework where fact.receiver >= 0 && (body.type(Int(fact.receiver))?.isCollection ?? false):
        current = Int(fact.receiver)
      default:
        guard fact.kind == .subscripted else { return nil }
        current = Int(fact.receiver)
      }
    }
    return nil
  }

  /// The type of the objects that the property holds: one, an optional one, or those of a collection. Nil if it is
  /// not known.
  public func heldType(of property: MemberID) -> TypeID? {
    guard let type = valueType(of: property), !type.isMetatype else { return nil }
    if let id = type.type { return id }
    guard type.element != .unknown, type.isCollection || type.name == .Dictionary else { return nil }
    return staticType(type.element, file: Int(type.file), scope: owner(property))?.type
  }

  /// The stored properties that hold values of the type, or a collection of them, in the order of their types.
  public func holders(of type: TypeID) -> [MemberID] {
    let byName = derivation(.holders, of: 0) { Holders(in: self) }.byName
    return byName[self[type].name, default: []].filter { heldType(of: $0) == type }
  }

  /// The published properties of an `ObservableObject`, those of superclasses last.
  public func publishedProperties(of type: TypeID) -> [MemberID] {
    derivation(.published, of: type.number) { PublishedProperties(of: type, in: self) }.properties
  }

  /// The stored properties that code of an `ObservableObject` announces by hand: they send `objectWillChange`, or functions
  /// that set them do. Linear in the code of the class.
  public func announcedProperties(of type: TypeID) -> [MemberID] {
    let stored = storedProperties(of: type)
    // A signal of its own may be anything.
    guard !stored.contains(where: { self[$0].name == .objectWillChange }) else { return [] }
    let plain = Set(stored.filter { self[$0].isStoredInInstances && !self[$0].isLet && self[$0].attributes.isEmpty })
    if plain.isEmpty { return [] }
    var found: Set<MemberID> = []
    for member in self[type].members where self[member].hasBody || plain.contains(member) {
      let body = body(of: member)
      let isSending = body.uses(named: Name(.objectWillChange)).contains { i in
        let receiver = body.uses[i].receiver
        return receiver == -1 || receiver >= 0 && body.uses[Int(receiver)].name == .`self`
      }
      guard isSending else { continue }
      if plain.contains(member) { found.insert(member) }
      for (i, use) in body.uses.enumerated() {
        if body.isWritten(i), case .member(let property) = body.target(i) { found.insert(property) }
        if use.isCall, use.receiver >= 0, SideEffects.isMutating(use.name),
          case .member(let property) = body.target(Int(use.receiver))
        {
          found.insert(property)
        }
      }
    }
    return stored.filter { plain.contains($0) && found.contains($0) }
  }

  /// Whether the class publishes its changes as one signal for the whole object.
  public func isObservableObject(_ type: TypeID) -> Bool {
    self[type].kind == .class && self[type].traits.contains(.observableObject)
      && !self[type].traits.contains(.observable)
  }

  /// Whether the view observes objects of this class, or of a class that inherits from it. The first question about a
  /// view is linear in the number of its properties.
  public func observes(_ view: TypeID, _ model: TypeID) -> Bool {
    derivation(.observedClasses, of: view.number) { ObservedClasses(of: view, in: self) }.classes.contains(model)
  }

  /// The views through which updates come to the use, outermost first.
  public func views(reaching site: UseSite, work: Work) -> [TypeID] {
    (work.reads.way(to: site.member) + [site]).compactMap { owner($0.member) }
      .filter { self[$0].traits.contains(.viewLike) }
  }

  /// Whether expressions in the code of a type mention one of these names; extensions of the type and what is nested in
  /// it count as well.
  public func mentions(_ names: [Name], in type: TypeID) -> Bool {
    let mentioned = derivation(.mentions, of: type.number) { MentionedNames(of: type, in: self) }.names
    return names.contains { $0 != .none && mentioned.contains($0) }
  }
}

extension Index {
  /// The reads of published properties of the class that updates of one view make through one of the view's
  /// properties: `model.title`, or `model.heading` if that reads `title`.
  public func reads(
    ofPublishedBy model: TypeID, through property: MemberID, of view: TypeID, work: Work
  ) -> [(published: MemberID, read: ModelRead)] {
    publishedReads(of: model, work).byReader[view, default: []].filter { _, step in
      let body = body(of: step.site.member)
      return origin(of: Int(body.uses[step.site.use].receiver), in: body)?.property == property
    }
  }

  /// The reads of published and announced properties of the class that updates make through a property of another object,
  /// directly or by members of the class: `player.queue.current`, `player.queue.isEmpty`. Those of published properties
  /// come first, and of these the direct ones.
  public func reads(
    ofPublishedBy model: TypeID, through property: MemberID, work: Work
  ) -> [(published: MemberID, site: UseSite)] {
    publishedReads(of: model, work).byOrigin[property, default: []]
  }

  /// The reads of requirements of a protocol that updates of one view make through one of the view's properties, which
  /// holds a value of a type that conforms to it: `page.title` for `let page: any Page`.
  public func reads(
    ofRequirementsOf type: TypeID, through property: MemberID, of view: TypeID
  ) -> [(requirement: MemberID, read: ModelRead)] {
    var found: [(requirement: MemberID, read: ModelRead)] = []
    for use in dependencies(of: view).uses(of: property) where use.context == .update && use.isOfSelf {
      guard let part = use.memberUse, case .member(let requirement) = body(of: use.site.member).target(part),
        owner(requirement) == type
      else { continue }
      let site = UseSite(member: use.site.member, use: part)
      found.append((requirement, ModelRead(site: site, read: site)))
    }
    return found
  }

  /// Where code of a view passes a binding to a property of an object that it holds: `$model.title`. The first one that is
  /// shipped; nil if there is none. Linear in the places with the name.
  public func binding(toModel property: MemberID) -> UseSite? {
    let name = self[property].name
    for member in members(mentioning: name) {
      guard let view = owner(member) else { continue }
      let body = body(of: member)
      for i in body.uses(named: name) where body.node(i).isBinding {
        guard let object = names.unprojected(body.node(i).root.name),
          ownMembers(named: object, of: view).contains(where: { heldType(of: $0) == owner(property) }),
          body.node(i).unwrapped.base?.unwrapped.kind == .identifierExpr, isShipped(UseSite(member: member, use: i))
        else { continue }
        return UseSite(member: member, use: i)
      }
    }
    return nil
  }

  /// The classes that publish their changes and conform to a protocol of the project. Linear in the types of the project.
  public func models(conformingTo type: TypeID) -> [TypeID] {
    types.filter { $0.isProjectType && $0.ancestors.contains(type) && isObservableObject($0.id) }.map(\.id)
  }

  /// Whether updates read published properties of the class without a property of the view: `Theme.shared.tint` in
  /// the view, or in code that many views call. The view may then observe the object for that reason.
  public func isReadAside(_ model: TypeID, in view: TypeID, work: Work) -> Bool {
    let reads = publishedReads(of: model, work)
    if reads.hasReaderWithoutType || reads.readersAside.contains(where: { $0 != view }) { return true }
    return reads.sitesByReader[view, default: []].contains { site in
      let body = body(of: site.member)
      guard let origin = origin(of: Int(body.uses[site.use].receiver), in: body) else { return true }
      return owner(origin.property) != view
    }
  }

  private func publishedReads(of model: TypeID, _ work: Work) -> PublishedReads {
    derivation(.modelReads, of: model.number) { PublishedReads(of: model, in: self, work: work) }
  }

  /// Whether the code of the type passes `self` to other code, which can then use all its properties.
  public func handsItselfOn(_ type: TypeID) -> Bool {
    derivation(.selfPasses, of: type.number) { SelfPasses(of: type, in: self) }.areThere
  }

  /// Whether none of the uses runs with an update. Not certain for a use in a closure that runs at an unknown time,
  /// or in a function that returns a view.
  public func areCertainlyLater(_ uses: [PropertyUse]) -> Bool {
    var known: [MemberID: ClosureRuns] = [:]
    return uses.allSatisfy { isCertainlyLater($0, &known) }
  }

  private func isCertainlyLater(_ use: PropertyUse, _ known: inout [MemberID: ClosureRuns]) -> Bool {
    guard use.context == .later else { return false }
    let member = use.site.member
    let fact = self[member]
    if isViewMember(fact, owner: owner(member), file: file(member)) || fact.kind == .computedProperty {
      let body = body(of: member)
      let runs = known[member] ?? body.runs(in: self)
      known[member] = runs
      var closure = body.uses[use.site.use].closure
      for _ in 0..<FollowLimit.modifiers where closure >= 0 {
        let run = runs.run(of: closure)
        if run.use?.role == .action { return true }
        closure = body.closures[Int(closure)].parent
      }
      return false
    }
    return fact.kind == .function || fact.kind == .deinitializer
  }
}

private final class PublishedProperties: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let properties: [MemberID]

  init(of type: TypeID, in index: Index) {
    var found: [MemberID] = []
    var current: TypeID? = type
    for _ in 0..<FollowLimit.superclasses {
      guard let next = current else { break }
      found += index.storedProperties(of: next).filter { id in
        index[id].attributes.contains { Wrappers.has(.publishes, $0) }
      }
      current = index[next].ancestors.first { index[$0].kind == .class }
    }
    properties = found
  }
}

/// The reads of published properties of a class in updates, in the order of the properties. All views that hold such
/// an object share it.
private final class PublishedReads: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.

  /// By the type whose code reads, or calls a member that reads; without the code of the class itself.
  private(set) var byReader: [TypeID: [(published: MemberID, read: ModelRead)]] = [:]
  /// The reads themselves, by the type whose code contains them.
  private(set) var sitesByReader: [TypeID: [UseSite]] = [:]
  /// The reads themselves, by the property through which they go.
  private(set) var byOrigin: [MemberID: [(published: MemberID, site: UseSite)]] = [:]
  /// Whether some reads are outside of types.
  private(set) var hasReaderWithoutType = false
  /// Types that contain reads and are neither views nor the class.
  private(set) var readersAside: Set<TypeID> = []

  init(of model: TypeID, in index: Index, work: Work) {
    super.init()
    let properties = index.publishedProperties(of: model)
    for published in properties {
      for site in work.reads.sites(of: published) { add(site, published, index) }
    }
    for published in properties { follow(published, index, work) }
    for announced in index.announcedProperties(of: model) { follow(announced, index, work, isPublished: false) }
  }

  private func add(_ site: UseSite, _ published: MemberID, _ index: Index) {
    let body = index.body(of: site.member)
    if let origin = index.origin(of: Int(body.uses[site.use].receiver), in: body) {
      byOrigin[origin.property, default: []].append((published, site))
    }
    guard let reader = index.owner(site.member) else {
      hasReaderWithoutType = true
      return
    }
    sitesByReader[reader, default: []].append(site)
    if reader != index.owner(published), !index[reader].traits.contains(.viewLike) { readersAside.insert(reader) }
  }

  /// How many callers away from a read a view may be. Reads through more members of the class are not found.
  private static let callerDepth = 4

  /// From the reads of a property through members of the class to their callers.
  private func follow(_ published: MemberID, _ index: Index, _ work: Work, isPublished: Bool = true) {
    let model = index.owner(published)
    var seen: Set<MemberID> = []
    var level = work.reads.sites(of: published).map { ModelRead(site: $0, read: $0) }
    for _ in 0..<Self.callerDepth where !level.isEmpty {
      var next: [ModelRead] = []
      for step in level {
        guard let reader = index.owner(step.site.member) else { continue }
        if reader != model {
          if isPublished { byReader[reader, default: []].append((published, step)) }
          let body = index.body(of: step.site.member)
          if step.site != step.read || !isPublished,
            let origin = index.origin(of: Int(body.uses[step.site.use].receiver), in: body)
          {
            byOrigin[origin.property, default: []].append((published, step.site))
          }
        } else if seen.insert(step.site.member).inserted {
          for caller in work.callers(of: step.site.member) where work.reads.isReached(caller.member) {
            next.append(ModelRead(site: caller, read: step.read))
          }
        }
      }
      level = next
    }
  }
}

/// Stored properties by the names of the types that they may hold. Asking every property of the project took seconds
/// where many models have an `==`.
private final class Holders: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  private(set) var byName: [Name: [MemberID]] = [:]

  init(in index: Index) {
    super.init()
    for i in index.types.indices where index.types[i].isProjectType {
      for property in index.types[i].storedProperties {
        if index[property].type != .unknown {
          add(property, under: index[property].type)
        } else if case .construction(let name) = index[property].initial {
          add(property, under: name)
        }
      }
    }
  }

  private func add(_ property: MemberID, under written: WrittenType) {
    switch written {
    case .named(let name, let arguments, _):
      add(property, under: name)
      for argument in arguments { add(property, under: argument) }
    case .optional(let inner), .array(let inner), .some(let inner), .any(let inner): add(property, under: inner)
    case .dictionary(_, let value): add(property, under: value)
    default: break
    }
  }

  private func add(_ property: MemberID, under name: Name) {
    if byName[name]?.last != property { byName[name, default: []].append(property) }
  }
}

private final class MentionedNames: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let names: Set<Name>

  init(of type: TypeID, in index: Index) {
    var names: Set<Name> = []
    let entry = index[type]
    for place in (entry.declaration.map { [$0] } ?? []) + entry.extensions {
      let file = index.files[Int(place.file)]
      var descendants = file.tree.node(Int(index[place].node)).descendants
      while let node = descendants.next() {
        // `\.x` in `@Environment(\.x) var x` does not count.
        if node.kind == .attribute { descendants.skipSubtree(of: node) }
        switch node.kind {
        case .identifierExpr, .memberAccess, .keyPath, .keyPathComponent, .optionalBinding, .capture,
          .macroExpansion:
          names.insert(node.name)
        default: continue
        }
      }
    }
    self.names = names
  }
}

/// Whether the code of a type passes `self` as an argument.
private final class SelfPasses: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let areThere: Bool

  init(of type: TypeID, in index: Index) {
    areThere = index[type].members.contains { member in
      guard index[member].hasBody else { return false }
      let body = index.body(of: member)
      return body.uses.indices.contains { i in
        body.uses[i].kind == .identifier && body.uses[i].name == .`self`
          && body.node(i).parent?.kind == .argument
      }
    }
  }
}

private final class ObservedClasses: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  /// The classes of the objects that a view observes, and their superclasses.
  let classes: Set<TypeID>

  init(of view: TypeID, in index: Index) {
    var classes: Set<TypeID> = []
    for id in index.storedProperties(of: view)
    where index[id].attributes.contains(where: { Wrappers.has(.observesObject, $0) }) {
      var held = index.heldType(of: id)
      for _ in 0..<FollowLimit.superclasses {
        guard let current = held else { break }
        classes.insert(current)
        held = index[current].ancestors.first { index[$0].kind == .class }
      }
    }
    self.classes = classes
  }
}
