// Names inside a sentence.

/// "`a`, `b` and 3 more": the first `limit` items, then the number of the others; "`a`, `b` and `c`" where all fit.
/// Items stand as they are given; an empty list is an empty string.
public func listed(_ items: [String], limit: Int = .max) -> String {
  let hidden = items.count - limit
  let parts = hidden > 0 ? items.prefix(limit) + ["\(hidden) more"] : items[...]
  guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}

/// "a `VStack`", "an `HStack`": a name as code, behind the article that fits how it is spoken. Several capitals are
/// spoken one by one.
public func withArticle(_ name: String) -> String {
  let isSpelled = name.count == 1 || name.prefix { $0.isUppercase }.count > 1
  let vowels = isSpelled ? "aefhilmnorsx" : "aeiou"
  let spoken = name.lowercased()
  let startsWithVowel =
    spoken.first.map(vowels.contains) ?? false
    && (isSpelled || !["eu", "one", "uni", "use", "uti"].contains { spoken.hasPrefix($0) })
  return (startsWithVowel ? "an" : "a") + " `" + name + "`"
}
