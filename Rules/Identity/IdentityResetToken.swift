import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// An id that code changes only to re-create everything below.
public struct IdentityResetToken: ViewTreeRule {
  public static let about = About(
    "identity-reset-token", .identity, .info, "A view gets a new id only to be re-created",
    isOnByDefault: false,
    yieldsTo: ["id-churn"],
    references: [.demystify, .identity],
    explanation: """
      `.id(refreshID)` with a `refreshID` that an action renews (`refreshID = UUID()`, `+= 1`, `toggle()`) \
      tells SwiftUI to discard this view and create a new one. That works, and it is the most expensive way to \
      show new data. All `@State` below is reset, text fields lose focus, and lists jump to the top. Images \
      and tasks are loaded again, and nothing can animate from the old content to the new. Often it hides that \
      a view does not observe the data it shows. The same applies to an order or a filter as an id: rows in a \
      different order are still the same list.

      A counter of a model in an id (`.id("list-\\(feed.version)")`) has the same effect each time the model \
      counts a change, even if no action asks for it.

      Change what the view shows instead: reset or reload the model, write the `@State` that should start \
      over, or load again with `.task(id: token)`. Then SwiftUI updates only the difference.

      Not reported:

      - tokens of `.task(id:)`
      - views that keep nothing, pictures that are loaded again, and resets that a comment explains
      - ids that identify a thing (an account, a document, a page)
      - single texts and shapes, and content of menus
      - views with a transition that shows the change
      - values that code also sets to something other than a new token
      - counters of models whose name says that a reset is meant (`resetCount`), and numbers whose name does not say \
      that they count changes (`page`)
      """)

  public static let bad = [
    Example(
      "reloading re-creates the list",
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
      "a new order re-creates the list",
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
      "the task restarts, the list stays",
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
      "a different account is a different view",
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
    // Menus of an app keep no state.
    guard pass.file.mentions(.id),
      tree.owner.map({ !pass.index[$0].conforms(to: .Commands) }) ?? true
    else { return }
    for modifier in tree.idModifiers {
      guard !tree.isLeaf(modifier.base), !tree.showsReplacement(at: modifier.node),
        !tree.isShown(as: .menu, modifier.node),
        !reportCounter(modifier), let property = property(modifier.value)
      else { continue }
      if let changes = renewals(of: property) {
        report(modifier, "is renewed only to re-create this view", "the id is renewed here", changes)
      } else if let changes = choices(of: property) {
        report(modifier, "selects what is shown", "the selection changes here", changes)
      }
    }
  }

  /// The stored property that is the id, of the view itself or of a model.
  private func property(_ value: Node) -> MemberID? {
    let value = value.unwrapped
    guard value.isName, case .member(let property) = pass.index.target(of: value, in: tree.body)
    else { return nil }
    let fact = pass.index[property]
    guard fact.isStoredInInstances, !fact.isLet, let owner = pass.index.owner(property)
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

  /// The changes of a token, if all of them only give it a new value.
  private func renewals(of property: MemberID) -> [PropertyChange]? {
    // Other code may set it to any value.
    guard !pass.index[property].attributes.contains(where: { $0 == .Binding }) else { return nil }
    let changes = changes(of: property)
    guard !changes.isEmpty, changes.allSatisfy({ pass.index.isRenewal($0, of: property) }),
      isFresh(changes) || isOnlyKey(property)
    else { return nil }
    return changes
  }

  /// Whether all new values are tokens like `UUID()`. The next number may be that of a page.
  private func isFresh(_ changes: [PropertyChange]) -> Bool {
    changes.allSatisfy { change in
      guard case .assigned(let value) = change.form else { return false }
      return value.kind != .sequence && value.kind != .prefixExpr
    }
  }

  /// Whether the view uses the value only in `id(_:)`, `task(id:)` and the like.
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

  // MARK: Counters of models

  /// Reports an id that contains a counter of a model which counts its changes; whether it has.
  private func reportCounter(_ modifier: IDModifier) -> Bool {
    let parts = parts(of: modifier.value.unwrapped)
    for part in parts {
      guard let property = property(part), let owner = pass.index.owner(property), owner != tree.owner,
        isCounter(property)
      else { continue }
      let changes = changes(of: property)
      guard !changes.isEmpty, changes.allSatisfy({ pass.index.isRenewal($0, of: property) }),
        case .may = pass.index.change(of: property, work: pass.work), pass.loss(at: modifier.base, of: tree).isLoss,
        !pass.isExplained(at: modifier.call.calledNameRange.lowerBound, in: tree.member)
      else { continue }
      let lost = pass.lostState(at: modifier.base, of: tree)
      let name = pass.text(pass.index[property].name)
      pass.report(
        modifier.call.calledNameRange,
        "`.id` contains `\(name)`, so each change of it re-creates the view"
          + (lost.phrase.map { ", which resets \($0)" } ?? ""),
        severity: lost.isNoticed ? .warning : .info,
        help: parts.count == 1
          ? "remove `.id`: SwiftUI updates the view when the model changes" : "remove `\(name)` from the id",
        notes: changes.prefix(NoteLimit.examples).map { pass.note("`\(name)` changes here", .change, at: $0.site) }
          + lost.notes)
      return true
    }
    return false
  }

  /// The parts of an id: the value itself, or what a string interpolates.
  private func parts(of value: Node) -> [Node] {
    value.asStringLiteral?.interpolatedValues ?? [value]
  }

  /// Whether a number counts changes, by its name: a page or an index identifies what is shown.
  private func isCounter(_ property: MemberID) -> Bool {
    let isNumber =
      pass.index.valueType(of: property).map { Self.numbers.contains(pass.text($0.name)) }
      ?? (pass.index.node(property).initialValue?.kind == .integerLiteral)
    guard isNumber else { return false }
    let name = pass.plainName(of: property)
    let words = Self.words(of: name)
    return (!words.isDisjoint(with: Self.counters) || words.isSuperset(of: ["change", "token"]))
      && !Self.resets.contains { name.lowercased().contains($0) }
  }

  /// `feedVersion2` as `feed` and `version`: a ticket does not tick.
  private static func words(of name: String) -> Set<String> {
    var words = [""]
    for character in name {
      if character.isUppercase || character == "_" { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    return Set(words)
  }

  private static let numbers: Set = ["Int", "UInt", "Int64", "UInt64", "Int32", "UInt32"]
  private static let counters: Set = [
    "version", "versions", "revision", "revisions", "generation", "generations", "tick", "ticks", "counter", "counters",
    "epoch", "updates", "changes",
  ]
  /// By which people say that the reset is meant.
  private static let resets = ["reset", "retry", "restart", "remount", "rebuild", "recreate", "identity"]

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
    // To load a picture again it has to be made again.
    let kept = pass.loss(at: modifier.base, of: tree)
    let isMeant = !kept.isLoss || kept.states.isEmpty && kept.frameworkViews.allSatisfy { $0 == .AsyncImage }
    if isMeant || pass.isExplained(at: modifier.call.calledNameRange.lowerBound, in: tree.member), !pass.isStrict {
      return
    }
    let lost = pass.lostState(at: modifier.base, of: tree)
    let effect = lost.phrase.map { "resets \($0)" } ?? "resets all state below"
    let value = pass.brief(modifier.value)
    pass.report(
      modifier.call.calledNameRange, "`.id(\(value))` \(role): each change \(effect)",
      help: Remedy("\(clauses: "remove `.id` and change the shown data", "use `.task(id: \(value))` to load again")"),
      notes: changes.prefix(NoteLimit.examples).map { pass.note(place, .change, at: $0.site) } + lost.notes)
  }
}
