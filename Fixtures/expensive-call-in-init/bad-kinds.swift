import CoreData
import SwiftUI

/// Errors and warnings as the table says; a default argument.
struct Ledger: View {
  private let text: String
  private let pattern: NSRegularExpression?
  private let count: Int
  init(path: String, context: NSManagedObjectContext, queue: DispatchQueue, formatter: ListFormatter = ListFormatter()) {  // expect: warning: `ListFormatter()`
    text = queue.sync { path }  // expect: error: `DispatchQueue.sync()` (network or blocking wait)
    pattern = try? NSRegularExpression(pattern: path)  // expect: warning: `NSRegularExpression(pattern:)`
    count = (try? context.count(for: NSFetchRequest<NSManagedObject>(entityName: "A"))) ?? 0  // expect: error: `NSManagedObjectContext.count(for:)`
  }
  var body: some View { Text("\(text) \(pattern) \(count)") }
}
