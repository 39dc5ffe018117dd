import CoreData
import SwiftUI

final class Note: NSManagedObject { var text = "" }

struct Day: Identifiable { let id: Int }

struct DayCell: View {
  let day: Day
  @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>  // expect: info: `DayCell` runs `@FetchRequest notes` once for each element of `days`
  var body: some View { Text("\(day.id) \(notes.count)") }
}

struct DayTable: View {
  let days: [Day]
  var body: some View {
    Table(days) {
      TableColumn("Notes") { day in DayCell(day: day) }
    }
  }
}
