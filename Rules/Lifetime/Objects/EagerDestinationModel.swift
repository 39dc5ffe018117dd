import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI builds the destination of a link with the link, even if the link is never followed.
public struct EagerDestinationModel: ViewTreeRule {
  public static let about = About(
    "eager-destination-model", .lifetime, .warning, "The destination of a link creates its model with the link",
    fix: """
      Writes `NavigationLink(value:)` and `navigationDestination(for:)`. Offered where the body contains the \
      `NavigationStack`, and the destination needs only the element of the row, which is `Hashable`. Suggested: follow \
      the link once to check the result.
      """,
    references: [.navigationLink, .navigationDestination],
    explanation: """
      SwiftUI calls some closures while it evaluates the view around them, not when their content is shown. This \
      applies to `NavigationLink(destination:)` in both forms, `navigationDestination(isPresented:)` and \
      `inspector`. It also applies to previews of a context menu and to the pages of a `TabView`. The destination's \
      initializer therefore runs for each link on screen, on every update. So does everything that it creates: a \
      model, a subscription, a request. These models are discarded unused. A model that loads in its initializer \
      loads for every row of the list.

      In a `NavigationStack`, link by value with `NavigationLink(value: item)`, and build the destination in `navigationDestination(for:)`, \
      which SwiftUI calls when the link is followed. Everywhere else, put a small view between them that stores only what \
      the destination needs, and builds the destination in its `body`: SwiftUI evaluates that when it is shown, and nothing \
      else changes. If the destination should keep its model, let it own the model in a `@StateObject`, which creates it when \
      the view appears.

      The finding is a warning if the model does expensive work and rows of a lazy container multiply it. Otherwise \
      it is information.

      Not reported:

      - sheets, popovers, `navigationDestination(for:)` and `navigationDestination(item:)`, which are built when \
      they are shown
      - property wrappers that store a closure or an `@autoclosure`
      - models that a `@StateObject` or a declared `@State` creates
      - models that are passed down, not created
      - objects without state whose creation is cheap, and objects that no view observes and that only store values
      - what a representable creates, which `representable-owns-platform-view` reports
      - objects in the destination's `@State` whose creation only stores values, or does no work for a page, which is \
      shown anyway
      - links in the body of an `App` or a `Scene`
      - destinations behind an `if` without `else` in a link that a binding presents: mostly both ask the same
      """)

  public static let bad = [
    Example(
      "the model is an argument",
      """
      import SwiftUI

      final class ArticleModel: ObservableObject {
        init(id: Int) {}
        @Published var text = ""
      }

      struct ArticleView: View {
        @ObservedObject var model: ArticleModel
        var body: some View { Text(model.text) }
      }

      struct ArticleList: View {
        var body: some View {
          List(0..<100, id: \\.self) { id in
            NavigationLink("Article \\(id)") { ArticleView(model: ArticleModel(id: id)) }
          }
        }
      }
      """),
    Example(
      "the initializer creates the model",
      """
      import SwiftUI

      @Observable final class ArticleModel {
        var text = ""
        init(id: Int) { load(id) }
        private func load(_ id: Int) { text = "Article \\(id)" }
      }

      struct ArticleView: View {
        @State private var model: ArticleModel
        init(id: Int) { _model = State(initialValue: ArticleModel(id: id)) }
        var body: some View { Text(model.text) }
      }

      struct ArticleLink: View {
        let id: Int
        var body: some View {
          NavigationLink(destination: ArticleView(id: id)) { Text("Article") }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "by value",
      """
      import SwiftUI

      final class ArticleModel: ObservableObject {
        init(id: Int) {}
        @Published var text = ""
      }

      struct ArticleView: View {
        @StateObject var model: ArticleModel
        var body: some View { Text(model.text) }
      }

      struct ArticleList: View {
        var body: some View {
          List(0..<100, id: \\.self) { id in
            NavigationLink("Article \\(id)", value: id)
          }
          .navigationDestination(for: Int.self) { ArticleView(model: ArticleModel(id: $0)) }
        }
      }
      """),
    Example(
      "`@StateObject` creates it when the view appears",
      """
      import SwiftUI

      final class ArticleModel: ObservableObject {
        init(id: Int) {}
        @Published var text = ""
      }

      struct ArticleView: View {
        @StateObject private var model: ArticleModel
        init(id: Int) { _model = StateObject(wrappedValue: ArticleModel(id: id)) }
        var body: some View { Text(model.text) }
      }

      struct ArticleLink: View {
        let id: Int
        var body: some View {
          NavigationLink { ArticleView(id: id) } label: { Text("Article") }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    let file = pass.file
    guard
      file.mentions(.NavigationLink) || file.mentions(.navigationDestination) || file.mentions(.inspector)
        || file.mentions(.TabView) || file.mentions(.preview)
    else { return }
    // An app's or a scene's body is seldom evaluated.
    if let owner = tree.owner, pass.index[owner].traits.contains(.root) { return }
    for i in tree.nodes.indices where tree[i].kind == .slot {
      let use = tree[i].use
      let holder = tree[tree[i].parent]
      guard use?.role == .content, holder.isCall, holder.type == nil, holder.member == nil,
        isEager(tree[i], holder)
      else { continue }
      checkDestinations(of: i, holder)
    }
  }

  /// Whether the content is built together with what holds it, and shown later.
  private func isEager(_ slot: ViewNode, _ holder: ViewNode) -> Bool {
    switch holder.name.known {
    case .NavigationLink: slot.use?.kind == .presentation
    case .navigationDestination, .inspector, .contextMenu: slot.use?.kind == .presentation
    case .TabView, .Tab: true
    default: false
    }
  }

  /// The views at the root of the content, inside of their modifiers.
  private func checkDestinations(of slot: Int, _ holder: ViewNode) {
    for child in tree.children(of: slot) { checkDestination(child, slot, holder) }
  }

  private func checkDestination(_ i: Int, _ slot: Int, _ holder: ViewNode) {
    let node = tree[i]
    switch node.kind {
    case .modified, .erased: tree.children(of: i).first.map { checkDestination($0, slot, holder) }
    case .conditional, .branch, .alternative:
      // `.navigationDestination(isPresented:) { if let chosen { … } }`, and the same of a link: mostly what decides is what
      // presents it.
      let isPresented =
        holder.name == .navigationDestination
        || holder.syntax.argument(.isActive) != nil && node.syntax.asIf.map { $0.elseBranch == nil } ?? false
      if isPresented, tree[i].kind == .conditional, !pass.isStrict { return }
      for child in tree.children(of: i) { checkDestination(child, slot, holder) }
    case .element:
      if let type = node.type, pass.index[type].traits.contains(.view), node.isCall {
        let destination = BuiltDestination(of: node.syntax, building: type, in: tree.body, pass)
        report(destination, type, at: i, slot, holder)
      } else if node.type == nil,
        node.name == .NavigationStack || node.name == .NavigationView || node.name == .Group
      {
        for inner in tree.children(of: i) where tree[inner].kind == .slot && tree[inner].use?.role == .content {
          for child in tree.children(of: inner) { checkDestination(child, slot, holder) }
        }
      }
    case .reference:
      // `detail(item)`: a helper of the view builds the destination.
      guard let member = node.member, member != tree.member, pass.index[member].hasBody,
        pass.index.owner(member) == tree.owner,
        pass.index.isViewMember(pass.index[member], owner: tree.owner, file: pass.index.file(member))
      else { return }
      let helper = pass.index.viewTree(of: member)
      for child in helper.children(of: 0) {
        let base = helper.unmodified(child).base
        guard helper[base].kind == .element, let type = helper[base].type, helper[base].isCall,
          pass.index[type].traits.contains(.view)
        else { continue }
        let destination = BuiltDestination(of: helper[base].syntax, building: type, in: helper.body, pass)
        report(destination, type, at: i, slot, holder)
      }
    default: return
    }
  }

  private func report(
    _ destination: BuiltDestination, _ type: TypeID, at i: Int, _ slot: Int, _ holder: ViewNode
  ) {
    guard let made = destination.argument() ?? destination.own(), pass.isStrict || isUpdated() else { return }
    let isRow = tree.isInRow(tree[slot].parent) || (tree.owner.map { pass.work.isBuiltInRows($0) } ?? false)
    let isLazyRow = tree.isInLazyRow(tree[slot].parent) || isRow && isInLazyRow(tree.owner)
    let name = pass.plainName(of: type)
    let isPage = holder.name == .TabView || holder.name == .Tab
    let often =
      isRow
      ? isInEachRow(tree[slot].parent) ? "with every row" : "with some of the rows"
      : "on every update" + pass.limits(at: holder.syntax, in: tree.body).phrase
    let page = tree[i].syntax
    let place = isPage ? page.calledNameRange : holder.syntax.calledNameRange
    let cost = made.cost.map { " (\($0))" } ?? ""
    // Another object is as good, or discarded without a trace.
    if made.cost == nil, !pass.isStrict, let object = made.object,
      isStateless(object)
        || storesOnlyArguments(object) && (isKept(made) || !isObserved(object) || publishesNothing(object))
        || isKept(made) && isPage
        || made.property.map({ pass.isUsedOutside($0, pass.index[$0]) }) ?? false && !isObservableObject(object)
    {
      return
    }
    // The same views with the same objects, but only for what is shown. What to keep, and where, is not known here.
    let isObservedOnly =
      made.property.map { pass.index[$0].attributes.contains { $0 == .ObservedObject } } ?? false
    let remedy: Remedy =
      isObservedOnly && pass.targets.have(.iOS14) != false
      ? "declare the object `@StateObject` in `\(name)`, which makes it once the view is shown"
      : "build `\(name)` in the `body` of a view that stores only what it needs: SwiftUI evaluates that when it is shown"
    pass.report(
      place, "\(subject(holder, name)) is built \(often), shown or not, which \(made.phrase) each time\(cost)",
      severity: severity(made, isLazyRow),
      help: holder.name == .NavigationLink && pass.isInStack(tree, tree[slot].parent)
        ? "\(clauses: "use `NavigationLink(value:)` with `navigationDestination(for:)`", remedy)" : remedy,
      extent: page.range, notes: made.notes,
      fix: holder.name == .NavigationLink
        ? pass.fixLinkingByValue(tree[slot].parent, in: tree) : nil)
  }

  /// Whether no branch inside of the row decides whether the link is there.
  private func isInEachRow(_ link: Int) -> Bool {
    for ancestor in tree.ancestors(of: link) {
      switch tree[ancestor].kind {
      case .slot where tree[ancestor].use?.role == .row: return true
      case .branch, .alternative:
        if !tree[tree[ancestor].parent].isConstant { return false }
      default: continue
      }
    }
    return true
  }

  /// Whether the view with the link may be evaluated more than once.
  private func isUpdated() -> Bool {
    guard let owner = tree.owner, case .never = pass.index.updating(of: owner, work: pass.work) else { return true }
    return pass.renewal(of: owner) != nil
  }

  /// Whether the destination keeps its first object.
  private func isKept(_ made: BuiltDestination.Made) -> Bool {
    guard let keeper = made.keeper else { return false }
    return pass.index[keeper].attributes.contains { $0 == .State || $0 == .StateObject }
  }

  /// Whether to create the object is only to store values.
  private func storesOnlyArguments(_ object: ConstructedObject) -> Bool {
    guard let type = object.type, pass.index[type].isProjectType, pass.index.startedWork(by: type) == nil,
      !pass.index[type].ancestors.contains(where: { pass.index[$0].isReference })
    else { return false }
    let index = pass.index
    let initializers = index[type].initializers.filter { index[$0].hasBody }
    let values = index.storedProperties(of: type).filter { !index[$0].isStatic && !index[$0].isLazy }
    return initializers.allSatisfy { member in
      // Also no default argument that makes an object.
      [index.node(member).child(.parameterClause), index.node(member).child(.codeBlock)].allSatisfy { part in
        part.map { !$0.descendants.contains { $0.kind == .call } } ?? false
      }
    }
      && values.allSatisfy { property in
        guard let value = index.node(property).initialValue else { return true }
        if ([value] + Array(value.descendants)).contains(where: {
          $0.kind == .call && !($0.callee?.isNamedLikeType ?? false)
        }) {
          return false
        }
        return index.constructedObject(value, in: index.body(of: property), declared: index[property].type) == nil
      }
  }

  /// Whether the object stores nothing but constants.
  private func isStateless(_ object: ConstructedObject) -> Bool {
    guard let type = object.type, pass.loss(of: object) == .nothing else { return false }
    return pass.index.holdsConstants(type)
  }

  /// Whether views observe the object; of what is not declared here that is not known.
  private func isObserved(_ object: ConstructedObject) -> Bool {
    isObservableObject(object) || object.type.map { pass.index[$0].traits.contains(.observable) } ?? true
  }

  /// Whether it is an observable object without anything to observe.
  private func publishesNothing(_ object: ConstructedObject) -> Bool {
    object.type.map { pass.index.isObservableObject($0) && pass.index.publishedProperties(of: $0).isEmpty } ?? false
  }

  /// Whether it is an `ObservableObject`; of what is not declared here that is not known.
  private func isObservableObject(_ object: ConstructedObject) -> Bool {
    object.type.map { pass.index.isObservableObject($0) } ?? false
  }

  /// A cheap object is worth a remark, and so is what one link does; it is felt if rows multiply it.
  private func severity(_ made: BuiltDestination.Made, _ isLazyRow: Bool) -> Severity {
    made.cost != nil && isLazyRow ? .warning : .info
  }

  private func isInLazyRow(_ owner: TypeID?) -> Bool {
    owner.flatMap { pass.index.lazyRow(of: $0, work: pass.work) } != nil
  }

  private func subject(_ holder: ViewNode, _ name: String) -> String {
    switch holder.name.known {
    case .TabView, .Tab: "the page `\(name)`"
    case .inspector: "the inspector `\(name)`"
    case .contextMenu: "the preview `\(name)`"
    default: "the destination `\(name)`"
    }
  }
}

/// A call that builds a destination, and what it creates.
private struct BuiltDestination {
  struct Made {
    /// "creates a new `Model`"
    let phrase: String
    /// The category of the most expensive call that it makes; nil if it makes none.
    let cost: String?
    let notes: [Note]
    /// Nil for work that creates no object.
    var object: ConstructedObject?
    /// The property whose default value the object is.
    var property: MemberID?
    /// The property of the destination that holds the object.
    var keeper: MemberID?
  }

  private let call: Node
  private let type: TypeID
  private let body: Body
  private let pass: Pass
  private var index: Index { pass.index }
  /// The initializer that the call means, if it is written out; also nil if several fit.
  private let initializer: MemberID?
  private let isMemberwise: Bool

  init(of call: Node, building type: TypeID, in body: Body, _ pass: Pass) {
    self.call = call
    self.type = type
    self.body = body
    self.pass = pass
    guard let number = body.use(at: call) else {
      initializer = nil
      isMemberwise = false
      return
    }
    let use = body.uses[number]
    let fitting = pass.index.initializers(
      of: type, fitting: body.labels(of: use), closures: use.closureArguments)
    initializer = fitting.count == 1 ? fitting[0] : nil
    isMemberwise = fitting.isEmpty && pass.index.hasMemberwiseInitializer(type)
  }

  // MARK: Arguments

  /// `Detail(model: Model(item))`, unless an autoclosure takes the model.
  func argument() -> Made? {
    var unlabelled = 0
    for argument in call.arguments {
      if argument.name == .none { unlabelled += 1 }
      guard let value = argument.value, value.kind != .closure,
        let declared = argument.name == .none ? declaredType(unlabelled - 1) : declaredType(argument.name),
        let object = index.constructedObject(value, in: body, declared: declared), isModel(object),
        object.local == nil
      else { continue }
      let name = pass.text(object.name)
      return Made(
        phrase: "creates a new `\(name)`", cost: cost(of: object),
        notes: [Note("created here", .cause, at: location(value.range))] + notes(of: object), object: object,
        keeper: keeper(of: argument))
    }
    return nil
  }

  /// The property of the destination that an argument ends up in.
  private func keeper(of argument: Node) -> MemberID? {
    switch index.storage(of: argument, of: call, constructing: type, in: body) {
    case .property(let property), .initialValue(let property): property
    case .deferred, nil: nil
    }
  }

  /// A place in the file of the call.
  private func location(_ range: Range<Int>) -> Location {
    Location(range, inFile: body.file.number)
  }

  /// What the parameter for the argument is declared as; nil if it is evaluated later, or unknown.
  private func declaredType(_ label: Name) -> WrittenType? {
    if let initializer { return evaluatedType(index[initializer].parameters.first { $0.label == label }) }
    guard isMemberwise,
      let property = index.storedProperties(of: type).first(where: { index[$0].name == label }),
      !index.keepsValueUnevaluated(property)
    else { return nil }
    return index[property].type
  }

  /// The same for the parameters without a label.
  private func declaredType(_ unlabelled: Int) -> WrittenType? {
    guard let initializer else { return nil }
    return evaluatedType(index[initializer].parameters.filter { $0.label == .none }.dropFirst(unlabelled).first)
  }

  private func evaluatedType(_ parameter: ParameterFact?) -> WrittenType? {
    guard let parameter, !parameter.attributes.contains(where: { $0 == .autoclosure }) else { return nil }
    return parameter.type
  }

  // MARK: What the view creates itself

  /// What initial values and the initializer create.
  func own() -> Made? {
    // `representable-owns-platform-view` reports what a representable creates.
    if index[type].traits.contains(.representable) { return nil }
    let name = pass.plainName(of: type)
    for property in index.storedProperties(of: type) {
      let fact = index[property]
      // The values of `@State` and `@StateObject` are evaluated once, the former from Xcode 27 on. Other wrappers may
      // keep theirs as well.
      guard fact.initial != .none, !fact.isLazy,
        fact.attributes.allSatisfy({
          $0 == .ObservedObject || $0 == .Bindable || $0 == .State && !index.additions.makesDeclaredStateOnce
        }),
        let value = index.node(property).initialValue,
        let object = index.constructedObject(value, in: index.body(of: property), declared: fact.type),
        isModel(object)
      else { continue }
      return Made(
        phrase: "creates a new `\(pass.text(object.name))`", cost: cost(of: object),
        notes: [pass.note("created with each `\(name)`", .occasion, at: property)] + notes(of: object), object: object,
        property: property, keeper: property)
    }
    guard let initializer, index[initializer].hasBody else { return nil }
    // `StateObject` keeps the expression for later.
    for assignment in index.assignments(in: initializer) where !index.keepsValueUnevaluated(assignment.property) {
      guard
        let object = index.constructedObject(
          assignment.values, in: index.body(of: initializer), declared: index[assignment.property].type),
        isModel(object)
      else { continue }
      let place = Location(assignment.node.range, inFile: index.file(initializer))
      return Made(
        phrase: "creates a new `\(pass.text(object.name))`", cost: cost(of: object),
        notes: [Note(object.local == nil ? "created here" : "stored here", .cause, at: place)]
          + notes(of: object, inFile: index.file(initializer)),
        object: object, keeper: assignment.property)
    }
    return expensive(initializer)
  }

  /// Whether the code is in the default value of a parameter that the call passes an argument for.
  private func isReplaced(_ site: UseSite, of initializer: MemberID) -> Bool {
    guard site.member == initializer, let clause = index.node(initializer).child(.parameterClause),
      let arguments = index.arguments(of: call, for: index[initializer].parameters)
    else { return false }
    let node = index.node(at: site)
    return zip(clause.children.filter { $0.kind == .parameter }, arguments).contains { $0.contains(node) && $1 != nil }
  }

  private func expensive(_ initializer: MemberID) -> Made? {
    for reached in pass.work.costs(reachedFrom: initializer) where !isReplaced(reached.path[0], of: initializer) {
      // `expensive-call-in-init` knows how to avoid a formatter.
      guard isCertain(reached), reached.cost.severity(in: .initializer, reached.frequency) >= .warning,
        reached.cost.category != .formatter,
        let last = reached.path.last
      else { continue }
      let node = index.node(at: last)
      return Made(
        phrase: "runs expensive code", cost: reached.cost.category.word,
        notes: [pass.note("\(pass.quoted(node, or: "the expensive call")) runs here", .cause, at: last)])
    }
    return nil
  }

  // MARK: Models

  /// A class of the project, or one of a framework that keeps something.
  private func isModel(_ object: ConstructedObject) -> Bool {
    guard let type = object.type else { return Classes.has(.stateful, object.name) && object.name != .DispatchQueue }
    return index[type].isReference
  }

  /// The expensive work that the initializer of a model does.
  private func cost(of object: ConstructedObject) -> String? {
    guard let type = object.type else { return nil }
    for initializer in index[type].initializers where index[initializer].hasBody {
      for reached in pass.work.costs(reachedFrom: initializer)
      where reached.cost.severity(in: .initializer, reached.frequency) >= .warning && isCertain(reached) {
        return reached.cost.category.word
      }
    }
    return nil
  }

  /// Whether no condition on the way, such as a value that is there already, keeps the work from being done.
  private func isCertain(_ reached: ReachedCost) -> Bool {
    index.conditions(along: reached.path).allSatisfy { $0.kind == .presentation }
  }

  private func notes(of object: ConstructedObject, inFile number: Int? = nil) -> [Note] {
    var notes = pass.notes(ofMaking: object, inFile: number)
    if let note = object.type.flatMap({ pass.note("`\(pass.text(object.name))` is declared here", at: $0) }) {
      notes.append(note)
    }
    return notes
  }
}
