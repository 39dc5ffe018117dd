import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A change handler that changes its own value can run without end.
public struct OnchangeSelfWrite: FileRule {
  public static let about = About(
    "onchange-self-write", .dependency, .info, "A change handler writes the value that it observes",
    isOnByDefault: false, references: [.improvingPerformance, .discoverObservation],
    explanation: """
      `onChange(of: x)` runs after the update in which `x` was found to be different. If its closure writes \
      `x`, that is a second change. The view is evaluated twice for each edit, and the closure runs twice. If \
      the new value never equals the old one, this repeats until SwiftUI stops it.

      The same is true of `onReceive` with the property's own publisher. It is also true of `didSet` of a \
      `@Published` property, or of a property of an `@Observable` class, which then updates its views twice.

      Adjust the value where it is set: in the binding's setter, in the function of the model that changes it, \
      or with `TextField(value:format:)`. If it has to be done afterwards, write only if the value differs: \
      `if name.count > 20 { name = String(name.prefix(20)) }`.

      Not reported:

      - values of functions, which may be the same the second time, unless the property is `@Published`
      - literals that reset the value
      - writes behind an `if`, a `guard`, a `switch`, or a ternary that keeps the old value
      - writes that happen later (in a `Task`, after a delay)
      - writes of other properties

      The first two are reported in strict mode.
      """)

  public static let bad = [
    Example(
      "each change causes a second one",
      """
      import SwiftUI

      struct NameField: View {
        @State private var name = ""
        var body: some View {
          TextField("Name", text: $name)
            .onChange(of: name) { name = "@" + name }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "only if it differs",
      """
      import SwiftUI

      struct NameField: View {
        @State private var name = ""
        var body: some View {
          TextField("Name", text: $name)
            .onChange(of: name) {
              if name.count > 20 { name = String(name.prefix(20)) }
            }
        }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    let isConcerned = file.mentions(.onChange) || file.mentions(.onReceive)
    let hasObservers = file.mentions(.didSet)
    guard isConcerned || hasObservers else { return }
    for i in file.members.indices {
      let fact = file.members[i]
      let member = pass.index.member(file: file.number, fact: i)
      if isConcerned, fact.hasBody { checkModifiers(of: member) }
      if hasObservers, fact.kind == .storedProperty { checkObserver(of: member, fact) }
    }
  }

  // MARK: Modifiers

  private func checkModifiers(of member: MemberID) {
    guard let owner = pass.index.owner(member), pass.index[owner].traits.contains(.viewLike) else { return }
    let body = pass.index.body(of: member)
    for closure in body.closures where closure.call >= 0 {
      let use = body.uses[Int(closure.call)]
      guard use.kind == .member, use.name == .onChange || use.name == .onReceive else { continue }
      if case .member = body.target(Int(closure.call)) { continue }
      guard let action = body.file.tree.node(Int(closure.node)).asClosure,
        let call = body.node(Int(closure.call)).asCall,
        let observed = use.name == .onChange ? call.argument(.of) : published(call.unlabelledArgument),
        let path = observedPath(observed)
      else { continue }
      for statement in assignments(in: action.statements)
      where self.path(statement.target) == path && isSame(observed, statement.target, body) {
        let isTaken = statement.isPlain && takesOver(statement.value, of: action)
        if isUnobserved(statement.target, body) { continue }
        if settles(statement, path), !isPublished(statement.target, body) { continue }
        if keepsOld(statement, path) || (isTaken && !isPublished(statement.target, body)) { continue }
        if !pass.isStrict, !growsOn(statement, path), !isPublished(statement.target, body) || isReset(statement) {
          continue
        }
        let name = path.map { pass.text($0) }.joined(separator: ".")
        let (consequence, help) = consequence(of: statement, isTaken: isTaken)
        pass.report(
          statement.target.range,
          "`\(pass.text(use.name))` of `\(name)` writes `\(name)`, which \(consequence)", help: help,
          notes: [pass.note("runs after each change of `\(name)`", .occasion, at: call.nameRange)])
      }
    }
  }

  private func consequence(of assignment: AssignmentExpr, isTaken: Bool) -> (String, help: String) {
    if isReset(assignment) {
      return (
        "causes a second change and a second update",
        "use an event that needs no reset, such as a counter or a method call"
      )
    }
    if isTaken {
      return (
        "publishes the same value again and causes a second update", "delete the assignment"
      )
    }
    return (
      "causes a second update for each change, and never ends if the value does not settle",
      "adjust the value where it is set, or write it only if it differs"
    )
  }

  private func isReset(_ assignment: AssignmentExpr) -> Bool {
    assignment.isPlain && assignment.value.map { isLiteral($0) } ?? false
  }

  /// Whether each write gives another value than the one before: `count += 1`, `name = "@" + name`. What calls a function
  /// may give the same value the second time, as what cleans the text of a field does.
  private func growsOn(_ assignment: AssignmentExpr, _ path: [Name]) -> Bool {
    guard assignment.isPlain else { return true }
    let values = assignment.values
    return values.contains { self.path($0) == path }
      && values.contains { $0.kind == .binaryOperator && ["+", "-", "*", "/"].contains($0.text) }
      && !values.contains { $0.isOperator("??") }
  }

  /// `x` of `model.$x`.
  private func published(_ node: Node?) -> Node? {
    guard let node = node?.unwrapped, node.isName, pass.text(node.name).hasPrefix("$") else { return nil }
    return node
  }

  /// `model.x` of `model.$x`.
  private func observedPath(_ node: Node) -> [Name]? {
    guard var names = path(node), let last = names.last else { return nil }
    let text = pass.text(last)
    if text.hasPrefix("$") {
      guard let name = pass.index.names.name(String(text.dropFirst())) else { return nil }
      names[names.count - 1] = name
    }
    return names
  }

  /// The names of `a.b.c` without `self` and `$`; nil for anything else.
  private func path(_ node: Node) -> [Name]? {
    var names: [Name] = []
    var current: Node? = node.unwrapped
    while let now = current {
      switch now.kind {
      case .memberAccess:
        guard let base = now.base else { return nil }
        names.append(now.name)
        current = base.unwrapped
      case .identifierExpr:
        if now.name != .`self` { names.append(now.name) }
        return names.reversed()
      case .optionalChaining, .forceUnwrap: current = now.firstChild
      default: return nil
      }
    }
    return nil
  }

  /// Whether both mean the property, and not a local of that name. A parameter of the closure is a constant.
  private func isSame(_ observed: Node, _ target: Node, _ body: Body) -> Bool {
    func root(_ node: Node) -> Node {
      var node = node.unwrapped
      while let base = node.kind == .memberAccess
        ? node.base : node.kind == .optionalChaining ? node.firstChild : nil
      {
        node = base.unwrapped
      }
      return node
    }
    func local(_ node: Node) -> Int32 {
      guard let use = body.use(at: root(node)) else { return -1 }
      return body.uses[use].local
    }
    return local(observed) == local(target)
  }

  /// What the statements themselves assign in any case: not behind a condition, not later.
  private func assignments(in statements: [Node]) -> [AssignmentExpr] {
    var found: [AssignmentExpr] = []
    for statement in statements {
      switch statement.kind {
      case .guardStmt: return found
      case .ifExpr:
        if statement.descendants.contains(where: { $0.kind == .returnStmt }) { return found }
      case .sequence:
        if let assignment = statement.asAssignment { found.append(assignment) }
      case .call:
        // `withAnimation { x = … }` runs at once.
        guard statement.calledName == .withAnimation || statement.calledName == .withTransaction,
          let inner = statement.trailingClosures.first?.value
        else { continue }
        found += assignments(in: inner.statements)
      default: continue
      }
    }
    return found
  }

  /// `onChange(of: x) { new in x = new }`
  private func takesOver(_ value: Node?, of closure: ClosureExpr) -> Bool {
    guard let value = value?.unwrapped, value.kind == .identifierExpr else { return false }
    return closure.signature == nil
      ? pass.text(value.name).hasPrefix("$") : closure.parameterNames.contains(value.name)
  }

  /// `x = String(x.prefix(20))`: the second time gives the same value, which SwiftUI drops.
  private func settles(_ assignment: AssignmentExpr, _ path: [Name]) -> Bool {
    guard assignment.isPlain, var value = assignment.value?.unwrapped else { return false }
    if value.isCall(of: .String) || value.isCall(of: .Array), let inner = value.unlabelledArgument {
      value = inner.unwrapped
    }
    guard let call = value.asCall, let base = call.receiver else { return false }
    switch call.name.known {
    case .prefix, .suffix, .uppercased, .lowercased, .filter, .sorted, .rounded: return base.isName
    default: return base.isName && pass.text(call.name) == "trimmingCharacters"
    }
  }

  /// Whether the target is a property of a class that does not publish its changes.
  private func isUnobserved(_ target: Node, _ body: Body) -> Bool {
    guard case .member(let property) = pass.index.target(of: target.unwrapped, in: body),
      let owner = pass.index.owner(property), pass.index[owner].isReference
    else { return false }
    return pass.index[owner].traits.isDisjoint(with: [.observable, .observableObject])
  }

  /// SwiftUI ignores a write of the same value; `@Published` publishes it.
  private func isPublished(_ target: Node, _ body: Body) -> Bool {
    guard case .member(let property) = pass.index.target(of: target.unwrapped, in: body) else { return false }
    return pass.index[property].attributes.contains { $0 == .Published }
  }

  /// `x = x.isEmpty ? fallback : x`
  private func keepsOld(_ assignment: AssignmentExpr, _ path: [Name]) -> Bool {
    guard let ternary = assignment.node.asTernary else { return false }
    return (assignment.values + ternary.arms).contains { self.path($0) == path }
  }

  private func isLiteral(_ node: Node) -> Bool {
    let node = node.unwrapped
    return switch node.kind {
    case .booleanLiteral, .nilLiteral, .integerLiteral, .floatLiteral, .stringLiteral: true
    case .arrayLiteral: node.firstChild == nil
    case .memberAccess: node.base == nil
    default: false
    }
  }

  // MARK: Observers

  private func checkObserver(of member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, !fact.isLet, let owner = pass.index.owner(member), triggersUpdate(fact, owner),
      let accessors = pass.index.node(member).child(.accessorBlock),
      let observer = accessors.children.first(where: { $0.kind == .accessor && $0.name == .didSet }),
      let block = observer.child(.codeBlock)
    else { return }
    for statement in assignments(in: block.statements)
    where path(statement.target) == [fact.name] && !keepsOld(statement, [fact.name])
      && (pass.isStrict || !isReset(statement))
    {
      let name = pass.text(fact.name)
      pass.report(
        statement.target.range,
        "`didSet` of `\(name)` writes `\(name)`, which causes a second update for each change",
        help: "write it only if it differs, or adjust the value before it is set",
        notes: [pass.note("every write of `\(name)` triggers an update", .occasion, at: member)])
    }
  }

  /// Whether each write triggers an update.
  private func triggersUpdate(_ fact: MemberFact, _ owner: TypeID) -> Bool {
    if fact.attributes.contains(where: { $0 == .Published || $0 == .State }) { return true }
    return pass.index[owner].isReference && pass.index[owner].traits.contains(.observable)
      && fact.attributes.isEmpty
  }
}
