// with: strict
import SwiftUI

final class Chore: Identifiable {
  let id: Int
  var isDone = false
  init(id: Int) { self.id = id }
}

/// The element of the row is written, which is not a local of the setter.
struct Chores: View {
  let chores: [Chore]
  var body: some View {
    List(chores) { chore in  // note: a row is built for each element here
      Toggle("Done", isOn: Binding(get: { chore.isDone }, set: { chore.isDone = $0 }))  // expect: info: for each row
    }
  }
}
