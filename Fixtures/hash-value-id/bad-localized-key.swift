import SwiftUI

// Nothing else in the file hints at an id.
struct Failures: View {
  let failures: [any Error]

  var body: some View {
    ForEach(failures, id: \.localizedDescription) { failure in  // expect: info: `ForEach` identifies rows by `\.localizedDescription`
      Text(failure.localizedDescription)
    }
  }
}
