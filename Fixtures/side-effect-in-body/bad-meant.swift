import Combine
import SwiftUI

// A comment says that it is meant.

struct Preview: View {
  let dismissals: PassthroughSubject<Void, Never>
  var body: some View {
    VStack {
      // Work around a sheet that stays: tell it each time.
      let _ = dismissals.send(())  // expect: info: `PassthroughSubject.send` sends an event
      Text("")
    }
  }
}
