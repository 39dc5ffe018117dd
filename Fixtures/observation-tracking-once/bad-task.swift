import SwiftUI

@Observable final class Thermostat { var degrees = 0 }

/// In a closure that runs later, and in a property of a view.
final class Heating {
  let thermostat = Thermostat()
  var shown = 0
  func watch() {
    withObservationTracking { _ = thermostat.degrees } onChange: {  // expect: info: `onChange` runs only for the first change and does not observe again
      DispatchQueue.main.async { self.shown += 1 }
    }
  }
}

struct HeatingView: View {
  let thermostat: Thermostat
  private var degrees: Int {
    withObservationTracking { thermostat.degrees } onChange: { }  // expect: info: `onChange` runs only for the first change and does not observe again
  }
  var body: some View { Text("\(degrees)") }
}
