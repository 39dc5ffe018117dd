// Throughput on the Swift files of any folder, beside swift-syntax, in one run on the same bytes.
//
//     swift run -c release --package-path Benchmarks benchmark PATH… [--jobs N] [--without-swift-syntax]
//
// Reading is not timed but for the line that says so; each figure is the best of three rounds.

import Files
import Linting
import Rules
import SwiftParser
import SwiftSyntax
import Syntax

var paths: [String] = []
var jobs = Platform.processorCount
var comparesSwiftSyntax = true
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let argument = arguments.next() {
  switch argument {
  case "--jobs": jobs = arguments.next().flatMap { Int($0) } ?? jobs
  case "--without-swift-syntax": comparesSwiftSyntax = false
  default: paths.append(argument)
  }
}
if paths.isEmpty { paths = ["."] }

func milliseconds(_ work: () -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<3 {
    let start = Platform.monotonicNanoseconds
    work()
    best = min(best, Double(Platform.monotonicNanoseconds - start) / 1e6)
  }
  return best
}

let found = findSwiftFiles(under: paths)
let readStart = Platform.monotonicNanoseconds
var sources: [SourceText] = []
for file in found.files {
  if case .success(let bytes) = readFile(file.path) { sources.append(SourceText(path: file.path, bytes: bytes)) }
}
let readTime = Double(Platform.monotonicNanoseconds - readStart) / 1e6
let byteCount = sources.reduce(0) { $0 + $1.bytes.count }
let lineCount = sources.reduce(0) { $0 + $1.bytes.count(where: { $0 == 0x0A }) }
print("\(sources.count) files, \(lineCount) lines, \(byteCount) bytes, \(jobs) jobs")

func row(_ name: String, _ time: Double) {
  let rate = Double(byteCount) / 1e3 / time
  func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
  let rounded = (rate * 10).rounded() / 10
  print(padded(name, 34) + padded("\((time * 100).rounded() / 100) ms", 14) + padded("\(rounded) MB/s", 14))
}

row("read, one thread", readTime)
let lexing = milliseconds {
  let workspace = ParseWorkspace(names: NameTable())
  for source in sources { precondition(workspace.countTokens(of: source) > 0) }
}
row("lex, one thread", lexing)

var treeBytes = 0
let parsing = milliseconds {
  let workspace = ParseWorkspace(names: NameTable())
  treeBytes = 0
  for source in sources { treeBytes += Tree(parsing: source, in: workspace).byteCount }
}
row("parse (lexing included)", parsing)
print("    tree: \((Double(treeBytes) / Double(max(byteCount, 1)) * 100).rounded() / 100) bytes per byte of source")

let linking = milliseconds { _ = LinkedProject(sources, jobs: jobs) }
row("parse and link, all jobs", linking)
var findingCount = 0
let whole = milliseconds {
  let project = LinkedProject(sources, jobs: jobs)
  findingCount = project.lint(LintOptions(rules: Catalogue.rules, jobs: jobs)).count
}
row("whole run but reading, all jobs", whole)
print("    \(findingCount) findings")

if comparesSwiftSyntax {
  let start = Platform.monotonicNanoseconds
  var count = 0
  for source in sources {
    let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    count += tree.totalLength.utf8Length
  }
  let time = Double(Platform.monotonicNanoseconds - start) / 1e6
  row("swift-syntax Parser.parse", time)
  print("    parsing is \((time / parsing * 10).rounded() / 10) times as fast as swift-syntax (\(count) bytes)")
}
