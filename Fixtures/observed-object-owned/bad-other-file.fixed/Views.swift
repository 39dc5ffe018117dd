import SwiftUI

struct Board: View {
  @StateObject private var timetable = Timetable.fresh  // expect: info: `@ObservedObject var timetable` does not own its object
  var body: some View { Text(timetable.rows.first ?? "") }
}

struct SharedBoard: View {
  @ObservedObject var timetable = Timetable.shared
  /// It may be the shared one.
  @ObservedObject var other = Factory.timetable(isShared: true)
  var body: some View { Text(timetable.rows.first ?? "") }
}
