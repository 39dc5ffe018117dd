// The product's lexer and parser against swift-syntax, on the Swift files of any folder.
//
//     swift run -c release --package-path Conformance conformance PATH… [--verbose] [--tokens-only]
//       [--strict] [--limit N] [--jobs N] [--known FILE]
//     swift run -c release --package-path Conformance conformance --snippets FOLDER [--verbose] …
//     swift run -c release --package-path Conformance conformance --compiler PATH…
//     swift run -c release --package-path Conformance conformance --errors PATH…
//
// Exit code: 0 where nothing but known disagreements is left, 1 otherwise.

import Files
import Foundation

struct Options {
  var paths: [String] = []
  /// Tests whose snippets are compared instead of files.
  var snippets: String?
  var jobs = Platform.processorCount
  /// How many disagreements of one file are printed.
  var limit = 5
  var isVerbose: Bool { limit == .max }
  var isTokensOnly = false
  var isStrict = false
  /// Only count what swift-syntax cannot parse.
  var countsErrors = false
  /// Only ask the compiler about files in which a parser finds an error.
  var asksCompiler = false
  var knownPath = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("known-disagreements.txt").path

  init(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--jobs": jobs = rest.next().flatMap { Int($0) } ?? jobs
      case "--limit": limit = rest.next().flatMap { Int($0) } ?? limit
      case "--snippets": snippets = rest.next() ?? ""
      case "--known": knownPath = rest.next() ?? knownPath
      case "--verbose": limit = .max
      case "--tokens-only": isTokensOnly = true
      case "--strict": isStrict = true
      case "--errors": countsErrors = true
      case "--compiler": asksCompiler = true
      default: paths.append(argument)
      }
    }
    if paths.isEmpty { paths = ["."] }
  }
}

let options = Options(CommandLine.arguments.dropFirst())
let known = KnownDisagreements(path: options.knownPath)
if let folder = options.snippets {
  exit(compareSnippets(under: folder, options: options, known: known) ? 1 : 0)
}
if options.asksCompiler {
  do {
    exit(try judgeErrors(under: options.paths, jobs: options.jobs) ? 1 : 0)
  } catch {
    print("error: the compiler could not be asked: \(error)")
    exit(2)
  }
}
if options.countsErrors { exit(printErrors(under: options.paths, jobs: options.jobs) ? 1 : 0) }

var total = Totals()
var rows: [(path: String, totals: Totals)] = []
var seen = Set<Int>()
for path in options.paths {
  let files = findSwiftFiles(under: [path]).files.map(\.path)
  let reports = concurrentMap(files, jobs: options.jobs) { file in
    FileReport(file: file, known: known, isTokensOnly: options.isTokensOnly)
  }
  var totals = Totals()
  for report in reports {
    totals.add(report)
    seen.formUnion(report.knownIndices)
    guard !report.lines.isEmpty else { continue }
    report.print(limit: options.limit)
  }
  total.add(totals)
  rows.append((path, totals))
}
for row in rows where rows.count > 1 { print(row.totals.summary(of: row.path)) }
print(total.summary(of: "total"))

var isStale = false
if options.isStrict {
  for (index, entry) in known.entries.enumerated() where !seen.contains(index) {
    print("\(options.knownPath):\(entry.line): error: `\(entry.pattern)` no longer occurs; remove it")
    isStale = true
  }
}
exit(total.disagreements > 0 || isStale ? 1 : 0)
