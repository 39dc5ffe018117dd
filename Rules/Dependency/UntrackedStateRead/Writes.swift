// Where code sets what views read untracked: variables, and published properties beside them.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The classes whose published properties a member sets.
final class PublishedWrites: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  /// By the closure of a `CodeRun`. Code that runs soon after the member counts as code of the member, too.
  let models: [Int32: Set<TypeID>]

  init(by member: MemberID, in index: Index) {
    let body = index.body(of: member)
    let runs = body.runs(in: index)
    var models: [Int32: Set<TypeID>] = [:]
    for i in body.uses.indices {
      guard body.isWritten(i), case .member(let property) = body.target(i),
        index[property].attributes.contains(where: { Wrappers.has(.publishes, $0) }),
        let model = index.owner(property)
      else { continue }
      let closure = runs.outermostLater(around: body.uses[i].closure, in: body)
      models[closure, default: []].insert(model)
      if closure >= 0, runs.run(of: closure).deferral != nil { models[-1, default: []].insert(model) }
    }
    self.models = models
  }
}

/// Where some members set variables outside of values.
final class VariableChanges: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  private(set) var sites: [MemberID: [UseSite]] = [:]

  init(by members: [MemberID], in index: Index) {
    super.init()
    for member in members where index[member].hasBody {
      let body = index.body(of: member)
      for i in body.uses.indices {
        guard case .member(let variable) = body.target(i), index[variable].kind == .storedProperty,
          index[variable].isStatic || index.owner(variable) == nil, body.isWritten(i)
        else { continue }
        sites[variable, default: []].append(UseSite(member: member, use: i))
      }
    }
  }
}
