// Applies fixes of findings to texts, in rounds. Pure: nothing is read or written here.
//
// In each round every finding may contribute one fix. Fixes that touch each other wait for the next round, before which
// the texts are linted again. A fix is thus never applied to text that another one has changed.

import Syntax

/// The texts of a run while fixes are applied to them.
public struct Fixing: Sendable {
  /// The greatest number of rounds. A run that needs more does not end, because a fix causes a finding again. Beyond
  /// the limit some findings are not fixed.
  public static let roundLimit = 50
  /// The greatest number of attempts, for one file, to separate bad fixes from good ones. Each attempt parses the file,
  /// so many bad fixes of a large file would take too long. Beyond the limit its remaining findings are not fixed.
  static let trialLimit = 200

  /// The current texts, in the order of the run.
  public private(set) var sources: [SourceText]
  /// The number of findings that have been fixed.
  public var fixedCount: Int { filesOfFixes.count { files in !files.contains { restored.contains($0) } } }
  /// Problems with fixes that were not applied.
  public private(set) var refusals: [Problem] = []
  /// The files that share fixes: all files of a group must be written, or none.
  public var groups: [Set<Int>] {
    Dictionary(grouping: companions.keys, by: root).values.map { Set($0) }.sorted { ($0.min() ?? 0) < ($1.min() ?? 0) }
  }

  /// The lines to report on, from 1, for files in which only some lines are reported on. They move with the text.
  public private(set) var reportedLines: [Int: [Range<Int>]]

  private let originals: [SourceText]
  private let originalLines: [Int: [Range<Int>]]
  private let takesSuggested: Bool
  private let mayChange: @Sendable (Int) -> Bool
  private var rounds = 0
  /// The hashes of earlier texts of a file, to which no fix may lead back.
  private var past: [Int: Set<UInt64>] = [:]
  /// The number of syntax errors in the original text of a file.
  private var errorCounts: [Int: Int] = [:]
  private var refused: Set<Change> = []
  private var filesOfFixes: [[Int]] = []
  private var restored: Set<Int> = []
  /// For each file that shares a fix another file of its group, or itself: a union-find forest.
  private var companions: [Int: Int] = [:]
  /// The number of attempts to separate bad fixes, by file.
  private var trials: [Int: Int] = [:]
  /// The line tables of the current texts.
  private var lines: [Int: LineStarts] = [:]

  /// - Parameters:
  ///   - takesSuggested: Whether suggested fixes are applied as well as safe ones.
  ///   - reportedLines: The lines to report on, from 1, for files in which only some lines are reported on.
  ///   - mayChange: Whether the file with this number may change.
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

  /// The numbers of the files that differ from their originals, in order.
  public var changed: [Int] {
    sources.indices.filter { sources[$0] !== originals[$0] && sources[$0].bytes != originals[$0].bytes }
  }

  /// Applies fixes of `findings`, which must be those of `sources`. False if there is none to apply.
  public mutating func advance(_ findings: [Finding]) -> Bool {
    var candidates = findings.enumerated().compactMap { candidate($1, id: $0) }
    if rounds == Self.roundLimit {
      var rules: [Int: Set<String>] = [:]
      for candidate in candidates {
        for number in candidate.files { rules[number, default: []].insert(candidate.rule) }
      }
      for (number, rules) in rules.sorted(by: { $0.key < $1.key }) {
        let names = listed(rules.sorted().map { "`\($0)`" })
        refuse(number, "fixes of \(names) cause their own findings again; some findings are left")
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
      // Bad fixes are refused. If each fix alone is good, they disturb each other, and only the first half is applied
      // in this round.
      for number in bad {
        let suspects = taken.filter { $0.files.contains(number) }
        // A fix among them was bad in a different file.
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

  /// Refuses the fixes that are bad alone, found by bisection.
  private mutating func refuseBad(_ suspects: ArraySlice<Candidate>, in file: Int) {
    if suspects.allSatisfy({ refused.contains($0.change) }) || isTriedEnough(file) { return }
    trials[file, default: 0] += 1
    if isTriedEnough(file) {
      refuse(file, "\(Self.trialLimit) attempts to find bad fixes were not enough; the remaining findings are left")
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
        found.number, "the fix of `\(suspect.rule)` on line \(line) \(found.fault.rawValue), and is not applied")
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

  /// Restores the original text of a file whose new text could not be written.
  public mutating func restore(_ number: Int) {
    sources[number] = originals[number]
    lines[number] = nil
    reportedLines[number] = originalLines[number]
    restored.insert(number)
  }

  // MARK: Choosing

  /// What a fix changes, wherever it is in the file.
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
    /// The range from the first edit to the last, by file.
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

  /// Whether no edits of a fix overlap.
  private static func isConsistent(_ edits: [Fix.Edit]) -> Bool {
    let places = edits.map(\.location).sorted { ($0.file, $0.start, $0.end) < ($1.file, $1.start, $1.end) }
    return zip(places, places.dropFirst()).allSatisfy { $0.file != $1.file || $0.end <= $1.start }
  }

  /// The fixes that can be applied together; of those that cannot, the first.
  ///
  /// Two fixes of one rule can if no edit of one touches an edit of the other. For fixes of different rules, which do
  /// not know each other, the code between the edits of a fix counts as well.
  private func disjoint(_ candidates: [Candidate]) -> [Candidate] {
    var edits: [Int: TakenRanges] = [:]
    var hulls: [Int: TakenRanges] = [:]
    return candidates.filter { candidate in
      let isFree =
        candidate.edits.allSatisfy {
          !(edits[$0.location.file]?.touches($0.range) { $0 == candidate.rule } ?? false)
        }
        && candidate.hulls.allSatisfy { number, hull in
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

  /// The file that represents all files that share fixes with this one.
  private func root(_ file: Int) -> Int {
    var file = file
    while let next = companions[file], next != file { file = next }
    return file
  }

  /// The lines after the edits.
  private static func moved(
    _ lines: [Range<Int>], by edits: [Fix.Edit], in text: SourceText
  ) -> [Range<Int>] {
    let starts = text.lineStarts()
    func breaks(_ range: Range<Int>) -> Int { starts.line(at: range.upperBound) - starts.line(at: range.lowerBound) }
    func added(_ edit: Fix.Edit) -> Int { LineStarts(Array(edit.replacement.utf8)).offsets.count - 1 }
    let edits = edits.sorted { ($0.location.start, $0.location.end) < ($1.location.start, $1.location.end) }
    /// The number of lines by which text moves after the first edits.
    var moves = [0]
    for edit in edits { moves.append(moves[moves.count - 1] + added(edit) - breaks(edit.range)) }
    /// The number of lines by which the offset moves, with the replacement of text around it or without.
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
      // The lines may all have been removed.
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

  /// The number of syntax errors in the original text, since each fix might add one to those of the fix before.
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
  /// `bytes` after `edits`, which must not overlap. Insertions at one place are in the order of `edits`. Line breaks in
  /// replacements become those of the text.
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

  /// Whether the first line ends with a carriage return and a line feed.
  private static func breaksLinesWithCarriageReturns(_ bytes: [UInt8]) -> Bool {
    guard let i = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    return i > 0 && bytes[i - 1] == UInt8(ascii: "\r")
  }
}

extension Tree {
  /// The number of syntax errors: nodes that are missing or unexpected.
  static func errorCount(of text: SourceText) -> Int {
    let tree = Tree(parsing: text, in: ParseWorkspace(names: NameTable()))
    return tree.root.descendants.reduce(0) { $0 + ($1.kind == .missing || $1.kind == .unexpected ? 1 : 0) }
  }
}
