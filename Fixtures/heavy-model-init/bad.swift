import SwiftUI

@Observable final class Almanac {
  var days: [String] = []
  init() { load() }  // note: `Almanac.init` runs this
  private func load() {
    let text = try? String(contentsOf: URL(fileURLWithPath: "/tmp/almanac"), encoding: .utf8)  // note: `load()` runs this
    days = [text ?? ""]
  }
}

final class Ledger: ObservableObject {
  @Published var data = try? Data(contentsOf: URL(fileURLWithPath: "/tmp/ledger"))
}

struct Board: View {
  @State private var almanac = Almanac()  // expect: info: creating `almanac` blocks the main thread (file access) before `Board` is first shown
  @StateObject private var ledger = Ledger()  // expect: info: creating `ledger` blocks the main thread
  var body: some View { Text("\(almanac.days.count)\(ledger.data?.count ?? 0)") }
}
