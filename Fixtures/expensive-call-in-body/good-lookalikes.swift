import CoreData
import SwiftUI

final class Visit: NSManagedObject {
  @NSManaged var title: String
}

/// Cheap things whose names look like others.
struct Cheap: View {
  @FetchRequest(sortDescriptors: []) private var visits: FetchedResults<Visit>
  @AppStorage("size") private var size = 12.0
  @Environment(\.calendar) private var calendar
  let visit: Visit
  let bytes: [UInt8]
  let pattern: Regex<Substring>
  var body: some View {
    Text(visits.first?.title ?? visit.title)
    Text("\(size) \(calendar.firstWeekday) \(memcmp(bytes, bytes, 1)) \(sqrt(2.0)) \(CGRect(x: 0, y: 0, width: 1, height: 1).width)")
    Text(Date.now, style: .date)
    Image("logo", bundle: .module)
    Text("title", bundle: .module)
    Text("abc".contains(/b+/) ? "b" : "")
    Text(12.formatted(.number))
    Text("**bold**")
  }
}
