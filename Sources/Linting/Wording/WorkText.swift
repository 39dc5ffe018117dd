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

  /// The place of the name that a step calls.
  public func location(of step: UseSite) -> Location {
    let node = index.node(at: step)
    let range = node.kind == .call ? node.calledNameRange : node.memberNameRange
    return Location(range, inFile: index.file(step.member))
  }

  /// The call path as notes in the order of the calls, then the other bodies that reach the place of the finding,
  /// then the other expensive calls that it leads to.
  public func notes(of work: RepeatedWork) -> [Note] {
    let path =
      work.sharers.isEmpty
      ? notes(along: work.path, except: work.place, last: "calls `\(api(of: work))`", others: work.otherRoots)
      : work.sharers.prefix(4).map {
        Note("`\(qualifiedName(of: $0.member))` reaches the expensive call from here", at: location(of: $0))
      }
    return path + work.otherSites.prefix(3).map { Note("another expensive call", at: location(of: $0)) }
  }

  /// One note for each step of a path but the one at `place`, where the finding stands, then one for each of the
  /// other members that reach that place.
  func notes(along path: [UseSite], except place: Int, last: String, others: [MemberID]) -> [Note] {
    path.indices.filter { $0 != place }.map { i in
      let what = i + 1 < path.count ? step(to: path[i + 1].member) : last
      return Note("`\(name(of: path[i].member))` \(what)", at: location(of: path[i]))
    } + others.prefix(3).map { note("`\(qualifiedName(of: $0))` reaches the same code", at: $0) }
  }

  /// "calls `load()`", "reads `title`"
  private func step(to member: MemberID) -> String {
    switch index[member].kind {
    case .computedProperty, .storedProperty: "reads `\(name(of: member))`"
    default: "calls `\(name(of: member))`"
    }
  }

  /// "`Home.body`", or "3 views (`Home`, `Row` and 1 more)" where these share the call.
  public func evaluated(with work: RepeatedWork) -> String {
    let views = work.sharers.compactMap { index.owner($0.member) }.map { "`\(plainName(of: $0))`" }
    if views.isEmpty { return "`\(qualifiedName(of: work.root))`" }
    return "\(views.count) views (\(listed(views, limit: 2)))"
  }

  /// The members between the root and the expensive call, such as `title` and `format()`. Notes tell the same.
  public func way(of work: RepeatedWork) -> String { work.sharers.isEmpty ? way(along: work.path) : "" }

  func way(along path: [UseSite]) -> String {
    let between = path.dropFirst().map { "`\(name(of: $0.member))`" }
    switch between.count {
    case 0: return ""
    case 1: return ", by way of \(between[0])"
    case 2: return ", by way of \(between[0]) and \(between[1])"
    default: return ", by way of \(between[0]), … and \(between[between.count - 1])"
    }
  }

  /// Whether the path ends in `T(…)`.
  private func isConstruction(_ work: RepeatedWork) -> Bool {
    let step = work.path[work.path.count - 1]
    let use = index.use(at: step)
    return use.isCall && use.kind == .identifier && use.name == work.type
  }

  private static let lifecycle = Remedy("in `.task`").or("in `.onAppear`")

  /// What to do in place of a repeated call of this category.
  public func remedy(for work: RepeatedWork) -> Remedy {
    switch work.cost.category {
    case .formatter:
      """
      \(clauses:
        "use a format style (`value.formatted(…)`, `Text(value, format: …)`)", "keep one formatter in a `static let`")
      """
    case .coding: "decode once \(words: "in `.task`", "in the model"), and keep the result"
    case .fileAccess: "read the file once \(words: "in `.task`", "in the model"), and keep the result in `@State`"
    case .network: "start the request \(words: Self.lifecycle), and keep the result in `@State`"
    case .lock: "copy the guarded value into state when it changes, and read that copy here"
    case .image: "prepare the image \(words: "in `.task`", "in the model") and keep it in `@State`"
    case .textAnalysis: "keep the compiled pattern in a `static let`, or compute the result when its input changes"
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
