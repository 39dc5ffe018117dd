// The word that someone meant who typed another one.

/// Of `known` the word nearest to `typed`; nil if none is near. Case does not count, nor which of
/// `-`, `_` and space joins the words.
public func nearest(to typed: String, among known: [String]) -> String? {
  let wanted = spelling(typed)
  // What nobody types by mistake need not be compared.
  guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
  var best: (word: String, distance: Int)?
  for word in known {
    // In a short word a change or two make any other word.
    let limit = max(max(wanted.count, word.count) / 3, wanted.count < 4 ? 1 : 2)
    // Most words differ in length by more, and need not be compared.
    guard abs(wanted.count - word.count) <= limit else { continue }
    let distance = editDistance(wanted, spelling(word))
    if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
  }
  return best?.word
}

private func spelling(_ word: String) -> [Character] {
  word.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 }
}

/// How many characters must be inserted, removed, replaced, or swapped with their neighbour to make
/// one word of the other, if no part is changed twice (Damerau's distance, as "optimal string
/// alignment").
func editDistance<Element: Equatable>(_ a: [Element], _ b: [Element]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
