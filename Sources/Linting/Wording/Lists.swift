// Names in a row, as part of a sentence.

/// "a", "a and b", "a, b and c", "a, b and 3 more".
public func listed(_ names: [String]) -> String {
  switch names.count {
  case 0...1: names.first ?? ""
  case 2...3: names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  default: names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
  }
}
