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
    _journal = State(initialValue: Journal())  // expect: info: `@State var journal`
    _diary = State(initialValue: Diary())  // expect: info: `@State var diary`
  }
  var body: some View { Text("Home") }
}
