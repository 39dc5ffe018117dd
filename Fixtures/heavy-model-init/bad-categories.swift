import CoreData
import SwiftUI

// Waits, asks a database, reads a bundle.
final class Waiting: ObservableObject {
  init() {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { semaphore.signal() }
    semaphore.wait()
  }
}

@Observable final class Shelf {
  var count = 0
  init() {
    let context = NSManagedObjectContext()
    count = (try? context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")))?.count ?? 0
  }
}

@Observable final class Words {
  var list: [String] = []
  init() {
    guard let url = Bundle.main.url(forResource: "words", withExtension: "json"), let data = try? Data(contentsOf: url)
    else { return }
    list = (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}

struct Library: View {
  @StateObject private var waiting = Waiting()  // expect: info: creating `waiting` blocks the main thread
  @State private var shelf = Shelf()  // expect: info: creating `shelf` blocks the main thread
  @State private var words = Words()  // expect: info: creating `words` blocks the main thread
  var body: some View { Text("\(shelf.count)\(words.list.count)") }
}
