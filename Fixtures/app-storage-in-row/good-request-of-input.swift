import CoreData
import SwiftUI

final class Note: NSManagedObject { var text = "" }

struct Days: View {
  let days: [Int]
  var body: some View { List(days, id: \.self) { DayRow(day: $0) } }
}

// Each row fetches what no other one does.
struct DayRow: View {
  let day: Int
  @FetchRequest private var notes: FetchedResults<Note>
  init(day: Int) {
    self.day = day
    _notes = FetchRequest(sortDescriptors: [], predicate: NSPredicate(value: day > 0))
  }
  var body: some View { Text("\(day) \(notes.count)") }
}
