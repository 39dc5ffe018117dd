// What the manifests of packages say about the code beside them.

import Syntax

extension Index {
  /// The oldest systems that the file's code runs on: those of its targets, or if it is in none what the nearest
  /// manifest of a package says, or else those of the project's apps.
  public func deploymentTargets(of file: SourceFile) -> DeploymentTargets {
    if let group = structure.group(ofFile: file.number), !group.platforms.isEmpty {
      return structure.platforms(ofFile: file.number).map { group.deployment.only($0) } ?? group.deployment
    }
    let manifest = manifestTargets(of: file)
    return manifest.releases.isEmpty ? structure.deploymentOfApps : manifest
  }

  /// What the nearest `Package.swift` above the file says of its platforms: none if there is no such file, or
  /// if it names none.
  func manifestTargets(of file: SourceFile) -> DeploymentTargets {
    var best: SourceFile?
    let candidates = file.mentions(.Package) && file.mentions(.platforms) ? manifests + [file] : manifests
    for candidate in candidates {
      guard file.folders.starts(with: candidate.folders),
        candidate.folders.count >= (best?.folders.count ?? 0)
      else { continue }
      best = candidate
    }
    var targets = DeploymentTargets()
    guard let best else { return targets }
    for call in best.tree.root.descendants where call.isCall(of: .Package) {
      guard let platforms = call.argument(.platforms) else { continue }
      for entry in platforms.descendants where entry.kind == .call {
        guard let platform = TargetPlatform(rawValue: text(entry.calledName)),
          let version = entry.unlabelledArgument.flatMap({ version($0) })
        else { continue }
        targets.releases[platform] = platform.release(major: version.major, minor: version.minor)
      }
      break
    }
    return targets
  }

  /// `.v17`, `.v10_15`, `"17.2"`
  private func version(_ node: Node) -> (major: Int, minor: Int)? {
    let digits = node.text.drop { !$0.isNumber }.split { !$0.isNumber }
    guard let major = digits.first.flatMap({ Int($0) }), major < 1000 else { return nil }
    return (major, digits.count > 1 ? Int(digits[1]) ?? 0 : 0)
  }
}
