// What to do in place of work that updates repeat. Advice that is not known to be possible says less.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// Whether the call changes what it asks for first: it makes a folder that is missing, or saves a new value. Behind a
  /// condition such a call runs once for each change.
  public func settles(_ work: RepeatedWork) -> Bool {
    changesData(work) && isConditional(work.path)
  }

  private func changesData(_ work: RepeatedWork) -> Bool {
    switch work.cost.category {
    case .fileAccess, .preferences, .database: Effects.changesData(index.use(at: work.last).name)
    default: false
    }
  }

  /// Whether the path ends in `T(…)` or `.init(…)`.
  func isConstruction(_ work: RepeatedWork) -> Bool {
    guard work.type != .none else { return false }
    switch index.body(of: work.last.member).target(work.last.use) {
    case .construction, .frameworkConstruction: return true
    default: return index.use(at: work.last).isCall && index.use(at: work.last).name == .`init`
    }
  }

  /// Whether the arguments of the call are known before the program runs.
  public func hasConstantArguments(_ work: RepeatedWork) -> Bool {
    let body = index.body(of: work.last.member)
    return index.node(at: work.last).arguments.allSatisfy { argument in
      argument.value.map { index.isConstant($0, in: body) } ?? false
    }
  }

  // MARK: Constants

  /// Whether code on the path changes the object that it gets from the function or property that creates it: a shared
  /// one would change for all.
  private func isConfiguredByCaller(_ work: RepeatedWork) -> Bool {
    let factory = work.last.member
    return work.path.dropLast().contains { step in
      let body = index.body(of: step.member)
      guard case .member(let called) = body.target(step.use), called == factory else { return false }
      return configuredCalls(in: step.member).configured.contains(step.use)
    }
  }

  private func configuredCalls(in member: MemberID) -> ConfiguredCalls {
    index.derivation(.configuredCalls, of: member.number) { ConfiguredCalls(in: index.body(of: member), index) }
  }

  /// "in a `static let`": where a constant of the created type can stand; if that is not known, that it can be kept.
  ///
  /// Generic types and extensions of protocols have no `static` stored properties. Swift 6 refuses a constant of a class
  /// that is not `Sendable`, unless an actor isolates it; views are isolated.
  private func constantHome(for work: RepeatedWork) -> String {
    guard let owner = index.owner(work.last.member) else {
      return Classes.isSendable(work.type) ? "in a `let` outside of the function" : Self.anywhere
    }
    var scope: TypeID? = owner
    while let type = scope {
      if index[type].kind == .protocol || index.isGeneric(type) {
        return Classes.isSendable(work.type) ? "in a `let` outside of the type" : Self.anywhere
      }
      scope = index[type].parent
    }
    let isIsolated =
      !index[owner].traits.isDisjoint(with: [.viewLike, .root]) || index[owner].attributes.contains { $0 == .MainActor }
      || index[work.last.member].attributes.contains { $0 == .MainActor }
    return isIsolated || Classes.isSendable(work.type) ? "in a `static let`" : Self.anywhere
  }

  private static let anywhere = "and use it again"

  // MARK: Remedies

  private static let lifecycle = Remedy("in `.task`").or("in `.onAppear`")
  private static let loading = Remedy("in `.task`")
  private static let reloading = Remedy("in `.task(id:)`")
  private static let change: Remedy = "move the call into \(words: "an action", "`.onChange(of:)`", "the model")"

  /// What to do in place of a repeated call of this category.
  public func remedy(for work: RepeatedWork) -> Remedy {
    let isPlatformView = index[work.view].traits.contains(.representable)
    let name = index.use(at: work.last).name
    if changesData(work) { return Self.change }
    /// "decode once in `.task` or in the model, and keep the result"
    func once(_ what: String, _ kept: String = "the result") -> Remedy {
      isPlatformView
        ? "\(what) once, in the model, and keep \(kept)"
        : "\(what) once, \(words: Self.loading, "in the model"), and keep \(kept)"
    }
    let whenInputChanges: Remedy = "compute the result when its input changes, and keep it"
    switch work.cost.category {
    case .formatter: return remedy(forFormatter: work)
    case .coding where isConstruction(work): return "keep one \(constantHome(for: work))"
    case .coding:
      switch text(name) {
      case "encode", "data", "archivedData": return once("encode")
      case "decode", "jsonObject", "propertyList", "unarchivedObject": return once("decode")
      default: return once("do this")
      }
    case .fileAccess:
      if isConstruction(work) || name == .contents || name == .read || name == .readToEnd {
        return once("read the file")
      }
      return hasConstantArguments(work)
        ? "keep the result \(constantHome(for: work))" : once("look this up", "the result until it may have changed")
    case .network:
      switch name.known {
      case .dataTask, .uploadTask, .downloadTask, .webSocketTask, .streamTask, .NWConnection:
        return "start the request \(words: Self.lifecycle), and keep the result in `@State`"
      default: return "do this outside of the update, \(words: Self.loading, "in the model"), and keep the result"
      }
    case .lock: return "copy the guarded value into state when it changes, and read that copy here"
    case .image where work.type == Name(.CIContext) && isConstruction(work):
      return "keep one \(constantHome(for: work))"
    case .image where work.type == Name(.PDFDocument): return once("load the document", "it")
    case .image where isPlatformView || hasConstantArguments(work): return once("prepare the image", "it")
    case .image:
      return "prepare the image when its input changes, \(words: Self.reloading, "in the model"), and keep it"
    case .textAnalysis where !hasConstantArguments(work): return whenInputChanges
    case .textAnalysis:
      return """
        \(clauses: "keep the compiled pattern \(constantHome(for: work))", "compute the result when its input changes")
        """
    case .attributedText: return "build the text when its input changes, and keep it"
    case .frameworkObject:
      return isPlatformView
        ? "create the object once, with the platform view, and keep it in the `Coordinator`"
        : "create the object once, \(words: Self.lifecycle) or in the model, and keep it"
    case .database where work.type == Name(.NSFetchRequest) || work.type == Name(.FetchDescriptor):
      return "make the request when its input changes, and keep it"
    case .database where isConstruction(work): return "create it once, in the `App` or in a model, and pass it down"
    case .database: return remedy(forQuery: work, name)
    case .preferences where work.type == Name(.UserDefaults) && isConstruction(work):
      return "keep one \(constantHome(for: work))"
    case .preferences where work.type == Name(.NSUbiquitousKeyValueStore):
      return once("read the value", "it until another device changes it")
    case .preferences: return remedy(forPreference: name, once)
    case .cryptography, .calendar: return whenInputChanges
    case .geography:
      return isConstruction(work) ? "request it \(words: Self.lifecycle), and keep the result" : whenInputChanges
    case .stringBuilding: return "build the string when its input changes"
    case .systemCall: return once("call it")
    case .logging: return "log from an action or from the model"
    case .reflection, .named: return once("call it")
    // Other rules report these.
    case .collection, .chance, .clock: return whenInputChanges
    }
  }

  private func remedy(forFormatter work: RepeatedWork) -> Remedy {
    guard isConstruction(work) else {
      let style = index.use(at: work.last).name == .localizedString && Classes.hasFormatStyle(work.type)
      return style
        ? "\(clauses: "use a format style (`value.formatted(…)`)", "compute the text when its input changes")"
        : "compute the text when its input changes, and keep it"
    }
    if isConfiguredByCaller(work) {
      return "keep one formatter for each configuration, since this caller changes the one that it gets"
    }
    let calls = configuredCalls(in: work.last.member)
    if calls.fromInput.contains(work.last.use) { return "keep one formatter for each configuration" }
    let kept = "keep one formatter \(constantHome(for: work))"
    if calls.parsing.contains(work.last.use) || !Classes.hasFormatStyle(work.type) { return Remedy(kept) }
    return "\(clauses: "use a format style (`value.formatted(…)`, `Text(value, format: …)`)", Remedy(kept))"
  }

  private func remedy(forQuery work: RepeatedWork, _ name: Name) -> Remedy {
    let inModel: Remedy = "fetch once, \(words: Self.loading, "in the model"), and keep the result"
    guard work.isOwn else { return inModel }
    switch (work.type.known, name.known) {
    case (.NSManagedObjectContext, .fetch), (.NSManagedObjectContext, .count):
      return Remedy("\(clauses: "fetch with `@FetchRequest`", "fetch in `.task`")").or(inModel)
    case (.ModelContext, .fetch), (.ModelContext, .fetchCount):
      return Remedy("\(clauses: "fetch with `@Query`", "fetch in `.task`")").or(inModel)
    default: return inModel
    }
  }

  private func remedy(forPreference name: Name, _ once: (String, String) -> Remedy) -> Remedy {
    switch name.known {
    case .string, .bool, .integer, .double, .url, .data:
      return "read the value \(clauses: "with `@AppStorage`", "once in the model")"
    case .SecItemCopyMatching: return once("read the keychain", "the result")
    default: return once("read the value", "it until it may have changed")
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
    var written: Set<Setting> = []
    let assigned = Self.assignedCalls(in: body, index)
    for i in body.uses.indices where body.uses[i].receiver >= 0 {
      guard let call = Self.creation(of: Int(body.uses[i].receiver), in: body, assigned, index) else {
        continue
      }
      if body.isWritten(i) {
        // A second format beside the first.
        if !written.insert(Setting(call: call, property: body.uses[i].name)).inserted { fromInput.insert(call) }
        configured.insert(call)
        let values = body.node(i).assignmentToIt?.values ?? []
        if values.contains(where: { index.isFromInput($0, in: body) }) { fromInput.insert(call) }
      } else if body.uses[i].isCall, index.text(body.uses[i].name).hasPrefix("set") {
        // `setLocalizedDateFormatFromTemplate(pattern)`
        configured.insert(call)
        let values = body.node(i).arguments.compactMap(\.value)
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

  private struct Setting: Hashable {
    let call: Int
    let property: Name
  }

  /// The call that makes what a use refers to: itself, the initial value of the local, or what the body assigns to the
  /// property.
  private static func creation(of use: Int, in body: Body, _ assigned: [MemberID: Int], _ index: Index) -> Int? {
    if body.uses[use].isCall { return use }
    if case .member(let property) = body.target(use) { return assigned[property] }
    guard case .local(let local) = body.target(use), case let initial = body.locals[Int(local)].initial, initial >= 0
    else { return nil }
    return index.use(at: body.node(Int(initial)), in: body)
  }

  /// `formatter = NumberFormatter()`
  private static func assignedCalls(in body: Body, _ index: Index) -> [MemberID: Int] {
    var found: [MemberID: Int] = [:]
    for i in body.uses.indices {
      guard case .member(let property) = body.target(i), let value = body.node(i).assignmentToIt?.value?.unwrapped,
        value.kind == .call
      else { continue }
      found[property] = index.use(at: value, in: body)
    }
    return found
  }
}

extension Index {
  /// Whether the expression depends on what the body gets: a parameter, or a property of an instance that is not
  /// constant.
  fileprivate func isFromInput(_ value: Node, in body: Body) -> Bool {
    body.uses(in: value).contains { use in
      switch body.target(use) {
      case .local(let local): isFromInput(local, in: body, FollowLimit.widening)
      case .member(let member):
        self[member].kind == .storedProperty && !self[member].isStatic && !isConstant(body.node(use), in: body)
      default: false
      }
    }
  }

  /// Whether the local is a parameter, or computed from what the body gets. The elements of a sequence vary as well.
  private func isFromInput(_ local: Int32, in body: Body, _ steps: Int) -> Bool {
    let fact = body.locals[Int(local)]
    if fact.parameter >= 0 || fact.isElement { return true }
    guard steps > 0, fact.node > 0, let value = body.file.tree.node(Int(fact.node)).initialValue else { return false }
    return body.uses(in: value).contains { use in
      switch body.target(use) {
      case .local(let other): other != local && isFromInput(other, in: body, steps - 1)
      case .member(let member):
        self[member].kind == .storedProperty && !self[member].isStatic && !isConstant(body.node(use), in: body)
      default: false
      }
    }
  }
}
