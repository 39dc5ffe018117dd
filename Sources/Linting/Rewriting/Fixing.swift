// From findings to fixed texts, round by round. Pure: nothing is read or written here.
//
// In each round every finding may give one fix. Fixes that touch each other wait for the next round, for
// which the texts are linted again; so no fix ever rests on text that another has changed.

import Syntax

/// Texts on their way from what was read to what no fix is left for.
public struct Fixing: Sendable {
  /// More rounds than that are no progress but a fix that finds its own result wrong.
  public static let roundLimit = 50
  /// How often fixes of one file are tried apart, to find those that are bad. Each time the file is parsed, so without
  /// a limit many bad fixes of a large file would take for ever; beyond it the file keeps the findings that are left.
  static let trialLimit = 200

  /// As they are now, in the order of the run.
  public private(set) var sources: [SourceText]
  /// How many findings have been fixed.
  public var fixedCount: Int { filesOfFixes.count { files in !files.contains { restored.contains($0) } } }
  /// Fixes that were not taken, and why.
  public private(set) var refusals: [Problem] = []
  /// Files that share a fix: all of them are to be written, or none.
  public var groups: [Set<Int>] {
    Dictionary(grouping: companions.keys, by: root).values.map { Set($0) }.sorted { ($0.min() ?? 0) < ($1.min() ?? 0) }
  }

  /// Of some files the lines to report on, from 1: they move with the text.
  public private(set) var reportedLines: [Int: [Range<Int>]]

  private let originals: [SourceText]
  private let originalLines: [Int: [Range<Int>]]
  private let takesSuggested: Bool
  private let mayChange: @Sendable (Int) -> Bool
  private var rounds = 0
  /// What the text of a file has been before, by hash; a fix must not lead back there.
  private var past: [Int: Set<UInt64>] = [:]
  /// What was wrong with the first text of a file by the parser's count.
  private var errorCounts: [Int: Int] = [:]
  private var refused: Set<Change> = []
  private var filesOfFixes: [[Int]] = []
  private var restored: Set<Int> = []
  /// Of each file that shares a fix another one that does, or itself: by that way all get to the same.
  private var companions: [Int: Int] = [:]
  /// By file: how often fixes have been tried apart.
  private var trials: [Int: Int] = [:]
  /// Tables of the texts as they are now.
  private var lines: [Int: LineStarts] = [:]

  /// - Parameters:
  ///   - takesSuggested: Take fixes too that a person should look at.
  ///   - reportedLines: Of some files the lines to report on, from 1; they move with the text.
  ///   - mayChange: Is the file with this number one to report on? Others stay as they are.
  public init(
    _ sources: [SourceText], takesSuggested: Bool, reportedLines: [Int: [Range<Int>]] = [:],
    mayChange: @escaping @Sendable (Int) -> Bool = { _ in true }
  ) {
    self.sources = sources
    originals = sources
    self.reportedLines = reportedLines
    originalLines = reportedLines
    self.takesSuggested = takesSuggested
    self.mayChange = mayChange
  }

  /// Numbers of the files that are no longer as they were, in order.
  public var changed: [Int] {
    sources.indices.filter { sources[$0] !== originals[$0] && sources[$0].bytes != originals[$0].bytes }
  }

  /// Takes what fixes `findings` offer, which are those of `sources`. False if there is nothing to take.
  public mutating func advance(_ findings: [Finding]) -> Bool {
    var candidates = findings.enumerated().compactMap { candidate($1, id: $0) }
    if rounds == Self.roundLimit {
      var rules: [Int: Set<String>] = [:]
      for candidate in candidates {
        for number in candidate.files { rules[number, default: []].insert(candidate.rule) }
      }
      for (number, rules) in rules.sorted(by: { $0.key < $1.key }) {
        let names = rules.sorted().map { "`\($0)`" }.joined(separator: ", ")
        refuse(number, "fixes of \(names) do not come to an end; some are left")
      }
      return false
    }
    rounds += 1
    while true {
      let taken = disjoint(candidates)
      if taken.isEmpty { return false }
      let texts = applied(taken[...])
      let bad = texts.keys.filter { fault(of: texts[$0]!, as: $0) != nil }.sorted()
      if bad.isEmpty {
        take(taken, texts)
        return true
      }
      // Which of the fixes is it? If each alone is well, they disturb each other, and the first half is enough for
      // now.
      for number in bad {
        let suspects = taken.filter { $0.files.contains(number) }
        // One of them was bad in another file.
        if suspects.contains(where: { refused.contains($0.change) }) { continue }
        let known = refused.count
        refuseBad(suspects[...], in: number)
        guard refused.count == known, !isTriedEnough(number) else { continue }
        let left = Set(suspects[max(suspects.count / 2, 1)...].map(\.id))
        if left.isEmpty { return false }
        candidates.removeAll { left.contains($0.id) }
      }
      candidates.removeAll { refused.contains($0.change) || $0.files.contains(where: isTriedEnough) }
    }
  }

  /// Refuses the fixes that are bad alone. Halves are tried, so that a few bad ones among many are found soon.
  private mutating func refuseBad(_ suspects: ArraySlice<Candidate>, in file: Int) {
    if suspects.allSatisfy({ refused.contains($0.change) }) || isTriedEnough(file) { return }
    trials[file, default: 0] += 1
    if isTriedEnough(file) {
      refuse(
        file,
        "fixes have been tried apart \(Self.trialLimit) times, because some go wrong; those left are not made")
    }
    let texts = applied(suspects)
    var found: (number: Int, fault: Fault)?
    for number in texts.keys.sorted() where found == nil {
      found = fault(of: texts[number]!, as: number).map { (number, $0) }
    }
    guard let found, let suspect = suspects.first else { return }
    if suspects.count == 1 {
      refused.insert(suspect.change)
      let line = line(of: suspect.place)
      refuse(
        found.number, "the fix of `\(suspect.rule)` on line \(line) \(found.fault.rawValue), and is not made")
    } else {
      let middle = suspects.startIndex + suspects.count / 2
      refuseBad(suspects[..<middle], in: file)
      refuseBad(suspects[middle...], in: file)
    }
  }

  private func isTriedEnough(_ file: Int) -> Bool { trials[file] ?? 0 >= Self.trialLimit }

  private mutating func line(of place: Location) -> Int {
    let table = lines[place.file] ?? sources[place.file].lineStarts()
    lines[place.file] = table
    return table.line(at: place.start)
  }

  /// Gives a file its first text back, because the new one could not be written.
  public mutating func restore(_ number: Int) {
    sources[number] = originals[number]
    lines[number] = nil
    reportedLines[number] = originalLines[number]
    restored.insert(number)
  }

  // MARK: Choosing

  /// A fix by what it does, wherever in the file.
  private struct Change: Hashable {
    let rule: String
    let files: [Int]
    let edits: [String]
  }

  private struct Candidate {
    /// The number of the finding in its round.
    let id: Int
    let rule: String
    let place: Location
    let change: Change
    let edits: [Fix.Edit]
    let files: [Int]
    /// By file, from the first of its edits to the last.
    let hulls: [Int: Range<Int>]
  }

  private func candidate(_ finding: Finding, id: Int) -> Candidate? {
    guard let fix = finding.fixes.first(where: { takesSuggested || $0.safety == .safe }), !fix.edits.isEmpty
    else { return nil }
    var hulls: [Int: Range<Int>] = [:]
    for edit in fix.edits {
      let place = edit.location
      guard sources.indices.contains(place.file), mayChange(place.file), place.start >= 0,
        place.start <= place.end,
        place.end <= sources[place.file].bytes.count
      else { return nil }
      let hull = hulls[place.file] ?? place.start..<place.end
      hulls[place.file] = min(hull.lowerBound, place.start)..<max(hull.upperBound, place.end)
    }
    let files = hulls.keys.sorted()
    let change = Change(
      rule: finding.rule, files: files,
      edits: fix.edits.flatMap { edit in
        [sources[edit.location.file].text(edit.location.start..<edit.location.end), edit.replacement]
      })
    guard !refused.contains(change), !files.contains(where: isTriedEnough), Self.isConsistent(fix.edits) else {
      return nil
    }
    return Candidate(
      id: id, rule: finding.rule, place: finding.location, change: change, edits: fix.edits, files: files, hulls: hulls)
  }

  /// No edit of a fix may stand on what another replaces.
  private static func isConsistent(_ edits: [Fix.Edit]) -> Bool {
    let places = edits.map(\.location).sorted { ($0.file, $0.start, $0.end) < ($1.file, $1.start, $1.end) }
    return zip(places, places.dropFirst()).allSatisfy { $0.file != $1.file || $0.end <= $1.start }
  }

  /// The first of those that get into each other's way.
  ///
  /// Two fixes of one rule do not if no edit touches one of the other. Those of different rules were not made
  /// for each other: there the code in between counts too.
  private func disjoint(_ candidates: [Candidate]) -> [Candidate] {
    var edits: [Int: TakenRanges] = [:]
    var hulls: [Int: TakenRanges] = [:]
    return candidates.filter { candidate in
      let isFree = candidate.edits.allSatisfy {
        !(edits[$0.location.file]?.touches($0.range) { $0 == candidate.rule } ?? false)
      } && candidate.hulls.allSatisfy { number, hull in
        !(hulls[number]?.touches(hull) { $0 != candidate.rule } ?? false)
      }
      guard isFree else { return false }
      for edit in candidate.edits {
        edits[edit.location.file, default: TakenRanges()].take(edit.range, by: candidate.rule)
      }
      for (number, hull) in candidate.hulls { hulls[number, default: TakenRanges()].take(hull, by: candidate.rule) }
      return true
    }
  }

  // MARK: Applying

  private func applied(_ candidates: ArraySlice<Candidate>) -> [Int: SourceText] {
    var edits: [Int: [Fix.Edit]] = [:]
    for edit in candidates.flatMap(\.edits) { edits[edit.location.file, default: []].append(edit) }
    return Dictionary(
      uniqueKeysWithValues: edits.map { number, edits in
        (number, SourceText(path: sources[number].path, bytes: Fix.apply(edits, to: sources[number].bytes)))
      })
  }

  private mutating func take(_ taken: [Candidate], _ texts: [Int: SourceText]) {
    var edits: [Int: [Fix.Edit]] = [:]
    for edit in taken.flatMap(\.edits) where reportedLines[edit.location.file] != nil {
      edits[edit.location.file, default: []].append(edit)
    }
    for (number, text) in texts {
      if let lines = reportedLines[number] {
        reportedLines[number] = Self.moved(lines, by: edits[number] ?? [], in: sources[number])
      }
      past[number, default: []].insert(Self.hash(sources[number]))
      sources[number] = text
      lines[number] = nil
    }
    for candidate in taken where candidate.files.count > 1 {
      let first = root(candidate.files[0])
      for file in candidate.files {
        let other = root(file)
        companions[other] = first
        companions[file] = first
      }
    }
    filesOfFixes += taken.map(\.files)
  }

  /// The file that stands for all that share fixes with this one.
  private func root(_ file: Int) -> Int {
    var file = file
    while let next = companions[file], next != file { file = next }
    return file
  }

  /// Where the lines are after the edits.
  private static func moved(
    _ lines: [Range<Int>], by edits: [Fix.Edit], in text: SourceText
  ) -> [Range<Int>] {
    let starts = text.lineStarts()
    func breaks(_ range: Range<Int>) -> Int { starts.line(at: range.upperBound) - starts.line(at: range.lowerBound) }
    func added(_ edit: Fix.Edit) -> Int { LineStarts(Array(edit.replacement.utf8)).offsets.count - 1 }
    let edits = edits.sorted { ($0.location.start, $0.location.end) < ($1.location.start, $1.location.end) }
    /// By how much lines move behind the first edits.
    var moves = [0]
    for edit in edits { moves.append(moves[moves.count - 1] + added(edit) - breaks(edit.range)) }
    /// By how much lines move before the offset. What replaces text on both sides of it comes before it or behind.
    func move(before offset: Int, withReplacement: Bool) -> Int {
      let count = edits.firstSortedIndex { $0.location.start >= offset }
      guard count > 0, edits[count - 1].location.end > offset else { return moves[count] }
      let edit = edits[count - 1]
      return moves[count - 1] - breaks(edit.location.start..<offset) + (withReplacement ? added(edit) : 0)
    }
    return lines.compactMap { range in
      let start = starts.range(ofLine: range.lowerBound).lowerBound
      let end = starts.range(ofLine: max(range.upperBound - 1, range.lowerBound)).upperBound
      let first = range.lowerBound + move(before: start, withReplacement: false)
      let last = range.upperBound + move(before: end, withReplacement: true)
      // Lines that are gone were the only ones to report on.
      return first < last ? first..<last : nil
    }
  }

  private mutating func refuse(_ number: Int, _ message: String) {
    refusals.append(Problem(file: sources[number].path, message: message))
  }

  // MARK: Judging

  private enum Fault: String {
    case isNoSwift = "would leave code that is not valid Swift"
    case returns = "would undo what another fix has done"
    case doesNothing = "would change nothing"
  }

  private mutating func fault(of text: SourceText, as number: Int) -> Fault? {
    if text.bytes == sources[number].bytes { return .doesNothing }
    if past[number]?.contains(Self.hash(text)) ?? false { return .returns }
    return Tree.errorCount(of: text) > errorCount(ofFile: number) ? .isNoSwift : nil
  }

  private static func hash(_ text: SourceText) -> UInt64 {
    var hash = FNV()
    hash.add(text.bytes)
    return hash.value
  }

  /// Of the text as it was read: one mistake must not make room for the next.
  private mutating func errorCount(ofFile number: Int) -> Int {
    if let count = errorCounts[number] { return count }
    let count = Tree.errorCount(of: originals[number])
    errorCounts[number] = count
    return count
  }
}

extension Fix.Edit {
  fileprivate var range: Range<Int> { location.start..<location.end }
}

extension Fix {
  /// `bytes` after `edits`, which do not overlap; insertions at one place come in the order of `edits`. Line
  /// breaks in replacements become those that the text has.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    let order = edits.indices.sorted {
      (edits[$0].location.start, edits[$0].location.end, $0) < (
        edits[$1].location.start, edits[$1].location.end, $1
      )
    }
    let usesCarriageReturns = breaksLinesWithCarriageReturns(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var at = 0
    for i in order {
      let edit = edits[i]
      result += bytes[at..<max(at, edit.location.start)]
      if usesCarriageReturns {
        var last: UInt8 = 0
        for byte in edit.replacement.utf8 {
          if byte == UInt8(ascii: "\n"), last != UInt8(ascii: "\r") { result.append(UInt8(ascii: "\r")) }
          result.append(byte)
          last = byte
        }
      } else {
        result += edit.replacement.utf8
      }
      at = max(at, edit.location.end)
    }
    return result + bytes[at...]
  }

  /// By the first line.
  private static func breaksLinesWithCarriageReturns(_ bytes: [UInt8]) -> Bool {
    guard let i = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    return i > 0 && bytes[i - 1] == UInt8(ascii: "\r")
  }
}

extension Tree {
  /// How many places of a text are missing or fit nowhere.
  static func errorCount(of text: SourceText) -> Int {
    let tree = Tree(parsing: text, in: ParseWorkspace(names: NameTable()))
    return tree.root.descendants.reduce(0) { $0 + ($1.kind == .missing || $1.kind == .unexpected ? 1 : 0) }
  }
}
