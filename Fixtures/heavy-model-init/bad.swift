import SwiftUI

@Observable final class Almanac {
  var days: [String] = []
  init() { load() }  // note: `Almanac.init` gets here
  private func load() {
    let text = try? String(contentsOf: URL(fileURLWithPath: "/tmp/almanac"), encoding: .utf8)  // note: `load()` gets here
    days = [text ?? ""]
  }
}

final class Ledger: ObservableObject {
  @Published var data = try? Data(contentsOf: URL(fileURLWithPath: "/tmp/ledger"))
}

struct Board: View {
  @State private var almanac = Almanac()  // expect: info: making the `Almanac` of `almanac` does work (file access) on the main thread before `Board` is first shown
  @StateObject private var ledger = Ledger()  // expect: info: making the `Ledger` of `ledger` does work
  var body: some View { Text("\(almanac.days.count)\(ledger.data?.count ?? 0)") }
}
