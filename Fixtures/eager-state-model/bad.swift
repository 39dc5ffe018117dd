import SwiftUI

@Observable final class Diary {
  var text: String
  init(url: URL) {
    text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""  // note: `Diary.init` calls this
  }
}

@Observable final class Meter {
  var value = 0
  init() { start() }
  private func start() {
    Task { @MainActor in self.value += 1 }  // note: `Meter` starts a task here
  }
}

final class Archive: ObservableObject {
  @Published var text: String
  init(url: URL) { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
}

struct Glance: View {
  @State private var diary: Diary  // note: `diary` keeps its first value
  @State private var other: Diary
  @State private var meter: Meter
  @State private var text: String
  @State private var archive: Archive

  init(url: URL) {
    _diary = State(initialValue: Diary(url: url))  // expect: info: `Diary(url: url)` is evaluated each time `Glance.init` runs (file access)
    let made = Diary(url: url)
    _other = State(wrappedValue: made)  // expect: `@State var other`
    self.meter = Meter()  // expect: `Meter()` is evaluated each time `Glance.init` runs (starts a task), but `@State var meter` keeps only the first result
    text = Self.load(url)  // expect: `Self.load(url)` is evaluated each time `Glance.init` runs (file access), but `@State var text` keeps only the first result
    _archive = .init(initialValue: Archive(url: url))  // expect: `@State var archive`  // help: declare `@StateObject private var archive`, and write `_archive = StateObject(wrappedValue: …)`, which defers the value
  }

  private static func load(_ url: URL) -> String {
    (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }

  var body: some View { Text(diary.text + other.text + text + archive.text + "\(meter.value)") }
}

struct DiaryPage: View {
  @State var diary: Diary
  var body: some View { Text(diary.text) }
}

struct MeterPage: View {
  @State private var meter: Meter
  init(meter: Meter) { _meter = State(initialValue: meter) }
  var body: some View { Text("\(meter.value)") }
}

struct Shelf: View {
  let url: URL
  var body: some View {
    DiaryPage(diary: Diary(url: url))  // expect: `Diary(url: url)` is evaluated each time `Shelf.body` runs (file access)
    MeterPage(meter: Meter())  // expect: `Meter()` is evaluated each time `Shelf.body` runs (starts a task)  // help: let a method of `Meter` do this, and call it in `.task`, or move the initial value into the declaration of `meter`
  }
}
