import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `@StateObject` declares that the view owns its object, but a view does not own a shared object.
public struct SingletonStateObject: MemberRule {
  public static let about = About(
    "singleton-state-object", .lifetime, .info, "A `@StateObject` holds a shared object",
    yieldsTo: ["unused-observed-object", "object-only-forwarded"],
    fix: "Replaces the wrapper with `@ObservedObject`. Suggested: a different object may be intended.",
    references: [.stateObject, .dataEssentials],
    explanation: """
      `@StateObject` creates an object for the identity of a view, keeps it as long as that identity lasts, and then \
      releases it. A static constant such as `Player.shared` is created once for the program and never released. There \
      is nothing to create and nothing to keep. The code works, but is misleading: readers assume that the view owns \
      its data, and that two such views have two players.

      Write `@ObservedObject private var player = Player.shared`. Unlike with a new object this is correct, as each \
      update uses the same one. Or put the object into the environment where the app starts, so that previews and \
      tests can use a different one.

      Not reported:

      - objects that are created in place
      - computed static properties, which may create a new object
      - the `App`, which is a good place to keep shared objects
      - objects that no update reads, where `unused-observed-object` or `object-only-forwarded` says more
      """)

  public static let bad = [
    Example(
      "nothing to own",
      """
      import SwiftUI

      final class Player: ObservableObject {
        static let shared = Player()
        @Published var title = ""
      }

      struct NowPlaying: View {
        @StateObject private var player = Player.shared
        var body: some View { Text(player.title) }
      }
      """)
  ]
  public static let good = [
    Example(
      "observes the shared object",
      """
      import SwiftUI

      final class Player: ObservableObject {
        static let shared = Player()
        @Published var title = ""
      }

      struct NowPlaying: View {
        @ObservedObject private var player = Player.shared
        var body: some View { Text(player.title) }
      }
      """),
    Example(
      "an object of its own",
      """
      import SwiftUI

      final class Player: ObservableObject { @Published var title = "" }

      struct NowPlaying: View {
        @StateObject private var player = Player()
        var body: some View { Text(player.title) }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic,
      fact.attributes.contains(where: { $0 == .StateObject }),
      let owner = pass.index.owner(member), pass.index[owner].traits.contains(.viewLike),
      pass.index[owner].traits.isDisjoint(with: .root)
    else { return }
    if let value = pass.index.node(member).initialValue?.unwrapped {
      check(value, of: member, in: pass.index.body(of: member), owner, isDefault: true)
      return
    }
    for initializer in pass.index[owner].initializers where pass.index[initializer].hasBody {
      guard
        let value = pass.index.assignments(in: initializer)
          .first(where: { $0.property == member && $0.wrapper != nil })?.value
      else { continue }
      check(value, of: member, in: pass.index.body(of: initializer), owner, isDefault: false)
      return
    }
  }

  private func check(
    _ value: Node, of member: MemberID, in body: Body, _ owner: TypeID, isDefault: Bool
  ) {
    guard value.kind == .memberAccess, let shared = shared(value, of: member, in: body) else { return }
    let fact = pass.index[member]
    let name = pass.text(fact.name)
    let binding = pass.index.node(member)
    let isUnread = !pass.index.mentions(pass.index.spellings(of: member), in: owner)
    // What no update reads needs no observation.
    let isObserved = pass.index.dependencies(of: owner).uses(of: member).contains {
      $0.context == .update || $0.context == .presentation
    }
    let fix =
      isDefault && isObserved
      ? pass.attributeName(.StateObject, of: binding).map {
        Fix(
          "Replace `@StateObject` with `@ObservedObject`", .suggested, [pass.edit($0, with: "ObservedObject")]
        )
      } : nil
    pass.report(
      fact.nameRange,
      "`@StateObject \(name)` holds `\(pass.qualifiedName(of: shared))`, a shared object that "
        + "`\(pass.plainName(of: owner))` does not own",
      help: isUnread
        ? "delete `\(name)`, unless its updates are what you need: nothing reads it"
        : isObserved
          ? "use `@ObservedObject`, or put the object into the environment"
          : "hold it in a plain `let`, as no update of `\(pass.plainName(of: owner))` reads it",
      notes: [pass.note("`\(pass.qualifiedName(of: shared))` lasts as long as the program", .cause, at: shared)],
      fix: fix)
  }

  /// The stored static property that `T.shared`, or `.shared` of the declared type, is.
  private func shared(_ value: Node, of member: MemberID, in body: Body) -> MemberID? {
    var candidates: [MemberID] = []
    if case .member(let id) = pass.index.target(of: value, in: body) {
      candidates = [id]
    } else if value.base == nil, let type = pass.index.valueType(of: member)?.type {
      candidates = pass.index.members(named: value.name, of: type)
    }
    guard candidates.count == 1 else { return nil }
    let fact = pass.index[candidates[0]]
    return fact.kind == .storedProperty && fact.isStatic ? candidates[0] : nil
  }
}
