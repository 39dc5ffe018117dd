// What the manifests of packages say about the code beside them.

import Syntax

extension Index {
  /// Does the nearest `Package.swift` above the file name iOS among its platforms? False if there is
  /// none, or if it names no platforms: nobody knows then.
  public func runsOnPhones(_ file: SourceFile) -> Bool {
    var best: SourceFile?
    let candidates = file.mentions(.Package) && file.mentions(.platforms) ? manifests + [file] : manifests
    for candidate in candidates {
      guard file.folders.starts(with: candidate.folders),
        candidate.folders.count >= (best?.folders.count ?? 0)
      else { continue }
      best = candidate
    }
    guard let best, best.mentions(.iOS) else { return false }
    for call in best.tree.root.descendants where call.kind == .call && call.calledName == .Package {
      guard let platforms = call.argument(.platforms) else { continue }
      return platforms.descendants.contains { $0.kind == .memberAccess && $0.name == .iOS }
    }
    return false
  }
}
