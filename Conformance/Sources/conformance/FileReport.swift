// One file read by both parsers, and sums over files.

import Files
import SwiftParser
import SwiftSyntax

struct FileReport: Sendable {
  let file: String
  private(set) var tokens = Agreement()
  private(set) var structure = Agreement()
  /// swift-syntax takes the file for Swift. Otherwise the tokens alone are compared: what a parser
  /// makes of errors is its own affair.
  private(set) var isValid = false
  /// Disagreements that are not known, as lines of the report.
  private(set) var lines: [String] = []
  private(set) var falseErrors = 0
  private(set) var otherTokens = 0
  private(set) var otherStructure = 0
  /// Both trees, where they are asked for and something disagrees.
  private(set) var outlines: [String] = []
  /// Entries of the list of known disagreements that occurred.
  private(set) var knownIndices: Set<Int> = []
  private(set) var knownCount = 0

  init(file: String, known: KnownDisagreements, isTokensOnly: Bool) {
    self.init(file: file, bytes: try? readFile(file).get(), known: known, isTokensOnly: isTokensOnly)
  }

  /// `bytes`: nil if they cannot be read. `isAccepted`: the compiler takes them for Swift, whatever
  /// swift-syntax says.
  init(
    file: String, bytes: [UInt8]?, isAccepted: Bool = false, known: KnownDisagreements, isTokensOnly: Bool,
    withOutlines: Bool = false
  ) {
    self.file = file
    guard let bytes else { return }
    let syntax = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    isValid = !syntax.hasError
    let comparesItems = isValid && !isTokensOnly
    var reader = ReferenceReader(withItems: comparesItems)
    reader.read(syntax)
    let comparison = Comparison(
      bytes: bytes, reference: reader.structure, path: file,
      judge: isAccepted ? "the compiler" : isValid ? "swift-syntax" : nil, comparesItems: comparesItems)
    tokens = comparison.tokens
    structure = comparison.structure

    let locations = LineTable(bytes)
    for disagreement in comparison.disagreements.sorted(by: { $0.offset < $1.offset }) {
      let (line, column) = locations.location(of: disagreement.offset)
      let text = "\(file):\(line):\(column): \(disagreement.topic): \(disagreement.text)"
      if let index = known.index(matching: text) {
        knownIndices.insert(index)
        knownCount += 1
        continue
      }
      switch disagreement.topic {
      case .error: falseErrors += 1
      case .token, .comment: otherTokens += 1
      case .structure: otherStructure += 1
      }
      lines.append(text)
    }
    if withOutlines, !lines.isEmpty {
      outlines = [String(decoding: bytes, as: UTF8.self), "-- the product's tree"]
      outlines += comparison.product.outline(of: bytes)
      outlines.append("-- that of swift-syntax")
      outlines += reader.structure.outline(of: bytes)
    }
  }
}

extension FileReport {
  func print(limit: Int) {
    let state = isValid ? "" : " (with errors)"
    Swift.print("\(file)\(state): tokens \(tokens.percent), structure \(structure.percent)")
    for line in lines.prefix(limit) { Swift.print("  " + line) }
    if lines.count > limit { Swift.print("  … and \(lines.count - limit) more") }
    for line in outlines { Swift.print(line) }
  }
}

/// From offsets to lines and columns, both from 1, columns in bytes.
struct LineTable {
  private var starts = [0]
  init(_ bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
  }
  func location(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}

struct Totals {
  private(set) var files = 0
  private(set) var invalidFiles = 0
  private(set) var disagreeingFiles = 0
  private(set) var tokens = Agreement()
  private(set) var structure = Agreement()
  private(set) var falseErrors = 0
  private(set) var disagreements = 0
  private(set) var known = 0

  mutating func add(_ report: FileReport) {
    files += 1
    if !report.isValid { invalidFiles += 1 }
    if !report.lines.isEmpty { disagreeingFiles += 1 }
    tokens += report.tokens
    structure += report.structure
    falseErrors += report.falseErrors
    disagreements += report.lines.count
    known += report.knownCount
  }

  mutating func add(_ other: Totals) {
    files += other.files
    invalidFiles += other.invalidFiles
    disagreeingFiles += other.disagreeingFiles
    tokens += other.tokens
    structure += other.structure
    falseErrors += other.falseErrors
    disagreements += other.disagreements
    known += other.known
  }

  func summary(of name: String) -> String {
    "\(name): \(files) files (\(invalidFiles) with errors), \(disagreeingFiles) disagree; "
      + "tokens \(tokens.percent) of \(tokens.compared), "
      + "structure \(structure.percent) of \(structure.compared), "
      + "\(falseErrors) false errors, \(disagreements) disagreements, \(known) known"
  }
}
