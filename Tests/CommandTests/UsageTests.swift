// Arguments: help, mistakes, and the commands that only print.

import Foundation
import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    ["--help"], ["lint", "--help"], ["rules", "-h"], ["explain", "--help"], ["help", "tree"], ["graph", "--help"],
    ["project", "--help"], ["hook", "--help"], ["mcp", "--help"],
  ])
  func helpStandsAlone(_ arguments: [String]) throws {
    let outcome = try Sandbox().run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.text.contains("EXAMPLES:") && outcome.text.contains("USAGE: sameview"))
    #expect(outcome.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func version() throws {
    #expect(try Sandbox().run(["--version"]).text == "0.1.0\n")
  }

  @Test(arguments: [
    (["--only", "private-sttae"], "unknown rule 'private-sttae'; did you mean 'private-state'?"),
    (["--only", "private-state,PrivateState"], "unknown rule 'PrivateState'; did you mean 'private-state'?"),
    (["--disable", "zzzzzzzzzz"], "unknown rule 'zzzzzzzzzz'; 'sameview rules' lists all rules"),
    (["explain", "private_state"], "unknown rule 'private_state'; did you mean 'private-state'?"),
    (
      ["explain", "A.swift:7"],
      "'A.swift:7' is a place, not a rule; 'sameview explain --finding A.swift:7' explains it"
    ),
    (["--only", ""], "--only needs the id of a rule"),
    (["--only", ","], "--only needs the id of a rule"),
    (["--disable"], "Missing value for '--disable <rules>'"),
    (["--format", "jsno"], "unknown format 'jsno'; did you mean 'json'?"),
    (
      ["--format", "pdf"],
      "unknown format 'pdf'; use one of text, agent, xcode, json, sarif, github, gitlab, checkstyle, junit, markdown, html"
    ),
    (["rules", "--format", "xcode"], "unknown format 'xcode'; use one of text, json"),
    (["--severity", "wraning"], "unknown severity 'wraning'; did you mean 'warning'?"),
    (["--fail-on", "nevr"], "unknown severity 'nevr'; did you mean 'never'?"),
    (["--context", "-"], "--context takes files and folders"),
    (["--color", "Always"], "unknown value of --color 'Always'; did you mean 'always'?"),
    (["--jobs", "0"], "--jobs must be 1 or more"),
    (["--jobs", "many"], "The value 'many' is invalid for '--jobs <n>'"),
    (["--jbos", "2"], "Unknown option '--jbos'. Did you mean '--jobs'?"),
    // The value of an unknown option is not taken for a command, a path or a rule.
    (["--sevrity", "info"], "Unknown option '--sevrity'. Did you mean '--severity'?"),
    (["-sevrity", "info"], "Unknown option '-sevrity'. Did you mean '--severity'?"),
    (["--frmt", "project"], "Unknown option '--frmt'. Did you mean '--format'?"),
    (["--zzzzzzzzz", "info"], "Unknown option '--zzzzzzzzz'"),
    (["--sevrity", ""], "Unknown option '--sevrity'. Did you mean '--severity'?"),
    (["explain", "--fnding", "A.swift:1"], "Unknown option '--fnding'. Did you mean '--finding'?"),
    (["explain", "private-state", "--frmat", "json"], "Unknown option '--frmat'. Did you mean '--format'?"),
    (["tree", "A.swift", "--dpth", "17"], "Unknown option '--dpth'. Did you mean '--depth'?"),
    (["graph", "--dpeth", "2"], "Unknown option '--dpeth'. Did you mean '--depth'?"),
    (["project", "--fromat", "-"], "Unknown option '--fromat'. Did you mean '--format'?"),
    (["--qiuet"], "Unknown option '--qiuet'. Did you mean '--quiet'?"),
    (["ruels"], "unknown command 'ruels'; did you mean 'rules'?"),
    (["explian", "private-state"], "unknown command 'explian'; did you mean 'explain'?"),
    (["tre", "A.swift"], "unknown command 'tre'; did you mean 'tree'?"),
    (["--quiet", "lnit"], "unknown command 'lnit'; did you mean 'lint'?"),
    // What other tools have.
    (["fix"], "unknown command 'fix'; did you mean '--fix'?"),
    (["baseline", "known.txt"], "unknown command 'baseline'; did you mean '--write-baseline'?"),
    (["check", "."], "unknown command 'check'; did you mean 'sameview .'?"),
    (["analyze", "My App", "--quiet"], "unknown command 'analyze'; did you mean 'sameview 'My App' --quiet'?"),
    (["html"], "unknown command 'html'; did you mean '--format html'?"),
    (["--html"], "Unknown option '--html'. Did you mean '--format html'?"),
    (["--sarif=out.sarif"], "Unknown option '--sarif'. Did you mean '--format sarif'?"),
    (["tree", "A.swift", "--json"], "Unknown option '--json'. Did you mean '--format json'?"),
    (["tree", "A.swift", "--html"], "Unknown option '--html'"),
    (["-"], "'-' needs --stdin-path, the path of the text"),
    (["--stdin-path", "A.swift"], "--stdin-path needs '-' among the paths"),
    (["-", "--stdin-path", ""], "--stdin-path is empty"),
    ([""], "a path is empty"),
    (["explain"], "explain needs the id of a rule, or --finding <file>:<line>"),
    (["explain", "private-state", "more"], "Unexpected argument 'more'"),
    (
      ["explain", "private-state", "--format", "json"],
      "the explanation of a rule takes no options but --color and --no-pager"
    ),
    (["explain", "private-state", "--finding", "A.swift:1"], "a rule and --finding exclude each other"),
    (["explain", "--finding", "A.swift"], "--finding needs a file and a line, as in 'Sources/Home.swift:12'"),
    (["explain", "--finding", "A.swift:0"], "--finding needs a file and a line, as in 'Sources/Home.swift:12'"),
    (["tree"], "Missing expected argument '<path>'"),
    (["tree", "-"], "tree needs the path of a file or a folder"),
  ])
  func mistakes(_ arguments: [String], _ message: String) throws {
    let outcome = try Sandbox(["A.swift": Samples.clean]).run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.text == "", "nothing but reports goes to standard output")
    #expect(outcome.errors.hasPrefix("error: \(message)"), "\(outcome.errors)")
    #expect(outcome.errors.contains("Usage: sameview"))
  }
}

@Suite struct RulesTests {
  @Test func tableHasEveryRule() throws {
    let box = try Sandbox()
    let rules = try #require(try box.run(["rules", "--format", "json"]).json()["rules"] as? [[String: Any]])
    let lines = try box.run(["rules"]).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("RULE ") && lines[0].hasSuffix("WHAT IT FINDS"))
    #expect(lines.count == rules.count + 4)
    for (rule, line) in zip(rules, lines.dropFirst()) {
      #expect(line.split(separator: " ").first.map(String.init) == rule["id"] as? String)
      #expect(line.hasSuffix(try #require(rule["title"] as? String)))
      #expect(rule["isOnByDefault"] is Bool && rule["severity"] is String && rule["group"] is String)
    }
  }

  @Test func titlesAreWrappedOnATerminal() throws {
    let text = try Sandbox().runOnTerminal(["rules"], environment: ["TERM": "dumb"], columns: 90)
    #expect(text.contains("private-state"))
    let lines = text.split(whereSeparator: \.isNewline)
    #expect(lines.allSatisfy { $0.count <= 90 })
  }

  /// Rules that are off run only where --only names them.
  @Test func offMeansOff() throws {
    let box = try Sandbox(["A.swift": Samples.clean])
    let rules = try #require(try box.run(["rules", "--format", "json"]).json()["rules"] as? [[String: Any]])
    let on = rules.filter { $0["isOnByDefault"] as? Bool == true }.compactMap { $0["id"] as? String }
    #expect(try box.run(["--disable", on.joined(separator: ",")]).status == 2)
    for rule in rules where rule["isOnByDefault"] as? Bool == false {
      #expect(try box.run(["--only", try #require(rule["id"] as? String)]).status != 2)
    }
  }

  @Test func everyRuleIsExplained() throws {
    let box = try Sandbox()
    let rules = try #require(try box.run(["rules", "--format", "json"]).json()["rules"] as? [[String: Any]])
    for rule in rules {
      let outcome = try box.run(["explain", try #require(rule["id"] as? String)])
      #expect(outcome.status == 0)
      #expect(outcome.text.contains("\nBad") && outcome.text.contains("\nGood"))
      #expect(!outcome.text.contains("\u{1B}"))
      for line in outcome.text.split(separator: "\n") where !line.hasPrefix("    ") {
        #expect(line.count <= 80, "\(line)")
      }
    }
    #expect(try box.run(["explain", "private-state", "--color", "always"]).text.contains("\u{1B}[1m`@State`"))
    let wide = try box.runOnTerminal(
      ["explain", "private-state"], environment: ["TERM": "dumb"], columns: 240)
    #expect(wide.split(whereSeparator: \.isNewline).contains { $0.count > 80 })
    #expect(wide.split(whereSeparator: \.isNewline).allSatisfy { $0.count <= 100 })
  }
}

@Suite struct TreeTests {
  static let source = """
    import SwiftUI

    struct Home: View {
      @State private var isOn = false
      let items: [String]
      var body: some View {
        VStack(spacing: 4) {
          if isOn { Text("on").padding(3).id(isOn) } else { AnyView(Text("off")) }
          ForEach(items, id: \\.self) { Row(title: $0) }
          ForEach(0..<3) { Text("\\($0)") }
          switch items.count {
          case 0, 1: footer
          default: EmptyView()
          }
        }
        .overlay { if true { Color.red } }
      }
      @ViewBuilder var footer: some View { isOn ? Text("a") : Text("b") }
    }
    """
  static let row = """
    import SwiftUI

    struct Row: View {
      let title: String
      var body: some View { Text(title) }
    }
    """

  @Test func printsWhatSwiftUISees() throws {
    let box = try Sandbox(["Home.swift": Self.source, "Other/Row.swift": Self.row])
    let outcome = try box.run(["tree", "Home.swift"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.text == """
        Home.body  Home.swift:6
        └─ element VStack(spacing: 4)
           ├─ slot content
           │  ├─ conditional if isOn  ! each branch has its own identity
           │  │  ├─ branch then
           │  │  │  └─ element Text("on")
           │  │  │     ├─ modifier .padding(3)
           │  │  │     └─ modifier .id(isOn)  ! a new identity whenever `isOn` changes
           │  │  └─ branch else
           │  │     └─ erased AnyView  ! a new identity whenever the type inside changes
           │  │        └─ element Text("off")
           │  ├─ element ForEach(items, id: \\.self)  ids by \\.self
           │  │  └─ slot row
           │  │     └─ element Row(title: $0)  → Other/Row.swift:3
           │  ├─ element ForEach(0..<3)  ids are the numbers of a range
           │  │  └─ slot row
           │  │     └─ element Text("\\($0)")
           │  └─ conditional switch items.count  ! each case has its own identity
           │     ├─ branch case 0, 1
           │     │  └─ reference footer  → Home.footer, Home.swift:18
           │     └─ branch default
           │        └─ element EmptyView()
           └─ modifier .overlay()
              └─ slot content as decoration
                 └─ conditional if true  no else  constant condition
                    └─ branch then
                       └─ element Color.red

        Home.footer  Home.swift:18
        └─ conditional isOn ? :
           ├─ branch then
           │  └─ element Text("a")
           └─ branch else
              └─ element Text("b")

        """)
  }

  @Test func printsTypes() throws {
    let box = try Sandbox(["Home.swift": Self.source, "Other/Row.swift": Self.row])
    let outcome = try box.run(["tree", "Home.swift", "--types"])
    #expect(outcome.status == 0)
    #expect(
      outcome.text == """
        Home.body  Home.swift:6
          ModifiedContent<VStack<TupleView<(_ConditionalContent<IDView<ModifiedContent<Text, _PaddingLayout>, Bool>, \
        AnyView>, ForEach<Array<String>, String, Row>, ForEach<Range<Int>, Int, Text>, \
        _ConditionalContent<Text, EmptyView>)>>, _OverlayModifier<Optional<Color>>>
        Home.footer  Home.swift:18
          Text

        """)
    #expect(try box.run(["tree", ".", "--types", "--view", "Row"]).text == "Row.body  Other/Row.swift:5\n  Text\n")
  }

  /// A view whose helper, modifier, child views and model stand in five files.
  /// A pipe gets each node and each list in one line.
  @Test func linesFitTheTerminal() throws {
    let source = """
      import SwiftUI
      struct Home: View {
        @State private var isShowingTheDetails = false
        @State private var nameOfTheChosenDocument = ""
        var body: some View {
          if isShowingTheDetails { Editor(text: $nameOfTheChosenDocument) } else { Text(nameOfTheChosenDocument) }
        }
      }
      struct Editor: View {
        @Binding var text: String
        @State private var draftOfTheText = ""
        var body: some View {
          VStack { TextField(text, text: $draftOfTheText); Divider(); Text(draftOfTheText) }.padding()
        }
      }
      """
    let box = try Sandbox(["Home.swift": source])
    for arguments in [["tree", "Home.swift"], ["tree", "Home.swift", "--types"], ["graph"]] {
      let pipe = try box.run(arguments).text
      #expect(pipe.split(separator: "\n").contains { $0.count > 60 }, "\(arguments)")
      let marks: Set<Character> = ["│", "├", "└", "─", " ", "\n", "\r\n"]
      for columns: UInt16 in [40, 60] {
        for color in ["never", "always"] {
          let shown = try box.runOnTerminal(arguments + ["--color", color], columns: columns)
            .replacing(/\u{1B}\[[0-9;]*m/, with: "")
          #expect(shown.split(separator: "\r\n").allSatisfy { $0.count <= columns }, "\(shown)")
          #expect(shown.filter { !marks.contains($0) } == pipe.filter { !marks.contains($0) })
        }
      }
    }
  }

  @Test func expandsWhatOtherFilesDeclare() throws {
    let folder =
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path + "/Fixtures/same-view-in-branches/bad-five-files"
    var files: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      files[file] = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
    }
    let box = try Sandbox(files)
    let card = { (bar: String) in
      """
      \(bar)     └─ in EntryCard.body  EntryCard.swift:6
      \(bar)        └─ element VStack()
      \(bar)           └─ slot content
      \(bar)              ├─ element Text(entry.title)
      \(bar)              └─ element EntryEditor(entry: entry)  → EntryCard.swift:14  keeps @State draft
      \(bar)                 └─ in EntryEditor.body  EntryCard.swift:18
      \(bar)                    └─ element TextField(entry.title, text: $draft)
      """
    }
    let outcome = try box.run(["tree", ".", "--view", "JournalPage", "--depth", "3"])
    #expect(
      outcome.text.contains(
        "conditional if journal.isWide  ! each branch has its own identity; loses @State draft of EntryEditor"))
    #expect(outcome.text.contains(card("          ")))
    #expect(outcome.text.contains("in JournalPage.heading  JournalPage+Heading.swift:4\n"))
    #expect(outcome.text.contains("in Framed.body  Framed.swift:4\n"))
    #expect(
      outcome.text.contains("conditional if journal.entry.isPinned  no else  ! removed when the condition changes\n"))
    // Without a depth only the view itself.
    #expect(!(try box.run(["tree", ".", "--view", "JournalPage"])).text.contains("EntryEditor("))
    #expect(try box.run(["tree", ".", "--depth", "17"]).status == 2)
  }

  @Test func printsTreesAsJSON() throws {
    let box = try Sandbox(["Home.swift": Self.source, "Other/Row.swift": Self.row])
    let outcome = try box.run(["tree", "Home.swift", "--format", "json", "--depth", "1", "--types"])
    let bodies = try #require(try outcome.json()["bodies"] as? [[String: Any]])
    #expect(bodies.map { $0["name"] as? String } == ["Home.body", "Home.footer"])
    #expect(bodies[1]["type"] as? String == "Text")
    #expect(try box.run(["tree", "Home.swift", "--format", "yaml"]).status == 2)
  }

  /// A view that contains itself is expanded once.
  @Test func endsWhereViewsContainThemselves() throws {
    let box = try Sandbox([
      "A.swift": """
      import SwiftUI
      struct Branch: View { let n: Int; var body: some View { VStack { leaf; Branch(n: n - 1) } }
        var leaf: some View { Branch(n: 0) } }
      """
    ])
    let outcome = try box.run(["tree", "A.swift", "--depth", "16", "--view", "Branch"])
    #expect(outcome.status == 0)
    #expect(outcome.text.split(separator: "\n").count < 20)
  }

  @Test func printsTheGraph() throws {
    let box = try Sandbox(["Home.swift": Self.source, "Other/Row.swift": Self.row])
    let text = try box.run(["graph"])
    #expect(text.status == 0)
    #expect(
      text.text == """
        VIEWS

        Home  Home.swift:3
          contains    Row (each row)
          is given    items
          keeps       @State isOn
          reads       isOn, items, items.count
          passes on   items → Row.title

        Row  Other/Row.swift:3
          is given    title
          reads       title

        SOURCES OF TRUTH

        Home.isOn  @State  Home.swift:4
          evaluates Home  reads `isOn`  Home.swift:3


        """)
    let dot = try box.run(["graph", ".", "--format", "dot"]).text
    #expect(dot.hasPrefix("digraph views {\n") && dot.hasSuffix("}\n"))
    #expect(dot.contains("v0 -> v1 [label=\"each row\"];\n"))
    #expect(dot.contains("<b>Home</b><br/><font color=\"#8a5a00\">&#64;State isOn</font>"))
    #expect(
      try box.run(["graph", "--format", "mermaid"]).text == """
        flowchart LR
          v0["Home<br/>&#64;State isOn"]
          v1["Row"]
          v0 -->|each row| v1

        """)
    #expect(dot.contains("label=<box: a view, yellow if it keeps state") && dot.contains("fillcolor=\"#fff6df\""))
    let change = try box.run(["graph", "--change", "Home.isOn", "--format", "json"])
    let sources = try #require(try change.json()["sources"] as? [[String: Any]])
    #expect(sources.map { $0["name"] as? String } == ["Home.isOn"])
    #expect(try change.json()["views"] == nil)
    #expect(
      try box.run(["graph", "--view", "Home", "--depth", "0", "--format", "mermaid"]).text
        == "flowchart LR\n  v0[\"Home<br/>&#64;State isOn\"]\n")
  }

  /// A subscript has no name that could follow the property.
  @Test func readsBySubscriptAreReadsOfTheProperty() throws {
    let box = try Sandbox([
      "Home.swift": """
      import SwiftUI
      struct Home: View {
        @State private var names: [String: String] = [:]
        var body: some View { Text(names["a"] ?? "") }
      }
      """
    ])
    #expect(
      try box.run(["graph", "--change", "Home.names"]).text.contains("evaluates Home  reads `names`  Home.swift:2\n"))
  }

  /// A picture of a large app is one of the part that contains most.
  @Test func picturesStayReadable() throws {
    var text = "import SwiftUI\n"
    func view(_ name: String, _ contents: [String]) {
      text +=
        "struct \(name): View { @State var x = 0; var body: some View { VStack { \(contents.joined(separator: "; ")) } } }\n"
    }
    for i in 0..<30 { view("Leaf\(i)", ["Text(\"\")"]) }
    for i in 0..<40 { view("Lone\(i)", ["Text(\"\")"]) }
    view("Home", (0..<10).map { "Leaf\($0)()" } + ["Rest()"])
    view("Rest", (10..<30).map { "Leaf\($0)()" })
    let box = try Sandbox(["A.swift": text])
    func boxes(_ picture: String) -> Int { picture.split(separator: "\n").count { $0.contains("[label=<<b>") } }
    let part = try box.run(["graph", "--format", "dot"])
    #expect(boxes(part.text) == 32)
    #expect(
      part.errors
        == "note: 32 of 72 views are drawn, those nearest to Home; --view chooses others, --all draws all\n")
    let all = try box.run(["graph", "--format", "dot", "--all"])
    #expect(boxes(all.text) == 72 && all.errors == "")
    #expect(try box.run(["graph"]).errors == "")
    #expect(try box.run(["graph", "--all"]).status == 2)
  }

  /// So is one of a view that contains many.
  @Test func picturesOfOneViewStayReadable() throws {
    var text = "import SwiftUI\n"
    func view(_ name: String, _ contents: [String]) {
      text += "struct \(name): View { var body: some View { VStack { \(contents.joined(separator: "; ")) } } }\n"
    }
    view("Home", (0..<10).map { "Page\($0)()" })
    for i in 0..<10 { view("Page\(i)", (0..<10).map { "Row\(i)\($0)()" }) }
    for i in 0..<100 { view("Row\(i / 10)\(i % 10)", ["Text(\"\")"]) }
    let box = try Sandbox(["A.swift": text])
    let note = "note: 60 of 111 views are drawn, those nearest to Home; --view chooses others, --all draws all\n"
    for (format, mark) in [("dot", "[label=<<b>"), ("mermaid", "[\"")] {
      let arguments = ["graph", "--view", "Home", "--format", format]
      func boxes(_ picture: String) -> Int { picture.split(separator: "\n").count { $0.contains(mark) } }
      let part = try box.run(arguments)
      #expect(boxes(part.text) == 60 && part.errors == note)
      #expect(try box.run(arguments).output == part.output)
      // The nearest: all pages, and the rows of the first ones.
      #expect(part.text.contains("Page9") && part.text.contains("Row48") && !part.text.contains("Row49"))
      for options in [["--depth", "2"], ["--all"]] {
        let whole = try box.run(arguments + options)
        #expect(boxes(whole.text) == 111 && whole.errors == "", "\(options)")
      }
    }
  }

  @Test(arguments: [
    (["graph", "--change", "Home.isOm"], "there is no source of truth 'Home.isOm' in '.'; did you mean 'Home.isOn'?"),
    (["graph", "--change", "Home"], "its properties are tracked one by one: Home.isOn"),
    (["graph", "--view", "Hone"], "there is no view 'Hone' in '.'; did you mean 'Home'?"),
    (["graph", "--depth", "2"], "--depth needs --view"),
    (["graph", "--view", "Home", "--all"], "--all draws all views; it needs the format dot or mermaid"),
    (["graph", "--change", "x", "--format", "dot"], "--change needs the format text or json"),
    (["graph", "nowhere"], "nowhere"),
  ])
  func mistakesOfGraph(_ arguments: [String], _ message: String) throws {
    let box = try Sandbox(["Home.swift": Self.source])
    let outcome = try box.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
  }

  /// `@Published` properties have no source of their own.
  @Test func aPublishedPropertyIsAskedOfItsObject() throws {
    let box = try Sandbox([
      "A.swift": """
      import SwiftUI
      final class Store: ObservableObject { @Published var items = 0; var hidden = 0 }
      struct Shelf: View { @StateObject private var store = Store(); var body: some View { Text("\\(store.items)") } }
      """
    ])
    let outcome = try box.run(["graph", "--change", "Store.items"])
    #expect(outcome.status == 0 && outcome.text.contains("evaluates Shelf"), "\(outcome.text)")
    #expect(outcome.errors.contains("note: Store announces all its changes as one"))
    #expect(try box.run(["graph", "--change", "Store.hidden"]).status == 2)
  }

  /// Two modules may have a type of one name, so that it is shown with its module.
  @Test func changesAreFoundByPlainNames() throws {
    let model = "import SwiftUI\n@Observable final class Store { var count = 0 }\n"
    func view(_ name: String) -> String {
      "\(model)struct \(name): View {\n  @State private var store = Store()\n"
        + "  var body: some View { Text(\"\\(store.count)\") }\n}\n"
    }
    let package = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Two", targets: [.target(name: "One"), .target(name: "Other")])
      """
    let box = try Sandbox([
      "Package.swift": package, "Sources/One/A.swift": view("First"), "Sources/Other/B.swift": view("Second"),
    ])
    let outcome = try box.run(["graph", "--change", "Store.count"])
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("First") && outcome.text.contains("Second"))
  }

  @Test func choosesFilesAndViews() throws {
    let box = try Sandbox(["Home.swift": Self.source, "Other/Row.swift": Self.row, "C.swift": "let x = 1"])
    let folder = try box.run(["tree", "Other"])
    #expect(folder.text.hasPrefix("Row.body  Other/Row.swift:5\n"))
    #expect(!folder.text.contains("Home.body"))
    #expect(try box.run(["tree", "."]).text.contains("Home.body"))
    #expect(try box.run(["tree", ".", "--view", "Row"]).output == folder.output)
    let above = try box.run(["tree", "../Home.swift"], in: "Other")
    #expect(above.text.hasPrefix("Home.body  ../Home.swift:6\n"))
    let unknown = try box.run(["tree", ".", "--view", "Rwo"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasPrefix("error: there is no view 'Rwo' with a body in '.'; did you mean 'Row'?"))
    let none = try box.run(["tree", "C.swift"])
    #expect(none.status == 0 && none.text == "")
    #expect(none.errors == "warning: there is no SwiftUI body in 'C.swift'\n")
    let missing = try box.run(["tree", "no.swift"])
    #expect(missing.status == 2)
    #expect(missing.errors == "no.swift: error: no such file or folder\n")
  }

  /// pre-commit puts names of files behind options, with nothing between them.
  @Test func namesAtTheEndAreNoOptions() throws {
    let names = ["-h.swift", "--baseline=Known.swift", "--config=Known.swift", "A.swift"]
    let box = try Sandbox(["A.swift": Samples.warning, "B.swift": Samples.warning])
    for name in names.dropLast() { try box.add(name, "") }
    let hook = ["lint", "--swift-files-last", "--quiet", "--context", "."] + Samples.rule
    for words in [hook, hook + ["--"]] {
      let outcome = try box.run(words + names)
      #expect(outcome.status == 1)
      #expect(outcome.errors == "")
      #expect(outcome.text.contains("A.swift"))
      #expect(!outcome.text.contains("B.swift"))
    }
    // An option there is a file that is missing.
    #expect(try box.run(hook + ["--context=B.swift", "A.swift"]).status == 2)
  }

  #if os(Linux)
    /// Other systems have no such names.
    @Test func namesThatAreNoText() throws {
      let box = try Sandbox(["A.swift": Samples.clean])
      let name: [CChar] = Array((box.path + "/").utf8CString.dropLast()) + [-1] + Array(".swift".utf8CString)
      let file = open(name, O_CREAT | O_WRONLY, 0o600)
      try #require(file >= 0)
      close(file)
      let outcome = try box.run(["--quiet"] + Samples.rule)
      #expect(outcome.status == 2)
      #expect(outcome.text.contains("the name is not valid UTF-8; not read"))
      #expect(try box.run(["--quiet", "--context", ".", "A.swift"] + Samples.rule).status == 0)
    }
  #endif
}
