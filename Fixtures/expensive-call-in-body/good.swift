import SwiftUI

private let sharedFormatter = DateFormatter()

/// What looks expensive and is not: shared, kept, cached by the framework, or run later.
struct Thrifty: View {
  let date: Date
  let prepared: UIImage
  let loader: Loader
  @State private var text = ""
  @StateObject private var model = ThriftyModel()

  private static let formatter = NumberFormatter()
  private static let pattern = /a+/
  nonisolated(unsafe) private static var detector = try? NSDataDetector(types: 1)

  var body: some View {
    VStack {
      Text(date, format: .dateTime)
      Text(date, style: .timer)
      Text(date.formatted(date: .long, time: .omitted))
      Text(12.5.formatted(.currency(code: "EUR")))
      Text("\(date, formatter: sharedFormatter)")
      Text(Self.formatter.string(from: 3) ?? "")
      Text(text.contains(Self.pattern) ? "yes" : "no")
      Text("**bold** and \(text)")
      Image(uiImage: prepared).resizable()
      Image("logo")
      Image(systemName: "star")
      AsyncImage(url: URL(string: "https://example.com/a.png"))
      Text(model.title)
      Text(loader.cachedTitle)
      Text(String(format: "%d", 3))
      Text(Calendar.current.isDateInToday(date) ? "today" : "")
    }
    .task { text = (try? String(contentsOfFile: "/tmp/a", encoding: .utf8)) ?? "" }
    .onAppear { _ = DateFormatter() }
    .onTapGesture { _ = JSONDecoder() }
    .onChange(of: date) { _ = try? Data(contentsOf: URL(fileURLWithPath: "/")) }
    .gesture(DragGesture().onEnded { _ in _ = NumberFormatter() })
    .toolbar {
      Button("Save") { save() }
      Button { save() } label: { Text("Save") }
    }
  }

  private func save() {
    let encoder = JSONEncoder()
    _ = try? encoder.encode(text)
    Task { _ = FileManager.default.fileExists(atPath: "/") }
  }

  /// Never called from the body.
  private func report() -> String { DateFormatter().string(from: date) }
}

final class ThriftyModel: ObservableObject {
  /// Made once for each object.
  lazy var formatter = DateFormatter()
  @Published var title = ""
  func load() { title = formatter.string(from: .now) }
}

final class Loader {
  private var cached: String?
  /// Reads once and keeps what it read.
  var cachedTitle: String {
    if let cached { return cached }
    let read = (try? String(contentsOfFile: "/tmp/title", encoding: .utf8)) ?? ""
    cached = read
    return read
  }
}

extension Loader {
  private static let texts = NSCache<NSString, NSString>()
  /// Fills the cache in the other branch.
  static func text(_ name: String) -> String {
    if let text = texts.object(forKey: name as NSString) {
      return text as String
    } else {
      let read = (try? String(contentsOfFile: name, encoding: .utf8)) ?? ""
      texts.setObject(read as NSString, forKey: name as NSString)
      return read
    }
  }
}

struct Caption: View {
  let name: String
  var body: some View { Text(Loader.text(name)) }
}

/// Not a view: it is not evaluated again and again.
struct Exporter {
  var body: String { DateFormatter().string(from: .now) }
}

struct Shelf: View {
  let log: (String) -> Void
  var body: some View {
    Text(checked())
  }
  private func checked() -> String {
    do { return try parse() } catch {
      // Only when something has gone wrong.
      print(DateFormatter().string(from: .now))
      return ""
    }
  }
  private func parse() throws -> String { "" }
}

struct Thrifty_Previews: PreviewProvider {
  static var previews: some View { Text(DateFormatter().string(from: .now)) }
}

#Preview { Text(NumberFormatter().string(from: 1) ?? "") }
