// `Package.swift` and Tuist's `Project.swift`, read as source: literals, and constants that stand for some.
//
// Nothing is run. Where a manifest computes something, that part is not known.

import Project
import Syntax

/// A manifest, and what its constants stand for.
final class SwiftManifest {
  let tree: Tree
  private let names: NameTable
  /// By name: what it stands for; nil where several have it.
  private var constants: [Name: Node?] = [:]
  /// A constant may be made of others twice, and these of others.
  private var budget = SwiftManifest.evaluationLimit

  /// Values that are looked at, and blocks of text in them. A long manifest has some thousand. Beyond it everything is
  /// unknown.
  private static let evaluationLimit = 200_000
  /// In bytes: a constant may hold a long text and stand in every place.
  private static let blockSize = 64
  /// How many constants may stand for each other in a row.
  private static let depthLimit = 16
  /// No name or path that counts is longer.
  private static let lengthLimit = 4096

  init(_ bytes: [UInt8], path: String, names: NameTable) {
    self.names = names
    tree = Tree(parsing: SourceText(path: path, bytes: bytes), names: names)
    var nodes = tree.root.descendants
    while let node = nodes.next() {
      switch node.kind {
      // What is in a function is local.
      case .functionDecl, .initializerDecl, .closure: nodes.skipSubtree(of: node)
      case .binding where node.name != .none:
        let value = node.initialValue ?? node.child(.codeBlock)?.onlyStatement
        guard let value else { continue }
        constants[node.name] = constants[node.name] == nil ? .some(value) : .some(nil)
      default: break
      }
    }
  }

  func text(_ name: Name) -> String { names.text(of: name) }

  /// Whether it may be meant as the manifest of a package, rather than as some code in a file of that name.
  var mayBePackage: Bool {
    tree.root.firstChild == nil
      || tree.root.children.contains { $0.kind == .importDecl && text($0.name) == "PackageDescription" }
      || names.name("package").map { constants[$0] != nil } ?? false
  }

  /// The value of an argument with that label.
  func argument(_ label: String, of call: Node) -> Node? {
    guard let name = names.name(label) else { return nil }
    for child in call.children where child.kind == .argument && child.name == name { return child.value }
    return nil
  }

  /// What is not literal has no text.
  func string(_ node: Node?) -> String? { node.flatMap { string($0, depth: 0) } }

  private func string(_ node: Node, depth: Int) -> String? {
    budget -= 1
    guard depth < Self.depthLimit, budget > 0 else { return nil }
    let node = node.unwrapped
    switch node.kind {
    case .stringLiteral:
      guard node.range.count <= Self.lengthLimit else { return nil }
      budget -= node.range.count / Self.blockSize
      var result = ""
      for part in node.children {
        switch part.kind {
        case .stringSegment: result += unescaped(part.text)
        case .interpolation:
          guard let argument = part.child(.argument)?.value, let text = string(argument, depth: depth + 1) else {
            return nil
          }
          result += text
        default: return nil
        }
        if result.utf8.count > Self.lengthLimit { return nil }
      }
      return result
    case .sequence:
      var result = ""
      for (i, part) in node.children.enumerated() {
        if i % 2 == 1 {
          guard part.isPlus else { return nil }
          continue
        }
        guard let text = string(part, depth: depth + 1), result.utf8.count + text.utf8.count <= Self.lengthLimit else {
          return nil
        }
        result += text
      }
      return result
    case .identifierExpr, .memberAccess: return constant(node).flatMap { string($0, depth: depth + 1) }
    default: return nil
    }
  }

  private func unescaped(_ text: String) -> String {
    text.contains("\\") ? text.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\") : text
  }

  /// What a name stands for.
  func constant(_ node: Node) -> Node? {
    guard node.isName, let known = constants[node.name] else {
      return nil
    }
    return known
  }

  /// The elements of a list, of several that are added, and of constants that stand for some.
  ///
  /// - Returns: `isWhole`: there are no others.
  func elements(_ node: Node?) -> (nodes: [Node], isWhole: Bool) {
    guard let node else { return ([], true) }
    var found: [Node] = []
    var isWhole = true
    collect(node, into: &found, &isWhole, depth: 0)
    return (found, isWhole)
  }

  private func collect(_ node: Node, into found: inout [Node], _ isWhole: inout Bool, depth: Int) {
    budget -= 1
    guard depth < Self.depthLimit, budget > 0 else {
      isWhole = false
      return
    }
    let node = node.unwrapped
    switch node.kind {
    case .arrayLiteral:
      for element in node.children {
        budget -= 1
        if budget <= 0 {
          isWhole = false
          return
        }
        found.append(element.kind == .argument ? element.firstChild ?? element : element)
      }
    case .sequence:
      for (i, part) in node.children.enumerated() {
        if i % 2 == 0 {
          collect(part, into: &found, &isWhole, depth: depth + 1)
        } else if !part.isPlus {
          isWhole = false
        }
      }
    case .nilLiteral: break
    case .identifierExpr, .memberAccess:
      guard let value = constant(node) else {
        isWhole = false
        return
      }
      collect(value, into: &found, &isWhole, depth: depth + 1)
    default: isWhole = false
    }
  }

  /// Texts of a list; what is not literal is left out.
  func strings(_ node: Node?) -> (texts: [String], isWhole: Bool) {
    let (nodes, isWhole) = elements(node)
    let texts = nodes.compactMap { string($0) }
    return (texts, isWhole && texts.count == nodes.count)
  }

  /// The call that an element is, or that a constant stands for, with the name that it calls.
  func call(_ node: Node) -> (name: String, call: Node)? {
    var node = node.unwrapped
    for _ in 0..<Self.depthLimit {
      if node.kind == .call { return (text(node.calledName), node) }
      guard let value = constant(node) else { return nil }
      node = value.unwrapped
    }
    return nil
  }

  /// The name behind the last period: `iOS` of `.iOS`, `Platform.iOS`.
  func caseName(_ node: Node?) -> String? {
    guard let node = node?.unwrapped else { return nil }
    switch node.kind {
    case .memberAccess, .identifierExpr: return text(node.name)
    case .call: return text(node.calledName)
    default: return nil
    }
  }

  /// A version as `.v17`, `.v10_15`, `"17.2"`.
  func version(_ node: Node?) -> SystemVersion? {
    guard let node = node?.unwrapped else { return nil }
    let text = node.kind == .memberAccess ? text(node.name) : string(node) ?? ""
    guard node.kind != .memberAccess || text.hasPrefix("v") else { return nil }
    return SystemVersion(text.drop { !$0.isNumber }.replacing("_", with: "."))
  }
}

extension Node {
  /// The only statement of a getter, without `return`.
  fileprivate var onlyStatement: Node? {
    guard let first = firstChild, first.end == end else { return nil }
    return first.kind == .returnStmt ? first.firstChild : first
  }

  fileprivate var isPlus: Bool { kind == .binaryOperator && text == "+" }
}
