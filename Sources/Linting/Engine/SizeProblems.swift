// Problems about code that is too large to be analyzed.

import Project
import Syntax

extension LinkedProject {
  /// One problem for each body that is too large, since nothing is reported in it. A view whose members are all too
  /// large is one problem in each file that declares members of it.
  ///
  /// - Parameter options: Determines the files in which nothing is reported anyway; nil for none.
  public func sizeProblems(_ options: LintOptions? = nil) -> [Problem] {
    var views: [TypeID: Bool] = [:]
    var named: Set<Pair> = []
    // A view may have any number of members, one file after another.
    var lines: (file: Int, starts: LineStarts)?
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
      if lines?.file != file.number { lines = (file.number, file.source.lineStarts()) }
      let line = lines?.starts.line(at: index[member].nameRange.lowerBound) ?? 0
      return Problem(
        file: file.path,
        message: "line \(line): \(name) is too large to analyze and was skipped; split it, or exclude the file",
        severity: .warning, isFailure: true)
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
