// The code that findings are about, which several findings may share.

import Syntax

/// What a finding is about, where that is not its own place, or where other findings may be about the same code.
///
/// Findings of one rule with the same cause become one finding at the cause. A finding also yields to a finding of a
/// stronger rule that stands at its cause.
public struct Cause: Hashable, Sendable {
  /// The words of the one finding that stands for several.
  public struct Wording: Hashable, Sendable {
    /// What the finding counts, in the plural: "views".
    let counted: String
    /// What is counted at this finding: "`Home`"; nil if the findings themselves are.
    let subject: String?
    /// The message before and after what is counted.
    let start: String
    let end: String
    /// Which of equally severe findings lends its words: the one of the highest rank.
    let rank: Int

    /// The words before and after the count; the other parameters are those of the properties above.
    public init(
      _ start: String, counting counted: String, of subject: String?, _ end: String, rank: Int = 0
    ) {
      self.start = start
      self.counted = counted
      self.subject = subject
      self.end = end
      self.rank = rank
    }
  }

  /// Where the one finding stands.
  public let location: Location
  /// The code whose findings are one, and what it does there.
  let code: Location
  let topic: String
  /// What the place of the finding contributes to a finding at the cause.
  let note: Note?
  /// Nil if findings with this cause stay apart.
  let wording: Wording?

  /// - Parameters:
  ///   - code: The code whose findings are one; nil for `location`.
  ///   - topic: What the code does there, if findings about it can be about several things.
  ///   - note: What the place of the finding contributes to a finding at the cause.
  ///   - wording: Nil if findings with this cause stay apart.
  public init(
    _ location: Location, within code: Location? = nil, topic: String = "", note: Note? = nil, _ wording: Wording? = nil
  ) {
    self.note = note
    self.location = location
    self.code = code ?? location
    self.topic = topic
    self.wording = wording
  }
}

extension Finding {
  /// The place of the cause; nil if it is that of the finding.
  var causeElsewhere: Location? { cause.flatMap { $0.location == location ? nil : $0.location } }
}

/// The findings of one file before comments silence them.
struct CheckedFile: Sendable {
  var findings: [Finding] = []
  /// The findings that comments silence at their own places.
  private(set) var silenced: [Finding] = []
  /// Nil if no comment in the file begins like one that silences.
  private(set) var comments: Suppressions?

  init(findings: [Finding] = []) { self.findings = findings }

  init(_ found: [Finding], _ comments: Suppressions) {
    for finding in found {
      if comments.isSilenced(finding) { silenced.append(finding) } else { findings.append(finding) }
    }
    self.comments = comments
  }
}

/// The findings of a run in which each cause speaks once.
///
/// Findings that comments silence at their own places are left where they are.
struct CommonCauses {
  private struct Key: Hashable {
    let rule: String
    let code: Location
    let topic: String
  }
  private struct Member {
    let file: Int
    let index: Int
  }

  private var files: [CheckedFile]
  private let rules: [About]

  /// - Parameters:
  ///   - files: By the number of the file.
  ///   - mayReport: Whether a rule reports in a file at all.
  static func joined(
    _ files: [CheckedFile], _ rules: [About], mayReport: (String, Int) -> Bool
  ) -> [[Finding]] {
    var causes = CommonCauses(files: files, rules: rules)
    guard files.contains(where: { $0.findings.contains { $0.cause != nil } }) else { return files.map(\.findings) }
    causes.join(mayReport: mayReport)
    causes.yield()
    return causes.files.map(\.findings)
  }

  private init(files: [CheckedFile], rules: [About]) {
    self.files = files
    self.rules = rules
  }

  private mutating func join(mayReport: (String, Int) -> Bool) {
    var groups: [[Member]] = []
    var numbers: [Key: Int] = [:]
    for (file, checked) in files.enumerated() {
      for (index, finding) in checked.findings.enumerated() {
        guard let cause = finding.cause, cause.wording != nil else { continue }
        let key = Key(rule: finding.rule, code: cause.code, topic: cause.topic)
        let number = numbers[key] ?? groups.count
        if number == groups.count {
          numbers[key] = number
          groups.append([])
        }
        groups[number].append(Member(file: file, index: index))
      }
    }
    groups = groups.filter { group in
      guard group.count > 1 else { return false }
      let first = files[group[0].file].findings[group[0].index]
      return first.cause.map { mayReport(first.rule, $0.location.file) } ?? false
    }
    if groups.isEmpty { return }
    let shared = groups.map { group in group.map { files[$0.file].findings[$0.index] } }
    let places = Set(shared.joined().compactMap { $0.cause?.location })
    var removed: [Int: Set<Int>] = [:]
    for member in groups.joined() { removed[member.file, default: []].insert(member.index) }
    remove(removed)
    for findings in shared {
      let one = Self.one(of: findings, apart: places)
      files[one.location.file].findings.append(one)
    }
  }

  /// The finding that stands for several.
  ///
  /// - Parameter apart: Places that have a finding of their own.
  private static func one(of findings: [Finding], apart: Set<Location>) -> Finding {
    var worst = findings[0]
    for finding in findings.dropFirst() {
      if (finding.severity, finding.cause?.wording?.rank ?? 0) > (worst.severity, worst.cause?.wording?.rank ?? 0) {
        worst = finding
      }
    }
    guard let cause = worst.cause, let wording = cause.wording else { return worst }
    var subjects: [String] = []
    var seen: Set<String> = []
    var ways: [Note] = []
    var repeated: [Note] = []
    for finding in findings {
      let note = finding.location == cause.location ? nil : finding.cause?.note
      if let subject = finding.cause?.wording?.subject, seen.insert(subject).inserted {
        subjects.append(subject)
        if let note { ways.append(note) }
      } else if let note {
        repeated.append(note)
      }
    }
    var others: [Note] = []
    var told: Set<Note> = []
    for note in findings.lazy.flatMap(\.notes) {
      switch note.role {
      case .path, .occasion, .quantity: continue
      case .cause where apart.contains(note.location): continue
      default: if told.insert(note).inserted { others.append(note) }
      }
    }
    let message: String
    switch (wording.subject, subjects.count) {
    case (nil, _): message = "\(wording.start)\(findings.count) \(wording.counted)\(wording.end)"
    case (_, 1): message = worst.message
    default:
      message =
        "\(wording.start)\(subjects.count) \(wording.counted) (\(listed(subjects, limit: namedLimit)))\(wording.end)"
    }
    return Finding(
      rule: worst.rule, group: worst.group, severity: worst.severity, message: message, help: worst.help,
      location: cause.location, notes: Array((ways + repeated).prefix(noteLimit)) + others.prefix(otherLimit),
      fixes: fix(of: findings, asOne: wording.subject == nil).map { [$0] } ?? [], joined: findings.map(\.location),
      cause: cause)
  }

  /// Names in a message, before "and 3 more".
  private static let namedLimit = 2
  /// Notes on what is counted. More are not read.
  private static let noteLimit = 4
  /// Notes on what the finding is about.
  private static let otherLimit = 8

  /// The fixes of all findings as one, if they do the same; nil if there are none.
  ///
  /// - Parameter asOne: Whether the findings say one thing of one object, which lasts until the last is mended: there is a
  /// fix for all of them or none.
  private static func fix(of findings: [Finding], asOne: Bool) -> Fix? {
    let fixes = findings.compactMap(\.fixes.first)
    if asOne, fixes.count < findings.count { return nil }
    guard let first = fixes.first, fixes.allSatisfy({ $0.title == first.title }) else { return nil }
    var seen: Set<Fix.Edit> = []
    let edits = fixes.flatMap(\.edits).filter { seen.insert($0).inserted }
    return Fix(first.title, fixes.contains { $0.safety == .suggested } ? .suggested : first.safety, edits)
  }

  // MARK: Stronger rules

  /// Removes findings of rules that yield to another rule whose finding stands at their cause. What they count goes
  /// into the notes of that finding.
  private mutating func yield() {
    let yielding = Dictionary(
      rules.filter { !$0.yieldsTo.isEmpty }.map { ($0.id, $0.yieldsTo) }, uniquingKeysWith: { first, _ in first })
    // By file, rule and least severity: a weaker finding does not stand for a stronger one.
    var extents: [Int: [String: [Overlaps]]] = [:]
    var removed: [Int: Set<Int>] = [:]
    var ways: [Location: [Note]] = [:]
    var joined: [Location: [Location]] = [:]
    for (file, checked) in files.enumerated() {
      for (index, finding) in checked.findings.enumerated() {
        // Nothing is reported in files of other languages.
        guard let cause = finding.cause, let stronger = yielding[finding.rule],
          files.indices.contains(cause.location.file)
        else { continue }
        let place = cause.location
        let there =
          extents[place.file]
          ?? Dictionary(grouping: files[place.file].findings + files[place.file].silenced, by: \.rule).mapValues {
            findings in
            Severity.allCases.map { least in Overlaps(findings.filter { $0.severity >= least }.map(\.extent)) }
          }
        extents[place.file] = there
        if stronger.contains(where: {
          there[$0]?[Int(finding.severity.rawValue)].meets(from: place.start, to: place.end) ?? false
        }) {
          removed[file, default: []].insert(index)
          ways[place, default: []] +=
            finding.location == place
            ? finding.notes.filter { $0.role == .occasion }
            : cause.note.map { [$0] } ?? []
          joined[place, default: []] += finding.joined.isEmpty ? [finding.location] : finding.joined
        }
      }
    }
    remove(removed)
    for file in Set(ways.keys.map(\.file)) {
      files[file].findings = files[file].findings.map { finding in
        guard let more = ways[finding.location] else { return finding }
        let known = Set(finding.notes.map(\.location))
        return finding.with(
          notes: finding.notes + more.filter { !known.contains($0.location) }.prefix(Self.noteLimit),
          joined: finding.joined + (joined[finding.location] ?? []))
      }
    }
  }

  private mutating func remove(_ indices: [Int: Set<Int>]) {
    for (file, indices) in indices {
      files[file].findings = files[file].findings.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
    }
  }
}
