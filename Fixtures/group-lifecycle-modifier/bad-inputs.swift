import Combine
import SwiftUI

// Each of the modifiers, on what is several views.
struct Report: View {
  @State var isShort: Bool
  func flipIsShort() { isShort.toggle() }
  let lines: [String]
  let ticks: PassthroughSubject<Int, Never>
  @State private var count = 0
  @State private var isShared = false

  var body: some View {
    VStack {
      Group {
        ForEach(lines, id: \.self) { Text($0) }
      }
      .sheet(isPresented: $isShared) { Text("Share") }  // expect: warning: several views
      Group {
        Text("a")
        Text("b")
      }
      .task { count += 1 }  // expect: info: its 2 views
      Group {
        Text("a")
        Text("b")
      }
      .onReceive(ticks) { count = $0 }
      Group {
        if isShort { Text("a") } else { ProgressView() }
      }
      .onDisappear { count = 0 }
    }
    .toolbar { Button("Short") { count = isShort ? 1 : 2 } }
  }
}

struct Reports: View {
  @State private var isShort = false
  var body: some View {
    Toggle("Short", isOn: $isShort)
    Report(isShort: isShort, lines: ["a"], ticks: PassthroughSubject())
  }
}
