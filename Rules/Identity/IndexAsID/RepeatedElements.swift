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
    }
  }
}
