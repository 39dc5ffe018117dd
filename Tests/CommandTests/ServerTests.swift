// `sameview server`, as an editor uses it.

import Foundation
import Testing

@Suite struct ServerTests {
  private static let hazard = """
    import SwiftUI

    struct Counter: View {
      @State public var count = 0
      var body: some View { Text("\\(count)") }
    }

    """
  private static let safe = hazard.replacingOccurrences(of: "public var", with: "private var")

  private static let model = """
    import Observation

    @Observable final class Library {
      var titles: [String] = []
    }
    func makeLibrary() -> Library { Library() }
    extension Library { func load() { titles = ["Emma"] } }

    """
  private static let shelf = """
    import SwiftUI

    struct Shelf: View {
      private let library = makeLibrary()
      var body: some View {
        ForEach(library.titles, id: \\.self) { Text($0) }
      }
    }

    """

  @Test func reportsWhileTextIsEdited() throws {
    let sandbox = try Sandbox(["Counter.swift": Self.safe])
    let session = try ServerSession(in: sandbox)
    // The text of the editor counts, not that on disk.
    try session.open("Counter.swift", Self.hazard)
    let found = try session.diagnostics(of: "Counter.swift")
    #expect(found.map(ServerSession.rule) == ["3 private-state"])
    #expect(found[0]["source"] as? String == "sameview")
    #expect(found[0]["severity"] as? Int == 2)
    let page = (found[0]["codeDescription"] as? [String: String])?["href"]
    #expect(page?.hasSuffix("/rules/private-state/") == true)
    let message = try #require(found[0]["message"] as? String)
    #expect(message.contains("`@State var count`") && message.contains(" — "))
    try session.change(
      "Counter.swift",
      [["range": ["start": session.position(3, 9), "end": session.position(3, 15)], "text": "private"]])
    #expect(try session.rules(of: "Counter.swift") == [])
    try session.change("Counter.swift", Self.hazard + "\nstruct {{{")
    try session.change("Counter.swift", Self.hazard)
    #expect(try session.rules(of: "Counter.swift") == ["3 private-state"])
    // Without a document there is nothing to show.
    try session.close("Counter.swift")
    #expect(try session.rules(of: "Counter.swift") == [])
    #expect(try session.end() == 0)
  }

  @Test func newFilesAndOtherFilesCount() throws {
    let sandbox = try Sandbox(["Sources/Shelf.swift": Self.shelf])
    let session = try ServerSession(in: sandbox)
    try session.open("Sources/Shelf.swift", Self.shelf)
    #expect(try session.rules(of: "Sources/Shelf.swift") == [])
    // Not on disk yet.
    try session.open("Sources/Model.swift", Self.model)
    #expect(try session.rules(of: "Sources/Shelf.swift") == ["3 observable-stored-without-owner"])
    #expect(try session.rules(of: "Sources/Model.swift") == [])
    try session.close("Sources/Model.swift")
    #expect(try session.rules(of: "Sources/Shelf.swift") == [])
    // Written by another program.
    try sandbox.add("Sources/Model.swift", Self.model)
    try session.tellChanges(["Sources/Model.swift"])
    #expect(try session.rules(of: "Sources/Shelf.swift") == ["3 observable-stored-without-owner"])
    #expect(try session.end() == 0)
  }

  /// Some editors do not tell of changes on disk.
  @Test func savedFilesStay() throws {
    let sandbox = try Sandbox(["Shelf.swift": Self.shelf, "Model.swift": "import Foundation\n"])
    let session = try ServerSession(in: sandbox)
    func save(_ name: String, _ text: String) throws {
      try session.change(name, text)
      try sandbox.add(name, text)
      try session.notify("textDocument/didSave", ["textDocument": ["uri": session.uri(name)]])
    }
    try session.open("Shelf.swift", Self.shelf)
    #expect(try session.rules(of: "Shelf.swift") == [])
    try session.open("Model.swift", "import Foundation\n")
    try save("Model.swift", Self.model)
    #expect(try session.rules(of: "Shelf.swift") == ["3 observable-stored-without-owner"])
    try session.close("Model.swift")
    // A file that is new.
    try session.open("New.swift", "")
    try save("New.swift", Self.hazard)
    #expect(try session.rules(of: "New.swift").count <= 1)
    try session.change("Shelf.swift", Self.hazard.replacingOccurrences(of: "Counter", with: "Shelf"))
    #expect(try session.rules(of: "Shelf.swift") == ["3 private-state"])
    try session.change("Shelf.swift", Self.shelf)
    #expect(try session.rules(of: "Shelf.swift") == ["3 observable-stored-without-owner"])
    #expect(try session.actions("New.swift", line: 3).isEmpty == false)
    #expect(try session.end() == 0)
  }

  @Test func notesPointToOtherFiles() throws {
    let sandbox = try Sandbox(["Model.swift": Self.model, "Shelf.swift": Self.shelf])
    let notes: [String: Any] = ["textDocument": ["publishDiagnostics": ["relatedInformation": true]]]
    let session = try ServerSession(in: sandbox, capabilities: notes)
    try session.open("Shelf.swift", Self.shelf)
    let related = try #require(
      try session.diagnostics(of: "Shelf.swift").first?["relatedInformation"] as? [[String: Any]])
    let places = related.compactMap { ($0["location"] as? [String: Any])?["uri"] as? String }
    #expect(places.contains(session.uri("Model.swift")))
    #expect(try session.end() == 0)
  }

  @Test func codeThatIsTooLargeHasAWarning() throws {
    let lines = (0..<4000).map { "    Text(\"\($0)\").padding(\($0))" }
    let large =
      "import SwiftUI\nstruct Large: View {\n  var body: some View {\n" + lines.joined(separator: "\n") + "\n  }\n}\n"
    let sandbox = try Sandbox(["Large.swift": large])
    let session = try ServerSession(in: sandbox)
    try session.open("Large.swift", large)
    let found = try session.diagnostics(of: "Large.swift")
    #expect(found.count == 1 && (found[0]["message"] as? String)?.contains("`body` is too large") == true)
    #expect(ServerSession.rule(found[0]) == "2 ?")
    #expect(try session.end() == 0)
  }

  @Test func filesThatGitIgnoresAreNoPart() throws {
    let sandbox = try Sandbox([
      ".gitignore": "Made.swift\n", "Made.swift": Self.hazard, "Counter.swift": Self.safe,
    ])
    let session = try ServerSession(in: sandbox)
    try session.open("Made.swift", Self.hazard)
    #expect(try session.rules(of: "Made.swift") == [])
    #expect(try session.end() == 0)
  }

  @Test func aFileWithoutFolderHasItsProject() throws {
    let sandbox = try Sandbox(["Model.swift": Self.model, "Shelf.swift": Self.shelf, "Alone.swift": Self.hazard])
    let alone = try ServerSession(in: sandbox, folders: [])
    // Without a repository or a package, the rest of the folder may be anything.
    try alone.open("Shelf.swift", Self.shelf)
    #expect(try alone.rules(of: "Shelf.swift") == [])
    try alone.open("Alone.swift", Self.hazard)
    #expect(try alone.rules(of: "Alone.swift") == ["3 private-state"])
    #expect(try alone.end() == 0)
    try sandbox.add("Package.swift", "// swift-tools-version: 6.0\nimport PackageDescription\n")
    let session = try ServerSession(in: sandbox, folders: [])
    try session.open("Shelf.swift", Self.shelf)
    #expect(try session.rules(of: "Shelf.swift") == ["3 observable-stored-without-owner"])
    #expect(try session.end() == 0)
  }

  @Test func foldersHaveTheirOwnConfigurations() throws {
    let sandbox = try Sandbox([
      "A/Counter.swift": Self.hazard, "B/Counter.swift": Self.hazard,
      "B/.sameview.yml": "rules: {private-state: off}\n",
      "C/Counter.swift": Self.hazard, "C/.sameview.yml": "rules: {private-state: error}\n",
    ])
    let session = try ServerSession(in: sandbox, folders: ["A", "B"])
    for folder in ["A", "B", "C"] { try session.open("\(folder)/Counter.swift", Self.hazard) }
    #expect(try session.rules(of: "A/Counter.swift") == ["3 private-state"])
    #expect(try session.rules(of: "B/Counter.swift") == [])
    // The folder of a document that lies in none is its project.
    #expect(try session.diagnostics(of: "C/Counter.swift").map { $0["severity"] as? Int } == [1])
    let added = ["uri": session.uri("C"), "name": "C"]
    let removed = ["uri": session.uri("A"), "name": "A"]
    try session.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [added], "removed": [removed]]])
    try session.change("A/Counter.swift", Self.safe)
    #expect(try session.rules(of: "A/Counter.swift") == [])
    #expect(try session.end() == 0)
  }

  @Test func configurationsTakeEffectWhenTheyChange() throws {
    let sandbox = try Sandbox(["Counter.swift": Self.hazard])
    let session = try ServerSession(in: sandbox)
    try session.open("Counter.swift", Self.hazard)
    #expect(try session.rules(of: "Counter.swift") == ["3 private-state"])
    try sandbox.add(".sameview.yml", "rules:\n  private-state: off\n")
    try session.tellChanges([".sameview.yml"])
    #expect(try session.rules(of: "Counter.swift") == [])
    // Nothing is checked with a wrong configuration, as on the command line.
    try sandbox.add(".sameview.yml", "rules:\n  private-stat: error\n")
    try session.tellChanges([".sameview.yml"])
    let errors = try session.diagnostics(of: ".sameview.yml")
    #expect(errors.count == 1 && ServerSession.rule(errors[0]).hasPrefix("1 "))
    #expect((errors[0]["message"] as? String)?.contains("private-stat") == true)
    try sandbox.add(".sameview.yml", "rules:\n  private-state: error\n")
    try session.tellChanges([".sameview.yml"])
    #expect(try session.diagnostics(of: "Counter.swift").map { $0["severity"] as? Int } == [1])
    #expect(try session.diagnostics(of: ".sameview.yml").isEmpty)
    // A finding in the baseline is not shown.
    try sandbox.add(".sameview.yml", "baseline: known.txt\n")
    #expect(try sandbox.run(["--no-config", "--write-baseline", "known.txt"]).status == 0)
    try session.tellChanges([".sameview.yml"])
    #expect(try session.rules(of: "Counter.swift") == [])
    #expect(try session.end() == 0)
  }

  @Test func fixesGiveTheTextOfTheCommand() throws {
    let sandbox = try Sandbox(["Counter.swift": Self.hazard])
    let session = try ServerSession(in: sandbox)
    try session.open("Counter.swift", Self.hazard)
    let actions = try session.actions("Counter.swift", line: 3)
    let fixes = actions.filter { $0["isPreferred"] as? Bool == true }
    #expect(fixes.count == 1 && fixes[0]["kind"] as? String == "quickfix")
    let byFix = try session.applied(fixes[0], to: "Counter.swift")
    let all = try session.actions("Counter.swift", line: 0, only: ["source.fixAll"])
    #expect(all.map { $0["kind"] as? String } == ["source.fixAll.sameview"])
    let byAll = try session.applied(all[0], to: "Counter.swift")
    #expect(try session.end() == 0)
    #expect(try sandbox.run(["--fix"]).status == 0)
    let byCommand = try String(contentsOfFile: sandbox.path + "/Counter.swift", encoding: .utf8)
    #expect(byCommand == Self.safe)
    #expect(byFix == byCommand && byAll == byCommand)
  }

  @Test func editsAreComputedWhenTheyAreChosen() throws {
    let sandbox = try Sandbox(["Counter.swift": Self.hazard])
    let lazily: [String: Any] = ["textDocument": ["codeAction": ["resolveSupport": ["properties": ["edit"]]]]]
    let session = try ServerSession(in: sandbox, capabilities: lazily)
    try session.open("Counter.swift", Self.hazard)
    let all = try session.actions("Counter.swift", line: 0)
    #expect(all.count == 1 && all[0]["edit"] == nil)
    let resolved = try session.request("codeAction/resolve", all[0])
    #expect(try session.applied(resolved, to: "Counter.swift") == Self.safe)
    #expect(try session.end() == 0)
  }

  @Test(arguments: ["Silence `private-state` here", "Silence `private-state` in this file"])
  func commentsSilence(_ title: String) throws {
    let sandbox = try Sandbox(["Counter.swift": Self.hazard, ".sameview.yml": "require_reason: true\n"])
    let session = try ServerSession(in: sandbox)
    try session.open("Counter.swift", Self.hazard)
    #expect(try session.rules(of: "Counter.swift") == ["3 private-state"])
    let action = try #require(try session.actions("Counter.swift", line: 3).first { $0["title"] as? String == title })
    try session.change("Counter.swift", try session.applied(action, to: "Counter.swift"))
    #expect(try session.rules(of: "Counter.swift") == [])
    #expect(try session.end() == 0)
  }

  @Test func positionsCountUTF16() throws {
    let text = Self.hazard.replacingOccurrences(of: "  @State", with: "  /* 😀é */ @State")
    let sandbox = try Sandbox(["Counter.swift": text])
    for (encodings, column) in [(["utf-8"], 33), ([], 30)] as [([String], Int)] {
      let session = try ServerSession(in: sandbox, encodings: encodings)
      try session.open("Counter.swift", text)
      let range = try session.diagnostics(of: "Counter.swift").first?["range"] as? [String: Any]
      #expect((range?["start"] as? [String: Int])?["character"] == column)
      #expect(try session.end() == 0)
    }
  }

  @Test func describesRules() throws {
    let sandbox = try Sandbox(["Counter.swift": Self.hazard])
    let session = try ServerSession(in: sandbox)
    let text = "// sameview:disable:next any-view - why\n" + Self.hazard
    try session.open("Counter.swift", text)
    func title(_ name: String, _ line: Int, _ character: Int) throws -> String? {
      let hover = try session.result("textDocument/hover", session.at(name, line, character)) as? [String: Any]
      let value = (hover?["contents"] as? [String: String])?["value"]
      return value?.split(separator: "\n").first.map(String.init)
    }
    #expect(try title("Counter.swift", 0, 28) == "# any-view")
    #expect(try title("Counter.swift", 4, 21) == "# private-state")
    #expect(try title("Counter.swift", 0, 38) == nil)
    #expect(try title("Counter.swift", 1, 3) == nil)
    try session.open(".sameview.yml", "rules:\n  index-as-id: off\n")
    #expect(try title(".sameview.yml", 1, 5) == "# index-as-id")
    #expect(try session.end() == 0)
  }

  @Test func completesNamesOfRules() throws {
    let sandbox = try Sandbox(["Counter.swift": Self.safe])
    let session = try ServerSession(in: sandbox)
    try session.open(
      "A.swift", "// sameview:\n// sameview:disable:next any-\nlet a = 1 // sameview: x - because \nlet b\n")
    try session.open(".sameview.yml", "rules:\n  \npreset: \n")
    func labels(_ name: String, _ line: Int, _ character: Int) throws -> [String] {
      let items = try session.result("textDocument/completion", session.at(name, line, character))
      return try #require(items as? [[String: Any]]).compactMap { $0["label"] as? String }
    }
    #expect(try labels("A.swift", 0, 12).contains("disable:next"))
    let rules = try labels("A.swift", 1, 29)
    #expect(rules.contains("any-view") && rules.contains("identity") && rules.contains("all"))
    #expect(try labels("A.swift", 2, 37) == [])
    #expect(try labels("A.swift", 3, 4) == [])
    #expect(try labels(".sameview.yml", 1, 2).contains("any-view"))
    #expect(try labels(".sameview.yml", 2, 8) == [])
    #expect(try session.end() == 0)
  }

  @Test func showsTheViewTree() throws {
    let sandbox = try Sandbox(["Shelf.swift": Self.shelf, "Model.swift": Self.model])
    let session = try ServerSession(in: sandbox)
    try session.open("Shelf.swift", Self.shelf)
    let tree = try session.request("sameview/viewTree", session.at("Shelf.swift", 5, 10))
    #expect(tree["text"] as? String == (try sandbox.run(["tree", "Shelf.swift"]).text))
    #expect((tree["document"] as? [String: Any])?["version"] as? Int == 1)
    #expect(try session.result("sameview/viewTree", session.at("Shelf.swift", 0, 0)) is NSNull)
    #expect(try session.end() == 0)
  }
}
