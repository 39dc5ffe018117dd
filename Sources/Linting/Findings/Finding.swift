// What a rule found, as a value that reports can print and editors can apply.

import Syntax

/// How bad a finding is. Ordered: `.info < .warning < .error`.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  /// Advice; never changes the exit status.
  case info
  /// Wrong or expensive for realistic data.
  case warning
  /// Wrong at run time whatever the data.
  case error

  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }

  /// The lower-case word that reports and configuration use.
  public var word: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

/// The family that a rule belongs to.
public enum RuleGroup: String, Sendable, CaseIterable {
  case identity, lifetime, dependency, equality, performance
  /// Comments to SameView itself.
  case comments
}

/// A place in one file: UTF-8 byte offsets, `end` exclusive.
public struct Location: Hashable, Sendable {
  /// Index of the file in `LintResult.files`.
  public let file: Int
  public let start: Int
  public let end: Int

  public init(file: Int, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  public init(_ range: Range<Int>, inFile file: Int) {
    self.init(file: file, start: range.lowerBound, end: range.upperBound)
  }
}

/// A further place that explains a finding.
public struct Note: Hashable, Sendable {
  public let message: String
  public let location: Location

  public init(_ message: String, at location: Location) {
    self.message = message
    self.location = location
  }
}

/// A change of the source that removes the defect.
public struct Fix: Hashable, Sendable {
  public enum Safety: String, Sendable {
    /// Nothing changes but that the defect goes.
    case safe
    /// A person should look at the result.
    case suggested
  }
  public struct Edit: Hashable, Sendable {
    /// What is replaced; empty for an insertion.
    public let location: Location
    public let replacement: String

    public init(_ location: Location, with replacement: String) {
      self.location = location
      self.replacement = replacement
    }
  }
  /// An imperative phrase: "Replace `@ObservedObject` with `@StateObject`".
  public let title: String
  public let safety: Safety
  public let edits: [Edit]

  public init(_ title: String, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// One hazard at one place.
public struct Finding: Hashable, Sendable {
  /// The id of the rule, kebab-case.
  public let rule: String
  public let group: RuleGroup
  public let severity: Severity
  /// What is wrong, in the reader's own names, and what happens because of it. One line, Markdown
  /// code spans for code.
  public let message: String
  /// What to write instead; may be nil.
  public let help: String?
  public let location: Location
  /// The code that it speaks for: a weaker rule is silent about all of it. At least its location.
  public let extent: Range<Int>
  public let notes: [Note]
  public let fixes: [Fix]

  public init(
    rule: String, group: RuleGroup, severity: Severity, message: String, help: String? = nil,
    location: Location, extent: Range<Int>? = nil, notes: [Note] = [], fixes: [Fix] = []
  ) {
    self.rule = rule
    self.group = group
    self.severity = severity
    self.message = message
    self.help = help
    self.location = location
    let own = location.start..<max(location.start, location.end)
    self.extent =
      extent.map { min($0.lowerBound, own.lowerBound)..<max($0.upperBound, own.upperBound) } ?? own
    self.notes = notes
    self.fixes = fixes
  }

  /// The same but for what is given.
  func with(severity: Severity? = nil, notes: [Note]? = nil) -> Finding {
    Finding(
      rule: rule, group: group, severity: severity ?? self.severity, message: message, help: help, location: location,
      extent: extent, notes: notes ?? self.notes, fixes: fixes)
  }
}

/// A file that could not be read, or only in part.
public struct Problem: Hashable, Sendable {
  /// As the user would type it, relative to the working folder where that is shorter.
  public let file: String
  public let message: String
  /// `.error` where nothing of the file could be used.
  public let severity: Severity
  /// Whether the run has not done what it was asked for: it left something out that it should have looked at, by one of
  /// its limits or by a fault of its own, or could not read or write a file that was named. It does not end with
  /// status 0 then.
  public let isFailure: Bool

  public init(file: String, message: String, severity: Severity = .error, isFailure: Bool = false) {
    self.file = file
    self.message = message
    self.severity = severity
    self.isFailure = isFailure
  }
}

/// How much has been fixed.
public struct FixCount: Hashable, Sendable {
  public let findings: Int
  public let files: Int

  public init(findings: Int, files: Int) {
    self.findings = findings
    self.files = files
  }
}

/// The outcome of a run, complete and in a fixed order.
public struct LintResult: Sendable {
  /// Every file of the run, ordered by path.
  public let files: [SourceText]
  /// How many of the files were to be reported on; the others were read for what they say.
  public let reportedCount: Int
  /// Ordered by file, start, rule.
  public let findings: [Finding]
  /// Ordered by file.
  public let problems: [Problem]
  /// Whether the run has done what it was asked for, as far as problems tell.
  public var isComplete: Bool { !problems.contains { $0.isFailure } }
  /// How many findings a baseline holds back.
  public let knownCount: Int
  /// What the run has fixed before; nil if that was not asked for.
  public let fixed: FixCount?

  public init(
    files: [SourceText], reportedCount: Int? = nil, findings: [Finding], problems: [Problem], knownCount: Int = 0,
    fixed: FixCount? = nil
  ) {
    self.fixed = fixed
    self.files = files
    self.reportedCount = reportedCount ?? files.count
    self.findings = findings
    self.problems = problems
    self.knownCount = knownCount
  }
}
