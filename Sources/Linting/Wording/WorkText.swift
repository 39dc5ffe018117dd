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
    let range = node.usedNameRange
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
      let what = i + 1 < path.count ? step(from: path[i], to: path[i + 1].member) : last
      return Note(
        "`\(name(of: path[i].member))` \(what)", i + 1 < path.count ? .path : .cause, at: location(of: path[i]))
    }
      + others.prefix(NoteLimit.places).map {
        note("`\(qualifiedName(of: $0))` reaches the same code", .occasion, at: $0)
      }
  }

  /// "calls `load()`", "reads `title`", "creates a `Row`" with its initial values
  private func step(from site: UseSite, to member: MemberID) -> String {
    switch index[member].kind {
    case .storedProperty:
      guard case .construction(let type) = index.body(of: site.member).target(site.use) else {
        return "reads `\(name(of: member))`"
      }
      return "creates \(withArticle(plainName(of: type)))"
    case .computedProperty: return "reads `\(name(of: member))`"
    default: return "calls `\(name(of: member))`"
    }
  }
}
