// Generated code that is meant to be slow: every rule must come to an end, whatever refers to whatever.

import Foundation
import LintTesting
import Linting
import Rules
import Syntax
import Testing

@Suite struct HostileCodeTests {
  private func findings(_ text: String, isStrict: Bool = false) -> [Finding] {
    var options = LintOptions(rules: Catalogue.rules)
    if isStrict {
      var settings = FileSettings()
      settings.strictRules = Set(Catalogue.rules.map { $0.about.id })
      options.settings = [settings]
      options.settingsOfFiles = [0]
    }
    return LinkedProject([SourceText(path: "A.swift", bytes: Array(text.utf8))], jobs: 1).lint(options)
  }

  @Test func viewsThatAllBuildEachOther() {
    let count = 60
    let all = (0..<count).map { "V\($0)()" }.joined(separator: "; ")
    let views = (0..<count).map {
      "struct V\($0): View { @Query var notes: [Int]; var body: some View { VStack { \(all); Text(\"\\(notes.count)\") } } }"
    }
    let list = "struct Notes: View { var body: some View { List([1, 2], id: \\.self) { _ in V0() } } }"
    #expect(!findings("import SwiftUI\nimport SwiftData\n" + views.joined(separator: "\n") + "\n" + list).isEmpty)
  }

  /// Such classes do not compile, but may be there while code is written.
  @Test func classesThatInheritFromEachOther() {
    let text = """
      import SwiftUI
      class A: B { var x = 1 }
      class B: A { var y = 1 }
      struct Page: View {
        let a: A
        var body: some View { Text("\\(a.x) \\(a.y)").id(UUID()); Button("") { a.x += 1; a.y += 1 } }
      }
      """
    #expect(findings(text, isStrict: true).contains { $0.rule == "unstable-inline-id" })
  }

  /// Each call takes the one before many times.
  @Test func callsOfCalls() {
    let width = 30
    let parameters = (0..<width).map { "_ a\($0): [Int]" }.joined(separator: ", ")
    let calls = (1..<8).map { i in
      "let l\(i) = f(" + Array(repeating: "l\(i - 1)", count: width).joined(separator: ", ") + ")"
    }
    let text = """
      import SwiftUI
      func f(\(parameters)) -> [Int] { [] }
      struct Sums: View {
        let l0: [Int]
        var body: some View {
          \(calls.joined(separator: "\n"))
          Text("\\(l7.filter { $0 > 1 }.count)").id(UUID())
        }
      }
      """
    #expect(findings(text).contains { $0.rule == "unstable-inline-id" })
  }

  @Test func marksAndArgumentsWithoutEnd() {
    let marks = (0..<20_000).map { "// sameview: expensive\nfunc f\($0)() {}" }.joined(separator: "\n")
    // Not so many that the body is left out.
    let arguments = Array(repeating: "f1", count: 5_000).joined(separator: ", ")
    let view = "struct Calls: View { var body: some View { let _ = g(\(arguments)); f2(); return Text(\"\") } }"
    #expect(findings("import SwiftUI\n" + marks + "\n" + view).contains { $0.rule == "expensive-call-in-body" })
  }

  // MARK: Limits that ordinary code must not meet

  /// Many cheap calls in one helper hide neither a dear one in it nor one beside it.
  @Test func dearCallsAmongManyCheapOnes() {
    let cheap = (0..<200).map { "_ = UserDefaults.standard.string(forKey: \"k\($0)\")" }.joined(separator: "\n")
    let text = """
      import SwiftUI
      struct Shelf: View {
        let url: URL
        var body: some View { Text(load()); Text(read()) }
        func load() -> String {
          \(cheap)
          return String(decoding: try! Data(contentsOf: url), as: UTF8.self)
        }
        func read() -> String { String(decoding: try! Data(contentsOf: url), as: UTF8.self) }
      }
      """
    let found = findings(text).filter {
      $0.rule == "expensive-call-in-body" && $0.message.contains("Data(contentsOf:)")
    }
    #expect(found.count == 2, "\(found.map(\.message))")
  }

  /// What is kept from an earlier run is kept behind any number of early returns.
  @Test func keptResultsBehindManyReturns() {
    let returns = (0..<40).map { "if let early\($0) = early(\($0)) { return early\($0) }" }.joined(separator: "\n")
    let text = """
      import SwiftUI
      final class Store {
        var kept: String?
        func early(_ i: Int) -> String? { nil }
        func text() -> String {
          \(returns)
          if let kept { return kept }
          let made = try! String(contentsOf: URL(filePath: "/notes"), encoding: .utf8)
          kept = made
          return made
        }
      }
      struct Notes: View {
        let store: Store
        var body: some View { Text(store.text()) }
      }
      """
    #expect(!findings(text).contains { $0.rule == "expensive-call-in-body" })
  }

  /// Similar views are found by a mark that blanks do not change, also beside an arm with many views.
  @Test func similarViewsInUnequalArms() {
    let fields = (0..<60).map { "TextField(\"f\($0)\", text: $name)" }.joined(separator: "\n")
    let text = """
      import SwiftUI
      struct Page: View {
        @State private var name = ""
        @State private var isFirst = false
        let isLast: Bool
        func begin() { isFirst = true }
        var body: some View {
          if isFirst {
            ScrollView { Text("a"); TextField("Name", text: $name, onCommit: { }) }
          } else if isLast {
            List { Text("b"); TextField("Name", text: $name, onCommit: {}) }
          } else {
            Form { \(fields) }
          }
        }
      }
      """
    #expect(
      findings(text, isStrict: true).contains { $0.rule == "same-view-in-branches" && $0.message.contains("TextField") }
    )
  }

  // MARK: Code that is being written

  /// A row that has no end has no place for a stack around it.
  @Test(arguments: [
    "if p.isLate { Text(\"late\") }\n      if p.isLate {\n", "if p.isLate { Text(\"late\")\n",
    "if p.isLate {\n        Text(\"l\")\n        Text(\"m\")\n",
    "Text(\"p\")\n      if p.isLate {\n        Text(\"late\".id(\n",
  ])
  func rowsWithoutEnd(_ row: String) {
    let text = """
      import SwiftUI
      struct Parcel: Identifiable { let id: Int; var isLate: Bool }
      struct Parcels: View {
        let parcels: [Parcel]
        var body: some View {
          LazyVStack(spacing: 0) {
            ForEach(parcels) { p in
              \(row)
      """
    for ending in ["", "\n", "\r\n", "\n\n  "] {
      runEverything(Array((text + ending).utf8))
      let found = findings(text + ending, isStrict: true).filter { $0.rule == "foreach-nonconstant-row-count" }
      #expect(found.count == 1 && found.first?.fixes.isEmpty == true, "\(found)")
    }
    // With its end it has one.
    let open = text.count { $0 == "{" } - text.count { $0 == "}" }
    let whole = text + String(repeating: ")", count: text.count { $0 == "(" } - text.count { $0 == ")" })
    let found = findings(whole + String(repeating: "\n}", count: open), isStrict: true)
    #expect(found.contains { $0.rule == "foreach-nonconstant-row-count" && !$0.fixes.isEmpty }, "\(found)")
  }

  /// Every fixture, broken at a few of its places in one way; `SAMEVIEW_BROKEN_STRIDE=1` tries all places. With
  /// another stride other places come, so a number without common factors with what is tried is a good one.
  @Test(arguments: BrokenCode.Change.allCases)
  func brokenFixtures(_ change: BrokenCode.Change) {
    let stride = ProcessInfo.processInfo.environment["SAMEVIEW_BROKEN_STRIDE"].flatMap { Int($0) } ?? 1009
    var (place, count) = (0, 0)
    for fixture in Fixture.all(in: root.path + "/Fixtures", rules: Set(Catalogue.rules.map { $0.about.id })) {
      for source in fixture.sources {
        let code = BrokenCode(source.bytes)
        for i in 0..<code.count(change) {
          place += 1
          guard place.isMultiple(of: stride) else { continue }
          runEverything(code.text(change, i), path: source.path)
          count += 1
        }
      }
    }
    #expect(count > 8)
  }

  /// Each level doubled the time.
  @Test func nestedBranchesInClosures() {
    let depth = 60
    let ifs = String(repeating: "if p.size.width > 1 { ", count: depth) + "return AnyView(Text(\"a\"))"
    let text = """
      import SwiftUI
      struct Reader: View {
        var body: some View {
          GeometryReader { p in \(ifs + String(repeating: " }", count: depth))
            return AnyView(Text("b"))
          }
        }
      }
      """
    #expect(findings(text, isStrict: true).contains { $0.rule == "any-view" })
  }

  @Test func nestedChoicesInContent() {
    let depth = 60
    let choices = String(repeating: "if isWide { ", count: depth) + "Text(\"a\").id(UUID())"
    let others = String(repeating: " } else { Text(\"b\") }", count: depth)
    let text = """
      import SwiftUI
      struct Card<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { content() }
      }
      struct Page: View {
        let isWide: Bool
        var body: some View { Card { \(choices + others) } }
      }
      """
    #expect(findings(text).contains { $0.rule == "unstable-inline-id" })
  }

  /// Each modifier looked at all that is inside of it, and for each argument at the whole body.
  @Test func measuresOfMeasures() {
    let measure = ".onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }"
    let text = """
      import SwiftUI
      struct Tall: View {
        @State private var height = 0.0
        var body: some View {
          Text("a").padding(.top, height)
      \(Array(repeating: measure, count: 400).joined(separator: "\n"))
        }
      }
      """
    #expect(findings(text).contains { $0.rule == "geometry-feedback-loop" })
  }

  /// Arms that are all alike, and arms that are all different.
  @Test func choicesWithoutEnd() {
    for arm in ["Text(\"a\")", "Text(\"NUMBER\")"] {
      let arms = (0..<1500).map { "case \($0): " + arm.replacing("NUMBER", with: "\($0)") }
      let text = """
        import SwiftUI
        struct Choice: View {
          let number: Int
          var body: some View {
            switch number {
            \(arms.joined(separator: "\n"))
            default: Text("other").id(UUID())
            }
          }
        }
        """
      #expect(findings(text).contains { $0.rule == "unstable-inline-id" })
    }
  }

  /// Each clause continues the chain before its `#if`, and each `#if` those before it.
  @Test func conditionsInChainsWithoutEnd() {
    let chain = Array(repeating: "#if os(iOS)\n.padding()\n#else\n.bold()\n#endif", count: 200).joined(separator: "\n")
    let text = """
      import SwiftUI
      struct Chain: View {
        var body: some View {
          VStack {
            Text("a").id(UUID())
            Text("b")
      \(chain)
          }
        }
      }
      """
    #expect(findings(text).contains { $0.rule == "unstable-inline-id" })
  }

  /// Nothing is reported in a body that is too large, and the run says so. The code beside it is checked as usual.
  @Test func bodiesTooLargeToAnalyze() {
    let rows = Array(repeating: "Text(\"a\").id(UUID())", count: 5_000).joined(separator: "\n")
    let text = """
      import SwiftUI
      struct Small: View {
        var body: some View { VStack { Text("a").id(UUID()) } }
      }
      struct Large: View {
        var body: some View {
          VStack {
      \(rows)
          }
        }
      }
      """
    let project = LinkedProject([SourceText(path: "A.swift", bytes: Array(text.utf8))], jobs: 1)
    let found = project.lint(LintOptions(rules: Catalogue.rules)).filter { $0.rule == "unstable-inline-id" }
    #expect(found.count == 1)
    #expect(project.sizeProblems().map(\.message).contains { $0.hasPrefix("line 6: `body` is too large") })
  }

  /// Code may also stand in a table.
  @Test func tablesTooLargeToAnalyze() {
    func problems(_ element: String) -> Int {
      let rows = Array(repeating: element, count: 15_000).joined(separator: ",\n")
      let text = "import SwiftUI\nlet table: [Any] = [\n\(rows)\n]\n"
      return LinkedProject([SourceText(path: "A.swift", bytes: Array(text.utf8))], jobs: 1).sizeProblems().count
    }
    #expect(problems("1, \"a\"") == 0)
    #expect(problems("{ AnyView(Text(\"a\")) }") == 1)
  }

  /// A view of many small members that is too large as a whole.
  @Test func viewsTooLargeToAnalyze() {
    let helpers = (0..<400).map {
      "var h\($0): some View { VStack { \(String(repeating: "Text(\"a\"); ", count: 60)) } }"
    }
    let text =
      "import SwiftUI\nstruct Large: View {\nvar body: some View { AnyView(h0) }\n\(helpers.joined(separator: "\n"))\n}"
    let project = LinkedProject([SourceText(path: "A.swift", bytes: Array(text.utf8))], jobs: 1)
    #expect(!project.lint(LintOptions(rules: Catalogue.rules)).contains { $0.rule == "any-view" })
    #expect(
      project.sizeProblems().map(\.message).map { $0.prefix(47) } == [
        "line 3: the view `Large` is too large to analyze"[...].prefix(47)
      ])
  }
}
