// How many errors swift-syntax finds in each file: run before and after something has rewritten the files, it
// says whether the result is still Swift.

import Files
import SwiftParser
import SwiftSyntax

/// Prints `COUNT PATH` for each file below `paths` in which swift-syntax finds errors, ordered by path, and
/// returns whether there is any.
func printErrors(under paths: [String], jobs: Int) -> Bool {
  let files = findSwiftFiles(under: paths).files.map(\.path)
  let counts = concurrentMap(files, jobs: jobs) { file in
    guard let bytes = try? readFile(file).get() else { return 0 }
    let syntax = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard syntax.hasError else { return 0 }
    let counter = ErrorCounter(viewMode: .all)
    counter.walk(syntax)
    return max(counter.count, 1)
  }
  for (file, count) in zip(files, counts) where count > 0 { print("\(count) \(file)") }
  return counts.contains { $0 > 0 }
}

/// Counts what is missing and what is unexpected.
private final class ErrorCounter: SyntaxVisitor {
  private(set) var count = 0

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { count += 1 }
    return .visitChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    if !node.isEmpty { count += 1 }
    return .skipChildren
  }
}
