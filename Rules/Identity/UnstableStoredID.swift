import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `let id = UUID()` is as stable as the value that holds it.
public struct UnstableStoredID: TypeRule {
  public static let about = About(
    "unstable-stored-id", .identity, .error, "Values with a new id each are built again at every update",
    references: [.identity, .identifiable],
    explanation: """
      `let id = UUID()` gives each new value an id of its own. That is right for values that are made once \
      and kept. It goes wrong where a body, or a property or function that a body reads, builds the \
      values: then each update makes them again, with ids that SwiftUI has never seen. All rows are \
      removed and new ones inserted, with the scroll position jumping, animations missing, text fields \
      losing the focus and `@State` in the rows starting over; a sheet closes and opens again. Nothing of \
      that shows in the declaration of the type, and the code that builds the values often stands in \
      another file.

      Take the id from the data from which the values are built: a title that is unique, a key of the \
      database, the first letter of a section. Or build the values once, where the data changes, and keep \
      them in `@State` or in a model.

      The rule follows values from their construction through functions, computed properties, `map` and \
      locals to a `ForEach`, a `List`, a `Table` or an `item:`. It is an error if the whole way lies in \
      one file, a warning if it crosses files or ends at a view of the project that is given the values, \
      and a warning for values in a stored property of a view, which are built whenever the parent makes a \
      new value of that view.

      An id counts as new if the property's initial value, an assignment in `init`, or a default argument \
      that the construction does not pass makes it.

      Left alone: values that are kept in `@State`, in a property of a model, in a `static let`, or by a \
      getter that remembers what it made; values built in actions and tasks; decoded values; elements that \
      are told apart by another key, such as `id: \\.title`; views that only the app or UIKit code makes. In \
      strict mode a row type with such an id is information though nobody is seen to build it anew.
      """)

  public static let bad = [
    Example("each evaluation of `body` builds new sections", """
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
    Example("built in the body itself", """
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
    Example("built with each value of the view", """
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
    Example("the id comes from the data", """
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
    Example("told apart by another key", """
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
    Example("built once and kept", """
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
    Example("the construction passes the id", """
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

  /// By how many properties values of one type are told apart. For each, all that is made of the type is followed;
  /// nobody has use for more than a few.
  private static let keyLimit = 16

  /// Does SwiftUI tell values of the type apart by this property, one of `keys`?
  private func isKey(_ property: MemberID, of type: TypeEntry, _ keys: Set<Name>) -> Bool {
    let fact = pass.index[property]
    guard pass.index.file(property) == pass.file.number, !fact.isLazy, fact.attributes.isEmpty else {
      return false
    }
    if fact.name == .id, pass.index.isIdentifiable(type.id) { return true }
    return keys.contains(fact.name)
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
    /// Shorter paths are easier to follow.
    let order: Int
  }

  private func chain(_ rebuild: RecreatedValue, of type: TypeEntry, _ fact: MemberFact) -> Chain? {
    guard !rebuild.path.contains(where: { pass.isExcluded($0) }) else { return nil }
    if let rows = rebuild.identified {
      let places = rebuild.path + [rows]
      let isHere = places.allSatisfy { pass.index.file($0.member) == pass.file.number }
      return Chain(
        rebuild: rebuild, rows: rows, severity: isHere && rebuild.storage == nil ? .error : .warning,
        order: rebuild.path.count)
    }
    // Handed to a view: somewhere rows have to be made of them.
    return rows(of: type, by: fact).map {
      Chain(rebuild: rebuild, rows: $0.site, severity: .warning, order: rebuild.path.count + 10)
    }
  }

  /// Rows that are told apart by the property.
  private func rows(of type: TypeEntry, by fact: MemberFact) -> Identification? {
    pass.work.identifications(of: type.id).first {
      ($0.key == fact.name || ($0.key == .none && fact.name == .id)) && $0.subject(in: pass.index) == .rows
        && !pass.isExcluded($0.site)
    }
  }

  /// Nobody is seen to build the values in an update. Views and what is decoded have rules of their own.
  private func reportPattern(of type: TypeEntry, _ fact: MemberFact) {
    guard let rows = rows(of: type, by: fact), !type.traits.contains(.view), !type.conforms(to: .Decodable), !type.conforms(to: .Codable)
    else { return }
    let name = pass.text(type.name)
    let key = pass.text(fact.name)
    pass.report(
      fact.nameRange,
      "each `\(name)` that is made gets a new `\(key)`: wherever the same things are built again, SwiftUI "
        + "takes them for others",
      severity: .info, help: "take `\(key)` from the data, or build the values once and keep them",
      notes: [pass.note(of: rows)])
  }

  private func report(_ chain: Chain, others: Int, of type: TypeEntry, _ fact: MemberFact) {
    let path = chain.rebuild.path
    let name = pass.text(type.name)
    let key = pass.text(fact.name)
    let producer = pass.plainName(of: path[0].member)
    let last = path[path.count - 1]
    let view = pass.index.owner(last.member).map { pass.plainName(of: $0) } ?? ""
    let isItem =
      Identification(site: chain.rows, element: type.id, key: fact.name).subject(in: pass.index) == .item
    let when =
      if let storage = chain.rebuild.storage {
        "`\(view).\(pass.plainName(of: storage))` builds them with each value of the view"
      } else if path.count == 1 {
        "`\(producer)` builds them each time it is evaluated"
      } else {
        "`\(producer)` builds them each time `\(view).\(pass.plainName(of: last.member))` is "
          + "evaluated"
      }
    var notes = [pass.note("`\(name)` is built here", at: path[0])]
    for step in path.dropFirst() {
      notes.append(pass.note("`\(pass.plainName(of: step.member))` asks for it here", at: step))
    }
    let identification = Identification(
      site: chain.rows, element: type.id, key: chain.rebuild.identified == nil ? .none : fact.name)
    let lost = pass.lostState(of: identification)
    notes.append(pass.note(of: identification))
    notes += lost.notes
    pass.report(
      fact.nameRange,
      "each `\(name)` gets a new `\(key)`, and \(when): "
        + (isItem ? "SwiftUI presents another item each time" : "all rows are replaced each time")
        + (lost.phrase.map { ", and \($0) is lost" } ?? ""),
      severity: chain.severity,
      help: "take `\(key)` from the data, or build the values once and keep them in `@State` or in a model",
      notes: notes)
  }
}

/// How the constructions of a type give a property its value.
private struct Making {
  let property: MemberID
  let type: TypeID
  let index: Index
  /// Why the initial value is fresh; nil if it is not.
  private let initial: FreshValue?
  private let initializers: [MemberID]

  init(property: MemberID, type: TypeID, index: Index) {
    self.property = property
    self.type = type
    self.index = index
    initial = index.freshInitialValue(of: property)
    initializers = index[type].initializers.filter { index[$0].hasBody }
  }

  /// Without an initial value some initializer has to make it.
  var mayBeFresh: Bool { initial == nil ? !initializers.isEmpty : isAlwaysFresh }

  /// Every construction that leaves the property alone makes it anew.
  var isAlwaysFresh: Bool { initial.map { !$0.isConditional } ?? false }

  /// Does the construction at `site` leave the property with a value that no other instance has?
  func isFresh(at site: UseSite) -> Bool {
    let body = index.body(of: site.member)
    let use = body.uses[site.use]
    let labels = body.labels(of: use)
    let call = body.node(site.use)
    let fitting = initializers.filter {
      index.accepts(index[$0].parameters, labels: labels, closures: use.closureArguments)
    }
    if fitting.count == 1 { return isFresh(initializer: fitting[0], call: call, at: site) }
    guard fitting.isEmpty, isAlwaysFresh else { return false }
    // The memberwise initializer, which an initializer in the declaration would take away.
    let fact = index[property]
    return fact.isLet || !labels.contains(fact.name)
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
      if value.count == 1, let found = freshening.value(of: value[0]), !found.isConditional { return true }
      return isDefault(value, of: initializer, call: call, freshening)
    }
  }

  private func knownLabel(_ name: Name) -> Name.Known { name.known ?? .id }

  /// `self.id = id`, where the parameter has a fresh default that the call does not replace;
  /// `self.id = id ?? UUID()`, where the call does not pass `id`.
  private func isDefault(_ parts: [Node], of initializer: MemberID, call: Node, _ freshening: FreshValueSearch)
    -> Bool
  {
    let hasFallback = parts.count == 3
    if hasFallback {
      guard parts[1].isCoalescing, let fallback = freshening.value(of: parts[2]), !fallback.isConditional
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
    return freshening.value(of: initial).map { !$0.isConditional } ?? false
  }

  /// What an initializer assigns to the property: operands and operators.
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
