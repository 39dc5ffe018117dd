// Tasks with an `id:` that leaves out some of what the task reads.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension TaskIgnoresInput {
  /// Reports a task whose key does not cover an input that the task uses; whether it has.
  func checkKey(_ key: Node, of node: Node, _ closure: Node, _ body: Body, _ owner: TypeID) -> Bool {
    guard !pass.isExplained(at: node.calledNameRange.lowerBound, in: body.member),
      let covered = pass.index.propertiesRead(by: key, in: body),
      let read = pass.index.propertiesRead(by: closure, in: body), keepsResult(closure, body, owner)
    else { return false }
    let inputs = pass.index.storedProperties(of: owner).filter { holdsInput($0) && read.contains($0) }
    let keyInputs = Set(pass.index.inputs(of: owner).filter { covered.contains($0) })
    let reactions = reactions(of: owner)
    for input in inputs where !covered.contains(input) && !reactions.names.contains(pass.index[input].name) {
      guard let use = location(of: input, in: closure, body, owner),
        let site = changingSite(
          of: InputUse(input: input, location: use, isOfID: false), owner,
          apartFrom: pass.isStrict ? [] : keyInputs)
      else { continue }
      let name = pass.text(pass.index[input].name)
      pass.report(
        node.calledNameRange, "`.task(id:)` uses `\(name)`, but does not run again when only `\(name)` changes",
        help: "add `\(name)` to the `id` of the task",
        notes: [
          Note("`\(name)` is used here", .loss, at: use),
          pass.note("the task runs again for this", .path, at: key.range),
          pass.note("the parent passes \(site.value) here, which changes", .change, at: site.site),
        ])
      return true
    }
    return pass.isStrict && checkParts(of: keyInputs, key, of: node, closure, body, owner)
  }

  /// Where the task reads the input: in its closure, or the call of a function of the view that does.
  private func location(of input: MemberID, in closure: Node, _ body: Body, _ owner: TypeID) -> Location? {
    let uses = body.uses(in: closure)
    if let i = uses.first(where: { body.target($0) == .member(input) }) {
      return Location(body.node(i).memberNameRange, inFile: body.file.number)
    }
    for i in uses {
      guard case .member(let helper) = body.target(i), pass.index.owner(helper) == owner, pass.index[helper].hasBody,
        pass.index[helper].kind != .storedProperty
      else { continue }
      let code = pass.index.body(of: helper)
      if let inner = code.uses.indices.first(where: { code.target($0) == .member(input) }) {
        return Location(code.node(inner).memberNameRange, inFile: code.file.number)
      }
    }
    return nil
  }

  /// Whether the task stores what it makes in state of the view: in its closure, or in a function of the view that the
  /// closure calls.
  func keepsResult(_ closure: Node, _ body: Body, _ owner: TypeID) -> Bool {
    func keeps(_ uses: [Int], _ body: Body) -> Bool {
      uses.contains { i in
        guard case .member(let id) = body.target(i), pass.index.owner(id) == owner, body.isWritten(i) else {
          return false
        }
        return pass.index[id].attributes.contains { $0 == .State }
      }
    }
    let uses = body.uses(in: closure)
    if keeps(uses, body) { return true }
    return uses.contains { i in
      guard body.uses[i].isCall, case .member(let helper) = body.target(i), pass.index.owner(helper) == owner,
        pass.index[helper].kind == .function
      else { return false }
      let code = pass.index.body(of: helper)
      return keeps(Array(code.uses.indices), code)
    }
  }

  // MARK: Parts of one input

  /// Reports a task that reads a part of an input other than the parts in the key, if code changes that part alone.
  private func checkParts(
    of inputs: Set<MemberID>, _ key: Node, of node: Node, _ closure: Node, _ body: Body, _ owner: TypeID
  ) -> Bool {
    for input in inputs.sorted(by: { $0.number < $1.number }) {
      guard let covered = parts(of: input, in: key, body), let read = parts(of: input, in: closure, body),
        !covered.isEmpty, !covered.keys.contains(where: { pass.index[$0].name == .id })
      else { continue }
      let names = Set(covered.keys.map { pass.index[$0].name })
      for (part, use) in read.sorted(by: { $0.value < $1.value }) where covered[part] == nil {
        guard pass.index[part].kind == .storedProperty, !pass.index[part].isLet,
          let write = pass.index.laterWrites(of: part).first(where: { !writes(names, in: $0.member) })
        else { continue }
        let name = "\(pass.text(pass.index[input].name)).\(pass.text(pass.index[part].name))"
        pass.report(
          node.calledNameRange, "`.task(id:)` uses `\(name)`, but does not run again when only `\(name)` changes",
          help: "add `\(name)` to the `id` of the task",
          notes: [
            Note(
              "`\(name)` is used here", .loss,
              at: Location(body.node(use).memberNameRange, inFile: body.file.number)),
            pass.note("the task runs again for this", .path, at: key.range),
            pass.note("this changes `\(pass.text(pass.index[part].name))` alone", .change, at: write),
          ])
        return true
      }
    }
    return false
  }

  /// The members of an input that code reads, each with its first use; nil if it reads the input as a whole.
  private func parts(of input: MemberID, in code: Node, _ body: Body) -> [MemberID: Int]? {
    let uses = body.uses(in: code)
    var found: [MemberID: Int] = [:]
    for i in uses where body.target(i) == .member(input) {
      guard let part = uses.first(where: { Int(body.uses[$0].receiver) == i }),
        case .member(let member) = body.target(part)
      else { return nil }
      if found[member] == nil { found[member] = part }
    }
    return found
  }

  /// Whether a member writes a property of one of these names.
  private func writes(_ names: Set<Name>, in member: MemberID) -> Bool {
    let body = pass.index.body(of: member)
    return names.contains { name in
      body.uses(named: name).contains { i in
        body.isWritten(i) || body.uses.contains { Int($0.receiver) == i && ($0.isWritten || $0.isCall) }
      }
    }
  }
}
