// Occasion: which properties decide the result of a piece of code.

import Project
import Syntax

extension Index {
  /// The properties that decide whether a body comes to the node: any other value of them takes another branch. Nil if
  /// there are too many. `count > 0` is left out, which stays true from 1 to 2.
  public func propertiesSelecting(_ node: Node, in body: Body) -> Set<MemberID>? {
    var found: Set<MemberID> = []
    for ancestor in node.ancestors {
      if ancestor.kind == .memberBlock { break }
      let conditions = ancestor.asIf?.conditions ?? [ancestor.asSwitch?.subject].compactMap { $0 }
      for condition in conditions {
        let test = condition.unwrapped
        switch test.kind {
        case .identifierExpr, .memberAccess, .prefixExpr, .optionalBinding: break
        // `page == .first`
        case .sequence where test.children.contains { $0.kind == .binaryOperator && $0.text == "==" }: break
        default: continue
        }
        guard let read = propertiesRead(by: condition, in: body) else { return nil }
        found.formUnion(read)
      }
    }
    return found
  }

  /// The stored properties that a piece of code reads: itself, through its locals, and in the project's code that it
  /// calls, as far as `FollowLimit` goes. Nil if it reads more than `FollowLimit.reads` allows. Linear in the size of
  /// the code, beside what the limit allows.
  public func propertiesRead(by code: Node, in body: Body) -> Set<MemberID>? {
    var search = ReadSearch(index: self)
    search.visit(body.uses(in: code), of: body)
    return search.found
  }

  /// The stored properties that one member reads: itself if it is one. In order of the project. Nil if they are too
  /// many.
  func propertiesRead(by member: MemberID) -> [MemberID]? {
    if self[member].kind == .storedProperty { return [member] }
    guard self[member].hasBody else { return [] }
    var search = ReadSearch(index: self)
    search.visit(member, depth: 0)
    return search.found?.sorted { $0.number < $1.number }
  }

  /// The stored properties that the last step of a call path reads, with what the steps before it pass; nil if that is
  /// too much, empty for an empty path. Linear in the code that is followed.
  public func propertiesRead(along path: [UseSite]) -> Set<MemberID>? {
    guard let last = path.last else { return [] }
    var search = ReadSearch(index: self)
    for step in path.dropLast() {
      let body = body(of: step.member)
      for argument in body.node(step.use).children where argument.kind == .argument {
        search.visit(body.uses(in: argument), of: body)
      }
    }
    let body = body(of: last.member)
    search.visit(body.uses(in: body.node(last.use)), of: body)
    return search.found
  }

  /// The members to which the uses of a whole body refer.
  fileprivate func reads(of member: MemberID) -> [MemberID] {
    derivation(.reads, of: member.number) { Reads(of: member, in: self) }.members
  }

  /// What code reads through a computed property or a function that it mentions.
  fileprivate func helperReads(of member: MemberID) -> HelperReads {
    derivation(.helperReads, of: member.number) {
      var search = ReadSearch(index: self)
      search.visit(member, depth: 1)
      return HelperReads(properties: search.found, cost: search.cost)
    }
  }
}

/// The stored properties that one member reads, itself and through its helpers. Many places may call it, and each asks.
private final class HelperReads: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  /// Nil if they are too many.
  let properties: Set<MemberID>?
  /// How much of `FollowLimit.reads` they take.
  let cost: Int

  init(properties: Set<MemberID>?, cost: Int) {
    self.properties = properties
    self.cost = cost
  }
}

/// The members that one body mentions, each once, in order. Many places may call the member, and each asks.
private final class Reads: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let members: [MemberID]

  init(of member: MemberID, in index: Index) {
    let body = index.body(of: member)
    var members: [MemberID] = []
    var seen: Set<MemberID> = []
    for i in body.uses.indices {
      if case .member(let member) = body.target(i), seen.insert(member).inserted { members.append(member) }
    }
    self.members = members
  }
}

private struct ReadSearch {
  let index: Index
  private var properties: Set<MemberID> = []
  private var members: Set<MemberID> = []
  private var locals: Set<Local> = []
  /// How much it may still look at that the code does not mention itself.
  private var left = FollowLimit.reads

  private struct Local: Hashable {
    let member: MemberID
    let number: Int32
  }

  init(index: Index) { self.index = index }

  var found: Set<MemberID>? { left < 0 ? nil : properties }
  var cost: Int { FollowLimit.reads - left }

  private mutating func goOn(_ count: Int = 1) -> Bool {
    left -= count
    return left >= 0
  }

  /// - Parameter isOwn: Whether the uses belong to the code itself, not to what a local of it is.
  mutating func visit(_ uses: [Int], of body: Body, isOwn: Bool = true) {
    for i in uses {
      guard isOwn || goOn() else { return }
      let local = body.uses[i].local
      if local >= 0, locals.insert(Local(member: body.member, number: local)).inserted {
        let initial = body.locals[Int(local)].initial
        if initial >= 0 { visit(body.uses(in: body.node(Int(initial))), of: body, isOwn: false) }
      }
      if case .member(let member) = body.target(i) { mention(member) }
    }
  }

  /// Notes what the code itself mentions.
  private mutating func mention(_ member: MemberID) {
    let fact = index[member]
    if fact.kind == .storedProperty {
      properties.insert(member)
    } else if fact.hasBody, members.insert(member).inserted {
      let reads = index.helperReads(of: member)
      guard goOn(reads.cost), let more = reads.properties else { return }
      // Most code mentions one helper, whose set is then shared and not copied.
      if properties.isSubset(of: more) { properties = more } else { properties.formUnion(more) }
    }
  }

  /// Visits what a whole body reads.
  mutating func visit(_ member: MemberID, depth: Int) {
    for read in index.reads(of: member) {
      guard goOn() else { return }
      note(read, depth: depth)
    }
  }

  private mutating func note(_ member: MemberID, depth: Int) {
    let fact = index[member]
    if fact.kind == .storedProperty {
      properties.insert(member)
    } else if fact.hasBody, depth < FollowLimit.helpers, members.insert(member).inserted {
      visit(member, depth: depth + 1)
    }
  }
}
