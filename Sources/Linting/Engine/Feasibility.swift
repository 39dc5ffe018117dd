// Whether advice can be followed at a place: on the oldest systems that its code runs on.

import Project
import Syntax

extension Pass {
  /// The sentence that can be followed at an offset of this file, with what is left of its alternatives; nil if all
  /// name API that is missing there.
  func text(of remedy: Remedy, at offset: Int) -> String? {
    remedy.text { text in
      YoungAPI.missing(inSpansOf: text, on: targets).allSatisfy { isThere($0, at: offset) }
    }
  }

  /// Whether the fix writes only API that exists at an offset of this file, or that the replaced code has.
  func isFeasible(_ fix: Fix, at offset: Int) -> Bool {
    var added: [YoungAPI] = []
    var removed: Set<YoungAPI> = []
    for edit in fix.edits {
      added += YoungAPI.missing(in: edit.replacement, on: targets)
      let range = edit.location.start..<edit.location.end
      let bytes = index.files[edit.location.file].source.bytes[range]
      removed.formUnion(YoungAPI.missing(in: String(decoding: bytes, as: UTF8.self), on: targets))
    }
    return added.allSatisfy { removed.contains($0) || isThere($0, at: offset) }
  }

  /// Whether API that is younger than the oldest systems exists at a place: where `@available` or `#available` raises
  /// them, where the project declares it for them, or where the same code uses it.
  private func isThere(_ api: YoungAPI, at offset: Int) -> Bool {
    let here = targets.raised(at: offset, in: file.tree)
    if api.isAvailable(on: here) { return true }
    guard let name = index.names.name(api.name) else { return false }
    if api.isType, index.declaresType(named: name) { return true }
    if !api.isType, let view = index.frameworkType(.View),
      index.ownMembers(named: name, of: view).contains(where: { _ in true })
    {
      return true
    }
    // Code that compiles here may use it as well. The name does not identify an overload.
    guard !api.isOverload, let declaration = file.tree.path(to: offset).last(where: \.isMemberDeclaration) else {
      return false
    }
    return file.nodes(named: name).contains { number in
      let start = file.tree.node(number).range.lowerBound
      return declaration.range.contains(start) && targets.raised(at: start, in: file.tree) == here
    }
  }
}

extension DeploymentTargets {
  /// The oldest systems on which the code at an offset runs: those of its target, or what `@available`, `if #available`
  /// and `guard #available` around it demand. The last two count in what they contain or precede, not in conditions.
  fileprivate func raised(at offset: Int, in tree: Tree) -> DeploymentTargets {
    var result = self
    let path = tree.path(to: offset)
    for (outer, inner) in zip(path, path.dropFirst()) {
      for child in outer.children where child.isAttribute(.available) {
        result.raise(to: child.text)
      }
      switch outer.kind {
      case .ifExpr:
        guard let conditions = outer.child(.conditionList), inner.kind != .conditionList else { continue }
        let isFirst = outer.child(.codeBlock) == inner
        for condition in conditions.children
        where condition.kind == .availabilityCondition && condition.isUnavailability != isFirst {
          result.raise(to: condition.text)
        }
      case .codeBlock, .closure:
        for statement in outer.children {
          if statement == inner { break }
          guard statement.kind == .guardStmt, let conditions = statement.child(.conditionList) else { continue }
          for condition in conditions.children
          where condition.kind == .availabilityCondition && !condition.isUnavailability {
            result.raise(to: condition.text)
          }
        }
      default: break
      }
    }
    return result
  }

  /// Raises each system to what `@available(iOS 16, *)`, `@available(iOS, introduced: 16)` or `#available(iOS 16, *)`
  /// names.
  private mutating func raise(to condition: String) {
    guard let start = condition.firstIndex(of: "("), let end = condition.lastIndex(of: ")"), start < end else { return }
    var platform: TargetPlatform?
    for part in condition[condition.index(after: start)..<end].split(separator: ",") {
      let words = part.split { $0 == " " || $0 == ":" || $0.isNewline }
      guard let first = words.first else { continue }
      platform = TargetPlatform(rawValue: String(first)) ?? platform
      let isNamed = TargetPlatform(rawValue: String(first)) != nil || first == "introduced"
      guard isNamed, words.count == 2, let platform, let version = SystemVersion(words[1]),
        let old = releases[platform]
      else { continue }
      releases[platform] = max(old, platform.release(of: version))
    }
  }
}

extension Tree {
  /// The nodes around an offset, outermost first.
  fileprivate func path(to offset: Int) -> [Node] {
    var path = [root]
    while let inner = path[path.count - 1].children.first(where: { $0.range.contains(offset) }) { path.append(inner) }
    return path
  }
}

extension Node {
  fileprivate var isMemberDeclaration: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .subscriptDecl, .variableDecl: true
    default: false
    }
  }
}
