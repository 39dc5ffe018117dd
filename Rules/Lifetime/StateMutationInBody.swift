import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A body that writes state changes what SwiftUI is computing the view from.
public struct StateMutationInBody: FileRule {
  public static let about = About(
    "state-mutation-in-body", .lifetime, .error, "State is written while SwiftUI evaluates a view",
    references: [.dataEssentials, .managingModelData],
    explanation: """
      While a body runs, SwiftUI records what it reads, to know when to evaluate it again. A write at that time \
      invalidates the result. SwiftUI reports "Modifying state during view update, this will cause undefined \
      behavior" or "Publishing changes from within view updates is not allowed". The view may show an old value, be \
      evaluated twice, or update forever.

      Such a write is easily overlooked, because it is often in a function that the body calls. Examples are a \
      getter that loads what is missing, a `prepare()` of the model, and the `get` of a `Binding`. SameView follows \
      the calls of a body through properties and functions, also in other files, and shows the call path as notes. \
      The update functions of representables, layouts and shapes count as well. So do bindings and objects that the \
      initializer of a view writes.

      Deferring the write with `DispatchQueue.main.async` or `Task` silences SwiftUI's message. But each evaluation \
      then causes a write, and each write of another value an evaluation, so this is reported as information. A \
      deferred write under a condition that it ends itself happens once, and is not reported. A write that is not \
      deferred under a condition that the write itself ends (`if !isLoaded { isLoaded = true }`) is a warning. It \
      happens once, and is undefined then. If an object only stores a part of it that was not there yet, this is \
      information. Writes that other conditions guard, which may not hold in an update, are warnings as well, and so are \
      those of a representable, which most often writes what is there already.

      Compute what is shown from the state instead of storing a second copy of it. Write in reaction to an event: in \
      `.onChange(of:)`, in `.task(id:)`, in an action, or in the model when its input arrives.

      A write in other code that several views reach is reported once, where it stands.

      Not reported:

      - actions, `.task`, `.onAppear` and other closures that run later
      - initial values in `init`
      - local variables, and objects that the same code has just created
      - views that only widgets show, which render them once
      - views of an app that nothing builds, and, outside of strict mode, writes in a `catch`, for older systems than the oldest of `#available`, and for \
      debugging or simulators (`#if DEBUG`)
      - code that fills a cache for the next call
      - `mutating` functions that change nothing of their value
      - the platform view of a representable, or its window, written after the update, unless the rule is strict
      - bindings for which all calls pass or leave a constant, and objects that the view makes itself, keeps in a \
      plain property and passes to no view, unless the rule is strict
      - properties that nothing observes (`@ObservationIgnored`, without `@Published`, or in a class without \
      `ObservableObject`)
      """)

  public static let bad = [
    Example(
      "a getter that writes state",
      """
      import SwiftUI

      struct Search: View {
        let all: [String]
        @State private var query = ""
        @State private var count = 0

        private var matches: [String] {
          let found = all.filter { $0.contains(query) }
          count = found.count
          return found
        }

        var body: some View {
          List(matches, id: \\.self) { Text($0) }
            .navigationTitle("\\(count) found")
        }
      }
      """),
    Example(
      "the model changes while it is read",
      """
      import SwiftUI

      final class Feed: ObservableObject {
        @Published var isLoading = false
        var items: [String] = []
        func visible() -> [String] {
          isLoading = items.isEmpty
          return items
        }
      }

      struct FeedView: View {
        @ObservedObject var feed: Feed
        var body: some View {
          List(feed.visible(), id: \\.self) { Text($0) }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "values that follow from state are computed",
      """
      import SwiftUI

      struct Search: View {
        let all: [String]
        @State private var query = ""
        private var matches: [String] { all.filter { $0.contains(query) } }

        var body: some View {
          List(matches, id: \\.self) { Text($0) }
            .navigationTitle("\\(matches.count) found")
            .searchable(text: $query)
        }
      }
      """),
    Example(
      "writes in reaction to events",
      """
      import SwiftUI

      final class Feed: ObservableObject {
        @Published var isLoading = false
        func load() { isLoading = true }
      }

      struct FeedView: View {
        @ObservedObject var feed: Feed
        @State private var taps = 0
        var body: some View {
          Button("Again") { taps += 1 }
            .onAppear { feed.load() }
            .task { feed.load() }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    for effect in pass.updateEffects {
      guard let written = effect.written, written.storage == .state || written.storage == .observed else {
        continue
      }
      // A deferred write that ends its own condition happens once.
      if effect.effect.deferral != nil, let site = effect.path.last, pass.index.conditionEnded(by: site) != nil {
        continue
      }
      if pass.index.isRenderedOnce(effect.view, work: pass.work) { continue }
      if !pass.isStrict, pass.isExceptional(effect.path) { continue }
      if !pass.isStrict, effect.effect.deferral != nil, isUnread(written, by: effect.view) { continue }
      if !pass.isStrict, isConstantBinding(written, of: effect.view) || isUnobserved(effect) || isWatchedByNone(written)
      {
        continue
      }
      if !pass.isStrict, writesPlatformView(effect) { continue }
      let name = pass.name(of: written)
      let root = pass.qualifiedName(of: effect.root)
      let more = effect.otherCount == 0 ? "" : " and other state"
      var notes = pass.notes(of: effect)
      if let deferral = effect.effect.deferral {
        let site = UseSite(member: effect.effect.member, use: deferral)
        let call = pass.call(at: site)
        let limits = pass.limits(of: effect.path)
        notes.insert(pass.note("`\(call)` defers the write until after the update", .remedy, at: site), at: 0)
        pass.report(
          pass.range(of: effect),
          "each evaluation of `\(root)`\(limits.phrase) writes \(name)\(more) after the update"
            + (updates(effect) ? ", which causes another update unless the value is the same" : ""),
          severity: .info, help: help(effect), notes: notes + limits.notes)
      } else if effect.context == .initializer {
        let initializer = pass.index[effect.root].kind == .initializer ? effect.root : nil
        guard let renewal = pass.renewal(of: effect.view, by: initializer), !isOfNewObject(effect) else { continue }
        pass.report(
          pass.range(of: effect),
          "`\(pass.plainName(of: effect.view)).init` writes \(name)\(more), and runs \(renewal.phrase)",
          severity: renewal.lowered(.warning),
          help: Remedy("move the write into \(words: "`.task`", "`.onAppear`"), or to the source of the value"),
          notes: notes)
      } else if let condition = settling(effect) {
        notes.append(Note("the write ends this condition", .occasion, at: condition.range))
        pass.report(
          pass.range(of: effect),
          "`\(root)` writes \(name) once while SwiftUI evaluates it, which is undefined behavior",
          severity: isMadeOnDemand(effect) ? .info : .warning, help: help(effect), notes: notes)
      } else {
        pass.report(
          pass.range(of: effect),
          "`\(root)` writes \(name)\(more) while SwiftUI evaluates it, which is undefined behavior and causes another "
            + "update",
          severity: isExplained(effect)
            ? .info
            : pass.isConditional(effect.path) || isDrawing(effect.path)
              || pass.index[effect.view].traits.contains(.representable) ? .warning : .error,
          help: help(effect), notes: notes + pass.limits(of: effect.path).notes,
          cause: pass.cause(
            of: effect, start: "",
            end: " write \(name) while SwiftUI evaluates them, which is undefined behavior and causes another update"))
      }
    }
  }

  /// Whether an update reads what is written. Other views may read a property of an object.
  private func updates(_ effect: UpdateEffect) -> Bool {
    guard effect.otherCount == 0, let written = effect.written, written.storage == .state,
      let property = written.property, let owner = pass.index.owner(property)
    else { return true }
    return !pass.index.updateReads(of: property, in: owner, work: pass.work).isEmpty
      || pass.index.projection(of: pass.index[property].name).map {
        !pass.index.members(mentioning: $0, inside: owner).isEmpty
      } ?? false
  }

  /// Whether a comment says why the write stands here.
  private func isExplained(_ effect: UpdateEffect) -> Bool {
    let step = effect.path[effect.place]
    return pass.index.file(step.member) == pass.file.number
      && pass.isExplained(at: pass.index.node(at: step).range.lowerBound, in: step.member)
  }

  /// Whether layout or a `Canvas` runs it, behind the evaluation: the update that follows finds equal values.
  private func isDrawing(_ path: [UseSite]) -> Bool {
    path.contains { step in
      let body = pass.index.body(of: step.member)
      return body.runs(in: pass.index).isInTransform(body.uses[step.use].closure, of: body)
    }
  }

  /// Whether the initializer writes to an object that it has just created, which no view observes yet.
  private func isOfNewObject(_ effect: UpdateEffect) -> Bool {
    let index = pass.index
    guard index[effect.root].kind == .initializer, let step = effect.path.first else { return false }
    let body = index.body(of: effect.root)
    let root = body.node(step.use).root
    // `let model = Model()`
    if root.kind == .identifierExpr, case .local(let i) = index.target(of: root, in: body) {
      return body.locals[Int(i)].parameter < 0 && index.constructedObject(root, in: body) != nil
    }
    let object: Node
    if root.isSelf {
      guard let access = root.parent, access.base == root else { return false }
      object = access
    } else {
      object = root
    }
    guard case .member(let property) = index.target(of: object, in: body) else { return false }
    if let value = index.node(property).initialValue,
      index.constructedObject(value, in: index.body(of: property), declared: index[property].type) != nil
        || beginsWithConstruction(value)
    {
      return true
    }
    return index.assignments(in: effect.root).contains { assignment in
      assignment.property == property && assignment.node.number < object.number
        && index.constructedObject(assignment.values, in: body, declared: index[property].type) != nil
    }
  }

  /// `try! Store(url: url).opened()`
  private func beginsWithConstruction(_ value: Node) -> Bool {
    var node = value.unwrapped
    while node.kind == .tryExpr, let inner = node.children.first(where: { $0.kind == .call }) { node = inner.unwrapped }
    while node.kind == .call, let base = node.callee?.unwrapped.base?.unwrapped, base.kind == .call { node = base }
    return node.kind == .call && node.callee?.unwrapped.isNamedLikeType ?? false
  }

  /// Whether no body reads the `@State`: then a write causes no update.
  private func isUnread(_ written: Written, by view: TypeID) -> Bool {
    guard let property = written.property, pass.index.owner(property) == view,
      pass.index[property].attributes.contains(where: { $0 == .State }), pass.index[property].access <= .fileprivate
    else { return false }
    return pass.index.dependencies(of: view).uses(of: property).allSatisfy { $0.context == .later || $0.isWritten }
  }

  /// Whether the update of a representable writes its platform view, or the window of that: the same one each time, so
  /// that no update follows but the first.
  private func writesPlatformView(_ effect: UpdateEffect) -> Bool {
    guard effect.effect.deferral != nil, pass.index[effect.view].traits.contains(.representable),
      let site = effect.path.last, site.member == effect.root,
      let value = pass.index.node(at: site).assignmentToIt?.value
    else { return false }
    return isPlatformView(value, in: pass.index.body(of: site.member), depth: 0)
  }

  /// `view`, `view.window`, and locals that hold one of them, also captured weakly.
  private func isPlatformView(_ value: Node, in body: Body, depth: Int) -> Bool {
    var node = value.unwrapped
    if node.kind == .memberAccess, pass.text(node.name) == "window", let base = node.base {
      node = base.unwrapped
      if node.kind == .optionalChaining, let inner = node.firstChild { node = inner.unwrapped }
    }
    guard node.kind == .identifierExpr else { return false }
    // `[weak view]` declares another one of that name.
    if pass.index[body.member].parameters.first?.name == node.name { return true }
    guard case .local(let i) = pass.index.target(of: node, in: body), body.locals[Int(i)].initial >= 0 else {
      return false
    }
    let initial = body.node(Int(body.locals[Int(i)].initial))
    return depth < FollowLimit.helpers && isPlatformView(initial, in: body, depth: depth + 1)
  }

  /// Whether the view keeps the object in a plain property, makes it itself and passes it to no one: no view observes
  /// what it publishes.
  private func isUnobserved(_ effect: UpdateEffect) -> Bool {
    let index = pass.index
    guard effect.written?.storage == .observed, effect.context == .body else { return false }
    let step = effect.path[effect.place]
    let body = index.body(of: step.member)
    var use = step.use
    var holder: MemberID?
    while body.uses[use].receiver >= 0, holder == nil {
      use = Int(body.uses[use].receiver)
      if case .member(let id) = body.target(use), index.owner(id) == effect.view { holder = id }
    }
    guard let holder, index[holder].kind == .storedProperty, index[holder].attributes.isEmpty,
      let type = index.heldType(of: holder), index.isObservableObject(type), !index[type].traits.contains(.observable),
      isMade(holder, by: effect.view)
    else { return false }
    return index.dependencies(of: effect.view).uses(of: holder).allSatisfy {
      $0.context == .construction || $0.memberUse != nil || $0.isWritten
    }
  }

  /// Whether no update reads the property of an `@Observable` class, or no view and no subscriber observes the class of the
  /// object: no property with a wrapper that observes holds it, and no code mentions the publisher of the property or of
  /// the object.
  private func isWatchedByNone(_ written: Written) -> Bool {
    let index = pass.index
    guard written.storage == .observed, let property = written.property, let type = index.owner(property) else {
      return false
    }
    // Observation tracks each property that an update reads.
    if index[type].traits.contains(.observable) {
      return !index.isExported(index[property].access, file: index.file(property))
        && pass.work.reads.sites(of: property).isEmpty
    }
    guard index.isObservableObject(type), index[type].ancestors.isEmpty,
      !index.isExported(index[type].access, file: index.file(property))
    else { return false }
    if let projection = index.projection(of: index[property].name), !index.members(mentioning: projection).isEmpty {
      return false
    }
    return !index.members(mentioning: .objectWillChange).contains { mayObserve(type, in: $0) }
      && !index.holders(of: type).contains { holder in
        index[holder].attributes.contains { Wrappers.has(.observesObject, $0) }
      }
  }

  /// Whether the code uses the publisher of an object that may be of the class.
  private func mayObserve(_ type: TypeID, in member: MemberID) -> Bool {
    let body = pass.index.body(of: member)
    return body.uses(named: .objectWillChange).contains { i in
      let receiver = Int(body.uses[i].receiver)
      let observed = receiver < 0 ? pass.index.owner(member) : body.type(receiver)?.type
      return observed.map { $0 == type } ?? true
    }
  }

  /// Whether each initializer of the view creates the object of the property, or its declaration does.
  private func isMade(_ property: MemberID, by view: TypeID) -> Bool {
    let index = pass.index
    if let value = index.node(property).initialValue {
      return index.constructedObject(value, in: index.body(of: property), declared: index[property].type) != nil
    }
    let initializers = index[view].initializers
    return !initializers.isEmpty
      && initializers.allSatisfy { initializer in
        let body = index.body(of: initializer)
        let own = index.assignments(in: initializer).filter { $0.property == property }
        return !own.isEmpty
          && own.allSatisfy {
            index.constructedObject($0.values, in: body, declared: index[property].type) != nil
          }
      }
  }

  /// Whether all code that is shipped passes a constant for the binding, which ignores what is written, or leaves out
  /// the argument, whose default is one.
  private func isConstantBinding(_ written: Written, of view: TypeID) -> Bool {
    let index = pass.index
    guard let property = written.property, index.owner(property) == view,
      index[property].attributes.contains(where: { $0 == .Binding })
    else { return false }
    let name = index[property].name
    let parameters = index[view].initializers.flatMap { initializer in
      let nodes = index.node(initializer).child(.parameterClause)?.children.filter { $0.kind == .parameter } ?? []
      return zip(index[initializer].parameters, nodes).filter { $0.0.label == name }.map { $0.1.initialValue }
    }
    let defaults = parameters.isEmpty ? [index.node(property).initialValue] : parameters
    let calls = index.callsOutsidePreviews(of: view, work: pass.work)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        let passed = index.body(of: call.caller).node(call.use).arguments.first { $0.name == name }?.value
        return (passed.map { [$0] } ?? defaults).allSatisfy { $0?.calledName == .constant }
      }
  }

  /// `if cache == nil { cache = Cache() }` in the object: what is shown is the same before and after, and SwiftUI only
  /// evaluates the view once more.
  private func isMadeOnDemand(_ effect: UpdateEffect) -> Bool {
    guard let property = effect.written?.property, pass.index[property].type.isOptional, let site = effect.path.last,
      effect.written?.storage == .observed, pass.index.owner(site.member) == pass.index.owner(property),
      let value = pass.index.node(at: site).assignmentToIt?.value
    else { return false }
    return pass.index.constructedObject(
      value, in: pass.index.body(of: site.member), declared: pass.index[property].type) != nil
  }

  /// The condition around the write that the write itself ends.
  private func settling(_ effect: UpdateEffect) -> (node: Node, range: Location)? {
    guard effect.otherCount == 0, let site = effect.path.last,
      let condition = pass.index.conditionEnded(by: site)
    else { return nil }
    return (condition, Location(condition.range, inFile: pass.index.file(site.member)))
  }

  /// Whether the type is that of a length or a size, also optional or in a binding.
  private func isLength(_ type: WrittenType) -> Bool {
    switch type {
    case .optional(let inner): isLength(inner)
    case .named(let name, let arguments, _) where name == .Binding && arguments.count == 1: isLength(arguments[0])
    default: ["CGFloat", "CGSize"].contains(pass.text(type.name))
    }
  }

  /// The systems that have the kind of platform view.
  private func platforms(of representable: TypeID) -> PlatformSet {
    let type = pass.index[representable]
    return type.conforms(to: .NSViewRepresentable) || type.conforms(to: .NSViewControllerRepresentable)
      ? .macOS : [.iOS, .tvOS, .visionOS]
  }

  /// How a representable tells SwiftUI its size.
  private func sizing(_ view: TypeID) -> String {
    let labels: [(Name.Known, String)] = [
      (.NSViewRepresentable, "nsView"), (.UIViewControllerRepresentable, "uiViewController"),
      (.NSViewControllerRepresentable, "nsViewController"),
    ]
    let label = labels.first { pass.index[view].conforms(to: $0.0) }?.1 ?? "uiView"
    return "sizeThatFits(_:\(label):context:)"
  }

  private func help(_ effect: UpdateEffect) -> Remedy {
    // The size of a view is known when it has been laid out.
    if let site = effect.path.last,
      pass.index.node(at: site).ancestors.contains(where: { $0.isCall(of: .GeometryReader) })
    {
      return Remedy("measure with `.onGeometryChange`, or pass the size up in a preference").or(
        "pass the size up in a preference")
    }
    if pass.index[effect.view].traits.contains(.representable) {
      if let written = effect.written?.property, isLength(pass.index[written].type) {
        return Remedy(
          pass.since(.iOS16, on: platforms(of: effect.view))
            + "return the size from `\(sizing(effect.view))` instead of writing it")
      }
      // Written once, it cannot repeat the update.
      if effect.effect.deferral == nil, settling(effect) != nil {
        return "write it after the update, with `DispatchQueue.main.async`, or in a callback of the platform view"
      }
      return Remedy(
        "keep what only the platform view needs in the `Coordinator`; write what views show in the action before the "
          + "update, or in a callback")
    }
    if settling(effect) != nil, isMadeOnDemand(effect), let property = effect.written?.property,
      let type = pass.index.owner(property)
    {
      let name = pass.plainName(of: property)
      let isWrittenOnce =
        pass.index.laterWrites(of: property).count { pass.index.node(at: $0).assignmentToIt != nil } == 1
      if isWrittenOnce, pass.index[property].access <= .private {
        return pass.index[type].traits.contains(.observable)
          ? "mark `\(name)` `@ObservationIgnored`, as only this code sets it"
          : "remove `@Published` from `\(name)`, as only this code sets it"
      }
      return "create the value in the initializer of `\(pass.plainName(of: type))`, or before a view reads it"
    }
    return
      "compute the value from other state, or write it in \(words: "`.onChange(of:)`", "`.task(id:)`", "an action")"
  }
}
