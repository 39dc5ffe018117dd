import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// What a view shows must follow from its data, not from the moment at which SwiftUI evaluates it.
public struct NondeterministicBody: FileRule {
  public static let about = About(
    "nondeterministic-body", .performance, .warning,
    "A body gives a different result each time it is evaluated",
    isOnByDefault: false,
    yieldsTo: [
      "onchange-expensive-or-unstable", "unstable-inline-id", "unstable-computed-id", "unstable-stored-id",
    ],
    references: [.dataEssentials, .demystify],
    explanation: """
      A body is a function of the view's data. SwiftUI may evaluate it at any time: once, or ten times for one \
      tap. With `Double.random(in:)`, `shuffled()`, `randomElement()` or the text of a new `UUID` in it, every \
      evaluation shows something else. Rows jump, colors flicker, animations start without a reason, and \
      comparisons with the last value always fail.

      The opposite happens with the clock. `if deadline < Date()` is right at the time of the evaluation. When \
      the deadline passes, SwiftUI does not evaluate the body again. The view keeps showing the old result \
      until something else changes.

      Make random choices in an action, in the initial value of `@State`, or in the model. For the time, use \
      `TimelineView`, or change the model at that time.

      Calls are followed through helpers and other files, and shown as notes. Comparisons with the current \
      time are reported in strict mode only, as information: the results of most change once in days or weeks.

      Not reported:

      - values in placeholders (`.redacted(reason:)`), which cannot be read;
      - comparisons of the time in static members, which ask for a session rather than for what is shown;
      - `TimelineView` (use the date of its context), and `Text(date, style:)`;
      - the timing of animations, actions and tasks;
      - initial values, and custom generators (`using:`);
      - what the initializer of an object chooses, and arguments for `@State` of another view, which keeps the first;
      - times that a `.task(id:)` waits for, or a timer or a delay in the type that compares;
      - views in which nothing changes, so that SwiftUI evaluates them once;
      - previews.

      A new `id`, or a new value in `task(id:)` and the like, is reported by `unstable-inline-id`.
      """)

  public static let bad = [
    Example(
      "a different greeting on every update",
      """
      import SwiftUI

      struct Welcome: View {
        let name: String
        @State private var visits = 0
        private let greetings = ["Hello", "Welcome", "Good to see you"]
        var body: some View {
          Text("\\(greetings.randomElement() ?? ""), \\(name)")
          Button("Visit \\(visits)") { visits += 1 }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "chosen once",
      """
      import SwiftUI

      struct Welcome: View {
        let name: String
        @State private var greeting = ["Hello", "Welcome", "Good to see you"].randomElement() ?? ""
        var body: some View { Text("\\(greeting), \\(name)") }
      }
      """),
    Example(
      "evaluated again each minute",
      """
      import SwiftUI

      struct Offer: View {
        let end: Date
        var body: some View {
          TimelineView(.everyMinute) { context in
            if end < context.date { Text("Too late") } else { Text("Today only") }
          }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    var seen: Set<Range<Int>> = []
    for found in pass.recomputedValues {
      let category = found.work.cost.category
      guard category == .chance || category == .clock && pass.isStrict, isSeen(found), !isKept(found) else { continue }
      let place = pass.location(of: found.site)
      // SwiftUI evaluates it once for each identity.
      if category == .chance, pass.index.updateRate(of: found.work.view, work: pass.work).isRare { continue }
      // Where nothing is known to evaluate the body again it is chosen once, and a number for each tick is how people
      // draw noise.
      if category == .chance, !pass.isStrict,
        !pass.index.updating(of: found.work.view, work: pass.work).isProved
          || isNumber(found) && pass.index.updateRate(of: found.work.view, work: pass.work).isOften
      {
        continue
      }
      if isSeeded(found) || !pass.isStrict && (isRedacted(found) || isForDebugging(found.work.view)) { continue }
      guard seen.insert(place.start..<place.end).inserted else { continue }
      let body = pass.qualifiedName(of: found.work.root)
      let notes = pass.notes(of: found.work)
      if category == .clock {
        if isAwaited(found) || isScheduled(found) { continue }
        pass.report(
          place.start..<place.end,
          "`\(body)` compares with the current time, but is not evaluated again when the result changes",
          severity: .info,
          help: Remedy("\(clauses: "take the time from `TimelineView`", "change the model at that time")"), notes: notes
        )
      } else {
        let limits = pass.limits(of: found.work.path)
        pass.report(
          place.start..<place.end,
          "`\(pass.api(of: found.work))` gives a different value on every evaluation of `\(body)`\(limits.phrase), which "
            + "changes what the view shows",
          severity: isNumber(found) || !pass.index.updating(of: found.work.view, work: pass.work).isProved
            ? .info : nil,
          help: "choose once, in an action, in the initial value of `@State` or in the model",
          notes: notes + limits.notes)
      }
    }
  }

  /// `srand48(seed)` before `drand48()`: the same numbers each time.
  private func isSeeded(_ found: RecomputedValue) -> Bool {
    guard pass.index.use(at: found.last).name == .drand48 else { return false }
    return pass.index.body(of: found.last.member).uses.contains { pass.text($0.name) == "srand48" }
  }

  /// Whether it is a random number, by which people also draw noise: a level meter, confetti.
  private func isNumber(_ found: RecomputedValue) -> Bool { pass.index.use(at: found.last).name == .random }

  /// Whether the name says that the view is an aid of those who write it, such as colors that mark each update.
  private func isForDebugging(_ view: TypeID) -> Bool { pass.plainName(of: view).lowercased().contains("debug") }

  /// Whether the value is an argument for `@State` of another view, which keeps the first one.
  private func isKept(_ found: RecomputedValue) -> Bool {
    for site in found.work.path[...found.work.place] where isKept(at: site) { return true }
    return false
  }

  private func isKept(at site: UseSite) -> Bool {
    let body = pass.index.body(of: site.member)
    return pass.index.node(at: site).ancestors.prefix { $0.kind != .memberBlock && $0.kind != .closure }.contains {
      node in
      guard node.kind == .argument, let call = node.parent, let use = body.use(at: call),
        case .construction(let view) = body.target(use)
      else { return false }
      switch pass.index.storage(of: node, of: call, constructing: view, in: body) {
      case .property(let property)?, .initialValue(let property)?:
        return pass.index[property].attributes.contains { $0 == .State }
      case .deferred?, nil: return false
      }
    }
  }

  /// Whether it is part of a placeholder, in which nothing can be read: a modifier redacts the view that has the value, or
  /// the view asks whether one does.
  private func isRedacted(_ found: RecomputedValue) -> Bool {
    found.work.path.contains { step in
      let code = pass.index.node(step.member)
      return pass.index.node(at: step).ancestors.prefix { $0 != code }.contains { ancestor in
        if ancestor.isCall(of: .redacted) { return true }
        guard ancestor.kind == .ifExpr, let conditions = ancestor.child(.conditionList) else { return false }
        return conditions.descendants.contains { $0.isName && pass.text($0.name) == "redactionReasons" }
      }
    }
  }

  /// Whether the type that compares also waits for the time, with a timer or a delay.
  private func isScheduled(_ found: RecomputedValue) -> Bool {
    guard let owner = pass.index.owner(found.last.member), !pass.index[owner].traits.contains(.viewLike) else {
      return false
    }
    return pass.index[owner].members.contains { member in
      guard pass.index[member].hasBody, pass.index[member].kind == .function else { return false }
      return pass.index.body(of: member).uses.contains { use in
        switch use.name.known {
        case .asyncAfter, .Timer, .sleep, .scheduledTimer: true
        default: false
        }
      }
    }
  }

  /// Whether a `.task(id:)` of the view has the property that is compared: it waits for that time, and then writes.
  private func isAwaited(_ found: RecomputedValue) -> Bool {
    guard let owner = pass.index.owner(found.site.member) else { return false }
    let comparison = pass.index.node(at: found.site).ancestors.first { $0.kind == .sequence }
    let names = Set(comparison?.descendants.compactMap(\.ownName) ?? [])
    return !names.isEmpty && !names.isDisjoint(with: namesOfTasks(owner))
  }

  private func namesOfTasks(_ owner: TypeID) -> Set<Name> {
    Set(
      pass.index[owner].members.lazy.filter { pass.index[$0].hasBody && pass.index.file($0) == pass.file.number }
        .flatMap { pass.index.node($0).descendants.filter { $0.isCall(of: .task) } }
        .compactMap { $0.argument(.id)?.ownName })
  }

  /// Whether the result of the body is known to depend on the value.
  private func isSeen(_ found: RecomputedValue) -> Bool {
    // An id is not shown.
    if let argument = pass.index.node(at: found.last).ancestors.first(where: { $0.kind == .argument }),
      argument.name == .id
    {
      return false
    }
    if found.isOwn { return true }
    if found.work.cost.category == .clock {
      // `isOver` of a value is such a comparison; longer paths may use the time for something else, and what is static
      // asks for the session or the program, which do not expire while a person looks at them.
      let fact = pass.index[found.last.member]
      let behind = found.work.path[(found.work.place + 1)...]
      return fact.type.name == .Bool && behind.count <= 2
        && !behind.contains { step in
          pass.index[step.member].isStatic || pass.index.owner(step.member) == nil
        }
    }
    // What is made of it on a longer way may be an id, or kept by what it is stored in.
    let behind = found.work.path[(found.work.place + 1)...]
    if !pass.isStrict,
      behind.count > 2
        || behind.contains(where: {
          pass.index[$0.member].kind == .initializer || pass.index[$0.member].kind == .storedProperty
        })
    {
      return false
    }
    // An object that is kept has the value that was the first.
    for step in found.work.path where pass.index[step.member].kind == .initializer {
      if let type = pass.index.owner(step.member), pass.index[type].isReference { return false }
    }
    // Other code may use the text of an identifier for anything.
    switch pass.index.use(at: found.last).name.known {
    case .UUID, .NSUUID, .globallyUniqueString, .CFUUIDCreate: return false
    default: return true
    }
  }
}
