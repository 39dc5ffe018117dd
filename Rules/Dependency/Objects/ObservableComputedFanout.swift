import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view that reads a computed property depends on everything that the property reads.
public struct ObservableComputedFanout: MemberRule {
  public static let about = About(
    "observable-computed-fanout", .dependency, .info,
    "Several views read a computed property that scans a whole collection", isOnByDefault: false,
    references: [.instruments, .discoverObservation],
    explanation: """
      With `@Observable`, a view depends on all stored properties that its body reads, directly or through \
      other members. A computed property that filters or sorts a collection reads the whole collection. Each \
      view that reads it is evaluated at each change of each element, even if the result is the same as \
      before. Each of these evaluations scans the collection again.

      Store the result, and update it where the collection changes: in `didSet`, or in the function that \
      changes it. With the toolchains of 2025 and later, writing an equal value does not update views. Views \
      are then evaluated only when the result differs.

      Reported where updates of at least two types of views read the property. One type is enough if it is \
      built in the rows of a collection.

      Not reported:

      - what takes constant time (`count`, `isEmpty`, `first`, a subscript)
      - constants
      - properties that one view reads
      """)

  public static let bad = [
    Example(
      "two views scan all tasks",
      """
      import SwiftUI

      struct Chore: Identifiable { let id: Int; var isDone = false }

      @Observable final class Chores {
        var all: [Chore] = []
        var open: [Chore] { all.filter { !$0.isDone } }
      }

      struct OpenBadge: View {
        let chores: Chores
        var body: some View { Text("\\(chores.open.count)") }
      }

      struct OpenList: View {
        let chores: Chores
        var body: some View { List(chores.open) { Text("\\($0.id)") } }
      }
      """)
  ]
  public static let good = [
    Example(
      "scanned only when it changes",
      """
      import SwiftUI

      struct Chore: Identifiable, Equatable { let id: Int; var isDone = false }

      @Observable final class Chores {
        var all: [Chore] = [] { didSet { open = all.filter { !$0.isDone } } }
        private(set) var open: [Chore] = []
      }

      struct OpenBadge: View {
        let chores: Chores
        var body: some View { Text("\\(chores.open.count)") }
      }

      struct OpenList: View {
        let chores: Chores
        var body: some View { List(chores.open) { Text("\\($0.id)") } }
      }
      """)
  ]

  public static let memberKinds: [MemberFact.Kind] = [.computedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard fact.hasBody, !fact.isStatic, let model = pass.index.owner(member),
      pass.index[model].kind == .class, pass.index[model].traits.contains(.observable),
      pass.index[model].traits.isDisjoint(with: .viewLike),
      // A result that also depends on the time cannot be stored.
      pass.work.recomputations(reachedFrom: member).allSatisfy({ $0.cost.category == .collection })
    else { return }
    let readers = readers(of: member)
    guard !readers.isEmpty else { return }
    let row = readers.first { isInSharingRow($0) }
    guard readers.count > 1 || row != nil, let scan = pass.index.collectionScan(by: member) else { return }
    let (name, collection) = (pass.text(fact.name), pass.name(of: scan.collection))
    let shown = [row].compactMap { $0 } + readers.filter { $0.view != row?.view }
    let filled = pass.plainName(of: scan.collection)
    let evaluated = row.map { "every `\(pass.plainName(of: $0.view))` row" } ?? "the \(readers.count) views"
    pass.report(
      fact.nameRange,
      "`\(name)` scans `\(collection)`, so a change of any element evaluates \(evaluated) that "
        + "\(row == nil ? "read" : "reads") it",
      help: "store the result, and update it in `didSet` of `\(filled)`",
      notes: [pass.note("scanned here", .cause, at: scan.scan)]
        + shown.prefix(NoteLimit.places).map {
          pass.note("`\(pass.plainName(of: $0.view))` reads it here", .path, at: $0.site)
        })
  }

  private struct Reader {
    let view: TypeID
    let site: UseSite
  }

  /// Whether rows of a collection build the view, and all of them read the same object.
  private func isInSharingRow(_ reader: Reader) -> Bool {
    guard pass.work.isBuiltInRows(reader.view) else { return false }
    let body = pass.index.body(of: reader.site.member)
    let receiver = Int(body.uses[reader.site.use].receiver)
    guard let origin = pass.index.origin(of: receiver, in: body),
      pass.index.owner(origin.property) == reader.view
    else { return false }
    return pass.rows(building: reader.view).contains {
      pass.isShared(origin.property, pass.index[origin.property], in: $0)
    }
  }

  /// The types of views whose updates read the property, each with the first place.
  private func readers(of member: MemberID) -> [Reader] {
    var found: [Reader] = []
    for site in pass.work.callers(of: member) {
      guard let view = pass.index.owner(site.member), pass.index[view].traits.contains(.viewLike),
        !found.contains(where: { $0.view == view }), pass.work.reads.isReached(site.member), !pass.isExcluded(site)
      else { continue }
      found.append(Reader(view: view, site: site))
    }
    return found
  }
}
