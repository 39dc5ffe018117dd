import Combine
import SwiftUI

final class Recorder {
  private var timer: Timer?
  init() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
  func start() {}
}

struct Dictation: View {
  @State private var recorder = Recorder()  // expect: `Dictation` creates a new `Recorder` in `recorder`
  @State private var spare: Recorder = Recorder()  // expect: `Dictation` creates a new `Recorder` in `spare`
  // Left to the reader: others use it.
  public let shared = Recorder()  // expect: `Dictation` creates a new `Recorder` in `shared`
  /// What is said while the phone is locked.
  @State fileprivate var locked =  // expect: `Dictation` creates a new `Recorder` in `locked`
    Recorder()

  var body: some View {
    Button("Record") {
      recorder.start()
      spare.start()
      locked.start()
    }
  }
}

struct Desk: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Dictation()
      .onAppear { Dictation().shared.start() }
  }
}
