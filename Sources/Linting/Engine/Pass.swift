// Everything that a rule may use: one file, the index of the project, and a function to report.

import Files
import Frameworks
import Project
import Syntax
import ViewTree

/// What a rule may see and do in one file. One thread uses it, and it ends with the checks of the file: nodes that it
/// gives are valid until then. Offsets are those of UTF-8 bytes.
public final class Pass {
  /// The file that is checked. All ranges and offsets without a file are places in it.
  public let file: SourceFile
  /// The project, the same for all files.
  public let index: Index
  public let work: Work
  public let lifetime: Lifetime
  /// The view trees of the file's bodies, built on first use.
  public private(set) lazy var viewTrees: [ViewTree] = index.viewTrees(of: file)

  /// The values that code of this file computes again on each update although it could store them.
  public private(set) lazy var recomputedValues: [RecomputedValue] = index.recomputedValues(in: file, work: work)

  /// The expensive calls that updates repeat, at their places in this file.
  public private(set) lazy var repeatedWork: [RepeatedWork] = UpdateWork(index: index, work: work).work(in: file)

  /// The side effects of updates, at their places in this file.
  public private(set) lazy var updateEffects: [UpdateEffect] = UpdateEffects(index: index, work: work).effects(in: file)

  /// The view tree of a member of this file; nil if it returns no view.
  public func viewTree(of member: MemberID) -> ViewTree? { viewTreesByMember[member].map { viewTrees[$0] } }
  private lazy var viewTreesByMember = Dictionary(
    viewTrees.enumerated().map { ($1.member, $0) }, uniquingKeysWith: { first, _ in first })

  /// The number of the member of this file that is declared by the node; nil if there is none.
  public func memberFact(at node: Node) -> Int? { membersByNode[node.number] }
  private lazy var membersByNode = Dictionary(
    file.members.indices.map { (file.members[$0].node, $0) }, uniquingKeysWith: { first, _ in first })

  /// Whether a type is written `any View` somewhere in the file.
  private(set) lazy var writesAnyView = file.tree.root.descendants.contains { $0.isType && $0.text == "any View" }

  /// The nodes of the file that have this name, in order; valid during the pass.
  public func nodes(named name: Name) -> [Node] { file.nodes(named: name).map { file.tree.node($0) } }

  /// The text after the last period of each key path of the file. Linear in its size at the first use.
  public private(set) lazy var keyPathEnds = Set(
    file.tree.root.descendants.lazy.filter { $0.kind == .keyPath }.compactMap { path in
      let text = path.text
      return text.lastIndex(of: ".").map { String(text[text.index(after: $0)...]) }
    })

  /// The first call that may move elements of a collection, by the text of the collection. Linear in the size of the
  /// file at the first use.
  public private(set) lazy var movingCalls: [String: Node] = {
    var found: [String: Node] = [:]
    for call in file.tree.root.descendants where call.movesElements {
      guard let text = call.callee?.base?.comparableText else { continue }
      if found[text] == nil { found[text] = call }
    }
    return found
  }()

  /// Where the views are created that findings of this file are about.
  var constructionNotes: [TypeID: Note?] = [:]

  private(set) var findings: [Finding] = []
  /// All rules of the run, and the number of the current one.
  private let abouts: [About]
  private var rule = 0
  private var about: About { abouts[rule] }
  /// The UTF-8 byte offsets at which the file's lines begin. Found at the first use, in linear time.
  public private(set) lazy var lineStarts = file.source.lineStarts()

  private let exclusions: Exclusions
  /// Those that this pass has used: reading those of the run takes a lock.
  private var excluded: [Int: Exclusions.Parts] = [:]

  private let settings: FileSettings

  init(file: SourceFile, project: LinkedProject, _ settings: FileSettings, abouts: [About]) {
    self.file = file
    self.settings = settings
    self.abouts = abouts
    index = project.index
    work = project.work
    lifetime = project.lifetime
    exclusions = project.exclusions
  }

  /// Set only if the run measures the time of rules.
  var clock: RuleClock?

  /// Records the current rule in case it traps; nil if the run does not handle traps.
  let activity = Activity.current
  private let mayTrap = ProvokedTrap.isWanted

  func begin(_ rule: Int) {
    self.rule = rule
    activity?.apply(rule: rule)
    if mayTrap { ProvokedTrap.strike(about.id, file.path) }
    if clock != nil { clock?.turn(to: about.id) }
  }

  /// The time that each rule took; nil if it was not measured.
  func end() -> [String: UInt64]? {
    clock?.turn(to: nil)
    return clock?.spent
  }

  // MARK: Settings

  /// Whether the current rule also reports what it considers weak or harmless, as information only.
  public var isStrict: Bool { settings.strictRules.contains(about.id) }

  /// The value of an option that the current rule declares.
  public func number(_ option: String) -> Int {
    guard let declared = about.options.first(where: { $0.name == option }) else {
      preconditionFailure("the rule declares no option of this name")
    }
    return settings.options[about.id]?[option] ?? declared.standard
  }

  /// The oldest systems that the file's code runs on, from the configuration, or else from its targets or the manifest
  /// of its package; empty if none of these names a system.
  public private(set) lazy var targets = settings.targets ?? index.deploymentTargets(of: file)

  /// The system that brings a release of SwiftUI, by the name of the file's own platform: "macOS 13".
  public func system(of release: SwiftUIRelease) -> String { targets.word(for: release) }

  /// "from iOS 16 on, " for API of that release; empty if the code runs on nothing older.
  /// - Parameter platforms: Those that the code can run on, whatever else the file is built for.
  public func since(_ release: SwiftUIRelease, on platforms: PlatformSet? = nil) -> String {
    let targets = platforms.map { self.targets.only($0) } ?? self.targets
    return targets.have(release) == true ? "" : "from \(targets.word(for: release)) on, "
  }

  // MARK: Reporting

  /// Reports a finding of the current rule. Nothing is reported inside previews and debug code.
  ///
  /// Help and fixes that need API of a younger system are left out. Without a remedy, information is not reported: what
  /// cannot be acted on only takes time to read.
  ///
  /// - Parameters:
  ///   - range: UTF-8 byte offsets in this file.
  ///   - severity: Nil for the severity of the rule.
  ///   - extent: The code that the finding covers, where that is more than `range`; UTF-8 byte offsets.
  ///   - cause: What the finding is about, if other findings may be about the same.
  public func report(
    _ range: Range<Int>, _ message: String, severity: Severity? = nil, help: (any HelpText)? = nil,
    extent: Range<Int>? = nil, notes: [Note] = [], fix: Fix? = nil, fixes: [Fix] = [], cause: Cause? = nil
  ) {
    guard !isExcluded(range.lowerBound) else { return }
    let about = self.about
    let severity = severity ?? about.severity
    let feasible = help.flatMap { self.text(of: $0.remedy, at: range.lowerBound) }
    if help != nil, feasible == nil, severity == .info, !isStrict { return }
    let offered = isDamaged ? [] : ((fix.map { [$0] } ?? []) + fixes).filter { isFeasible($0, at: range.lowerBound) }
    findings.append(
      Finding(
        rule: about.id, group: about.group, severity: severity, message: message, help: feasible,
        location: location(range), extent: extent, notes: notes, fixes: offered, cause: cause))
  }

  /// The same at the range of a node of this file.
  public func report(
    at node: Node, _ message: String, severity: Severity? = nil, help: (any HelpText)? = nil,
    notes: [Note] = [], fix: Fix? = nil, fixes: [Fix] = []
  ) {
    report(node.range, message, severity: severity, help: help, notes: notes, fix: fix, fixes: fixes)
  }

  /// Whether a part of the file is not valid Swift. What it says is not known: no fix is offered in such a file, and no
  /// rule says that something is absent there.
  private(set) lazy var isDamaged = file.hasSyntaxErrors && file.tree.firstError != nil

  /// Whether the UTF-8 byte offset in this file is in a preview or in debug code.
  public func isExcluded(_ offset: Int) -> Bool {
    isExcluded(offset, in: file)
  }

  private func isExcluded(_ offset: Int, in file: SourceFile) -> Bool {
    if let known = excluded[file.number] { return known.contains(offset) }
    let parts = exclusions.parts(of: file)
    excluded[file.number] = parts
    return parts.contains(offset)
  }

  /// The place of UTF-8 byte offsets in this file.
  public func location(_ range: Range<Int>) -> Location {
    Location(range, inFile: file.number)
  }

  /// A note at a member's name, in any file.
  public func note(_ message: String, _ role: Note.Role? = nil, at member: MemberID) -> Note {
    let range = index[member].nameRange
    return Note(message, role, at: Location(range, inFile: index.file(member)))
  }

  /// A note at the name of a type of the project; nil for a framework's type.
  public func note(_ message: String, _ role: Note.Role? = nil, at type: TypeID) -> Note? {
    guard let place = index[type].declaration else { return nil }
    return Note(message, role, at: Location(index[place].nameRange, inFile: Int(place.file)))
  }

  /// A note at a view in a view tree, in any file.
  public func note(_ message: String, _ role: Note.Role? = nil, at place: ViewPlace) -> Note {
    Note(message, role, at: Location(place.view.syntax.calledNameRange, inFile: place.tree.file))
  }

  /// A note where a control edits a value, in whichever file that stands.
  public func note(_ message: String, _ role: Note.Role? = nil, at edited: EditedValue) -> Note {
    Note(message, role, at: Location(edited.binding, inFile: index.file(edited.member)))
  }

  /// A note at UTF-8 byte offsets in this file.
  public func note(_ message: String, _ role: Note.Role? = nil, at range: Range<Int>) -> Note {
    Note(message, role, at: location(range))
  }

  /// An edit that replaces UTF-8 byte offsets of this file; an empty range inserts.
  public func edit(_ range: Range<Int>, with replacement: String) -> Fix.Edit {
    Fix.Edit(location(range), with: replacement)
  }

  /// The source of a node of this file.
  public func text(_ node: Node) -> String { node.text }

  /// The spelling of a name without backticks; empty for `.none`.
  public func text(_ name: Name) -> String { index.text(name) }

  /// The name of a member as its declaration has it: `load` of `load()`.
  public func plainName(of member: MemberID) -> String { index.text(index[member].name) }
  /// The name of a type as the source has it, without the types around it.
  public func plainName(of type: TypeID) -> String { index.text(index[type].name) }
}

extension Pass {
  /// The innermost property, function or initializer whose body or initial value holds the node.
  public func member(around node: Node) -> MemberID? {
    var ancestor = node.parent
    while let current = ancestor {
      switch current.kind {
      case .binding, .functionDecl, .initializerDecl, .subscriptDecl:
        if let found = memberFact(at: current) { return index.member(file: file.number, fact: found) }
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl: return nil
      default: break
      }
      ancestor = current.parent
    }
    return nil
  }
}

extension Pass {
  /// A note at a use in any file.
  public func note(_ message: String, _ role: Note.Role? = nil, at site: UseSite) -> Note {
    Note(message, role, at: location(of: site))
  }

  /// Whether the use is in a file, a preview or debug code that rules leave alone.
  public func isExcluded(_ site: UseSite) -> Bool {
    let source = index.files[index.file(site.member)]
    let offset = index.node(at: site).range.lowerBound
    return isExcluded(offset, in: source)
  }

  /// Whether the member is in such a file, in a preview or in debug code.
  public func isExcluded(_ member: MemberID) -> Bool {
    let source = index.files[index.file(member)]
    let offset = index[member].nameRange.lowerBound
    return isExcluded(offset, in: source)
  }
}
