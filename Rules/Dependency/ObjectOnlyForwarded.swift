import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view that observes an object is evaluated at every change of it, even if it only passes the object on.
public struct ObjectOnlyForwarded: MemberRule {
  public static let about = About(
    "object-only-forwarded", .dependency, .info, "A view observes an object only to pass it to child views",
    references: [.discoverObservation, .managingModelData],
    explanation: """
      A view that holds an object in `@ObservedObject`, `@StateObject` or `@EnvironmentObject` is evaluated at each \
      change that the object publishes. If `body` only passes the object to its children, these evaluations cannot \
      change anything in this view. The children that read the object observe it themselves. At the root of an app, \
      the whole first level of the hierarchy is evaluated each time.

      Let the views that read the object take it from the environment. Where it is only passed on, hold it in a \
      plain `let`. The owner does not need to observe it: an `App` can hold the `@StateObject`. With `@Observable`, \
      only the views that read a property update.

      The finding is a warning for a large body, or a view that an `App` or `Scene` shows first, if code is known to \
      write at least five properties that the class publishes. Otherwise it is information. For `@StateObject` it is \
      always information, because the view owns the object and moving the owner takes more work. A shared instance \
      needs no owner: hold it in a plain `let`.

      Left alone:

      - views whose body is that one child and nothing else
      - objects that updates also read in another way
      - objects that nothing is known to change
      - `App` and `Scene`

      In strict mode, a view whose body is only that child is reported as information.
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "every change of the session evaluates the tab bar",
      """
      import SwiftUI

      final class Session: ObservableObject {
        @Published var user = ""
        @Published var unread = 0
        func receive() { unread += 1 }
      }

      struct Root: View {
        @ObservedObject var session: Session
        var body: some View {
          TabView {
            Profile(session: session)
            Text("News")
          }
        }
      }

      struct Profile: View {
        @ObservedObject var session: Session
        var body: some View { Text(session.user) }
      }
      """)
  ]
  public static let good = [
    Example(
      "nothing observes the object on the way",
      """
      import SwiftUI

      final class Session: ObservableObject {
        @Published var user = ""
        @Published var unread = 0
      }

      struct Root: View {
        let session: Session
        var body: some View {
          TabView {
            Profile(session: session)
            Text("News")
          }
        }
      }

      struct Profile: View {
        @ObservedObject var session: Session
        var body: some View { Text(session.user) }
      }
      """)
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  /// How many published properties that code writes make a class one that changes often.
  private static let manyProperties = 5
  /// How many views a body builds at least whose needless evaluation is worth a warning.
  private static let manyViews = 20

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard let watched = pass.watchedObject(member, fact) else { return }
    let (view, model) = (watched.view, watched.model)
    let uses = pass.index.dependencies(of: view).uses(of: member)
    let updates = uses.filter { $0.context == .update || $0.context == .presentation }
    guard !updates.isEmpty, updates.allSatisfy({ isForwarding($0) }), !pass.index.isRequirement(member),
      !pass.index.handsItselfOn(view), !pass.index.isReadAside(model, in: view, work: pass.work),
      // A closure that runs at an unknown time may read it.
      pass.index.areCertainlyLater(uses.filter { $0.context == .later })
    else { return }
    let buildsMore = buildsMore(view)
    guard buildsMore || pass.isStrict else { return }
    let isRoot = pass.work.constructionSites(of: view, in: pass.index).contains { site in
      pass.index.owner(site.member).map { pass.index[$0].traits.contains(.root) } ?? false
    }
    let changing = watched.published.filter { pass.index.change(of: $0, work: pass.work).isProved }
    guard !changing.isEmpty || pass.isStrict else { return }
    let isCostly = changing.count >= Self.manyProperties && (isRoot || pass.viewCount(of: view) >= Self.manyViews)
    let name = pass.text(fact.name)
    let (viewName, modelName) = (pass.plainName(of: view), pass.plainName(of: model))
    var notes = updates.prefix(3).map { use in
      if case .view(let child, _, _) = use.destination {
        return pass.note("passed to `\(pass.plainName(of: child))` here", at: use.site)
      }
      return pass.note("put into the environment here", at: use.site)
    }
    notes.append(pass.note(onPublished: watched.published))
    let held: Remedy =
      hasApp ? "move the object to the `App`" : "hold it in `@State private var \(name)`, which does not observe it"
    pass.report(
      fact.nameRange,
      "`\(viewName)` observes `\(name)` only to pass it to child views, so every change of the `\(modelName)` "
        + "evaluates its `body`",
      severity: isCostly && buildsMore && watched.wrapper != .StateObject ? .warning : .info,
      help: isShared(member)
        ? Remedy("hold it in a plain `let \(name)`, and observe it where it is read")
        : watched.wrapper == .StateObject
          ? "\(clauses: held, "make `\(modelName)` `@Observable`")"
          : watched.wrapper == .EnvironmentObject
            ? "take it from the environment only in the views that read it"
            : "hold it in a plain `let \(name): \(modelName)`, and observe it where it is read",
      notes: notes)
  }

  /// Whether a target of the file has an `App`; without a target, whether the project has one.
  private var hasApp: Bool {
    let structure = pass.index.structure
    let own = structure.group(ofFile: pass.file.number)
    return pass.index.types.contains { type in
      guard type.conforms(to: .App), let place = type.declaration else { return false }
      guard let own, let other = structure.group(ofFile: Int(place.file)) else { return true }
      return other.targets.contains { own.targets.contains($0) }
    }
  }

  /// `= Session.shared`: the object lives without the view.
  private func isShared(_ member: MemberID) -> Bool {
    guard let value = pass.index.node(member).initialValue?.unwrapped, value.kind == .memberAccess,
      case .member(let instance) = pass.index.target(of: value, in: pass.index.body(of: member))
    else { return false }
    return pass.index[instance].isStatic && pass.index[instance].isLet
  }

  private func isForwarding(_ use: PropertyUse) -> Bool {
    guard use.form == .value, use.memberUse == nil, use.isOfSelf, !use.isWritten else { return false }
    switch use.destination {
    case .view, .environment: return true
    default: return false
    }
  }

  /// Whether the view builds more than one view itself. Otherwise an evaluation costs next to nothing.
  private func buildsMore(_ view: TypeID) -> Bool {
    var count = 0
    for member in pass.index[view].members where pass.index[member].hasBody {
      let fact = pass.index[member]
      guard pass.index.isViewMember(fact, owner: view, file: pass.index.file(member)) else { continue }
      count += pass.index.viewTree(of: member).nodes.count { $0.kind == .element }
      if count > 1 { return true }
    }
    return false
  }
}
