import SwiftUI

// A computed property that the body reads.

struct Section: Identifiable {
  let id: String = UUID().uuidString  // expect: info: `sections` creates new `Section` values on each evaluation of `AddressBook.body`, each with a new `id`, which replaces their rows
  let letter: String
  let names: [String]

  init(letter: String, names: [String]) {
    self.letter = letter
    self.names = names
  }
}

struct AddressBook: View {
  let names: [String]

  private var sections: [Section] {
    Dictionary(grouping: names) { String($0.prefix(1)) }
      .map { Section(letter: $0.key, names: $0.value) }  // note: `Section` is created here
  }

  var body: some View {
    List {
      ForEach(sections, id: \.id) { section in Text(section.letter) }  // note: `ForEach` identifies elements by `id`
    }
  }
}

// A function, a loop, and an initializer that assigns the id.

struct Day: Identifiable {
  let id: UUID  // expect: info: `days` creates new `Day` values on each evaluation of `Month.body`, each with a new `id`
  let number: Int

  init(number: Int) {
    self.id = UUID()
    self.number = number
  }
}

struct Month: View {
  let length: Int

  func days(from first: Int) -> [Day] {
    var days: [Day] = []
    for number in first...length {
      days.append(Day(number: number))
    }
    return days
  }

  var body: some View {
    VStack {
      ForEach(days(from: 1)) { day in Text("\(day.number)") }
    }
  }
}

// In the body itself: a closure, a literal, a local.

struct Chip: Identifiable {
  var id = UUID()  // expect: info: creates new `Chip` values on each evaluation, each with a new `id`, which replaces their rows
  var text: String
}

struct Chips: View {
  let words: [String]
  var body: some View {
    HStack {
      ForEach(words.map { Chip(text: $0) }) { chip in Text(chip.text) }
    }
  }
}

struct Choice: Identifiable {
  let id = UUID()  // expect: info: creates new `Choice` values on each evaluation, each with a new `id`
  let title: String
}

struct Choices: View {
  @State private var choice = ""
  var body: some View {
    let choices: [Choice] = [.init(title: "Yes"), .init(title: "No")]
    List(choices) { Text($0.title) }
  }
}

// A default argument that the call does not pass, sorted and filtered on the way.

struct Entry: Identifiable {
  let id: UUID  // expect: info: `entries` creates new `Entry` values on each evaluation of `Journal.body`, each with a new `id`
  let text: String

  init(id: UUID = UUID(), text: String) {
    self.id = id
    self.text = text
  }
}

struct Journal: View {
  let texts: [String]
  private var entries: [Entry] {
    let made = texts.compactMap { text in text.isEmpty ? nil : text }.map { Entry(text: $0) }
    return made.sorted { $0.text < $1.text }
  }
  var body: some View {
    List(entries.filter { $0.text != "-" }) { Text($0.text) }
  }
}

// The key is another property than `id`, or part of an enumerated pair.

struct Stop {
  let token = UUID()  // expect: info: `stops` creates new `Stop` values on each evaluation of `Stops.body`, each with a new `token`
  let name: String
}

struct Stops: View {
  let names: [String]
  private var stops: [Stop] { names.map { Stop(name: $0) } }
  var body: some View {
    List { ForEach(stops, id: \.token) { Text($0.name) } }
  }
}

struct Step: Identifiable {
  let id = UUID()  // expect: info: `steps` creates new `Step` values on each evaluation of `Recipe.body`, each with a new `id`
  let text: String
}

struct Recipe: View {
  let texts: [String]
  private var steps: [Step] { return texts.map { text in return Step(text: text) } }
  var body: some View {
    ForEach(Array(steps.enumerated()), id: \.element.id) { offset, step in Text("\(offset). \(step.text)") }
  }
}

// A sheet whose item is made whenever the binding is read.

struct Warning: Identifiable {
  let id = UUID()  // expect: error: creates new `Warning` values on each evaluation, each with a new `id`, which presents a different item
  let text: String
}

struct Form2: View {
  @State private var problem: String?
  var body: some View {
    Text("Form").sheet(
      item: Binding(get: { problem.map { Warning(text: $0) } }, set: { _ in problem = nil })
    ) { warning in
      Text(warning.text)
    }
  }
}

// Rows of rows: what a section holds is built with it.

struct Line: Identifiable {
  let id = UUID()  // expect: info: `built` creates new `Line` values on each evaluation of `Song.body`, each with a new `id`
  let text: String
}

struct Verse: Identifiable {
  let id: Int
  let lines: [Line]
}

struct Song: View {
  let verses: [[String]]
  private var built: [Verse] {
    verses.enumerated().map { number, texts in Verse(id: number, lines: texts.map { Line(text: $0) }) }
  }
  var body: some View {
    List {
      ForEach(built) { verse in
        ForEach(verse.lines) { line in Text(line.text) }
      }
    }
  }
}

// A view that identifies itself by a new id.

struct Slide: View, Identifiable {
  let id = UUID()  // expect: info: creates new `Slide` values on each evaluation, each with a new `id`
  let title: String
  var body: some View { Text(title) }
}

struct Slides: View {
  let titles: [String]
  var body: some View {
    TabView {
      ForEach(titles.map { Slide(title: $0) }) { slide in slide }
    }
  }
}
