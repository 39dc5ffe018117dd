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
      content closures are part of an update. The finding is a warning where such a write evaluates rows of a \
      collection that grows, or a large body, and the views above do not observe the object as well. For an object that actions use, a large body counts only if \
      code changes at least five of the properties that the class publishes. Otherwise it is \
      information. Where nothing above the view puts the object into the environment, it is only unused.

      Left alone:

      - a `@StateObject` that actions use, because it owns the object
      - views that pass themselves to something else
      - objects that updates also read in another way, such as a shared instance
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
      !pass.index.isRequirement(member), !pass.work.outside.isReachedFromOutside(member)
    else { return }
    // The updates can be the purpose.
    if pass.isPurposeful(pass.index.node(member)) { return }
    let later = uses.filter { $0.context != .construction }
    if later.isEmpty {
      // The view may own it for what it does by itself.
      if wrapper == .StateObject || pass.index.mentions(pass.index.spellings(of: member), in: view) { return }
    } else if wrapper == .StateObject || !pass.index.areCertainlyLater(later) {
      return
    }
    guard !pass.index.handsItselfOn(view), !pass.index.isReadAside(model, in: view, work: pass.work) else {
      return
    }
    let change = watched.published.lazy.compactMap { self.write(of: $0, outside: view) }.first
    // Elements of classes may change where the object is written: the updates then show them.
    if showsObjects(view, beside: member, changedBy: model), !pass.isStrict { return }
    let isShown =
      wrapper != .EnvironmentObject || pass.index.mayReceive(model, in: view, work: pass.work)
    guard later.isEmpty || change != nil && isShown || pass.isStrict else { return }
    let name = pass.text(fact.name)
    let (viewName, modelName) = (pass.plainName(of: view), pass.plainName(of: model))
    let effect =
      change == nil || !isShown
      ? "" : ", but every change of the `\(modelName)` evaluates `\(viewName).body`"
    let notes = later.prefix(3).map { pass.note("used here, outside of an update", at: $0.site) }
    pass.report(
      fact.nameRange,
      "`@\(pass.text(wrapper)) \(name)` is \(later.isEmpty ? "never used" : "used only in actions")" + effect,
      severity: !effect.isEmpty && isCostly(view, later.isEmpty ? nil : watched) && !isObservedAbove(view, model)
        ? .warning : .info,
      help: later.isEmpty
        ? "delete the property" : "pass the view a closure for its action, or hold the object in a plain `let`",
      notes: notes + [
        change.map { pass.note("this write is such a change", at: $0) } ?? pass.note(onPublished: watched.published)
      ],
      fix: later.isEmpty ? deletion(member, fact, wrapper) : plain(member, fact, wrapper, view))
  }

  /// How many properties of a class code changes at least for it to publish often.
  private static let manyChanges = 5
  /// How many views a body builds at least whose needless evaluation is worth a warning.
  private static let manyViews = 30

  /// Whether an evaluation costs more than a few views: the view is a row of a collection without limit, or large.
  ///
  /// - Parameter used: The object if actions use it, so that the remedy is more work: its class must then change often.
  private func isCostly(_ view: TypeID, _ used: WatchedObject?) -> Bool {
    let changes = used.map { watched in
      watched.published.count { pass.index.change(of: $0, work: pass.work).isProved }
    }
    if changes ?? Self.manyChanges >= Self.manyChanges, pass.viewCount(of: view) >= Self.manyViews { return true }
    return pass.rows(building: view).contains { pass.grows($0) }
  }

  /// Whether each view that builds it observes objects of the class as well, and is evaluated with it anyway.
  private func isObservedAbove(_ view: TypeID, _ model: TypeID) -> Bool {
    let calls = pass.index.someCallsOutsidePreviews(of: view, work: pass.work)
    return !calls.isEmpty
      && calls.allSatisfy { call in pass.index.owner(call.caller).map { pass.index.observes($0, model) } ?? false }
  }

  /// A write that other code than the view makes while the object is shown.
  private func write(of published: MemberID, outside view: TypeID) -> UseSite? {
    pass.index.laterWrites(of: published).first { pass.index.owner($0.member) != view && !pass.isExcluded($0) }
  }

  /// Whether an update reads an object that the view does not observe, and that code of the watched class changes.
  private func showsObjects(_ view: TypeID, beside member: MemberID, changedBy model: TypeID) -> Bool {
    let dependencies = pass.index.dependencies(of: view)
    return pass.index.storedProperties(of: view).contains { property in
      guard property != member, pass.index[property].attributes.isEmpty, let held = pass.index.heldType(of: property),
        pass.index[held].isReference, !pass.index[held].traits.contains(.observable),
        pass.index.storedProperties(of: held).contains(where: { part in
          pass.index.laterWrites(of: part).contains { pass.index.owner($0.member) == model }
        }),
        let read = dependencies.read(of: property)
      else { return false }
      // A view that only passes it on leaves the showing to that view.
      if case .view = read.destination { return false }
      return true
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
