// From findings to fixed texts, round by round. Pure: nothing is read or written here.
//
// In each round every finding may give one fix. Fixes that touch each other wait for the next round, for
// which the texts are linted again; so no fix ever rests on text that another has changed.

import Syntax

/// Texts on their way from what was read to what no fix is left for.
public struct Fixing: Sendable {
  /// More rounds than that are no progress but a fix that finds its own result wrong.
  public static let roundLimit = 50

  /// As they are now, in the order of the run.
  public private(set) var sources: [SourceText]
  /// How many findings have been fixed.
  public var fixedCount: Int { filesOfFixes.count }
  /// Fixes that were not taken, and why.
  public private(set) var refusals: [Problem] = []
  /// Files that share a fix: all of them are to be written, or none.
  public private(set) var groups: [Set<Int>] = []

  /// Of some files the lines to report on, from 1: they move with the text.
  public private(set) var reportedLines: [Int: [Range<Int>]]

  private let originals: [SourceText]
  private let originalLines: [Int: [Range<Int>]]
  private let takesSuggested: Bool
  private let mayChange: @Sendable (Int) -> Bool
  private var rounds = 0
  /// What the text of a file has been before; a fix must not lead back there.
  private var past: [Int: [SourceText]] = [:]
  /// What was wrong with the first text of a file by the parser's count.
  private var errorCounts: [Int: Int] = [:]
  private var refused: Set<Change> = []
  private var filesOfFixes: [[Int]] = []

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
    var candidates = findings.compactMap { candidate($0) }
    if rounds == Self.roundLimit {
      for number in Set(candidates.flatMap(\.files)).sorted() {
        let rules = Set(candidates.filter { $0.files.contains(number) }.map(\.rule)).sorted()
        let names = rules.map { "`\($0)`" }.joined(separator: ", ")
        refuse(number, "fixes of \(names) do not come to an end; some are left")
      }
      return false
    }
    rounds += 1
    while true {
      let taken = disjoint(candidates)
      if taken.isEmpty { return false }
      let texts = applied(taken)
      guard let bad = texts.keys.sorted().first(where: { fault(of: texts[$0]!, as: $0) != nil }) else {
        take(taken, texts)
        return true
      }
      // Which of the fixes is it? If each alone is well, they disturb each other, and the first is enough
      // for now.
      let suspects = taken.filter { $0.files.contains(bad) }
      var guilty: Set<Change> = []
      for suspect in suspects {
        let alone = applied([suspect])
        guard let number = alone.keys.sorted().first(where: { fault(of: alone[$0]!, as: $0) != nil }),
          let fault = fault(of: alone[number]!, as: number)
        else { continue }
        guilty.insert(suspect.change)
        if refused.insert(suspect.change).inserted {
          refuse(
            number, "the fix of `\(suspect.rule)` on line \(suspect.line) \(fault.rawValue), and is not made")
        }
      }
      if guilty.isEmpty { guilty = Set(suspects.dropFirst().map(\.change)) }
      if guilty.isEmpty { return false }
      candidates.removeAll { guilty.contains($0.change) }
    }
  }

  /// Gives a file its first text back, because the new one could not be written.
  public mutating func restore(_ number: Int) {
    sources[number] = originals[number]
    reportedLines[number] = originalLines[number]
    filesOfFixes.removeAll { $0.contains(number) }
  }

  // MARK: Choosing

  /// A fix by what it does, wherever in the file.
  private struct Change: Hashable {
    let rule: String
    let files: [Int]
    let edits: [String]
  }

  private struct Candidate {
    let rule: String
    let line: Int
    let change: Change
    let edits: [Fix.Edit]
    let files: [Int]
    /// By file, from the first of its edits to the last.
    let hulls: [Int: Range<Int>]
  }

  private func candidate(_ finding: Finding) -> Candidate? {
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
    guard !refused.contains(change), Self.isConsistent(fix.edits) else { return nil }
    return Candidate(
      rule: finding.rule,
      line: sources[finding.location.file].lineStarts().line(at: finding.location.start),
      change: change, edits: fix.edits, files: files, hulls: hulls)
  }

  /// No edit of a fix may stand on what another replaces.
  private static func isConsistent(_ edits: [Fix.Edit]) -> Bool {
    for (i, a) in edits.enumerated() {
      for b in edits[..<i] where a.location.file == b.location.file {
        if a.location.start < b.location.end, b.location.start < a.location.end { return false }
      }
    }
    return true
  }

  /// The first of those that get into each other's way.
  ///
  /// Two fixes of one rule do not if no edit touches one of the other. Those of different rules were not made
  /// for each other: there the code in between counts too.
  private func disjoint(_ candidates: [Candidate]) -> [Candidate] {
    var taken: [Candidate] = []
    var byFile: [Int: [Int]] = [:]
    for candidate in candidates {
      let isFree = candidate.files.allSatisfy { number in
        (byFile[number] ?? []).allSatisfy { i in
          let other = taken[i]
          if !touch(candidate.hulls[number]!, other.hulls[number]!) { return true }
          guard other.rule == candidate.rule else { return false }
          let own = other.edits.filter { $0.location.file == number }
          return candidate.edits.allSatisfy { edit in
            edit.location.file != number
              || own.allSatisfy {
                !touch(edit.location.start..<edit.location.end, $0.location.start..<$0.location.end)
              }
          }
        }
      }
      guard isFree else { continue }
      for number in candidate.files { byFile[number, default: []].append(taken.count) }
      taken.append(candidate)
    }
    return taken
  }

  // MARK: Applying

  private func applied(_ candidates: [Candidate]) -> [Int: SourceText] {
    var edits: [Int: [Fix.Edit]] = [:]
    for edit in candidates.flatMap(\.edits) { edits[edit.location.file, default: []].append(edit) }
    return Dictionary(
      uniqueKeysWithValues: edits.map { number, edits in
        (number, SourceText(path: sources[number].path, bytes: Fix.apply(edits, to: sources[number].bytes)))
      })
  }

  private mutating func take(_ taken: [Candidate], _ texts: [Int: SourceText]) {
    for (number, text) in texts {
      if let lines = reportedLines[number] {
        let edits = taken.flatMap(\.edits).filter { $0.location.file == number }
        reportedLines[number] = Self.moved(lines, by: edits, in: sources[number])
      }
      past[number, default: []].append(sources[number])
      sources[number] = text
    }
    for candidate in taken where candidate.files.count > 1 {
      var group = Set(candidate.files)
      for other in groups where !other.isDisjoint(with: group) { group.formUnion(other) }
      groups.removeAll { !$0.isDisjoint(with: group) }
      groups.append(group)
    }
    filesOfFixes += taken.map(\.files)
  }

  /// Where the lines are after the edits.
  private static func moved(
    _ lines: [Range<Int>], by edits: [Fix.Edit], in text: SourceText
  ) -> [Range<Int>] {
    let starts = text.lineStarts()
    func breaks(_ range: Range<Int>) -> Int { text.bytes[range].count { $0 == UInt8(ascii: "\n") } }
    return lines.compactMap { range in
      let start = starts.range(ofLine: range.lowerBound).lowerBound
      let end = starts.range(ofLine: max(range.upperBound - 1, range.lowerBound)).upperBound
      var (first, last) = (range.lowerBound, range.upperBound)
      for edit in edits {
        let place = edit.location
        let added = edit.replacement.utf8.count { $0 == UInt8(ascii: "\n") }
        if place.start < start {
          first += (place.end <= start ? added : 0) - breaks(place.start..<min(place.end, start))
        }
        if place.start < end { last += added - breaks(place.start..<min(place.end, end)) }
      }
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
    if past[number]?.contains(where: { $0.bytes == text.bytes }) ?? false { return .returns }
    return Tree.errorCount(of: text) > errorCount(ofFile: number) ? .isNoSwift : nil
  }

  /// Of the text as it was read: one mistake must not make room for the next.
  private mutating func errorCount(ofFile number: Int) -> Int {
    if let count = errorCounts[number] { return count }
    let count = Tree.errorCount(of: originals[number])
    errorCounts[number] = count
    return count
  }
}

/// Have they anything in common, be it the place where one ends and the other begins?
private func touch(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
  a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound
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
