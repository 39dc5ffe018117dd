import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `let id = UUID()` is only as stable as the value that holds it.
public struct UnstableStoredID: TypeRule {
  public static let about = About(
    "unstable-stored-id", .identity, .error, "Values with generated ids are created again on every update",
    references: [.identity, .identifiable],
    explanation: """
      `let id = UUID()` gives each new value its own id. That is right for values that are created once and \
      kept. It is wrong where a body, or a property or function that a body reads, creates the values. Then \
      every update creates them again, with ids that SwiftUI has never seen. All rows are removed and new ones \
      inserted. The scroll position jumps, animations are missing, text fields lose focus, and `@State` in the \
      rows is reset. A sheet closes and opens again. The declaration of the type does not show this, and the \
      code that creates the values is often in another file.

      Derive the id from the data of the value: a unique title, a key of the database, the first letter of a \
      section. Or create the values once, where the data changes, and store them in `@State` or in a model.

      The rule follows values from their creation through functions, computed properties, `map` and locals to \
      a `ForEach`, a `List`, a `Table` or an `item:`. The finding is an error if the whole path is in one \
      file, and an item is presented or the rows keep what a user misses. It is a warning if the path crosses files, or \
      leads through a stored property of a view, which is created whenever the parent creates the view. Rows that keep \
      nothing are information: they look the same after they are replaced.

      An id counts as new if the property's initial value or an assignment in `init` creates it. So does a \
      default argument that the call does not replace, and an argument that the call creates (`Row(id: UUID())`).

      Not reported:

      - values that are stored in `@State`, in a property of a model, in a `static let`, or by a getter that \
      caches its result
      - values created in actions and tasks, and decoded values
      - elements that are identified by a different key, such as `id: \\.title`
      - views that only the app or UIKit code creates, that are created once for each presentation, or whose parent \
      nothing updates

      In strict mode a row type with such an id is information, even if no code is known to create its values \
      again.
      """)

  public static let bad = [
    Example(
      "each evaluation of `body` creates new sections",
      """
      import SwiftUI

      struct Shelf: Identifiable {
        let id = UUID()
        let letter: String
        let books: [String]
      }

      struct Library: View {
        let books: [String]
        private var shelves: [Shelf] {
          Dictionary(grouping: books) { String($0.prefix(1)) }
            .map { Shelf(letter: $0.key, books: $0.value) }
        }
        var body: some View {
          List(shelves) { shelf in Text(shelf.letter) }
        }
      }
      """),
    Example(
      "created in the body",
      """
      import SwiftUI

      struct Row: Identifiable {
        var id = UUID()
        var title: String
      }

      struct Menu: View {
        let titles: [String]
        var body: some View {
          VStack {
            ForEach(titles.map { Row(title: $0) }) { row in Text(row.title) }
          }
        }
      }
      """),
    Example(
      "created with each value of the view",
      """
      import SwiftUI

      struct Tip: Identifiable {
        let id: UUID
        let text: String
        init(_ text: String) {
          id = UUID()
          self.text = text
        }
      }

      struct Tips: View {
        let tips = [Tip("Save often"), Tip("Read the manual")]
        var body: some View {
          List { ForEach(tips) { Text($0.text) } }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "the id comes from the data",
      """
      import SwiftUI

      struct Shelf: Identifiable {
        var id: String { letter }
        let letter: String
      }

      struct Library: View {
        let books: [String]
        private var shelves: [Shelf] {
          Set(books.map { String($0.prefix(1)) }).sorted().map { Shelf(letter: $0) }
        }
        var body: some View {
          List(shelves) { shelf in Text(shelf.letter) }
        }
      }
      """),
    Example(
      "identified by a different key",
      """
      import SwiftUI

      struct Shelf {
        let id = UUID()
        let letter: String
      }

      struct Library: View {
        let letters: [String]
        private var shelves: [Shelf] { letters.map { Shelf(letter: $0) } }
        var body: some View {
          List { ForEach(shelves, id: \\.letter) { shelf in Text(shelf.letter) } }
        }
      }
      """),
    Example(
      "created once and stored",
      """
      import SwiftUI

      struct Note: Identifiable {
        let id = UUID()
        var text = ""
      }

      struct Notes: View {
        @State private var notes = [Note()]
        static let samples = [Note(text: "a")]
        var body: some View {
          List {
            ForEach(notes) { Text($0.text) }
            ForEach(Self.samples) { Text($0.text) }
            Button("Add") { notes.append(Note()) }
          }
        }
      }
      """),
    Example(
      "the call passes the id",
      """
      import SwiftUI

      struct Label: Identifiable {
        var id = UUID().uuidString
        var text: String
      }

      struct Labels: View {
        let words: [String]
        private var labels: [Label] { words.map { Label(id: $0, text: $0) } }
        var body: some View { List(labels) { Text($0.text) } }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.kind == .struct || type.kind == .class else { return }
    let keys = Set(pass.work.identifications(of: type.id).map(\.key))
    let properties = pass.index.storedProperties(of: type.id).lazy.filter { isKey($0, of: type, keys) }
    for property in properties.prefix(Self.keyLimit) { check(property, of: type) }
  }

  /// How many properties that identify values of one type are checked. Each check follows all values of the type, and
  /// a type needs no more than one or two.
  private static let keyLimit = 16

  /// Whether SwiftUI identifies values of the type by this property.
  private func isKey(_ property: MemberID, of type: TypeEntry, _ keys: Set<Name>) -> Bool {
    guard pass.index.file(property) == pass.file.number, !pass.index[property].isLazy,
      pass.index[property].attributes.isEmpty
    else { return false }
    let name = pass.index[property].name
    return name == .id && pass.index.isIdentifiable(type.id) || keys.contains(name)
  }

  private func check(_ property: MemberID, of type: TypeEntry) {
    let fact = pass.index[property]
    let making = Making(property: property, type: type.id, index: pass.index)
    guard making.mayBeFresh else { return }
    let rebuilds = pass.index.recreatedValues(of: type.id, key: fact.name, work: pass.work) { site in
      !pass.isExcluded(site) && making.isFresh(at: site)
    }
    let chains = rebuilds.compactMap { chain($0, of: type, fact) }
    guard let worst = chains.max(by: { ($0.severity, $1.order) < ($1.severity, $0.order) }) else {
      if pass.isStrict, making.isAlwaysFresh { reportPattern(of: type, fact) }
      return
    }
    report(worst, others: chains.count - 1, of: type, fact)
  }

  private struct Chain {
    let rebuild: RecreatedValue
    let rows: UseSite
    let severity: Severity
    /// Lower for shorter paths, which are easier to follow.
    let order: Int
  }

  private func chain(_ rebuild: RecreatedValue, of type: TypeEntry, _ fact: MemberFact) -> Chain? {
    guard !rebuild.path.contains(where: { pass.isExcluded($0) }), pass.isStrict || mayRepeat(rebuild) else {
      return nil
    }
    if let rows = rebuild.identified {
      let places = rebuild.path + [rows]
      let isHere = places.allSatisfy { pass.index.file($0.member) == pass.file.number }
      return Chain(
        rebuild: rebuild, rows: rows, severity: isHere && rebuild.storage == nil ? .error : .warning,
        order: rebuild.path.count)
    }
    // The values are passed to a view, so the rows are elsewhere.
    return rows(of: type, by: fact).map {
      Chain(rebuild: rebuild, rows: $0.site, severity: .warning, order: rebuild.path.count + 10)
    }
  }

  /// Whether something makes the values again while the rows are there: for the values in a property, what makes the view
  /// again, otherwise what evaluates its body.
  private func mayRepeat(_ rebuild: RecreatedValue) -> Bool {
    guard let last = rebuild.path.last, let view = pass.index.owner(last.member) else { return true }
    guard rebuild.storage != nil else {
      if !pass.index[view].traits.contains(.view) { return true }
      if case .never = pass.index.updating(of: view, work: pass.work) { return mayBeMadeAgain(view) }
      return true
    }
    return mayBeMadeAgain(view)
  }

  private func mayBeMadeAgain(_ view: TypeID) -> Bool {
    switch pass.index.remaking(of: view, work: pass.work) {
    case .never, .previewOnly, .once, .still, .presentation: false
    case .unknown, .proved: true
    }
  }

  /// The rows that are identified by the property.
  private func rows(of type: TypeEntry, by fact: MemberFact) -> Identification? {
    pass.work.identifications(of: type.id).first {
      ($0.key == fact.name || ($0.key == .none && fact.name == .id)) && $0.subject(in: pass.index) == .rows
        && !pass.isExcluded($0.site)
    }
  }

  /// No update is known to create the values. Views and decoded types have rules of their own.
  private func reportPattern(of type: TypeEntry, _ fact: MemberFact) {
    guard let rows = rows(of: type, by: fact), !type.traits.contains(.view), !type.conforms(to: .Decodable),
      !type.conforms(to: .Codable)
    else { return }
    let name = pass.text(type.name)
    let key = pass.text(fact.name)
    pass.report(
      fact.nameRange,
      "every new `\(name)` gets a new `\(key)`, so SwiftUI does not recognize a value that is created again",
      severity: .info, help: "derive `\(key)` from the data, or create the values once and store them",
      notes: [pass.note(of: rows)])
  }

  /// Rows that keep nothing look the same after they are replaced, and so do those that nothing is known to replace. What
  /// is presented closes, as soon as anything evaluates the view.
  private func severity(_ chain: Chain, _ lost: LostState, _ isItem: Bool) -> Severity {
    if isItem { return isRepeated(chain.rebuild) ? chain.severity : min(chain.severity, .warning) }
    return lost.isNoticed && isRepeated(chain.rebuild) ? chain.severity : .info
  }

  private func isRepeated(_ rebuild: RecreatedValue) -> Bool {
    guard let last = rebuild.path.last, let view = pass.index.owner(last.member) else { return false }
    return rebuild.storage == nil
      ? pass.index.updating(of: view, work: pass.work).isProved
      : pass.index.remaking(of: view, work: pass.work).isProved
  }

  private func report(_ chain: Chain, others: Int, of type: TypeEntry, _ fact: MemberFact) {
    let path = chain.rebuild.path
    let name = pass.text(type.name)
    let key = pass.text(fact.name)
    let producer = path.count == 1 ? pass.qualifiedName(of: path[0].member) : pass.plainName(of: path[0].member)
    let last = path[path.count - 1]
    let view = pass.index.owner(last.member).map { pass.plainName(of: $0) } ?? ""
    let isItem =
      Identification(site: chain.rows, element: type.id, key: fact.name).subject(in: pass.index) == .item
    let creation =
      if let storage = chain.rebuild.storage {
        "`\(view).\(pass.plainName(of: storage))` creates new `\(name)` values whenever the parent creates the view"
      } else if path.count == 1 {
        "`\(producer)` creates new `\(name)` values on each evaluation"
      } else {
        "`\(producer)` creates new `\(name)` values on each evaluation of "
          + "`\(view).\(pass.plainName(of: last.member))`"
      }
    var notes = [pass.note("`\(name)` is created here", .cause, at: path[0])]
    let argument = pass.index.node(at: path[0]).arguments.first { $0.name == fact.name }
    if let value = argument?.value?.unwrapped, value.kind == .call {
      let place = Location(value.range, inFile: pass.index.file(path[0].member))
      notes.append(Note("its `\(key)` is made here", .cause, at: place))
    }
    for step in path.dropFirst() {
      notes.append(pass.note("`\(pass.plainName(of: step.member))` reads it here", .path, at: step))
    }
    let identification = Identification(
      site: chain.rows, element: type.id, key: chain.rebuild.identified == nil ? .none : fact.name)
    let lost = pass.lostState(of: identification)
    notes.append(pass.note(of: identification))
    notes += lost.notes
    pass.report(
      fact.nameRange,
      "\(creation), each with a new `\(key)`, which \(isItem ? "presents a different item" : "replaces their rows")"
        + (lost.phrase.map { " and resets \($0)" } ?? ""),
      severity: severity(chain, lost, isItem),
      // `@State` would keep the values of the first parent.
      help: chain.rebuild.storage == nil
        ? "derive `\(key)` from the data, or create the values once and store them in `@State` or in a model"
        : "derive `\(key)` from the data, so that new values have the ids of those before",
      notes: notes)
  }
}

/// How the initializers of a type set a property.
private struct Making {
  let property: MemberID
  let type: TypeID
  let index: Index
  /// Why each initial value is a new one; nil if it is not.
  private let initial: FreshValue?
  private let initializers: [MemberID]

  init(property: MemberID, type: TypeID, index: Index) {
    self.property = property
    self.type = type
    self.index = index
    initial = index.freshInitialValue(of: property)
    initializers = index[type].initializers.filter { index[$0].hasBody }
  }

  /// Whether an initial value, an initializer or a call may create a new value.
  var mayBeFresh: Bool { initial == nil || isAlwaysFresh }

  /// Whether every call that does not pass the property gives it a new value.
  var isAlwaysFresh: Bool { initial.map { !$0.isConditional } ?? false }

  /// Whether the call at `site` gives the property a value that no other instance has.
  func isFresh(at site: UseSite) -> Bool {
    let body = index.body(of: site.member)
    let use = body.uses[site.use]
    let labels = body.labels(of: use)
    let call = body.node(site.use)
    let fitting = initializers.filter {
      index.accepts(index[$0].parameters, labels: labels, closures: use.closureArguments)
    }
    if fitting.count == 1 { return isFresh(initializer: fitting[0], call: call, at: site) }
    guard fitting.isEmpty else { return false }
    // The memberwise initializer, which exists only without other initializers in the declaration.
    let fact = index[property]
    if labels.contains(fact.name), !fact.isLet || initial == nil { return passesFresh(fact.name, call, in: body) }
    return isAlwaysFresh
  }

  /// Whether the call passes a new value: `Row(id: UUID(), title: title)`.
  private func passesFresh(_ label: Name, _ call: Node, in body: Body) -> Bool {
    guard let value = call.arguments.first(where: { $0.name == label })?.value?.unwrapped,
      value.kind == .call || value.kind == .memberAccess,
      let found = FreshValueSearch(body, in: index).value(of: value, as: index[property].type.name)
    else { return false }
    return !found.isConditional
  }

  private func isFresh(initializer: MemberID, call: Node, at site: UseSite) -> Bool {
    let fact = index[property]
    let assigned = assignments(in: initializer)
    let freshening = FreshValueSearch(index.body(of: initializer), in: index)
    if assigned.isEmpty {
      // `self.init(id: UUID(), …)`
      let delegation = index.node(initializer).descendants.first {
        $0.isCall(of: .`init`) && ($0.callee?.base?.isSelf ?? false)
      }
      if let delegation {
        return delegation.argument(knownLabel(fact.name)).flatMap { freshening.value(of: $0) } != nil
      }
      return isAlwaysFresh
    }
    return assigned.allSatisfy { value in
      if value.count == 1, value[0].unwrapped.kind == .identifierExpr,
        let parameter = index[initializer].parameters.first(where: { $0.name == value[0].unwrapped.name }),
        parameter.label != .none, passesFresh(parameter.label, call, in: index.body(of: site.member))
      {
        return true
      }
      if value.count == 1, let found = freshening.value(of: value[0], as: fact.type.name), !found.isConditional {
        return true
      }
      return isDefault(value, of: initializer, call: call, freshening)
    }
  }

  private func knownLabel(_ name: Name) -> Name.Known { name.known ?? .id }

  /// Whether the call leaves a default that is a new value: `self.id = id`, where the parameter has a new value as its
  /// default, and `self.id = id ?? UUID()`, where the call does not pass `id`.
  private func isDefault(_ parts: [Node], of initializer: MemberID, call: Node, _ freshening: FreshValueSearch)
    -> Bool
  {
    let hasFallback = parts.count == 3
    if hasFallback {
      guard parts[1].isCoalescing, let fallback = freshening.value(of: parts[2], as: index[property].type.name),
        !fallback.isConditional
      else { return false }
    }
    let value = parts[0].unwrapped
    guard parts.count == 1 || hasFallback, value.kind == .identifierExpr,
      let parameter = index[initializer].parameters.first(where: { $0.name == value.name }),
      parameter.hasDefault, parameter.label != .none,
      !call.arguments.contains(where: { $0.name == parameter.label }),
      let clause = index.node(initializer).child(.parameterClause),
      let node = clause.children.first(where: { $0.kind == .parameter && $0.name == parameter.name }),
      let initial = node.initialValue
    else { return false }
    if hasFallback { return initial.unwrapped.kind == .nilLiteral }
    return freshening.value(of: initial, as: parameter.type.name).map { !$0.isConditional } ?? false
  }

  /// The values that an initializer assigns to the property, as operands and operators.
  private func assignments(in initializer: MemberID) -> [[Node]] {
    let name = index[property].name
    let parameters = index[initializer].parameters
    return index.node(initializer).descendants.compactMap { node in
      guard let assignment = node.asAssignment, assignment.isPlain, assignment.target.ownName == name,
        assignment.target.kind == .memberAccess || !parameters.contains(where: { $0.name == name })
      else { return nil }
      return assignment.values
    }
  }
}
