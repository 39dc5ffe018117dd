// Look-ups by names that are known at compile time: `members(named: .body, of: type)`. Results, order and cost are
// those of the functions that take a `Name`.

import Syntax

extension Index {
  @inlinable public func members(named known: Name.Known, of type: TypeID) -> [MemberID] {
    members(named: Name(known), of: type)
  }

  @inlinable public func ownMembers(named known: Name.Known, of type: TypeID) -> some Sequence<MemberID> {
    ownMembers(named: Name(known), of: type)
  }

  @inlinable public func types(named known: Name.Known) -> [TypeID] { types(named: Name(known)) }

  /// The entry of a framework's type; nil if the project does not extend it.
  @inlinable public func frameworkType(_ known: Name.Known) -> TypeID? { frameworkType(named: Name(known)) }

  @inlinable public func members(mentioning known: Name.Known) -> [MemberID] { members(mentioning: Name(known)) }

  @inlinable public func uses(named known: Name.Known) -> NamedUses { uses(named: Name(known)) }
}

extension Body {
  @inlinable public func uses(named known: Name.Known) -> [Int] { uses(named: Name(known)) }
}
