import SwiftUI

struct Report: View {
  @State private var text: String?
  @State private var hasChart = false
  var body: some View {
    VStack {
      ZStack {
        if let text { Text(text) } else { ProgressView() }
      }
      .padding()
      .task { text = await load() }  // expect: `.task` on this `Group`
      // No edit: a stack would arrange them.
      Group {
        Text("One")
        Text("Two")
      }
      .onAppear { text = nil }
      Group {
        if hasChart {
          Text("One")
          Text("Two")
        } else {
          Circle()
        }
      }
      .onAppear { text = nil }
      Group {
        ForEach(0..<3, id: \.self) { Text("\($0)") }
      }
      .onAppear { text = nil }
      // No edit: the list would have one row more or less.
      List {
        Group {
          if hasChart { Circle() } else { Text("No chart") }
        }
        .task { text = await load() }  // expect: `.task` on this `Group`
      }
      Toggle("Chart", isOn: $hasChart)
    }
  }
  private func load() async -> String { await Task.yield(); return "loaded" }
}
