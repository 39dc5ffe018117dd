// Problems about code that is too large to be analyzed.

import Project
import Syntax

/// Code in which nothing is reported, because it is too large to be analyzed.
public struct SkippedCode: Sendable {
  /// The name of the member.
  public let location: Location
  /// The message without the place.
  public let message: String
}

extension LinkedProject {
  /// One problem for each part of the code that is skipped.
  ///
  /// - Parameter options: Determines the files in which nothing is reported anyway; nil for none.
  public func sizeProblems(_ options: LintOptions? = nil) -> [Problem] {
    // A view may have any number of members, one file after another.
    var lines: (file: Int, starts: LineStarts)?
    return skippedCode(options).map { skipped in
      let file = files[skipped.location.file]
      if lines?.file != file.number { lines = (file.number, file.source.lineStarts()) }
      let line = lines?.starts.line(at: skipped.location.start) ?? 0
      return Problem(
        file: file.path, message: "line \(line): \(skipped.message)", severity: .warning, isFailure: true)
    }
  }

  /// Each body that is too large. A view whose members are all too large counts once in each file that declares members
  /// of it.
  ///
  /// - Parameter options: Determines the files in which nothing is reported anyway; nil for none.
  public func skippedCode(_ options: LintOptions? = nil) -> [SkippedCode] {
    var views: [TypeID: Bool] = [:]
    var named: Set<Pair> = []
    return index.leftOut.compactMap { member in
      let file = files[index.file(member)]
      // Rules have nothing to report in a table of constants.
      guard file.foreign == nil, isCode(member) else { return nil }
      if let options, excludes(file.number, options) { return nil }
      var name = "`\(index.text(index[member].name))`"
      if let owner = index.owner(member) {
        let members = index[owner].members
        let isWhole = views[owner] ?? (members.count > 1 && members.allSatisfy(index.isLeftOut))
        views[owner] = isWhole
        if isWhole {
          guard named.insert(Pair(file: file.number, type: owner)).inserted else { return nil }
          name = "the view `\(index.text(index[owner].name))`"
        }
      }
      return SkippedCode(
        location: Location(index[member].nameRange, inFile: file.number),
        message: "\(name) is too large to analyze and was skipped; split it, or exclude the file")
    }
  }

  /// Whether the file has a body that is too large to be analyzed.
  func hasLeftOut(_ file: Int) -> Bool {
    // Members are numbered file by file.
    let first = index.leftOut.firstSortedIndex { index.file($0) >= file }
    return first < index.leftOut.count && index.file(index.leftOut[first]) == file
  }

  private struct Pair: Hashable {
    let file: Int
    let type: TypeID
  }

  private func isCode(_ member: MemberID) -> Bool {
    index[member].hasBody || index.owner(member).map { index[$0].traits.contains(.viewLike) } ?? false
      || index.node(member).descendants.contains { $0.kind == .closure }
  }
}
