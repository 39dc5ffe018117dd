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
    fix: "Passes the projection of the property. Suggested.",
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

      Reported are bindings that a projection says in fewer words: the closures read and set one property as it is. In \
      strict mode also those that compute something.

      Not reported:

      - bindings that an initializer creates once for its view
      - bindings for a local, which nothing can project
      - models, and extensions of `Binding` and `View`
      - closures that run later
      - bindings for a view of the project whose values differ in any case: it also gets an action, or makes an object
      - modules that Skip translates to Kotlin, where not each property has a projection
      """)

  public static let bad = [
    Example(
      "reads and sets one property",
      """
      import SwiftUI

      struct Track {
        var title = ""
      }

      struct TrackEditor: View {
        @State private var track = Track()
        var body: some View {
          TextField("Title", text: Binding(get: { track.title }, set: { track.title = $0 }))
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the projection",
      """
      import SwiftUI

      struct Track {
        var title = ""
      }

      struct TrackEditor: View {
        @State private var track = Track()
        var body: some View { TextField("Title", text: $track.title) }
      }
      """),
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
      let projection = projection(call, body)
      guard
        projection != nil && !isForObject(call, body) && !isForUnequalView(call, body) && !isTranspiled
          || pass.isStrict
      else { continue }
      let ownRow = rows[owner] ?? rowNote(of: owner)
      rows[owner] = .some(ownRow)
      let row = rowNote(call, of: member) ?? ownRow
      pass.report(
        call.calledNameRange,
        message(argument(call), member, isInRow: row != nil),
        severity: .info,
        help: help(call, projection?.text),
        notes: [row].compactMap { $0 },
        fix: projection.flatMap { fix(call, $0) })
    }
  }

  /// Whether Skip translates the module, whose SwiftUI does not project each property.
  private var isTranspiled: Bool {
    let modules: TranspiledModules = pass.index.derivation(.transpiledModules, of: 0) {
      TranspiledModules(in: pass.index)
    }
    return modules.modules.contains(pass.file.module)
  }

  /// Whether an object takes the binding, which SwiftUI does not compare.
  private func isForObject(_ call: Node, _ body: Body) -> Bool {
    guard let taker = argument(call)?.parent, case .construction(let type) = pass.index.target(of: taker, in: body)
    else { return false }
    return pass.index[type].isReference
  }

  /// Whether a view takes the binding that differs from the one before in any case, by another argument or by what it makes
  /// itself.
  private func isForUnequalView(_ call: Node, _ body: Body) -> Bool {
    guard let argument = argument(call), let taker = argument.parent,
      case .construction(let type) = pass.index.target(of: taker, in: body)
    else { return false }
    return pass.unequalProperty(of: type) != nil
      || taker.passedValues.contains { passed in
        !passed.value.contains(call) && passed.value.unwrapped.kind == .closure
          && !pass.captures(ofFunction: passed.value.unwrapped, in: body).isEmpty
      }
  }

  /// Not `onChange(of:)` for side effects: it also runs when other code sets the value.
  private func help(_ call: Node, _ projection: String?) -> Remedy {
    if let projection {
      return Remedy("pass \(Pass.quoted(projection, or: "the projection of the property", limit: 80))")
    }
    return isPlain(call)
      ? "project a property or subscript that has a setter (`$model[isOn: id]`)"
      : "project a property or subscript whose setter has the side effects (`$model[isOn: id]`)"
  }

  /// The same binding as a projection. Not offered for numbers that Swift converts silently: `$width` is then a binding of
  /// another type than the closures make.
  private func fix(_ call: Node, _ projection: (text: String, property: MemberID)) -> Fix? {
    guard !pass.hasComment(in: call.range), let type = pass.index.valueType(of: projection.property)?.name,
      type != .CGFloat, type != .Double
    else { return nil }
    return Fix("Pass `\(projection.text)`", .suggested, [pass.edit(call.range, with: projection.text)])
  }

  /// `$model.title`, where the closures read and set just that, and the property that they set.
  private func projection(_ call: Node, _ body: Body) -> (text: String, property: MemberID)? {
    let closures = call.children.filter(\.isPassing).compactMap { $0.value?.asClosure }
    guard closures.count == 2, let read = closures[0].onlyStatement?.unwrapped,
      let assignment = closures[1].onlyStatement?.asAssignment, assignment.isPlain,
      let new = assignment.value?.unwrapped,
      assignment.target.text == read.text, new.kind == .identifierExpr,
      new.text == "$0" || closures[1].signature?.text.hasPrefix(new.text + " ") ?? false
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
      // What a projection sets passes by `didSet`.
      pass.index.node(property).child(.accessorBlock) == nil,
      case .member(let value) = pass.index.target(of: read, in: body),
      pass.index[property].attributes.contains(where: {
        $0 == .State || $0 == .Binding || $0 == .Bindable || $0 == .ObservedObject || $0 == .StateObject
          || $0 == .EnvironmentObject || $0 == .AppStorage
      }) || isObservable(property)
    else { return nil }
    return ((isObservable(property) ? "Bindable(\(pass.text(name)))" : "$" + pass.text(name)) + path, value)
  }

  /// Whether it holds an object that only `Bindable` projects: `let model: Model`, `@Environment(Model.self) var model`.
  private func isObservable(_ property: MemberID) -> Bool {
    pass.index[property].attributes.allSatisfy { $0 == .Environment }
      && (pass.index.valueType(of: property)?.type.map { pass.index[$0].traits.contains(.observable) } ?? false)
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

  /// What an assignment or a mutating call changes: `model.items[i].isDone`.
  private func writtenPart(_ node: Node) -> Node? {
    if let assignment = node.asAssignment { return assignment.target }
    guard let call = node.asCall, SideEffects.isMutating(node.calledName) else { return nil }
    return call.receiver?.unwrapped
  }

  /// Whether the setter only sets a value, which a property or subscript can do as well.
  private func isPlain(_ call: Node) -> Bool {
    let closures = call.children.filter(\.isPassing).compactMap { $0.value?.asClosure }
    guard closures.count == 2 else { return true }
    guard let statement = closures[1].onlyStatement else { return false }
    return statement.kind != .call || writtenPart(statement) != nil
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

/// The modules that Skip translates to Kotlin: they import its counterparts of SwiftUI, Foundation or Observation.
private final class TranspiledModules: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let modules: Set<String>

  init(in index: Index) {
    var found: Set<String> = []
    for file in index.files
    where !file.module.isEmpty && ["SkipUI", "SkipModel", "SkipFoundation"].contains(where: { file.imports($0) }) {
      found.insert(file.module)
    }
    modules = found
  }
}
