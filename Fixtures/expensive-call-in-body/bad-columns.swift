import SwiftUI

struct Visit: Identifiable {
  let id: Int
  let date: Date
  var age: String {
    let formatter = RelativeDateTimeFormatter()  // expect: `RelativeDateTimeFormatter()` (formatter construction) runs on every evaluation of 2 views (`Visits` and `Log`), in `Visits` once for each row
    return formatter.localizedString(for: date, relativeTo: .now)
  }
}

/// The closure of a column gets an element of the table's collection.
struct Visits: View {
  @State private var visits: [Visit] = []
  var body: some View {
    VStack {
      Button("Add") { visits.append(Visit(id: visits.count, date: .now)) }
      Table(visits) {
        TableColumn("Age") { visit in
          Text(visit.age)  // note: `Visits.body` reaches the expensive call from here
        }
      }
    }
  }
}

struct Log: View {
  @State private var visits: [Visit] = []
  var body: some View {
    Table(visits) {
      TableColumn("Number") { Text("\($0.id)") }
      TableColumn("Age") { Text($0.age) }  // note: `Log.body` reaches the expensive call from here
    }
    .onTapGesture { visits.append(Visit(id: visits.count, date: .now)) }
  }
}
