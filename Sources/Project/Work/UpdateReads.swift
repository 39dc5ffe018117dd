// What view updates read outside of views: properties of models, globals, and the call paths from a body to them.

import Frameworks
import Syntax

/// What code that runs during view updates reads of stored properties that no view holds.
public struct UpdateReads: Sendable {
  /// By member: the start of its sites in `sites`, and then the end of the last ones.
  private let starts: [Int32]
  private let sites: [UseSite]
  /// By member: the call by which an update reaches it on a shortest path. `unreached` if no update runs it, `root`
  /// if SwiftUI calls it.
  private let entries: [UseSite]

  private static let unreached = UseSite(member: MemberID(number: -1), use: -1)
  private static let root = UseSite(member: MemberID(number: -1), use: 0)

  /// `members` must be in the order of their numbers.
  init(linking members: [MemberWork], index: Index) {
    var entries = [UseSite](repeating: Self.unreached, count: index.memberCount)
    var level: [Int] = []
    for i in members.indices where Self.isRoot(members[i].member, in: index) {
      entries[Int(members[i].member.number)] = Self.root
      level.append(i)
    }
    var positions = [Int32](repeating: -1, count: index.memberCount)
    for i in members.indices { positions[Int(members[i].member.number)] = Int32(i) }
    while !level.isEmpty {
      var next: [Int] = []
      for i in level {
        for call in members[i].calls where entries[Int(call.callee.number)] == Self.unreached {
          entries[Int(call.callee.number)] = UseSite(member: call.caller, use: Int(call.use))
          let position = positions[Int(call.callee.number)]
          if position >= 0 { next.append(Int(position)) }
        }
      }
      level = next
    }
    var counts = [Int32](repeating: 0, count: index.memberCount + 1)
    for i in members.indices where entries[Int(members[i].member.number)] != Self.unreached {
      for read in members[i].reads { counts[Int(read.property.number) + 1] += 1 }
    }
    for i in 1..<counts.count { counts[i] += counts[i - 1] }
    starts = counts
    var sites = [UseSite](repeating: Self.unreached, count: Int(counts.last ?? 0))
    for i in members.indices where entries[Int(members[i].member.number)] != Self.unreached {
      for read in members[i].reads {
        let place = Int(counts[Int(read.property.number)])
        sites[place] = UseSite(member: members[i].member, use: Int(read.use))
        counts[Int(read.property.number)] += 1
      }
    }
    self.sites = sites
    self.entries = entries
  }

  private static func isRoot(_ member: MemberID, in index: Index) -> Bool {
    guard index[member].kind == .computedProperty || index[member].kind == .function, !index[member].isStatic,
      let owner = index.owner(member), index[owner].traits.contains(.viewLike)
    else { return false }
    return Conformances.isUpdateMember(index[member].name, of: index[owner].traits)
  }

  /// The uses in updates that read the stored property, in the order of files.
  public func sites(of property: MemberID) -> ArraySlice<UseSite> {
    sites[Int(starts[Int(property.number)])..<Int(starts[Int(property.number) + 1])]
  }

  /// Whether an update runs the member.
  public func isReached(_ member: MemberID) -> Bool { entries[Int(member.number)] != Self.unreached }

  /// The call path by which an update reaches the member, the call in the body first; empty for a body.
  public func way(to member: MemberID) -> [UseSite] {
    var found: [UseSite] = []
    var entry = entries[Int(member.number)]
    while entry.member.number >= 0, found.count < FollowLimit.members {
      found.append(entry)
      entry = entries[Int(entry.member.number)]
    }
    return found.reversed()
  }
}

extension Index {
  /// Whether the property belongs to a model, or is a variable outside of types. The value of a constant outside of
  /// types never changes.
  func isHeldOutsideOfViews(_ property: MemberID) -> Bool {
    guard let owner = owner(property), !self[property].isStatic else { return !self[property].isLet }
    return !self[owner].traits.contains(.viewLike)
  }
}
