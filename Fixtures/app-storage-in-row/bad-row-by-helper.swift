import CoreData
import SwiftUI

final class Note: NSManagedObject { var text = "" }

struct DayRow: View {
  let day: Int
  @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>  // expect: info: `DayRow` runs `@FetchRequest notes` once for each element of `days`
  var body: some View { Text("\(day) \(notes.count)") }
}

struct DayNotes: View {
  let day: Int
  @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>  // expect: info: `DayNotes` runs `@FetchRequest notes` once for each element of `days`
  var body: some View { Text("\(day) \(notes.count)") }
}

struct DayCell: View {
  let day: Int
  var body: some View { HStack { DayNotes(day: day) } }
}

struct Days: View {
  let days: [Int]
  private func row(_ day: Int) -> some View { DayRow(day: day) }
  var body: some View {
    List(days, id: \.self) { day in row(day) }
    List(days, id: \.self) { day in DayCell(day: day) }
  }
}
