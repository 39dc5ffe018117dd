// What an editor offers at a finding: its fixes, and comments that silence it.

import Files
import Linting
import Messages
import Project
import Reporting
import Syntax
import Workspace

/// The code actions of one document.
struct CodeActions {
  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.sameview"

  var places: Places
  let file: Int
  /// The findings of the document.
  let findings: [Finding]
  /// By absolute path: the versions of open documents.
  let versions: [ExactPath: Int?]

  /// The actions for findings that touch the range.
  mutating func quickFixes(touching range: Range<Int>) -> [JSON] {
    var actions: [JSON] = []
    var silenced: Set<String> = []
    for finding in findings
    where finding.location.start <= range.upperBound && range.lowerBound <= finding.location.end {
      for fix in finding.fixes {
        let edits = fix.edits.map { ($0.location, $0.replacement) }
        actions.append(action(fix.title, finding, edits, isPreferred: fix.safety == .safe))
      }
      // A comment about a comment would have to be silenced in turn.
      guard finding.group != .comments else { continue }
      let line = places.lines(of: file).start(ofLineAt: finding.location.start)
      if silenced.insert("\(line) \(finding.rule)").inserted, let edit = commentAbove(finding, line) {
        actions.append(action("Silence `\(finding.rule)` here", finding, [edit]))
      }
      if silenced.insert(finding.rule).inserted {
        actions.append(action("Silence `\(finding.rule)` in this file", finding, [commentAtTop(finding)]))
      }
    }
    return actions
  }

  private mutating func action(
    _ title: String, _ finding: Finding, _ edits: [(Location, String)], isPreferred: Bool = false
  ) -> JSON {
    var members: [String: JSON] = [
      "title": .string(visible(title, keeping: nil)), "kind": .string(Self.quickFix),
      "diagnostics": [places.diagnostic(finding)],
      "edit": edit(edits),
    ]
    if isPreferred { members["isPreferred"] = true }
    return .object(members)
  }

  /// Edits as the editor applies them.
  mutating func edit(_ edits: [(Location, String)]) -> JSON {
    var byFile: [Int: [JSON]] = [:]
    for (location, text) in edits {
      byFile[location.file, default: []].append(["range": places.range(location), "newText": .string(text)])
    }
    if places.client.knowsVersions {
      return [
        "documentChanges": .array(
          byFile.sorted { $0.key < $1.key }.map { file, edits in
            let path = ExactPath(absolute(places.snapshot.text(of: file).path, in: places.folder))
            let version = versions[path].flatMap { $0 }.map { JSON.integer($0) } ?? .null
            return [
              "textDocument": ["uri": .string(places.uri(of: file)), "version": version], "edits": .array(edits),
            ]
          })
      ]
    }
    return ["changes": .object(Dictionary(uniqueKeysWithValues: byFile.map { (places.uri(of: $0), .array($1)) }))]
  }

  // MARK: Comments

  private func comment(_ verb: String, _ finding: Finding) -> String {
    let reason = places.snapshot.requiresReason(in: file) ? " - why it is right here" : ""
    return "// sameview:\(verb) \(finding.rule)\(reason)"
  }

  /// A comment in a line of its own before the line of the finding. Nil inside of a string of several lines, where it
  /// would become text.
  private mutating func commentAbove(_ finding: Finding, _ line: Int) -> (Location, String)? {
    let tree = places.snapshot.project.files[file].tree
    let token = tree.firstToken(from: line)
    if token > 0, tree.tokenRange(token - 1).upperBound > line { return nil }
    let bytes = places.snapshot.text(of: file).bytes
    let indentation = bytes[line...].prefix { $0 == 0x20 || $0 == 0x09 }
    let text = String(decoding: indentation, as: UTF8.self) + comment("disable:next", finding) + lineBreak
    return (Location(line..<line, inFile: file), text)
  }

  /// A comment at the top, below a line that must be the first one.
  private mutating func commentAtTop(_ finding: Finding) -> (Location, String) {
    let bytes = places.snapshot.text(of: file).bytes
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if bytes[start...].starts(with: "#!".utf8) || bytes[start...].starts(with: "// swift-tools-version".utf8) {
      start = places.lines(of: file).line(at: start).upperBound
    }
    return (Location(start..<start, inFile: file), comment("disable:file", finding) + lineBreak)
  }

  private var lineBreak: String {
    let bytes = places.snapshot.text(of: file).bytes
    guard let end = bytes.firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D else { return "\n" }
    return "\r\n"
  }

  // MARK: All fixes

  /// The edit that applies all safe fixes of the document, as `sameview --fix` does; nil if there are none.
  ///
  /// - Parameter project: A copy, on which the rounds of fixes are tried.
  mutating func allFixes(_ project: LiveProject) -> JSON? {
    var project = project
    let (file, original) = (file, places.snapshot.text(of: file))
    var fixing = Fixing(places.snapshot.texts, takesSuggested: false, mayChange: { $0 == file })
    var found = findings
    while fixing.advance(found) {
      project.setText(fixing.sources[file].bytes, of: original.path)
      guard let snapshot = project.link(), let next = snapshot.findings(in: [file]) else { return nil }
      found = next
    }
    let fixed = fixing.sources[file].bytes
    guard fixed != original.bytes else { return nil }
    // Only what has changed is replaced, so that cursors elsewhere stay.
    let limit = min(fixed.count, original.bytes.count)
    let prefix = zip(fixed, original.bytes).prefix { $0 == $1 }.count
    let suffix = min(zip(fixed.reversed(), original.bytes.reversed()).prefix { $0 == $1 }.count, limit - prefix)
    // Whole lines: the middle of a character has no position.
    let lines = places.lines(of: file)
    let start = lines.start(ofLineAt: prefix)
    let end = lines.line(at: original.bytes.count - suffix).upperBound
    let text = fixed[start..<fixed.count - (original.bytes.count - end)]
    return edit([(Location(start..<end, inFile: file), String(decoding: text, as: UTF8.self))])
  }
}
