// Names are numbers: all workers of a run intern the identifiers of their files in one table.

/// An interned identifier or operator. Two names are equal if they come from the same table and have the same
/// spelling, backticks aside. The numbers depend on the order of interning: never sort by them.
@frozen
public struct Name: Hashable, BitwiseCopyable, Sendable {
  /// The index into the table that made the name; 0 is `Name.none`.
  public let id: UInt32
  /// The name with this number in its table. The number is not checked.
  @inlinable @inline(__always) public init(id: UInt32) { self.id = id }

  /// No name: an anonymous parameter, a missing identifier.
  @inlinable public static var none: Name { Name(id: 0) }

  /// The name with this spelling. It is the same in every table.
  @inlinable @inline(__always)
  public init(_ known: Known) { self.init(id: known.id) }

  /// The case of `Known` with this name; nil if SameView does not mention the name.
  @inlinable public var known: Known? { Name.known(id) }

  /// Whether the name is a keyword in one position only. These names follow `_` in `Known`.
  @inline(__always)
  var isContextualWord: Bool {
    id &- Known.`_`.id &- 1 < Known.yielding.id &- Known.`_`.id
  }

  /// Whether the name has this spelling. Compares numbers, as all functions with a `Known` do.
  @inlinable @inline(__always)
  public static func == (name: Name, known: Known) -> Bool { name.id == known.id }
  @inlinable @inline(__always)
  public static func != (name: Name, known: Known) -> Bool { name.id != known.id }
}

// Lists, not sets: those find their elements by hash.
extension BidirectionalCollection<Name> {
  /// Whether the list has the name. Linear in the length of the list.
  @inlinable public func contains(_ known: Name.Known) -> Bool { contains(Name(known)) }
}

/// A nil name equals no known name.
@inlinable @inline(__always)
public func == (name: Name?, known: Name.Known) -> Bool { name?.id == known.id }
@inlinable @inline(__always)
public func != (name: Name?, known: Name.Known) -> Bool { name?.id != known.id }
