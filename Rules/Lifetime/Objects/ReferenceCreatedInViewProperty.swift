import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// An object in a plain property of a view is discarded when the parent initializes the view again.
public struct ReferenceCreatedInViewProperty: MemberRule {
  public static let about = About(
    "reference-created-in-view-property", .lifetime, .warning,
    "A plain property of a view creates an object that nothing keeps",
    isOnByDefault: false,
    yieldsTo: ["observable-stored-without-owner", "publisher-recreated", "representable-owns-platform-view"],
    fix: "Keeps the object in `@State`. Suggested: the object then lasts as long as the identity of the view.",
    references: [.dataEssentials, .managingModelData],
    explanation: """
      A view is a value that its parent initializes again on each evaluation, and so are its stored properties. They \
      may hold a player, a location manager, a subject or a queue. Written as `let player = AVPlayer(url: url)`, the \
      object is a new one each time, and the old one is released. Playback stops, and the delegate is never called. \
      Subscribers of the old subject receive nothing from the new one. If it seems to work, the parent has not been \
      evaluated since.

      The same applies to a class of the project that starts a task or a timer, that observes something, or that has a \
      `deinit`. In strict mode it applies to any other that stores something, and to classes of frameworks that are \
      expensive to create or that hold something: a cache, a context, a view.

      Keep the object: `@State private var player = AVPlayer(url: url)` is evaluated once (with Xcode 27). An object \
      that is observed belongs in `@State` or `@StateObject` anyway. An object that all views share can be a `static \
      let`.

      Not reported:

      - `App`, `Scene` and widgets, which are initialized once
      - `static` and `lazy` properties, `shared` and other stored objects
      - properties with a wrapper, such as a cache in `@State`
      - formatters and other light classes
      - classes that have only constants, that nothing fills, or that store what nothing reads
      - objects that only hold bindings, subjects that nothing sends to, and feedback generators that nothing prepares
      - views that nothing makes again while they are shown
      - classes that SameView does not know
      - a default value that every call replaces
      """)

  public static let bad = [
    Example(
      "the player stops when the parent updates",
      """
      import AVKit
      import SwiftUI

      struct Clip: View {
        let player = AVPlayer()
        var body: some View { VideoPlayer(player: player) }
      }
      """),
    Example(
      "a class that starts a timer",
      """
      import SwiftUI

      final class Heartbeat {
        private var timer: Timer?
        init() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        }
        deinit { timer?.invalidate() }
      }

      struct Monitor: View {
        private let heartbeat = Heartbeat()
        var body: some View { Text("Listening") }
      }
      """),
  ]
  public static let good = [
    Example(
      "kept by SwiftUI",
      """
      import AVKit
      import SwiftUI

      struct Clip: View {
        @State private var player = AVPlayer()
        var body: some View { VideoPlayer(player: player) }
      }
      """),
    Example(
      "the object is stored elsewhere",
      """
      import AVKit
      import SwiftUI

      struct Clip: View {
        let player: AVPlayer
        var body: some View { VideoPlayer(player: player) }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty, .initializer]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    switch fact.kind {
    case .storedProperty: checkDefault(member, fact)
    case .initializer where fact.hasBody: checkInitializer(member)
    default: return
    }
  }

  private func checkDefault(_ member: MemberID, _ fact: MemberFact) {
    guard fact.attributes.isEmpty, fact.initial != .none, fact.initial != .literal,
      let owner = pass.index.ownerMakingAnew(member, fact)
    else { return }
    let binding = pass.index.node(member)
    guard let value = binding.initialValue,
      let object = pass.index.constructedObject(value, in: pass.index.body(of: member), declared: fact.type),
      let reason = reason(for: object, in: member),
      !pass.index.isDefaultAlwaysReplaced(of: member, work: pass.work), !isBuiltByRoots(owner),
      !pass.index.isAssignedInInitializer(member), !isHarmless(member, object, owner)
    else { return }
    report(
      object, reason, member, fact, owner, at: fact.nameRange, extent: binding.range, fix: fix(member, fact, owner))
  }

  /// Nil if other code uses the object of a view that SwiftUI has not installed, where `@State` makes a new one each time.
  private func fix(_ member: MemberID, _ fact: MemberFact, _ owner: TypeID) -> Fix? {
    if pass.index.isConfiguredByModifiers(member) || pass.index.isReadByCallers(member, of: owner) { return nil }
    return pass.editsKeeping(member, fact, in: "State").map {
      Fix("Keep `\(pass.text(fact.name))` in `@State`", .suggested, $0)
    }
  }

  /// Whether nothing depends on which of the objects is there: a queue that is only waited for, or what a platform view
  /// gets when it is made and no update of it reads.
  private func isHarmless(_ property: MemberID, _ object: ConstructedObject, _ owner: TypeID) -> Bool {
    let isPlatformView = pass.index[owner].traits.contains(.representable)
    guard !pass.isStrict, isPlatformView || object.name == .DispatchQueue else { return false }
    // Each initializer asks.
    let uses: LaterUses = pass.index.derivation(.laterUses, of: property.number) {
      LaterUses(of: property, in: owner, pass.index)
    }
    return object.name == .DispatchQueue && uses.onlyWait || isPlatformView && uses.areOnlyForMaking
  }

  /// How a view uses what a property holds, other than to set it when the view is made.
  private final class LaterUses: AnyDerivation, @unchecked Sendable {
    // Unchecked as what it derives from is; nothing changes after `init`.
    let onlyWait: Bool
    let areOnlyForMaking: Bool

    init(of property: MemberID, in owner: TypeID, _ index: Index) {
      let uses = index.dependencies(of: owner).usesAfterConstruction(of: property)
      onlyWait =
        !uses.isEmpty
        && uses.allSatisfy { use in
          use.memberUse.map { index.body(of: use.site.member).uses[$0].name == .sync } ?? false
        }
      areOnlyForMaking =
        !uses.isEmpty && uses.allSatisfy { index.text(index[$0.site.member].name).hasPrefix("make") }
    }
  }

  /// Whether only an app and scenes without state build it. These are evaluated once.
  private func isBuiltByRoots(_ view: TypeID) -> Bool {
    let sites = pass.work.sites(of: view).filter { !pass.isExcluded($0) }
    return !sites.isEmpty
      && sites.allSatisfy { site in
        guard let owner = pass.index.owner(site.member), pass.index[owner].traits.contains(.root) else { return false }
        return pass.index.storedProperties(of: owner).allSatisfy { pass.index[$0].attributes.isEmpty }
      }
  }

  private func checkInitializer(_ member: MemberID) {
    guard let owner = pass.index.owner(member), pass.index[owner].traits.contains(.viewLike) else { return }
    var reported: Set<MemberID> = []
    for assignment in pass.index.assignments(in: member) where !reported.contains(assignment.property) {
      if check(assignment, in: member, of: owner) { reported.insert(assignment.property) }
    }
  }

  /// Whether the assignment is reported.
  private func check(_ assignment: PropertyAssignment, in initializer: MemberID, of owner: TypeID) -> Bool {
    let fact = pass.index[assignment.property]
    guard assignment.wrapper == nil, fact.attributes.isEmpty, !isInCatch(assignment.node),
      pass.index.ownerMakingAnew(assignment.property, fact) == owner,
      let object = pass.index.constructedObject(
        assignment.values, in: pass.index.body(of: initializer), declared: fact.type),
      let reason = reason(for: object, in: assignment.property), !isHarmless(assignment.property, object, owner)
    else { return false }
    report(
      object, reason, assignment.property, fact, owner, by: initializer, at: assignment.node.range,
      extent: object.local?.range)
    return true
  }

  /// Whether only an error leads there.
  private func isInCatch(_ node: Node) -> Bool { node.ancestors.contains { $0.kind == .catchClause } }

  /// Why it matters that the object is replaced, and how much.
  private struct Reason {
    let severity: Severity
    let effect: String
    var notes: [Note] = []
    /// Whether views can share one object, since it stores nothing of theirs.
    var isShareable = false
    /// Whether to make an object is what harms: `@State` keeps the first one, but before Xcode 27 each update still makes
    /// another.
    var isOfMaking = false
  }

  private func reason(for object: ConstructedObject, in property: MemberID) -> Reason? {
    guard let type = object.type else {
      guard let traits = Classes.traits(of: object.name) else { return nil }
      if traits.contains(.publisher) {
        return Reason(
          severity: .warning, effect: "subscribers of the old one receive nothing more")
      }
      if object.name == .DispatchQueue || object.name == .OperationQueue {
        return Reason(
          severity: .warning,
          effect: "work on the old one and on the new one is not ordered", isShareable: true)
      }
      if traits.contains(.works) || pass.isStrict && traits.contains(.stateful) && !traits.contains(.formatter) {
        return Reason(severity: .warning, effect: "the work of the old one ends")
      }
      switch object.name.known {
      case .UIImpactFeedbackGenerator, .UISelectionFeedbackGenerator, .UINotificationFeedbackGenerator:
        return Reason(severity: .info, effect: "the new one is not prepared", isShareable: true)
      default: return nil
      }
    }
    let entry = pass.index[type]
    // Observable objects have rules of their own.
    guard entry.isReference, entry.isProjectType, !entry.traits.contains(.observable),
      !entry.traits.contains(.observableObject)
    else { return nil }
    let name = pass.text(entry.name)
    if let work = pass.index.startedWork(by: type) {
      return Reason(
        severity: .warning, effect: "each one \(work.phrase)",
        notes: [pass.note("`\(name)` \(work.phrase) here", .cause, at: work.site)])
    }
    if let end = pass.index.deinitializer(of: type), pass.isStrict || hasBody(pass.index.owner(property)) {
      return Reason(
        severity: .info, effect: "the old one is deinitialized",
        notes: [pass.note("`\(name)` ends its work here", .cause, at: end)])
    }
    let inherited = pass.index.inheritedClassTraits(of: type)
    if inherited.contains(.works) || pass.isStrict && inherited.contains(.stateful) {
      return Reason(
        severity: .warning, effect: "the work of the old one ends",
        notes: [pass.note("`\(name)` is declared here", at: type)].compactMap { $0 })
    }
    if let costly = costlyConstruction(object) {
      return Reason(
        severity: .warning, effect: "its initializer is expensive (\(costly.cost.category.word))",
        notes: [pass.note("the initializer of `\(name)` calls this", .path, at: costly.path[costly.path.count - 1])],
        isShareable: pass.index.hasNothingToRemember(type) || pass.index.storesNothing(type),
        isOfMaking: !pass.index.additions.makesDeclaredStateOnce)
    }
    // What is stored there may come from the view, which stores it in the next one as well.
    guard pass.isStrict, !pass.index.hasNothingToRemember(type), !pass.index.storesNothing(type) else { return nil }
    return Reason(
      severity: .info, effect: "what the old one stores is lost",
      notes: [pass.note("`\(name)` is a class", .cause, at: type)].compactMap { $0 })
  }

  /// Whether the type is shown as a view: what a shape holds cannot be kept in `@State`.
  private func hasBody(_ view: TypeID?) -> Bool {
    view.map { !pass.index.members(named: .body, of: $0).isEmpty } ?? false
  }

  /// An expensive call that creating the object makes.
  private func costlyConstruction(_ object: ConstructedObject) -> ReachedCost? {
    pass.work.costs(ofMaking: object, in: pass.index).first {
      $0.cost.severity(in: .initializer, .perUpdate) >= .warning
    }
  }

  private func report(
    _ object: ConstructedObject, _ reason: Reason, _ property: MemberID, _ fact: MemberFact, _ owner: TypeID,
    by initializer: MemberID? = nil, at range: Range<Int>, extent: Range<Int>?, fix: Fix? = nil
  ) {
    guard let renewal = pass.renewal(of: owner, by: initializer), !isConfiguration(fact, owner), !isBox(object, fact),
      !isIdle(object, property)
    else { return }
    let name = pass.text(fact.name)
    let type = pass.text(object.name)
    // A generic type cannot have stored static properties, and all views would share what an object stores.
    let isGeneric = pass.index.node(property).ancestor { $0.kind == .structDecl }?.child(.genericParameterClause) != nil
    let isShared = !isGeneric && reason.isShareable
    // An object that is made from what the view gets would outlast it in `@State`.
    let isCalled = isUsedByCalls(property, owner) || initializer.map { isMadeFromInputs(object, of: $0) } ?? false
    let rows = pass.work.isBuiltInRows(owner) ? "for each row " : ""
    pass.report(
      range,
      "`\(pass.plainName(of: owner))` creates a new `\(type)` in `\(name)` \(rows)\(renewal.phrase), and "
        + reason.effect,
      severity: renewal.lowered(reason.severity),
      help: isCalled || reason.isOfMaking && !isShared
        ? "create the `\(type)` where the `\(pass.plainName(of: owner))` is kept, and pass it in"
        : reason.isOfMaking
          ? "share the `\(type)` in a `static let`, or pass it in"
          : "keep the `\(type)` in `@State \(pass.privateModifier(of: property, fact))var \(name)`"
            + (isShared ? ", share it in a `static let`, or pass it in" : ", or pass it in"),
      extent: extent,
      notes: pass.notes(ofMaking: object) + reason.notes + [pass.note(ofConstructing: owner)].compactMap { $0 },
      fix: isCalled || reason.isOfMaking ? nil : fix)
  }

  /// Whether the initializer passes the object what it gets itself.
  private func isMadeFromInputs(_ object: ConstructedObject, of initializer: MemberID) -> Bool {
    guard pass.index.node(initializer).contains(object.construction) else { return false }
    let body = pass.index.body(of: initializer)
    return body.uses(in: object.construction).contains { use in
      guard case .local(let local) = body.target(use) else { return false }
      return body.locals[Int(local)].parameter >= 0
    }
  }

  /// Whether nothing is done with the object that a new one loses: a subject that nothing sends to, and a generator of
  /// feedback that nothing prepares.
  private func isIdle(_ object: ConstructedObject, _ property: MemberID) -> Bool {
    switch object.name.known {
    case .PassthroughSubject, .CurrentValueSubject: return object.type == nil && !pass.isSentTo(property)
    case .UIImpactFeedbackGenerator, .UISelectionFeedbackGenerator, .UINotificationFeedbackGenerator:
      return !pass.isStrict && !isPrepared(property)
    default: return false
    }
  }

  /// `generator.prepare()`
  private func isPrepared(_ property: MemberID) -> Bool {
    let uses = pass.index.uses(named: pass.index[property].name).uses(of: property)
    return Set(uses.map(\.member)).contains { member in
      let body = pass.index.body(of: member)
      return body.uses.contains { use in
        guard use.isCall, use.receiver >= 0, pass.text(use.name) == "prepare" else { return false }
        return body.target(Int(use.receiver)) == .member(property)
      }
    }
  }

  /// Whether the object only holds bindings that the view gets, so that a new one holds the same ones.
  private func isBox(_ object: ConstructedObject, _ fact: MemberFact) -> Bool {
    let declared: WrittenType = if case .optional(let inner) = fact.type { inner } else { fact.type }
    if case .named(_, let arguments, _) = declared, !arguments.isEmpty {
      return arguments.allSatisfy { $0.name == .Binding }
    }
    let values = object.construction.arguments.compactMap { $0.value?.unwrapped }
    return !values.isEmpty && object.path.isEmpty
      && values.allSatisfy { pass.text($0.name).hasPrefix("$") && ($0.base?.isSelf ?? true) }
  }

  /// Whether other types call methods of the view that use the object: on a value of it, where `@State` is not
  /// connected.
  private func isUsedByCalls(_ property: MemberID, _ owner: TypeID) -> Bool {
    let index = pass.index
    let users = Set(index.dependencies(of: owner).usesAfterConstruction(of: property).map(\.site.member))
    return users.contains { method in
      guard index.owner(method) == owner, index[method].kind == .function, index[method].hasBody,
        !index.givesContent(method)
      else { return false }
      return index.uses(named: index[method].name).uses(of: method).contains { call in
        guard let other = index.owner(call.member) else { return false }
        return other != owner && index[other].parent != owner
      }
    }
  }

  /// Whether methods in the style of modifiers write to the object and return the view: it is configured each time.
  private func isConfiguration(_ fact: MemberFact, _ owner: TypeID) -> Bool {
    pass.index.derivation(.configuredNames, of: owner.number) { ConfiguredNames(in: owner, pass.index) }
      .names.contains(fact.name)
  }
}

/// The names that the methods of a view in the style of modifiers write parts of. Each initializer of the view asks.
private final class ConfiguredNames: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let names: Set<Name>

  init(in owner: TypeID, _ index: Index) {
    var names: Set<Name> = []
    for member in index[owner].members {
      let method = index[member]
      guard method.kind == .function, method.hasBody,
        method.type.name == .`Self` || method.type.name == index[owner].name
      else { continue }
      let body = index.body(of: member)
      for use in body.uses where use.isWritten && use.receiver >= 0 { names.insert(body.uses[Int(use.receiver)].name) }
    }
    self.names = names
  }
}
