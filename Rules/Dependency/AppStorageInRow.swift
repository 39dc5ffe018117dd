import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A query in a row runs once for each row.
public struct AppStorageInRow: MemberRule {
  public static let about = About(
    "app-storage-in-row", .dependency, .info, "Each row of a list runs a query of its own",
    references: [.dataEssentials, .lazyStacks],
    explanation: """
      `@Query`, `@FetchRequest` and similar wrappers fetch when the view appears, and observe the store while \
      the view exists. In a view that is built for each element of a collection, each row fetches and observes \
      separately. Every change of the store makes each row check whether its result has changed. Scrolling \
      then runs queries on the main thread.

      Fetch once in the view that shows the collection, and pass each row its value. Or follow a relationship \
      of the element (`trip.stops`), which the store loads with the element.

      Not reported:

      - queries of the view that shows the collection
      - rows that are built only for a fixed set of elements (`allCases`, a literal)
      - what rows present in a sheet or push

      In strict mode, `@AppStorage` and `@SceneStorage` in a row are reported, too. They are cheap, \
      but one change evaluates every row.
      """)

  public static let bad = [
    Example(
      "a fetch for each row",
      """
      import CoreData
      import SwiftUI

      final class Stop: NSManagedObject { var trip = "" }

      struct TripList: View {
        let trips: [String]
        var body: some View { List(trips, id: \\.self) { TripRow(trip: $0) } }
      }

      struct TripRow: View {
        let trip: String
        @FetchRequest(sortDescriptors: []) private var stops: FetchedResults<Stop>
        var body: some View { Text("\\(trip): \\(stops.filter { $0.trip == trip }.count)") }
      }
      """)
  ]
  public static let good = [
    Example(
      "one fetch for all",
      """
      import CoreData
      import SwiftUI

      final class Stop: NSManagedObject { var trip = "" }

      struct TripList: View {
        let trips: [String]
        @FetchRequest(sortDescriptors: []) private var stops: FetchedResults<Stop>
        var body: some View {
          List(trips, id: \\.self) { trip in
            TripRow(trip: trip, count: stops.filter { $0.trip == trip }.count)
          }
        }
      }

      struct TripRow: View {
        let trip: String
        let count: Int
        var body: some View { Text("\\(trip): \\(count)") }
      }
      """)
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic,
      let wrapper = fact.attributes.first(where: {
        Wrappers.has(.fetches, $0) || pass.isStrict && Self.isStorage($0)
      }),
      let view = pass.index.owner(member), pass.index[view].traits.contains(.viewLike),
      let row = pass.rows(building: view).first,
      // A request of its own for each row finds what no other one does, and a menu is built when it opens.
      pass.isStrict || !isRequestOfInput(member, of: view) && !pass.index.isInMenu([row.site])
    else { return }
    let name = pass.plainName(of: view)
    let isStorage = Self.isStorage(wrapper)
    let collection = row.collection.map { pass.quoted($0, or: "a collection") } ?? "a collection"
    pass.report(
      fact.nameRange,
      "`\(name)` \(isStorage ? "observes" : "runs") `@\(pass.text(wrapper)) \(pass.text(fact.name))` once for "
        + "each element of \(collection)",
      help: pass.isUnread(member)
        ? "delete `\(pass.text(fact.name))`, which nothing reads"
        : "\(isStorage ? "read it" : "fetch") in the view that shows the rows, and pass each row its value",
      notes: [pass.note("each element builds `\(name)` here", .quantity, at: row.site)])
  }

  /// Whether an initializer makes the request: from what the row is given.
  private func isRequestOfInput(_ member: MemberID, of view: TypeID) -> Bool {
    pass.index[view].initializers.contains { initializer in
      pass.index.assignments(in: initializer).contains { $0.property == member }
    }
  }

  private static func isStorage(_ wrapper: Name) -> Bool {
    wrapper == .AppStorage || wrapper == .SceneStorage
  }
}
