// Occasion: which properties decide the result of a piece of code.

import Project
import Syntax

extension Index {
  /// The stored properties that a piece of code reads: itself, through its locals, and in the project's code that it
  /// calls, as far as `FollowLimit` goes. Linear in the code that is followed.
  public func propertiesRead(by code: Node, in body: Body) -> Set<MemberID> {
    var search = ReadSearch(index: self)
    search.visit(body.uses(in: code), of: body, depth: 0)
    return search.properties
  }

  /// The stored properties that one member reads: itself if it is one. In order of the project.
  func propertiesRead(by member: MemberID) -> [MemberID] {
    if self[member].kind == .storedProperty { return [member] }
    guard self[member].hasBody else { return [] }
    let body = body(of: member)
    var search = ReadSearch(index: self)
    search.visit(body.uses.indices, of: body, depth: 0)
    return search.properties.sorted { $0.number < $1.number }
  }

  /// What the last step of a call path reads, with what the steps before it pass.
  public func propertiesRead(along path: [UseSite]) -> Set<MemberID> {
    guard let last = path.last else { return [] }
    var search = ReadSearch(index: self)
    for step in path.dropLast() {
      let body = body(of: step.member)
      for argument in body.node(step.use).children where argument.kind == .argument {
        search.visit(body.uses(in: argument), of: body, depth: 0)
      }
    }
    let body = body(of: last.member)
    search.visit(body.uses(in: body.node(last.use)), of: body, depth: 0)
    return search.properties
  }
}

private struct ReadSearch {
  let index: Index
  var properties: Set<MemberID> = []
  private var members: Set<MemberID> = []
  private var locals: Set<Local> = []

  private struct Local: Hashable {
    let member: MemberID
    let number: Int32
  }

  init(index: Index) { self.index = index }

  mutating func visit(_ uses: some Sequence<Int>, of body: Body, depth: Int) {
    for i in uses {
      let local = body.uses[i].local
      if local >= 0, locals.insert(Local(member: body.member, number: local)).inserted {
        let initial = body.locals[Int(local)].initial
        if initial >= 0 { visit(body.uses(in: body.node(Int(initial))), of: body, depth: depth) }
      }
      guard case .member(let member) = body.target(i) else { continue }
      let fact = index[member]
      if fact.kind == .storedProperty {
        properties.insert(member)
      } else if fact.hasBody, depth < FollowLimit.helpers, members.insert(member).inserted {
        let callee = index.body(of: member)
        visit(callee.uses.indices, of: callee, depth: depth + 1)
      }
    }
  }
}
