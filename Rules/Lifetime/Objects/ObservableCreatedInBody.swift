import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A body runs on every update, so an object that it creates lasts until the next one only.
public struct ObservableCreatedInBody: ViewTreeRule {
  public static let about = About(
    "observable-created-in-body", .lifetime, .info, "A body creates the object that its views observe",
    isOnByDefault: false,
    yieldsTo: ["eager-destination-model"],
    references: [.dataEssentials, .managingModelData],
    explanation: """
      SwiftUI evaluates a body on every update. An `@Observable` object or an `ObservableObject` that the body \
      creates is a new one after each update. The body may pass it to a view, to `environmentObject(_:)` or to \
      `environment(_:)`. The views below then start over: their data is empty, typed text is lost, and requests are \
      sent again. An `@ObservedObject`, a `@Bindable` or a plain property that receives the object refers to it but \
      does not own it. A local of the body does not own it either.

      Create the object in `@State` (for `@Observable`) or `@StateObject` of the view that needs it first, and pass \
      it down. Or let the view below own it. Its `@StateObject var model: Model` takes `Model(item: item)` as an \
      autoclosure and evaluates it once. A local in between, as in `let m = Model(); return Detail(model: m)`, \
      defeats the autoclosure.

      The body may be that of a function outside of views, `Screens.home()`, that a body calls: every update of that view \
      then creates the object. A property of a factory counts where each call creates the factory, `Factory().home()`.

      The finding is an error if code of the view, or of the one that receives the object, evaluates the body again, \
      and if the object begins empty and is filled there. It is a warning if the object is not known to begin empty, but \
      code writes what it keeps. Everything else is information, also an `App` or a `Scene`, and the content of sheets \
      and destinations.

      Not reported:

      - arguments that end up in a `@StateObject` or a `@State`, also through other views
      - objects that have nothing to lose, as far as the sources tell, or are only read
      - values for keys of the environment with a default, in sheets and destinations, unless the rule is strict
      - representables, and what stands in their content
      - parameters that are `@autoclosure @escaping`
      - objects that closures for events create
      - objects that are stored for the next evaluation, as in a cache
      - functions that pass their parameter to code that SameView does not know
      - previews and widgets, and bodies that nothing evaluates again
      """)

  public static let bad = [
    Example(
      "the view below does not own it",
      """
      import SwiftUI

      final class ChapterModel: ObservableObject {
        init(number: Int) {}
        @Published var text = ""
        func load() { text = "Once" }
      }

      struct ChapterView: View {
        @ObservedObject var model: ChapterModel
        var body: some View { Text(model.text).onAppear { model.load() } }
      }

      struct Book: View {
        @State private var marks = 0
        var body: some View {
          Button("\\(marks)") { marks += 1 }
          ChapterView(model: ChapterModel(number: 1))
        }
      }
      """),
    Example(
      "the environment does not own it either",
      """
      import SwiftUI

      @Observable final class Theme {
        var isDark = false
        func darken() { isDark = true }
      }

      struct Appearance: View {
        @Environment(Theme.self) private var theme
        var body: some View { Button(theme.isDark ? "Light" : "Dark") { theme.darken() } }
      }

      struct Root: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          Appearance().environment(Theme())
        }
      }
      """),
    Example(
      "created before the autoclosure runs",
      """
      import SwiftUI

      final class ChapterModel: ObservableObject { @Published var text = "" }

      struct ChapterView: View {
        @StateObject var model: ChapterModel
        var body: some View { Text(model.text) }
      }

      struct Book: View {
        @State private var marks = 0
        var body: some View {
          Button("\\(marks)") { marks += 1 }
          let model = ChapterModel()
          ChapterView(model: model)
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "the view below owns it",
      """
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
    Example(
      "this view owns it",
      """
      import SwiftUI

      @Observable final class Theme { var isDark = false }

      struct Root: View {
        @State private var theme = Theme()
        var body: some View { Text("Hello").environment(theme) }
      }
      """),
    Example(
      "created by an event",
      """
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
    var maker: Maker?
    for i in tree.body.uses.indices where isObject(i, in: tree.body) {
      guard let known = maker ?? self.maker else { return }
      known.check(i)
      maker = known
    }
  }

  /// What follows the objects of the body: nil if no update of a view runs it.
  private var maker: Maker? {
    if let owner = tree.owner, isView(owner) {
      return isEvaluated(tree.member, of: owner) ? Maker(tree, owner, pass) : nil
    }
    return showingCall.map { Maker(tree, $0.view, pass, shownAt: $0.site) }
  }

  private func isView(_ type: TypeID) -> Bool {
    pass.index[type].traits.contains(.viewLike) && !pass.index[type].isReference
  }

  /// The call by which an update of a view runs a function outside of views, `Screens.home()` in a body. The first that
  /// is known to repeat, if there is one.
  private var showingCall: (site: UseSite, view: TypeID)? {
    var found: (site: UseSite, view: TypeID)?
    var open = [tree.member]
    var seen = Set(open)
    while let member = open.popLast(), seen.count <= FollowLimit.helpers {
      for call in pass.work.callers(of: member).prefix(Index.callLimit) where !pass.isExcluded(call) {
        let body = pass.index.body(of: call.member)
        guard body.runs(in: pass.index).run(of: body.uses[call.use].closure).isRunning else { continue }
        // What decides there may be what the first call passes.
        let view = pass.index.owner(call.member).flatMap { isView($0) ? $0 : nil }
        if view == nil, body.node(call.use).ancestors.contains(where: { $0.isConditionalExpression }) { continue }
        if let view {
          guard isEvaluated(call.member, of: view) else { continue }
          if pass.index.updating(of: view, work: pass.work).isProved { return (call, view) }
          if found == nil { found = (call, view) }
        } else if seen.insert(call.member).inserted {
          open.append(call.member)
        }
      }
    }
    return found
  }

  /// Whether code outside of previews shows the view, or calls the helper.
  private func isEvaluated(_ member: MemberID, of owner: TypeID) -> Bool {
    let name = pass.index[member].name
    guard Conformances.isBuilderRequirement(name) else {
      return pass.work.callers(of: member).contains { !pass.isExcluded($0) }
    }
    return !pass.plainName(of: owner).contains("Preview")
      || pass.work.sites(of: owner).contains { !pass.isExcluded($0) }
  }

  /// Whether the use may create an observable object.
  private func isObject(_ i: Int, in body: Body) -> Bool {
    let type: TypeID?
    switch body.target(i) {
    case .construction(let made): type = made
    case .member(let id):
      let kind = pass.index[id].kind
      guard
        kind == .function && body.uses[i].isCall || kind == .computedProperty
          // A factory may be as short-lived as what it creates.
          || kind == .storedProperty && pass.index[id].isStoredInInstances && !(tree.owner.map { isView($0) } ?? true)
      else { return false }
      type = body.type(i)?.type
    case .framework:
      // `Row(model: .init(item))`: the parameter has the type.
      return body.uses[i].name == .`init` && body.uses[i].receiver == -1 && body.uses[i].isCall
    default: return false
    }
    guard let type else { return false }
    let entry = pass.index[type]
    return entry.isReference
      && (entry.traits.contains(.observable) || entry.traits.contains(.observableObject))
  }
}

/// Follows the objects that one body creates.
private struct Maker {
  let tree: ViewTree
  let owner: TypeID
  let pass: Pass
  let runs: ClosureRuns
  let deferred: NodeRanges
  /// Where an update of the view runs the body, if it is not code of the view.
  let call: UseSite?

  private var index: Index { pass.index }
  private var body: Body { tree.body }

  init(_ tree: ViewTree, _ owner: TypeID, _ pass: Pass, shownAt call: UseSite? = nil) {
    (self.tree, self.owner, self.pass, self.call) = (tree, owner, pass, call)
    runs = tree.body.runs(in: pass.index)
    deferred = NodeRanges(pass.index.deferredArguments(of: tree.body))
  }

  func check(_ i: Int) {
    let node = body.node(i)
    guard isRunning(i) else { return }
    let whole = expression(around: node)
    guard let parent = whole.parent, call == nil || mayReach(node) else { return }
    // Both arms of a ternary have to create one.
    let value = whole.kind == .sequence ? whole : node
    switch parent.kind {
    case .argument:
      guard let holder = holder(of: parent, isLocal: false),
        let object = index.constructedObject(
          value, in: body, declared: holder.property.map { index[$0].type } ?? .unknown) ?? storedObject(i),
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

  /// Whether the call of a function outside of views may come to the node: no branch around it asks for something that
  /// the call fixes, such as the case of `Screens.view(for: .home)`.
  private func mayReach(_ node: Node) -> Bool {
    guard let call, case let caller = index.body(of: call.member) else { return true }
    let isDirect = caller.target(call.use) == .member(tree.member)
    let arguments = index.arguments(of: caller.node(call.use), for: index[tree.member].parameters)
    let isEnumeration = tree.owner.map { index[$0].kind == .enum && !index[tree.member].isStatic } ?? false
    for ancestor in node.ancestors {
      if ancestor.kind == .memberBlock { break }
      guard ancestor.isConditionalExpression else { continue }
      // Each case is a value of its own.
      if isEnumeration { return false }
      let conditions =
        ancestor.asSwitch.map { [$0.subject].compactMap { $0 } } ?? index.decidingExpressions(of: ancestor)
      for use in conditions.flatMap({ body.uses(in: $0) }) {
        guard case .local(let local) = body.target(use), case let number = Int(body.locals[Int(local)].parameter),
          number >= 0
        else { continue }
        guard isDirect, let arguments, arguments.indices.contains(number), !isFixed(arguments[number])
        else { return false }
      }
    }
    return true
  }

  private func isFixed(_ argument: Node?) -> Bool {
    guard let value = argument?.unwrapped else { return true }
    return !value.isName && value.kind != .call || (value.callee ?? value).isImplicitMember
      || value.base?.isNamedLikeType ?? false
  }

  /// The object that a property of a factory holds, where each call is one of a new factory: `Factory().screen()`.
  private func storedObject(_ i: Int) -> ConstructedObject? {
    guard let call, case .member(let property) = body.target(i), let factory = index.owner(property),
      factory == tree.owner, index[property].attributes.isEmpty, let value = index.node(property).initialValue,
      let receiver = index.node(at: call).callee?.base?.unwrapped, receiver.kind == .call,
      case .construction(factory) = index.target(of: receiver, in: index.body(of: call.member))
    else { return nil }
    return index.constructedObject(value, in: index.body(of: property), declared: index[property].type)
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
        // `c ? A() : B()` is reported at its first arm.
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

  // MARK: The receiver

  /// What receives the object, and the property that refers to it.
  private struct Holder {
    /// "`@ObservedObject Row.model`"
    let name: String
    var property: MemberID?
    /// Whether it keeps the first object and discards the others.
    var keeps = false
    /// Whether the key of the environment that gets it has a default value.
    var hasDefault = false
    /// Whether only the body that creates the object uses it.
    var isBodyItself = false
  }

  /// - Parameter isLocal: Whether the object exists before the call, so that an autoclosure cannot defer it.
  private func holder(of argument: Node, isLocal: Bool) -> Holder? {
    guard let call = argument.parent?.asCall, let callee = call.callee, let number = body.use(at: call.node)
    else { return nil }
    switch body.target(number) {
    case .construction(let type):
      guard index[type].isViewLikeStruct,
        case .property(let property) =
          index.storage(of: argument, of: call.node, constructing: type, in: body)
      else { return nil }
      let fact = index[property]
      let refers = fact.attributes.allSatisfy { $0 == .ObservedObject || $0 == .Bindable }
      let keeps = fact.attributes.contains { $0 == .StateObject }
      guard refers && !fact.isStatic || isLocal && keeps else { return nil }
      let wrapper = fact.attributes.first.map { "@\(pass.text($0)) " } ?? (fact.isLet ? "let " : "var ")
      let name = "\(pass.plainName(of: type)).\(pass.text(fact.name))"
      return Holder(name: "`\(wrapper)\(name)`", property: property, keeps: keeps)
    case .member: return nil
    default:
      guard callee.base != nil else { return nil }
      let arguments = call.node.arguments
      switch call.name.known {
      case .environmentObject:
        guard arguments.count == 1 else { return nil }
        return Holder(name: "`environmentObject(_:)`")
      case .environment:
        guard arguments.last == argument, arguments.count <= 2 else { return nil }
        return arguments.count == 1
          ? Holder(name: "`environment(_:)`") : Holder(name: "`environment(_:_:)`", hasDefault: true)
      default: return nil
      }
    }
  }

  /// What receives the object of a local, unless the object is stored for the next evaluation.
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
    return Holder(name: "the body", isBodyItself: true)
  }

  /// `@Bindable var model = Model()`
  private func isBindable(_ binding: Node) -> Bool {
    binding.parent?.hasAttribute(.Bindable) ?? false
  }

  private func mayChange(_ property: MemberID) -> Bool {
    let fact = index[property]
    return fact.isStoredInInstances && !fact.isLet
  }

  /// Whether the node stands in the `get:` of a binding, whose result is shown.
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

  /// Whether the value names other members of the view, an element of a row or a parameter, so that no initial value can
  /// create it.
  private func dependsOnInputs(_ node: Node) -> Bool {
    body.uses(in: node).contains { i in
      switch body.target(i) {
      case .member(let id): index.owner(id) == owner && !index[id].isStatic
      case .local(let local): body.locals[Int(local)].parameter >= 0 || body.locals[Int(local)].isElement
      default: false
      }
    }
  }

  /// Whether the content of a sheet, a destination or the like holds the node: it is shown once for each presentation.
  private func isPresented(_ node: Node) -> Bool {
    let site = call ?? body.use(at: node).map { UseSite(member: tree.member, use: $0) }
    if let site, index.startsAnew(at: site, work: pass.work) { return true }
    return index.remaking(of: owner, work: pass.work).isOfPresentation
  }

  /// Whether the view that receives the object only reads it: then nothing is stored in it that a new one would lack.
  private func isOnlyRead(_ property: MemberID) -> Bool {
    guard let view = index.owner(property) else { return false }
    let uses = index.dependencies(of: view).uses(of: property)
    return !uses.isEmpty && !index.handsItselfOn(view)
      && uses.allSatisfy { use in
        guard use.form == .value, !use.isWritten, let part = use.memberUse else { return use.context == .construction }
        let reader = index.body(of: use.site.member)
        let fact = reader.uses[part]
        return !fact.isWritten && !fact.isCall && !reader.node(part).isBinding
      }
  }

  private func isPerRow(_ node: Node, _ body: Body) -> Bool {
    let runs = body.runs(in: index)
    return node.ancestors.contains { ancestor in
      guard ancestor.kind == .closure, let closure = body.closure(at: ancestor) else { return false }
      return runs.run(of: Int32(closure)).isPerRow
    }
  }

  private func report(_ node: Node, _ object: ConstructedObject, _ holder: Holder, local: Node?) {
    // What previews and widgets show is evaluated once.
    if index.isRenderedOnce(owner, work: pass.work) { return }
    var updating = index.updating(of: owner, work: pass.work)
    // What selects the branch removes the object as well.
    var selecting = index.propertiesSelecting(node, in: body)
    if let call {
      let outer = index.propertiesSelecting(index.node(at: call), in: index.body(of: call.member))
      selecting = selecting.flatMap { inner in outer.map { inner.union($0) } }
    }
    if selecting?.isEmpty != true, updating.isProved {
      updating = index.updating(of: owner, besides: selecting, work: pass.work)
      if !updating.isProved { updating = .unknown }
    }
    if case .never = updating, !pass.isStrict { return }
    let isPresented = isPresented(node)
    let isOnlyRead = holder.property.map { self.isOnlyRead($0) } ?? false
    let works = object.type.flatMap { index.startedWork(by: $0) } != nil
    let loss = isOnlyRead && !works ? .nothing : pass.loss(of: object, in: holder.property)
    if !holder.keeps, !pass.isStrict {
      if loss == .nothing || loss == .unknown || index.isHandedToPlatformView(node, in: body) { return }
      if let call, index.isHandedToPlatformView(index.node(at: call), in: index.body(of: call.member)) { return }
      // It may only hide the object of the views around the sheet.
      if isPresented, holder.hasDefault { return }
      if let property = holder.property, let view = index.owner(property),
        index[view].traits.contains(.representable) || index.isOnlyPassedToKeepers(property)
      {
        return
      }
    }
    let type = pass.text(object.name)
    let member = pass.qualifiedName(of: tree.member)
    let isInRow = isPerRow(node, body) || call.map { isPerRow(index.node(at: $0), index.body(of: $0.member)) } ?? false
    let often =
      (isInRow || pass.work.isBuiltInRows(owner) ? "in each row on every update" : "on every update")
      + (call == nil ? "" : " of `\(pass.plainName(of: owner))`")
      + pass.limits(at: node, in: body).phrase
    let isObservable = object.type.map { index[$0].traits.contains(.observable) } ?? false
    let wrapper = isObservable ? "@State" : "@StateObject"
    var notes = local.map { [pass.note("the `\(type)` exists before it is passed", .path, at: $0.range)] } ?? []
    notes += pass.notes(ofMaking: object)
    if let property = holder.property {
      notes.append(pass.note("`\(pass.plainName(of: property))` receives the `\(type)`", .path, at: property))
    } else if let made = object.type, let note = pass.note("`\(type)` is declared here", at: made) {
      notes.append(note)
    }
    if let call {
      notes.insert(pass.note("an update of `\(pass.plainName(of: owner))` runs this function", .path, at: call), at: 0)
    }
    if case .proved(let witness) = updating { notes += pass.notes(ofUpdatingBy: witness) }
    let own: Remedy = "keep the `\(type)` in a `\(wrapper) private var` of this view"
    // With other arguments it has to be another object.
    let below = Remedy(
      "keep the `\(type)` in a `\(wrapper)` of the view that receives it, and give that view an `.id(…)` of what the "
        + "object is made from")
    let outside: Remedy = "keep the `\(type)` in an object that lasts longer than the view"
    // A style keeps no state, and what this view keeps exists before anything presents it.
    let receiver = holder.property.flatMap { index.owner($0) }.flatMap { index[$0].traits.contains(.view) ? $0 : nil }
    let help: Remedy =
      if holder.keeps {
        "create the `\(type)` inside the argument, which `@StateObject` evaluates once"
      } else if isInRow {
        "keep one `\(type)` for each row in an object that lasts longer than the view"
      } else if dependsOnInputs(node) {
        receiver == nil ? outside : below.or(outside)
      } else if call != nil {
        receiver == nil
          ? outside : Remedy("keep the `\(type)` in a `\(wrapper)` of the view that receives it").or(outside)
      } else if receiver == nil || holder.isBodyItself {
        own.or(outside)
      } else if isPresented {
        Remedy("keep the `\(type)` in a `\(wrapper)` of the view that receives it").or(outside)
      } else {
        Remedy(
          "keep the `\(type)` in a `\(wrapper) private var` of this view, or in a `\(wrapper)` of the view that "
            + "receives it"
        ).or(outside)
      }
    let message =
      holder.keeps
      ? "`\(member)` creates the `\(type)` of \(holder.name) before `@StateObject` can defer it; "
        + "every instance but the first is discarded"
      : holder.isBodyItself
        ? "`\(member)` creates a new `\(type)` \(often)" + loss.phrase
        : "`\(member)` creates a new `\(type)` for \(holder.name) \(often)" + loss.phrase
    pass.report(
      node.usedNameRange, message,
      help: help,
      notes: notes)
  }
}
