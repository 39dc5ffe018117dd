import SwiftUI

enum Weather: String, CaseIterable {
  case sun, rain, wind
}

struct Day: Identifiable {
  let id: Int
  var weather: Weather
  var hours: [Double]
}

private let globalTitles = ["Morning", "Evening"]

/// The elements have identity.
struct Forecast: View {
  @State private var days: [Day] = []

  var body: some View {
    ForEach(days) { Text($0.weather.rawValue) }
    ForEach($days) { $day in Text(day.weather.rawValue) }
    ForEach(Array(days.enumerated()), id: \.element.id) { place, day in Text("\(place) \(day.weather.rawValue)") }
    ForEach(Array(zip(days.indices, days)), id: \.1.id) { place, day in Text("\(place) \(day.weather.rawValue)") }
    ForEach(days, id: \.id) { Text($0.weather.rawValue) }
  }
}

/// Nothing is ever inserted.
struct Legend: View {
  static let colors: [Day] = makeDays()
  private let names = ["Sunny", "Rainy"]
  let symbols: Symbols
  private var kinds: [Weather] { Weather.allCases }

  var body: some View {
    let short = [Weather.sun, .rain]
    ForEach(names.indices, id: \.self) { Text(names[$0]) }
    ForEach(globalTitles.indices, id: \.self) { Text(globalTitles[$0]) }
    ForEach(Self.colors.indices, id: \.self) { Text(Self.colors[$0].weather.rawValue) }
    ForEach(Array(Weather.allCases.enumerated()), id: \.offset) { _, kind in Text(kind.rawValue) }
    ForEach(0..<Weather.allCases.count, id: \.self) { Text(Weather.allCases[$0].rawValue) }
    ForEach(Array(kinds.enumerated()), id: \.offset) { _, kind in Text(kind.rawValue) }
    ForEach(short.indices, id: \.self) { Text(short[$0].rawValue) }
    ForEach(Array(symbols.all.enumerated()), id: \.offset) { _, symbol in Text(symbol.weather.rawValue) }
  }
}

/// A `let` of a class stays while the object lives.
final class Symbols {
  let all: [Day]
  init(all: [Day]) { self.all = all }
}

private func makeDays() -> [Day] { [] }

/// The index only counts, or is only shown.
struct Counters: View {
  let days: [Day]
  let rating: Int

  var body: some View {
    ForEach(0..<rating, id: \.self) { _ in Image(systemName: "star.fill") }
    ForEach(days.indices, id: \.self) { _ in Circle() }
    ForEach(days.indices, id: \.self) { Text("Day \($0 + 1)") }
    ForEach(Array(days.enumerated()), id: \.offset) { place, _ in Text("\(place)") }
    ForEach(0..<8, id: \.self) { place in Rectangle().opacity(Double(place) / 8) }
  }
}

/// `\.0` and `\.index` of something else.
struct Tuples: View {
  let groups: [(String, [Day])]
  let streams: [Stream]

  var body: some View {
    ForEach(groups, id: \.0) { Text($0.0) }
    ForEach(streams, id: \.index) { Text($0.title) }
  }
}

struct Stream {
  var index: Int
  var title: String
}

/// Nothing but its place, and it is never edited.
struct Curves: View {
  let day: Day
  let title: String
  let lines: [String]
  let table: [[Day]]

  var body: some View {
    HStack { ForEach(day.hours.indices, id: \.self) { Capsule().frame(height: day.hours[$0]) } }
    HStack { ForEach(Array(title.enumerated()), id: \.offset) { _, letter in Text(String(letter)) } }
    ForEach(Array(lines.enumerated()), id: \.offset) { _, line in Text(line) }
    ForEach(0..<table.count, id: \.self) { row in
      HStack { ForEach(table[row]) { Text($0.weather.rawValue) } }
    }
  }
}

/// Items of menus and pickers keep no state.
struct Choices: View {
  let days: [Day]
  @Binding var selection: Int

  var body: some View {
    Picker("Day", selection: $selection) {
      ForEach(days.indices, id: \.self) { Text(days[$0].weather.rawValue).tag($0) }
    }
    Menu("Day") {
      ForEach(days.indices, id: \.self) { place in
        Button(days[place].weather.rawValue) { selection = place }
      }
    }
  }
}

/// Without `id:` it is another rule's matter.
struct Ranges: View {
  let days: [Day]
  var body: some View { ForEach(days.indices) { Text(days[$0].weather.rawValue) } }
}
