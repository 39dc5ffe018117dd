// Lists of names inside a sentence.

/// "`a`, `b` and 3 more": the first `limit` items, then the number of the others; "`a`, `b` and `c`" where all fit.
/// Items stand as they are given; an empty list is an empty string.
public func listed(_ items: [String], limit: Int = .max) -> String {
  let hidden = items.count - limit
  let parts = hidden > 0 ? items.prefix(limit) + ["\(hidden) more"] : items[...]
  guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}
