import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

final class Library {
  /// Nothing writes it later.
  @State private var limit = 20  // expect: info: SwiftUI never connects `@State limit` in the class `Library`: it has no effect
  // help: declare a plain `let limit`
  /// There is no `let` without a value.
  @State private var query: String?  // expect: info: it has no effect
  // help: declare a plain `var query`
  @ObservedObject static var player = Player()  // expect: in a static property: it has no effect

  func first() -> Int { query == nil ? limit : 0 }
}

/// What the class publishes would only be that another recorder takes the place of this one.
final class Studio: ObservableObject {
  @Published var isOpen = false
  @ObservedObject var recorder: Recorder  // expect: info: no view updates when the object changes
  // help: declare a plain `let recorder`, and observe the object in the views that show it
  @StateObject var mixer = Recorder()  // expect: each read creates a new object

  init(recorder: Recorder) { self.recorder = recorder }
  func record() {
    recorder.level += 1
    mixer.level += 1
  }
}

final class Recorder: ObservableObject {
  @Published var level = 0
}

struct StudioView: View {
  @ObservedObject var studio: Studio
  var body: some View { Text("\(studio.recorder.level)") }
}
