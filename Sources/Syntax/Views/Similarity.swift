// When two pieces of code say the same.
//
// What makes no difference is looked through: spaces and comments, parentheses, `self.`, a `Group`
// around one view, a closure that stands behind the parentheses or inside of them.

extension Node {
  /// Whether both nodes, which are of one file, say the same. Linear in their size.
  public func isSimilar(to other: Node) -> Bool {
    let a = plain
    let b = other.plain
    if a == b { return true }
    if let first = a.nameWithoutSelf, let second = b.nameWithoutSelf { return first == second }
    guard a.isAlike(b) else { return false }
    if a.kind == .call {
      guard let first = a.callee, let second = b.callee, first.isSimilar(to: second) else { return false }
      return a.hasSimilarArguments(to: b)
    }
    return Node.areSimilar(Array(a.children), Array(b.children)) && a.ownTokensEqual(b)
  }

  /// The same for all nodes that are similar: only those with one mark need be compared. Differs from run to run.
  /// Linear in the size of the node.
  public var similarityMark: Int {
    var hasher = Hasher()
    addMark(to: &hasher)
    return hasher.finalize()
  }

  private func addMark(to hasher: inout Hasher) {
    let node = plain
    if let name = node.nameWithoutSelf { return hasher.combine(name) }
    hasher.combine(node.kind)
    hasher.combine(node.name)
    if node.kind == .call {
      node.callee?.addMark(to: &hasher)
      for passed in node.passedValues { passed.value.addMark(to: &hasher) }
    } else {
      for child in node.children { child.addMark(to: &hasher) }
      // Blanks and comments make no difference.
      if node.firstChild == nil { for token in node.ownTokens { hasher.combine(node.bytes(ofToken: token)) } }
    }
  }

  /// Whether both calls pass the same arguments, closures included. Two nodes that are not calls pass none.
  public func hasSimilarArguments(to other: Node) -> Bool {
    let a = passedValues
    let b = other.passedValues
    guard a.count == b.count else { return false }
    return zip(a, b).allSatisfy { first, second in
      first.hasSameRole(as: second) && first.value.isSimilar(to: second.value)
    }
  }

  /// A value that a call passes. Valid as long as the tree of the call lives.
  public struct PassedValue {
    /// `.none` if no label is written.
    public let label: Name
    public let value: Node
    /// The first closure behind the parentheses, whose label is not written.
    public let isUnlabelledClosure: Bool

    /// Whether both go to the same parameter of one function, as far as labels tell: a first closure behind the
    /// parentheses may have any label.
    public func hasSameRole(as other: PassedValue) -> Bool {
      label == other.label || (isUnlabelledClosure && other.value.kind == .closure)
        || (other.isUnlabelledClosure && value.kind == .closure)
    }
  }

  /// Everything that a call passes, trailing closures last.
  public var passedValues: [PassedValue] {
    children.compactMap { child in
      guard child.kind == .argument || child.kind == .trailingClosure, let value = child.value else {
        return nil
      }
      return PassedValue(
        label: child.name, value: value,
        isUnlabelledClosure: child.kind == .trailingClosure && child.name == .none)
    }
  }

  /// Whether both lists have similar nodes in the same order.
  public static func areSimilar(_ a: [Node], _ b: [Node]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.isSimilar(to: $1) }
  }

  /// The node without parentheses and without a `Group` around a single view.
  private var plain: Node {
    var node = unwrapped
    while let inner = node.groupedView { node = inner.unwrapped }
    return node
  }

  /// `v` of `Group { v }`.
  var groupedView: Node? {
    guard kind == .call, callee?.kind == .identifierExpr, callee?.name == .Group, arguments.isEmpty,
      trailingClosures.count == 1, let closure = trailingClosures[0].value
    else { return nil }
    let statements = closure.statements
    guard statements.count == 1, closure.closureSignature == nil else { return nil }
    switch statements[0].kind {
    case .call, .memberAccess, .identifierExpr: return statements[0]
    default: return nil
    }
  }

  /// `name` of `name` and of `self.name`.
  private var nameWithoutSelf: Name? {
    switch kind {
    case .identifierExpr: firstChild == nil ? name : nil
    case .memberAccess:
      base?.kind == .identifierExpr && base?.name == .`self` && child(.genericArgumentClause) == nil
        ? name : nil
    default: nil
    }
  }

  /// Tokens of the node itself, between those of its children.
  private func ownTokensEqual(_ other: Node) -> Bool {
    let a = ownTokens
    let b = other.ownTokens
    return a.count == b.count && zip(a, b).allSatisfy { bytes(ofToken: $0) == other.bytes(ofToken: $1) }
  }

  private var ownTokens: [Int] {
    var found: [Int] = []
    var token = firstToken
    for child in children {
      while token < child.firstToken {
        found.append(token)
        token += 1
      }
      token = max(token, child.endToken)
    }
    while token < endToken {
      found.append(token)
      token += 1
    }
    return found
  }
}

extension Node {
  /// A name for an expression under which its uses can be compared: without `self.`, `$`, `?`, `!` and
  /// blanks. Linear in the bytes of the node.
  public var comparableText: String {
    var text = ""
    let node = unwrapped
    for token in node.tokens {
      switch tokenKind(token) {
      case .questionPostfix, .exclamationPostfix: continue
      case .self where token + 1 < node.endToken && tokenKind(token + 1) == .period: continue
      case .period where text.isEmpty: continue
      default:
        var bytes = self.bytes(ofToken: token)
        if bytes.first == UInt8(ascii: "$"), bytes.count > 1,
          !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[bytes.startIndex + 1])
        {
          bytes = bytes.dropFirst()
        }
        text += String(decoding: bytes, as: UTF8.self)
      }
    }
    return text
  }
}
