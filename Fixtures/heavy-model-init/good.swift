import SwiftUI

struct Files {
  func text() -> String { (try? String(contentsOf: URL(fileURLWithPath: "/tmp/a"), encoding: .utf8)) ?? "" }
}

@Observable final class Almanac {
  var days: [String] = []
  @ObservationIgnored lazy var data = try? Data(contentsOf: URL(fileURLWithPath: "/tmp/b"))
  // A formatter does no input or output.
  private let formatter = DateFormatter()

  init() {
    Task { await load() }
  }

  func load() async {
    let text = try? String(contentsOf: URL(fileURLWithPath: "/tmp/a"), encoding: .utf8)
    days = [text ?? ""]
  }
}

/// What it calls does the work, and has its own reasons.
@Observable final class Reader {
  var text: String
  init() { text = Files().text() }
}

struct Board: View {
  @State private var almanac = Almanac()
  @State private var reader = Reader()
  @State private var data = 3
  var body: some View { Text("\(almanac.days.count)\(reader.text)\(data)").task { await almanac.load() } }
}
