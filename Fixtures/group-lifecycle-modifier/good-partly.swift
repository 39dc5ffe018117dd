import SwiftUI

struct Report: View {
  @State private var hasDetails = false
  @State private var count = 0
  let isLarge: Bool

  var body: some View {
    VStack {
      // A stack is one view, whatever is in it.
      VStack {
        Text("Report")
        if hasDetails { Text("Details") }
      }
      .onAppear { count += 1 }
      // What never changes while the program runs.
      Group {
        Text("Report")
        if #available(iOS 100, *) { Text("Later") }
      }
      .onAppear { count += 1 }
      // An empty view has no modifiers to run.
      Group {
        Text("Report")
        if hasDetails { EmptyView() }
      }
      .task { count = 1 }
      // Only style.
      Group {
        Text("Report")
        if hasDetails { Text("Details") }
      }
      .font(isLarge ? .title : .body)
      Toggle("Details", isOn: $hasDetails)
    }
  }
}
