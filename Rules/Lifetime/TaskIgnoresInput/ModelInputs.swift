// Tasks without an `id:` that load for a value of an object which the view observes.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension TaskIgnoresInput {
  /// Reports a task that stores what it loads for a property of an observed object, if code changes that property; whether
  /// it has.
  func checkModel(_ node: Node, _ closure: Node, _ body: Body, _ owner: TypeID) -> Bool {
    guard keepsResult(closure, body, owner), !pass.isExplained(at: node.calledNameRange.lowerBound, in: body.member)
    else { return false }
    let reactions = reactions(of: owner)
    for i in body.uses(in: closure) where isAwaitedArgument(body.node(i), in: closure.numbers) {
      let use = body.uses[i]
      guard case .member(let property) = body.target(i), use.receiver >= 0,
        case .member(let object) = body.target(Int(use.receiver)), pass.index.owner(object) == owner,
        let model = pass.index.owner(property), pass.index.observes(owner, model),
        pass.index[property].isStoredInInstances, !pass.index[property].isLet, holdsValue(property),
        !reactions.names.contains(pass.index[property].name),
        let write = change(of: property), write.member != body.member
      else { continue }
      let name = "\(pass.text(pass.index[object].name)).\(pass.text(pass.index[property].name))"
      pass.report(
        node.calledNameRange,
        "`.task` does not run again when `\(name)` changes, which leaves the data of the old value on screen",
        help: "use `.task(id: \(name)) { … }`, which runs again when `\(name)` changes",
        notes: [
          Note("`\(name)` is used here", .loss, at: Location(body.node(i).memberNameRange, inFile: body.file.number)),
          pass.note("this changes `\(pass.text(pass.index[property].name))`", .change, at: write),
        ])
      return true
    }
    return false
  }

  /// Where code changes the property, itself or by a binding to it.
  private func change(of property: MemberID) -> UseSite? {
    switch pass.index.change(of: property, work: pass.work) {
    case .may(let witness): witness.isRare ? nil : witness.site
    case .unknown: pass.index.binding(toModel: property)
    case .never, .fixedByIdentity, .setUpOnly: nil
    }
  }

  private func holdsValue(_ property: MemberID) -> Bool {
    guard let type = pass.index.valueType(of: property) else { return pass.index[property].initial == .literal }
    if let known = type.type { return !pass.index[known].isReference }
    return SideEffects.isValueType(type.name)
  }
}
