import SwiftUI

struct First: View {
  @ObservedObject var report: Report
  var body: some View { Text(report.state) }  // note: `First.body` reaches the expensive call from here
}

struct Second: View {
  @ObservedObject var report: Report
  var body: some View { Text(report.state) }  // note: `Second.body` reaches the expensive call from here
}

struct Third: View {
  @ObservedObject var report: Report
  var body: some View { Text(report.state) }  // note: `Third.body` reaches the expensive call from here
}
