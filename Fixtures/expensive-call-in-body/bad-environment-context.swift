import CoreData
import SwiftData
import SwiftUI

@Model final class Visit {
  var name: String
  init(name: String) { self.name = name }
}

struct Visits: View {
  @Environment(\.modelContext) private var modelContext
  private var visits: [Visit] { (try? modelContext.fetch(FetchDescriptor<Visit>())) ?? [] }  // expect: info: `ModelContext.fetch(_:)` (database access)
  var body: some View { Text("\(visits.count)") }
}

struct Trips: View {
  @Environment(\.managedObjectContext) private var context
  var body: some View {
    let trips = try? context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Trip"))  // expect: info: `NSManagedObjectContext.fetch(_:)` (database access)
    let count = try? context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Trip"))  // expect: info: `NSManagedObjectContext.count(for:)`
    Text("\(trips?.count ?? 0) \(count ?? 0)")
  }
}
