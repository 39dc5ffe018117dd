import SwiftUI

@Observable final class Counter {
  var count: Int
  init(count: Int = 0) { self.count = count }
}

@Observable final class Diary {
  var text: String
  init(url: URL) { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
  static let shared = Diary(url: URL(fileURLWithPath: "/tmp/diary"))
}

final class Archive: ObservableObject {
  @Published var text: String
  init(url: URL) { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
}

/// In declarations: made once.
struct Declared: View {
  @State private var diary = Diary(url: URL(fileURLWithPath: "/tmp/diary"))
  var body: some View { Text(diary.text) }
}

struct Cheap: View {
  @State private var counter: Counter
  @State private var name: String
  @State private var diary: Diary
  @StateObject private var archive: Archive

  init(start: Int, diary: Diary, url: URL) {
    _counter = State(initialValue: Counter(count: start))
    name = "a"
    _diary = State(initialValue: diary)
    _archive = StateObject(wrappedValue: Archive(url: url))
  }

  var body: some View { Text("\(counter.count)\(name)\(diary.text)\(archive.text)") }
}

struct Shown: View {
  @StateObject var archive: Archive
  @State var diary: Diary
  @State var counter: Counter
  var body: some View { Text(archive.text + diary.text) }
}

struct Shelf: View {
  let url: URL
  @State private var made: Diary?
  var body: some View {
    Shown(archive: Archive(url: url), diary: .shared, counter: Counter())
    Button("Open") { made = Diary(url: url) }
  }
}

/// Made once.
@main
struct Journal: App {
  @State private var diary: Diary
  init() { _diary = State(initialValue: Diary(url: URL(fileURLWithPath: "/tmp/diary"))) }
  var body: some Scene { WindowGroup { Text(diary.text) } }
}
