// The HTML report of the command: what it shows of the project beside findings.

import Foundation
import Testing

@Suite struct PageTests {
  private static let files = [
    ".git/HEAD": "ref: refs/heads/main\n",
    "CODEOWNERS": "Feed.swift @app/feed\n",
    "Feed.swift": """
    import SwiftUI

    @Observable final class Store { var items: [String] = [] }

    struct Feed: View {
      @State private var store = Store()
      @State public var isOpen = false
      var body: some View {
        if isOpen { Row(title: "a") } else { Text(store.items.joined()) }
      }
    }

    """,
    "Row.swift": """
    import SwiftUI

    struct Row: View {
      let title: String
      @State private var draft = ""
      var body: some View { TextField(title, text: $draft) }
    }

    """,
  ]

  private static func data(of page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let json = Data(page[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  private static func list(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

  @Test func thePageShowsTreesUpdatesAndOwners() throws {
    let sandbox = try Sandbox(Self.files)
    let outcome = try sandbox.run(["--no-config", "--output", "html=report.html"])
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.text.contains("private-state"), "a report is printed as well")
    let page = try String(contentsOfFile: sandbox.path + "/report.html", encoding: .utf8)
    let data = try Self.data(of: page)

    let findings = try Self.list(data["findings"])
    let state = try #require(findings.first { $0["rule"] as? String == "private-state" })
    #expect(try Self.list(data["files"]).first?["owner"] as? String == "@app/feed")
    let articles = try #require(data["rules"] as? [String: String])
    #expect(articles["private-state"]?.hasPrefix("# private-state") == true)

    // The finding about a property is shown at the body of its view.
    let bodies = try Self.list(data["bodies"])
    #expect(bodies.compactMap { $0["name"] as? String } == ["Feed.body", "Row.body"])
    #expect((bodies[0]["findings"] as? [Int])?.contains(try #require(state["id"] as? Int)) == true)
    #expect((bodies[0]["type"] as? String)?.hasPrefix("_ConditionalContent<Row") == true)
    let root = try #require(try Self.list(bodies[0]["nodes"]).first)
    let end = try #require(root["end"] as? [String: Any])
    #expect(end["reason"] as? String == "each branch has its own identity")
    let states = try Self.list(data["states"])
    #expect((end["loses"] as? [Int])?.map { states[$0]["name"] as? String } == ["@State draft"])

    let views = try Self.list(data["views"])
    let sources = try Self.list(data["sources"])
    let paths = try #require((data["places"] as? [String: Any])?["paths"] as? [String])
    let items = try #require(sources.first { $0["name"] as? String == "Store.items" })
    #expect(paths[try #require(items["path"] as? Int)] == "Feed.swift")
    let evaluated = try Self.list(items["evaluates"])
    #expect(evaluated.compactMap { $0["reason"] as? String } == ["reads `items`"])
    #expect(views[try #require(evaluated[0]["view"] as? Int)]["name"] as? String == "Feed")
    let counts = sources.compactMap { $0["count"] as? Int }
    #expect(counts == counts.sorted(by: >))
  }

  @Test func thePageIsTheSameInEveryRun() throws {
    let sandbox = try Sandbox(Self.files)
    let first = try sandbox.run(["--no-config", "--format", "html", "--jobs", "1"])
    let second = try sandbox.run(["--no-config", "--format", "html", "--jobs", "4"])
    #expect(first.output == second.output)
    #expect(first.text.hasPrefix("<!DOCTYPE html>\n") && first.text.hasSuffix("</html>\n"))
  }

  /// The places of findings and the trees are those of the fixed text.
  @Test func thePageFollowsFixes() throws {
    let sandbox = try Sandbox(Self.files)
    let outcome = try sandbox.run(["--no-config", "--fix", "--only", "private-state", "--format", "html"])
    #expect(outcome.status == 0)
    let data = try Self.data(of: outcome.text)
    #expect(try Self.list(data["findings"]).isEmpty)
    #expect(try Self.list(data["bodies"]).count == 2)
    #expect(outcome.text.contains("<p>No findings in 2 files.</p>"))
  }

  @Test func thePageSaysThatThereAreNoViews() throws {
    let page = try Sandbox(["A.swift": "import UIKit\n", "B.swift": ""]).run(["--format", "html"]).text
    #expect(page.contains("<p>No findings: the 2 files declare no SwiftUI view.</p>"))
  }

  /// Names and code reach the page through findings, trees and the graph.
  @Test func hostileCodeStaysInTheData() throws {
    let hostile = "</script><script>alert(1)</script>\u{202E}\u{2028}"
    let source = """
      import SwiftUI

      struct `<img src=x>`: View {
        @State public var `<b>` = ""
        var body: some View {
          if `<b>` == "\(hostile)" { Text("\(hostile)").id("\(hostile)") } else { Text(`<b>`) }
        }
      }

      """
    let sandbox = try Sandbox(["<b onclick=x>\u{202E}.swift": source])
    let page = try sandbox.run(["--no-config", "--format", "html"]).text
    #expect(page.components(separatedBy: "<script").count == 3 && page.components(separatedBy: "</script").count == 3)
    #expect(!page.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{2028}" })
    for markup in ["<img", "<b ", "<b>", "<script>alert"] { #expect(!page.contains(markup), "\(markup)") }
    let data = try Self.data(of: page)
    #expect(try Self.list(data["bodies"]).count == 1)
    #expect(try Self.list(data["findings"]).contains { $0["rule"] as? String == "private-state" })
  }

  @Test func thePageNamesTheFolderThatIsLinted() throws {
    let folder = "My <b onclick=x>&<title>\u{202E}App"
    let shown = "My &lt;b onclick=x&gt;&amp;&lt;title&gt;\\u{202e}App"
    let sandbox = try Sandbox([folder + "/A.swift": Samples.clean, "Other/B.swift": Samples.clean])
    func page(_ paths: [String], in place: String = "") throws -> String {
      try sandbox.run(["--no-config", "--format", "html"] + paths, in: place).text
    }
    for page in [try page([folder]), try page([], in: folder)] {
      #expect(page.contains("<title>\(shown) – SameView</title>") && page.contains("<h1>SameView: \(shown)</h1>"))
      #expect(page.components(separatedBy: "<title>").count == 2 && !page.contains("<b "))
      #expect(!page.unicodeScalars.contains("\u{202E}"))
    }
    // A file or several places are part of something that only the working folder can name.
    let name = try #require(sandbox.path.split(separator: "/").last)
    for paths in [[], ["Other/B.swift"], ["Other", folder]] {
      #expect(try page(paths).contains("<title>\(name) – SameView</title>"))
    }
  }

  @Test func aFolderWithoutViewsHasAPage() throws {
    let sandbox = try Sandbox(["A.swift": "let a = 1\n"])
    let data = try Self.data(of: try sandbox.run(["--no-config", "--format", "html"]).text)
    for list in ["findings", "bodies", "sources", "views"] { #expect(try Self.list(data[list]).isEmpty, "\(list)") }
  }
}
