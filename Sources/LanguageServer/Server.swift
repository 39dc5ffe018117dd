// The language server: the loop that reads messages.
//
// It keeps the texts of open documents and answers at once what depends on them alone. Everything that depends on
// findings goes to the thread that checks (`Checker`), in the order of the messages.

import Files
import Linting
import Messages
import Project
import Syntax

/// What the server is built with.
public struct Service: Sendable {
  /// The body of a view as a tree: text for people, and a JSON document.
  public struct ViewTreeText: Sendable {
    public let text: String
    public let json: [UInt8]

    public init(text: String, json: [UInt8]) {
      self.text = text
      self.json = json
    }
  }

  let version: String
  let rules: [any Rule.Type]
  let jobs: Int
  let reportsTiming: Bool
  /// The view tree around an offset of a file; nil if there is none.
  let viewTrees: @Sendable (LinkedProject, _ file: Int, _ offset: Int) -> ViewTreeText?

  public init(
    version: String, rules: [any Rule.Type], jobs: Int, reportsTiming: Bool,
    viewTrees: @escaping @Sendable (LinkedProject, _ file: Int, _ offset: Int) -> ViewTreeText?
  ) {
    self.version = version
    self.rules = rules
    self.jobs = jobs
    self.reportsTiming = reportsTiming
    self.viewTrees = viewTrees
  }

  /// Serves one editor over standard input and output, until it says `exit` or standard input ends. Then the process
  /// ends: with status 0 after `shutdown`, and otherwise with 1.
  public func run() {
    let inbox = Mailbox<Job>()
    let outbox = Outbox(.headers) { message in
      // The editor has gone, or no longer listens.
      if case .failure = StandardStream.output.write(message) { Platform.endProcess(status: 1) }
    }
    // On threads of their own, whose stacks are large enough for any nesting.
    _ = concurrentMap([true, false], jobs: 2) { reads -> Void in
      if reads {
        var server = Server(self, inbox, outbox)
        Platform.endProcess(status: server.run { Platform.readAvailableInput() })
      } else {
        var checker = Checker(self, inbox, outbox)
        checker.run()
      }
    }
  }
}

/// The state of the thread that reads messages.
struct Server {
  private let service: Service
  private let inbox: Mailbox<Job>
  private let outbox: Outbox
  private var client: Client?
  private var hasShutDown = false
  /// By the name that the editor uses.
  private var documents: [String: Document] = [:]

  init(_ service: Service, _ inbox: Mailbox<Job>, _ outbox: Outbox) {
    self.service = service
    self.inbox = inbox
    self.outbox = outbox
  }

  /// - Parameter read: Returns the next bytes; none at the end of the input.
  /// - Returns: The exit status.
  mutating func run(_ read: () -> [UInt8]) -> Int32 {
    var reader = MessageReader()
    while true {
      let bytes = read()
      if bytes.isEmpty { return hasShutDown ? 0 : 1 }
      reader.append(bytes)
      while let event = reader.next() {
        switch event {
        case .message(let content):
          if let status = receive(content) { return status }
        case .mistake(let message): outbox.refuse(.null, .parseError, message)
        case .failure(let message):
          outbox.refuse(.null, .parseError, message)
          return 1
        }
      }
    }
  }

  /// - Returns: The exit status if the message ends the server.
  private mutating func receive(_ content: [UInt8]) -> Int32? {
    let message: JSON
    do {
      message = try JSON(parsing: content)
    } catch {
      outbox.refuse(.null, .parseError, "the message is not valid JSON at byte \(error.offset)")
      return nil
    }
    let id = message["id"]
    guard message.isObject, let method = message["method"].text else {
      // Answers to requests of the server need no treatment.
      if !message.isObject || message["result"] == .null && message["error"] == .null && id == .null {
        outbox.refuse(.null, .invalidRequest, "the message is not a request")
      }
      return nil
    }
    if method == "exit" { return hasShutDown ? 0 : 1 }
    switch id {
    case .null: note(method, message["params"])
    case .integer, .string, .number: answer(id, method, message["params"])
    default: outbox.refuse(.null, .invalidRequest, "the id is neither a number nor a string")
    }
    return nil
  }

  // MARK: Notifications

  private mutating func note(_ method: String, _ parameters: JSON) {
    guard let client, !hasShutDown else { return }
    let named = parameters["textDocument"]
    let uri = named["uri"].text ?? ""
    switch method {
    case "initialized": watchFiles(client)
    case "textDocument/didOpen":
      guard let text = named["text"].text else { return }
      set(Document(uri: uri, version: named["version"].integer, text: text), uri)
    case "textDocument/didChange":
      guard var document = documents[uri], let changes = parameters["contentChanges"].elements else { return }
      guard document.apply(changes, version: named["version"].integer, client.encoding) else {
        log("a change of \(uri) is not valid; its text is now unknown, so it is treated as closed")
        return set(nil, uri)
      }
      set(document, uri)
    case "textDocument/didClose": set(nil, uri)
    case "textDocument/didSave":
      guard let path = DocumentURI.path(of: uri) else { return }
      // Others are configurations and build files.
      inbox.post(path.hasSuffix(".swift") ? .noteSaving(path) : .noteChangesOnDisk)
    case "workspace/didChangeWatchedFiles":
      let changes = parameters["changes"].elements ?? []
      // An editor that saves an open document tells what is known.
      let isKnown = changes.allSatisfy { $0["type"] == 2 && documents[$0["uri"].text ?? ""] != nil }
      let isSource = changes.allSatisfy { ($0["uri"].text ?? "").hasSuffix(".swift") }
      if !changes.isEmpty, !(isKnown && isSource) { inbox.post(.noteChangesOnDisk) }
    case "workspace/didChangeWorkspaceFolders":
      let event = parameters["event"]
      inbox.post(.changeFolders(added: Self.folders(event["added"]), removed: Self.folders(event["removed"])))
    case "$/cancelRequest": inbox.post(.cancel(parameters["id"]))
    default: break
    }
  }

  private mutating func set(_ document: Document?, _ uri: String) {
    guard document != nil || documents[uri] != nil else { return }
    documents[uri] = document
    // A document that has no path belongs to no project.
    if let path = DocumentURI.path(of: uri) { inbox.post(.setDocument(path, document)) }
  }

  private func log(_ message: String) {
    outbox.notify("window/logMessage", ["type": 2, "message": .string("SameView: " + message)])
  }

  private static func folders(_ json: JSON) -> [String] {
    (json.elements ?? []).compactMap { $0["uri"].text.flatMap { DocumentURI.path(of: $0) } }
  }

  /// The files on disk that a run depends on.
  private static let watched = [
    "**/*.swift", "**/*.{yml,yaml}", "**/.gitignore", "**/project.pbxproj", "**/contents.xcworkspacedata",
  ]

  private func watchFiles(_ client: Client) {
    guard client.watchesFiles else { return }
    let registration: JSON = [
      "id": "sameview-files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .array(Self.watched.map { ["globPattern": .string($0)] })],
    ]
    outbox.request("client/registerCapability", ["registrations": [registration]])
  }

  // MARK: Requests

  private mutating func answer(_ id: JSON, _ method: String, _ parameters: JSON) {
    guard let client else {
      guard method == "initialize" else {
        return outbox.refuse(id, .serverNotInitialized, "the first request must be 'initialize'")
      }
      return initialize(id, parameters)
    }
    if hasShutDown { return outbox.refuse(id, .invalidRequest, "the server has been shut down") }
    let uri = parameters["textDocument"]["uri"].text ?? ""
    switch method {
    case "initialize": outbox.refuse(id, .invalidRequest, "the server has been initialized already")
    case "shutdown":
      hasShutDown = true
      outbox.answer(id, .null)
    case "textDocument/codeAction":
      let only = parameters["context"]["only"].elements.map { $0.compactMap(\.text) }
      ask(id, .codeActions(range: parameters["range"], only: only), uri)
    case "codeAction/resolve":
      ask(id, .fixAll(action: parameters), parameters["data"]["uri"].text ?? "")
    case "textDocument/hover":
      guard let position = Position(parameters["position"]) else { return refusePosition(id) }
      if let names = ruleNames(uri, client), let (rule, range) = names.rule(at: position) {
        return outbox.answer(id, Checker.hover(rule, range))
      }
      ask(id, .hover(position), uri)
    case "textDocument/completion":
      guard let position = Position(parameters["position"]) else { return refusePosition(id) }
      outbox.answer(id, .array(ruleNames(uri, client)?.proposals(at: position) ?? []))
    case "textDocument/diagnostic":
      ask(id, .diagnostics(previous: parameters["previousResultId"].text), uri)
    case "workspace/diagnostic":
      let previous = (parameters["previousResultIds"].elements ?? []).compactMap { entry in
        entry["uri"].text.flatMap { uri in entry["value"].text.map { (uri, $0) } }
      }
      inbox.post(
        .ask(
          Question(
            id: id, subject: .allDiagnostics(previous: Dictionary(previous, uniquingKeysWith: { $1 })), uri: "",
            path: "", changeCount: nil)))
    case "sameview/viewTree":
      guard let position = Position(parameters["position"]) else { return refusePosition(id) }
      ask(id, .viewTree(position), uri)
    default: outbox.refuse(id, .methodNotFound, "there is no method '\(method)'")
    }
  }

  private func ask(_ id: JSON, _ subject: Question.Subject, _ uri: String) {
    guard let path = DocumentURI.path(of: uri) else {
      return outbox.refuse(id, .invalidParams, "the document is not a file")
    }
    var count = documents[uri]?.changeCount
    if case .diagnostics = subject { count = nil }
    inbox.post(.ask(Question(id: id, subject: subject, uri: uri, path: path, changeCount: count)))
  }

  private func refusePosition(_ id: JSON) {
    outbox.refuse(id, .invalidParams, "the position is not a line and a character from 0")
  }

  private func ruleNames(_ uri: String, _ client: Client) -> RuleNames? {
    guard let document = documents[uri], let path = DocumentURI.path(of: uri) else { return nil }
    return RuleNames(document, path: path, rules: service.rules, client.encoding)
  }

  private mutating func initialize(_ id: JSON, _ parameters: JSON) {
    let client = Client(parameters)
    self.client = client
    var folders = Self.folders(parameters["workspaceFolders"])
    if folders.isEmpty, let root = parameters["rootUri"].text.flatMap({ DocumentURI.path(of: $0) }) {
      folders = [root]
    }
    if folders.isEmpty, let root = parameters["rootPath"].text, root.hasPrefix("/") { folders = [root] }
    inbox.post(.begin(client, folders: folders))
    var capabilities: [String: JSON] = [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "codeActionProvider": [
        "codeActionKinds": [.string(CodeActions.quickFix), .string(CodeActions.fixAll)], "resolveProvider": true,
      ],
      "hoverProvider": true,
      "completionProvider": ["triggerCharacters": [":", " "]],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
      "experimental": ["viewTree": true],
    ]
    if client.pullsDiagnostics {
      capabilities["diagnosticProvider"] = [
        "identifier": "sameview", "interFileDependencies": true,
        // An editor that can ask about all files does so again and again, and every answer checks them all.
        "workspaceDiagnostics": .bool(parameters["initializationOptions"]["workspaceDiagnostics"].isTrue),
      ]
    }
    outbox.answer(
      id,
      [
        "capabilities": .object(capabilities),
        "serverInfo": ["name": "SameView", "version": .string(service.version)],
      ])
  }
}
