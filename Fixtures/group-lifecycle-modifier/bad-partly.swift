import SwiftUI

struct Report: View {
  @State private var hasDetails = false
  @State private var hasChart = false
  @State private var count = 0
  @Binding var isShared: Bool

  var body: some View {
    VStack {
      Group {
        Text("Report")
        if hasDetails { Text("Details") }
      }
      .onAppear { count += 1 }  // expect: info: `.onAppear` on this `Group`
      Group {
        if hasDetails { Text("Details") }
        if hasChart { Circle() }
      }
      .task { count += 1 }  // expect: info: `.task` on this `Group`
      Group {
        Text("Report")
        if hasChart { Circle() } else { Text("No chart") }
      }
      .sheet(isPresented: $isShared) { Text("Share") }  // expect: warning: `.sheet` on this `Group`
      Toggle("Details", isOn: $hasDetails)
      Toggle("Chart", isOn: $hasChart)
    }
  }
}
