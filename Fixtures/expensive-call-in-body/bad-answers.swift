import LocalAuthentication
import SwiftUI

/// Nothing is left of the object but an answer.
struct Lock: View {
  @State private var count = 0
  private var isPossible: Bool {
    LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)  // expect: info: `LAContext()`  // help: compute the result when its input changes, and keep it
  }
  var body: some View {
    Stepper("\(count)", value: $count)
    Text("\(isPossible)")
  }
}
