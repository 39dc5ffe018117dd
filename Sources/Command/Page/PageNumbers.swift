// What a report mentions again and again, by number: paths, and the state of views.

import Reporting

struct PageNumbers {
  private(set) var paths: [String] = []
  private(set) var states: [HTMLContents.Part] = []
  private var numbersOfPaths: [String: Int] = [:]
  /// By the place of the property, which has one only.
  private var numbersOfStates: [String: Int] = [:]

  mutating func number(of path: String) -> Int {
    if let known = numbersOfPaths[path] { return known }
    numbersOfPaths[path] = paths.count
    paths.append(path)
    return paths.count - 1
  }

  mutating func number(of state: Outline.Kept) -> Int {
    // Several properties may be declared on one line.
    let key = "\(state.place) \(state.property)"
    if let known = numbersOfStates[key] { return known }
    numbersOfStates[key] = states.count
    let part = HTMLContents.Part { json in
      json.member("name", state.short)
      json.member("view", state.owner)
      json.write(state.place, &self)
    }
    states.append(part)
    return states.count - 1
  }
}

extension JSONWriter {
  /// The members `path`, a number, and `line`.
  mutating func write(_ place: LinePlace, _ numbers: inout PageNumbers) {
    member("path", numbers.number(of: place.path))
    member("line", place.line)
  }
}
