// Code that rules leave alone: previews, debug code, tests, generated files, manifests.

import Frameworks
import Project
import Synchronization
import Syntax

/// The parts of each file that rules leave alone. They are computed on first use and kept, because rules ask for many
/// places of a file while they check other files.
final class Exclusions: Sendable {
  struct Parts {
    /// Whether the file is read for facts only.
    let isWhole: Bool
    /// Previews, what only previews use, what nothing calls, debug code, and what no target compiles or runs.
    fileprivate let ranges: Overlaps

    func contains(_ offset: Int) -> Bool { isWhole || ranges.contains(offset) }
  }
  private let index: Index
  private let work: Work
  private let parts: Mutex<[Int: Parts]> = Mutex([:])

  init(_ index: Index, work: Work) {
    self.index = index
    self.work = work
  }

  /// Whether the whole file is read for facts only.
  func excludes(_ file: SourceFile) -> Bool { parts(of: file).isWhole }

  /// The same. The parts of a file that is checked are not computed for it.
  func excludesWhole(_ file: SourceFile) -> Bool {
    Self.excludesByPath(file) || index.isUncompiled(file) || isOfSimilarFramework(file)
      || Self.isMarkedAsGenerated(file)
  }

  func parts(of file: SourceFile) -> Parts {
    if let known = parts.withLock({ $0[file.number] }) { return known }
    let isWhole = excludesWhole(file)
    let made = Parts(isWhole: isWhole, ranges: Overlaps(isWhole ? [] : ranges(in: file)))
    parts.withLock { $0[file.number] = made }
    return made
  }

  /// The same, as far as the path shows it: such a file is not checked at all.
  static func excludesByPath(_ file: SourceFile) -> Bool { excludes(name: file.name, folders: file.folders) }

  static func excludes(name last: String, folders: [String]) -> Bool {
    if last == "Package.swift" || last.hasPrefix("Package@") { return true }
    if last.hasSuffix("Tests.swift") || last.hasSuffix("Test.swift") || last.hasSuffix("UITests.swift") { return true }
    if last.hasSuffix(".generated.swift") || last.hasSuffix(".pb.swift") { return true }
    for part in folders {
      if part == "Tests" || part.hasSuffix("Tests") || part == "Previews" || part == "Preview Content" { return true }
    }
    return false
  }

  /// Whether the views of the file are those of another framework, which has rules of its own.
  private func isOfSimilarFramework(_ file: SourceFile) -> Bool {
    !file.imports.contains { $0 == .SwiftUI } && file.imports.contains { SimilarFrameworks.contains(index.text($0)) }
  }

  /// Whether a comment at the head of the file says that a tool wrote it.
  private static func isMarkedAsGenerated(_ file: SourceFile) -> Bool {
    let firstToken = file.tree.tokenRange(0).lowerBound
    for i in 0..<min(file.tree.commentCount, 20) {
      let comment = file.tree.comment(i)
      guard Int(comment.start) <= firstToken else { return false }
      let bytes = file.source.bytes[Int(comment.start)..<min(Int(comment.end), Int(comment.start) + 2000)]
      if marks.contains(where: { contains($0, bytes) }) { return true }
    }
    return false
  }

  private static let marks: [[UInt8]] = [
    "@generated", "do not edit", "do not modify", "generated using", "automatically generated",
  ].map { Array($0.utf8) }

  /// Whether the bytes contain the mark, ASCII letters in any case. The search of `String` is slow for so many files.
  private static func contains(_ mark: [UInt8], _ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= mark.count else { return false }
    for start in bytes.startIndex...(bytes.endIndex - mark.count) where lowercased(bytes[start]) == mark[0] {
      var i = 0
      while i < mark.count, lowercased(bytes[start + i]) == mark[i] { i += 1 }
      if i == mark.count { return true }
    }
    return false
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
  }

  /// Ranges of previews, of what only previews use, of what nothing calls, of debug code, of code for systems that no
  /// target of the file is built for, and of what is left for systems that are older than these targets need, in a file
  /// that is checked otherwise.
  private func ranges(in file: SourceFile) -> [Range<Int>] {
    var found = index.previewCode(in: file).map(\.range)
    for i in file.types.indices where file.types[i].kind != .extension {
      guard let type = index.type(file: file.number, fact: i), index[type].traits.contains(.viewLike) else { continue }
      found += index.uncalledInitializers(of: type, work: work)
        .filter { index.file($0) == file.number }.map { index.node($0).range }
    }
    found += index.unbuiltCode(in: file).map { file.tree.node(Int($0.lowerBound)).range }
    // Bodies nest, so that looking for clauses in each would visit their nodes many times.
    let tree = file.tree
    let clauses = (0..<tree.nodeCount).filter {
      tree.node($0).kind == .ifConfigClause || tree.node($0).kind == .availabilityCondition
    }
    func holdsClause(_ node: Node) -> Bool {
      let next = clauses.firstSortedIndex { $0 > Int(node.number) }
      return next < clauses.count && clauses[next] < Int(node.end)
    }
    var iterator = tree.root.descendants
    while let node = iterator.next() {
      switch node.kind {
      case .macroExpansion where node.name == .Preview:
        found.append(node.range)
        iterator.skipSubtree(of: node)
      case .ifConfigClause:
        if let condition = node.child(.ifConfigCondition), Self.isDebug(condition) {
          found.append(node.range)
          iterator.skipSubtree(of: node)
        }
      case .availabilityCondition:
        if let branch = index.deadBranch(ofAvailability: node, in: file) { found.append(branch.range) }
      // A body without conditional clauses has no excluded part.
      case .codeBlock where node.parent?.kind != .sourceFile:
        if !holdsClause(node) { iterator.skipSubtree(of: node) }
      default: break
      }
    }
    return found
  }

  private static func isDebug(_ condition: Node) -> Bool {
    condition.tokens.count == 1 && condition.tokenName(condition.firstToken) == .DEBUG
  }
}

extension LinkedProject {
  /// What is not checked in the files of the run. What configurations, names or marks exclude is told only if nothing
  /// is left.
  public func unchecked(_ options: LintOptions) -> Unchecked {
    func isNamed(_ number: Int) -> Bool { options.reported?.contains(number) ?? true }
    let asked = files.filter { $0.foreign == nil && isNamed($0.number) && isReported($0, options) }
    let numbers = Set(asked.map(\.number))
    let unused = index.unusedViews.filter { view in
      guard let place = index[view].declaration, numbers.contains(Int(place.file)) else { return false }
      return !exclusions.excludes(files[Int(place.file)])
    }
    return Unchecked(
      isEverything: asked.allSatisfy { exclusions.excludesWhole($0) },
      uncompiled: asked.count { index.isUncompiled($0) },
      unusedViews: unused.map { index.text(index[$0].name) },
      lacksViews: !index.viewLikeTypes.contains { index[$0].declaration.map { isNamed(Int($0.file)) } ?? false }
        && !files.contains { isNamed($0.number) && !index.viewMembers(of: $0).isEmpty })
  }

  /// Whether nothing is reported in that file: it is excluded by its settings, a test, generated, or compiled by no target.
  public func excludes(_ number: Int, _ options: LintOptions) -> Bool {
    !options.settings(of: files[number]).isReported || exclusions.excludes(files[number])
  }

  /// The same, as far as the path shows it.
  public static func excludes(path: String) -> Bool {
    let parts = path.pathNames.map(String.init)
    return Exclusions.excludes(name: parts.last ?? "", folders: parts.dropLast())
  }
}
