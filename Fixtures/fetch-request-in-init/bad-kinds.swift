import CoreData
import SwiftData
import SwiftUI

@Model final class Parcel {
  var sent: Date
  var code: String
  var weight: Int
  init(sent: Date, code: String, weight: Int) {
    self.sent = sent
    self.code = code
    self.weight = weight
  }
}

/// Requests in sections, fresh identifiers, numbers by chance, dates that are worked out.
struct Parcels: View {
  @SectionedFetchRequest private var sections: SectionedFetchResults<String, NSManagedObject>
  @FetchRequest private var recent: FetchedResults<NSManagedObject>
  @Query private var chosen: [Parcel]
  @Query private var heavy: [Parcel]

  init(prefix: String) {
    _sections = SectionedFetchRequest(  // expect: info: the `SectionedFetchRequest` of `sections` is created again whenever the parent of `Parcels` updates, which creates an interpolated string each time
      sectionIdentifier: \.entityName, sortDescriptors: [],
      predicate: NSPredicate(format: "code BEGINSWITH '\(prefix)'"))
    _recent = FetchRequest(  // expect: info: the current time
      sortDescriptors: [], predicate: NSPredicate(format: "sent > %@", Date.now as NSDate))
    let code = UUID().uuidString
    _chosen = Query(filter: #Predicate { $0.code == code })  // expect: info: the `Query` of `chosen` is created again whenever the parent of `Parcels` updates, and a new identifier makes it fetch again each time
    let limit = Int.random(in: 1...9)
    _heavy = Query(filter: #Predicate { $0.weight > limit })  // expect: info: the `Query` of `heavy` is created again whenever the parent of `Parcels` updates, and a random value makes it fetch again each time
  }
  var body: some View { Text("\(sections.count)\(recent.count)\(chosen.count)\(heavy.count)") }
}

extension NSManagedObject {
  @objc var entityName: String { "" }
}

/// In a lazy row, by Core Data.
struct ParcelRow: View {
  @FetchRequest private var events: FetchedResults<NSManagedObject>
  init(code: String) {
    _events = FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "code == %@", code))  // expect: info: the `FetchRequest` of `events` is created again for each row whenever the parent of `ParcelRow` updates
  }
  var body: some View { Text("\(events.count)") }
}

struct ParcelList: View {
  let codes: [String]
  var body: some View {
    ScrollView { LazyVStack { ForEach(codes, id: \.self) { ParcelRow(code: $0) } } }
  }
}
