import SwiftUI

// Nothing else in the file hints at an id.
struct Failures: View {
  let failures: [any Error]

  var body: some View {
    ForEach(failures, id: \.localizedDescription) { failure in  // expect: warning: tells rows apart by
      Text(failure.localizedDescription)
    }
  }
}
