import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view holds an object in a plain property, or asks for a shared one, but does not observe it.
public struct ObservableObjectNotObserved: MemberRule {
  public static let about = About(
    "observable-object-not-observed", .dependency, .info,
    "A view reads an `ObservableObject` that it does not observe",
    isOnByDefault: false,
    fix: "Marks the property `@ObservedObject`. Suggested, because each change of the object then evaluates the "
      + "view.",
    references: [.migratingToObservable, .discoverObservation],
    explanation: """
      An `ObservableObject` publishes its changes. A view receives them only through `@ObservedObject`, \
      `@StateObject` or `@EnvironmentObject`. In a plain `let` or `var`, the object can be read, so the first \
      update is right. After that, SwiftUI has no reason to evaluate `body`: the reference stays the same, \
      whatever changes in the object.

      Often a parent observes the same object, and updates the view as long as it also passes something that differs each \
      time. That hides the defect, so the finding is information.

      Write `@ObservedObject var model: Model`, or pass the values that the view shows instead of the object. \
      Or make the class `@Observable`, which needs no wrapper.

      Reported where an update of the view reads a `@Published` property of the object, directly or through a \
      computed property of the class. The type of the property may be a generic parameter or a protocol of the project, if a \
      class that conforms to it publishes what is read. An `App` counts as well: its menu commands and windows show the first \
      value, which is a warning if nothing else evaluates the app. A view that asks for a shared object each time \
      (`Settings.shared.isCompact`) does not observe it either.

      Not reported:

      - objects that only actions use
      - properties that only other screens write, or code that nothing runs
      - views that observe an object of this class in another property
      - views that subscribe to it (`onReceive(model.$title)`)
      - views that observe another object, and views with an `id(_:)` that is computed, unless the rule is strict
      - views that create the object themselves, which is another defect; an `App` is created once and may
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "always shows the first title",
      """
      import SwiftUI

      final class Page: ObservableObject { @Published var title = "" }

      struct Header: View {
        let page: Page
        var body: some View {
          Text(page.title)
          Button("Rename") { page.title = "Page" }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "observes the object",
      """
      import SwiftUI

      final class Page: ObservableObject { @Published var title = "" }

      struct Header: View {
        @ObservedObject var page: Page
        var body: some View { Text(page.title) }
      }
      """),
    Example(
      "only an action uses it",
      """
      import SwiftUI

      final class Page: ObservableObject { @Published var title = "" }

      struct Clear: View {
        let page: Page
        var body: some View { Button("Clear") { page.title = "" } }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty, .computedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    if fact.kind == .computedProperty {
      if fact.name == .body, let view = pass.index.owner(member) { checkShared(of: view) }
      return
    }
    guard !fact.isStatic, !fact.isLazy, fact.attributes.isEmpty,
      let view = pass.index.owner(member), pass.index[view].traits.contains(.viewLike),
      case let isApp = pass.index[view].traits.contains(.root), !isApp || pass.index[view].conforms(to: .App),
      !pass.index[view].isReference,
      let held = pass.index.valueType(of: member)?.type,
      pass.index.isObservableObject(held) || pass.index[held].kind == .protocol, !pass.index.observes(view, held),
      let (model, published, read) = changingRead(through: member, of: held, view),
      isApp || !pass.index.isRenderedOnce(view, work: pass.work) && !isMade(fact, of: model, in: view),
      !isSubscribed(fact.name, in: view),
      pass.isStrict || !observesOthers(view) && !isKeyed(view)
    else { return }
    report(member, fact, published, read, view, model)
  }

  /// The first read of a published property that changes, with the class that publishes it: the type of the property
  /// itself, or one that conforms to its protocol.
  private func changingRead(
    through member: MemberID, of held: TypeID, _ view: TypeID
  ) -> (model: TypeID, published: MemberID, read: ModelRead)? {
    guard pass.index[held].kind == .protocol else {
      for (published, read) in pass.index.reads(ofPublishedBy: held, through: member, of: view, work: pass.work)
      where !pass.isExcluded(read.site) && isChanged(published, in: view) {
        return (held, published, read)
      }
      return nil
    }
    let models = pass.index.models(conformingTo: held)
    if models.isEmpty { return nil }
    for (requirement, read) in pass.index.reads(ofRequirementsOf: held, through: member, of: view)
    where !pass.isExcluded(read.site) {
      for model in models {
        let published = pass.index.publishedProperties(of: model).first {
          pass.index[$0].name == pass.index[requirement].name
        }
        if let published, isChanged(published, in: view) { return (model, published, read) }
      }
    }
    return nil
  }

  // MARK: Shared objects

  /// Reports reads of shared objects that the view does not store: `Settings.shared.isCompact`, once for each class.
  private func checkShared(of view: TypeID) {
    guard pass.index[view].traits.contains(.viewLike), pass.index[view].traits.isDisjoint(with: [.root, .preview]),
      !pass.index[view].isReference, !pass.index.isRenderedOnce(view, work: pass.work)
    else { return }
    var seen: Set<MemberID> = []
    var reported: Set<TypeID> = []
    for member in pass.index[view].members
    where pass.index[member].hasBody && pass.index.file(member) == pass.file.number {
      let body = pass.index.body(of: member)
      for i in body.uses.indices {
        guard case .member(let holder) = body.target(i), seen.insert(holder).inserted,
          let shared = sharedObject(behind: holder, of: view), let model = pass.index.valueType(of: shared)?.type,
          pass.index.isObservableObject(model), !reported.contains(model), !pass.index.observes(view, model),
          let (published, read) = pass.index.reads(ofPublishedBy: model, through: holder, of: view, work: pass.work)
            .first(where: {
              pass.index.file($0.read.site.member) == pass.file.number && !pass.isExcluded($0.read.site)
                && isChanged($0.published, in: view)
            }),
          !isSubscribed(pass.index[shared].name, in: view), !isSubscribed(pass.index[holder].name, in: view),
          !isSubscribed(pass.index[model].name, in: view), pass.isStrict || !observesOthers(view) && !isKeyed(view)
        else { continue }
        reported.insert(model)
        report(shared, published, read, view, model)
      }
    }
  }

  /// The static property that a use names, directly or through a computed property of the view that returns it.
  private func sharedObject(behind holder: MemberID, of view: TypeID) -> MemberID? {
    let fact = pass.index[holder]
    if fact.kind == .storedProperty { return fact.isStatic ? holder : nil }
    guard fact.kind == .computedProperty, pass.index.owner(holder) == view,
      let value = pass.index.singleExpression(of: holder)?.unwrapped
    else { return nil }
    if case .member(let shared) = pass.index.target(of: value, in: pass.index.body(of: holder)) {
      return pass.index[shared].isStatic && pass.index[shared].kind == .storedProperty ? shared : nil
    }
    // `.shared`
    guard value.kind == .memberAccess, value.base == nil, let model = pass.index.valueType(of: holder)?.type else {
      return nil
    }
    return pass.index.members(named: value.name, of: model).first {
      pass.index[$0].isStatic && pass.index[$0].kind == .storedProperty
    }
  }

  private func report(
    _ shared: MemberID, _ published: MemberID, _ read: ModelRead, _ view: TypeID, _ model: TypeID
  ) {
    let type = pass.plainName(of: model)
    let name = pass.index.owner(shared).map { "\(pass.plainName(of: $0)).\(pass.plainName(of: shared))" } ?? type
    var notes = [pass.note("`\(type)` publishes this property", .change, at: published)]
    if read.site != read.read { notes.insert(pass.note("which reads this property", .path, at: read.read), at: 0) }
    pass.report(
      pass.index.node(at: read.site).memberNameRange,
      "`\(pass.plainName(of: view))` does not observe `\(name)`: a change of `\(pass.plainName(of: published))` "
        + "updates it only through its parent",
      help: "hold the object in an `@ObservedObject` property of the view", notes: notes)
  }

  // MARK: What hides the defect

  /// Whether the view observes another object, which may publish what this one holds.
  private func observesOthers(_ view: TypeID) -> Bool {
    pass.index.storedProperties(of: view).contains { property in
      pass.index[property].attributes.contains { Wrappers.has(.observesObject, $0) }
    }
  }

  /// Whether each place that builds the view gives it an id that is computed, so that another id makes another view.
  private func isKeyed(_ view: TypeID) -> Bool {
    let sites = pass.work.sites(of: view).prefix(Self.siteLimit).filter { !pass.isExcluded($0) }
    return !sites.isEmpty
      && sites.allSatisfy { site in
        var node = pass.index.node(at: site)
        while let access = node.parent?.asMemberAccess, let call = access.node.parent?.asCall, access.base == node {
          if call.name == .id, let key = call.node.unlabelledArgument?.unwrapped {
            let body = pass.index.body(of: site.member)
            return key.kind == .call || pass.index.change(of: key, in: body, work: pass.work).isProved
          }
          node = call.node
        }
        return false
      }
  }

  /// Whether a write after the initializer is known; what only may change counts if the rule is strict.
  private func isChanged(_ published: MemberID, in view: TypeID) -> Bool {
    let change = pass.index.change(of: published, work: pass.work)
    if pass.isStrict { return !change.isSettled }
    return change.isProved
      && pass.index.laterWrites(of: published).contains { !pass.isExcluded($0) && mayRun($0.member, while: view) }
  }

  /// Whether the code may run while the view is shown: something runs it, and it does not belong to another screen.
  private func mayRun(_ member: MemberID, while view: TypeID) -> Bool {
    if isNeverRun(member) { return false }
    guard let owner = pass.index.owner(member), owner != view, pass.index[owner].traits.contains(.view) else {
      return true
    }
    return builds(owner, view) || builds(view, owner)
  }

  /// Whether the body of one view builds the other in place.
  private func builds(_ outer: TypeID, _ inner: TypeID) -> Bool {
    pass.work.sites(of: inner).contains { site in
      pass.index.owner(site.member) == outer && !pass.index.startsAnew(at: site, work: pass.work)
    }
  }

  /// Whether the project names the function, or sets the property with this setter or observer, nowhere.
  private func isNeverRun(_ member: MemberID) -> Bool {
    let fact = pass.index[member]
    // Other files may run it that are not there.
    if pass.index.files.count == 1, fact.access > .fileprivate { return false }
    guard fact.access <= .internal, !fact.isOverride, fact.attributes.isEmpty, !pass.index.isRequirement(member) else {
      return false
    }
    let uses = pass.index.uses(named: fact.name)
    guard uses.unresolved.isEmpty else { return false }
    let own = uses.uses(of: member).filter { $0.member != member }
    switch fact.kind {
    case .function: return own.isEmpty
    case .computedProperty, .storedProperty:
      return !own.contains { pass.index.body(of: $0.member).isWritten($0.use) || pass.index.node(at: $0).isBinding }
    default: return false
    }
  }

  private func report(
    _ member: MemberID, _ fact: MemberFact, _ published: MemberID, _ read: ModelRead, _ view: TypeID,
    _ model: TypeID
  ) {
    let name = pass.text(fact.name)
    // `let page: P` of a view that is generic over `P`.
    let isGeneric =
      pass.index[view].declaration.map { declaration in
        pass.index[declaration].generics.contains { $0.name == fact.type.name }
      } ?? false
    let isAnyProtocol = !isGeneric && pass.index.valueType(of: member)?.type != model
    let type = isGeneric ? pass.text(fact.type.name) : pass.plainName(of: model)
    // `= .shared` needs the type that is written before it.
    let initial = pass.index.node(member).initialValue.map { " = " + $0.text } ?? ""
    let value = initial.isEmpty || initial.hasPrefix(" = .") ? ": " + type + initial : initial
    let isApp = pass.index[view].traits.contains(.root)
    let wrapper = isApp && !initial.isEmpty && isMade(fact, of: model, in: view) ? "StateObject" : "ObservedObject"
    let declaration = Pass.quoted("@\(wrapper) var \(name)\(value)", or: "`@\(wrapper) var \(name)`", limit: 80)
    let viewName = pass.plainName(of: view)
    var notes = [pass.note("read here", .path, at: read.site)]
    if read.site != read.read { notes.append(pass.note("which reads this property", .path, at: read.read)) }
    notes.append(pass.note("`\(pass.plainName(of: model))` publishes this property", .change, at: published))
    pass.report(
      fact.nameRange,
      "`\(viewName)` does not observe `\(name)`: a change of `\(name).\(pass.plainName(of: published))` "
        + (isApp ? "does not update it" : "updates it only through its parent"),
      severity: isApp && !hasOtherTriggers(view) ? .warning : .info,
      help: isAnyProtocol
        ? "make the view generic over the type of `\(name)`, and declare it `@ObservedObject`"
        : fact.type.isOptional
          ? "pass the object to a view that declares `@ObservedObject var \(name): \(type)`"
          : "declare \(declaration)",
      notes: notes, fix: wrapper == "StateObject" || isAnyProtocol ? nil : fix(member, fact))
  }

  /// Whether something else may evaluate an app: its state, its environment, stored preferences.
  private func hasOtherTriggers(_ app: TypeID) -> Bool {
    pass.index.storedProperties(of: app).contains { property in
      pass.index[property].attributes.contains { !pass.text($0).hasSuffix("DelegateAdaptor") }
    }
  }

  /// How many constructions of the view are looked at. What further ones would deny is missed.
  private static let siteLimit = 50

  /// Whether the view creates the object. The defect is then that no property owns it.
  private func isMade(_ fact: MemberFact, of model: TypeID, in view: TypeID) -> Bool {
    switch fact.initial {
    case .construction, .calledClosure: return true
    default: break
    }
    return pass.index[view].initializers.contains { initializer in
      let body = pass.index.body(of: initializer)
      return body.uses.indices.contains { body.target($0) == .construction(model) }
    }
  }

  /// `onReceive(page.$title)`, `onReceive(page.book.$title)`
  private func isSubscribed(_ name: Name, in view: TypeID) -> Bool {
    pass.index[view].members.contains { member in
      pass.index[member].hasBody
        && pass.index.node(member).descendants.contains { node in
          node.kind == .memberAccess && (node.name == .objectWillChange || pass.text(node.name).hasPrefix("$"))
            && node.root.name == name
        }
    }
  }

  private func fix(_ member: MemberID, _ fact: MemberFact) -> Fix? {
    guard !fact.type.isOptional, let declaration = pass.index.node(member).soleDeclaration,
      let introducer = pass.introducer(of: declaration)
    else { return nil }
    let start = declaration.range.lowerBound
    let edits =
      start == introducer.lowerBound
      ? [pass.edit(introducer, with: "@ObservedObject var")]
      : [pass.edit(start..<start, with: "@ObservedObject "), pass.edit(introducer, with: "var")]
    return Fix("Observe the object with `@ObservedObject`", .suggested, edits)
  }
}
