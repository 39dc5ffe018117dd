import SwiftUI

// A folder that has to be there is no reason to load later.

final class Recorder: ObservableObject {
  @Published var takes = 0
  init(url: URL = URL(fileURLWithPath: "/tmp/takes")) {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
}

struct Studio: View {
  @StateObject private var recorder = Recorder()
  var body: some View { Text("\(recorder.takes)") }
}
