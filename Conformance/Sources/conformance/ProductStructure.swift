// The product's tokens and tree, reduced to what is compared.

import Syntax

extension Structure {
  init(of tree: Tree, names: NameTable, withItems: Bool) {
    for token in 0..<tree.tokenCount - 1 {
      let range = tree.tokenRange(token)
      let kind = tree.tokenKind(token)
      // What is between the delimiters is compared as a whole.
      tokens.append(
        ComparedToken(
          start: range.lowerBound, end: range.upperBound, kind: kind,
          isJoined: tree.tokenFlags(token).contains(.joined)))
    }
    for index in 0..<tree.commentCount {
      let comment = tree.comment(index)
      comments.append(ComparedComment(start: Int(comment.start), end: Int(comment.end), kind: comment.kind))
    }
    guard withItems else { return }
    var places = [Int](repeating: -1, count: tree.nodeCount)
    for number in 0..<tree.nodeCount {
      let node = tree.node(number)
      let parent = node.parent.map { places[Int($0.number)] } ?? -1
      places[number] = parent
      guard let kind = Self.comparedKind(of: node) else { continue }
      var end = node.endToken
      if end > node.firstToken, tree.tokenKind(end - 1) == .comma { end -= 1 }
      guard end > node.firstToken else { continue }
      var name = ""
      switch kind {
      case .argument, .trailingClosure, .memberAccess:
        if node.name != .none { name = names.text(of: node.name) }
      default: break
      }
      places[number] = items.count
      items.append(
        ComparedItem(
          kind: kind, start: tree.tokenRange(node.firstToken).lowerBound,
          end: tree.tokenRange(end - 1).upperBound, parent: parent, name: name))
    }
  }

  /// The kind that a node is compared as, or nil where swift-syntax has nothing like it.
  private static func comparedKind(of node: Node) -> NodeKind? {
    switch node.kind {
    case .sourceFile, .missing, .unexpected, .omittedBase, .stringSegment, .forSequence,
      .ifConfigCondition, .expressionPattern, .valueType:
      return nil
    case .inheritedType: return node.parent?.kind == .genericParameter ? nil : .inheritedType
    // swift-syntax tells patterns from expressions in places where the product does not.
    case .identifierPattern: return .identifierExpr
    case .wildcardPattern: return .discardExpr
    case .tuplePattern: return .tuple
    case .tupleType:
      guard let parent = node.parent, parent.kind == .functionType, parent.number + 1 == node.number else {
        return .tupleType
      }
      return nil
    case .parameter: return node.parent?.parent?.kind == .accessor ? nil : .parameter
    default: return node.kind
    }
  }
}

extension Tree {
  /// What the parser missed, and what it had no place for.
  var errorNodes: [Node] {
    (0..<nodeCount).map { node($0) }.filter { $0.kind == .missing || $0.kind == .unexpected }
  }

  /// The numbers of the tokens that are not what Swift accepts.
  var malformedTokens: [Int] { (0..<tokenCount).filter { tokenFlags($0).contains(.malformed) } }
}

/// Does the product take something in `bytes` for an error?
func productSeesError(in bytes: [UInt8]) -> Bool {
  let names = NameTable()
  let tree = Tree(parsing: SourceText(path: "snippet.swift", bytes: bytes), names: names)
  return !tree.errorNodes.isEmpty || !tree.malformedTokens.isEmpty
}
