import Combine
import Observation
import SwiftUI

final class Oven: ObservableObject {
  @Published var isHot = false
  @Published private var degrees = 0
  /// Set in `init` only.
  private(set) var name: String
  let model = "O"
  /// Always set together with what is published.
  var program = ""
  var minutes = 0
  /// No view shows it.
  var uses = 0
  /// Filled while it is read.
  private var cache: [String]?
  lazy var manual = "Manual"
  var label: String { "\(degrees)" }
  var programs: [String] {
    if let cache { return cache }
    let made = ["a", "b"]
    cache = made
    return made
  }
  init(name: String) { self.name = name }
  func start(_ program: String) {
    self.program = program
    reset()
    heat()
  }
  private func reset() { minutes = 0 }
  private func heat() { isHot = true }
  func count() { uses += 1 }
}

struct OvenView: View {
  @ObservedObject var oven: Oven
  var body: some View {
    Text(oven.name + oven.model + oven.program + oven.label + oven.manual)
    Text("\(oven.minutes) \(oven.programs.count)")
    Button("Count") { oven.count() }
  }
}

/// It announces by itself.
final class Manual: ObservableObject {
  var text = "" {
    willSet { objectWillChange.send() }
  }
  func change() { text = "b" }
}

struct ManualView: View {
  @ObservedObject var manual: Manual
  var body: some View { Text(manual.text) }
}

/// No view watches it: another matter.
final class Quiet: ObservableObject {
  var text = ""
  func change() { text = "b" }
}

struct QuietView: View {
  let quiet: Quiet
  var body: some View { Text(quiet.text) }
}

@Observable final class Tracked {
  var text = ""
  @ObservationIgnored var log: [String] = []
  func change() {
    log.append(text)
    text = "b"
  }
}

struct TrackedView: View {
  let tracked: Tracked
  var body: some View { Text(tracked.text + "\(tracked.log.count)") }
}

final class Pane { var title = "" }

final class Desk: ObservableObject {
  @Published var shown: [String] = []
  /// Its observer sets what is published.
  var filter = "" {
    didSet { apply() }
  }
  weak var owner: AnyObject?
  var pane = Pane()
  /// Only the initializer fills it.
  var files: [String] = []
  init() { load() }
  func load() { files.append("a") }
  func apply() { shown = [filter] }
  func search(_ text: String) { filter = text }
  func adopt(_ owner: AnyObject) { self.owner = owner }
  /// The object stays the same.
  func rename() { pane.title = "b" }
}

struct DeskView: View {
  @ObservedObject var desk: Desk
  var body: some View {
    Text(desk.filter + (desk.owner == nil ? "" : "owned") + desk.pane.title)
    Text("\(desk.files.count) \(desk.shown.count)")
    Button("Search") { desk.search("a") }
  }
}

// A message to the platform view, which takes it: to announce it would ask for an update in the middle of one.
final class CursorMove: ObservableObject {
  @Published var text = ""
  var steps = 0
  func insert(_ word: String) {
    text += word
    steps = word.count
  }
}

struct CursorField: UIViewRepresentable {
  @ObservedObject var move: CursorMove
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    view.text = move.text + String(move.steps)
    move.steps = 0
  }
}

/// A comment says that it is meant so.
final class Manuscript: ObservableObject {
  @Published var title = ""
  // Not @Published: comparing so long a text with each letter takes too long. `edits` tells of changes.
  var text = ""
  func add(_ line: String) { text += line }
}

struct ManuscriptView: View {
  @ObservedObject var manuscript: Manuscript
  var body: some View {
    Text(manuscript.title + manuscript.text)
    Button("Add") { manuscript.add("…") }
  }
}
