// with: strict
import SwiftUI

/// The setter of a model asks `==`, whatever the value is made of.
struct Knob: Equatable {
  let number: Int
  var angle = 0.0
  static func == (a: Knob, b: Knob) -> Bool { a.number == b.number }  // expect: info: `==` of `Knob` compares `number`, but ignores `angle`
}

@Observable final class Desk {
  var knob = Knob(number: 1)  // note: to an equal value does not update views
}

struct DeskView: View {
  let desk: Desk
  var body: some View { Text("\(desk.knob.angle)") }
}
