import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI keeps only the first initial value of a `@State`, but an initializer or a caller evaluates it each time.
public struct EagerStateModel: MemberRule {
  public static let about = About(
    "eager-state-model", .lifetime, .info, "An expensive initial value of `@State` is evaluated again and again",
    yieldsTo: ["eager-destination-model"],
    references: [.state, .whatsNew2026],
    explanation: """
      `State(initialValue:)` takes a value, not a closure. Its argument is evaluated whenever the view is initialized, \
      that is, whenever the parent is evaluated. SwiftUI keeps the first result and discards all others. For a literal \
      that costs nothing. A model may read a file, open a database, start a timer or subscribe to a publisher in its \
      `init`. All of that then runs for a discarded object, on the main thread. Its effects remain: tasks that load \
      twice, observers that are never removed. The same applies to `self.x = Model()` in `init`, and to a caller that \
      passes `Model()` to a `@State` property.

      Put the initial value into the declaration: `@State private var model = Model()` is evaluated once from Xcode 27 \
      on. Or start with an empty model and load in `.task`. For an `ObservableObject`, use \
      `_model = StateObject(wrappedValue: Model())`, which takes an autoclosure.

      It is information if all that the object starts is a subscription that ends with it, outside of rows.

      Before Xcode 27, the initial value in a declaration is evaluated with each value of the view as well. It is reported \
      if the configuration names such a version (`xcode: 26`). Where it names none, strict mode reports it for views \
      that are known to be made again.

      Not reported:

      - initial values in declarations, from Xcode 27 on
      - values that are cheap to create
      - in views of sheets, what takes little time, such as a decoded value, unless the rule is strict
      - values that an initializer of the view reads, or a method that other code calls on it, unless the rule is strict
      - `@StateObject`
      - `App` and `Scene`
      - previews

      In strict mode, a cheap object that `init` creates is reported as information.
      """)

  public static let bad = [
    Example(
      "reads the file each time",
      """
      import SwiftUI

      @Observable final class Journal {
        var text: String
        init(url: URL) { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
      }

      struct JournalView: View {
        @State private var journal: Journal
        init(url: URL) { _journal = State(initialValue: Journal(url: url)) }
        var body: some View { Text(journal.text) }
      }
      """),
    Example(
      "created by the caller",
      """
      import SwiftUI

      @Observable final class Pulse {
        var beats = 0
        init() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.beats += 1 } }
      }

      struct PulseView: View {
        @State var pulse: Pulse
        var body: some View { Text("\\(pulse.beats)") }
      }

      struct Ward: View {
        @State private var beds = 0
        var body: some View {
          Button("\\(beds)") { beds += 1 }
          PulseView(pulse: Pulse())
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "loads when the view appears",
      """
      import SwiftUI

      @Observable final class Journal {
        var text = ""
        func load(_ url: URL) async {}
      }

      struct JournalView: View {
        let url: URL
        @State private var journal = Journal()
        var body: some View { Text(journal.text).task { await journal.load(url) } }
      }
      """),
    Example(
      "cheap",
      """
      import SwiftUI

      @Observable final class Counter {
        var count: Int
        init(count: Int) { self.count = count }
      }

      struct CounterView: View {
        @State private var counter: Counter
        init(start: Int) { _counter = State(initialValue: Counter(count: start)) }
        var body: some View { Text("\\(counter.count)") }
      }
      """),
    Example(
      "an autoclosure",
      """
      import SwiftUI

      final class Journal: ObservableObject {
        @Published var text: String
        init(url: URL) { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
      }

      struct JournalView: View {
        @StateObject private var journal: Journal
        init(url: URL) { _journal = StateObject(wrappedValue: Journal(url: url)) }
        var body: some View { Text(journal.text) }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    if fact.kind == .storedProperty {
      if isState(fact) { checkDeclaration(member, fact) }
      return
    }
    guard fact.hasBody, let owner = pass.index.owner(member), pass.index[owner].traits.contains(.viewLike),
      !pass.index[owner].isReference
    else { return }
    if fact.kind == .initializer {
      checkInitializer(member, owner)
    } else if pass.index.givesContent(member) {
      checkCalls(in: member)
    }
  }

  /// `_model = State(initialValue: Model())`, `self.model = Model()`
  private func checkInitializer(_ member: MemberID, _ owner: TypeID) {
    guard pass.index[owner].hasState else { return }
    let body = pass.index.body(of: member)
    for assignment in pass.index.assignments(in: member) {
      let fact = pass.index[assignment.property]
      guard isState(fact), pass.index.ownerMakingAnew(assignment.property, fact) == owner,
        let first = assignment.values.first, let last = assignment.values.last
      else { continue }
      let object = pass.index.constructedObject(assignment.values, in: body, declared: fact.type)
      var parts = [first.number..<last.end]
      if let local = object?.local { parts.append(local.numbers) }
      guard let effort = effort(in: parts, of: member, object) else {
        if pass.isStrict, let object { reportCheap(object, assignment, owner) }
        continue
      }
      // A function that is called here may make the object.
      let made = object.flatMap { $0.path.isEmpty ? $0.construction : nil }
      let value =
        made.map { pass.quoted($0, or: "the initial value") }
        ?? Pass.quoted(
          String(decoding: pass.file.source.bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self),
          or: "the initial value", limit: 60)
      report(
        effort, at: assignment.node.range, extent: object?.local?.range, value: value,
        place: "`\(pass.plainName(of: owner)).init`", isCertain: !isInBranch(assignment.node),
        property: assignment.property, initializer: member,
        needsArguments: !pass.index[member].parameters.isEmpty)
    }
  }

  /// Whether it is a view or a controller of UIKit or AppKit, which has to be complete before it is shown.
  private func isPlatformView(_ type: TypeID) -> Bool {
    pass.index[type].conformances.contains {
      Classes.has(.platformView, $0) || Classes.has(.platformController, $0)
    }
  }

  private func isInBranch(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .ifExpr, .switchExpr: return true
      case .initializerDecl: return false
      default: continue
      }
    }
    return false
  }

  /// `@State private var model = Model()`, before Xcode 27. Where the Xcode is not known, only what is proved to be made
  /// again counts, and only if the rule is strict.
  private func checkDeclaration(_ member: MemberID, _ fact: MemberFact) {
    let isOlder = !pass.index.additions.makesDeclaredStateOnce
    guard isOlder || pass.isStrict && pass.index.additions.xcode == nil, fact.initial != .none,
      let owner = pass.index.ownerMakingAnew(member, fact),
      let value = pass.index.node(member).initialValue
    else { return }
    if !isOlder {
      guard case .updates = pass.renewal(of: owner) else { return }
    }
    let object = pass.index.constructedObject(value, in: pass.index.body(of: member), declared: fact.type)
    guard let effort = effort(in: [value.numbers], of: member, object) else { return }
    report(
      effort, at: value.range, extent: nil, value: pass.quoted(value, or: "the initial value"),
      place: "`\(pass.plainName(of: owner)).init`", property: member, isOfOlderXcode: !isOlder)
  }

  /// `PulseView(pulse: Pulse())`
  private func checkCalls(in member: MemberID) {
    let constructions = pass.work.constructions(in: member)
    guard !constructions.isEmpty else { return }
    let body = pass.index.body(of: member)
    for construction in constructions where pass.index[construction.type].hasState {
      let call = body.node(construction.use)
      for argument in call.arguments {
        guard let value = argument.value, value.unwrapped.kind == .call,
          let storage = pass.index.storage(of: argument, of: call, constructing: construction.type, in: body)
        else { continue }
        let property: MemberID
        switch storage {
        case .property(let stored), .initialValue(let stored): property = stored
        case .deferred: continue
        }
        guard isState(pass.index[property]),
          let effort = effort(
            in: [value.numbers], of: member,
            pass.index.constructedObject(value, in: body, declared: pass.index[property].type))
        else { continue }
        report(
          effort, at: value.range, extent: nil, value: pass.quoted(value, or: "the initial value"),
          place: "`\(pass.qualifiedName(of: member))`", property: property,
          needsArguments: pass.index.propertiesRead(by: value, in: body)?.isEmpty != true)
      }
    }
  }

  private func isState(_ fact: MemberFact) -> Bool {
    fact.isStoredInInstances && fact.attributes.contains { $0 == .State }
  }

  // MARK: Cost

  private struct Effort {
    let phrase: String
    /// Whether it is one formatter that a function behind the value creates.
    var isSlight = false
    var isFormatter = false
    /// Whether it is an object of a framework, which has to be there before work begins.
    var isFrameworkObject = false
    /// Whether it is more than to decode a value, which may be little.
    var isLarge = true
    /// The class of the project whose initializer does it.
    var worker: TypeID?
    let notes: [Note]
  }

  /// The work of evaluating these nodes of a member that should not be repeated.
  private func effort(
    in parts: [Range<UInt32>], of member: MemberID, _ object: ConstructedObject?
  ) -> Effort? {
    var all = pass.work.costs(reachedFrom: member).filter { reached in
      parts.contains { $0.contains(pass.index.use(at: reached.path[0]).node) }
    }
    let isOwn = all.isEmpty
    // If several paths lead to one call, only the first is known there.
    if isOwn, let object { all = pass.work.costs(ofMaking: object, in: pass.index) }
    all = all.filter { severity($0) >= .warning && $0.cost.category != .stringBuilding }
    // What only happens where nothing is cached yet, or on another thread.
    if !pass.isStrict { all.removeAll { UpdateWork.isOccasional($0.path, .initializer, in: pass.index) } }
    if let reached = all.first(where: { severity($0) == .error }) ?? all.first {
      return Effort(
        phrase: reached.cost.category.word,
        isSlight: reached.cost.category == .formatter && reached.path.count > 1 && all.count == 1,
        isFormatter: reached.cost.category == .formatter,
        isFrameworkObject: reached.cost.category == .frameworkObject && reached.path.count == 1,
        isLarge: reached.cost.category != .coding,
        worker: object?.type.flatMap { type in
          let isOfClass = isOwn || reached.path.count > 1 && pass.index.owner(reached.path[1].member) == type
          return isOfClass && pass.index[type].isReference && pass.index[type].isProjectType ? type : nil
        },
        notes: reached.path.dropFirst(isOwn ? 0 : 1).map { step in
          pass.note("`\(pass.name(of: step.member))` calls this", .path, at: step)
        })
    }
    guard let type = object?.type, let started = pass.index.startedWork(by: type) else { return nil }
    return Effort(
      phrase: started.phrase, worker: pass.index[type].isReference && pass.index[type].isProjectType ? type : nil,
      notes: [pass.note("`\(pass.plainName(of: type))` \(started.phrase) here", .cause, at: started.site)])
  }

  private func severity(_ reached: ReachedCost) -> EffectSeverity {
    reached.cost.severity(in: .initializer, .perUpdate)
  }

  /// Each object but the first is discarded, even if it is cheap.
  private func reportCheap(
    _ object: ConstructedObject, _ assignment: PropertyAssignment, _ owner: TypeID
  ) {
    guard let type = object.type, pass.index[type].isReference else { return }
    let name = pass.plainName(of: assignment.property)
    pass.report(
      assignment.node.range,
      "`\(pass.plainName(of: owner)).init` creates a new `\(pass.text(object.name))` each time it runs, but "
        + "`@State var \(name)` keeps only the first",
      help: "move the initial value into the declaration of `\(name)`, or create the object in the parent",
      extent: object.local?.range,
      notes: [
        pass.note("`\(name)` keeps its first value", .cause, at: assignment.property), pass.note(ofConstructing: owner),
      ]
      .compactMap { $0 })
  }

  private func report(
    _ effort: Effort, at range: Range<Int>, extent: Range<Int>?, value: String, place: String, isCertain: Bool = true,
    property: MemberID, initializer: MemberID? = nil, needsArguments: Bool = false, isOfOlderXcode: Bool = false
  ) {
    let name = pass.plainName(of: property)
    let owner = pass.index.owner(property)
    if let owner, pass.renewal(of: owner, by: initializer) == nil { return }
    // While the sheet is up, what presents it is seldom evaluated.
    let isOfSheet = owner.map { isShownInSheets($0) } ?? false
    if isOfSheet, effort.isSlight || !effort.isLarge, !pass.isStrict { return }
    let isObject =
      pass.index.valueType(of: property)?.type.map {
        pass.index[$0].traits.contains(.observableObject) && !pass.index[$0].traits.contains(.observable)
      } ?? false
    let isMovable = pass.index.additions.makesDeclaredStateOnce && !needsArguments && !isOfOlderXcode
    // What the initializer reads must be there at once.
    if !pass.isStrict,
      owner.map({ pass.index.isReadInInitializer(property, of: $0) || pass.index.isReadByCallers(property, of: $0) })
        ?? false
    {
      return
    }
    let cheap =
      effort.worker.map { worker in
        let start = "let a method of `\(pass.plainName(of: worker))` do this, and call it in"
        return Remedy("\(start) `.task`").or(Remedy("\(start) `.onAppear`"))
      }
      ?? Remedy("start with a cheap value and load in `.task`").or("start with a cheap value and load in `.onAppear`")
    pass.report(
      range,
      "\(value) is evaluated each time \(place) \(isCertain ? "runs" : "comes to it") (\(effort.phrase))\(isOfOlderXcode ? " before Xcode 27" : ""), "
        + "but `@State var \(name)` keeps only the first result",
      help: pass.isUnread(property)
        ? "delete `\(name)`, which nothing reads"
        : isObject
          ? Remedy(
            "declare `@\(pass.spelling(ofWrapper: "StateObject", in: owner)) private var \(name)`, and write "
              + "`_\(name) = StateObject(wrappedValue: …)`, which defers the value")
          : effort.isFormatter
            ? "keep one formatter, such as in a `static let`"
            : effort.isFrameworkObject && effort.worker == nil || effort.worker.map { isPlatformView($0) } ?? false
              ? "hold it in a class that `@StateObject` creates, which defers the value"
              : needsArguments && effort.worker == nil
                ? "\(clauses: cheap, "hold it in a class that `@StateObject` creates, which defers the value")"
                : isMovable ? "\(clauses: cheap, "move the initial value into the declaration of `\(name)`")" : cheap,
      extent: extent,
      notes: effort.notes + [pass.note("`\(name)` keeps its first value", .cause, at: property)]
        + [owner.flatMap { pass.note(ofConstructing: $0) }].compactMap { $0 })
  }

  /// Whether only sheets and the like show the view.
  private func isShownInSheets(_ view: TypeID) -> Bool {
    let calls = pass.index.someCallsOutsidePreviews(of: view, work: pass.work)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        let body = pass.index.body(of: call.caller)
        var closure = body.uses[call.use].closure
        while closure >= 0 {
          if pass.index.closureUse(of: body.closures[Int(closure)], in: body)?.kind == .presentation { return true }
          closure = body.closures[Int(closure)].parent
        }
        return false
      }
  }
}
