import SwiftUI

// The id comes from the data, or the rows are told apart by it.

struct Shelf: Identifiable {
  var id: String { letter }
  let letter: String
}

struct Crate {
  let id = UUID()
  let label: String
}

struct Storage: View {
  let labels: [String]
  private var shelves: [Shelf] { labels.map { Shelf(letter: $0) } }
  private var crates: [Crate] { labels.map { Crate(label: $0) } }
  var body: some View {
    List {
      ForEach(shelves) { Text($0.letter) }
      ForEach(crates, id: \.label) { Text($0.label) }
      Text("\(crates.count)")
    }
  }
}

// Kept in state, in static properties, made in actions and tasks.

struct Note: Identifiable {
  let id = UUID()
  var text = ""
}

let tutorial = [Note(text: "Welcome")]

struct Notes: View {
  @State private var notes = [Note()]
  @State private var draft: Note?
  @State private var imported: [Note]
  static let samples = [Note(text: "a"), Note(text: "b")]

  init(texts: [String]) {
    _imported = State(initialValue: texts.map { Note(text: $0) })
  }

  private func fresh() -> [Note] { [Note(), Note()] }

  var body: some View {
    List {
      ForEach(notes) { Text($0.text) }
      ForEach(imported) { Text($0.text) }
      ForEach(Self.samples) { Text($0.text) }
      ForEach(tutorial) { Text($0.text) }
      Button("Add") { notes.append(Note()) }
      Button("Reset") { notes = fresh() }
    }
    .task { notes = fresh() }
    .onAppear { notes += [Note()] }
    .sheet(item: $draft) { Text($0.text) }
  }
}

// The construction passes an id that belongs to the data.

struct Label2: Identifiable {
  var id = UUID().uuidString
  var text: String
}

struct Mark: Identifiable {
  let id: UUID
  let text: String
  init(id: UUID = UUID(), text: String) {
    self.id = id
    self.text = text
  }
}

struct Labels: View {
  let words: [String: UUID]
  private var labels: [Label2] { words.keys.map { Label2(id: $0, text: $0) } }
  private var marks: [Mark] { words.map { Mark(id: $0.value, text: $0.key) } }
  var body: some View {
    List {
      ForEach(labels) { Text($0.text) }
      ForEach(marks) { Text($0.text) }
    }
  }
}

// One value for one view: nothing is told apart.

struct Settings: Identifiable {
  let id = UUID()
  var isOn = false
}

struct SettingsRow: View {
  let settings: Settings
  var body: some View { Text(settings.isOn ? "on" : "off") }
}

struct SettingsList: View {
  @State private var all: [Settings] = []
  var body: some View {
    VStack {
      SettingsRow(settings: Settings())
      ForEach(all) { SettingsRow(settings: $0) }
    }
  }
}

// Only the part of an element is new, and nothing tells elements apart by it.

struct Stamp: Identifiable {
  let id = UUID()
  let country: String
}

struct Page: Identifiable {
  let id: Int
  let stamp: Stamp
}

struct Album: View {
  private let pages = [Page(id: 1, stamp: Stamp(country: "DK")), Page(id: 2, stamp: Stamp(country: "IS"))]
  @State private var favourites: [Stamp] = []
  var body: some View {
    List {
      ForEach(pages) { Text($0.stamp.country) }
      ForEach(favourites) { Text($0.country) }
    }
  }
}

// The view that is given new values keeps the first ones.

struct Task: Identifiable {
  let id = UUID()
  let title: String
}

struct TaskList: View {
  @State var tasks: [Task]
  var body: some View { List(tasks) { Text($0.title) } }
}

struct TaskCards: View {
  @State private var tasks: [Task]
  init(tasks: [Task]) { _tasks = State(initialValue: tasks) }
  var body: some View { ForEach(tasks) { Text($0.title) } }
}

struct Day: View {
  let titles: [String]
  var body: some View {
    VStack {
      TaskList(tasks: titles.map { Task(title: $0) })
      TaskCards(tasks: [Task(title: "a")])
    }
  }
}

// Decoded: not built by code that an update runs.

struct Article: Identifiable, Decodable {
  let id = UUID()
  let title: String
  enum CodingKeys: CodingKey { case title }
}

struct Articles: View {
  @State private var articles: [Article] = []
  var body: some View {
    List(articles) { Text($0.title) }
      .task {
        articles = (try? JSONDecoder().decode([Article].self, from: Data())) ?? []
      }
  }
}

// A class keeps its identity for as long as it is held.

final class Player: Identifiable, ObservableObject {
  let id = UUID()
  @Published var name = ""
}

struct Lineup: View {
  @State private var players = [Player(), Player()]
  @StateObject private var captain = Player()
  var body: some View {
    List(players) { Text($0.name) }
  }
}

// Built in previews.

struct Draft: Identifiable {
  let id = UUID()
  var text: String
}

struct DraftList: View {
  let drafts: [Draft]
  var body: some View { List(drafts) { Text($0.text) } }
}

struct DraftList_Previews: PreviewProvider {
  static var previews: some View {
    DraftList(drafts: ["a", "b"].map { Draft(text: $0) })
  }
}

#Preview {
  DraftList(drafts: [Draft(text: "a")])
}
