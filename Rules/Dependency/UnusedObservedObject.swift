import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Observing an object costs an update at each of its changes, whether the view reads the object or not.
public struct UnusedObservedObject: MemberRule {
  public static let about = About(
    "unused-observed-object", .dependency, .warning, "A view observes an object that `body` never reads",
    fix: "Deletes a property that nothing uses, or turns an `@ObservedObject` that only actions use into a plain "
      + "`let`. Suggested, because other code may rely on the updates.",
    references: [.observedObject, .discoverObservation],
    explanation: """
      `@ObservedObject`, `@StateObject` and `@EnvironmentObject` subscribe the view to all changes that the \
      object publishes. SwiftUI does not know what `body` reads of it. Every change of a `@Published` property \
      evaluates the view. If only the action of a button uses the object, or nothing does, all these \
      evaluations are unnecessary. In a row of a list, each visible row is evaluated.

      Pass the view what it needs instead: a closure for the action, a plain reference (`let store: Store`), \
      or the value that it shows. With `@Observable`, SwiftUI tracks single properties, and an object that \
      only actions use costs nothing.

      Reported where no update of the view mentions the object, and the class publishes something. Helpers and \
      content closures are part of an update.

      Left alone:

      - a `@StateObject` that actions use, because it owns the object
      - views that pass themselves to something else
      - objects that updates also read in another way, such as a shared instance
      - `App` and `Scene`
      """)

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
    let name = pass.text(fact.name)
    let (viewName, modelName) = (pass.plainName(of: view), pass.plainName(of: model))
    let notes = later.prefix(3).map { pass.note("used here, outside of an update", at: $0.site) }
    pass.report(
      fact.nameRange,
      "`@\(pass.text(wrapper)) \(name)` is \(later.isEmpty ? "never used" : "used only in actions"), but every change "
        + "of the `\(modelName)` evaluates `\(viewName).body`",
      help: later.isEmpty
        ? "delete the property" : "pass the view a closure for its action, or hold the object in a plain `let`",
      notes: notes + [pass.note(onPublished: watched.published)],
      fix: later.isEmpty ? deletion(member, fact, wrapper) : plain(member, fact, wrapper, view))
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
