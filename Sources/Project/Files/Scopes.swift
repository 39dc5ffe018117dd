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
  private let scopes: NestedRanges<Content>
  let hasPreviews: Bool

  /// Linear, but for sorting the declarations.
  init(types: FixedArray<TypeFact>, members: FixedArray<MemberFact>, previews: [Int], in tree: Tree) {
    var scopes: [(range: Range<UInt32>, value: Content)] = []
    func add(_ content: Content, at node: Int) { scopes.append((tree.node(node).numbers, content)) }
    for i in types.indices {
      let fact = types[i]
      if fact.kind == .protocol || fact.kind == .typealias { continue }
      let isPreview = fact.inherited.contains { Conformances.has(.preview, $0.name) }
      add(isPreview ? .preview : .type(i), at: Int(fact.node))
    }
    for i in members.indices where Self.isReachedByName(members[i]) {
      add(.member(i), at: Int(members[i].node))
    }
    for node in previews { add(.preview, at: node) }
    self.scopes = NestedRanges(scopes)
    hasPreviews = scopes.contains { $0.value == .preview }
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
    var innermost: Content?
    for content in scopes.around(UInt32(node)) {
      if content == .preview { return .preview }
      innermost = innermost ?? content
    }
    return innermost
  }
}
