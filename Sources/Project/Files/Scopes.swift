// Which declaration of a file the code at a node belongs to.

import Frameworks
import Syntax

/// The types, members and previews of a file as nested ranges of nodes. It holds node numbers, and keeps no tree alive.
struct Scopes: Sendable {
  enum Content: Equatable, Sendable {
    /// A type or extension, by its position among the facts of the file.
    case type(Int)
    /// A function, a computed property, or a static or global value.
    case member(Int)
    /// `#Preview { … }`, or a type that conforms to `PreviewProvider`.
    case preview
  }
  private struct Scope: Sendable {
    let start, end: UInt32
    let content: Content
    /// The position of the innermost one around it; -1 if there is none.
    var outer: Int32 = -1
  }
  /// In the order in which they begin; outer ones first.
  private let scopes: [Scope]
  let hasPreviews: Bool

  /// Linear, but for sorting the declarations.
  init(types: FixedArray<TypeFact>, members: FixedArray<MemberFact>, previews: [Int], in tree: Tree) {
    var scopes: [Scope] = []
    for i in types.indices {
      let fact = types[i]
      if fact.kind == .protocol || fact.kind == .typealias { continue }
      let isPreview = fact.inherited.contains { Conformances.has(.preview, $0.name) }
      scopes.append(
        Scope(start: fact.node, end: tree.node(Int(fact.node)).end, content: isPreview ? .preview : .type(i)))
    }
    for i in members.indices where Self.isReachedByName(members[i]) {
      let node = members[i].node
      scopes.append(Scope(start: node, end: tree.node(Int(node)).end, content: .member(i)))
    }
    for node in previews { scopes.append(Scope(start: UInt32(node), end: tree.node(node).end, content: .preview)) }
    scopes.sort { ($0.start, $1.end) < ($1.start, $0.end) }
    var open: [Int] = []
    for i in scopes.indices {
      while let last = open.last, scopes[last].end <= scopes[i].start { open.removeLast() }
      scopes[i].outer = Int32(open.last ?? -1)
      open.append(i)
    }
    self.scopes = scopes
    hasPreviews = scopes.contains { $0.content == .preview }
  }

  /// Whether code uses the member by its name only; what else a type has is used with it.
  static func isReachedByName(_ fact: MemberFact) -> Bool {
    switch fact.kind {
    case .function, .computedProperty: !fact.isOverride
    case .storedProperty: fact.isStatic || fact.owner == nil
    default: false
    }
  }

  /// What the node belongs to: the preview around it, else the innermost declaration; nil on the level of the file.
  func content(at node: Int) -> Content? {
    var i = scopes.firstSortedIndex { $0.start > node } - 1
    while i >= 0, scopes[i].end <= node { i = Int(scopes[i].outer) }
    let innermost = i >= 0 ? scopes[i].content : nil
    while i >= 0 {
      if scopes[i].content == .preview { return .preview }
      i = Int(scopes[i].outer)
    }
    return innermost
  }
}
