// How `sameview server` treats messages: asked for diagnostics, cancelled, broken, or out of order.

import Foundation
import Testing

@Suite struct ServerProtocolTests {
  private static var pulling: [String: Any] {
    ["textDocument": ["diagnostic": [String: Any]()], "workspace": ["diagnostics": ["refreshSupport": true]]]
  }
  private static let files = [
    "Counter.swift": Samples.warning, "Clean.swift": Samples.clean.replacingOccurrences(of: "Counter", with: "Other"),
  ]

  @Test func answersWhenItIsAsked() throws {
    let sandbox = try Sandbox(Self.files)
    let session = try ServerSession(in: sandbox, capabilities: Self.pulling)
    try session.open("Counter.swift", Samples.warning)
    let document = ["textDocument": ["uri": session.uri("Counter.swift")]]
    let first = try session.request("textDocument/diagnostic", document)
    #expect(first["kind"] as? String == "full")
    #expect(try #require(first["items"] as? [[String: Any]]).map(ServerSession.rule) == ["3 private-state"])
    let id = try #require(first["resultId"] as? String)
    let again = try session.request(
      "textDocument/diagnostic", document.merging(["previousResultId": id] as [String: Any]))
    #expect(again["kind"] as? String == "unchanged" && again["resultId"] as? String == id)
    try session.change("Counter.swift", Samples.clean)
    let changed = try session.request(
      "textDocument/diagnostic", document.merging(["previousResultId": id] as [String: Any]))
    #expect((changed["items"] as? [Any])?.isEmpty == true)
    #expect(try session.end() == 0)
  }

  @Test func answersAboutAllFiles() throws {
    let sandbox = try Sandbox(Self.files)
    let session = try ServerSession(in: sandbox, capabilities: Self.pulling)
    func reports(_ previous: [[String: String]]) throws -> [[String: Any]] {
      try #require(
        try session.request("workspace/diagnostic", ["previousResultIds": previous])["items"] as? [[String: Any]])
    }
    let first = try reports([])
    #expect(first.map { $0["uri"] as? String } == [session.uri("Counter.swift")])
    let id = try #require(first.first?["resultId"] as? String)
    let again = try reports([["uri": session.uri("Counter.swift"), "value": id]])
    #expect(again.map { $0["kind"] as? String } == ["unchanged"])
    #expect(try session.end() == 0)
  }

  @Test func agreesWithTheCommand() throws {
    let strict = Self.files.merging([".sameview.yml": "preset: strict\n"]) { $1 }
    let sandbox = try Sandbox(strict)
    let session = try ServerSession(in: sandbox, capabilities: Self.pulling)
    let reports = try #require(
      try session.request("workspace/diagnostic", ["previousResultIds": []])["items"] as? [[String: Any]])
    var served: [String] = []
    for report in reports {
      for item in try #require(report["items"] as? [[String: Any]]) {
        let start = (item["range"] as? [String: Any])?["start"] as? [String: Int]
        let name = (report["uri"] as? String)?.split(separator: "/").last ?? ""
        served.append("\(name):\(start!["line"]! + 1):\(start!["character"]! + 1) \(item["code"]!)")
      }
    }
    #expect(try session.end() == 0)
    let found = try #require(try sandbox.run(["--format", "json"]).json()["findings"] as? [[String: Any]])
    let printed = found.map { finding in
      let start = (finding["range"] as? [String: Any])?["start"] as? [String: Int]
      return "\(finding["file"]!):\(start!["line"]!):\(start!["column"]!) \(finding["rule"]!)"
    }
    #expect(served.sorted() == printed.sorted() && !served.isEmpty)
  }

  @Test func asksForARefreshWhenOtherFilesChange() throws {
    let sandbox = try Sandbox(Self.files)
    let session = try ServerSession(in: sandbox, capabilities: Self.pulling)
    try session.open("Counter.swift", Samples.warning)
    _ = try session.request("textDocument/diagnostic", ["textDocument": ["uri": session.uri("Counter.swift")]])
    try sandbox.add(".sameview.yml", "rules: {private-state: off}\n")
    try session.tellChanges([".sameview.yml"])
    _ = try session.wait { $0["method"] as? String == "workspace/diagnostic/refresh" }
    #expect(try session.end() == 0)
  }

  @Test func watchesFilesAndShowsProgress() throws {
    let sandbox = try Sandbox(Self.files)
    let session = try ServerSession(
      in: sandbox,
      capabilities: [
        "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]], "window": ["workDoneProgress": true],
      ])
    let registration = try session.wait { $0["method"] as? String == "client/registerCapability" }
    #expect("\(registration)".contains("**/*.swift"))
    for kind in ["begin", "end"] {
      _ = try session.wait { message in
        let value = (message["params"] as? [String: Any])?["value"] as? [String: Any]
        return message["method"] as? String == "$/progress" && value?["kind"] as? String == kind
      }
    }
    #expect(try session.end() == 0)
  }

  @Test func survivesBrokenMessages() throws {
    let sandbox = try Sandbox(Self.files)
    let session = try ServerSession(in: sandbox)
    func code() throws -> Int? { (try session.answer(to: nil)["error"] as? [String: Any])?["code"] as? Int }
    try session.send(Data("Content-Length: 9\r\n\r\n{\"id\": 1,".utf8))
    #expect(try code() == -32700)
    try session.send(Data("Length 9\r\n\r\n".utf8))
    #expect(try code() == -32700)
    try session.send(Data("Content-Length: 2\r\n\r\n[]".utf8))
    #expect(try code() == -32600)
    try session.send(["jsonrpc": "2.0", "id": [1], "method": "shutdown"])
    #expect(try code() == -32600)
    #expect(try session.errorCode("no/such/method", [:]) == -32601)
    #expect(try session.errorCode("textDocument/hover", ["textDocument": 3]) == -32602)
    #expect(try session.errorCode("textDocument/codeAction", ["textDocument": ["uri": "untitled:1"]]) == -32602)
    #expect(try session.errorCode("initialize", [:]) == -32600)
    try session.notify("no/such/notification", [1, 2])
    try session.notify("textDocument/didChange", ["textDocument": ["uri": "file:///none"], "contentChanges": 7])
    try session.open("Counter.swift", Samples.warning)
    // After a change that cannot be applied, the text is unknown.
    #expect(try session.rules(of: "Counter.swift") == ["3 private-state"])
    try session.change("Counter.swift", [["range": ["start": -1], "text": ""]])
    #expect(try session.rules(of: "Counter.swift") == [])
    #expect(try session.end() == 0)
  }

  @Test func refusesRequestsOutOfOrder() throws {
    let sandbox = try Sandbox(Self.files)
    let session = try ServerSession(in: sandbox)
    let early = try ServerSession(unopened: sandbox)
    #expect(try early.errorCode("textDocument/hover", [:]) == -32002)
    try early.notify("exit", NSNull())
    #expect(early.status() == 1)
    _ = try session.answer(to: session.begin("shutdown", NSNull()))
    #expect(try session.errorCode("textDocument/hover", [:]) == -32600)
    try session.notify("exit", NSNull())
    #expect(session.status() == 0)
  }

  @Test func endsWithItsInput() throws {
    let sandbox = try Sandbox(Self.files)
    let session = try ServerSession(in: sandbox)
    try session.closeInput()
    #expect(session.status() == 1)
    let other = try ServerSession(in: sandbox)
    try other.send(Data("Content-Length: 99999999999\r\n\r\n".utf8))
    #expect(other.status() == 1)
  }

  @Test func cancelsRequests() throws {
    let sandbox = try Sandbox(Self.files)
    let session = try ServerSession(in: sandbox)
    try session.open("Counter.swift", Samples.warning)
    #expect(try session.rules(of: "Counter.swift") == ["3 private-state"])
    // Whether the request is cancelled or answered before depends on the threads, but there is one answer.
    let id = try session.begin("textDocument/hover", session.at("Counter.swift", 3, 4))
    try session.notify("$/cancelRequest", ["id": id])
    let answer = try session.answer(to: id)
    let code = (answer["error"] as? [String: Any])?["code"] as? Int
    #expect(code == -32800 || answer["result"] != nil)
    #expect(try session.end() == 0)
  }

  @Test func answersOutdatedPositionsWithAnError() throws {
    let sandbox = try Sandbox(Self.files)
    let session = try ServerSession(in: sandbox)
    try session.open("Counter.swift", Samples.warning)
    let id = try session.begin("textDocument/hover", session.at("Counter.swift", 3, 4))
    try session.change("Counter.swift", Samples.clean)
    let answer = try session.answer(to: id)
    let code = (answer["error"] as? [String: Any])?["code"] as? Int
    #expect(code == -32801 || answer["result"] != nil)
    #expect(try session.end() == 0)
  }
}

extension [String: [String: String]] {
  fileprivate func merging(_ other: [String: Any]) -> [String: Any] {
    (self as [String: Any]).merging(other) { $1 }
  }
}
