import CoreData
import SwiftData
import SwiftUI

@Model final class Visit {
  var date: Date
  var name: String
  init(date: Date, name: String) {
    self.date = date
    self.name = name
  }
}

struct Coming: View {
  @Query private var visits: [Visit]  // note: the request fetches `visits`
  init() {
    let now = Date()
    _visits = Query(filter: #Predicate { $0.date > now })  // expect: info: the `Query` of `visits` is created again whenever the parent of `Coming` updates
  }
  var body: some View { Text("\(visits.count)") }
}

struct Found: View {
  @FetchRequest private var visits: FetchedResults<NSManagedObject>
  @FetchRequest private var days: FetchedResults<NSManagedObject>

  init(name: String, day: Date) {
    _visits = FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "name == '\(name)'"))  // expect: the `FetchRequest` of `visits` is created again whenever the parent of `Found` updates, which creates an interpolated string each time
    _days = FetchRequest(  // expect: the `FetchRequest` of `days` is created again whenever the parent of `Found` updates, which creates a new `DateFormatter` each time
      sortDescriptors: [], predicate: NSPredicate(format: "day == %@", DateFormatter().string(from: day)))
  }
  var body: some View { Text("\(visits.count)\(days.count)") }
}

/// Once for each row, in one finding.
struct VisitRow: View {
  @Query private var visits: [Visit]
  @Query private var others: [Visit]
  init(name: String) {
    _visits = Query(filter: #Predicate { $0.name == name })  // expect: the `Query` of `visits` is created again for each row whenever the parent of `VisitRow` updates, and so is one more request
    _others = Query(filter: #Predicate { $0.name != name })
  }
  var body: some View { Text("\(visits.count)\(others.count)") }
}

struct Visits: View {
  let names: [String]
  var body: some View {
    List(names, id: \.self) { name in VisitRow(name: name) }
  }
}
