import CoreData
import SwiftUI

@Observable final class Clock {
  private var timer: Timer?
  init() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }  // note: starts a timer here
}

@Observable final class Inbox {
  init() {
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
  }
}

@Observable final class Feed {
  init(url: URL) { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
}

@Observable final class Shelf {
  var count = 0
  init(context: NSManagedObjectContext) {
    count = (try? context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")))?.count ?? 0
  }
}

struct Home: View {
  @State private var clock: Clock
  @State private var inbox: Inbox
  @State private var feed: Feed
  @State private var shelf: Shelf

  init(url: URL, context: NSManagedObjectContext) {
    _clock = State(initialValue: Clock())  // expect: info: `Clock()` is evaluated each time `Home.init` runs (starts a timer), but `@State var clock` keeps only the first result
    _inbox = State(wrappedValue: Inbox())  // expect: info: `@State var inbox`
    _feed = State(initialValue: Feed(url: url))  // expect: info: `@State var feed`
    _shelf = State(initialValue: Shelf(context: context))  // expect: info: `@State var shelf`
  }

  var body: some View { Text("\(shelf.count)") }
}
