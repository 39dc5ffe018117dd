// What to do in place of work that updates repeat. Advice that is not known to be possible says less.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// Whether the call changes what it asks for first: it makes a folder that is missing, saves a new value, or makes a
  /// controller to present. Behind a condition such a call runs once for each change.
  public func settles(_ work: RepeatedWork) -> Bool {
    (changesData(work) || makesPlatformObject(work)) && isConditional(work.path)
      || setsText(work) && isCompared(work.path)
  }

  /// Whether the text of a platform view is set or walked through, which costs nothing if it is the same as before.
  private func setsText(_ work: RepeatedWork) -> Bool {
    guard work.cost.category == .attributedText else { return false }
    switch index.use(at: work.last).name.known {
    case .setAttributedString, .enumerateAttribute, .enumerateAttributes: return true
    default: return false
    }
  }

  /// Whether a condition on the path decides more than whether something is there: it may compare new values with old ones.
  private func isCompared(_ path: [UseSite]) -> Bool {
    index.conditions(along: path).contains { condition in
      guard condition.kind == .condition else { return false }
      let text = index.files[index.file(condition.member)].source.text(condition.range)
      return
        !(text.hasPrefix("let ") || text.hasPrefix("var ")
        || ["> 0", ".isEmpty", "= nil"].contains { text.hasSuffix($0) })
    }
  }

  /// Whether the update method of a representable makes a view or a controller: to present it, or to replace another.
  private func makesPlatformObject(_ work: RepeatedWork) -> Bool {
    work.context == .body && work.cost.category == .frameworkObject
      && index[work.view].traits.contains(.representable)
      && (Classes.has(.platformView, work.type) || Classes.has(.platformController, work.type))
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

  /// "in a `static let`": where a constant of the created type can stand; if that is not known, that it can be kept.
  ///
  /// Generic types and extensions of protocols have no `static` stored properties. Swift 6 refuses a constant of a class
  /// that is not `Sendable`, unless an actor isolates it; views are isolated.
  func constantHome(for work: RepeatedWork) -> String {
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
    if let made = remedy(forObjectMadeBy: work) { return made }
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
      // A body that decodes once shows the old value after a change.
      func again(_ what: String, _ input: String) -> Remedy {
        work.context == .initializer || hasConstantArguments(work)
          ? once(what)
          : work.isOwn && !isPlatformView
            ? "\(what) when the \(input) changes, \(words: Self.reloading, "in the model"), and keep the result"
            : "\(what) when the \(input) changes, and keep the result"
      }
      switch text(name) {
      case "encode", "data", "archivedData": return again("encode", "value")
      case "decode", "jsonObject", "propertyList", "unarchivedObject": return again("decode", "data")
      default: return once("do this")
      }
    case .fileAccess:
      if isConstruction(work) || name == .contents || name == .read || name == .readToEnd {
        return once("read the file")
      }
      // A function of C has no object that could be looked up.
      if case .frameworkFunction = index.body(of: work.last.member).target(work.last.use) { return once("do this") }
      return name == .containerURL && hasConstantArguments(work)
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
    case .image where work.type == Name(.LPMetadataProvider): return once("load the metadata", "it")
    case .image where isPlatformView || hasConstantArguments(work): return once("prepare the image", "it")
    case .image:
      return "prepare the image when its input changes, \(words: Self.reloading, "in the model"), and keep it"
    case .textAnalysis: return remedy(forTextAnalysis: work)
    case .attributedText where name == .setAttributedString && isPlatformView:
      return "set the text only if its input differs from the last one, which the `Coordinator` can keep"
    case .attributedText: return "build the text when its input changes, and keep it"
    case .frameworkObject:
      if isPlatformView, Classes.has(.platformController, work.type) {
        return "create it where it is presented, behind the condition that presents it"
      }
      if isPlatformView { return "create the object once, with the platform view, and keep it in the `Coordinator`" }
      if isUsedUp(work) {
        return hasConstantArguments(work)
          ? once("look this up", "the result until it may have changed") : whenInputChanges
      }
      // One that has authenticated someone lets the next person in as well.
      if work.type == Name(.LAContext) { return "create one for each authentication, in the action that authenticates" }
      return Classes.has(.platformView, work.type) || Classes.has(.platformController, work.type)
        ? work.context == .initializer
          ? "create the platform view in the make method of a representable, or in an object that `@StateObject` keeps"
          : Self.making("platform view")
        : "create the object once, \(words: Self.lifecycle) or in the model, and keep it"
    case .database where work.type == Name(.NSFetchRequest) || work.type == Name(.FetchDescriptor):
      return "make the request when its input changes, and keep it"
    // Realm keeps its instances itself, one for each thread.
    case .database where work.type == Name(.Realm) && isConstruction(work):
      return "fetch once, in the model, and keep the values"
    case .database where isConstruction(work): return "create it once, in the `App` or in a model, and pass it down"
    case .database: return remedy(forQuery: work, name)
    case .preferences where work.type == Name(.UserDefaults) && isConstruction(work):
      return "keep one \(constantHome(for: work))"
    case .preferences where work.type == Name(.NSUbiquitousKeyValueStore):
      return once("read the value", "it until another device changes it")
    case .preferences: return remedy(forPreference: work, name, once)
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

  /// What to do where the path makes an object of a class in the project, whose initializer or initial values do the
  /// work: the object has to last, not what it holds.
  private func remedy(forObjectMadeBy work: RepeatedWork) -> Remedy? {
    // The class does the work itself, or makes an object of the class that does.
    guard work.cost.category != .lock, work.cost.category != .logging,
      let worker = index.owner(work.last.member), index[worker].kind == .class
    else { return nil }
    for i in work.place..<(work.path.count - 1) {
      let next = work.path[i + 1].member
      guard case .construction(let type) = index.body(of: work.path[i].member).target(work.path[i].use),
        index[type].kind == .class, index[next].kind == .initializer || index[next].kind == .storedProperty
      else { continue }
      let name = plainName(of: type)
      let traits = index.inheritedClassTraits(of: type)
      if !traits.isDisjoint(with: [.platformView, .platformController]) {
        return index[work.view].traits.contains(.representable)
          ? "create the `\(name)` once, with the platform view, and keep it in the `Coordinator`"
          : Self.making("`\(name)`")
      }
      return "create the `\(name)` once, or when its input changes, and keep it"
    }
    return nil
  }

  /// Where SwiftUI makes a platform view once. A body has no place for it.
  private static func making(_ what: String) -> Remedy {
    "create the \(what) in the make method of a representable, and change it in the update method"
  }

  /// Whether the member that creates the object returns something else, and so does not keep it.
  private func isUsedUp(_ work: RepeatedWork) -> Bool {
    let member = index[work.last.member]
    guard member.kind == .function || member.kind == .computedProperty else { return false }
    if member.type == .unknown || work.type.known.map({ member.type.mentions($0) }) ?? true { return false }
    // Any class may be the declared type of the object.
    if Classes.traits(of: member.type.name) != nil || !index.types(named: member.type.name).isEmpty { return false }
    return !index.isViewMember(member, owner: index.owner(work.last.member), file: index.file(work.last.member))
  }

  private func remedy(forTextAnalysis work: RepeatedWork) -> Remedy {
    let whenInputChanges: Remedy = "compute the result when its input changes, and keep it"
    guard isConstruction(work) else { return whenInputChanges }
    switch work.type.known {
    case .NSPredicate:
      return hasConstantArguments(work)
        ? "keep the predicate \(constantHome(for: work))" : "make the predicate when its input changes, and keep it"
    case .NSRegularExpression, .Regex, .NSDataDetector:
      guard hasConstantArguments(work) else { return whenInputChanges }
      return """
        \(clauses: "keep the compiled pattern \(constantHome(for: work))", "compute the result when its input changes")
        """
    default: return whenInputChanges
    }
  }

  private func remedy(forQuery work: RepeatedWork, _ name: Name) -> Remedy {
    let inModel: Remedy = "fetch once, \(words: Self.loading, "in the model"), and keep the result"
    guard work.isOwn else { return inModel }
    switch (work.type.known, name.known) {
    // The request of a wrapper cannot depend on other properties of its view.
    case (.NSManagedObjectContext, .fetch) where isRequestFixed(work):
      return Remedy("\(clauses: "fetch with `@FetchRequest`", "fetch in `.task`")").or(inModel)
    case (.ModelContext, .fetch) where isRequestFixed(work):
      return Remedy("\(clauses: "fetch with `@Query`", "fetch in `.task`")").or(inModel)
    case (.NSManagedObjectContext, _), (.ModelContext, _):
      guard work.context == .body, !index[work.view].traits.contains(.representable) else { return inModel }
      return "fetch when the request changes, \(words: Self.reloading, "in the model"), and keep the result"
    default: return inModel
    }
  }

  /// Whether the request is the same each time: nothing in it, or in the local that holds it, comes from a parameter, a
  /// property or another local.
  private func isRequestFixed(_ work: RepeatedWork) -> Bool {
    let body = index.body(of: work.last.member)
    let arguments = index.node(at: work.last).arguments.compactMap(\.value)
    return !arguments.isEmpty && arguments.allSatisfy { isFixed($0, in: body, FollowLimit.values) }
  }

  private func isFixed(_ value: Node, in body: Body, _ steps: Int) -> Bool {
    body.uses(in: value).allSatisfy { use in
      switch body.target(use) {
      case .local(let local):
        let fact = body.locals[Int(local)]
        // The parameter of a closure in the request.
        if value.descendants.contains(where: { $0.asClosure?.parameterNames.contains(fact.name) ?? false }) {
          return true
        }
        guard steps > 0, fact.node > 0, fact.parameter < 0, !fact.isElement,
          let initial = body.file.tree.node(Int(fact.node)).initialValue,
          // `request.predicate = …`
          !body.uses.indices.contains(where: {
            body.isWritten($0) && body.uses[$0].receiver >= 0
              && body.target(Int(body.uses[$0].receiver)) == .local(local)
              && !(body.node($0).assignmentToIt?.values.allSatisfy { isFixed($0, in: body, steps - 1) } ?? false)
          })
        else { return false }
        return isFixed(initial, in: body, steps - 1)
      case .member(let member): return index[member].isStatic && index[member].isLet
      case .construction, .frameworkConstruction: return true
      case .framework(_, let isStatic): return isStatic || !body.uses[use].isCall
      default: return false
      }
    }
  }

  private func remedy(
    forPreference work: RepeatedWork, _ name: Name, _ once: (String, String) -> Remedy
  ) -> Remedy {
    switch name.known {
    case .string, .bool, .integer, .double, .url, .data:
      // The key of the wrapper stands in its declaration.
      guard work.isOwn, hasConstantArguments(work) else {
        return once("read the value", "it until it may have changed")
      }
      return "read the value \(clauses: "with `@AppStorage`", "once in the model")"
    case .SecItemCopyMatching: return once("read the keychain", "the result")
    default: return once("read the value", "it until it may have changed")
    }
  }
}
