import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// An id that code renews for no other reason than to have all below built again.
public struct IdentityResetToken: ViewTreeRule {
  public static let about = About(
    "identity-reset-token", .identity, .info, "A view gets a new id only to be built again",
    isOnByDefault: false,
    yieldsTo: ["id-churn"],
    references: [.demystify, .identity],
    explanation: """
      `.id(refreshID)` with a `refreshID` that some action renews (`refreshID = UUID()`, `+= 1`, \
      `toggle()`) says: forget this view and build another. It works, and it is the most expensive way to \
      show new data. All `@State` below starts over, text fields lose the focus, lists jump to the top, \
      images and tasks are loaded again, and nothing can be animated from the old to the new. Often it \
      hides that a view does not observe what it shows. The same goes for an order or a filter as an id: \
      another order of the rows is no other list.

      Change what the view shows instead: reset or reload the model, write the `@State` that should start \
      over, run loading again with `.task(id: token)`. Then SwiftUI updates what differs.

      Left alone: tokens of `.task(id:)`, ids that name a thing (an account, a document, a page), single \
      texts and shapes, content of menus, views with a transition that shows the exchange, \
      values that the code also sets to \
      something else than a new one.
      """)

  public static let bad = [
    Example(
      "reloading throws the list away",
      """
      import SwiftUI

      struct Feed: View {
        @State private var refreshID = UUID()
        let titles: [String]
        var body: some View {
          VStack {
            List(titles, id: \\.self) { Text($0) }
              .id(refreshID)
            Button("Reload") { refreshID = UUID() }
          }
        }
      }
      """),
    Example(
      "another order is no other list",
      """
      import SwiftUI

      enum SortOrder: Hashable { case name, date }

      struct Feed: View {
        @State private var order = SortOrder.name
        let titles: [String]
        var body: some View {
          List(titles, id: \\.self) { Text($0) }
            .id(order)
            .toolbar { Button("By date") { order = .date } }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "the task starts again, the list stays",
      """
      import SwiftUI

      struct Feed: View {
        @State private var reloads = 0
        @State private var titles: [String] = []
        var body: some View {
          List(titles, id: \\.self) { Text($0) }
            .task(id: reloads) { titles = ["one", "two"] }
            .toolbar { Button("Reload") { reloads += 1 } }
        }
      }
      """),
    Example(
      "another account is another view",
      """
      import SwiftUI

      struct Home: View {
        @State private var account = UUID()
        let accounts: [UUID]
        var body: some View {
          List { Text("Inbox") }
            .id(account)
            .toolbar { Button("Switch") { account = accounts[0] } }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    // Menus of an app have nothing to lose.
    guard pass.file.mentions(.id),
      tree.owner.map({ !pass.index[$0].conforms(to: .Commands) }) ?? true
    else { return }
    for modifier in tree.idModifiers {
      guard !tree.isLeaf(modifier.base), !tree.showsReplacement(at: modifier.node),
        !tree.isShown(as: .menu, modifier.node),
        let property = property(modifier.value)
      else { continue }
      if let changes = renewals(of: property) {
        report(modifier, "is renewed to have this view built again", "renewed here", changes)
      } else if let changes = choices(of: property) {
        report(modifier, "is a choice of what is shown", "chosen here", changes)
      }
    }
  }

  /// The stored property that the id is, of the view itself or of a model.
  private func property(_ value: Node) -> MemberID? {
    let value = value.unwrapped
    guard value.isName, case .member(let property) = pass.index.target(of: value, in: tree.body)
    else { return nil }
    let fact = pass.index[property]
    guard fact.kind == .storedProperty, !fact.isStatic, !fact.isLet, let owner = pass.index.owner(property)
    else { return nil }
    if owner == tree.owner {
      return fact.attributes.contains {
        Wrappers.has(.ownsState, $0) || Wrappers.has(.storedOutside, $0) || $0 == .Binding
      } ? property : nil
    }
    return pass.index[owner].traits.isDisjoint(with: [.observable, .observableObject])
      ? nil : property
  }

  private func changes(of property: MemberID) -> [PropertyChange] {
    guard let owner = pass.index.owner(property), owner == tree.owner else {
      return pass.index.changes(ofModel: property, work: pass.work)
    }
    return pass.index.changes(of: property, in: owner)
  }

  // MARK: Tokens

  /// The changes of a value that says nothing: all of them make just another one.
  private func renewals(of property: MemberID) -> [PropertyChange]? {
    // Somebody else may set it to anything.
    guard !pass.index[property].attributes.contains(where: { $0 == .Binding }) else { return nil }
    let changes = changes(of: property)
    guard !changes.isEmpty, changes.allSatisfy({ pass.index.isRenewal($0, of: property) }),
      isFresh(changes) || isOnlyKey(property)
    else { return nil }
    return changes
  }

  /// `UUID()` says nothing by itself; the next number may be that of a page.
  private func isFresh(_ changes: [PropertyChange]) -> Bool {
    changes.allSatisfy { change in
      guard case .assigned(let value) = change.form else { return false }
      return value.kind != .sequence && value.kind != .prefixExpr
    }
  }

  /// Does the view look at the value nowhere but in `id(_:)`, `task(id:)` and the like?
  private func isOnlyKey(_ property: MemberID) -> Bool {
    guard let owner = tree.owner, pass.index.owner(property) == owner else { return false }
    return pass.index.dependencies(of: owner).uses(of: property).allSatisfy { use in
      guard use.isRead, !use.isWritten, use.context != .later else { return true }
      guard use.context == .update, use.memberUse == nil,
        let name = pass.index.node(at: use.site).receivingCall?.call.name
      else { return false }
      return name == .id || name == .task || name == .onChange
    }
  }

  // MARK: Orders and filters

  private func choices(of property: MemberID) -> [PropertyChange]? {
    guard let type = pass.index.valueType(of: property)?.type, pass.index[type].kind == .enum,
      isOrder(pass.plainName(of: type)) || isOrder(pass.plainName(of: property))
    else { return nil }
    let changes = changes(of: property)
    return changes.isEmpty ? nil : changes
  }

  private func isOrder(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("sort") || name.contains("filter") || name == "order"
      || name.hasSuffix("ordering")
  }

  private func report(
    _ modifier: IDModifier, _ role: String, _ place: String, _ changes: [PropertyChange]
  ) {
    let lost = pass.lostState(at: modifier.base, of: tree)
    let effect = lost.phrase.map { "\($0) is lost" } ?? "all below starts over"
    let value = pass.brief(modifier.value)
    pass.report(
      modifier.call.calledNameRange, "`\(value)` \(role): each time it changes, \(effect)",
      help:
        "leave the `.id` out and change what the view shows; to load again, use `.task(id: \(value))`",
      notes: changes.prefix(2).map { pass.note(place, at: $0.site) } + lost.notes)
  }
}
