import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A body makes values for one update. What it makes and hands on is gone with the next.
public struct ObservableCreatedInBody: ViewTreeRule {
  public static let about = About(
    "observable-created-in-body", .lifetime, .error, "A body makes the object that its views observe",
    yieldsTo: ["eager-destination-model"],
    references: [.dataEssentials, .managingModelData],
    explanation: """
      A body runs with each update. An object with `@Observable`, or an `ObservableObject`, that it makes \
      and hands to a view, to `environmentObject(_:)` or to `environment(_:)` is another one after each \
      update of this view, whatever caused it: the views below start over with empty data, lose what was \
      typed, and ask the network again. The property that receives it, an `@ObservedObject`, a `@Bindable` \
      or a plain one, refers to the object and does not keep it. Nor does a local of the body, `@Bindable` \
      or not.

      Make the object where it can stay: in `@State` (for `@Observable`) or `@StateObject` of the view \
      that starts to need it, and hand that on. Or let the view below own it: a property `@StateObject var \
      model: Model` takes `Model(item: item)` as an autoclosure and evaluates it once. A local in between, \
      `let m = Model(); return Detail(model: m)`, undoes that: the object is made before the closure is.

      In an `App` or `Scene`, whose body runs rarely, this is a warning.

      Left alone: arguments that end up in a `@StateObject` or `@State`, parameters that are `@autoclosure \
      @escaping`, what closures for events make, objects that are put away for the next time (a cache), \
      functions whose parameter goes somewhere unknown, previews.
      """)

  public static let bad = [
    Example("nobody keeps it", """
      import SwiftUI

      final class ChapterModel: ObservableObject {
        init(number: Int) {}
        @Published var text = ""
      }

      struct ChapterView: View {
        @ObservedObject var model: ChapterModel
        var body: some View { Text(model.text) }
      }

      struct Book: View {
        var body: some View { ChapterView(model: ChapterModel(number: 1)) }
      }
      """),
    Example("nor does the environment", """
      import SwiftUI

      @Observable final class Theme { var isDark = false }

      struct Root: View {
        var body: some View { Text("Hello").environment(Theme()) }
      }
      """),
    Example("made before the autoclosure is", """
      import SwiftUI

      final class ChapterModel: ObservableObject { @Published var text = "" }

      struct ChapterView: View {
        @StateObject var model: ChapterModel
        var body: some View { Text(model.text) }
      }

      struct Book: View {
        var body: some View {
          let model = ChapterModel()
          ChapterView(model: model)
        }
      }
      """),
  ]
  public static let good = [
    Example("the view below keeps it", """
      import SwiftUI

      final class ChapterModel: ObservableObject { @Published var text = "" }

      struct ChapterView: View {
        @StateObject var model: ChapterModel
        var body: some View { Text(model.text) }
      }

      struct Book: View {
        var body: some View { ChapterView(model: ChapterModel()) }
      }
      """),
    Example("this view keeps it", """
      import SwiftUI

      @Observable final class Theme { var isDark = false }

      struct Root: View {
        @State private var theme = Theme()
        var body: some View { Text("Hello").environment(theme) }
      }
      """),
    Example("made by an event", """
      import SwiftUI

      @Observable final class Draft { var text = "" }

      struct Composer: View {
        @State private var draft: Draft?
        var body: some View { Button("New") { draft = Draft() } }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard let owner = tree.owner, pass.index[owner].traits.contains(.viewLike),
      !pass.index[owner].isReference,
      !pass.index[owner].traits.contains(.preview)
    else { return }
    var maker: Maker?
    for i in tree.body.uses.indices where isObject(i, in: tree.body) {
      guard maker != nil || isEvaluated(tree.member, of: owner) else { return }
      let known = maker ?? Maker(tree, owner, pass)
      known.check(i)
      maker = known
    }
  }

  /// Does running code show the view, or call the helper? Some are there for previews only.
  private func isEvaluated(_ member: MemberID, of owner: TypeID) -> Bool {
    let name = pass.index[member].name
    guard Conformances.isBuilderRequirement(name) else {
      return pass.work.callers(of: member).contains { isRunning($0) }
    }
    return !pass.plainName(of: owner).contains("Preview")
      || pass.work.sites(of: owner).contains { isRunning($0) }
  }

  private func isRunning(_ site: UseSite) -> Bool {
    !(pass.index.owner(site.member).map { pass.index[$0].traits.contains(.preview) } ?? false)
      && !pass.isExcluded(site)
  }

  /// May the use make an observable object?
  private func isObject(_ i: Int, in body: Body) -> Bool {
    let type: TypeID?
    switch body.target(i) {
    case .construction(let made): type = made
    case .member(let id):
      let kind = pass.index[id].kind
      guard kind == .function && body.uses[i].isCall || kind == .computedProperty else { return false }
      type = body.type(i)?.type
    case .framework:
      // `Row(model: .init(item))`: the parameter tells the type.
      return body.uses[i].name == .`init` && body.uses[i].receiver == -1 && body.uses[i].isCall
    default: return false
    }
    guard let type else { return false }
    let entry = pass.index[type]
    return entry.isReference
      && (entry.traits.contains(.observable) || entry.traits.contains(.observableObject))
  }
}

/// Follows the objects that one body makes.
private struct Maker {
  let tree: ViewTree
  let owner: TypeID
  let pass: Pass
  let runs: ClosureRuns
  let deferred: NodeRanges

  private var index: Index { pass.index }
  private var body: Body { tree.body }

  init(_ tree: ViewTree, _ owner: TypeID, _ pass: Pass) {
    (self.tree, self.owner, self.pass) = (tree, owner, pass)
    runs = tree.body.runs(in: pass.index)
    deferred = NodeRanges(pass.index.deferredArguments(of: tree.body))
  }

  func check(_ i: Int) {
    let node = body.node(i)
    guard isRunning(i) else { return }
    let whole = expression(around: node)
    guard let parent = whole.parent else { return }
    // Of a choice, both arms are asked.
    let value = whole.kind == .sequence ? whole : node
    switch parent.kind {
    case .argument:
      guard let holder = holder(of: parent, isLocal: false),
        let object = index.constructedObject(
          value, in: body, declared: holder.property.map { index[$0].type } ?? .unknown),
        isObservable(object)
      else { return }
      report(node, object, holder, local: nil)
    case .initializer:
      guard let binding = parent.parent, binding.kind == .binding,
        let object = index.constructedObject(value, in: body), isObservable(object),
        let holder = holder(ofLocal: binding)
      else { return }
      report(node, object, holder, local: binding)
    default: return
    }
  }

  private func isObservable(_ object: ConstructedObject) -> Bool {
    guard let type = object.type else { return false }
    return index[type].traits.contains(.observable) || index[type].traits.contains(.observableObject)
  }

  private func isRunning(_ i: Int) -> Bool {
    runs.run(of: body.uses[i].closure).isRunning
      && !deferred.contains(body.uses[i].node)
  }

  /// The expression whose value is the object, with what only wraps it.
  private func expression(around node: Node) -> Node {
    var node = node
    while let parent = node.parent {
      switch parent.kind {
      case .tryExpr, .wordExpr, .forceUnwrap: node = parent
      case .ternary:
        // `c ? A() : B()` is told at its first arm.
        guard let choice = parent.parent, choice.kind == .sequence,
          choice.children.first(where: { $0.kind == .ternary }) == parent
        else { return node }
        node = choice
      case .argument:
        guard let tuple = parent.parent, tuple.kind == .tuple, parent.name == .none,
          tuple.children.count(where: { _ in true }) == 1
        else { return node }
        node = tuple
      default: return node
      }
    }
    return node
  }

  // MARK: Who receives it

  /// Who receives the object, in words, and the property that refers to it.
  private struct Holder {
    let phrase: String
    var property: MemberID?
    /// It keeps the first object; the others are made for nothing.
    var keeps = false
    /// Nobody: the body that makes it uses it.
    var isBodyItself = false
  }

  /// - Parameter isLocal: The object was there before; an autoclosure changes nothing.
  private func holder(of argument: Node, isLocal: Bool) -> Holder? {
    guard let call = argument.parent?.asCall, let callee = call.callee, let number = body.use(at: call.node)
    else { return nil }
    switch body.target(number) {
    case .construction(let type):
      guard index[type].traits.contains(.viewLike), index[type].kind == .struct,
        case .property(let property) =
          index.storage(of: argument, of: call.node, constructing: type, in: body)
      else { return nil }
      let fact = index[property]
      let refers = fact.attributes.allSatisfy { $0 == .ObservedObject || $0 == .Bindable }
      let keeps = fact.attributes.contains { $0 == .StateObject }
      guard refers && !fact.isStatic || isLocal && keeps else { return nil }
      let wrapper = fact.attributes.first.map { "@\(pass.text($0)) " } ?? (fact.isLet ? "let " : "var ")
      let name = "\(pass.plainName(of: type)).\(pass.text(fact.name))"
      return Holder(
        phrase: keeps
          ? "`\(name)`, too late for its autoclosure" : "`\(wrapper)\(name)`, which does not keep it",
        property: property, keeps: keeps)
    case .member: return nil
    default:
      guard callee.base != nil else { return nil }
      let arguments = call.node.arguments
      switch call.name.known {
      case .environmentObject:
        guard arguments.count == 1 else { return nil }
        return Holder(phrase: "`environmentObject(_:)`, which does not keep it")
      case .environment:
        guard arguments.last == argument, arguments.count <= 2 else { return nil }
        return Holder(
          phrase: arguments.count == 1
            ? "`environment(_:)`, which does not keep it" : "`environment(_:_:)`, which does not keep it")
      default: return nil
      }
    }
  }

  /// Who receives the object of a local, if nothing puts it away for the next time.
  private func holder(ofLocal binding: Node) -> Holder? {
    guard let local = body.locals.firstIndex(where: { $0.node == binding.number }) else { return nil }
    var found: Holder?
    var shows = isBindable(binding)
    var goesElsewhere = false
    for (i, use) in body.uses.enumerated() where use.local == Int32(local) && use.kind == .identifier {
      let place = expression(around: body.node(i))
      guard let parent = place.parent else { continue }
      if isKept(place, parent) { return nil }
      switch parent.kind {
      case .argument:
        guard found == nil, isRunning(i) else { continue }
        found = holder(of: parent, isLocal: true)
        goesElsewhere = goesElsewhere || found == nil
      case .memberAccess:
        guard !shows, let member = body.use(at: parent), !body.uses[member].isWritten,
          !body.uses[member].isCall,
          case .member(let property) = body.target(member), mayChange(property)
        else { continue }
        shows = isRunning(i) || isShown(parent)
      default: goesElsewhere = true
      }
    }
    guard found == nil, shows, !goesElsewhere else { return found }
    return Holder(phrase: "keeps it no longer than that", isBodyItself: true)
  }

  /// `@Bindable var model = Model()`
  private func isBindable(_ binding: Node) -> Bool {
    binding.parent?.children.contains { $0.kind == .attribute && $0.name == .Bindable } ?? false
  }

  private func mayChange(_ property: MemberID) -> Bool {
    let fact = index[property]
    return !fact.isStatic && fact.kind == .storedProperty && !fact.isLet
  }

  /// What the `get:` of a binding reads is shown.
  private func isShown(_ node: Node) -> Bool {
    node.ancestors.contains { $0.kind == .argument && $0.name == .get && $0.parent?.calledName == .Binding }
  }

  /// `cache[key] = model`, `cache.insert(model)`, `return model` from a closure.
  private func isKept(_ node: Node, _ parent: Node) -> Bool {
    switch parent.kind {
    case .sequence: return parent.children.contains { $0.isAssignment }
    case .argument:
      switch node.receivingCall?.call.name.known {
      case .append, .insert, .setObject, .store: return true
      default: return false
      }
    default: return false
    }
  }

  // MARK: The report

  private func report(_ node: Node, _ object: ConstructedObject, _ holder: Holder, local: Node?) {
    let isRoot = index[owner].traits.contains(.root)
    let type = pass.text(object.name)
    let member = pass.qualifiedName(of: tree.member)
    let isInRow = node.ancestors.contains { ancestor in
      guard ancestor.kind == .closure, let closure = body.closure(at: ancestor) else { return false }
      return runs.run(of: Int32(closure)).isPerRow
    }
    let rows = isInRow || pass.work.isBuiltInRows(owner) ? ", for each row" : ""
    let isObservable = object.type.map { index[$0].traits.contains(.observable) } ?? false
    let wrapper = isObservable ? "@State" : "@StateObject"
    var notes = local.map { [pass.note("the `\(type)` is there before it is passed on", at: $0.range)] } ?? []
    notes += pass.notes(ofMaking: object)
    if let property = holder.property {
      notes.append(pass.note("`\(pass.plainName(of: property))` receives it", at: property))
    } else if let made = object.type, let note = pass.note("`\(type)` is declared here", at: made) {
      notes.append(note)
    }
    pass.report(
      node.kind == .call ? node.calledNameRange : node.memberNameRange,
      "`\(pass.brief(node))` makes a new `\(type)` each time that `\(member)` is evaluated\(rows), and "
        + (holder.isBodyItself ? "\(holder.phrase): " : "hands it to \(holder.phrase): ")
        + (holder.keeps ? "all but the first are made for nothing" : "with each update its state is lost"),
      severity: isRoot || holder.keeps ? .warning : .error,
      help: holder.keeps
        ? "write the construction where the argument is; `@StateObject` evaluates it once"
        : holder.isBodyItself
          ? "own the object: keep it in `\(wrapper) private var` of this view"
          : "own the object: keep it in `\(wrapper) private var` of this view and pass that on, or let the "
            + "view that receives it keep it in `\(wrapper)`",
      notes: notes)
  }
}
