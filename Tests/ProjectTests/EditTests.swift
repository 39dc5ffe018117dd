// An index and its work after an edit: what is kept, and what may not be.

import Syntax
import Testing

@testable import Project

/// A project whose files change.
private final class Edited {
  let names = NameTable()
  private(set) var files: [SourceFile] = []
  private(set) var index: Index
  private(set) var work: Work

  init(_ sources: [String]) {
    let names = names
    let files = sources.enumerated().map { Self.file($0, $1, names) }
    self.files = files
    index = Index(linking: files, names: NameText(names))
    work = Work.kept(of: index, Serially(), after: nil)
  }

  private static func file(_ i: Int, _ text: String, _ names: NameTable) -> SourceFile {
    let tree = Tree(parsing: SourceText(path: "File\(i).swift", bytes: Array(text.utf8)), names: names)
    return SourceFile(number: i, tree: tree, facts: FileFacts(of: tree), names: names, keepsTree: true)
  }

  /// Whether the tables are kept. Otherwise nothing changes here.
  func edit(_ i: Int, _ text: String) -> Bool {
    var files = files
    files[i] = Self.file(i, text, names)
    guard let new = Index(index, after: files, names: NameText(names)) else { return false }
    self.files = files
    index = new
    work = Work.kept(of: new, Serially(), after: work)
    return true
  }
}

@Suite struct EditTests {
  private static let view = """
    import SwiftUI
    struct Page: View {
      @State private var count = 0
      #if DEBUG
      var note: String { "a" }
      #endif
      func load(_ path: String) -> String { path }
      var body: some View { Text(load("x")) }
    }
    """

  @Test(arguments: [
    ("Text(load(", "Text(load(count.description + "), ("{ path }", "{ let all = [path]; return all[0] }"),
    ("import SwiftUI\n", "import SwiftUI\n\n// A comment.\n\n"), ("var count = 0", "var count = 1"),
    ("\"a\"", "\"a longer text\""),
  ])
  func codeMayChange(_ old: String, _ new: String) throws {
    let project = Edited([Self.view, "struct Row { let page = Page() }"])
    let row = project.index.body(of: try #require(project.index.member("page", of: "Row")))
    let text = Self.view.replacing(old, with: new)
    try #require(text != Self.view)
    #expect(project.edit(0, text))
    #expect(project.index.replaced == [0])
    let fresh = linked([text, "struct Row { let page = Page() }"])
    for name in ["count", "load", "body", "note"] {
      let member = try #require(project.index.member(name, of: "Page"))
      let same = try #require(fresh.member(name, of: "Page"))
      #expect(member == same && project.index[member] == fresh[same])
      #expect(project.index.node(member).range == fresh.node(same).range)
      #expect(project.index.body(of: member).uses.count == fresh.body(of: same).uses.count)
    }
    #expect(project.index.body(of: row.member) === row)
  }

  @Test(arguments: [
    ("func load(", "func read("), ("_ path: String)", "path: String)"), ("-> String { path }", "-> Substring { path }"),
    ("struct Page: View", "struct Page"), ("import SwiftUI", "import UIKit"), ("#if DEBUG", "#if os(iOS)"),
    ("#endif\n", ""),
    (
      "  #endif\n  func load(_ path: String) -> String { path }\n",
      "  func load(_ path: String) -> String { path }\n  #endif\n"
    ),
    ("var count = 0", "var count = Counter()"), ("@State private", "private"), ("private var", "var"),
    ("  func load", "  // sameview: expensive\n  func load"), ("  var body", "  let more = 1\n  var body"),
    ("struct Page", "struct Other {}\nstruct Page"),
  ])
  func declarationsMayNot(_ old: String, _ new: String) {
    let project = Edited([Self.view, "struct Row { let page = Page() }"])
    let text = Self.view.replacing(old, with: new)
    #expect(text != Self.view && !project.edit(0, text))
  }

  @Test func namesAreFoundWhereTheyStandNow() throws {
    let project = Edited(["func a() { first() }", "func b() { first(); second() }", "func c() {}"])
    func files(_ name: String) -> [Int] {
      project.index.names.name(name).map { Array(project.index.files(mentioning: $0)) } ?? []
    }
    #expect(files("first") == [0, 1] && files("second") == [1])
    #expect(project.edit(1, "func b() { third() }") && project.edit(2, "func c() { second(); third() }"))
    #expect(files("first") == [0] && files("second") == [2] && files("third") == [1, 2] && files("b") == [1])
    #expect(project.edit(0, "func a() { third(); first() }"))
    #expect(files("first") == [0] && files("third") == [0, 1, 2])
  }

  @Test func workRestsOnCodeOfOtherFiles() throws {
    let page = """
      import SwiftUI
      struct Page: View {
        func load() -> Data? { try? Data(contentsOf: url) }
        var body: some View { perform { load() }; return Text("") }
      }
      """
    let project = Edited(["func perform(_ action: () -> Void) { action() }", page, "func other() {}"])
    let body = try #require(project.index.member("body", of: "Page"))
    #expect(project.work.costs(reachedFrom: body).count == 1)
    let old = project.work
    #expect(project.edit(2, "func other() { perform {} }"))
    #expect(project.work === old)
    // Now it does nothing with the closure.
    #expect(project.edit(0, "func perform(_ action: () -> Void) {}"))
    #expect(project.work.costs(reachedFrom: body).isEmpty)
    #expect(project.edit(0, "func perform(_ action: () -> Void) { _ = 1; action() }"))
    #expect(project.work.costs(reachedFrom: body).count == 1)
  }

  @Test func conditionsOfCallsRestOnTheirArguments() throws {
    let model = """
      import SwiftUI
      func load(_ isFull: Bool) -> Data? {
        if isFull { return try? Data(contentsOf: url) }
        return nil
      }
      """
    func page(_ flag: String) -> String {
      "import SwiftUI\nstruct Page: View { var body: some View { let data = load(\(flag)); return Text(\"\") } }"
    }
    let project = Edited([model, page("true")])
    let body = try #require(project.index.member("body", of: "Page"))
    #expect(project.work.costs(reachedFrom: body).count == 1)
    #expect(project.edit(1, page("false")))
    #expect(project.work.costs(reachedFrom: body).isEmpty)
    #expect(project.edit(1, page("true ")))
    #expect(project.work.costs(reachedFrom: body).count == 1)
  }

  @Test func previewCodeFollowsMentions() throws {
    let app = "import SwiftUI\n@main struct Demo: App { var body: some Scene { WindowGroup { Page() } } }"
    func page(_ content: String) -> String {
      "import SwiftUI\nstruct Page: View { var body: some View { \(content) } }\nstruct Extra: View { var body: some View { Text(\"\") } }"
    }
    let project = Edited([app, page("Extra()")])
    let extra = try #require(project.index.type("Extra")).id
    #expect(!project.index.isPreviewCode(extra))
    #expect(project.edit(1, page("Text(\"Extra\")")))
    #expect(project.index.isPreviewCode(extra))
    #expect(project.edit(1, page("Text(\"Other\")")))
    #expect(project.index.isPreviewCode(extra))
    #expect(project.edit(1, page("Extra()")))
    #expect(!project.index.isPreviewCode(extra))
  }
}
