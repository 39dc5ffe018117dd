// Tasks with an `id:`, and reactions to a change, that leave out some of what their work reads.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension TaskIgnoresInput {
  /// Reports a task or a reaction whose key does not cover an input that its work uses; whether it has.
  func checkKey(_ key: Node, of node: Node, _ closure: Node, _ body: Body, _ owner: TypeID) -> Bool {
    guard !pass.isExplained(at: node.calledNameRange.lowerBound, in: body.member),
      let covered = pass.index.propertiesRead(by: key, in: body),
      let read = pass.index.propertiesRead(by: closure, in: body), keepsResult(closure, body, owner)
    else { return false }
    let isTask = node.calledName == .task
    let inputs = pass.index.storedProperties(of: owner).filter { holdsInput($0) && read.contains($0) }
    // What a reaction sets besides is often a snapshot.
    if !isTask, inputs.isEmpty || !isFollowing(closure, of: node, body, owner) { return false }
    let keyInputs = Set(pass.index.inputs(of: owner).filter { covered.contains($0) })
    let reactions = reactions(of: owner)
    for input in inputs where !covered.contains(input) && !reactions.names.contains(pass.index[input].name) {
      guard let read = inputRead(input, in: closure, body, owner), isTask || isComputing(read),
        case let code = pass.index.body(of: read.member),
        case let use = Location(code.node(read.use).memberNameRange, inFile: code.file.number),
        let site = changingSite(
          of: InputUse(input: input, location: use, isOfID: false), owner,
          apartFrom: pass.isStrict ? [] : keyInputs)
      else { continue }
      let name = pass.text(pass.index[input].name)
      pass.report(
        node.calledNameRange,
        "`\(isTask ? ".task(id:)" : ".onChange")` uses `\(name)`, but does not run again when only `\(name)` changes",
        help: isTask
          ? "add `\(name)` to the `id` of the task" : "do the same work in an `.onChange(of: \(name))` as well",
        notes: [
          Note("`\(name)` is used here", .loss, at: use),
          pass.note("\(isTask ? "the task" : "the work") runs again for this", .path, at: key.range),
          pass.note("the parent passes \(site.value) here, which changes", .change, at: site.site),
        ])
      return true
    }
    return isTask && checkParts(of: keyInputs, key, of: node, closure, body, owner)
  }

  /// Where the work reads the input: in its closure, or in a function of the view that it calls.
  private func inputRead(_ input: MemberID, in closure: Node, _ body: Body, _ owner: TypeID) -> UseSite? {
    let uses = body.uses(in: closure)
    if let i = uses.first(where: { body.target($0) == .member(input) }) { return UseSite(member: body.member, use: i) }
    for i in uses {
      guard case .member(let helper) = body.target(i), pass.index.owner(helper) == owner, pass.index[helper].hasBody,
        pass.index[helper].kind != .storedProperty
      else { continue }
      let code = pass.index.body(of: helper)
      if let inner = code.uses.indices.first(where: { code.target($0) == .member(input) }) {
        return UseSite(member: helper, use: inner)
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
    let reactions = reactions(of: owner)
    for input in inputs.sorted(by: { $0.number < $1.number }) {
      guard let covered = parts(of: input, in: key, body), let read = parts(of: input, in: closure, body),
        !covered.isEmpty
      else { continue }
      let names = Set(covered.keys.map { pass.index[$0].name })
      // What has an id is mostly replaced as a whole. So it is known only of what a parent passes and changes in place.
      let isByID = names.contains(Name(.id))
      guard pass.isStrict || isByID else { continue }
      for (part, use) in read.sorted(by: { $0.value < $1.value })
      where covered[part] == nil && !reactions.names.contains(pass.index[part].name) {
        guard pass.index[part].kind == .storedProperty, !pass.index[part].isLet else { continue }
        let sites = pass.index.laterWrites(of: part).filter {
          !pass.isExcluded($0) && !writes(names, in: $0.member)
        }
        let passed = isByID ? inPlace(sites, input, owner) : nil
        guard let write = isByID ? passed?.write : sites.first else { continue }
        let name = "\(pass.text(pass.index[input].name)).\(pass.text(pass.index[part].name))"
        var notes = [
          Note(
            "`\(name)` is used here", .loss,
            at: Location(body.node(use).memberNameRange, inFile: body.file.number)),
          pass.note("the task runs again for this", .path, at: key.range),
          pass.note("this changes `\(pass.text(pass.index[part].name))` alone", .change, at: write),
        ]
        if let passed { notes.append(pass.note("the parent passes the value that changes", .change, at: passed.call)) }
        pass.report(
          node.calledNameRange, "`.task(id:)` uses `\(name)`, but does not run again when only `\(name)` changes",
          help: "add `\(name)` to the `id` of the task", notes: notes)
        return true
      }
    }
    return false
  }

  /// The first of some writes to a part of a value that a parent passes as the input, such as `posts[i].text += "…"` for
  /// `ForEach(posts) { PostRow(post: $0) }`, with the call that passes it.
  private func inPlace(_ writes: [UseSite], _ input: MemberID, _ owner: TypeID) -> (write: UseSite, call: UseSite)? {
    guard !writes.isEmpty else { return nil }
    for site in pass.work.constructionSites(of: owner, in: pass.index).prefix(Self.siteLimit)
    where !pass.isExcluded(site) {
      let body = pass.index.body(of: site.member)
      guard body.target(site.use) == .construction(owner) else { continue }
      let call = body.node(site.use)
      let argument = call.arguments.first {
        if case .property(input) = pass.index.storage(of: $0, of: call, constructing: owner, in: body) {
          true
        } else {
          false
        }
      }
      guard let value = argument?.value?.unwrapped, let use = body.use(at: value),
        let passed = pass.index.origin(of: use, in: body)?.property
      else { continue }
      let write = writes.first { write in
        let code = pass.index.body(of: write.member)
        return pass.index.origin(of: Int(code.uses[write.use].receiver), in: code)?.property == passed
      }
      if let write { return (write, site) }
    }
    return nil
  }

  /// How many constructions of the view are looked at. What further ones pass is missed.
  private static let siteLimit = 50

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
