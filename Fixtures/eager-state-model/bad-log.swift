import SwiftUI
import os

@Observable final class Journal {
  init() { print("opened") }
}

@Observable final class Diary {
  init() { Logger().info("opened") }
}

struct Home: View {
  @State private var journal: Journal
  @State private var diary: Diary
  init() {
    _journal = State(initialValue: Journal())  // expect: warning: `@State var journal`
    _diary = State(initialValue: Diary())  // expect: warning: `@State var diary`
  }
  var body: some View { Text("Home") }
}
