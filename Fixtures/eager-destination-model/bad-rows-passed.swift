// with: iOS=13
import SwiftUI

final class Log: ObservableObject {
  @Published var lines: [String] = []
  init(name: String) { lines = [name] }
  func add(_ line: String) { lines.append(line) }
}

struct LogView: View {
  @ObservedObject private var log: Log
  init(name: String) {
    let log = Log(name: name)
    self.log = log  // note: stored here
  }
  var body: some View { Button("\(log.lines.count)") { log.add("more") } }
}

struct Plugins: View {
  let names: [String]
  var body: some View {
    List(names, id: \.self) { name in
      NavigationLink(destination: LogView(name: name)) {  // expect: creates a new `Log` each time
        // help: build `LogView` in the `body` of a view that stores only what it needs: SwiftUI evaluates that when it is shown
        Text(name)
      }
    }
  }
}
