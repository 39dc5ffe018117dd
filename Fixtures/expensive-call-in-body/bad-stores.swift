import CoreData
import SwiftData
import SwiftUI

/// Databases and stored values.
struct Stores: View {
  let objects: NSManagedObjectContext
  let models: ModelContext
  @State private var taps = 0
  @ViewBuilder private var written: some View {
    let _ = UserDefaults.standard.synchronize()  // expect: info: `UserDefaults.synchronize()`
  }
  var body: some View {
    Text("\(taps)").onTapGesture { taps += 1 }
    let found = try? objects.fetch(NSFetchRequest<NSManagedObject>(entityName: "A"))  // expect: warning: `NSManagedObjectContext.fetch(_:)` (database access)
    let count = try? objects.count(for: NSFetchRequest<NSManagedObject>(entityName: "A"))  // expect: warning: `NSManagedObjectContext.count(for:)`
    let number = try? models.fetchCount(FetchDescriptor<Visit>())  // expect: warning: `ModelContext.fetchCount(_:)`
    let visits = try? models.fetch(FetchDescriptor<Visit>())  // expect: warning: `ModelContext.fetch(_:)`
    let container = NSPersistentContainer(name: "A")  // expect: warning: `NSPersistentContainer(name:)`
    let store = try? ModelContainer(for: Visit.self)  // expect: warning: `ModelContainer(for:)`
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)  // expect: warning: `NSManagedObjectContext(concurrencyType:)`
    let group = UserDefaults(suiteName: "a")  // expect: info: `UserDefaults(suiteName:)` (stored preferences)
    written
    let _ = SecItemAdd([:] as CFDictionary, nil)  // expect: info: `SecItemAdd(_:_:)`
    Text("\(found) \(count) \(number) \(visits) \(container) \(store) \(context) \(group)")
  }
}

@Model final class Visit {
  var name: String
  init(name: String) { self.name = name }
}
