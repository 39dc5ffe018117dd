import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `Binding(get:set:)` in a body creates a new binding on every update.
public struct BindingGetSetInBody: FileRule {
  public static let about = About(
    "binding-get-set-in-body", .dependency, .info,
    "A body creates a binding from two closures",
    isOnByDefault: false,
    references: [.discoverObservation, .managingModelData],
    explanation: """
      `Binding(get:set:)` in a body allocates two closures and a box for them at each evaluation. SwiftUI \
      compares the inputs of a view with the previous ones, and skips a view whose inputs have not changed. \
      Closures that capture something cannot be compared. A view that gets such a binding is therefore \
      evaluated whenever its parent is. In a row of a list, that is once for each row.

      A binding from a key path can be compared: `$model.title`, `$items[index].isDone`. Move what the \
      closures compute into a computed property with a setter, or into a subscript. It belongs to the model, \
      or to the value that `@State` holds: `$model[isSelected: item.id]`. Move a side effect of setting into \
      `onChange(of:)`.

      Not reported:

      - bindings that an initializer creates once for its view
      - setters that do not write just what the getter reads: those that write several things, set only some values, or \
      leave it to a function what becomes of the value
      - bindings for controls of SwiftUI whose setter does more than to set the value as it is, or that a property, a \
      function or a local gives, unless the closures read and set just one property
      - bindings for a local, which nothing can project
      - bindings for modifiers, in apps, and in views that are little more than the control
      - bindings for a view of the project that takes a closure, which is new each time as well
      - bindings for a view of the project that compares itself with `==`
      - outside of rows, bindings for functions that build views
      - outside of rows, views that nothing is known to evaluate but changes of what the getter reads
      - models, and extensions of `Binding` and `View`
      - closures that run later
      """)

  public static let bad = [
    Example(
      "in a body",
      """
      import SwiftUI

      struct Volume: View {
        @State private var percent = 50
        @State private var isMuted = false
        var body: some View {
          VStack {
            Text("Volume")
            Toggle("Mute", isOn: $isMuted).bold(isMuted)
            Slider(value: Binding(get: { Double(percent) }, set: { percent = Int($0) }), in: 0...100)
          }
        }
      }
      """),
    Example(
      "once for each row",
      """
      import SwiftUI

      struct Guests: View {
        let names: [String]
        @State private var invited: Set<String> = []
        var body: some View {
          List(names, id: \\.self) { name in
            Toggle(name, isOn: Binding {
              invited.contains(name)
            } set: { isInvited in
              if isInvited { invited.insert(name) } else { invited.remove(name) }
            })
          }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "a computed property",
      """
      import SwiftUI

      struct Loudness {
        var percent = 50
        var value: Double {
          get { Double(percent) }
          set { percent = Int(newValue) }
        }
      }

      struct Volume: View {
        @State private var loudness = Loudness()
        var body: some View { Slider(value: $loudness.value, in: 0...100) }
      }
      """),
    Example(
      "a subscript",
      """
      import SwiftUI

      struct Guests: View {
        let names: [String]
        @State private var invited: Set<String> = []
        var body: some View {
          List(names, id: \\.self) { name in
            Toggle(name, isOn: $invited[contains: name])
          }
        }
      }

      extension Set {
        subscript(contains element: Element) -> Bool {
          get { contains(element) }
          set { if newValue { insert(element) } else { remove(element) } }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    guard file.mentions(.Binding) || (file.mentions(.get) && file.mentions(.set)) else { return }
    // Bindings of one view share the answer.
    var rows: [TypeID: Note?] = [:]
    for i in file.members.indices where file.members[i].hasBody {
      let member = pass.index.member(file: file.number, fact: i)
      guard let owner = pass.index.owner(member), pass.index[owner].isProjectType,
        pass.index[owner].isViewLikeStruct,
        pass.index.isEvaluated(member, of: owner, work: pass.work)
      else { continue }
      check(member, of: owner, &rows)
    }
  }

  private func check(_ member: MemberID, of owner: TypeID, _ rows: inout [TypeID: Note?]) {
    let body = pass.index.body(of: member)
    lazy var runs = body.runs(in: pass.index)
    for (i, use) in body.uses.enumerated() where use.isCall && isBinding(use, i, body) {
      guard runs.run(of: use.closure).isRunning else { continue }
      let call = body.node(i)
      let ownRow = rows[owner] ?? rowNote(of: owner)
      rows[owner] = .some(ownRow)
      let row = rowNote(call, of: member) ?? ownRow
      let argument = argument(call)
      let repetition = repetition(of: call, body, owner)
      if !pass.isStrict {
        guard isReplaceable(call, body), readsKept(call, body), !isOnlyPresented(argument, member),
          !(argument.map { isForEquatableView($0, body) } ?? false)
        else {
          continue
        }
        if row == nil, savesNothing(argument, owner, body) || !repetition.isProved { continue }
        // A control is evaluated with its view in any case. There the binding at hand is simpler, or none is needed.
        if projection(call, body) == nil,
          argument == nil ? !isForViews(member) : !setsOnly(call) && isControl(argument, body)
        {
          continue
        }
      }
      var notes = [row].compactMap { $0 }
      if row == nil, case .proved(let witness) = repetition { notes += pass.notes(ofUpdatingBy: witness) }
      pass.report(
        call.calledNameRange,
        message(argument, member, isInRow: row != nil),
        severity: .info,
        help: help(call, body),
        notes: notes)
    }
  }

  /// Not `onChange(of:)` for side effects: it also runs when other code sets the value.
  private func help(_ call: Node, _ body: Body) -> Remedy {
    if let projection = projection(call, body) {
      return Remedy("pass \(Pass.quoted(projection, or: "the projection of the property", limit: 40))")
    }
    return isPlain(call)
      ? "project a property or subscript that has a setter (`$model[isOn: id]`)"
      : "project a property or subscript whose setter has the side effects (`$model[isOn: id]`)"
  }

  /// `$model.title`, where the closures read and set just that.
  private func projection(_ call: Node, _ body: Body) -> String? {
    let closures = call.children.filter(\.isPassing).compactMap { $0.value?.asClosure }
    guard closures.count == 2, let read = closures[0].onlyStatement?.unwrapped,
      let assignment = closures[1].onlyStatement?.asAssignment, assignment.isPlain,
      let value = assignment.value?.unwrapped,
      assignment.target.text == read.text, value.kind == .identifierExpr,
      value.text == "$0" || closures[1].signature?.text.hasPrefix(value.text + " ") ?? false
    else { return nil }
    var root = read
    var path = ""
    while root.ownName == nil {
      guard root.kind == .memberAccess, let base = root.base?.unwrapped, root == read || isWritable(root, body) else {
        return nil
      }
      path = "." + pass.text(root.name) + path
      root = base
    }
    guard let name = root.ownName, case .member(let property) = pass.index.target(of: root, in: body),
      pass.index[property].attributes.contains(where: {
        $0 == .State || $0 == .Binding || $0 == .Bindable || $0 == .ObservedObject || $0 == .StateObject
          || $0 == .EnvironmentObject || $0 == .AppStorage
      }) || isObservable(property)
    else { return nil }
    return (isObservable(property) ? "Bindable(\(pass.text(name)))" : "$" + pass.text(name)) + path
  }

  /// Whether it holds an object that only `Bindable` projects: `let model: Model`, `@Environment(Model.self) var model`.
  private func isObservable(_ property: MemberID) -> Bool {
    pass.index[property].attributes.allSatisfy { $0 == .Environment }
      && (pass.index.valueType(of: property)?.type.map { pass.index[$0].traits.contains(.observable) } ?? false)
  }

  /// Whether the getter reads what is kept and can be projected: no `var` of a function, and not what `@AppStorage` alone
  /// stores, unless the setter sets just that.
  private func readsKept(_ call: Node, _ body: Body) -> Bool {
    guard let getter = call.children.filter(\.isPassing).compactMap(\.value).first(where: { $0.kind == .closure })
    else {
      return true
    }
    let readsVariable = getter.descendants.contains { node in
      guard node.kind == .identifierExpr, case .local(let i) = pass.index.target(of: node, in: body) else {
        return false
      }
      return body.locals[Int(i)].isMutable
    }
    if readsVariable { return false }
    let read = pass.index.propertiesRead(by: getter, in: body) ?? []
    return read.isEmpty || projection(call, body) != nil
      || !read.allSatisfy { pass.index[$0].attributes.contains { $0 == .AppStorage } }
  }

  /// Whether a key path through the property can be written.
  private func isWritable(_ part: Node, _ body: Body) -> Bool {
    guard case .member(let property) = pass.index.target(of: part, in: body) else { return false }
    let fact = pass.index[property]
    return fact.kind == .storedProperty && !fact.isLet && !fact.hasSetterAccess
  }

  /// `Binding(get:set:)`, `Binding { … } set: { … }`, `.init(get:set:)`
  private func isBinding(_ use: UseFact, _ i: Int, _ body: Body) -> Bool {
    let labels = Array(body.labels(of: use))
    guard labels.count == 2, labels[0] == .get || labels[0] == .none,
      labels[1] == .set || (labels[0] == .get && labels[1] == .none)
    else { return false }
    if use.name == .`init`, use.kind == .member {
      return use.receiver == -1
        ? labels[0] == .get && labels[1] == .set : body.uses[max(Int(use.receiver), 0)].name == .Binding
    }
    guard use.name == .Binding, case .frameworkConstruction = body.target(i) else { return false }
    return true
  }

  /// Whether a property or subscript can take the place of the closures: the setter writes one thing, always, and the
  /// getter reads the same. A setter that sends an action, asks first or sets only some values decides what becomes of
  /// the value.
  private func isReplaceable(_ call: Node, _ body: Body) -> Bool {
    let closures = call.children.filter(\.isPassing).compactMap(\.value).filter { $0.kind == .closure }
    // A method decides what becomes of the value.
    guard closures.count == 2 else { return false }
    let read = names(in: closures[0])
    var written: Set<String> = []
    for statement in closures[1].children {
      switch statement.kind {
      case .guardStmt: return false
      case .ifExpr:
        let branches = statement.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
        let setting = branches.count { !names(in: $0).isDisjoint(with: read) }
        if setting > 0, branches.count < 2 || setting < branches.count { return false }
      default: break
      }
    }
    for node in closures[1].descendants {
      guard let target = writtenPart(node) else { continue }
      let named = names(in: target)
      if named.isDisjoint(with: read) {
        // What the setter itself declares is not kept.
        if isLocal(target, in: body) { continue }
        return false
      }
      written.insert(target.text)
    }
    return written.count == 1 || written.isEmpty && keepsByMethod(closures[1], of: closures[0], body)
  }

  /// What an assignment or a mutating call changes: `model.items[i].isDone`.
  private func writtenPart(_ node: Node) -> Node? {
    if let assignment = node.asAssignment { return assignment.target }
    guard let call = node.asCall, SideEffects.isMutating(node.calledName) else { return nil }
    return call.receiver?.unwrapped
  }

  private func isLocal(_ target: Node, in body: Body) -> Bool {
    guard let root = ([target] + Array(target.descendants)).first(where: { $0.kind == .identifierExpr }),
      let use = body.use(at: root), case .local = body.target(use)
    else { return false }
    return true
  }

  /// Whether the setter calls methods that write what the getter reads, where others may set that as well.
  private func keepsByMethod(_ setter: Node, of getter: Node, _ body: Body) -> Bool {
    let read = (pass.index.propertiesRead(by: getter, in: body) ?? []).filter { property in
      pass.index.node(property).soleDeclaration.map {
        !$0.children.contains { $0.kind == .modifier && $0.text.hasSuffix("(set)") }
      }
        ?? false
    }
    return body.uses(in: setter).contains { use in
      guard body.uses[use].isCall, case .member(let method) = body.target(use), !pass.index[method].isAsync else {
        return false
      }
      return read.contains { pass.index.laterWrites(of: $0).contains { $0.member == method } }
    }
  }

  /// The values that code names at the roots of its expressions.
  private func names(in code: Node) -> Set<Name> {
    Set(
      ([code] + Array(code.descendants)).compactMap { node in
        guard node.kind == .identifierExpr, !node.isNamedLikeType else { return nil }
        return node.isSelf ? node.parent.flatMap { $0.kind == .memberAccess ? $0.name : nil } : node.name
      })
  }

  /// How many views a view builds at most that is no more than a control and its label.
  private static let fewViews = 2

  /// Whether a binding that can be compared would spare no evaluation: a modifier gets it, which is applied again in
  /// any case, an app makes it, or the view is little more than the control.
  private func savesNothing(_ argument: Node?, _ owner: TypeID, _ body: Body) -> Bool {
    if pass.index[owner].traits.contains(.root) { return true }
    guard let call = argument?.parent?.asCall else { return false }
    // A helper runs with the body that calls it.
    if call.receiver == nil, case .member(let helper) = pass.index.target(of: call.node, in: body),
      pass.index[helper].kind == .function
    {
      return true
    }
    // A view that takes another closure that is new each time cannot be compared in any case.
    if case .construction(let view) = pass.index.target(of: call.node, in: body),
      pass.unequalProperty(of: view) != nil || pass.index.storedProperties(of: view).contains(where: { isFunction($0) })
    {
      return true
    }
    if call.receiver != nil, case .framework = pass.index.target(of: call.node, in: body) { return true }
    guard case .frameworkConstruction = pass.index.target(of: call.node, in: body) else { return false }
    return pass.viewCount(of: owner) <= Self.fewViews
  }

  /// Whether the property holds a closure that a caller passes.
  private func isFunction(_ property: MemberID) -> Bool {
    !pass.index[property].isStatic && pass.index[property].initial == .none && pass.index.holdsClosure(property)
  }

  /// Whether the setter only sets a value, which a property or subscript can do as well.
  private func isPlain(_ call: Node) -> Bool {
    let closures = call.children.filter(\.isPassing).compactMap { $0.value?.asClosure }
    guard closures.count == 2 else { return true }
    guard let statement = closures[1].onlyStatement else { return false }
    return statement.kind != .call || writtenPart(statement) != nil
  }

  /// Whether the setter sets the value as it is, but for its type.
  private func setsOnly(_ call: Node) -> Bool {
    guard isPlain(call) else { return false }
    let setter = call.children.filter(\.isPassing).compactMap { $0.value?.asClosure }.last
    let values = setter?.onlyStatement?.asAssignment?.values ?? []
    return !values.flatMap { [$0] + Array($0.descendants) }.contains {
      $0.kind == .call && !($0.callee?.isNamedLikeType ?? true)
    }
  }

  /// Whether a control of SwiftUI gets the binding.
  private func isControl(_ argument: Node?, _ body: Body) -> Bool {
    guard let call = argument?.parent, case .frameworkConstruction = pass.index.target(of: call, in: body) else {
      return false
    }
    return true
  }

  /// Whether a view of the project gets the binding that the property or function gives.
  private func isForViews(_ member: MemberID) -> Bool {
    guard pass.index[member].type.name == .Binding else { return false }
    return pass.index.uses(named: pass.index[member].name).uses(of: member).contains { site in
      let body = pass.index.body(of: site.member)
      guard let call = argument(body.node(site.use))?.parent, case .construction = pass.index.target(of: call, in: body)
      else { return false }
      return true
    }
  }

  /// Whether all that gets the binding of a property or function is a modifier, which is applied again in any case, such
  /// as `.sheet(isPresented: isEditing)`, or a view that takes new closures as well.
  private func isOnlyPresented(_ own: Node?, _ member: MemberID) -> Bool {
    own == nil && isOnlyPassed(member) { argument, owner, body in savesNothing(argument, owner, body) }
  }

  /// Whether the member gives a binding, and only arguments like that in its own view take it.
  private func isOnlyPassed(_ member: MemberID, to isMeant: (_ argument: Node, TypeID, Body) -> Bool) -> Bool {
    guard pass.index[member].type.name == .Binding, let owner = pass.index.owner(member) else { return false }
    let uses = pass.index.uses(named: pass.index[member].name).uses(of: member)
    return !uses.isEmpty
      && uses.allSatisfy { site in
        guard pass.index.owner(site.member) == owner else { return false }
        let body = pass.index.body(of: site.member)
        return argument(body.node(site.use)).map { isMeant($0, owner, body) } ?? false
      }
  }

  /// What evaluates the view again though the value of the binding has not changed.
  private func repetition(of call: Node, _ body: Body, _ owner: TypeID) -> Updating {
    let getter = call.children.filter(\.isPassing).compactMap(\.value).first { $0.kind == .closure } ?? call
    let inputs = pass.index.propertiesRead(by: getter, in: body)
    return pass.index.updating(of: owner, besides: inputs, work: pass.work)
  }

  /// The argument whose value the binding is.
  private func argument(_ call: Node) -> Node? {
    var current = call
    while let parent = current.parent {
      switch parent.kind {
      case .argument: return parent.parent?.kind == .call ? parent : nil
      case .memberAccess, .call: current = parent
      default: return nil
      }
    }
    return nil
  }

  private func message(_ argument: Node?, _ member: MemberID, isInRow: Bool) -> String {
    let body = "`\(pass.qualifiedName(of: member))`"
    let binding = "a new `Binding(get:set:)`" + (isInRow ? " for each row" : "")
    let consequence = "which SwiftUI cannot compare"
    guard let argument, let call = argument.parent, call.calledName != .none else {
      return "\(body) creates \(binding) at every evaluation, \(consequence)"
    }
    let label = argument.name == .none ? "" : "`\(pass.text(argument.name)):` of "
    return "\(label)`\(pass.text(call.calledName))` gets \(binding) at every evaluation of \(body), \(consequence)"
  }

  /// Whether a view of the project gets the binding whose own `==` decides, which cannot compare bindings.
  private func isForEquatableView(_ argument: Node, _ body: Body) -> Bool {
    guard let call = argument.parent, case .construction(let type) = pass.index.target(of: call, in: body) else {
      return false
    }
    return pass.index.isEquatable(type)
  }

  /// The lazy container in whose rows the call stands.
  private func rowNote(_ call: Node, of member: MemberID) -> Note? {
    guard let tree = pass.viewTree(of: member),
      let inner = tree.nodes.lastIndex(where: { $0.syntax.contains(call) })
    else { return nil }
    // A local of the row stands beside its views.
    let i = tree[inner].kind == .slot && inner + 1 < tree[inner].end ? inner + 1 : inner
    guard tree.isInLazyRow(i), !pass.index.isRowOfFewData(i, in: tree, work: pass.work) else { return nil }
    for ancestor in tree.ancestors(of: i)
    where tree[ancestor].kind == .slot && tree[ancestor].use?.role == .row {
      let rows = tree[tree[ancestor].parent].syntax
      return pass.note("a row is built for each element here", .quantity, at: rows.headRange)
    }
    return nil
  }

  private func rowNote(of type: TypeID) -> Note? {
    guard let row = pass.index.lazyRow(of: type, work: pass.work, ofConstantData: false),
      !pass.isExcluded(row.site)
    else { return nil }
    return pass.note("`\(pass.plainName(of: row.view))` is built for each row here", .quantity, at: row.site)
  }
}
