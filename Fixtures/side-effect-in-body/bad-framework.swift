import CoreData
import SwiftUI

struct Effects: View {
  let context: NSManagedObjectContext
  let url: URL

  private func fetch() -> Int {
    URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()  // what it costs is told
    return 1
  }

  private func keep() -> Int {
    UserDefaults.standard.set(3, forKey: "evaluations")  // expect: info: writes preferences
    try? FileManager.default.removeItem(at: url)  // the same
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)  // the same
    return 2
  }

  private func change() -> Int {
    context.insert(NSManagedObject())  // expect: info: changes the database
    return 3
  }

  var body: some View { Text("\(fetch()) \(keep()) \(change())") }
}
