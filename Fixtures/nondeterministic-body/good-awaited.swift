import SwiftUI

// with: strict

struct Resend: View {
  @State private var end: Date?
  var body: some View {
    Button("Send again") { end = .now.addingTimeInterval(30) }
      .disabled((end ?? .distantPast) > Date())
      .task(id: end) {
        guard let end else { return }
        try? await Task.sleep(for: .seconds(end.timeIntervalSinceNow))
        self.end = nil
      }
  }
}
