import SwiftUI

// A closure that is called at once is part of the body.
struct Clock: View {
  private static var evaluations = 0

  var body: some View {
    let count: Int = {
      Self.evaluations += 1  // expect: info: writes `Clock.evaluations`
      Task { await tell() }  // expect: info: `Task` starts asynchronous work
      return Self.evaluations
    }()
    return Text("\(count)")
  }

  private func tell() async {}
}
