// What the thread that reads messages leaves for the thread that checks.

import Files
import Messages

/// One change of the state, or one question about it, in the order of the messages.
enum Job: Sendable {
  case begin(Client, folders: [String])
  case changeFolders(added: [String], removed: [String])
  /// A document was opened, changed or, with nil, closed. The path is absolute.
  case setDocument(String, Document?)
  /// Files on disk have changed.
  case noteChangesOnDisk
  /// The editor has saved a source. The path is absolute.
  case noteSaving(String)
  case ask(Question)
  case cancel(JSON)

  /// Whether a check that began before would have an outdated result.
  var makesChecksOutdated: Bool {
    switch self {
    case .begin, .changeFolders, .setDocument, .noteChangesOnDisk, .noteSaving: true
    case .ask, .cancel: false
    }
  }
}

/// A request whose answer depends on the findings.
struct Question: Sendable {
  enum Subject: Sendable {
    case codeActions(range: JSON, only: [String]?)
    case fixAll(action: JSON)
    case hover(Position)
    case viewTree(Position)
    case diagnostics(previous: String?)
    case allDiagnostics(previous: [String: String])
  }

  /// The id of the request.
  let id: JSON
  let subject: Subject
  /// The name of the document as the editor has it, and its absolute path; empty for a question about all documents.
  let uri: String
  let path: String
  /// The state of the document to which positions refer; nil if there are none.
  let changeCount: Int?
}
