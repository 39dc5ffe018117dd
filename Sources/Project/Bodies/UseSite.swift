// Places in bodies.

import Syntax

/// A use in the body of a member, such as a call. Valid as long as the index.
public struct UseSite: Hashable, Sendable {
  /// The member whose body contains the use.
  public let member: MemberID
  private let number: Int32
  /// The number of the use in the body of the member.
  public var use: Int { Int(number) }

  /// - Parameter use: A position in `Body.uses` of the member, which must exist.
  public init(member: MemberID, use: Int) {
    self.member = member
    number = Int32(use)
  }
}

extension Index {
  /// What the use is. Reads the body if it is not known yet: see `Index.body(of:)`.
  public func use(at site: UseSite) -> UseFact { body(of: site.member).uses[site.use] }
  /// The node of a use, valid until `forgetNodes`.
  public func node(at site: UseSite) -> Node { body(of: site.member).node(site.use) }
}
