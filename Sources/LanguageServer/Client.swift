// What the server knows about the editor.

import Messages

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
