// Names are numbers.
//
// Every worker interns the identifiers that it meets in a table of its own; once all files are
// parsed the tables are merged and the trees renumbered (see `NameTable.merge`). Names that
// SameView itself mentions have the same small number in every table: `Name.Known`.

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
  public init(_ known: Known) { self.init(id: known.rawValue) }

  /// The case of `Known` with this name, if SameView knows it.
  public var known: Known? {
    @inline(__always) get {
      // `init(rawValue:)` searches. Cases are numbered one after the other, from 1.
      id &- 1 < Self.knownCount ? unsafe unsafeBitCast(UInt16(truncatingIfNeeded: id &- 1), to: Known.self) : nil
    }
  }
  @usableFromInline static let knownCount = UInt32(Known.allCases.count)

  @inlinable @inline(__always)
  public static func == (name: Name, known: Known) -> Bool { name.id == known.rawValue }
  @inlinable @inline(__always)
  public static func != (name: Name, known: Known) -> Bool { name.id != known.rawValue }
}

/// No name equals no known one.
@inlinable @inline(__always)
public func == (name: Name?, known: Name.Known) -> Bool { name?.id == known.rawValue }
@inlinable @inline(__always)
public func != (name: Name?, known: Name.Known) -> Bool { name?.id != known.rawValue }
