import SwiftUI

@Observable final class Journal {
  init() { print("opened") }
}

@Observable final class Diary {
  init() { NSLog("opened") }
}

struct Home: View {
  @State private var journal: Journal
  @State private var diary: Diary
  init() {
    _journal = State(initialValue: Journal())
    _diary = State(initialValue: Diary())
  }
  var body: some View { Text("Home") }
}
