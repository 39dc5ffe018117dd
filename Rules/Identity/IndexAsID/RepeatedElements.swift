// Collections that may hold an element twice, so that its id does not name a row.

import Linting
import Project
import Syntax
import ViewTree

extension IndexAsID {
  /// Whether code adds elements that exist elsewhere, and does not look whether they are there already: a queue.
  func mayHoldTwice(_ use: RowUse) -> Bool {
    let index = pass.index
    guard case .member(let property) = index.target(of: use.collection, in: use.data.body) else { return false }
    return index.laterWrites(of: property).contains { site in
      let place = index.node(at: site)
      guard let call = place.parent?.parent, call.kind == .call, call.callee == place.parent,
        call.calledName == .append || call.calledName == .insert,
        let added = call.unlabelledArgument?.unwrapped, added.kind == .identifierExpr,
        index[site.member].parameters.contains(where: { $0.name == added.name })
      else { return false }
      let looks: Set<Name> = [Name(.contains), Name(.firstIndex), Name(.removeAll)]
      return !index.node(site.member).descendants.contains { $0.kind == .call && looks.contains($0.calledName) }
        && !isAlwaysNew(added.name, in: site.member)
    }
  }

  /// Whether all code that calls the function is known, and makes a new value for the parameter.
  private func isAlwaysNew(_ parameter: Name, in function: MemberID) -> Bool {
    let index = pass.index
    let fact = index[function]
    let uses = index.uses(named: fact.name)
    let calls = uses.uses(of: function)
    guard uses.unresolved.isEmpty, !calls.isEmpty, !index.isExported(fact.access, file: index.file(function)),
      let number = fact.parameters.firstIndex(where: { $0.name == parameter })
    else { return false }
    return calls.allSatisfy { site in
      guard let value = index.arguments(of: index.node(at: site), for: fact.parameters)?[number]
      else { return false }
      return isConstruction(value, in: index.body(of: site.member))
    }
  }

  /// `Pet(name: "Rex")`, `.init(name: "Rex")`, or a constant that is made so.
  private func isConstruction(_ value: Node, in body: Body) -> Bool {
    let value = value.unwrapped
    if value.kind == .call, value.calledName == .`init`, value.callee?.base == nil { return true }
    switch pass.index.target(of: value, in: body) {
    case .construction: return value.kind == .call
    case .local(let number):
      let local = body.locals[Int(number)]
      guard local.node > 0, let initial = body.file.tree.node(Int(local.node)).initialValue?.unwrapped,
        case .construction = pass.index.target(of: initial, in: body)
      else { return false }
      return initial.kind == .call
    default: return false
    }
  }
}
