// `sameview mcp`, given the messages of a client. What the official client makes of the answers is in
// Tests/integration/mcp.sh.

import Foundation
import Testing

@Suite struct ContextTests {
  typealias Message = [String: Any]

  private static let handshake = [
    #"{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}}"#,
    #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
  ]

  /// The answers to messages: objects, or lines as they are.
  private func answers(
    _ box: Sandbox, _ messages: [Any], folders: [String] = [], in folder: String = ""
  ) throws -> [Message] {
    let lines = try messages.map { message in
      try message as? String ?? String(decoding: JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    }
    let outcome = try box.run(["mcp"] + folders, input: Array((lines.joined(separator: "\n") + "\n").utf8), in: folder)
    #expect(outcome.status == 0 && outcome.errors == "")
    return try outcome.output.split(separator: 0x0A).map {
      try #require(try JSONSerialization.jsonObject(with: Data($0)) as? Message)
    }
  }

  private func call(_ tool: String, _ arguments: Any) -> Message {
    ["jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": ["name": tool, "arguments": arguments]]
  }

  /// The result of a call.
  private func result(
    _ box: Sandbox, _ tool: String, _ arguments: Any = [:] as Message, folders: [String] = [], in folder: String = ""
  ) throws -> (text: String, isError: Bool, data: Message?) {
    let all = try answers(box, Self.handshake + [call(tool, arguments)], folders: folders, in: folder)
    #expect(all.count == 2)
    let result = try #require(all.last?["result"] as? Message, "\(all)")
    let content = try #require(result["content"] as? [Message])
    return (
      content.compactMap { $0["text"] as? String }.joined(), try #require(result["isError"] as? Bool),
      result["structuredContent"] as? Message
    )
  }

  private func code(_ answer: Message?) -> Int? { (answer?["error"] as? Message)?["code"] as? Int }

  private func app() throws -> Sandbox {
    try Sandbox([
      "App/W.swift": Samples.warning, "App/I.swift": Samples.info.replacing("Counter", with: "Other"),
      "App/Notes.md": "",
    ])
  }

  @Test func handshake() throws {
    let ping: Message = ["jsonrpc": "2.0", "id": "p", "method": "ping"]
    let list: Message = ["jsonrpc": "2.0", "id": 2, "method": "tools/list"]
    let all = try answers(app(), [ping, list] + Self.handshake + [list])
    #expect(all.count == 4)
    #expect(all[0]["id"] as? String == "p" && (all[0]["result"] as? Message)?.isEmpty == true)
    #expect(code(all[1]) == -32600, "tools come behind the handshake")
    let hello = try #require(all[2]["result"] as? Message)
    #expect(hello["protocolVersion"] as? String == "2025-06-18")
    #expect((hello["serverInfo"] as? Message)?["version"] as? String == "0.1.0")
    #expect((hello["capabilities"] as? Message)?["tools"] != nil)
    let tools = try #require((all[3]["result"] as? Message)?["tools"] as? [Message])
    #expect(
      tools.map { $0["name"] as? String } == ["lint", "explain", "view_tree", "what_updates", "fix_preview"])
    for tool in tools {
      let schema = try #require(tool["inputSchema"] as? Message)
      #expect(schema["type"] as? String == "object" && schema["additionalProperties"] as? Bool == false)
      #expect((tool["annotations"] as? Message)?["readOnlyHint"] as? Bool == true)
    }
  }

  @Test func unknownVersionsGetTheNewest() throws {
    let hello = #"{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "1999-01-01"}}"#
    let all = try answers(app(), [hello])
    #expect((all.first?["result"] as? Message)?["protocolVersion"] as? String == "2025-11-25")
  }

  @Test func lint() throws {
    let box = try app()
    let (text, isError, data) = try result(box, "lint")
    #expect(!isError && text.hasPrefix("App/W.swift:4: warning private-state: "))
    #expect(
      text.hasSuffix("\n1 warning, 1 info not shown; 1 fixable: fix_preview; next: explain the finding App/W.swift:4\n")
    )
    let findings = try #require(data?["findings"] as? [Message])
    #expect(findings.count == 1 && data?["warnings"] as? Int == 1 && data?["infos"] as? Int == 1)
    #expect(findings[0]["file"] as? String == "App/W.swift" && findings[0]["line"] as? Int == 4)
    #expect(findings[0]["column"] as? Int == 21 && findings[0]["isFixable"] as? Bool == true)

    #expect(try result(box, "lint", ["path": "App/I.swift"]).text.hasPrefix("1 info not shown; "))
    #expect(try result(box, "lint", ["severity": "info"]).text.hasPrefix("App/W.swift:4: "))
    let performance = try result(box, "lint", ["rules": ["performance"]])
    #expect(performance.text == "no findings in 2 files; next: build and test\n")
    #expect(try result(box, "lint", ["severity": "info", "limit": 1]).text.contains("; a limit of 2 shows all; "))
    try box.add("App/W.swift", "struct {{{")
    let broken = try result(box, "lint", ["path": "App/W.swift"])
    #expect(broken.text.hasPrefix("App/W.swift: warning: line 1 is not valid Swift"))
    #expect((broken.data?["problems"] as? [Message])?.count == 1)
  }

  /// Files that cannot be read are named, so that silence about them is not taken for "no findings".
  @Test func unreadFilesAreNamed() throws {
    let box = try app()
    try box.add("App/Wide.swift", [0xFF, 0xFE, 0x61, 0x00])
    let whole = try result(box, "lint")
    #expect(whole.text.contains("\nApp/Wide.swift: error: is UTF-16; Swift source is UTF-8\n"))
    #expect(whole.text.contains(", 1 problem; "))
    #expect((whole.data?["problems"] as? [Message])?.map { $0["file"] as? String } == ["App/Wide.swift"])
    let named = try result(box, "lint", ["path": "App/Wide.swift"])
    #expect(named.isError && named.text.contains("\nnothing was checked, 1 problem; the run is incomplete; next: "))
    #expect(try !result(box, "lint", ["path": "App/I.swift"]).text.contains("UTF-16"))
    try box.link("Out.swift", to: "/etc/shadow.swift")
    #expect(try !result(box, "lint").text.contains("shadow"))
  }

  /// A model takes a result without findings for success.
  @Test func aRunWithoutFilesIsAnError() throws {
    for tool in ["lint", "fix_preview"] {
      let empty = try result(Sandbox(), tool)
      #expect(empty.isError && empty.text.hasPrefix("nothing was checked"))
      let box = try Sandbox(["A.swift": Samples.warning, ".sameview.yml": "exclude: [\"**\"]\n"])
      for arguments in [[:], ["path": "A.swift"]] {
        let excluded = try result(box, tool, arguments)
        #expect(excluded.isError && excluded.text.hasPrefix("nothing was checked"), "\(excluded.text)")
      }
    }
  }

  /// Answers are bounded, and say how to get the rest.
  @Test func longAnswersAreBounded() throws {
    let box = try Sandbox()
    for i in 100..<320 {
      let name = "View" + String(repeating: "With", count: 60) + "\(i)"
      try box.add("App/Views/\(name).swift", Samples.warning.replacing("Counter", with: name))
    }
    let usual = try result(box, "lint")
    #expect(usual.text.contains("220 warnings (200 not shown); a limit of 200 shows more; "))
    #expect((usual.data?["findings"] as? [Message])?.count == 20 && usual.data?["findingsLeftOut"] as? Int == 200)
    let most = try result(box, "lint", ["limit": 200])
    #expect(most.text.utf8.count <= 60_000)
    #expect(most.text.contains(" not shown); ask with a path or with rules for the others; "))
    #expect(most.text.hasSuffix("\n") && most.text.contains("\n220 warnings ("))
    let findings = try #require(most.data?["findings"] as? [Message])
    #expect(findings.count + (most.data?["findingsLeftOut"] as? Int ?? 0) == 220)
    #expect(try JSONSerialization.data(withJSONObject: most.data ?? [:]).count < 70_000)
  }

  @Test func manyUpdatesAreBounded() throws {
    let box = try Sandbox()
    let names = (0..<400).map { "value\($0)" }
    try box.add(
      "App/Model.swift",
      "import SwiftUI\n@Observable final class Model {\n" + names.map { "  var \($0) = 0\n" }.joined() + "}\n")
    try box.add(
      "App/Page.swift",
      "import SwiftUI\nstruct Page: View {\n  let model: Model\n  var body: some View {\n"
        + names.map { "    Text(\"\\(model.\($0))\")\n" }.joined() + "  }\n}\n")
    let (text, isError, data) = try result(box, "what_updates", ["name": "Model"])
    #expect(!isError && text.contains("Model.value399"))
    let sources = try #require(data?["sources"] as? [Message])
    let places = sources.count + sources.reduce(0) { $0 + (($1["evaluates"] as? [Message])?.count ?? 0) }
    #expect(places <= 300 && sources.count + (data?["sourcesLeftOut"] as? Int ?? 0) == 400)
  }

  @Test func configuredSeveritiesAreExplained() throws {
    let box = try app()
    let why = "the configuration sets it for all findings of the rule"
    #expect(try !result(box, "explain", ["finding": "App/W.swift:4"]).text.contains(why))
    try box.add(".sameview.yml", "rules: {private-state: error}\n")
    let text = try result(box, "explain", ["finding": "App/W.swift:4"]).text
    #expect(text.contains(why) && text.contains("error: wrong at run time"))
  }

  @Test func explain() throws {
    let box = try app()
    for place in ["App/W.swift:4", "App/W.swift:4:21", box.path + "/App/W.swift:4"] {
      #expect(try result(box, "explain", ["finding": place]).text.contains("\nEvidence\n"), "\(place)")
    }
    #expect(try result(box, "explain", ["rule": "private-state"]).text.hasPrefix("# private-state\n"))
    for (arguments, message) in [
      (["finding": "App/W.swift:2"], "there is no finding on line 2 of 'App/W.swift'; the nearest are on line 4"),
      (["finding": "App:2"], "`finding` must name a file"), (["finding": "App/W.swift"], "`finding` must be a file"),
      (["rule": "private_state"], "there is no rule 'private_state'; did you mean 'private-state'?"),
      ([:], "pass either"), (["rule": "any-view", "finding": "A:1"], "pass either"),
    ] {
      let (text, isError, _) = try result(box, "explain", arguments)
      #expect(isError && text.hasPrefix(message), "\(text)")
    }
    // A folder without any file.
    #expect(try result(Sandbox(), "explain", ["finding": ".:1"]).text.hasPrefix("`finding` must name a file"))
  }

  @Test func treesAndUpdates() throws {
    let box = try app()
    let tree = try result(box, "view_tree", ["path": "App/W.swift", "depth": 2])
    #expect(tree.text.hasPrefix("Counter.body  App/W.swift:5\n") && !tree.isError)
    #expect(try result(box, "view_tree", ["path": "App/W.swift", "view": "Counter"]).text == tree.text)
    let other = try result(box, "view_tree", ["path": "App/W.swift", "view": "Other"])
    #expect(other.isError && other.text.hasSuffix("it has Counter"))
    #expect(try result(box, "view_tree", ["path": "App"]).isError)

    let change = try result(box, "what_updates", ["name": "Counter.count"])
    #expect(change.text.contains("evaluates Counter  reads `count`"))
    let sources = try #require(change.data?["sources"] as? [Message])
    #expect(sources.map { $0["name"] as? String } == ["Counter.count"])
    #expect(sources[0]["evaluatesLeftOut"] as? Int == 0 && change.data?["sourcesLeftOut"] as? Int == 0)
    #expect(try result(box, "what_updates", ["name": "Counter"]).text.contains("keeps       @State count"))
    let unknown = try result(box, "what_updates", ["name": "Countre"])
    #expect(unknown.isError && unknown.text.hasSuffix("did you mean 'Counter'?"))
  }

  @Test func fixesAreOnlyShown() throws {
    let box = try app()
    let (text, isError, _) = try result(box, "fix_preview", ["path": "App/W.swift"])
    #expect(!isError && text.hasPrefix("--- a/App/W.swift\n+++ b/App/W.swift\n"))
    #expect(text.contains("\n+  @State private var count = 0\n") && !text.contains("I.swift"))
    #expect(text.hasSuffix("1 finding in 1 file; nothing is written\n"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: box.path + "/App/W.swift")) == Data(Samples.warning.utf8))
    try box.add("App/W.swift", Samples.clean)
    #expect(try result(box, "fix_preview", ["path": "App/W.swift"]).text.hasPrefix("no safe fixes"))
  }

  /// Only the working folder is read, and what the command line names. Links count by where they lead.
  @Test func pathsElsewhereAreRefused() throws {
    let box = try Sandbox([
      "In/A.swift": Samples.clean, "Out/W.swift": Samples.warning, "Inner/W.swift": Samples.warning,
    ])
    try box.link("In/Link.swift", to: box.path + "/Out/W.swift")
    try box.link("In/Folder", to: "../Out")
    for path in [
      "/", "/etc/passwd", "..", "../Out", "../Out/W.swift", "../Out/None.swift", "Link.swift", "Folder/W.swift",
      "../Inner", box.path + "/Out/W.swift", "/proc/self/root" + box.path + "/Out", "../In/../Out",
    ] {
      for (tool, name) in [("lint", "path"), ("view_tree", "path"), ("fix_preview", "path")] {
        let (text, isError, _) = try result(box, tool, [name: path], in: "In")
        #expect(isError && text.contains("is outside of the folders"), "\(path): \(text)")
      }
      #expect(try result(box, "explain", ["finding": path + ":4"], in: "In").text.contains("is outside of"))
    }
    #expect(try result(box, "lint", ["path": "None.swift"], in: "In").text == "there is no file or folder 'None.swift'")
    let named = try result(box, "lint", ["path": "../Out"], folders: ["../Out"], in: "In")
    #expect(!named.isError && named.text.hasPrefix(box.path + "/Out/W.swift:4: warning"))
    #expect(try result(box, "lint", in: "In").text == "no findings in 1 file; next: build and test\n")
    #expect(try box.run(["mcp", "None"]).status == 2 && box.run(["mcp", "In/A.swift"]).status == 2)
  }

  @Test func theRootFolderIsNotAProject() throws {
    let box = try app()
    let process = try box.process(["mcp"])
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }

  @Test func brokenMessagesAreRefused() throws {
    let box = try app()
    let deep = String(repeating: "[", count: 100_000)
    let long = "{\"id\": 1, \"method\": \"\(String(repeating: "x", count: 2 << 20))\"}"
    let messages: [(String, Int)] = [
      ("{", -32700), (deep, -32700), (long, -32700), ("[]", -32600), ("3", -32600), ("{}", -32600),
      (#"{"id": {}, "method": "ping"}"#, -32600), (#"{"id": 1, "method": "tools/run"}"#, -32601),
      (#"{"id": 1, "method": "tools/call"}"#, -32602),
      (#"{"id": 1, "method": "tools/call", "params": {"name": "write"}}"#, -32602),
      (#"{"id": 1, "method": "tools/call", "params": [1]}"#, -32602),
    ]
    let ping = #"{"id": "last", "method": "ping"}"#
    let all = try answers(box, Self.handshake + messages.map(\.0) + [ping])
    #expect(all.dropFirst().dropLast().map(code) == messages.map(\.1))
    #expect(all.last?["id"] as? String == "last")
  }

  @Test func wrongArgumentsAreNamed() throws {
    let box = try app()
    for (tool, arguments, message) in [
      ("lint", [1] as Any, "the arguments are not an object"), ("lint", ["pth": "x"], "`lint` has no argument `pth`"),
      ("lint", ["path": 3], "`path` must be a text"), ("lint", ["path": ""], "`path` must be a text"),
      ("lint", ["path": "A\u{0}"], "`path` must be a text"), ("lint", ["severity": "bad"], "`severity` must be info"),
      ("lint", ["rules": "any-view"], "`rules` must be a list"), ("lint", ["rules": ["x"]], "there is no rule 'x'"),
      ("lint", ["limit": 0], "`limit` must be a whole number from 1 to 200"), ("lint", ["limit": 1.5], "`limit` must"),
      ("lint", ["path": "App/Notes.md"], "the project has no Swift file at 'App/Notes.md'"),
      ("view_tree", [:] as Message, "`path` is missing"), ("what_updates", [:] as Message, "`name` is missing"),
    ] {
      let (text, isError, _) = try result(box, tool, arguments)
      #expect(isError && text.hasPrefix(message), "\(text)")
    }
    try box.add(".sameview.yml", "rules: [\n")
    let (text, isError, _) = try result(box, "lint")
    #expect(isError && text.hasPrefix(".sameview.yml:"))
  }
}
