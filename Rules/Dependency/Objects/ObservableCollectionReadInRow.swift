import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A row that scans a whole collection depends on each element of it.
public struct ObservableCollectionReadInRow: TypeRule {
  public static let about = About(
    "observable-collection-read-in-row", .dependency, .info,
    "Each row of a list scans a whole collection of a shared model",
    isOnByDefault: false,
    references: [.instruments, .lazyStacks],
    explanation: """
      Observation tracks properties, not elements. A row that calls `model.favourites.contains(id)` depends on \
      the whole of `favourites`. When one element is added, every row on screen is evaluated, and each of them \
      scans the collection again. This is easy to miss where the row calls a method such as \
      `model.isFavourite(id)`, which scans inside. With an `ObservableObject`, any change of the object has \
      this effect.

      Scan once in the view that shows the list, and pass each row its result. `Row(item: item, isFavourite: \
      favourites.contains(item.id))` evaluates the list, but only the rows whose result differs. Or give each \
      element an observable object of its own that the row reads.

      Not reported:

      - code of the view that shows the list
      - models that belong to the element
      - constants, and fixed sets of rows
      - collections that code only replaces as a whole, as a load does
      - actions
      - look-ups in a dictionary by key, and of an element in a set
      """)

  public static let bad = [
    Example(
      "one more favourite evaluates all rows",
      """
      import Observation
      import SwiftUI

      @Observable final class Favourites {
        var ids: [Int] = []
        func contains(_ id: Int) -> Bool { ids.contains(id) }
      }

      struct PlaceList: View {
        let places: [Int]
        let favourites: Favourites
        var body: some View {
          List(places, id: \\.self) { PlaceRow(place: $0, favourites: favourites) }
        }
      }

      struct PlaceRow: View {
        let place: Int
        let favourites: Favourites
        var body: some View { Image(systemName: favourites.contains(place) ? "heart.fill" : "heart") }
      }
      """)
  ]
  public static let good = [
    Example(
      "the row gets its result",
      """
      import Observation
      import SwiftUI

      @Observable final class Favourites {
        var ids: [Int] = []
        func contains(_ id: Int) -> Bool { ids.contains(id) }
      }

      struct PlaceList: View {
        let places: [Int]
        let favourites: Favourites
        var body: some View {
          List(places, id: \\.self) { PlaceRow(isFavourite: favourites.contains($0)) }
        }
      }

      struct PlaceRow: View {
        let isFavourite: Bool
        var body: some View { Image(systemName: isFavourite ? "heart.fill" : "heart") }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.isViewStruct, pass.work.isBuiltInRows(type.id) else { return }
    for property in type.storedProperties {
      let fact = pass.index[property]
      guard let model = pass.index.valueType(of: property)?.type, pass.index[model].kind == .class,
        !pass.index[model].traits.isDisjoint(with: [.observable, .observableObject]),
        fact.attributes.allSatisfy({ Wrappers.traits(of: $0) != nil }),
        // An `ObservableObject` in a plain property evaluates nothing.
        !fact.attributes.isEmpty || pass.index[model].traits.contains(.observable)
      else { continue }
      let scans = pass.index.collectionScans(through: property, of: type.id)
      guard
        let scan = scans.first(where: {
          pass.index.file($0.site.member) == pass.file.number
            && !pass.index.quantity(of: $0.collection, work: pass.work).isBounded && !isLookUp($0)
            && (pass.isStrict || !isOnlyReplaced($0.collection))
        }),
        let row = pass.rows(building: type.id).first(where: { pass.isShared(property, fact, in: $0) })
      else { continue }
      report(scan, row, type)
    }
  }

  /// `ids.contains(id)` of a set, which searches nothing.
  private func isLookUp(_ scan: CollectionScan) -> Bool {
    pass.index.use(at: scan.scan).name == .contains && pass.index.node(at: scan.scan).trailingClosures.isEmpty
      && pass.index.valueType(of: scan.collection)?.name == .Set
  }

  /// Whether all known writes put another collection in its place, as a load does: then all rows are new anyway.
  private func isOnlyReplaced(_ collection: MemberID) -> Bool {
    let writes = pass.index.laterWrites(of: collection)
    return !writes.isEmpty
      && writes.allSatisfy { site in
        let node = pass.index.node(at: site)
        guard let assignment = node.assignmentToIt else { return false }
        // `items = items.map { … }` changes single elements.
        return !assignment.values.contains { value in
          ([value] + Array(value.descendants)).contains { $0.isName && $0.name == node.name }
        }
      }
  }

  private func report(_ scan: CollectionScan, _ row: RowSite, _ type: TypeEntry) {
    let name = pass.text(type.name)
    let place = pass.location(of: scan.site)
    let collection = pass.name(of: scan.collection)
    var notes = [pass.note("each element builds `\(name)` here", .quantity, at: row.site)]
    if scan.site != scan.scan { notes.append(pass.note("`\(collection)` is scanned here", .cause, at: scan.scan)) }
    notes.append(pass.note("a change of any element is a change of `\(collection)`", .cause, at: scan.collection))
    pass.report(
      place.start..<place.end,
      "each `\(name)` scans `\(collection)`, so a change of one element evaluates every row on screen",
      help: "scan the collection in the view that shows the rows, and pass each row its result", notes: notes)
  }
}
