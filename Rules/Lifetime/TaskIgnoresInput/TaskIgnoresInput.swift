import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A task runs once for the identity of a view, even if the view's inputs change.
public struct TaskIgnoresInput: NodeRule {
  public static let about = About(
    "task-ignores-input", .lifetime, .info,
    "A task does not run again when the input that it uses changes",
    isOnByDefault: false,
    fix: """
      Adds the input as the `id` of `.task`. Suggested: the task then runs again whenever the parent passes another \
      value. Not offered for `.onAppear`, nor for an input that is not known to be `Equatable`.
      """,
    references: [.task, .dataEssentials],
    explanation: """
      `.task { }` and `.onAppear { }` run once for the identity of a view. When the parent passes another value to the \
      same view, the view updates, but nothing is loaded again. The title is that of the new item, while the loaded \
      data belongs to the old one.

      Write `.task(id: input) { … }`, which cancels the task and starts it again when the input changes. If the rest \
      of the state belongs to the input as well, let the parent give the view another identity with `.id(input)`.

      SameView reports this where it sees both ends. An awaited call takes a stored input of the view as an argument. \
      The call is in the task, or in an `async` function of the view that the task calls. And some view passes a value \
      for that input that changes: its own `@State`, a `@Binding` or a property of an observed object.

      More cases leave old data on the screen:

      - `.task(id:)` uses an input that its `id` leaves out. The task does not run again when only that input \
      changes. Add the input to the `id`. The same is true of a part of an input whose `id` stays, as in \
      `.task(id: post.id)`, where code changes the text of the post in place.
      - `.task(id:)` waits for a `Task.detached`, which `.task` does not cancel, and stores its result. An older run may \
      overwrite the result of a newer one. Check `Task.isCancelled` before.
      - `.task(id:)` begins with a guard on state of the view (`guard image == nil else { return }`), which its first \
      run sets for good. Every later run ends at the guard. This is a warning.
      - A task uses an optional value of the environment that is nil when the program starts, and that code sets \
      later. A task that runs before does nothing. Use `.task(id: client != nil)`.
      - `.onChange(of: input)` has the same guard, or leaves out an input, where `onAppear` or a `task` does the same work \
      and nothing else sets the state.
      - `.onChange(of: input)` starts `Task { await load() }`, and a `.task` of the view does the same work. Nothing \
      cancels the first load, which may finish last. Use `.task(id: input)` for both.

      Not reported:

      - a key that covers the input through a computed property, and inputs that the parent changes together
      - `.task(id:)` whose work stores nothing in `@State`
      - a guard on state that other code writes, or that the work sets back
      - a guard in `onChange` that waits for an optional or a collection to be filled
      - work that asks a property of the view before it stores its result, and a `Task` that the view keeps
      - values of the environment in a branch that asks for them, and in views that are only presented
      - views that are built only in rows, destinations and sheets, which have an identity for each item
      - views that get constants
      - views that react to an input with `.task(id:)`, `.onChange(of:)` or `.id(_:)`
      - inputs that are objects or closures

      In strict mode, these are reported as well:

      - a view in a presentation that is passed a changing value, since it keeps using the old one while it is presented
      - a part of an input that code changes without the part in the `id`
      - a value of the environment that an `id` leaves out
      - a task without `id` that stores what it loads for a property of an observed object
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "shows the article that was selected first",
      """
      import SwiftUI

      struct Reader: View {
        @State private var selected = 1
        var body: some View {
          Button("Next") { selected += 1 }
          Article(id: selected)
        }
      }

      struct Article: View {
        let id: Int
        @State private var text = ""
        var body: some View {
          Text(text).task { text = await fetch(id) }
        }
        private func fetch(_ id: Int) async -> String { "" }
      }
      """)
  ]
  public static let good = [
    Example(
      "runs again for each article",
      """
      import SwiftUI

      struct Reader: View {
        @State private var selected = 1
        var body: some View {
          Button("Next") { selected += 1 }
          Article(id: selected)
        }
      }

      struct Article: View {
        let id: Int
        @State private var text = ""
        var body: some View {
          Text(text).task(id: id) { text = await fetch(id) }
        }
        private func fetch(_ id: Int) async -> String { "" }
      }
      """),
    Example(
      "a separate view for each row",
      """
      import SwiftUI

      struct Reader: View {
        @State private var ids = [1, 2]
        var body: some View {
          List(ids, id: \\.self) { id in Article(id: id) }
        }
      }

      struct Article: View {
        let id: Int
        @State private var text = ""
        var body: some View {
          Text(text).task { text = await fetch(id) }
        }
        private func fetch(_ id: Int) async -> String { "" }
      }
      """),
  ]

  public static let kinds: [NodeKind] = [.call]
  public static func mayConcern(_ file: SourceFile) -> Bool {
    file.mentions(.task) || file.mentions(.onAppear) || file.mentions(.onChange)
  }

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ node: Node) {
    guard let call = node.asCall, call.isMemberCall else { return }
    let name = call.name
    guard name == .task || name == .onAppear || name == .onChange,
      let closure = node.trailingClosures.first?.firstChild ?? node.arguments.last?.value,
      closure.kind == .closure || name == .onAppear,
      let member = pass.member(around: node), let owner = pass.index.owner(member),
      pass.index[owner].traits.contains(.view), !pass.index[owner].isReference
    else { return }
    let body = pass.index.body(of: member)
    if name == .onChange {
      guard let key = node.argument(.of), !checkGate(key, of: node, closure, body, owner),
        !checkKey(key, of: node, closure, body, owner)
      else { return }
      return checkOvertaking(node, closure, body, owner)
    }
    let key = node.argument(.id)
    if let key {
      guard name == .task, !checkGate(key, of: node, closure, body, owner),
        !checkKey(key, of: node, closure, body, owner), !checkDetached(key, of: node, closure, body, owner)
      else { return }
    } else if checkInput(node, name, closure, body, owner)
      || pass.isStrict && name == .task && checkModel(node, closure, body, owner)
    {
      return
    }
    if name == .task { checkServices(of: node, closure, key, body, owner) }
  }

  /// Reports a task without a key that uses an input; whether it has.
  private func checkInput(_ node: Node, _ name: Name, _ closure: Node, _ body: Body, _ owner: TypeID) -> Bool {
    guard let use = inputUse(in: closure.numbers, of: body, owner: owner, name) else { return false }
    let fact = pass.index[use.input]
    guard !reacts(to: fact.name, owner) else { return false }
    var found = changingSite(of: use, owner)
    if found == nil, pass.isStrict { found = changingSite(of: use, owner, isPresented: true) }
    guard let site = found else { return false }
    let input = pass.text(fact.name)
    pass.report(
      node.calledNameRange,
      "`.\(pass.text(name))` does not run again when `\(input)` changes, which leaves the data of the old value on "
        + "screen",
      help: isEquatable(use.input)
        ? "use `.task(id: \(input)) { … }`, which runs again when `\(input)` changes"
        : "use `.task(id:)` with what tells one `\(input)` from another, which runs again when that changes",
      notes: [
        Note("`\(input)` is used here", .loss, at: use.location),
        pass.note("the parent passes \(site.value) here, which changes", .change, at: site.site),
      ], fix: fix(node, closure, use.input, body, owner))
    return true
  }

  /// `.task(id: input)`
  private func fix(_ call: Node, _ closure: Node, _ input: MemberID, _ body: Body, _ owner: TypeID) -> Fix? {
    let fact = pass.index[input]
    guard call.calledName == .task, call.trailingClosures.count == 1, isEquatable(input),
      !isInOwnBranch(call, body), !asksFirst(closure, body, owner, without: fact.name),
      !body.locals.contains(where: { $0.name == fact.name })
    else { return nil }
    let name = pass.text(fact.name)
    let place: Int
    let text: String
    if let first = call.arguments.first {
      place = first.range.lowerBound
      text = "id: \(name), "
    } else {
      let end = call.calledNameRange.upperBound
      let hasParentheses = pass.file.source.bytes[end...].first == UInt8(ascii: "(")
      place = hasParentheses ? end + 1 : end
      text = hasParentheses ? "id: \(name)" : "(id: \(name))"
    }
    return Fix("Run the task again when `\(name)` changes", .suggested, [pass.edit(place..<place, with: text)])
  }

  /// Whether the view is in a branch that code of the view opens and closes: the work itself may end it.
  private func isInOwnBranch(_ call: Node, _ body: Body) -> Bool {
    for ancestor in call.ancestors {
      if ancestor.kind == .variableDecl || ancestor.kind == .functionDecl { return false }
      guard ancestor.kind == .ifExpr, let conditions = ancestor.child(.conditionList) else { continue }
      let read = pass.index.propertiesRead(by: conditions, in: body)
      if read.map({ $0.contains { pass.index.isWrittenByOwner($0) } }) ?? true { return true }
    }
    return false
  }

  private func isEquatable(_ input: MemberID) -> Bool {
    guard let type = pass.index.valueType(of: input) else { return false }
    guard let known = type.type else { return SideEffects.isValueType(type.name) && !type.isCollection }
    // The conformance of a generic type may have a condition.
    guard pass.index[known].declaration.map({ pass.index[$0].generics.isEmpty }) ?? true else { return false }
    return pass.index.isEquatable(known) || pass.index[known].kind == .enum && !pass.index.hasPayloads(known)
  }

  // MARK: The input

  struct InputUse {
    let input: MemberID
    let location: Location
    /// Whether it is read for an `id` in it: `fetch(note.id)`, `fetch(note.author.id.text)`.
    let isOfID: Bool
  }

  /// The first input of the view that is an argument of an awaited call, in the closure or in a function of the view
  /// that the closure awaits.
  private func inputUse(
    in range: Range<UInt32>, of body: Body, owner: TypeID, _ modifier: Name, isOuter: Bool = true
  ) -> InputUse? {
    for i in body.uses(in: range) {
      let use = body.uses[i]
      guard case .member(let id) = body.target(i), pass.index.owner(id) == owner else { continue }
      let node = body.node(i)
      if pass.index[id].kind == .function, !isAwaitedArgument(node, in: range) {
        // What `onAppear` calls may start a task.
        guard isOuter, pass.index[id].isAsync || modifier == .onAppear, !pass.index[id].isStatic,
          use.receiver == -1 || (use.receiver >= 0 && body.uses[Int(use.receiver)].name == .`self`)
        else { continue }
        let called = pass.index.node(id)
        if let found = inputUse(
          in: called.numbers, of: pass.index.body(of: id), owner: owner, modifier,
          isOuter: false)
        {
          return found
        }
        continue
      }
      guard isInput(id), modifier == .onAppear && isLoaded(node, in: range, body) else { continue }
      return InputUse(
        input: id, location: Location(node.memberNameRange, inFile: body.file.number), isOfID: isOfID(node))
    }
    for i in body.uses(in: range) where isAwaitedArgument(body.node(i), in: range) {
      // A local may be an argument of the next one many times.
      var visits = FollowLimit.reads
      if let source = source(of: i, in: body, owner, &visits) {
        return InputUse(
          input: source.input, location: Location(body.node(i).memberNameRange, inFile: body.file.number),
          isOfID: source.isOfID || isOfID(body.node(i)))
      }
    }
    return nil
  }

  /// The input that a use reads: itself, or through locals and computed properties of the view.
  private func source(
    of i: Int, in body: Body, _ owner: TypeID, _ visits: inout Int, depth: Int = 0
  ) -> (input: MemberID, isOfID: Bool)? {
    visits -= 1
    guard depth < FollowLimit.parts, visits > 0 else { return nil }
    switch body.target(i) {
    case .member(let id) where pass.index.owner(id) == owner:
      if isInput(id) { return (id, isOfID(body.node(i))) }
      guard pass.index[id].kind == .computedProperty, pass.index[id].hasBody else { return nil }
      let code = pass.index.body(of: id)
      for inner in code.uses.indices {
        if let found = source(of: inner, in: code, owner, &visits, depth: depth + 1) { return found }
      }
    case .local(let number):
      let local = body.locals[Int(number)]
      if local.initial < 0, local.node > 0, body.file.tree.node(Int(local.node)).kind == .optionalBinding {
        // `guard let song else { return }`
        return pass.index.ownMembers(named: local.name, of: owner).first { isInput($0) }.map { ($0, false) }
      }
      guard local.initial >= 0, !local.isElement else { return nil }
      for inner in body.uses(in: body.node(Int(local.initial)).numbers) where inner != i {
        if let found = source(of: inner, in: body, owner, &visits, depth: depth + 1) { return found }
      }
    default: break
    }
    return nil
  }

  private func isOfID(_ node: Node) -> Bool {
    node.ancestors.prefix { $0.kind == .memberAccess }.contains { $0.name == .id }
  }

  /// A plain stored property of the view that holds a value and that the parent sets.
  private func isInput(_ id: MemberID) -> Bool { pass.index[id].initial == .none && holdsInput(id) }

  /// The same for one that may have a default value.
  func holdsInput(_ id: MemberID) -> Bool {
    let fact = pass.index[id]
    guard fact.isStoredInInstances, !fact.isLazy, fact.attributes.isEmpty,
      fact.initial == .none || !fact.isLet, !fact.type.isFunction
    else { return false }
    guard let type = pass.index.valueType(of: id) else { return fact.initial == .literal }
    if let known = type.type { return pass.index[known].kind == .struct || pass.index[known].kind == .enum }
    return SideEffects.isValueType(type.name)
  }

  func isAwaitedArgument(_ node: Node, in range: Range<UInt32>) -> Bool {
    var isArgument = false
    for ancestor in node.ancestors {
      guard range.contains(ancestor.number) else { return false }
      switch ancestor.kind {
      case .argument: isArgument = ancestor.parent?.kind == .call || isArgument
      case .wordExpr where ancestor.name == .await: return isArgument
      // `async let`
      case .variableDecl:
        return isArgument && ancestor.children.contains { $0.kind == .modifier && $0.name == .async }
      case .closure, .codeBlock: return false
      default: continue
      }
    }
    return false
  }

  /// Whether it is an argument of a load function of an object that the view observes: `store.load(id)`.
  private func isLoaded(_ node: Node, in range: Range<UInt32>, _ body: Body) -> Bool {
    guard node.parent?.kind == .argument, let call = node.receivingCall?.call, range.contains(call.node.number),
      let block = call.node.parent, block.isBlock,
      let base = call.callee?.base?.unwrapped, let receiver = body.use(at: base),
      case .member(let object) = body.target(receiver),
      pass.index[object].attributes.contains(where: { Self.changes($0) || $0 == .Environment })
    else { return false }
    let name = pass.text(call.name)
    return ["load", "fetch", "reload"].contains { name.hasPrefix($0) }
  }

  // MARK: Reactions to the input

  /// Whether the view contains `.task(id: input)`, `.onChange(of: input)` or `.id(input)`. A view that reacts to other
  /// inputs is taken to know when its data changes, unless the rule is strict.
  private func reacts(to input: Name, _ owner: TypeID) -> Bool {
    let reactions = reactions(of: owner)
    return reactions.names.contains(input) || !pass.isStrict && reactions.areToInputs
  }

  func reactions(of owner: TypeID) -> Reactions {
    pass.index.derivation(.reactions, of: owner.number) { Reactions(of: owner, in: pass.index) }
  }

  /// The names that `task(id:)`, `onChange(of:)` and `id` of a view mention, also through its computed properties.
  final class Reactions: AnyDerivation, @unchecked Sendable {
    // Unchecked as what it derives from is; nothing changes after `init`.
    let names: Set<Name>
    /// Whether one of the names is that of an input.
    let areToInputs: Bool

    init(of owner: TypeID, in index: Index) {
      var names: Set<Name> = []
      for member in index[owner].members where index[member].hasBody {
        for call in index.node(member).descendants.lazy.compactMap(\.asCall) {
          let argument: Node? =
            switch call.name.known {
            case .task: call.argument(.id)
            case .onChange: call.argument(.of)
            case .id: call.unlabelledArgument
            default: nil
            }
          guard let argument else { continue }
          names.insert(argument.name)
          for node in argument.descendants { names.insert(node.name) }
        }
      }
      // `.onChange(of: address)` reacts to what the computed property `address` reads.
      for name in Array(names) {
        for member in index.ownMembers(named: name, of: owner)
        where index[member].kind == .computedProperty && index[member].hasBody {
          for node in index.node(member).descendants where node.isName { names.insert(node.name) }
        }
      }
      self.names = names
      areToInputs = index.inputs(of: owner).contains { names.contains(index[$0].name) }
    }
  }

  // MARK: Call sites

  struct Site {
    let site: UseSite
    /// As it is quoted.
    let value: String
  }

  /// A call site that builds the view in its own content and passes a value that changes.
  ///
  /// - Parameter others: Inputs that must not get a value that changes with the same property.
  func changingSite(
    of use: InputUse, _ owner: TypeID, isPresented: Bool = false, apartFrom others: Set<MemberID> = []
  ) -> Site? {
    for site in pass.work.constructionSites(of: owner, in: pass.index) where !pass.isExcluded(site) {
      let body = pass.index.body(of: site.member)
      guard body.target(site.use) == .construction(owner), isShown(site, body, isPresented: isPresented)
      else { continue }
      let call = body.node(site.use)
      let argument = call.arguments.first {
        if case .property(use.input) = pass.index.storage(of: $0, of: call, constructing: owner, in: body) {
          true
        } else {
          false
        }
      }
      guard let value = argument?.value?.unwrapped, let changing = changing(value, in: body, asWhole: use.isOfID) else {
        continue
      }
      let isShared = call.arguments.contains { other in
        guard case .property(let input) = pass.index.storage(of: other, of: call, constructing: owner, in: body),
          others.contains(input), let own = other.value?.unwrapped
        else { return false }
        return own.root.comparableText == value.root.comparableText
          || body.uses(in: own).contains { changing == "`\(pass.text(body.uses[$0].name))`" }
      }
      if isShared { continue }
      return Site(site: site, value: changing)
    }
    return nil
  }

  /// What changes of the value that is passed, as it is quoted.
  private func changing(_ value: Node, in body: Body, asWhole: Bool) -> String? {
    if let root = changingRoot(of: value, in: body, asWhole: asWhole) { return "`\(pass.text(root))`" }
    guard !asWhole, case .may(let witness) = pass.lastingChange(of: value, in: body), !witness.isRare,
      pass.isStrict || !witness.isUnwrapped
    else { return nil }
    return pass.quoted(value, or: "a value")
  }

  /// Whether the view stays in its place: not in a row or a destination, and without an `.id(_:)` on it. Views in a
  /// presentation count only if `isPresented`.
  private func isShown(_ site: UseSite, _ body: Body, isPresented: Bool) -> Bool {
    guard let owner = pass.index.owner(site.member), pass.index[owner].traits.contains(.viewLike) else {
      return false
    }
    if !isPresented, pass.index.startsAnew(at: site, work: pass.work) { return false }
    let runs = body.runs(in: pass.index)
    var closure = body.uses[site.use].closure
    let run = runs.run(of: closure)
    guard run.isRunning || isPresented && run.isPresented else { return false }
    while closure >= 0 {
      let use = runs.run(of: closure).use
      if use?.role == .row || use == nil { return false }
      if use?.kind == .presentation, !isPresented { return false }
      closure = body.closures[Int(closure)].parent
    }
    for ancestor in body.node(site.use).ancestors {
      switch ancestor.kind {
      case .call where ancestor.calledName == .id || ancestor.calledName == .NavigationLink: return false
      case .argument where ancestor.name == .destination: return false
      case .forStmt: return false
      case .memberBlock: return true
      default: continue
      }
    }
    return true
  }

  /// The state or the object that the value is read from.
  /// Whether code puts another value in its place, or may do so through a binding.
  private func isReplaced(_ property: MemberID) -> Bool {
    pass.index.laterWrites(of: property).contains { site in
      let node = pass.index.node(at: site)
      return node.assignmentToIt != nil || node.text.hasPrefix("$") && node.parent?.kind != .memberAccess
    }
  }

  /// - Parameter asWhole: Whether only another value as a whole counts: a change of a field keeps the `id`.
  private func changingRoot(of node: Node, in body: Body, asWhole: Bool) -> Name? {
    guard node.isName, var current = pass.index.use(at: node, in: body) else { return nil }
    for _ in 0..<FollowLimit.uses {
      let use = body.uses[current]
      switch body.target(current) {
      case .member(let id):
        let fact = pass.index[id]
        guard fact.isStoredInInstances, !fact.isLet else { return nil }
        if let wrapper = fact.attributes.first(where: { Self.changes($0) }) {
          if asWhole, !pass.isStrict, !isReplaced(id) { return nil }
          return wrapper != .State || pass.index.isWrittenByOwner(id) ? fact.name : nil
        }
        guard use.receiver >= 0 else { return nil }
        current = Int(use.receiver)
      case .local(let i):
        let local = body.locals[Int(i)]
        guard local.initial >= 0, !local.isElement else { return nil }
        // `if let note`: where the note is nil in between, as after each that was closed, the view starts again.
        if !pass.isStrict, local.node > 0, body.file.tree.node(Int(local.node)).kind == .optionalBinding { return nil }
        current = Int(local.initial)
      case .framework(_, false) where use.receiver >= 0 && !use.isCall: current = Int(use.receiver)
      default: return nil
      }
    }
    return nil
  }

  private static func changes(_ wrapper: Name) -> Bool {
    switch wrapper.known {
    case .State, .Binding, .AppStorage, .SceneStorage, .StateObject, .ObservedObject, .EnvironmentObject: true
    default: false
    }
  }
}
