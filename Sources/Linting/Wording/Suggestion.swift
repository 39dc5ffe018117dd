// The known word that a misspelled one means.

/// The word of `known` that is nearest to `typed`; nil if none is near. Case does not count, nor whether `-`, `_` or a
/// space joins the words.
public func nearest(to typed: String, among known: [String]) -> String? {
  let wanted = spelling(typed)
  guard !wanted.isEmpty, wanted.count <= wordLimit else { return nil }
  var best: (word: String, distance: Int)?
  for word in known {
    let whole = spelling(word)
    // `private` is the beginning of `private-state`, which is a little worse than the word itself.
    for end in [whole.count] + whole.indices.filter({ whole[$0] == "-" }) {
      // One or two changes turn a short word into any other.
      let limit = max(max(wanted.count, end) / 3, wanted.count < 4 ? 1 : 2)
      // Words that differ in length by more have a greater distance.
      guard abs(wanted.count - end) <= limit else { continue }
      let distance = editDistance(wanted, Array(whole[..<end])) + (end < whole.count ? 1 : 0)
      if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
    }
  }
  return best?.word
}

/// The longest text that can be a misspelled word, in characters: the distance takes the square of it.
private let wordLimit = 64

private func spelling(_ word: String) -> [Character] {
  word.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 }
}

/// The number of characters to insert, remove, replace or swap with a neighbor to turn one word into the other, if no
/// part is changed twice (Damerau's distance, as "optimal string alignment").
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
