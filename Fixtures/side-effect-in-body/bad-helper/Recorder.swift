final class Recorder {
  static let shared = Recorder()
  func record(_ name: String) {
    Task { await send(name) }  // note: `record()` calls `Task`, which starts asynchronous work
  }
  private func send(_ name: String) async {}
}
