// `sameview explain --finding`: the evidence of the findings on a line.

import Foundation
import Testing

@Suite struct ExplainTests {
  static let home = """
    import SwiftUI

    struct Home: View {
      let store: Store
      @State private var draft = ""
      var body: some View {
        VStack {
          TextField("Name", text: $draft)
          List(store.titles, id: \\.self) { Text($0) }
        }
      }
    }
    """
  static let store = """
    import Foundation

    final class Store {
      var titles: [String] { load() }
      // sameview: expensive
      func load() -> [String] { [] }
    }
    """

  @Test func printsTheEvidence() throws {
    let box = try Sandbox(["App/Home.swift": Self.home, "App/Store.swift": Self.store])
    let outcome = try box.run(["explain", "--finding", "App/Home.swift:9"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.text == """
        App/Home.swift:9:18: warning: `load()` (named as expensive) runs on every evaluation of `Home.body` \
        [expensive-call-in-body]
           9 |       List(store.titles, id: \\.self) { Text($0) }
             |                  ^~~~~~

        Evidence
          1. App/Store.swift:4:26: cause: `titles` calls `load()`
             4 | var titles: [String] { load() }
               |                        ^~~~
          2. App/Store.swift:6:8: assumption: the project states that this is expensive
             6 | func load() -> [String] { [] }
               |      ^~~~

        Severity
          warning: wrong or expensive for realistic data
          evidence that bears on it: step 2 (assumption)
          this is the usual severity of the rule
          the rule says: A finding is a warning if the call is known to run often: in rows of a \
        collection that grows, in content that is evaluated with each frame, or in a view that a text \
        field, a gesture or a timer updates. Waiting and queries are warnings in every view that is \
        known to update. Everything else is information: decoding and reading for each key that is \
        typed, which may be little, and images of data. A formatter or a pattern is information outside \
        of content that is evaluated with each frame.

        Remedy
          call it once, in `.task` or in the model, and keep the result

        Silencing it
          above line 9:
            // sameview:disable:next expensive-call-in-body - why it is right here
          in .sameview.yml:
            rules:
              expensive-call-in-body: off

          `sameview explain expensive-call-in-body` explains the rule.

        """)
    #expect(try box.run(["explain", "--finding", "./App/Home.swift:9:10"]).output == outcome.output)
    #expect(try box.run(["explain", "--finding", "App/Home.swift:9:1"]).output == outcome.output)
    #expect(try box.run(["explain", "--finding", "Home.swift:9"], in: "App").status == 0)
    // The end of a path, as people type it.
    #expect(try box.run(["explain", "--finding", "Home.swift:9"]).output == outcome.output)
    try box.add("Other/Home.swift", "")
    let several = try box.run(["explain", "--finding", "Home.swift:9"])
    #expect(several.status == 2)
    #expect(several.errors.contains("several files have that name: 'App/Home.swift' and 'Other/Home.swift'"))
  }

  @Test func fitsATerminal() throws {
    let box = try Sandbox(["App/Home.swift": Self.home, "App/Store.swift": Self.store])
    let arguments = ["explain", "--finding", "App/Home.swift:9"]
    let text = try box.runOnTerminal(arguments, environment: ["TERM": "dumb"], columns: 60)
    #expect(text.contains("warning: `load()` (named as expensive)"))
    #expect(text.split(whereSeparator: \.isNewline).allSatisfy { $0.count <= 60 || $0.contains("sameview:disable") })
  }

  @Test func printsTheEvidenceForPrograms() throws {
    let box = try Sandbox(["App/Home.swift": Self.home, "App/Store.swift": Self.store])
    let explained = try box.run(["explain", "--finding", "App/Home.swift:9", "--format", "json"]).json()
    let finding = try #require((explained["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "expensive-call-in-body")
    let notes = try #require(finding["notes"] as? [[String: Any]])
    #expect(notes.map { $0["role"] as? String } == ["cause", "assumption"])
    #expect(
      finding["silencing"] as? [String: String] == [
        "comment": "// sameview:disable:next expensive-call-in-body - why it is right here",
        "configuration": "rules:\n  expensive-call-in-body: off\n",
      ])
    // Reports contain the same finding without advice on silencing it.
    let reported = try #require(try box.run(["--format", "json"]).json()["findings"] as? [[String: Any]])
    let same = try #require(reported.first { $0["rule"] as? String == "expensive-call-in-body" })
    #expect(same["silencing"] == nil)
    #expect(NSDictionary(dictionary: same).isEqual(to: finding.filter { $0.key != "silencing" }))
  }

  @Test func appliesTheConfigurationOfTheProject() throws {
    let box = try Sandbox([
      "App/Home.swift": Self.home, "App/Store.swift": Self.store,
      ".sameview.yml": "rules:\n  expensive-call-in-body: info\n",
    ])
    func run(_ more: [String]) throws -> Outcome { try box.run(["explain", "--finding", "App/Home.swift:9"] + more) }
    #expect(try run([]).text.hasPrefix("App/Home.swift:9:18: info: "))
    #expect(try run([]).text.contains("  the configuration sets it for all findings of the rule\n"))
    #expect(try run(["--no-config"]).text.hasPrefix("App/Home.swift:9:18: warning: "))
    #expect(try run(["--disable", "expensive-call-in-body"]).status == 2)
  }

  /// The one finding stands where the call is, and its notes show the first views only.
  @Test func findsWhatAFindingStandsFor() throws {
    var files = [
      "App/Store.swift": "import Foundation\nfunc load() -> String {\n  DateFormatter().string(from: .now)\n}"
    ]
    for i in 1...6 {
      files["App/Home\(i).swift"] = """
        import SwiftUI
        struct Home\(i): View {
          @State private var count = 0
          var body: some View {
            Button("\\(count)") { count += 1 }
            Text(load())
          }
        }
        """
    }
    let box = try Sandbox(files)
    for i in 1...6 {
      let outcome = try box.run(["explain", "--finding", "App/Home\(i).swift:6"])
      #expect(outcome.status == 2)
      #expect(
        outcome.errors == "error: there is no finding on line 6 of 'App/Home\(i).swift'; "
          + "it is evidence of 1 finding: App/Store.swift:3\n")
    }
  }

  @Test func saysThatThereIsNone() throws {
    let box = try Sandbox([
      "App/Home.swift": Self.home, "App/Store.swift": Self.store, "Clean.swift": Samples.clean, "A.swift:9": "",
      "README.md": "",
    ])
    let hint = "; --preset strict also checks the rules that are off by default"
    for (place, message) in [
      (
        "App/Home.swift:2",
        "there is no finding on line 2 of 'App/Home.swift'; the file has findings on line 9 only" + hint
      ),
      (
        "App/Store.swift:6",
        "there is no finding on line 6 of 'App/Store.swift'; it is evidence of 1 finding: App/Home.swift:9"
      ),
      ("App/Store.swift:1", "there is no finding on line 1 of 'App/Store.swift'; the file has no findings" + hint),
      ("Clean.swift:100000", "'Clean.swift' has only 7 lines"),
      ("App:3", "'App' is not a Swift file"),
      ("README.md:1", "'README.md' is not a Swift file"),
      ("A.swift:9:1", "'A.swift:9' is not a Swift file"),
    ] {
      let outcome = try box.run(["explain", "--finding", place])
      #expect(outcome.status == 2)
      #expect(outcome.text == "")
      #expect(outcome.errors == "error: \(message)\n")
    }
    for options in [["--preset", "strict"], ["--only", "any-view"]] {
      let outcome = try box.run(["explain", "--finding", "Clean.swift:1"] + options)
      #expect(outcome.errors == "error: there is no finding on line 1 of 'Clean.swift'; the file has no findings\n")
    }
    let missing = try box.run(["explain", "--finding", "B.swift:9"])
    #expect(missing.status == 2 && missing.errors == "B.swift: error: no such file or folder\n")
  }
}
