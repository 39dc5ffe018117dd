// What a run says of code that is too large to be looked into.

import Project

extension LinkedProject {
  /// Bodies and views that are too large: nothing is reported in them. One problem for each file.
  public func sizeProblems() -> [Problem] {
    var named: Set<Int> = []
    return index.leftOut.compactMap { member in
      let file = files[index.file(member)]
      // A table of constants is not what anybody asks a linter about.
      guard file.foreign == nil, isCode(member), named.insert(file.number).inserted else { return nil }
      let range = index[member].nameRange
      let line = file.source.lineStarts().line(at: range.lowerBound)
      let name = index.text(index[member].name)
      let what = index.owner(member).map { index[$0].traits.contains(.viewLike) } ?? false
        ? "a view or one of its members" : "a function or property"
      return Problem(
        file: file.path,
        message: "line \(line) is part of \(what) that is too large to analyze: `\(name)`; nothing is reported in it",
        severity: .warning)
    }
  }

  private func isCode(_ member: MemberID) -> Bool {
    index[member].hasBody || (index.owner(member).map { index[$0].traits.contains(.viewLike) } ?? false)
  }
}
