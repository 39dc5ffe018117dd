// What a rule is.
//
// A rule is one file in `Rules/`: a doc comment, `about`, examples, `check` and private functions. It conforms to one
// of the protocols below, which determines what the rule checks, and registers it. A value of a rule lives for one
// call of `check` and holds what that call may use.

import Project
import Syntax
import ViewTree

/// The description of a rule: the single source of listings, `explain` and reports.
public struct About: Sendable {
  /// In kebab case; names the problem and reads well after "disable".
  public let id: String
  public let group: RuleGroup
  /// One sentence that says what the rule finds.
  public let title: String
  /// The severity of its usual finding; a single finding may be more or less severe.
  public let severity: Severity
  /// Whether the rule is on without a configuration.
  public let isOnByDefault: Bool
  /// Markdown: what happens and why, what to write instead, what is not reported on purpose.
  public let explanation: String
  /// Rules that check the same code more precisely: where one of them reports, this one is silent.
  public let yieldsTo: [String]
  /// What a configuration can set.
  public let options: [RuleOption]
  /// What its fixes do and whether they are safe, in one or two sentences; nil if it has none.
  public let fix: String?
  /// Documentation by Apple and others on which the rule rests.
  public let references: [Reference]

  /// - Parameter severity: That of the usual finding.
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

/// A number that a configuration can set for a rule, such as the greatest length of a body.
public struct RuleOption: Hashable, Sendable {
  /// In snake case, as it stands in a configuration.
  public let name: String
  /// The value without a configuration.
  public let standard: Int
  /// Its meaning in a few words: "view expressions that a body may have".
  public let meaning: String

  public init(_ name: String, _ standard: Int, _ meaning: String) {
    self.name = name
    self.standard = standard
    self.meaning = meaning
  }
}

/// Code that a rule reports, or does not. Examples are tests and documentation.
public struct Example: Sendable {
  public let code: String
  /// Why it is good or bad, in one line; may be empty.
  public let comment: String

  public init(_ comment: String = "", _ code: String) {
    self.comment = comment
    self.code = code
  }
}

/// What all rules have. A rule also conforms to one of the protocols below, which say what it checks. A run creates a
/// value of it for each file, node, tree, type or member, and checks several files at once. So a rule keeps nothing
/// between checks; it reports to its pass, which is that of the file.
public protocol Rule: SendableMetatype {
  static var about: About { get }
  /// Code with at least one finding of this rule each.
  static var bad: [Example] { get }
  /// Code without a finding of this rule.
  static var good: [Example] { get }
  /// Whether the file can have a finding of this rule, judged by the names that it mentions. Called once per file,
  /// before any check.
  static func mayConcern(_ file: SourceFile) -> Bool
  /// Whether its findings say that something is absent: never read, not observed, left out. Such a rule does not check
  /// files with a part that could not be parsed.
  static var claimsAbsence: Bool { get }
  /// Adds the rule to the tables of the protocol it conforms to. Each protocol below implements this, since eighty
  /// conformance checks at run time took longer than linting a file.
  static func register(in rules: inout RuleSet)
}

extension Rule {
  public static func mayConcern(_ file: SourceFile) -> Bool { true }
  public static var claimsAbsence: Bool { false }
}

/// A rule that checks a file as a whole.
public protocol FileRule: Rule {
  init(_ pass: Pass)
  func check(_ file: SourceFile)
}

/// A rule that checks nodes of the syntax tree.
public protocol NodeRule: Rule {
  /// The kinds of nodes that it checks. Read once for each run.
  static var kinds: [NodeKind] { get }
  init(_ pass: Pass)
  /// Called in pre-order. The node is valid during the call.
  func check(_ node: Node)
}

/// A rule that checks the view tree of a body. Nodes of the tree are valid during the check.
public protocol ViewTreeRule: Rule {
  init(_ tree: ViewTree, _ pass: Pass)
  func check()
}

/// A rule that checks a type of the project, in the file of its declaration.
public protocol TypeRule: Rule {
  init(_ pass: Pass)
  func check(_ type: TypeEntry)
}

/// A rule that checks a member or a global, in the file of its declaration.
public protocol MemberRule: Rule {
  /// The kinds of members that it checks; all by default.
  static var memberKinds: [MemberFact.Kind] { get }
  init(_ pass: Pass)
  /// Called in the order of the source; `fact` is that of `member`.
  func check(_ member: MemberID, _ fact: MemberFact)
}

extension MemberRule {
  public static var memberKinds: [MemberFact.Kind] { MemberFact.Kind.allCases }
}

/// A rule whose findings the run itself makes from the findings of all other rules.
public protocol RunRule: Rule {}
