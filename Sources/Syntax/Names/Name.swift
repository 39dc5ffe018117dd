// Names are numbers.
//
// All workers of a run intern the identifiers that they meet in one table. Names that SameView itself
// mentions have the same small number in every table: `Name.Known`.

/// An interned identifier or operator. Two names are equal if they are spelled alike (backticks
/// aside) and come from the same table. Numbers say nothing about order: never sort by them.
@frozen
public struct Name: Hashable, BitwiseCopyable, Sendable {
  /// Index into the table that made it; 0 is no name.
  public let id: UInt32
  @inlinable @inline(__always) public init(id: UInt32) { self.id = id }

  /// No name: an anonymous parameter, a missing identifier.
  @inlinable public static var none: Name { Name(id: 0) }

  @inlinable @inline(__always)
  public init(_ known: Known) { self.init(id: known.id) }

  /// The case of `Known` with this name, if SameView knows it.
  @inlinable public var known: Known? { Name.known(id) }

  /// Is this a word that is a keyword in one position only? These follow `_` in `Known`.
  @inline(__always)
  var isContextualWord: Bool {
    id &- Known.`_`.id &- 1 < Known.yielding.id &- Known.`_`.id
  }

  @inlinable @inline(__always)
  public static func == (name: Name, known: Known) -> Bool { name.id == known.id }
  @inlinable @inline(__always)
  public static func != (name: Name, known: Known) -> Bool { name.id != known.id }
}

/// No name equals no known one.
@inlinable @inline(__always)
public func == (name: Name?, known: Name.Known) -> Bool { name?.id == known.id }
@inlinable @inline(__always)
public func != (name: Name?, known: Name.Known) -> Bool { name?.id != known.id }
