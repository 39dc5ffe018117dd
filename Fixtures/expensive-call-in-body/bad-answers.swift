import LocalAuthentication
import SwiftUI

/// Nothing is left of the object but an answer.
struct Lock: View {
  @State private var count = 0
  private var isPossible: Bool {
    LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)  // expect: info: `LAContext()`  // help: look this up once, in `.task` or in the model, and keep the result until it may have changed
  }
  var body: some View {
    Stepper("\(count)", value: $count)
    Text("\(isPossible)")
  }
}
