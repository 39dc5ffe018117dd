import CoreData
import SwiftUI

/// Errors and warnings as the table says; a default argument.
struct Ledger: View {
  private let text: String
  private let pattern: NSRegularExpression?
  private let count: Int
  init(path: String, context: NSManagedObjectContext, queue: DispatchQueue, formatter: ListFormatter = ListFormatter()) {  // expect: info: `ListFormatter()`
    text = queue.sync { path }
    pattern = try? NSRegularExpression(pattern: path)  // expect: info: `NSRegularExpression(pattern:)`
    count = (try? context.count(for: NSFetchRequest<NSManagedObject>(entityName: "A"))) ?? 0  // expect: info: `NSManagedObjectContext.count(for:)`
  }
  var body: some View { Text("\(text) \(pattern) \(count)") }
}
