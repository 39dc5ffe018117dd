// Which declaration of a file the code at a node belongs to.

import Frameworks
import Syntax

/// The types, members and previews of a file as nested ranges of nodes. It holds node numbers, and keeps no tree alive.
struct Scopes: Sendable {
  /// A declaration, or the code outside of all. A number, because every name of a file has several.
  struct Content: Hashable, BitwiseCopyable, Sendable {
    private let number: Int32

    private init(_ number: Int32) { self.number = number }

    /// `#Preview { … }`, or a type that conforms to `PreviewProvider`.
    static let preview = Content(-1)
    /// The file itself, outside of all declarations.
    static let file = Content(-2)
    /// A type or extension, by its position among the facts of the file.
    static func type(_ fact: Int) -> Content { Content(Int32(fact) << 1) }
    /// A function, a computed property, or a static or global value.
    static func member(_ fact: Int) -> Content { Content(Int32(fact) << 1 | 1) }

    var isType: Bool { number & 1 == 0 }
    /// The position of the type or member among the facts of the file.
    var fact: Int { Int(number >> 1) }
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

  /// By node: what it belongs to, the preview around it or else the innermost declaration. Linear in the number of nodes,
  /// times how deep declarations nest.
  func contents(nodeCount: Int) -> [Content] {
    var contents = [Content](repeating: .file, count: nodeCount)
    // Outer ranges come first.
    for (range, content) in scopes.all where contents[Int(range.lowerBound)] != .preview {
      let nodes = Int(range.lowerBound)..<Int(range.upperBound)
      unsafe contents.withUnsafeMutableBufferPointer { unsafe $0[nodes].update(repeating: content) }
    }
    return contents
  }
}
