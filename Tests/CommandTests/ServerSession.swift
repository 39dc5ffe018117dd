// A client of the language server, as small as tests allow: it starts the built command and talks through pipes.

import Foundation
import Testing

final class ServerSession {
  struct Ended: Error {}

  typealias Message = [String: Any]

  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()
  private var number = 0
  /// The messages that are neither answers nor were waited for.
  private var waiting: [Message] = []
  private let watch: DispatchWorkItem
  private let folder: String
  private var versions: [String: Int] = [:]
  /// The texts of open documents.
  private(set) var texts: [String: String] = [:]

  /// Starts the server, which must not be `initialize`d yet.
  init(unopened sandbox: Sandbox) throws {
    folder = sandbox.path
    process = try sandbox.process(["server"])
    process.standardInput = input
    process.standardOutput = output
    let process = process
    // The tests wait for messages, not for a time; a server that hangs is ended after two minutes.
    watch = DispatchWorkItem { process.terminate() }
    try process.run()
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: watch)
  }

  /// Starts a server and initializes it, with UTF-8 positions.
  ///
  /// - Parameter folders: Below the sandbox; its own folder by default.
  convenience init(
    in sandbox: Sandbox, folders: [String] = [""], encodings: [String] = ["utf-8"], capabilities: Message = [:]
  ) throws {
    try self.init(unopened: sandbox)
    var all: Message = ["general": ["positionEncodings": encodings]]
    all.merge(capabilities) { $1 }
    let result = try request(
      "initialize",
      [
        "processId": NSNull(), "rootUri": NSNull(), "capabilities": all,
        "workspaceFolders": folders.map { ["uri": uri($0), "name": $0] },
      ])
    let server = try #require(result["capabilities"] as? Message)
    #expect(server["positionEncoding"] as? String == encodings.first ?? "utf-16")
    try notify("initialized", [:])
  }

  func uri(_ name: String) -> String { "file://" + folder + (name.isEmpty ? "" : "/" + name) }

  // MARK: Messages

  func send(_ bytes: Data) throws { try input.fileHandleForWriting.write(contentsOf: bytes) }

  func send(_ message: Message) throws {
    let content = try JSONSerialization.data(withJSONObject: message)
    try send(Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
  }

  func notify(_ method: String, _ parameters: Any) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Sends a request without waiting for the answer; returns its id.
  func begin(_ method: String, _ parameters: Any) throws -> Int {
    number += 1
    try send(["jsonrpc": "2.0", "id": number, "method": method, "params": parameters])
    return number
  }

  /// The answer to a request: its result, or an object with its error.
  func answer(to id: Int?) throws -> Message {
    try wait { message in
      message["method"] == nil && (id == nil ? message["id"] is NSNull : message["id"] as? Int == id)
    }
  }

  /// The result of a request.
  func result(_ method: String, _ parameters: Any) throws -> Any {
    let answer = try answer(to: begin(method, parameters))
    return try #require(answer["result"], "\(answer)")
  }

  func request(_ method: String, _ parameters: Any) throws -> Message {
    try #require(try result(method, parameters) as? Message)
  }

  /// The code of the error with which a request is answered.
  func errorCode(_ method: String, _ parameters: Any) throws -> Int? {
    (try answer(to: begin(method, parameters))["error"] as? Message)?["code"] as? Int
  }

  /// The first message that has come or comes and fits.
  func wait(for isMeant: (Message) -> Bool) throws -> Message {
    if let known = waiting.firstIndex(where: isMeant) { return waiting.remove(at: known) }
    while true {
      let message = try next()
      if isMeant(message) { return message }
      waiting.append(message)
    }
  }

  private func next() throws -> Message {
    let blank = Data("\r\n\r\n".utf8)
    while true {
      if let header = buffer.range(of: blank) {
        let text = String(decoding: buffer[..<header.lowerBound], as: UTF8.self)
        let length = try #require(Int(text.dropFirst("Content-Length: ".count)))
        if buffer.distance(from: header.upperBound, to: buffer.endIndex) >= length {
          let content = buffer[header.upperBound..<header.upperBound + length]
          buffer = Data(buffer[(header.upperBound + length)...])
          return try #require(try JSONSerialization.jsonObject(with: Data(content)) as? Message)
        }
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw Ended() }
      buffer += more
    }
  }

  // MARK: Documents

  func open(_ name: String, _ text: String) throws {
    versions[name] = 1
    texts[name] = text
    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri(name), "languageId": "swift", "version": 1, "text": text]])
  }

  /// Replaces the whole text of an open document.
  func change(_ name: String, _ text: String) throws {
    texts[name] = text
    try change(name, [["text": text]])
  }

  func change(_ name: String, _ changes: [Message]) throws {
    versions[name]! += 1
    try notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri(name), "version": versions[name]!], "contentChanges": changes])
  }

  func close(_ name: String) throws {
    try notify("textDocument/didClose", ["textDocument": ["uri": uri(name)]])
  }

  func tellChanges(_ names: [String]) throws {
    try notify("workspace/didChangeWatchedFiles", ["changes": names.map { ["uri": uri($0), "type": 2] }])
  }

  /// The next diagnostics that are published for a document.
  func diagnostics(of name: String) throws -> [Message] {
    let message = try wait {
      $0["method"] as? String == "textDocument/publishDiagnostics"
        && ($0["params"] as? Message)?["uri"] as? String == uri(name)
    }
    return try #require((message["params"] as? Message)?["diagnostics"] as? [Message])
  }

  /// The rules of the next diagnostics, each with its line, from 0.
  func rules(of name: String) throws -> [String] { try diagnostics(of: name).map(Self.rule) }

  static func rule(_ diagnostic: Message) -> String {
    let start = (diagnostic["range"] as? Message)?["start"] as? Message
    return "\(start?["line"] ?? "?") \(diagnostic["code"] ?? "?")"
  }

  func position(_ line: Int, _ character: Int) -> Message { ["line": line, "character": character] }

  func at(_ name: String, _ line: Int, _ character: Int) -> Message {
    ["textDocument": ["uri": uri(name)], "position": position(line, character)]
  }

  func actions(_ name: String, line: Int, only: [String]? = nil) throws -> [Message] {
    var context: Message = ["diagnostics": []]
    context["only"] = only
    let range = ["start": position(line, 0), "end": position(line, 1000)]
    let parameters: Message = ["textDocument": ["uri": uri(name)], "range": range, "context": context]
    return try #require(try result("textDocument/codeAction", parameters) as? [Message])
  }

  /// The text of an open document after an action. Its ranges count ASCII characters.
  func applied(_ action: Message, to name: String) throws -> String {
    let changes = try #require((action["edit"] as? Message)?["changes"] as? Message)
    let edits = try #require(changes[uri(name)] as? [Message])
    var lines = Array(texts[name]!.utf8).split(separator: 0x0A, omittingEmptySubsequences: false).map {
      Array($0) + [0x0A]
    }
    lines[lines.count - 1].removeLast()
    func offset(_ place: Any?) throws -> Int {
      let place = try #require(place as? [String: Int])
      return lines[..<place["line"]!].joined().count + place["character"]!
    }
    var bytes = Array(lines.joined())
    let ranges = try edits.map { edit in
      let range = try #require(edit["range"] as? Message)
      return (try offset(range["start"]), try offset(range["end"]), edit["newText"] as! String)
    }
    for (start, end, text) in ranges.sorted(by: { $0.0 > $1.0 }) { bytes.replaceSubrange(start..<end, with: text.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: End

  /// Shuts the server down, and returns its exit status.
  func end() throws -> Int32 {
    let answer = try answer(to: begin("shutdown", NSNull()))
    #expect(answer["result"] is NSNull)
    try notify("exit", NSNull())
    return status()
  }

  func closeInput() throws { try input.fileHandleForWriting.close() }

  /// Waits for the end of the process.
  func status() -> Int32 {
    process.waitUntilExit()
    watch.cancel()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  deinit {
    watch.cancel()
    if process.isRunning { process.terminate() }
  }
}
