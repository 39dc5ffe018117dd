import SwiftUI

struct Clip: View {
  private static let formatter = DateFormatter()
  @State private var decoder = JSONDecoder()
  @StateObject private var model: ClipModel
  let title: String
  var onSave: () -> Void = { _ = JSONEncoder() }

  init(title: String, url: URL) {
    self.title = title.uppercased()
    _model = StateObject(wrappedValue: ClipModel(url: url))
  }

  var body: some View { Text(title).task { _ = DateFormatter() } }
}

struct Other: View {
  @StateObject private var model: ClipModel
  init(url: URL) { _model = .init(wrappedValue: ClipModel(url: url)) }
  var body: some View { Text(model.text) }
}

final class ClipModel: ObservableObject {
  @Published var text: String
  init(url: URL) { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
}

/// Made once.
struct Program: App {
  private let formatter = DateFormatter()
  init() { _ = try? Data(contentsOf: URL(fileURLWithPath: "/tmp/defaults")) }
  var body: some Scene { WindowGroup { Text(formatter.dateFormat) } }
}

/// No view.
struct Ledger {
  let formatter = NumberFormatter()
}
