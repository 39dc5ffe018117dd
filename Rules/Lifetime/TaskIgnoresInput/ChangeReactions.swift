// What `onChange` sets: state that follows the inputs of a view, or something else.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension TaskIgnoresInput {
  /// Whether state that the view shows is computed from the input: not a flag, and not something for which the view waits
  /// until the input is there.
  func isDerived(_ state: MemberID, from input: MemberID, in closure: Node, _ body: Body, _ owner: TypeID) -> Bool {
    let isWaitedFor = pass.index.valueType(of: input).map { $0.name == .Bool || $0.isCollection } ?? false
    guard !isWaitedFor, !pass.index[input].type.isOptional, pass.index[state].type.name != .Bool,
      isShown(state, owner)
    else { return false }
    // `onChange(of: item) { _, new in image = render(new) }`
    let parameters = closure.asClosure?.parameterNames ?? []
    if body.uses(in: closure).contains(where: { parameters.contains(body.uses[$0].name) && body.uses[$0].local >= 0 }) {
      return true
    }
    return pass.index.propertiesRead(by: closure, in: body)?.contains(input) ?? false
  }

  /// Whether all that a reaction sets is state that the view shows, and that nothing sets but such reactions and the work
  /// of `onAppear` or a `task`, if one of them does the same.
  func isFollowing(_ closure: Node, of node: Node, _ body: Body, _ owner: TypeID) -> Bool {
    let states = statesSet(by: closure, body, owner)
    guard !states.isEmpty else { return false }
    let works = works(of: owner)
    // Each change of each state is compared with each of them. Views with more are not looked at.
    guard works.count <= FollowLimit.steps else { return false }
    let own = works.first { $0.body.member == body.member && $0.call == node }
    let isAlsoFirst = works.contains { work in
      work.isFirst && statesSet(by: work.code, work.body, owner) == states
    }
    guard own != nil, isAlsoFirst else { return false }
    return states.allSatisfy { state in
      isShown(state, owner)
        && pass.index.changes(of: state, in: owner).allSatisfy { change in
          guard case .assigned = change.form else { return false }
          let place = pass.index.node(at: change.site)
          return works.contains { work in
            work.body.member == change.site.member && work.code.contains(place)
              || helpers(of: work.code, work.body, owner).contains(change.site.member)
          }
        }
    }
  }

  /// Whether the code at a use computes something with what it reads, and does not only ask for it.
  func isComputing(_ site: UseSite) -> Bool {
    for ancestor in pass.index.node(at: site).ancestors {
      switch ancestor.kind {
      case .conditionList: return false
      case .argument where ancestor.parent?.calledName == .withAnimation: return false
      case .codeBlock, .closure: return true
      default: continue
      }
    }
    return true
  }

  /// The code of a modifier that sets up the view, or follows a change.
  private struct Reaction {
    let call: Node
    let code: Node
    let body: Body
    /// Whether it runs when the view appears.
    let isFirst: Bool
  }

  /// The `onAppear`, `task` and `onChange` of a view.
  private func works(of owner: TypeID) -> [Reaction] {
    pass.index[owner].members.filter { pass.index[$0].hasBody }.flatMap { member -> [Reaction] in
      let body = pass.index.body(of: member)
      return body.uses.indices.compactMap { i in
        guard body.uses[i].isCall, body.uses[i].kind == .member else { return nil }
        let call = body.node(i)
        switch body.uses[i].name.known {
        case .onAppear, .task, .onChange: break
        default: return nil
        }
        guard let code = call.trailingClosures.first?.firstChild ?? call.arguments.last?.value else { return nil }
        return Reaction(
          call: call, code: code, body: body,
          isFirst: body.uses[i].name != .onChange || call.argument(.initial)?.text == "true")
      }
    }
  }

  /// The functions of the view that the code calls, or names as its action.
  private func helpers(of code: Node, _ body: Body, _ owner: TypeID) -> [MemberID] {
    body.uses(in: code).compactMap { i in
      guard case .member(let id) = body.target(i), pass.index.owner(id) == owner, pass.index[id].kind == .function
      else { return nil }
      return id
    }
  }

  /// The state that the code sets, itself or in functions of the view that it calls.
  private func statesSet(by code: Node, _ body: Body, _ owner: TypeID) -> Set<MemberID> {
    func states(_ uses: [Int], _ body: Body) -> [MemberID] {
      uses.compactMap { i in
        guard body.isWritten(i), case .member(let id) = body.target(i), pass.index.owner(id) == owner,
          pass.index[id].attributes.contains(where: { $0 == .State })
        else { return nil }
        return id
      }
    }
    var found = Set(states(body.uses(in: code), body))
    for helper in helpers(of: code, body, owner) {
      let inner = pass.index.body(of: helper)
      found.formUnion(states(Array(inner.uses.indices), inner))
    }
    return found
  }

  private func isShown(_ state: MemberID, _ owner: TypeID) -> Bool {
    pass.index.dependencies(of: owner).uses(of: state).contains {
      $0.context == .update && $0.isOfSelf && $0.isRead
    }
  }
}
