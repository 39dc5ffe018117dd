// The words for expensive work in updates, shared by the rules that report it.

import Frameworks
import Project
import Syntax
import ViewTree

extension Severity {
  /// Nil for `.off`, which is not reported.
  public init?(_ severity: EffectSeverity) {
    switch severity {
    case .off: return nil
    case .info: self = .info
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension Pass {
  /// The called API: `DateFormatter()`, `Data(contentsOf:)`, `FileManager.fileExists(atPath:)`.
  public func api(of work: RepeatedWork) -> String {
    let step = work.path[work.path.count - 1]
    let use = index.use(at: step)
    let node = index.node(at: step)
    var name = text(use.name)
    if use.kind == .subscripted { return "subscript" }
    if use.name == .`init` {
      name = text(work.type)
    } else if use.kind == .member, work.type != .none, work.type != use.name {
      name = text(work.type) + "." + name
    }
    guard use.isCall else { return name }
    let labels = node.arguments.map { $0.name == .none ? "_:" : text($0.name) + ":" }
    return name + "(" + labels.joined() + ")"
  }

  /// The member as code refers to it: `title`, `load()`, `Store.init`.
  public func name(of member: MemberID) -> String {
    let fact = index[member]
    switch fact.kind {
    case .function: return text(fact.name) + "()"
    case .subscriptMember: return "subscript"
    case .initializer: return (index.owner(member).map { text(index[$0].name) + "." } ?? "") + "init"
    case .storedProperty:
      return (index.owner(member).map { text(index[$0].name) + "." } ?? "") + text(fact.name)
    default: return text(fact.name)
    }
  }

  /// `Home.body`
  public func qualifiedName(of member: MemberID) -> String {
    guard let owner = index.owner(member) else { return name(of: member) }
    let fact = index[member]
    return text(index[owner].name) + "." + text(fact.name) + (fact.kind == .function ? "()" : "")
  }

  /// The name of a type, after those of the types around it if another type has the same name.
  public func qualifiedName(of type: TypeID) -> String {
    var names = [plainName(of: type)]
    guard index.types(named: index[type].name).count > 1 else { return names[0] }
    var outer = index[type].parent
    while let parent = outer, names.count < FollowLimit.chain {
      names.insert(plainName(of: parent), at: 0)
      outer = index[parent].parent
    }
    return names.joined(separator: ".")
  }

  /// The place of the name that a step calls.
  public func location(of step: UseSite) -> Location {
    let node = index.node(at: step)
    let range = node.kind == .call ? node.calledNameRange : node.memberNameRange
    return Location(range, inFile: index.file(step.member))
  }

  /// The call path as notes in the order of the calls, then the other bodies that reach the place of the finding,
  /// then the other expensive calls that it leads to.
  public func notes(of work: RepeatedWork) -> [Note] {
    notes(along: work.path, except: work.place, last: "calls `\(api(of: work))`", others: work.otherRoots)
      + notes(ofStated: work)
      + work.otherSites.prefix(NoteLimit.places).map { Note(Self.another, .cause, at: location(of: $0)) }
  }

  private static let another = "another expensive call"

  /// The expensive call, which several views and places may reach. The calls on objects of one type in one function
  /// have one cause.
  ///
  /// - Parameters:
  ///   - start: The message of the finding that stands for several, before the views.
  ///   - end: The message after the views.
  public func cause(of work: RepeatedWork, start: String, end: String) -> Cause {
    let call = location(of: work.last)
    let step = work.path[work.place]
    let isCreation = isConstruction(work) || work.type != .none && work.cost.category == .formatter
    return Cause(
      call,
      within: isCreation ? Location(index[work.last.member].nameRange, inFile: index.file(work.last.member)) : call,
      topic: isCreation ? text(work.type) : "",
      note: work.isOwn
        ? Note(Self.another, .cause, at: location(of: step))
        : Note(
          "`\(qualifiedName(of: step.member))` reaches the expensive call from here", .occasion, at: location(of: step)),
      Cause.Wording(
        start, counting: "views", of: "`\(qualifiedName(of: work.view))`", end, rank: Int(work.frequency.rawValue)))
  }

  /// A note at the declaration that a comment or the configuration calls expensive; none for what SameView knows
  /// itself.
  private func notes(ofStated work: RepeatedWork) -> [Note] {
    guard work.cost.category == .named else { return [] }
    let step = work.path[work.path.count - 1]
    guard case .member(let called) = index.body(of: step.member).target(Int(step.use)) else { return [] }
    return [note("the project states that this is expensive", .assumption, at: called)]
  }

  /// One note for each step of a path but the one at `place`, where the finding stands, then one for each of the
  /// other members that reach that place.
  func notes(along path: [UseSite], except place: Int, last: String, others: [MemberID]) -> [Note] {
    path.indices.filter { $0 != place }.map { i in
      let what = i + 1 < path.count ? step(to: path[i + 1].member) : last
      return Note(
        "`\(name(of: path[i].member))` \(what)", i + 1 < path.count ? .path : .cause, at: location(of: path[i]))
    }
      + others.prefix(NoteLimit.places).map {
        note("`\(qualifiedName(of: $0))` reaches the same code", .occasion, at: $0)
      }
  }

  /// "calls `load()`", "reads `title`"
  private func step(to member: MemberID) -> String {
    switch index[member].kind {
    case .computedProperty, .storedProperty: "reads `\(name(of: member))`"
    default: "calls `\(name(of: member))`"
    }
  }

  /// Whether the path ends in `T(…)` or `.init(…)`.
  private func isConstruction(_ work: RepeatedWork) -> Bool {
    let use = index.use(at: work.last)
    return work.type != .none && use.isCall && (use.kind == .identifier || use.name == .`init`)
  }

  /// Whether code on the path changes the object that it gets from the function or property that creates it: a shared
  /// one would change for all.
  private func isConfiguredByCaller(_ work: RepeatedWork) -> Bool {
    let factory = work.path[work.path.count - 1].member
    return work.path.dropLast().contains { step in
      let body = index.body(of: step.member)
      guard case .member(let called) = body.target(step.use), called == factory else { return false }
      return configuredCalls(in: step.member).configured.contains(step.use)
    }
  }

  private func configuredCalls(in member: MemberID) -> ConfiguredCalls {
    index.derivation(.configuredCalls, of: member.number) { ConfiguredCalls(in: index.body(of: member), index) }
  }

  /// Where a constant can stand: a generic type and an extension of a protocol have no `static` stored properties.
  private func constantHome(for work: RepeatedWork) -> String {
    var scope = index.owner(work.last.member)
    while let type = scope {
      if index[type].kind == .protocol || index.isGeneric(type) { return "a `let` outside of the type" }
      scope = index[type].parent
    }
    return "a `static let`"
  }

  /// Whether the arguments of the call are known before the program runs.
  private func hasConstantArguments(_ work: RepeatedWork) -> Bool {
    let body = index.body(of: work.last.member)
    return index.node(at: work.last).arguments.allSatisfy { argument in
      argument.value.map { index.isConstant($0, in: body) } ?? false
    }
  }

  private static let lifecycle = Remedy("in `.task`").or("in `.onAppear`")

  /// What to do in place of a repeated call of this category.
  public func remedy(for work: RepeatedWork) -> Remedy {
    switch work.cost.category {
    case .formatter where isConfiguredByCaller(work):
      "keep one formatter for each configuration in a `static let`, since this caller changes the one that it gets"
    case .formatter:
      if configuredCalls(in: work.last.member).fromInput.contains(work.last.use) {
        "keep one formatter for each configuration, such as in a `static` dictionary"
      } else if configuredCalls(in: work.last.member).parsing.contains(work.last.use) {
        "keep one formatter in \(constantHome(for: work))"
      } else {
        """
        \(clauses:
          "use a format style (`value.formatted(…)`, `Text(value, format: …)`)",
          "keep one formatter in \(constantHome(for: work))")
        """
      }
    case .coding where isConstruction(work): "keep one in \(constantHome(for: work))"
    case .coding: "decode once \(words: "in `.task`", "in the model"), and keep the result"
    case .fileAccess: "read the file once \(words: "in `.task`", "in the model"), and keep the result in `@State`"
    case .network: "start the request \(words: Self.lifecycle), and keep the result in `@State`"
    case .lock: "copy the guarded value into state when it changes, and read that copy here"
    case .image: "prepare the image \(words: "in `.task`", "in the model") and keep it in `@State`"
    case .textAnalysis where !hasConstantArguments(work): "compute the result when its input changes, and keep it"
    case .textAnalysis:
      "keep the compiled pattern in \(constantHome(for: work)), or compute the result when its input changes"
    case .attributedText: "build the text when its input changes and keep it in the model or in `@State`"
    case .frameworkObject: "keep the object in `@State`, or in a model that \(words: "`@State`", "`@StateObject`") owns"
    case .database:
      isConstruction(work)
        ? "create it once, in the `App` or in a model, and pass it down"
        : "fetch \(clauses: "with \(words: "`@FetchRequest`", "`@Query`")", "in `.task`")"
    case .preferences: "read the value \(clauses: "with `@AppStorage`", "once in the model")"
    case .cryptography: "compute it when its input changes and keep the result"
    case .calendar: "compute it when its input changes and keep the result"
    case .geography: "request it \(words: Self.lifecycle) and keep the result in `@State`"
    case .stringBuilding: "build the string when its input changes"
    case .systemCall: "call it \(words: "in `.task`", "in the model") and keep the result"
    case .logging: "log from an action or from the model"
    case .reflection, .named: "call it once, \(words: "in `.task`", "in the model"), and keep the result"
    // Other rules report these.
    case .collection, .chance, .clock: "compute it when its input changes and keep the result"
    }
  }
}

/// What one body does with the objects that its calls return, by the numbers of the calls. Each finding on a path through
/// it asks.
private final class ConfiguredCalls: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  /// A local keeps the result, and the body changes it.
  let configured: Set<Int>
  /// The body changes the result by what it gets: by a parameter, or by a property of the instance that varies.
  let fromInput: Set<Int>
  /// The result turns text into a value: `formatter.date(from: text)`.
  let parsing: Set<Int>

  init(in body: Body, _ index: Index) {
    var configured: Set<Int> = []
    var fromInput: Set<Int> = []
    var parsing: Set<Int> = []
    for i in body.uses.indices where body.uses[i].receiver >= 0 {
      guard let call = Self.creation(of: Int(body.uses[i].receiver), in: body, index) else { continue }
      if body.isWritten(i) {
        configured.insert(call)
        let values = body.node(i).assignmentToIt?.values ?? []
        if values.contains(where: { index.isFromInput($0, in: body) }) { fromInput.insert(call) }
      } else if body.uses[i].isCall, body.node(i).argument(.from) != nil,
        body.uses[i].name == .date || body.uses[i].name == .number
      {
        parsing.insert(call)
      }
    }
    self.configured = configured
    self.fromInput = fromInput
    self.parsing = parsing
  }

  /// The call that makes what a use refers to: itself, or the initial value of the local.
  private static func creation(of use: Int, in body: Body, _ index: Index) -> Int? {
    if body.uses[use].isCall { return use }
    guard case .local(let local) = body.target(use), case let initial = body.locals[Int(local)].initial, initial >= 0
    else { return nil }
    return index.use(at: body.node(Int(initial)), in: body)
  }
}

extension Index {
  /// Whether the expression depends on what the body gets: a parameter, or a property of an instance that is not
  /// constant.
  fileprivate func isFromInput(_ value: Node, in body: Body) -> Bool {
    body.uses(in: value).contains { use in
      switch body.target(use) {
      case .local(let local): body.locals[Int(local)].parameter >= 0
      case .member(let member):
        self[member].kind == .storedProperty && !self[member].isStatic && !isConstant(body.node(use), in: body)
      default: false
      }
    }
  }
}
