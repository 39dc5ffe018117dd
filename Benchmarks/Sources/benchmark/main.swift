// Throughput on the Swift files of any folder, beside swift-syntax, `wc -l` and `cat`, in one run on the
// same bytes.
//
//     swift build -c release --static-swift-stdlib --product sameview
//     swift run -c release --package-path Benchmarks --static-swift-stdlib benchmark PATH… \
//       --binary .build/release/sameview
//
// Options: --jobs N, --without-swift-syntax, --growth (1, 10 and 100 MB of the same code). Within the
// process nothing is read while the clock runs, but where the line says so; each figure is the best of
// three rounds. Without `--binary` the lines about whole processes are left out.

import Files
import Foundation
import Linting
import Rules
@_spi(Testing) @_spi(RawSyntax) @_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax
import Syntax

var paths: [String] = []
var jobs = Platform.processorCount
var comparesSwiftSyntax = true
var showsGrowth = false
var binary: String?
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let argument = arguments.next() {
  switch argument {
  case "--jobs": jobs = arguments.next().flatMap { Int($0) } ?? jobs
  case "--without-swift-syntax": comparesSwiftSyntax = false
  case "--growth": showsGrowth = true
  case "--binary": binary = arguments.next()
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

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func rounded(_ value: Double, to places: Double = 100) -> String { "\((value * places).rounded() / places)" }

let found = findSwiftFiles(under: paths)
let files = found.files.map(\.path)
let byteCount = files.reduce(0) { sum, path in
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  return sum + ((attributes?[.size] as? NSNumber)?.intValue ?? 0)
}
print("\(files.count) files, \(byteCount) bytes, \(jobs) jobs")

func row(_ name: String, _ time: Double) {
  let rate = Double(byteCount) / 1e3 / time
  print(padded(name, 34) + padded("\(rounded(time)) ms", 14) + padded("\(rounded(rate, to: 10)) MB/s", 14))
  // Each line is shown at once to the person who waits for it.
  fflush(nil)
}

// MARK: Whole processes

// First, while this process is small: the system counts the memory of a child from before it became another
// program.

if let binary {
    func report(_ name: String, _ run: ChildProcess?) {
    guard let run else { return print(padded(name, 34) + "  could not be started") }
    row(name, run.milliseconds)
    print(
      "    \(rounded(run.processorMilliseconds)) ms of processor time, peak "
        + "\(rounded(Double(run.peakBytes) / 1e6)) MB, "
        + "\(rounded(Double(run.peakBytes) / Double(max(byteCount, 1)))) bytes per byte of source")
  }
  // As many files at a time as the system lets one command have.
  let list = FileManager.default.temporaryDirectory.appendingPathComponent("sameview-benchmark-files").path
  try Data(files.joined(separator: "\0").utf8).write(to: URL(fileURLWithPath: list))
  let counting = ChildProcess.best(of: 5, ["xargs", "-0", "wc", "-l"], input: list)
  report("cat", ChildProcess.best(of: 5, ["xargs", "-0", "cat"], input: list))
  report("wc -l", counting)
  let linting = ChildProcess.best(of: 5, [binary, "--quiet", "--jobs", "\(jobs)"] + paths)
  report("sameview, whole process", linting)
  if let counting, let linting {
    print("    \(rounded(linting.milliseconds / counting.milliseconds, to: 10)) times `wc -l`")
  }

  let small = FileManager.default.temporaryDirectory.appendingPathComponent("sameview-benchmark.swift").path
  try Data("import SwiftUI\n\nstruct A: View { var body: some View { Text(\"a\") } }\n".utf8)
    .write(to: URL(fileURLWithPath: small))
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sameview-benchmark-folder").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let empty = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("empty").path
  let least = ChildProcess.best(of: 30, [empty])
  let one = ChildProcess.best(of: 30, [binary, "-", folder, "--stdin-path", folder + "/A.swift"], input: small)
  print(padded("an empty ArgumentParser program", 34) + padded("\(rounded(least?.milliseconds ?? 0)) ms", 14))
  print(padded("sameview, one small file", 34) + padded("\(rounded(one?.milliseconds ?? 0)) ms", 14))
  if let least, let one { print("    \(rounded(one.milliseconds / least.milliseconds, to: 10)) times the empty program") }
}

// MARK: In the process

let readStart = Platform.monotonicNanoseconds
var sources: [SourceText] = []
for path in files {
  if case .success(let bytes) = readFile(path) { sources.append(SourceText(path: path, bytes: bytes)) }
}
let readTime = Double(Platform.monotonicNanoseconds - readStart) / 1e6
row("read, one thread", readTime)
let names = NameTable()
let workspace = ParseWorkspace(names: names)
let lexing = milliseconds {
  for source in sources { precondition(workspace.countTokens(of: source) > 0) }
}
row("lex, one thread", lexing)

var treeBytes = 0
let parsing = milliseconds {
  treeBytes = 0
  for source in sources { treeBytes += Tree(parsing: source, in: workspace).byteCount }
}
row("parse (lexing included)", parsing)
print("    tree: \(rounded(Double(treeBytes) / Double(max(byteCount, 1)))) bytes per byte of source")
let parsingOnAll = milliseconds {
  let names = NameTable()
  _ = concurrentMap(sources, jobs: jobs, state: { _ in ParseWorkspace(names: names) }) { workspace, source in
    Tree(parsing: source, in: workspace).byteCount
  }
}
row("parse, all jobs", parsingOnAll)

let linking = milliseconds { _ = LinkedProject(sources, jobs: jobs) }
row("parse and link, all jobs", linking)
var findingCount = 0
let whole = milliseconds {
  let project = LinkedProject(sources, jobs: jobs)
  findingCount = project.lint(LintOptions(rules: Catalogue.rules, jobs: jobs)).count
}
row("whole run but reading, all jobs", whole)
print("    \(findingCount) findings")

// MARK: swift-syntax

if comparesSwiftSyntax {
  var tokenCount = 0
  let lexingThere = milliseconds {
    tokenCount = 0
    for source in sources where !source.bytes.isEmpty {
      source.bytes.withUnsafeBufferPointer { buffer in
        let tracker = UnsafeMutablePointer<LookaheadTracker>.allocate(capacity: 1)
        tracker.initialize(to: LookaheadTracker())
        // The sequence goes on for ever with ends of the file.
        for token in Lexer.tokenize(buffer, lookaheadTracker: tracker, experimentalFeatures: []) {
          tokenCount += 1
          if token.rawTokenKind == .endOfFile { break }
        }
        tracker.deallocate()
      }
    }
  }
  row("swift-syntax's lexer", lexingThere)
  print("    lexing is \(rounded(lexingThere / lexing, to: 10)) times as fast (\(tokenCount) tokens there)")
  let start = Platform.monotonicNanoseconds
  var count = 0
  for source in sources {
    let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    count += tree.totalLength.utf8Length
  }
  let time = Double(Platform.monotonicNanoseconds - start) / 1e6
  row("swift-syntax Parser.parse", time)
  print("    parsing is \(rounded(time / parsing, to: 10)) times as fast as swift-syntax (\(count) bytes)")
}

// MARK: Growth

if showsGrowth {
  print("the same code, again and again in one file, parsed:")
  var unit: [UInt8] = []
  for source in sources where unit.count < 1_000_000 { unit += source.bytes + [0x0A] }
  for times in [1, 10, 100] {
    let text = SourceText(path: "growth.swift", bytes: (0..<times).flatMap { _ in unit })
    let time = milliseconds { precondition(Tree(parsing: text, names: NameTable()).nodeCount > 0) }
    print(
      padded("\(text.bytes.count) bytes", 34) + padded("\(rounded(time)) ms", 14)
        + padded("\(rounded(time * 1e6 / Double(text.bytes.count))) ns/byte", 18))
  }
}
