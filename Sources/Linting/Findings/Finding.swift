// A finding of a rule, as a value that reports print and editors apply.

import Syntax

/// The severity of a finding. Ordered: `.info < .warning < .error`.
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

/// The group of a rule: what goes wrong, whichever API the code uses.
public enum RuleGroup: String, Sendable, CaseIterable {
  /// A view or a row has the wrong identity: it is reset, re-created or confused with another.
  case identity
  /// State, an object or work begins, ends or repeats at the wrong time.
  case lifetime
  /// A view is evaluated too often or too seldom, because of what it reads, observes or is passed.
  case dependency
  /// A comparison of views or values is wrong, unused or expensive.
  case equality
  /// Code does more than its result needs, while views keep their state and update when they should.
  case performance
  /// Comments for SameView itself.
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

  /// - Parameter range: UTF-8 byte offsets.
  public init(_ range: Range<Int>, inFile file: Int) {
    self.init(file: file, start: range.lowerBound, end: range.upperBound)
  }
}

/// How many places of one kind a finding shows. People read no more; what is beyond is in no report, but the finding is
/// about it as well.
public enum NoteLimit {
  /// Places that are the evidence together: what is read, passed, compared or lost.
  public static let places = 3
  /// Places where the first alone would be evidence.
  public static let examples = 2
}

/// A further place that explains a finding.
public struct Note: Hashable, Sendable {
  /// What a note contributes to the evidence of its finding.
  public enum Role: String, Sendable, CaseIterable {
    /// The code that does the damage, where the finding itself is elsewhere.
    case cause
    /// A call or a reference between the finding and its cause.
    case path
    /// What changes a value or a condition.
    case change
    /// What makes the code run, or run again.
    case occasion
    /// How many elements or instances there are.
    case quantity
    /// What a user loses, or what keeps an outdated value.
    case loss
    /// What the project states and the finding takes for granted.
    case assumption
    /// What the help refers to.
    case remedy
  }

  /// A clause without a period, with Markdown code spans.
  public let message: String
  /// Nil for a place that is only related.
  public let role: Role?
  public let location: Location

  public init(_ message: String, _ role: Role? = nil, at location: Location) {
    self.message = message
    self.role = role
    self.location = location
  }
}

/// A change of the source that removes the reported defect.
public struct Fix: Hashable, Sendable {
  /// Whether a run applies the fix without being asked for suggested ones.
  public enum Safety: String, Sendable {
    /// Changes nothing but the defect.
    case safe
    /// May change what the app does: the result should be reviewed.
    case suggested
  }
  public struct Edit: Hashable, Sendable {
    /// The range that is replaced; empty for an insertion.
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
  /// All or none of them are applied. They may be in several files, and must not overlap.
  public let edits: [Edit]

  public init(_ title: String, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// A defect at one place.
public struct Finding: Hashable, Sendable {
  /// The id of the rule, kebab-case.
  public let rule: String
  public let group: RuleGroup
  public let severity: Severity
  /// What happens and which damage it does, with the names of the source. One line, with Markdown code spans.
  public let message: String
  /// What to write instead, as one imperative sentence; may be nil.
  public let help: String?
  public let location: Location
  /// The code that the finding covers, at least its location, in UTF-8 byte offsets of the same file. Rules that yield
  /// to this one are silent there.
  public let extent: Range<Int>
  /// Further places, in the order in which reports show them.
  public let notes: [Note]
  public let fixes: [Fix]
  /// The places of the findings that this one stands for. Notes show the first of them.
  public let joined: [Location]
  /// What the finding is about; nil if that is its own place alone.
  let cause: Cause?

  public init(
    rule: String, group: RuleGroup, severity: Severity, message: String, help: String? = nil,
    location: Location, extent: Range<Int>? = nil, notes: [Note] = [], fixes: [Fix] = [],
    joined: [Location] = [], cause: Cause? = nil
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
    self.joined = joined
    self.cause = cause
  }

  /// The finding with other values where they are given.
  func with(
    severity: Severity? = nil, notes: [Note]? = nil, fixes: [Fix]? = nil, joined: [Location]? = nil
  ) -> Finding {
    Finding(
      rule: rule, group: group, severity: severity ?? self.severity, message: message, help: help, location: location,
      extent: extent, notes: notes ?? self.notes, fixes: fixes ?? self.fixes, joined: joined ?? self.joined,
      cause: cause)
  }
}

/// A file that could not be read, or only in part.
public struct Problem: Hashable, Sendable {
  /// The path as a user types it, relative to the working folder where that is shorter.
  public let file: String
  /// Without the path, which reports put before it.
  public let message: String
  /// `.error` where nothing of a Swift file could be used. Without a C file, only less is known about the calls into it.
  public let severity: Severity
  /// Whether the run is incomplete: it skipped code because of a limit or an internal error, or could not read or write
  /// a file that was named. The exit status is then not 0.
  public let isFailure: Bool

  public init(file: String, message: String, severity: Severity = .error, isFailure: Bool = false) {
    self.file = file
    self.message = message
    self.severity = severity
    self.isFailure = isFailure
  }
}

/// The number of findings that were fixed, and of files that changed.
public struct FixCount: Hashable, Sendable {
  public let findings: Int
  public let files: Int

  public init(findings: Int, files: Int) {
    self.findings = findings
    self.files = files
  }
}

/// What a run leaves alone. Without a word about it, a run without findings would seem to clear it.
public struct Unchecked: Sendable {
  /// Whether no file is checked, because all of them are excluded, tests, generated or compiled by no target.
  public let isEverything: Bool
  /// The number of files that no target compiles.
  public let uncompiled: Int
  /// The names of views in the other files that no code creates, in the order of the project: SwiftUI evaluates none of
  /// them.
  public let unusedViews: [String]
  /// Whether all files that were asked about declare no view, which leaves little to check.
  public var lacksViews: Bool

  /// By default, nothing is left alone.
  public init(
    isEverything: Bool = false, uncompiled: Int = 0, unusedViews: [String] = [], lacksViews: Bool = false
  ) {
    self.isEverything = isEverything
    self.uncompiled = uncompiled
    self.unusedViews = unusedViews
    self.lacksViews = lacksViews
  }
}

/// The result of a run, in a fixed order.
public struct LintResult: Sendable {
  /// Every file of the run, ordered by path.
  public let files: [SourceText]
  /// The number of files that were reported on; the others were read for their declarations.
  public let reportedCount: Int
  /// What of these is not checked.
  public let unchecked: Unchecked
  /// Ordered by file, start, rule.
  public let findings: [Finding]
  /// Ordered by file.
  public let problems: [Problem]
  /// Whether no problem says that the run is incomplete.
  public var isComplete: Bool { !problems.contains { $0.isFailure } }
  /// Whether no file was checked, so that a lack of findings says nothing.
  public var isUnchecked: Bool { reportedCount == 0 || unchecked.isEverything }
  /// The number of findings that are in the baseline and not reported.
  public let knownCount: Int
  /// What the run has fixed; nil without `--fix`.
  public let fixed: FixCount?

  /// - Parameter reportedCount: Nil for all files.
  public init(
    files: [SourceText], reportedCount: Int? = nil, unchecked: Unchecked = Unchecked(), findings: [Finding],
    problems: [Problem], knownCount: Int = 0, fixed: FixCount? = nil
  ) {
    self.fixed = fixed
    self.files = files
    self.reportedCount = reportedCount ?? files.count
    self.unchecked = unchecked
    self.findings = findings
    self.problems = problems
    self.knownCount = knownCount
  }
}
