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

struct Declared: View {
  @Query(sort: \Visit.date) private var visits: [Visit]
  @FetchRequest(sortDescriptors: []) private var objects: FetchedResults<NSManagedObject>
  var body: some View { Text("\(visits.count)\(objects.count)") }
}

/// The way to fetch by an input.
struct Filtered: View {
  @Query private var visits: [Visit]
  @FetchRequest private var objects: FetchedResults<NSManagedObject>
  private let name: String

  init(name: String) {
    self.name = name
    _visits = Query(filter: #Predicate { $0.name == name })
    _objects = FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "name == %@", name))
  }
  var body: some View { Text("\(visits.count)\(objects.count)") }
}

struct Root: View {
  var body: some View { Filtered(name: "a") }
}
