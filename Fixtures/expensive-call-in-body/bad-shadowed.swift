import CoreData
import SwiftUI

final class Storage {
  let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) { self.context = context }

  func titles(context: NSManagedObjectContext? = nil) -> [String] {
    let context = context ?? self.context
    let found = try? context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book"))  // note: `titles()` calls `NSManagedObjectContext.fetch(_:)`
    return found?.map(\.description) ?? []
  }
}

struct Shelf: View {
  let storage: Storage
  var body: some View {
    Text(storage.titles().joined())  // expect: info: `NSManagedObjectContext.fetch(_:)` (database access)
  }
}
