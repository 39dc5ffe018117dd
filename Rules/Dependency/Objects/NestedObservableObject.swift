import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// An `ObservableObject` publishes its own changes, not those of the objects that it holds.
public struct NestedObservableObject: MemberRule {
  public static let about = About(
    "nested-observable-object", .dependency, .info,
    "A view reads an `ObservableObject` inside another without observing it",
    references: [.migratingToObservable, .discoverObservation],
    explanation: """
      A view that observes an `ObservableObject` updates when one of its `@Published` properties is set. An object \
      inside of it is a reference. When the inner object changes, the outer property still holds the same object and \
      publishes nothing. `@Published var queue: Queue` does not help: it publishes a new queue, not a change inside \
      the queue. The view shows old data until something else updates it, so the defect comes and goes. The finding is information, \
      because other code may update the view at each such change.

      Pass the inner object to a view that observes it (`@ObservedObject var queue: Queue`). Or forward its changes \
      (`queue.objectWillChange.sink { … objectWillChange.send() }`). With `@Observable` on both classes, SwiftUI \
      tracks the whole path.

      Reported is the property that holds the inner object. A view must observe the outer object, and its update \
      must read a `@Published` property of the inner one, itself or through members of its class. A property whose changes \
      the inner class announces by hand counts as well, and so do arrays, dictionaries and optionals of such objects, and \
      reads through a computed property of the outer class.

      Not reported:

      - classes that mention `objectWillChange` or the inner publisher (`$current`), except to follow another object
      - classes whose `objectWillChange` other code sends
      - views that also observe the inner object, or that are evaluated with the views above them, which do
      - `@Observable` classes
      - objects that no view reads
      - properties that nothing is known to write
      - properties that the view also receives (`onReceive(model.inner.$title)`)
      - properties whose writes are all followed by one that the outer object publishes

      The last three are information in strict mode.
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "a change of `current` does not update the view",
      """
      import SwiftUI

      final class Queue: ObservableObject {
        @Published var current = ""
      }

      final class Player: ObservableObject {
        @Published var queue = Queue()
      }

      struct NowPlaying: View {
        @ObservedObject var player: Player
        var body: some View { Text(player.queue.current) }
      }

      struct Next: View {
        let queue: Queue
        var body: some View { Button("Next") { queue.current = "Song" } }
      }
      """)
  ]
  public static let good = [
    Example(
      "a view of its own observes the inner object",
      """
      import SwiftUI

      final class Queue: ObservableObject { @Published var current = "" }

      final class Player: ObservableObject {
        @Published var queue = Queue()
      }

      struct NowPlaying: View {
        @ObservedObject var player: Player
        var body: some View { QueueTitle(queue: player.queue) }
      }

      struct QueueTitle: View {
        @ObservedObject var queue: Queue
        var body: some View { Text(queue.current) }
      }
      """),
    Example(
      "SwiftUI tracks the whole path",
      """
      import SwiftUI

      @Observable final class Queue { var current = "" }
      @Observable final class Player { var queue = Queue() }

      struct NowPlaying: View {
        var player: Player
        var body: some View { Text(player.queue.current) }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, let outer = pass.index.owner(member),
      pass.index.isObservableObject(outer), let inner = pass.index.heldType(of: member), inner != outer,
      pass.index.isObservableObject(inner)
    else { return }
    for (published, site) in pass.index.reads(ofPublishedBy: inner, through: member, work: pass.work) {
      guard !pass.isExcluded(site), !isCopied(at: site), let view = view(reading: site, of: outer),
        !pass.index.observes(view, inner), !isForwarded(published, of: member, from: inner, by: outer),
        pass.isStrict
          || isWritten(published, in: outer) && !isReceived(published, by: view)
            && !pass.isEvaluatedFromAbove(view, withChangesOf: inner, assumesDifference: true)
      else { continue }
      report(member, fact, published, site, outer, inner, view)
      return
    }
  }

  private func report(
    _ member: MemberID, _ fact: MemberFact, _ published: MemberID, _ site: UseSite, _ outer: TypeID,
    _ inner: TypeID, _ view: TypeID
  ) {
    let name = pass.text(fact.name)
    let (outerName, innerName) = (pass.plainName(of: outer), pass.plainName(of: inner))
    let viewName = pass.plainName(of: view)
    var notes = [
      pass.note("an update of `\(viewName)` reads it here", .path, at: site),
      pass.note(
        "`\(innerName)` \(isPublished(published) ? "publishes" : "announces") this property, but `\(outerName)` does not "
          + "forward its changes", .change,
        at: published),
    ]
    if pass.index.owner(site.member) == outer, let step = pass.work.reads.way(to: site.member).last {
      notes.insert(pass.note("an update of `\(viewName)` uses this", .path, at: step), at: 0)
    }
    pass.report(
      fact.nameRange,
      "`\(outerName).\(name)` holds a nested `ObservableObject`: a change of "
        + "`\(innerName).\(pass.plainName(of: published))` alone does not update `\(viewName)`",
      help: Remedy(
        """
        \(clauses:
          "pass the `\(innerName)` to a view that holds it in `@ObservedObject`", "make both classes `@Observable`")
        """),
      notes: notes)
  }

  /// Whether a write is known after which nothing makes the outer object publish.
  private func isWritten(_ published: MemberID, in outer: TypeID) -> Bool {
    pass.index.laterWrites(of: published).contains {
      !pass.isExcluded($0) && !isFollowedByUpdate($0, of: outer, depth: 0)
    }
  }

  /// Whether the code goes on to write what the outer object publishes, or to call one of its functions, or all that
  /// calls it does.
  private func isFollowedByUpdate(_ write: UseSite, of outer: TypeID, depth: Int) -> Bool {
    let body = pass.index.body(of: write.member)
    let isFollowed = body.uses.indices.contains { i in
      guard body.uses[i].node > body.uses[write.use].node, !body.node(write.use).contains(body.node(i)),
        case .member(let id) = body.target(i),
        pass.index.owner(id) == outer
      else { return false }
      switch pass.index[id].kind {
      case .function: return body.uses[i].isCall
      case .storedProperty:
        return body.isWritten(i) && pass.index[id].attributes.contains { Wrappers.has(.publishes, $0) }
      default: return false
      }
    }
    if isFollowed { return true }
    let callers = pass.index.uses(named: pass.index[write.member].name).uses(of: write.member)
      .filter { $0.member != write.member && !pass.isExcluded($0) }
    return depth < FollowLimit.helpers && !callers.isEmpty && callers.count <= Index.callLimit
      && callers.allSatisfy { isFollowedByUpdate($0, of: outer, depth: depth + 1) }
  }

  /// The view whose update reads it; nil if no such view observes the outer object.
  private func view(reading site: UseSite, of outer: TypeID) -> TypeID? {
    pass.index.views(reaching: site, work: pass.work).last { pass.index.observes($0, outer) }
  }

  /// Whether the value goes into a property of another object, which shows it from then on.
  private func isCopied(at site: UseSite) -> Bool {
    pass.index.node(at: site).ancestors.prefix { $0.kind != .codeBlock && $0.kind != .closure }.contains {
      $0.asAssignment.map { $0.isPlain && $0.target.kind == .memberAccess } ?? false
    }
  }

  /// Whether the view subscribes to the property, and does then what an update needs: `onReceive(model.inner.$title)`.
  private func isReceived(_ published: MemberID, by view: TypeID) -> Bool {
    pass.index.projection(of: pass.index[published].name).map { pass.index.mentions([$0], in: view) } ?? false
  }

  private func isForwarded(
    _ published: MemberID, of member: MemberID, from inner: TypeID, by outer: TypeID
  ) -> Bool {
    let projection = pass.index.projection(of: pass.index[published].name)
    return pass.index.mentions(projection.map { [$0] } ?? [], in: outer)
      || pass.index.mentions([Name(.objectWillChange)], in: outer) && !announcesOthersOnly(outer, than: member)
      || isPublished(published) && pass.index.mentions([Name(.objectWillChange)], in: inner) || isSentElsewhere(outer)
  }

  private func isPublished(_ property: MemberID) -> Bool {
    pass.index[property].attributes.contains { Wrappers.has(.publishes, $0) }
  }

  /// Whether the class uses signals of its other objects only, and sends its own only for them:
  /// `settings.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }`.
  private func announcesOthersOnly(_ outer: TypeID, than member: MemberID) -> Bool {
    var isFound = false
    for part in pass.index[outer].members where pass.index[part].hasBody || pass.index[part].initial != .none {
      let body = pass.index.body(of: part)
      for i in body.uses(named: Name(.objectWillChange)) {
        isFound = true
        guard
          isOfOther(Int(body.uses[i].receiver), than: member, outer, body)
            || isToldByOther(i, than: member, outer, body)
        else { return false }
      }
    }
    return isFound
  }

  /// Whether a use comes from another stored property of the class that holds an object.
  private func isOfOther(_ use: Int, than member: MemberID, _ outer: TypeID, _ body: Body) -> Bool {
    guard use >= 0, let origin = pass.index.origin(of: use, in: body) else { return false }
    return origin.property != member && pass.index.owner(origin.property) == outer
      && pass.index[origin.property].kind == .storedProperty
  }

  /// Whether the use stands in a closure that follows the signal of another object of the class.
  private func isToldByOther(_ use: Int, than member: MemberID, _ outer: TypeID, _ body: Body) -> Bool {
    for ancestor in body.node(use).ancestors where ancestor.kind == .closure {
      guard let signal = ancestor.receivingCall?.call.node.descendants.first(where: { $0.name == .objectWillChange }),
        let i = body.use(at: signal), i != use
      else { continue }
      if isOfOther(Int(body.uses[i].receiver), than: member, outer, body) { return true }
    }
    return false
  }

  /// Whether other code sends the signal of the outer object, `model.objectWillChange.send()`.
  private func isSentElsewhere(_ outer: TypeID) -> Bool {
    pass.index.members(mentioning: .objectWillChange).contains { member in
      if pass.index.owner(member) == outer { return false }
      let body = pass.index.body(of: member)
      return body.uses.contains { use in
        use.name == .objectWillChange && use.receiver >= 0 && body.type(Int(use.receiver))?.type == outer
      }
    }
  }
}
