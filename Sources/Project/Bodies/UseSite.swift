// Places in bodies.

import Syntax

/// A place in a member's body: a call or another use.
public struct UseSite: Hashable, Sendable {
  public let member: MemberID
  private let number: Int32
  /// Number of the use in the member's body.
  public var use: Int { Int(number) }

  public init(member: MemberID, use: Int) {
    self.member = member
    number = Int32(use)
  }
}

extension Index {
  public func use(at site: UseSite) -> UseFact { body(of: site.member).uses[site.use] }
  public func node(at site: UseSite) -> Node { body(of: site.member).node(site.use) }
}
