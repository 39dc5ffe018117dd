// Tasks that use a value of the environment which is nil until code sets it.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension TaskIgnoresInput {
  /// Reports a task that uses an optional value of the environment which may still be nil when the task runs.
  func checkServices(of node: Node, _ closure: Node, _ key: Node?, _ body: Body, _ owner: TypeID) {
    guard pass.isStrict || key == nil, mayStartEarly(owner) else { return }
    let reactions = reactions(of: owner)
    let covered = key.flatMap { pass.index.propertiesRead(by: $0, in: body) } ?? []
    for i in servicesUsed(in: closure, body, owner) {
      guard case .member(let service) = service(at: i).target, !covered.contains(service) else { continue }
      let name = pass.index[service].name
      guard !reactions.names.contains(name), !isGuarded(node, by: name), let site = lateSetting(of: service) else {
        continue
      }
      let spelling = pass.text(name)
      pass.report(
        node.calledNameRange,
        "`.task` uses `\(spelling)` of the environment, which is nil at first, and does not run again when it is set",
        help: key == nil
          ? "use `.task(id: \(spelling) != nil) { … }`, which runs again when `\(spelling)` is set"
          : "add `\(spelling) != nil` to the `id` of the task",
        notes: [
          Note(
            "`\(spelling)` is used here", .loss,
            at: Location(i.body.node(i.use).memberNameRange, inFile: i.body.file.number)),
          pass.note("`\(site.value)` is nil when the program starts", .change, at: site.site),
          pass.note("it is set here", .change, at: site.write),
        ])
      return
    }
  }

  private struct ServiceUse {
    let body: Body
    let use: Int
  }

  private func service(at use: ServiceUse) -> (target: Target, node: Node) {
    (use.body.target(use.use), use.body.node(use.use))
  }

  /// The uses of values of the environment by key, in the closure and in functions of the view that it awaits, where
  /// awaited work needs them.
  private func servicesUsed(in closure: Node, _ body: Body, _ owner: TypeID) -> [ServiceUse] {
    func services(_ uses: [Int], _ body: Body) -> [ServiceUse] {
      uses.filter { i in
        guard case .member(let id) = body.target(i), pass.index.owner(id) == owner,
          pass.index[id].attributes.contains(where: { $0 == .Environment })
        else { return false }
        return isNeeded(body.node(i))
      }.map { ServiceUse(body: body, use: $0) }
    }
    let uses = body.uses(in: closure)
    var found = services(uses, body)
    var seen: Set<MemberID> = []
    var rest = helpers(uses, body, owner)
    while let helper = rest.popLast(), seen.count < FollowLimit.helpers {
      guard seen.insert(helper).inserted else { continue }
      let code = pass.index.body(of: helper)
      found += services(Array(code.uses.indices), code)
      rest += helpers(Array(code.uses.indices), code, owner)
    }
    return found
  }

  private func helpers(_ uses: [Int], _ body: Body, _ owner: TypeID) -> [MemberID] {
    uses.compactMap { i in
      guard body.uses[i].isCall, case .member(let id) = body.target(i), pass.index.owner(id) == owner,
        pass.index[id].kind == .function, pass.index[id].isAsync
      else { return nil }
      return id
    }
  }

  /// Whether awaited code needs the value: as its receiver, as an argument, or unwrapped before it.
  private func isNeeded(_ node: Node) -> Bool {
    if node.parent?.kind == .optionalBinding || node.kind == .optionalBinding { return true }
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .wordExpr where ancestor.name == .await: return true
      case .optionalBinding: return true
      case .closure, .codeBlock: return false
      default: continue
      }
    }
    return false
  }

  private struct Setting {
    let site: UseSite
    let write: UseSite
    /// The property that starts as nil.
    let value: String
  }

  /// Where code sets the value to that of a property which is nil until code writes it.
  private func lateSetting(of service: MemberID) -> Setting? {
    guard let key = pass.environmentKey(of: service), startsAsNil(key),
      let settings = pass.index.settings(ofEnvironment: key)
    else { return nil }
    for site in settings where !pass.isExcluded(site) {
      let body = pass.index.body(of: site.member)
      let call = body.node(site.use)
      guard let value = call.arguments[1].value?.unwrapped, value.isName,
        case .member(let property) = pass.index.target(of: value, in: body),
        pass.index[property].kind == .storedProperty, pass.index[property].type.isOptional,
        pass.index.node(property).initialValue.map({ $0.kind == .nilLiteral }) ?? true,
        case .may(let witness) = pass.index.change(of: value, in: body, work: pass.work), !witness.isRare,
        !witness.isUnwrapped, let write = witness.site, !isGuarded(call, by: value.name)
      else { continue }
      return Setting(site: site, write: write, value: pass.text(pass.index[property].name))
    }
    return nil
  }

  /// Whether the default of the key is nil.
  private func startsAsNil(_ key: Name) -> Bool {
    guard let values = pass.index.frameworkType(.EnvironmentValues) else { return false }
    let members = pass.index.members(named: key, of: values).filter { pass.index.owner($0) != nil }
    return !members.isEmpty && members.allSatisfy { pass.index[$0].type.isOptional }
  }

  /// Whether a branch around the node asks for the value.
  private func isGuarded(_ node: Node, by name: Name) -> Bool {
    node.ancestors.contains { ancestor in
      guard ancestor.isConditionalExpression || ancestor.asTernary != nil else { return false }
      return pass.index.decidingExpressions(of: ancestor).contains { condition in
        ([condition] + Array(condition.descendants)).contains { $0.name == name }
      }
    }
  }

  /// Whether the view may be on the screen when the program starts: not only in presentations.
  private func mayStartEarly(_ view: TypeID) -> Bool {
    !pass.index.remaking(of: view, work: pass.work).isOfPresentation
  }
}
