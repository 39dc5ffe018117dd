// What a rule is.
//
// A rule is one file in `Rules/`: a doc comment, `about`, examples, `check` and private functions. Which of
// the protocols below it conforms to says what the rule looks at, and registers it. A value of a rule lives
// for one call of `check` and holds what that call may use.

import Project
import Syntax
import ViewTree

/// What a rule says of itself: the one text from which listings, `explain` and reports are made.
public struct About: Sendable {
  /// Kebab-case; names the problem and reads well after "disable".
  public let id: String
  public let group: RuleGroup
  /// One sentence that says what the rule finds.
  public let title: String
  /// The severity of its usual finding; a single finding may be more or less severe.
  public let severity: Severity
  public let isOnByDefault: Bool
  /// Markdown: what happens and why, what to write instead, what is ignored on purpose.
  public let explanation: String
  /// Rules that see the same code more precisely: where one of them reports, this one is silent.
  public let yieldsTo: [String]
  /// What a configuration can set.
  public let options: [RuleOption]
  /// What its fixes do and whether they are safe, in a sentence or two; nil if it has none.
  public let fix: String?
  /// Where Apple and others say so.
  public let references: [Reference]

  public init(
    _ id: String, _ group: RuleGroup, _ severity: Severity, _ title: String, isOnByDefault: Bool = true,
    yieldsTo: [String] = [], options: [RuleOption] = [], fix: String? = nil, references: [Reference] = [],
    explanation: String
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.title = title
    self.isOnByDefault = isOnByDefault
    self.yieldsTo = yieldsTo
    self.options = options
    self.fix = fix
    self.references = references
    self.explanation = explanation
  }
}

/// A number that a rule goes by, such as the length from which on a body is long.
public struct RuleOption: Hashable, Sendable {
  /// In snake case, as it stands in a configuration.
  public let name: String
  public let standard: Int
  /// What it is, in a few words: "view expressions that a body may have".
  public let meaning: String

  public init(_ name: String, _ standard: Int, _ meaning: String) {
    self.name = name
    self.standard = standard
    self.meaning = meaning
  }
}

/// Code that a rule reports, or leaves alone. Both are tests and documentation.
public struct Example: Sendable {
  public let code: String
  /// Why it is good or bad, in one line; may be empty.
  public let comment: String

  public init(_ comment: String = "", _ code: String) {
    self.comment = comment
    self.code = code
  }
}

public protocol Rule: SendableMetatype {
  static var about: About { get }
  /// Each gives at least one finding of this rule.
  static var bad: [Example] { get }
  /// None gives a finding of this rule.
  static var good: [Example] { get }
  /// Can the file hold anything for the rule? Asked of what it mentions, before anybody looks closer.
  static func mayConcern(_ file: SourceFile) -> Bool
  /// Each of the protocols below implements this, so that nobody has to ask a rule at run time which one
  /// it conforms to: eighty such questions took longer than linting a file.
  static func register(in rules: inout RuleSet)
}

extension Rule {
  public static func mayConcern(_ file: SourceFile) -> Bool { true }
}

/// A rule on what the index says of one file.
public protocol FileRule: Rule {
  init(_ pass: Pass)
  func check(_ file: SourceFile)
}

/// A rule on nodes of the syntax tree.
public protocol NodeRule: Rule {
  static var kinds: [NodeKind] { get }
  init(_ pass: Pass)
  func check(_ node: Node)
}

/// A rule on what SwiftUI sees of one body.
public protocol ViewTreeRule: Rule {
  init(_ tree: ViewTree, _ pass: Pass)
  func check()
}

/// A rule on a type of the project; it is checked in the file of its declaration.
public protocol TypeRule: Rule {
  init(_ pass: Pass)
  func check(_ type: TypeEntry)
}

/// A rule on a member or global; it is checked in the file where it stands.
public protocol MemberRule: Rule {
  /// Which members it is about; all unless it says otherwise.
  static var memberKinds: [MemberFact.Kind] { get }
  init(_ pass: Pass)
  func check(_ member: MemberID, _ fact: MemberFact)
}

extension MemberRule {
  public static var memberKinds: [MemberFact.Kind] { MemberFact.Kind.allCases }
}

/// A rule whose findings come from the run itself, which knows what all others have found.
public protocol RunRule: Rule {}
