// What some uses of a body mean, without resolving the others.

import Syntax

/// The uses of a body before they are resolved.
final class UnresolvedBody: Sendable {
  let facts: BodyFacts

  init(of member: MemberID, in index: Index) {
    guard !index.isLeftOut(member) else {
      facts = BodyFacts()
      return
    }
    let node = index.node(member)
    var extraction = index.extractions.withLock { $0.popLast() } ?? BodyExtraction(index.names)
    facts = extraction.facts(
      of: node, parameters: index[member].parameters, unbuilt: index.unbuilt[index.file(member)])
    index.extractions.withLock { [extraction] in $0.append(extraction) }
  }
}

/// A use that was searched for by its name.
public struct FoundUse {
  /// The number of the use in the body.
  public let number: Int
  public let fact: UseFact
  /// Valid until `Index.forgetNodes`.
  public let node: Node
  public let target: Target
  /// The type of the receiver; nil if it is not known, or if there is none.
  public let receiverType: StaticType?
}

extension Index {
  /// The uses with one of the names in the code of a member that satisfy `counts`, in their order. What they mean is the
  /// same as in the body of the member. Where that is not known yet, this takes a fraction of its time.
  public func uses(
    named names: [Name], in member: MemberID, where counts: (UseFact, Node) -> Bool = { _, _ in true }
  ) -> [FoundUse] {
    if let body = knownOrLargeBody(of: member) {
      return names.flatMap { body.uses(named: $0) }.sorted().compactMap { i in
        let (fact, node) = (body.uses[i], body.node(i))
        return counts(fact, node) ? body.found(i) : nil
      }
    }
    let facts = unresolvedBody(of: member).facts
    let tree = files[file(member)].tree
    let found = facts.uses.indices.filter { i in
      names.contains(facts.uses[i].name) && counts(facts.uses[i], tree.node(Int(facts.uses[i].node)))
    }
    return resolved(found, of: facts, in: member)
  }

  /// The last use at an expression in the code of a member, which covers the whole of it; nil if there is none.
  public func use(at node: Node, in member: MemberID) -> FoundUse? {
    if let body = knownOrLargeBody(of: member) { return body.use(at: node).map { body.found($0) } }
    let facts = unresolvedBody(of: member).facts
    guard let i = facts.uses.lastIndex(where: { $0.node == node.number }) else { return nil }
    return resolved([i], of: facts, in: member).first
  }

  /// How many uses a body may have in which single uses are resolved. Each question looks at all of them, and there may be
  /// as many questions: a larger body is resolved once.
  private static let partlyResolvedLimit = 1_000

  private func knownOrLargeBody(of member: MemberID) -> Body? {
    if let known = knownBody(of: member) { return known }
    return unresolvedBody(of: member).facts.uses.count > Self.partlyResolvedLimit ? body(of: member) : nil
  }

  private func resolved(_ uses: [Int], of facts: BodyFacts, in member: MemberID) -> [FoundUse] {
    if uses.isEmpty { return [] }
    var resolver = Resolver(index: self, member: member, body: facts)
    resolver.run(only: uses)
    let tree = files[file(member)].tree
    return uses.map { i in
      FoundUse(
        number: i, fact: facts.uses[i], node: tree.node(Int(facts.uses[i].node)), target: resolver.targets[i],
        receiverType: resolver.known(facts.uses[i].receiver))
    }
  }
}

extension Body {
  fileprivate func found(_ i: Int) -> FoundUse {
    FoundUse(
      number: i, fact: uses[i], node: node(i), target: target(i), receiverType: type(Int(uses[i].receiver)))
  }
}

extension Array {
  /// The same elements in an array without room for more.
  var fitted: [Element] { count == capacity ? self : unsafe withUnsafeBufferPointer { unsafe Array($0) } }
}
