import SwiftUI

struct First: View {
  @ObservedObject var report: Report
  var body: some View { Text(report.state) }  // note: `First.body` gets there by this call
}

struct Second: View {
  @ObservedObject var report: Report
  var body: some View { Text(report.state) }  // note: `Second.body` gets there by this call
}

struct Third: View {
  @ObservedObject var report: Report
  var body: some View { Text(report.state) }  // note: `Third.body` gets there by this call
}
