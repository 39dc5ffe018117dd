// A rule's only door to the world: one file, the index of the project, and a way to report.

import Frameworks
import Project
import Syntax
import ViewTree

/// What a rule may see and do in one file.
public final class Pass {
  public let file: SourceFile
  public let index: Index
  public let work: Work
  public let lifetime: Lifetime
  /// The view trees of the file's bodies, built at the first use.
  public private(set) lazy var viewTrees: [ViewTree] = index.viewTrees(of: file)

  private(set) var findings: [Finding] = []
  private var about: About?
  /// Previews and debug code: nothing is reported there.
  private let excluded: [Range<Int>]

  init(file: SourceFile, index: Index, work: Work, lifetime: Lifetime) {
    self.file = file
    self.index = index
    self.work = work
    self.lifetime = lifetime
    excluded = Exclusion.ranges(in: file, index: index)
  }

  func begin(_ about: About) { self.about = about }

  // MARK: Reporting

  /// Reports a hazard of the rule at work. `range` in UTF-8 offsets of this file; the severity is the
  /// rule's own unless said otherwise. Nothing is reported inside previews and debug code.
  public func report(
    _ range: Range<Int>, _ message: String, severity: Severity? = nil, help: String? = nil,
    notes: [Note] = [], fixes: [Fix] = []
  ) {
    guard let about, !isExcluded(range.lowerBound) else { return }
    findings.append(
      Finding(
        rule: about.id, group: about.group, severity: severity ?? about.severity, message: message,
        help: help, location: location(range), notes: notes, fixes: fixes))
  }

  public func report(
    at node: Node, _ message: String, severity: Severity? = nil, help: String? = nil,
    notes: [Note] = [], fixes: [Fix] = []
  ) {
    report(node.range, message, severity: severity, help: help, notes: notes, fixes: fixes)
  }

  /// Does the offset lie in a preview or in debug code?
  public func isExcluded(_ offset: Int) -> Bool {
    excluded.contains { $0.contains(offset) }
  }

  public func location(_ range: Range<Int>) -> Location {
    Location(file: file.number, start: range.lowerBound, end: range.upperBound)
  }

  /// A note at a member's name, in whichever file it stands.
  public func note(_ message: String, at member: MemberID) -> Note {
    let range = index.fact(member).nameRange
    return Note(message, at: Location(file: index.file(member), start: range.lowerBound, end: range.upperBound))
  }

  /// A note at the name of a type of the project; nil for a framework's type.
  public func note(_ message: String, at type: TypeID) -> Note? {
    guard let place = index[type].declaration else { return nil }
    let range = index.fact(place).nameRange
    return Note(
      message, at: Location(file: Int(place.file), start: range.lowerBound, end: range.upperBound))
  }

  public func note(_ message: String, at range: Range<Int>) -> Note { Note(message, at: location(range)) }

  public func edit(_ range: Range<Int>, with replacement: String) -> Fix.Edit {
    Fix.Edit(location(range), with: replacement)
  }

  // MARK: Text

  /// The source of a node of this file.
  public func text(_ node: Node) -> String { node.text }

  /// The source of a node on one line, cut to `limit` characters, for use in messages.
  public func brief(_ node: Node, limit: Int = 40) -> String { Pass.brief(node.text, limit: limit) }

  /// `text` on one line, cut to `limit` characters.
  public static func brief(_ text: String, limit: Int = 40) -> String {
    let words = text.split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" })
    let line = words.joined(separator: " ")
    return line.count <= limit ? line : String(line.prefix(limit - 1)) + "…"
  }

  public func text(_ name: Name) -> String { index.text(name) }
}
