import Combine
import SwiftUI

final class Recorder {
  private var timer: Timer?
  init() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
  func start() {}
}

struct Dictation: View {
  let recorder = Recorder()  // expect: `recorder` is a new `Recorder`
  private let spare: Recorder = Recorder()  // expect: `spare` is a new `Recorder`
  // Left to the reader: others use it.
  public let shared = Recorder()  // expect: `shared` is a new `Recorder`
  /// What is said while the phone is locked.
  fileprivate let locked =  // expect: `locked` is a new `Recorder`
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
  var body: some View {
    Dictation()
      .onAppear { Dictation().shared.start() }
  }
}
