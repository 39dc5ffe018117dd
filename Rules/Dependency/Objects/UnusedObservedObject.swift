import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Observing an object costs an update at each of its changes, whether the view reads the object or not.
public struct UnusedObservedObject: MemberRule {
  public static let about = About(
    "unused-observed-object", .dependency, .info, "A view observes an object that `body` never reads",
    fix: "Deletes a property that nothing uses, or turns an `@ObservedObject` that only actions use into a plain "
      + "`let`. Suggested, because other code may rely on the updates.",
    references: [.observedObject, .discoverObservation],
    explanation: """
      `@ObservedObject`, `@StateObject` and `@EnvironmentObject` subscribe the view to all changes that the object \
      publishes. SwiftUI does not know what `body` reads of it. Every change of a `@Published` property evaluates \
      the view. If only the action of a button uses the object, or nothing does, all these evaluations are \
      unnecessary. In a row of a list, each visible row is evaluated.

      Pass the view what it needs instead: a closure for the action, a plain reference (`let store: Store`), or the \
      value that it shows. With `@Observable`, SwiftUI tracks single properties, and an object that only actions use \
      costs nothing.

      Reported where no update of the view mentions the object, and the class publishes something. An object that \
      actions use is reported only if other code than the view is known to write what it publishes. Helpers and \
      content closures are part of an update. Where nothing above the view puts the object into the environment, it \
      is only unused.

      Not reported:

      - a `@StateObject` that actions use, because it owns the object
      - an object that actions use, where every change of it removes the view, or where the parents observe it as well \
      and SwiftUI cannot tell the view from the one before
      - views that pass themselves to something else
      - outside of rows, an `@EnvironmentObject` that actions use and that nothing is known to change often
      - objects that updates also read in another way, such as a shared instance
      - views that only menus show or that nothing shows, objects that only functions change which this view alone \
      calls, and objects that a comment in the view names, as code does that is set aside
      - objects that change other objects, which the view shows without observing them
      - `App` and `Scene`
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "each change of the basket evaluates each row",
      """
      import SwiftUI

      final class Basket: ObservableObject {
        @Published var items: [String] = []
        func add(_ item: String) { items.append(item) }
      }

      struct ProductRow: View {
        let name: String
        @EnvironmentObject var basket: Basket
        var body: some View { Button(name) { basket.add(name) } }
      }

      struct Products: View {
        let names: [String]
        var body: some View { List(names, id: \\.self) { ProductRow(name: $0) } }
      }
      """)
  ]
  public static let good = [
    Example(
      "the row gets a closure",
      """
      import SwiftUI

      struct ProductRow: View {
        let name: String
        let add: (String) -> Void
        var body: some View { Button(name) { add(name) } }
      }
      """),
    Example(
      "`body` reads it",
      """
      import SwiftUI

      final class Basket: ObservableObject {
        @Published var items: [String] = []
        func add(_ item: String) { items.append(item) }
      }

      struct ProductRow: View {
        let name: String
        @EnvironmentObject var basket: Basket
        var body: some View {
          Button(name) { basket.add(name) }.disabled(basket.items.contains(name))
        }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard let watched = pass.watchedObject(member, fact) else { return }
    let (view, model, wrapper) = (watched.view, watched.model, watched.wrapper)
    let uses = pass.index.dependencies(of: view).uses(of: member)
    guard !uses.contains(where: { $0.context == .update || $0.context == .presentation }),
      !pass.index.isRequirement(member), !pass.isUsedElsewhere(member)
    else { return }
    // The updates can be the purpose.
    if pass.isPurposeful(pass.index.node(member)) { return }
    let later = uses.filter { $0.context != .construction }
    if later.isEmpty {
      // The view may own it for what it does by itself.
      if wrapper == .StateObject || pass.index.mentions(pass.index.spellings(of: member), in: view)
        || pass.mayBeReadByNamesake(member, of: view)
      {
        return
      }
      // Code that is set aside uses it.
      if let type = pass.index.node(member).ancestors.first(where: { $0.kind == .structDecl }), !pass.isStrict,
        pass.comments(in: type.range, mention: [pass.text(fact.name).lowercased() + "."])
      {
        return
      }
    } else if wrapper == .StateObject || !pass.index.areCertainlyLater(later) {
      return
    }
    guard !pass.index.handsItselfOn(view), !pass.index.isReadAside(model, in: view, work: pass.work) else {
      return
    }
    // A menu is open for a moment.
    if !pass.isStrict, isOnlyInMenus(view) { return }
    // What else is evaluated with the object saves nothing, and what removes the view evaluates nothing.
    if !later.isEmpty, pass.isEvaluatedFromAbove(view, withChangesOf: model), !pass.isStrict { return }
    let selecting = pass.propertiesShowing(view)
    let frequent = pass.index.frequentWrites(ofPublishedBy: model).first {
      pass.index.owner($0.member) != view && !pass.isExcluded($0) && pass.index.mayBeCalled($0.member)
    }
    // Without rows, updates now and then cost less than another way to the object.
    if !later.isEmpty, wrapper == .EnvironmentObject, frequent == nil, !pass.isStrict,
      !pass.work.isBuiltInRows(view)
    {
      return
    }
    let change =
      frequent
      ?? watched.published.lazy.filter { !selecting.contains($0) }
      .compactMap { self.write(of: $0, outside: view) }.first
    // Elements of classes may change where the object is written: the updates then show them.
    let shown = unobserved(shownBy: view)
    if shown.writers.contains(model), !pass.isStrict { return }
    let isShown =
      wrapper != .EnvironmentObject || pass.index.mayReceive(model, in: view, work: pass.work)
    guard later.isEmpty || change != nil && isShown || pass.isStrict else { return }
    let name = pass.text(fact.name)
    let (viewName, modelName) = (pass.plainName(of: view), pass.plainName(of: model))
    let effect =
      later.isEmpty
      ? isShown ? ", but makes the view observe the `\(modelName)`" : ""
      : change == nil || !isShown ? "" : ", but every change of the `\(modelName)` evaluates `\(viewName).body`"
    let notes = later.prefix(NoteLimit.places).map { pass.note("used here, outside of an update", at: $0.site) }
    pass.report(
      fact.nameRange,
      "`@\(pass.text(wrapper)) \(name)` is \(later.isEmpty ? "never used" : "used only in actions")" + effect,
      severity: .info,
      help: later.isEmpty
        ? "delete the property, unless its updates are what you need"
        // The view may show what nothing tracks, and be evaluated again for that.
        : "unless you need its updates, "
          + (wrapper == .EnvironmentObject
            ? "read it through an `EnvironmentKey` of your own"
              + (callersHave(model, view) ? ", or pass a closure for the action" : "")
            : "pass the view a closure for its action, or hold the object in a plain `let`"),
      notes: notes + [
        change.map { pass.note("this write is such a change", .change, at: $0) }
          ?? pass.note(onPublished: watched.published)
      ],
      fix: shown.writers.contains(model) || shown.hasUnknownWrapper
        ? nil : later.isEmpty ? deletion(member, fact, wrapper) : plain(member, fact, wrapper, view))
  }

  /// Whether each view that builds it has an object of the class. Otherwise a modifier may be what makes the object.
  private func callersHave(_ model: TypeID, _ view: TypeID) -> Bool {
    pass.index.someCallsOutsidePreviews(of: view, work: pass.work).allSatisfy { call in
      guard let owner = pass.index.owner(call.caller) else { return false }
      return owner == model || pass.index.storedProperties(of: owner).contains { pass.index.heldType(of: $0) == model }
    }
  }

  /// Whether only menus show the view.
  private func isOnlyInMenus(_ view: TypeID) -> Bool {
    let calls = pass.index.someCallsOutsidePreviews(of: view, work: pass.work)
    return !calls.isEmpty
      && calls.allSatisfy { pass.index.isInMenu([UseSite(member: $0.caller, use: $0.use)]) }
  }

  /// A write that other code than the view makes while the object is shown.
  private func write(of published: MemberID, outside view: TypeID) -> UseSite? {
    pass.index.laterWrites(of: published).first {
      pass.index.owner($0.member) != view && !pass.isExcluded($0) && !isCalledOnly(by: view, $0.member)
        && pass.index.mayBeCalled($0.member)
    }
  }

  /// Whether it is a function that the view alone calls, in a project of several files.
  private func isCalledOnly(by view: TypeID, _ function: MemberID) -> Bool {
    guard pass.index.files.count > 1, pass.index[function].kind == .function, pass.index[function].access <= .internal
    else { return false }
    let uses = pass.index.uses(named: pass.index[function].name)
    let callers = uses.uses(of: function).filter { !pass.isExcluded($0) }
    return uses.unresolved.isEmpty && !callers.isEmpty && callers.allSatisfy { pass.index.owner($0.member) == view }
  }

  private func unobserved(shownBy view: TypeID) -> Unobserved {
    pass.index.derivation(.writersOfShownObjects, of: view.number) { Unobserved(shownBy: view, pass.index) }
  }

  /// What updates of a view read that it does not observe, or may not. Linear in its properties, once for each view.
  private final class Unobserved: AnyDerivation, @unchecked Sendable {
    // Unchecked as what it derives from is; nothing changes after `init`.
    /// The types whose code changes objects that the view shows.
    let writers: Set<TypeID>
    let hasUnknownWrapper: Bool

    init(shownBy view: TypeID, _ index: Index) {
      let dependencies = index.dependencies(of: view)
      var writers: Set<TypeID> = []
      var hasUnknownWrapper = false
      for property in index.storedProperties(of: view) {
        let fact = index[property]
        if !fact.isStatic, !hasUnknownWrapper, dependencies.read(of: property) != nil {
          hasUnknownWrapper = fact.attributes.contains {
            !Wrappers.has(.dynamicProperty, $0)
              && index.resolveType($0, file: index.file(property), scope: view) == nil
          }
        }
        guard fact.attributes.isEmpty, let held = index.heldType(of: property),
          index[held].isReference, !index[held].traits.contains(.observable),
          let read = dependencies.read(of: property)
        else { continue }
        // A view that only passes it on leaves the showing to that view.
        if case .view = read.destination { continue }
        for part in index.storedProperties(of: held) {
          writers.formUnion(index.laterWrites(of: part).compactMap { index.owner($0.member) })
        }
      }
      self.writers = writers
      self.hasUnknownWrapper = hasUnknownWrapper
    }
  }

  /// Deletes a property that no call site passes. Only suggested: code may rely on the updates without saying so.
  private func deletion(_ member: MemberID, _ fact: MemberFact, _ wrapper: Name) -> Fix? {
    let binding = pass.index.node(member)
    guard wrapper == .EnvironmentObject || binding.child(.initializer) != nil,
      !pass.isUsedOutside(member, fact),
      fact.access <= .internal, fact.attributes.count == 1, let range = pass.lines(of: binding)
    else { return nil }
    return Fix("Delete `\(pass.text(fact.name))`", .suggested, [pass.edit(range, with: "")])
  }

  /// `@ObservedObject var x` as `let x`: the same object, without a subscription.
  private func plain(_ member: MemberID, _ fact: MemberFact, _ wrapper: Name, _ view: TypeID) -> Fix? {
    let binding = pass.index.node(member)
    let spellings = pass.index.spellings(of: member).filter { $0 != fact.name }
    guard wrapper == .ObservedObject, fact.attributes.count == 1, !pass.index.mentions(spellings, in: view),
      let declaration = binding.soleDeclaration,
      let attribute = declaration.child(.attribute),
      attribute.text == "@ObservedObject", let introducer = pass.introducer(of: declaration),
      // A constant with a value is not a parameter of the memberwise initializer, and cannot be assigned.
      binding.child(.initializer) == nil
        || !pass.isUsedOutside(member, fact) && !pass.index.isAssignedInInitializer(member)
    else { return nil }
    let next = declaration.tokenRange(attribute.endToken).lowerBound
    guard !pass.hasComment(in: attribute.range.upperBound..<next) else { return nil }
    return Fix(
      "Hold `\(pass.text(fact.name))` in a plain `let`", .suggested,
      [pass.edit(attribute.range.lowerBound..<next, with: ""), pass.edit(introducer, with: "let")])
  }
}
