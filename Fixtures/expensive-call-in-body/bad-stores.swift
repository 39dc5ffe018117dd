import CoreData
import SwiftData
import SwiftUI

/// Databases and stored values.
struct Stores: View {
  let objects: NSManagedObjectContext
  let models: ModelContext
  @ViewBuilder private var written: some View {
    let _ = UserDefaults.standard.synchronize()  // expect: warning: `UserDefaults.synchronize()`
  }
  var body: some View {
    let found = try? objects.fetch(NSFetchRequest<NSManagedObject>(entityName: "A"))  // expect: error: `NSManagedObjectContext.fetch(_:)` (database access)
    let count = try? objects.count(for: NSFetchRequest<NSManagedObject>(entityName: "A"))  // expect: error: `NSManagedObjectContext.count(for:)`
    let number = try? models.fetchCount(FetchDescriptor<Visit>())  // expect: error: `ModelContext.fetchCount(_:)`
    let visits = try? models.fetch(FetchDescriptor<Visit>())  // expect: error: `ModelContext.fetch(_:)`
    let container = NSPersistentContainer(name: "A")  // expect: error: `NSPersistentContainer(name:)`
    let store = try? ModelContainer(for: Visit.self)  // expect: error: `ModelContainer(for:)`
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)  // expect: error: `NSManagedObjectContext(concurrencyType:)`
    let group = UserDefaults(suiteName: "a")  // expect: warning: `UserDefaults(suiteName:)` (stored preferences)
    written
    let token = FileManager.default.ubiquityIdentityToken  // expect: error: ubiquityIdentityToken
    let _ = SecItemAdd([:] as CFDictionary, nil)  // expect: error: `SecItemAdd(_:_:)`
    Text("\(found) \(count) \(number) \(visits) \(container) \(store) \(context) \(group) \(token)")
  }
}

@Model final class Visit {
  var name: String
  init(name: String) { self.name = name }
}
