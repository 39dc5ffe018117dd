// The words for repeated work, shared by the rules that report it.

import Frameworks
import Project
import Syntax
import ViewTree

extension Severity {
  /// Nil for what is not reported.
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
  /// "; 2 more expensive calls are behind it", or nothing.
  public func others(of work: RepeatedWork) -> String {
    let place = work.sharers.isEmpty ? "it" : "the same calls"
    return switch work.otherSites.count {
    case 0: ""
    case 1: "; one more expensive call is behind \(place)"
    default: "; \(work.otherSites.count) more expensive calls are behind \(place)"
    }
  }

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

  /// The member as a reader calls it: `title`, `load()`, `init`.
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

  /// The range of a step's use in its file: the name that is called.
  public func location(of step: UseSite) -> Location {
    let node = index.node(at: step)
    let range = node.kind == .call ? node.calledNameRange : node.memberNameRange
    return Location(range, inFile: index.file(step.member))
  }

  /// One note for each step after the place of the finding, in the order of the calls.
  public func notes(of work: RepeatedWork) -> [Note] {
    if !work.sharers.isEmpty {
      return work.sharers.prefix(4).map {
        Note("`\(qualifiedName(of: $0.member))` gets there by this call", at: location(of: $0))
      } + work.otherSites.prefix(3).map { Note("another one behind the same calls", at: location(of: $0)) }
    }
    return notes(
      along: work.path, after: work.place, last: "calls `\(api(of: work))`", others: work.otherRoots)
  }

  /// One note for each step of a path after `place`, then one for each of the other members that get there.
  func notes(along path: [UseSite], after place: Int, last: String, others: [MemberID]) -> [Note] {
    var notes: [Note] = []
    for i in path.indices where i > place {
      let caller = name(of: path[i].member)
      let what = i + 1 < path.count ? "calls `\(name(of: path[i + 1].member))`" : last
      notes.append(Note("`\(caller)` \(what)", at: location(of: path[i])))
    }
    for root in others.prefix(3) {
      notes.append(note("`\(qualifiedName(of: root))` gets here as well", at: root))
    }
    return notes
  }

  /// "`Home.body`", or "3 views (`Home`, `Row` and 1 more)" where these share what is called.
  public func evaluated(with work: RepeatedWork) -> String {
    let views = work.sharers.compactMap { index.owner($0.member) }.map { "`\(text(index[$0].name))`" }
    if views.isEmpty { return "`\(qualifiedName(of: work.root))`" }
    return "\(views.count) views (\(views[0]), \(views[min(1, views.count - 1)]) and \(views.count - 2) more)"
  }

  /// ", by way of `title` and `format()`": the members between the root and the expensive call.
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

  /// Does the path end in `T(…)`?
  private func isConstruction(_ work: RepeatedWork) -> Bool {
    let step = work.path[work.path.count - 1]
    let use = index.use(at: step)
    return use.isCall && use.kind == .identifier && use.name == work.type
  }

  /// What to do instead of calling something of this category again and again.
  public func remedy(for work: RepeatedWork) -> String {
    switch work.cost.category {
    case .formatter:
      "use a format style (`value.formatted(…)`, `Text(value, format: …)`), or keep one formatter in a `static let`"
    case .coding: "decode once, in the model or in `.task`, and keep the result in `@State` or the model"
    case .fileAccess: "read it once, in `.task` or in the model, and keep the result in `@State`"
    case .network: "start it from `.task` and keep the result in `@State`; nothing in an update may wait"
    case .lock: "copy what the lock guards into state when it changes, and read that copy here"
    case .image: "prepare the image in `.task` or in the model and keep it in `@State`"
    case .textAnalysis: "keep the compiled pattern in a `static let`, or derive the result when its input changes"
    case .attributedText: "build the text when its input changes and keep it in the model or in `@State`"
    case .frameworkObject: "own it with `@State` (or in a model that `@State` or `@StateObject` owns)"
    case .database:
      isConstruction(work)
        ? "make it once, in the `App` or in a model that is kept, and hand it down"
        : "let `@FetchRequest` or `@Query` fetch, or fetch in `.task`"
    case .preferences: "read it through `@AppStorage`, or once in the model"
    case .cryptography: "compute it when its input changes and keep the result"
    case .calendar: "compute it when its input changes and keep the result"
    case .geography: "ask for it in `.task` and keep the answer in `@State`"
    case .stringBuilding: "build the string when its input changes"
    case .systemCall: "call it in `.task` or in the model and keep the result"
    case .logging: "log from an action or from the model"
    case .reflection, .named: "do it once, in `.task` or in the model, and keep the result"
    // Rules of their own speak of these.
    case .collection, .chance, .clock: "compute it when its input changes and keep the result"
    }
  }
}
