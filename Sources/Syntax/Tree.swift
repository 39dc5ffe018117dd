// The flat syntax tree of one file, and the node: a pointer to its columns and a number.

/// The nodes of one file in pre-order: the descendants of `n` are `n + 1 ..< ends[n]`.
@usableFromInline
struct NodeTable: ~Copyable, Sendable {
  @usableFromInline var kinds: Column<NodeKind>
  @usableFromInline var details: Column<UInt8>
  /// First token; for an empty node the token before which it stands.
  @usableFromInline var firstTokens: Column<UInt32>
  /// Exclusive.
  @usableFromInline var endTokens: Column<UInt32>
  /// The number after the last descendant.
  @usableFromInline var ends: Column<UInt32>
  @usableFromInline var parents: Column<UInt32>
  @usableFromInline var names: Column<Name>
}

/// Everything that a node can be asked, at one address for as long as the tree lives.
@usableFromInline
struct TreeColumns: ~Copyable, Sendable {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline var tokens: TokenTable
  @usableFromInline var nodes: NodeTable
}

/// The syntax tree of one file. Parsing never fails: what is not Swift is a `missing` or an
/// `unexpected` node.
///
/// Nodes point into the tree without keeping it alive. Whoever holds nodes holds the tree; a lint
/// run holds all of them to its end.
@safe
public final class Tree: Sendable {
  public let source: SourceText
  @usableFromInline nonisolated(unsafe) let columns: UnsafeMutablePointer<TreeColumns>

  init(source: SourceText, columns: consuming TreeColumns) {
    self.source = source
    unsafe self.columns = .allocate(capacity: 1)
    unsafe self.columns.initialize(to: columns)
  }

  deinit {
    unsafe columns.deinitialize(count: 1)
    unsafe columns.deallocate()
  }

  /// The `sourceFile` node.
  @inlinable public var root: Node { unsafe Node(columns, 0) }
  @inlinable public var nodeCount: Int { unsafe columns.pointee.nodes.kinds.count }
  @inlinable public var tokenCount: Int { unsafe columns.pointee.tokens.count }

  /// The node with this number; `number` must be below `nodeCount`.
  @inlinable public func node(_ number: Int) -> Node { unsafe Node(columns, UInt32(number)) }

  @inlinable public func tokenKind(_ token: Int) -> TokenKind { unsafe columns.pointee.tokens.kinds[token] }
  @inlinable public func tokenFlags(_ token: Int) -> TokenFlags { unsafe columns.pointee.tokens.flags[token] }
  @inlinable public func tokenName(_ token: Int) -> Name { unsafe columns.pointee.tokens.names[token] }
  /// UTF-8 offsets.
  @inlinable public func tokenRange(_ token: Int) -> Range<Int> {
    unsafe Int(columns.pointee.tokens.starts[token])..<Int(columns.pointee.tokens.ends[token])
  }

  public var commentCount: Int { unsafe columns.pointee.tokens.comments.count }
  /// The comments in the order of the source.
  public func comment(_ index: Int) -> Comment { unsafe columns.pointee.tokens.comments[index] }

  /// Translates every name from the table that this file was parsed with into the merged one.
  /// Call once, before any node is handed out.
  public func renumber(_ merged: [Name]) {
    for i in 0..<nodeCount {
      let name = unsafe columns.pointee.nodes.names[i]
      if name != .none { unsafe columns.pointee.nodes.names[i] = merged[Int(name.id)] }
    }
    for i in 0..<tokenCount {
      let name = unsafe columns.pointee.tokens.names[i]
      if name != .none { unsafe columns.pointee.tokens.names[i] = merged[Int(name.id)] }
    }
  }

  /// Bytes of memory that the tree's columns hold, without the source.
  public var byteCount: Int {
    nodeCount * (1 + 1 + 4 * 5) + tokenCount * (1 + 1 + 4 * 3) + commentCount * 12
  }
}

/// One node of a tree; two words, no reference counting.
@safe @frozen
public struct Node: Sendable {
  @usableFromInline nonisolated(unsafe) let columns: UnsafeMutablePointer<TreeColumns>
  /// The number in pre-order.
  public let number: UInt32

  @inlinable @inline(__always)
  init(_ columns: UnsafeMutablePointer<TreeColumns>, _ number: UInt32) {
    unsafe self.columns = unsafe columns
    self.number = number
  }

  @inlinable @inline(__always)
  func sibling(_ number: UInt32) -> Node { unsafe Node(columns, number) }

  @inlinable public var kind: NodeKind {
    @inline(__always) get { unsafe columns.pointee.nodes.kinds[Int(number)] }
  }
  /// See `NodeKind` for what it holds.
  @inlinable public var detail: UInt8 {
    @inline(__always) get { unsafe columns.pointee.nodes.details[Int(number)] }
  }
  /// The name that the node declares or mentions; `.none` where it has none.
  @inlinable public var name: Name {
    @inline(__always) get { unsafe columns.pointee.nodes.names[Int(number)] }
  }
  /// The number after the last descendant.
  @inlinable public var end: UInt32 {
    @inline(__always) get { unsafe columns.pointee.nodes.ends[Int(number)] }
  }
  /// The number of the first token; for an empty node the token before which it stands.
  @inlinable public var firstToken: Int {
    @inline(__always) get { unsafe Int(columns.pointee.nodes.firstTokens[Int(number)]) }
  }
  /// Exclusive.
  @inlinable public var endToken: Int {
    @inline(__always) get { unsafe Int(columns.pointee.nodes.endTokens[Int(number)]) }
  }
  @inlinable public var tokens: Range<Int> { firstToken..<endToken }
  /// Nil for the file.
  @inlinable public var parent: Node? {
    number == 0 ? nil : sibling(unsafe columns.pointee.nodes.parents[Int(number)])
  }

  /// UTF-8 offsets from the first byte of the first token to the end of the last one.
  @inlinable public var range: Range<Int> {
    let first = firstToken
    let end = endToken
    let start = unsafe Int(columns.pointee.tokens.starts[first])
    return start..<(end > first ? unsafe Int(columns.pointee.tokens.ends[end - 1]) : start)
  }

  @inlinable public func tokenKind(_ token: Int) -> TokenKind { unsafe columns.pointee.tokens.kinds[token] }
  @inlinable public func tokenFlags(_ token: Int) -> TokenFlags { unsafe columns.pointee.tokens.flags[token] }
  @inlinable public func tokenName(_ token: Int) -> Name { unsafe columns.pointee.tokens.names[token] }
  @inlinable public func tokenRange(_ token: Int) -> Range<Int> {
    unsafe Int(columns.pointee.tokens.starts[token])..<Int(columns.pointee.tokens.ends[token])
  }

  /// The bytes of a token.
  @inlinable public func bytes(ofToken token: Int) -> ArraySlice<UInt8> {
    unsafe columns.pointee.bytes[tokenRange(token)]
  }
  /// The text of the node as it stands in the source; invalid bytes become U+FFFD.
  public var text: String { unsafe String(decoding: columns.pointee.bytes[range], as: UTF8.self) }

  /// Direct children, in the order of the source.
  @inlinable public var children: Children { Children(parent: self) }
  /// All descendants in pre-order, without the node itself.
  @inlinable public var descendants: Descendants { Descendants(node: self) }

  @inlinable public var firstChild: Node? {
    end > number + 1 ? sibling(number + 1) : nil
  }
  public var lastChild: Node? {
    var last: Node?
    for child in children { last = child }
    return last
  }

  /// The first child of `kind`.
  @inlinable public func child(_ kind: NodeKind) -> Node? {
    for child in children where child.kind == kind { return child }
    return nil
  }

  /// The nearest proper ancestor that satisfies `predicate`.
  @inlinable public func ancestor(where predicate: (Node) -> Bool) -> Node? {
    var node = parent
    while let candidate = node {
      if predicate(candidate) { return candidate }
      node = candidate.parent
    }
    return nil
  }

  /// The proper ancestors, innermost first.
  @inlinable public var ancestors: Ancestors { Ancestors(next: parent) }

  /// Is `other` this node or below it? Both must be of one tree.
  @inlinable public func contains(_ other: Node) -> Bool {
    other.number >= number && other.number < end
  }

  @frozen public struct Children: Sequence, IteratorProtocol {
    @usableFromInline var node: Node
    @usableFromInline let stop: UInt32
    @inlinable init(parent: Node) {
      node = parent.sibling(parent.number + 1)
      stop = parent.end
    }
    @inlinable public mutating func next() -> Node? {
      guard node.number < stop else { return nil }
      defer { node = node.sibling(node.end) }
      return node
    }
  }

  @frozen public struct Descendants: Sequence, IteratorProtocol {
    @usableFromInline var node: Node
    @usableFromInline let stop: UInt32
    @inlinable init(node: Node) {
      self.node = node.sibling(node.number + 1)
      stop = node.end
    }
    @inlinable public mutating func next() -> Node? {
      guard node.number < stop else { return nil }
      defer { node = node.sibling(node.number + 1) }
      return node
    }
    /// Leaves out what is below the node that `next` returned last.
    @inlinable public mutating func skipSubtree(of last: Node) { node = node.sibling(last.end) }
  }

  @frozen public struct Ancestors: Sequence, IteratorProtocol {
    @usableFromInline var node: Node?
    @inlinable init(next: Node?) { node = next }
    @inlinable public mutating func next() -> Node? {
      defer { node = node?.parent }
      return node
    }
  }
}

extension Node: Hashable {
  @inlinable public static func == (a: Node, b: Node) -> Bool {
    unsafe a.number == b.number && a.columns == b.columns
  }
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    unsafe hasher.combine(UInt(bitPattern: columns))
  }
}
