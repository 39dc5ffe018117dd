import Combine
import SwiftUI

// What the object holds updates the view by its publisher.

final class Call: ObservableObject {
  @Published var duration = 0
  func tick() { duration += 1 }
}

final class Calls: ObservableObject {
  @Published var isRecorded = false
  let current = Call()
  func record() { isRecorded.toggle() }
}

struct Duration: View {
  let calls: Calls
  @State private var duration = 0
  var body: some View {
    Text("\(duration) \(calls.isRecorded ? "recorded" : "")")
      .onReceive(calls.current.$duration) { duration = $0 }
  }
}

struct Screen: View {
  @ObservedObject var calls: Calls
  var body: some View {
    Duration(calls: calls)
    Button("Record") { calls.record() }
    Button("Tick") { calls.current.tick() }
  }
}
