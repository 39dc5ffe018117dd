// Findings as diagnostics.

import Files
import Linting
import Messages
import Reporting
import Syntax
import Workspace

/// Converts places of a linked project to those of the protocol.
struct Places {
  let snapshot: Snapshot
  /// The absolute path of the folder of the project.
  let folder: String
  let client: Client
  /// The names by which the editor knows open documents, by absolute path.
  let uris: [ExactPath: String]
  private var lines: [Int: Lines] = [:]

  init(_ snapshot: Snapshot, folder: String, _ client: Client, uris: [ExactPath: String]) {
    self.snapshot = snapshot
    self.folder = folder
    self.client = client
    self.uris = uris
  }

  mutating func lines(of file: Int) -> Lines {
    if let known = lines[file] { return known }
    let new = Lines(snapshot.text(of: file).bytes, client.encoding)
    lines[file] = new
    return new
  }

  func uri(of file: Int) -> String {
    let path = absolute(snapshot.text(of: file).path, in: folder)
    return uris[ExactPath(path)] ?? DocumentURI.uri(of: path)
  }

  mutating func range(_ location: Location) -> JSON {
    lines(of: location.file).json(of: location.start..<max(location.start, location.end))
  }

  mutating func diagnostic(_ finding: Finding) -> JSON {
    var members: [String: JSON] = [
      "range": range(finding.location),
      "severity": .integer(finding.severity.number),
      "code": .string(finding.rule),
      "codeDescription": ["href": .string(RulePages.address(of: finding.rule))],
      "source": "sameview",
      "message": .string(visible(finding.message + (finding.help.map { " — " + $0 } ?? ""), keeping: nil)),
    ]
    if client.showsNotes, !finding.notes.isEmpty {
      members["relatedInformation"] = .array(
        finding.notes.map { note in
          [
            "location": ["uri": .string(uri(of: note.location.file)), "range": range(note.location)],
            "message": .string(visible(note.message, keeping: nil)),
          ]
        })
    }
    // Editors show unnecessary code faded.
    if client.showsTags, finding.rule == "unused-suppression" { members["tags"] = [1] }
    return .object(members)
  }

  mutating func diagnostic(_ skipped: SkippedCode) -> JSON {
    [
      "range": range(skipped.location), "severity": 2, "source": "sameview",
      "message": .string(visible(skipped.message, keeping: nil)),
    ]
  }
}

extension Severity {
  /// The number of the protocol.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}

/// The absolute form of a path that is relative to a folder.
func absolute(_ path: String, in folder: String) -> String {
  path.utf8.first == UInt8(ascii: "/") ? path : folder.appendingName(path)
}
