// The flat syntax tree of one file, and the node: a pointer to its columns and a number.
//
// All columns of a tree lie in one block of exactly the size that they need. Numbers of tokens and nodes have 16 bits
// in files with fewer than 65 536 of each, and offsets in files shorter than that: in nearly all files. Names of
// tokens are not kept, because nodes hold the names that are needed. Others are looked up by their bytes.

/// The nodes of one file in pre-order: the descendants of `n` are `n + 1 ..< ends[n]`.
@usableFromInline
struct NodeTable: Sendable {
  @usableFromInline let names: BlockColumn<Name>
  /// The number of the first token; for an empty node that of the token after it.
  @usableFromInline let firstTokens: NumberColumn
  /// Exclusive token numbers.
  @usableFromInline let endTokens: NumberColumn
  /// The number after the last descendant.
  @usableFromInline let ends: NumberColumn
  @usableFromInline let parents: NumberColumn
  @usableFromInline let kinds: BlockColumn<NodeKind>
  @usableFromInline let details: BlockColumn<UInt8>
}

/// The data of all nodes, at one address for as long as the tree lives.
@usableFromInline
struct TreeColumns: ~Copyable, Sendable {
  @usableFromInline let bytes: [UInt8]
  let nameTable: NameTable
  @usableFromInline let nodes: NodeTable
  @usableFromInline let tokenKinds: BlockColumn<TokenKind>
  @usableFromInline let tokenFlags: BlockColumn<TokenFlags>
  @usableFromInline let tokenStarts: NumberColumn
  @usableFromInline let tokenLengths: BlockColumn<UInt8>
  /// In the order of the source.
  let longTokens: BlockColumn<LongToken>
  let comments: BlockColumn<Comment>
  /// The memory of the whole tree in bytes, without the source.
  let size: Int

  /// UTF-8 byte offsets.
  @inlinable @inline(__always)
  func range(ofToken token: Int) -> Range<Int> {
    let start = Int(tokenStarts[token])
    let length = Int(tokenLengths[token])
    return start..<start &+ (length < 255 ? length : self.length(ofLongToken: token))
  }

  @usableFromInline
  func length(ofLongToken token: Int) -> Int {
    var low = 0
    var high = longTokens.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(longTokens[middle].token) <= token { low = middle } else { high = middle }
    }
    return Int(longTokens[low].length)
  }

  /// The name of a token, as `TokenTable.name`. Linear in the bytes of the token.
  @usableFromInline
  func name(ofToken token: Int) -> Name {
    let kind = tokenKinds[token]
    var range = range(ofToken: token)
    switch kind {
    case .wildcard: return Name(.`_`)
    case .identifier:
      if tokenFlags[token].contains(.backticks) { range = range.lowerBound + 1..<range.upperBound - 1 }
    case .dollarIdentifier: break
    case .prefixOperator, .infixOperator, .postfixOperator, .equal:
      // Each piece of an operator has the name of the whole.
      var first = token
      while tokenFlags[first].contains(.joined) { first -= 1 }
      var last = token
      while tokenFlags[last + 1].contains(.joined) { last += 1 }
      if first == last, kind == .equal { return .none }
      range = self.range(ofToken: first).lowerBound..<self.range(ofToken: last).upperBound
    default:
      guard kind.isReserved else { return .none }
      return Name(id: UInt32(kind.rawValue - TokenKind.Any.rawValue) + Name.Known.`Any`.id)
    }
    return nameTable.name(bytes.span.extracting(range)) ?? .none
  }
}

/// The syntax tree of one file. Parsing never fails: what is not Swift is a `missing` or an `unexpected` node.
///
/// Nodes point into the tree without keeping it alive, so the holder of a node must hold its tree. A run gives trees
/// up and parses them again when they are needed (`SourceFile.tree`). Node numbers and ranges stay valid across that;
/// nodes do not.
@safe
public final class Tree: Sendable {
  /// The text that was parsed. All offsets of the tree count its UTF-8 bytes.
  public let source: SourceText
  /// The beginning of the block; the columns follow.
  @usableFromInline nonisolated(unsafe) let columns: UnsafeMutablePointer<TreeColumns>

  /// The tree that `parser` has built from `source`.
  init(source: SourceText, names: NameTable, built parser: inout Parser) {
    self.source = source
    let tokenCount = parser.tokens.count
    let nodeCount = parser.nodes.count
    let hasWideOffsets = source.bytes.count > Int(UInt16.max)
    let hasWideNumbers = max(tokenCount, nodeCount) > Int(UInt16.max)
    let header = MemoryLayout<TreeColumns>.size
    var size = header + Block.slack * 13
    size += nodeCount * (4 + 1 + 1 + 4 * (hasWideNumbers ? 4 : 2))
    size += tokenCount * (1 + 1 + 1 + (hasWideOffsets ? 4 : 2))
    size += parser.tokens.longTokens.count * MemoryLayout<LongToken>.stride
    size += parser.tokens.comments.count * MemoryLayout<Comment>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<TreeColumns>.alignment)
    var block = unsafe Block(memory + header, room: size - header)
    let table = NodeTable(
      names: block.column(of: Name.self, count: nodeCount),
      firstTokens: block.numbers(count: nodeCount, isWide: hasWideNumbers),
      endTokens: block.numbers(count: nodeCount, isWide: hasWideNumbers),
      ends: block.numbers(count: nodeCount, isWide: hasWideNumbers),
      parents: block.numbers(count: nodeCount, isWide: hasWideNumbers),
      kinds: block.column(of: NodeKind.self, count: nodeCount),
      details: block.column(of: UInt8.self, count: nodeCount))
    let longTokens = block.column(of: LongToken.self, count: parser.tokens.longTokens.count)
    for i in 0..<longTokens.count { longTokens[i] = parser.tokens.longTokens[i] }
    let comments = block.column(of: Comment.self, count: parser.tokens.comments.count)
    for i in 0..<comments.count { comments[i] = parser.tokens.comments[i] }
    let starts = block.numbers(count: tokenCount, isWide: hasWideOffsets)
    let kinds = block.column(of: TokenKind.self, count: tokenCount)
    let flags = block.column(of: TokenFlags.self, count: tokenCount)
    let lengths = block.column(of: UInt8.self, count: tokenCount)
    if hasWideOffsets {
      TokenWriter(starts: starts, kinds: kinds, flags: flags, lengths: lengths, UInt32.self).write(parser.tokens.tokens)
    } else {
      TokenWriter(starts: starts, kinds: kinds, flags: flags, lengths: lengths, UInt16.self).write(parser.tokens.tokens)
    }
    if hasWideNumbers {
      parser.nodes.flip(into: NodeWriter(table, UInt32.self))
    } else {
      parser.nodes.flip(into: NodeWriter(table, UInt16.self))
    }
    unsafe columns = memory.bindMemory(to: TreeColumns.self, capacity: 1)
    unsafe columns.initialize(
      to: TreeColumns(
        bytes: source.bytes, nameTable: names, nodes: table, tokenKinds: kinds, tokenFlags: flags,
        tokenStarts: starts, tokenLengths: lengths, longTokens: longTokens, comments: comments, size: size))
  }

  deinit {
    unsafe columns.deinitialize(count: 1)
    unsafe columns.deallocate()
  }

  /// The `sourceFile` node.
  @inlinable public var root: Node { unsafe Node(columns, 0) }
  /// The number of nodes, at least 1.
  @inlinable public var nodeCount: Int { unsafe columns.pointee.nodes.kinds.count }
  /// The number of tokens, `endOfFile` included.
  @inlinable public var tokenCount: Int { unsafe columns.pointee.tokenKinds.count }

  /// The node with this number, valid as long as the tree lives; `number` must be below `nodeCount`.
  @inlinable public func node(_ number: Int) -> Node { unsafe Node(columns, UInt32(number)) }

  /// The kind of the token with this number, which must be below `tokenCount`.
  @inlinable public func tokenKind(_ token: Int) -> TokenKind { unsafe columns.pointee.tokenKinds[token] }
  @inlinable public func tokenFlags(_ token: Int) -> TokenFlags { unsafe columns.pointee.tokenFlags[token] }
  /// The name of a token; `.none` for tokens without one. Slower than the name of a node: it is looked up by the
  /// bytes.
  @inlinable public func tokenName(_ token: Int) -> Name { unsafe columns.pointee.name(ofToken: token) }
  /// The UTF-8 byte offsets of a token.
  @inlinable public func tokenRange(_ token: Int) -> Range<Int> { unsafe columns.pointee.range(ofToken: token) }

  /// The number of comments, documentation included.
  public var commentCount: Int { unsafe columns.pointee.comments.count }
  /// The comment with this index, in the order of the source; `index` must be below `commentCount`.
  public func comment(_ index: Int) -> Comment { unsafe columns.pointee.comments[index] }

  /// The memory that the tree holds in bytes, without the source.
  public var byteCount: Int { unsafe columns.pointee.size }
}

/// One node of a tree: two words, without reference counting. It is valid only as long as its tree lives; keep its
/// number or range to find it again in a tree of the same text.
@safe @frozen
public struct Node: Sendable {
  @usableFromInline nonisolated(unsafe) let columns: UnsafeMutablePointer<TreeColumns>
  /// The number of the node in pre-order; the same text always gives the same numbers.
  public let number: UInt32

  @inlinable @inline(__always)
  init(_ columns: UnsafeMutablePointer<TreeColumns>, _ number: UInt32) {
    unsafe self.columns = unsafe columns
    self.number = number
  }

  @inlinable @inline(__always)
  func sibling(_ number: UInt32) -> Node { unsafe Node(columns, number) }

  /// What the node is. It decides what the children and `name` mean.
  @inlinable public var kind: NodeKind {
    @inline(__always) get { unsafe columns.pointee.nodes.kinds[Int(number)] }
  }
  /// The meaning depends on the kind: see `NodeKind`. `Views/Details.swift` gives it names.
  @usableFromInline var detail: UInt8 {
    @inline(__always) get { unsafe columns.pointee.nodes.details[Int(number)] }
  }
  /// The name that the node declares or mentions; `.none` if there is none.
  @inlinable public var name: Name {
    @inline(__always) get { unsafe columns.pointee.nodes.names[Int(number)] }
  }
  /// The number after the last descendant.
  @inlinable public var end: UInt32 {
    @inline(__always) get { unsafe columns.pointee.nodes.ends[Int(number)] }
  }
  /// The number of the first token; for an empty node that of the token after it.
  @inlinable public var firstToken: Int {
    @inline(__always) get { unsafe Int(columns.pointee.nodes.firstTokens[Int(number)]) }
  }
  /// The number after the last token.
  @inlinable public var endToken: Int {
    @inline(__always) get { unsafe Int(columns.pointee.nodes.endTokens[Int(number)]) }
  }
  /// The numbers of the tokens; empty for an empty node.
  @inlinable public var tokens: Range<Int> { firstToken..<endToken }
  /// The parent; nil for the file.
  @inlinable public var parent: Node? {
    number == 0 ? nil : sibling(unsafe columns.pointee.nodes.parents[Int(number)])
  }

  /// UTF-8 byte offsets from the start of the first token to the end of the last one. The range lies within that of
  /// the parent and after those of earlier siblings. So the span from a node to a later one, or from an ancestor to
  /// its descendant, is a valid range, even in broken code.
  @inlinable public var range: Range<Int> {
    let first = firstToken
    let end = endToken
    guard end > first else { return emptyRange }
    let start = unsafe Int(columns.pointee.tokenStarts[first])
    return start..<tokenRange(end - 1).upperBound
  }

  /// An empty node stands before the next token. If that token is outside of the parent, as after `f(x:` at the end
  /// of a file, the node stands at the end of the parent.
  @usableFromInline var emptyRange: Range<Int> {
    let token = firstToken
    let owner = ancestor { $0.endToken > $0.firstToken }
    let place =
      if let owner, token >= owner.endToken {
        tokenRange(owner.endToken - 1).upperBound
      } else {
        tokenRange(token).lowerBound
      }
    return place..<place
  }

  /// The kind of a token of the file, by its number.
  @inlinable public func tokenKind(_ token: Int) -> TokenKind { unsafe columns.pointee.tokenKinds[token] }
  @inlinable public func tokenFlags(_ token: Int) -> TokenFlags { unsafe columns.pointee.tokenFlags[token] }
  /// The name of a token; `.none` for tokens without one. Slower than the name of a node: it is looked up by the
  /// bytes.
  @inlinable public func tokenName(_ token: Int) -> Name { unsafe columns.pointee.name(ofToken: token) }
  /// The UTF-8 byte offsets of a token.
  @inlinable public func tokenRange(_ token: Int) -> Range<Int> { unsafe columns.pointee.range(ofToken: token) }

  /// The first byte of a token; 0 for the end of the file.
  @inlinable public func firstByte(ofToken token: Int) -> UInt8 {
    let start = unsafe Int(columns.pointee.tokenStarts[token])
    return unsafe start < columns.pointee.bytes.count ? columns.pointee.bytes[start] : 0
  }
  /// The bytes of a token.
  @inlinable public func bytes(ofToken token: Int) -> ArraySlice<UInt8> {
    unsafe columns.pointee.bytes[tokenRange(token)]
  }
  /// The text of the node in the source; invalid bytes become U+FFFD. Linear in the bytes of the node.
  public var text: String { text(prefix: .max) }
  /// The first `count` bytes of the text of the node, or all: a node may be as large as its file. A character that is
  /// cut becomes U+FFFD.
  public func text(prefix count: Int) -> String {
    let range = range
    let end = range.lowerBound + min(range.count, count)
    return unsafe String(decoding: columns.pointee.bytes[range.lowerBound..<end], as: UTF8.self)
  }

  /// The direct children, in the order of the source.
  @inlinable public var children: Children { Children(parent: self) }
  /// All descendants in pre-order, without the node itself. Linear in their number.
  @inlinable public var descendants: Descendants { Descendants(node: self) }

  /// The first direct child; nil for a leaf.
  @inlinable public var firstChild: Node? {
    end > number + 1 ? sibling(number + 1) : nil
  }
  /// The last direct child; nil for a leaf. Linear in the number of children.
  public var lastChild: Node? {
    var last: Node?
    for child in children { last = child }
    return last
  }

  /// The first direct child of `kind`; nil if there is none. Linear in the number of children.
  @inlinable public func child(_ kind: NodeKind) -> Node? {
    for child in children where child.kind == kind { return child }
    return nil
  }

  /// The nearest proper ancestor that satisfies `predicate`; nil if none does. Linear in the depth of the node.
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

  /// Whether `other` is this node or a descendant of it. Both must belong to the same tree.
  @inlinable public func contains(_ other: Node) -> Bool {
    other.number >= number && other.number < end
  }

  /// The direct children of a node. Valid as long as the tree lives, like the nodes.
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

  /// The nodes below a node, in pre-order. Valid as long as the tree lives, like the nodes.
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
    /// Skips the descendants of `last`, which must be the node that `next` returned last.
    @inlinable public mutating func skipSubtree(of last: Node) { node = node.sibling(last.end) }
  }

  /// The nodes around a node, innermost first. Valid as long as the tree lives, like the nodes.
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
