import SwiftUI

/// Tests put calls in; the app only takes them out.
final class Probe {
  var calls: [Int: () -> Void] = [:]
  func visit(_ line: Int) { calls.removeValue(forKey: line)?() }
}

/// It is set by each update, and nothing reads it.
final class LocaleBox {
  var locale = "en"
}

struct Page: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Panel(locale: "de")
  }
}

struct Panel: View {
  let locale: String
  private let probe = Probe()
  private let box = LocaleBox()
  var body: some View {
    Text("Panel").onAppear {
      probe.visit(1)
      box.locale = locale
    }
  }
}
