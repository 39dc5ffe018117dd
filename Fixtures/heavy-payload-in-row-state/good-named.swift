import SwiftUI

struct Step1: Identifiable { let id: Int }

/// Images by their names hold no data.
struct StepRow: View {
  let step: Step1
  @State private var images: [Image] = (1...60).map { Image("step\($0)") }
  var body: some View { images[step.id] }
}

struct Steps: View {
  let steps: [Step1]
  var body: some View { List(steps) { StepRow(step: $0) } }
}
