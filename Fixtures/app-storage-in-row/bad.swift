import CoreData
import SwiftUI

final class Note: NSManagedObject { var text = "" }

struct NoteList: View {
  let days: [Int]
  var body: some View {
    List {
      ForEach(days, id: \.self) { day in
        DayRow(day: day)  // note: each element builds `DayRow` here
      }
    }
    ScrollView {
      ForEach(days, id: \.self) { WideRow(day: $0) }
    }
  }
}

struct DayRow: View {
  let day: Int
  @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>  // expect: info: `DayRow` runs `@FetchRequest notes` once for each element of `days`
  var body: some View { Text("\(day) \(notes.count)") }
}

struct WideRow: View {
  let day: Int
  @SectionedFetchRequest<Int, Note>(sectionIdentifier: \.hash, sortDescriptors: [])
  private var notes: SectionedFetchResults<Int, Note>  // expect: `@SectionedFetchRequest notes`
  var body: some View { Text("\(day) \(notes.count)") }
}
