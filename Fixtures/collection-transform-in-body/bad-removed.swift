import SwiftUI

@Observable final class Log {
  private(set) var lines: [String] = []
  private(set) var title = ""
  func add(_ new: [String]) { lines += new }
  func rename() { title += "a" }
  /// What is there may be removed; that does not limit the number.
  func removeLast() {
    if lines.count > 0 { lines.removeLast() }
  }
}

struct LogView: View {
  let log: Log
  var body: some View {
    Button(log.title) { log.rename() }
    Button("Add") { log.add(["a"]) }
    Button("Remove") { log.removeLast() }
    Text(sorted.first ?? "")
    ForEach(sorted, id: \.self) { Text($0) }
  }
  private var sorted: [String] { log.lines.sorted() }  // expect: info: `sorted` walks `log.lines`
}
