// What members do through the members that they call.

import Frameworks
import Syntax

/// An expensive call that a member reaches.
public struct ReachedCost: Sendable {
  public let cost: ExpensiveCall
  /// The framework's type that is constructed or called; `.none` if it is unknown or if it is a function.
  public let type: Name
  /// The call path: at each site its member calls the member of the next site; the last site is the expensive call.
  public let path: [UseSite]
  /// The highest on the path.
  public let frequency: Frequency
  /// What the inputs of the member must be for the path to exist.
  public let conditions: [InputCondition]
}

/// An effect of a member, or of the members that it calls.
public struct ReachedEffect: Sendable {
  public let effect: MemberEffect
  /// The call path: at each site its member calls the member of the next site; the last site has the effect.
  public let path: [UseSite]
  /// The highest on the path.
  public let frequency: Frequency
  /// What the inputs of the member must be for the path to exist.
  public let conditions: [InputCondition]
}

/// Sites, carried from callee to caller in order of distance, so that each path is a shortest one.
struct Reaches: Sendable {
  struct Site: Sendable {
    let member: MemberID
    let use: Int32
    let frequency: Frequency
    let conditions: [InputCondition]
  }
  private struct Reach: Sendable {
    let site: Int32
    let use: Int32
    /// The member that is called there; -1 at the site itself.
    let next: Int32
    let frequency: Frequency
    /// What the inputs of the member must be for this path.
    let conditions: [InputCondition]
  }
  /// By member.
  private let reaches: [[Reach]]

  /// How many sites in its callees are kept for one member: those of the greatest weight, then those that come first
  /// in the project, and for each call at least one. Where all functions call each other, each member reaches each
  /// site, and a few describe what a view does. Findings about further sites are missed.
  private static let siteLimit = 128

  /// - Parameter callers: By member, the calls of it.
  /// - Parameter limit: How many functions a path from the site with this number may pass through.
  /// - Parameter weight: How much the site with this number matters.
  /// - Parameter conditions: What the caller's inputs must be for a call to reach what has these conditions on the
  ///   inputs of the callee; nil if what it passes excludes that.
  /// - Parameter carries: Whether what happens at the site with this number is the caller's as well.
  init(
    of sites: [Site], callers: [[MemberWork.Call]], limit: (Int) -> Int = { _ in Work.depthLimit },
    weight: (Int) -> UInt8 = { _ in 0 }, conditions: ([InputCondition], MemberWork.Call) -> [InputCondition]?,
    carries: (MemberWork.Call, Int) -> Bool
  ) {
    var reaches: [[Reach]] = Array(repeating: [], count: callers.count)
    // By member: the number of the site that reached it last.
    var seen = [Int32](repeating: -1, count: callers.count)
    var counts = [Int](repeating: 0, count: callers.count)
    // For members at the limit: the calls for which a site is kept.
    var callsAtLimit: [Int32: Set<Int32>] = [:]
    for i in sites.indices.sorted(by: { (weight($1), $0) < (weight($0), $1) }) {
      let site = sites[i]
      seen[Int(site.member.number)] = Int32(i)
      reaches[Int(site.member.number)].append(
        Reach(
          site: Int32(i), use: site.use, next: -1, frequency: site.frequency, conditions: site.conditions))
      var level = [site.member]
      var depth = 1
      let limit = limit(i)
      while !level.isEmpty, depth < limit {
        var next: [MemberID] = []
        for member in level {
          let inner = reaches[Int(member.number)].last?.conditions ?? []
          for call in callers[Int(member.number)]
          where seen[Int(call.caller.number)] != Int32(i) && carries(call, i) {
            guard let outer = conditions(inner, call) else { continue }
            seen[Int(call.caller.number)] = Int32(i)
            let caller = Int(call.caller.number)
            if counts[caller] >= Self.siteLimit {
              let kept =
                callsAtLimit[call.caller.number] ?? Set(reaches[caller].lazy.filter { $0.next >= 0 }.map(\.use))
              callsAtLimit[call.caller.number] = kept.union([call.use])
              if kept.contains(call.use) { continue }
            }
            counts[caller] += 1
            reaches[caller].append(
              Reach(
                site: Int32(i), use: call.use, next: member.number, frequency: call.frequency,
                conditions: outer + call.conditions))
            next.append(call.caller)
          }
        }
        level = next
        depth += 1
      }
    }
    for i in reaches.indices where reaches[i].count > 1 { reaches[i].sort { $0.site < $1.site } }
    self.reaches = reaches
  }

  /// The sites that `member` reaches, each with a shortest call path. Linear in their number and lengths.
  func paths(from member: MemberID)
    -> [(site: Int, path: [UseSite], frequency: Frequency, conditions: [InputCondition])]
  {
    reaches[Int(member.number)].map { reach in
      var path: [UseSite] = []
      var frequency = Frequency.perUpdate
      var current = member
      var step: Reach? = reach
      while let now = step {
        path.append(UseSite(member: current, use: Int(now.use)))
        frequency = max(frequency, now.frequency)
        guard now.next >= 0 else { break }
        current = MemberID(number: now.next)
        step = reaches[Int(now.next)].first { $0.site == reach.site }
      }
      return (Int(reach.site), path, frequency, reach.conditions)
    }
  }
}
