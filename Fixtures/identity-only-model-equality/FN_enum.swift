import SwiftUI

// Not found: what a case carries has no property whose reads could be followed.
enum Step: Equatable {
  case pause(String)
  case play(String)
  static func == (lhs: Step, rhs: Step) -> Bool {
    switch (lhs, rhs) {
    case (.pause, .pause), (.play, .play): true
    default: false
    }
  }
}

struct StepView: View {
  let step: Step
  var body: some View {
    switch step {
    case .pause(let title), .play(let title): Text(title)
    }
  }
}
