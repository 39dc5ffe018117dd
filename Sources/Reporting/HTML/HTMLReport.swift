// The report for a browser: one page that holds its data, its script and its style sheet, and loads nothing.

import Linting
import Syntax

extension ReportFormat {
  /// One HTML page of at most `HTMLPage.sizeLimit` bytes. What does not fit is left out, and the page says so.
  public static let html = ReportFormat("html") { result, options in HTMLPage(result, options).bytes }
}

/// A page under construction.
///
/// Names and code of the project are data: JSON in an element that browsers do not run, which the script turns into
/// text nodes. Only the name of the project is text of the page, escaped. The policy permits this script and this style
/// sheet, by their digests, and nothing else.
private struct HTMLPage {
  /// The bytes of a page. Larger ones are slow to open, and services refuse to show them.
  static let sizeLimit = 2_000_000
  /// The most bytes of the findings with their code, and of the graph. Articles of rules always fit beside them. Trees
  /// get the rest.
  private static let findingLimit = 1_000_000
  private static let graphLimit = 350_000
  /// The most bytes of the names of views that no code creates.
  private static let unusedLimit = 20_000

  private(set) var bytes: [UInt8] = []

  init(_ result: LintResult, _ options: ReportOptions) {
    let tally = Tally(result)
    let project = options.html.project.map(Self.escaped)
    let sentences = [tally.sentenceAboutUncompiled, tally.namesAllUnused ? tally.sentenceAboutUnused : nil]
    let summary = ([tally.sentence] + sentences.compactMap { $0.map { Self.code(in: Self.escaped($0)) } })
      .joined(separator: " ")
    let script = Self.script
    let style = PackageResources.report_css
    append(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-\(SHA256.base64(script))'; \
      style-src 'sha256-\(SHA256.base64(style))'; base-uri 'none'; form-action 'none'">
      <meta name="referrer" content="no-referrer">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(project.map { "\($0) – SameView" } ?? "SameView report")</title>
      <style>
      """)
    bytes += style
    append(
      """
      </style>
      </head>
      <body>
      <a id="skip" href="#main">Skip to the content</a>
      <header>
      <h1>\(project.map { "SameView: \($0)" } ?? "SameView")</h1>
      <p>\(summary)</p>\(tally.namesAllUnused ? "" : Self.list(of: result.unchecked.unusedViews))
      <noscript><p class="notice">The page shows its findings with JavaScript, which is off.</p></noscript>
      <div id="notices"></div>
      <nav id="tabs" aria-label="Parts of the report"></nav>
      </header>
      <main id="main" tabindex="-1"></main>
      <script type="application/json" id="data">

      """)
    // The rest of the page behind the data is the script and a few tags.
    write(result, options, limit: Self.sizeLimit - bytes.count - script.count - 200)
    append("\n</script>\n<script>")
    bytes += script
    append("</script>\n</body>\n</html>\n")
  }

  /// All files as one script. Each can be read, and tested, on its own.
  private static var script: [UInt8] {
    [
      PackageResources.state_js, PackageResources.elements_js, PackageResources.findings_js, PackageResources.trees_js,
      PackageResources.layers_js, PackageResources.updates_js, PackageResources.main_js,
    ].flatMap { $0 }
  }

  /// An escaped sentence, with its code spans as elements.
  private static func code(in sentence: String) -> String {
    sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0 % 2 == 1 ? "<code>\($1)</code>" : String($1) }.joined()
  }

  /// The views that no code creates, in an element that opens.
  private static func list(of unused: [String]) -> String {
    var rest = unusedLimit
    let shown = unused.prefix { name in
      rest -= name.utf8.count
      return rest >= 0
    }
    let names = listed(unused.map { "<code>\(escaped($0))</code>" }, limit: shown.count)
    return """

      <details class="notice">
      <summary>No code creates \(unused.count) views, which are not checked</summary>
      <p>\(names)</p>
      </details>
      """
  }

  /// The text as HTML shows it, in an element.
  private static func escaped(_ text: String) -> String {
    visible(text, keeping: nil).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  // MARK: Data

  private mutating func write(_ result: LintResult, _ options: ReportOptions, limit: Int) {
    let contents = options.html
    var notices: [String] = []
    func note(_ left: Int, _ noun: String, _ advice: String) {
      if left > 0 { notices.append("\(counted(left, noun)) left out, because the page would be too large. \(advice)") }
    }
    let start = bytes.count
    var findings = HTMLFindings(result.files, owners: contents.owners)
    // The worst come first, so those with the least damage are left out.
    let ordered = result.findings.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    for (number, finding) in ordered where !findings.isFull { findings.add(finding, number, limit: Self.findingLimit) }
    note(result.findings.count - findings.parts.count, "finding", "The format json has all findings.")

    append("{\"version\":1,\n\"rulePages\":\"\(RulePages.address(of: ""))\",\n\"findings\":[\n")
    append(findings.parts)
    append("],\n\"files\":[\n")
    append(findings.files)
    append("],\n\"rules\":")
    append([articles(of: findings.rules, contents)])
    let used = chosenGraph(contents)
    append(",\n\"places\":")
    append([
      HTMLContents.Part { json in
        json.key("paths")
        json.array(contents.paths) { $0.string($1) }
      }
    ])
    append(",\n\"states\":[\n")
    append(contents.states)
    append("],\n\"sources\":[\n")
    append(used.sources)
    append("],\n\"views\":[\n")
    append(used.views)
    append("],\n\"bodies\":[\n")
    // Room is kept for problems and notices, which are short.
    let rest = limit - (bytes.count - start) - Self.problemLimit - 1_000
    let bodies = Self.first(contents.bodies, within: rest)
    append(bodies)
    let problems = problems(of: result)
    note(result.problems.count - problems.count, "problem", "The format json has all problems.")
    note(contents.bodyCount - bodies.count, "tree", "`sameview tree` prints the trees of any file.")
    note(contents.sources.count - used.sources.count, "source", "`sameview graph` prints all of them.")
    note(contents.views.count - used.views.count, "view", "`sameview graph` prints all of them.")
    append("],\n\"problems\":[\n")
    append(problems)
    append("],\n\"notices\":")
    append([
      HTMLContents.Part { json in
        json.key("texts")
        json.array(notices) { $0.string($1) }
      }
    ])
    append("}")
  }

  private mutating func append(_ parts: [HTMLContents.Part]) {
    for (i, part) in parts.enumerated() {
      if i > 0 { append(",\n") }
      bytes += part.bytes
    }
  }

  private func articles(of rules: Set<String>, _ contents: HTMLContents) -> HTMLContents.Part {
    HTMLContents.Part { json in
      for rule in rules.sorted() { if let text = contents.articles[rule] { json.member(rule, text) } }
    }
  }

  /// The sources that fit, with the views that they mention, and then further views.
  private func chosenGraph(_ contents: HTMLContents) -> (sources: [HTMLContents.Part], views: [HTMLContents.Part]) {
    var rest = Self.graphLimit
    var chosen: Set<Int> = []
    var sources: [HTMLContents.Part] = []
    func add(_ views: [Int], _ size: Int) -> Bool {
      let new = Set(views.filter { contents.views.indices.contains($0) }).subtracting(chosen)
      let cost = new.reduce(size) { $0 + contents.views[$1].size + 2 }
      guard cost <= rest else { return false }
      rest -= cost
      chosen.formUnion(new)
      return true
    }
    for source in contents.sources where add(source.views, source.part.size + 2) { sources.append(source.part) }
    for i in contents.views.indices { _ = add([i], 0) }
    return (sources, contents.views.indices.filter(chosen.contains).map { contents.views[$0] })
  }

  /// The most bytes of the problems with files.
  private static let problemLimit = 20_000

  private func problems(of result: LintResult) -> [HTMLContents.Part] {
    let parts = result.problems.prefix(Self.problemLimit / 40).map { problem in
      HTMLContents.Part { json in
        json.member("file", visible(problem.file, keeping: nil))
        json.member("message", visible(problem.message, keeping: nil))
      }
    }
    return Self.first(parts, within: Self.problemLimit)
  }

  /// The first parts that together have at most so many bytes.
  private static func first(_ parts: [HTMLContents.Part], within limit: Int) -> [HTMLContents.Part] {
    var rest = limit
    return Array(
      parts.prefix { part in
        rest -= part.size + 2
        return rest >= 0
      })
  }
}
