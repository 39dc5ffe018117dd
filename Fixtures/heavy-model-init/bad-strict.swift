// No input or output, but work all the same: advice only.
// with: strict
import SwiftUI

@Observable final class Settings {
  var values: [String: Int]
  init(data: Data = Data()) { values = (try? JSONDecoder().decode([String: Int].self, from: data)) ?? [:] }
}

@Observable final class Locked {
  private let lock = NSLock()
  var count = 0
  init() {
    lock.lock()
    count = 1
    lock.unlock()
  }
}

struct Panel: View {
  @State private var settings = Settings()  // expect: info: `settings`
  @State private var locked = Locked()  // expect: info: `locked`
  var body: some View { Text("\(settings.values.count)\(locked.count)") }
}

/// To make a decoder is little.
@Observable final class Reader {
  private let decoder = JSONDecoder()
  var count = 0
}

struct ReaderView: View {
  @State private var reader = Reader()
  var body: some View { Text("\(reader.count)") }
}
