// What the server knows about the editor, and how it writes to it.

import Synchronization

/// What the editor can do, as far as the server depends on it.
struct Client: Sendable {
  let encoding: PositionEncoding
  /// Whether diagnostics may have notes at other places.
  let showsNotes: Bool
  /// Whether diagnostics may be marked as unnecessary code.
  let showsTags: Bool
  /// Whether the editor asks for diagnostics, and asks again when it is told to. They are not sent unasked then, because
  /// the editor would show them twice. An editor that cannot be told would show outdated ones after edits of other files.
  let pullsDiagnostics: Bool
  let showsProgress: Bool
  /// Whether the editor watches the files that the server names.
  let watchesFiles: Bool
  /// Whether edits may name the version of the document that they apply to.
  let knowsVersions: Bool
  /// Whether the edit of a code action may be computed when the user chooses it.
  let resolvesEdits: Bool

  /// - Parameter parameters: Those of `initialize`.
  init(_ parameters: JSON) {
    let all = parameters["capabilities"]
    let document = all["textDocument"]
    let encodings = all["general"]["positionEncodings"].elements ?? []
    // The texts are UTF-8, so that their offsets need no conversion.
    encoding = encodings.contains("utf-8") ? .utf8 : .utf16
    showsNotes =
      document["publishDiagnostics"]["relatedInformation"].isTrue
      || document["diagnostic"]["relatedInformation"].isTrue
    showsTags =
      document["publishDiagnostics"]["tagSupport"].isObject || document["diagnostic"]["tagSupport"].isObject
    pullsDiagnostics =
      document["diagnostic"].isObject && all["workspace"]["diagnostics"]["refreshSupport"].isTrue
    showsProgress = all["window"]["workDoneProgress"].isTrue
    watchesFiles = all["workspace"]["didChangeWatchedFiles"]["dynamicRegistration"].isTrue
    knowsVersions = all["workspace"]["workspaceEdit"]["documentChanges"].isTrue
    resolvesEdits =
      document["codeAction"]["resolveSupport"]["properties"].elements?.contains("edit") ?? false
  }
}

/// The errors of the protocol.
enum ErrorCode: Int {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case serverNotInitialized = -32002
  case requestCancelled = -32800
  /// The document has changed since the request.
  case contentModified = -32801
}

/// Writes messages to the editor. Both threads of the server do.
final class Outbox: Sendable {
  private let write: @Sendable ([UInt8]) -> Void
  /// The number of requests so far.
  private let requests = Mutex(0)

  /// - Parameter write: Writes one whole message. It is called by one thread at a time.
  init(_ write: @escaping @Sendable ([UInt8]) -> Void) { self.write = write }

  func notify(_ method: String, _ parameters: JSON) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Sends a request whose answer does not matter.
  func request(_ method: String, _ parameters: JSON) {
    let number = requests.withLock { number in
      number += 1
      return number
    }
    send([
      "jsonrpc": "2.0", "id": .string("sameview-\(number)"), "method": .string(method), "params": parameters,
    ])
  }

  func answer(_ id: JSON, _ result: JSON) { send(["jsonrpc": "2.0", "id": id, "result": result]) }

  func refuse(_ id: JSON, _ code: ErrorCode, _ message: String) {
    let error: JSON = ["code": .integer(code.rawValue), "message": .string(message)]
    send(["jsonrpc": "2.0", "id": id, "error": error])
  }

  private func send(_ message: JSON) {
    let bytes = message.message
    requests.withLock { _ in write(bytes) }
  }
}
