import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A body that walks a collection walks it again on every evaluation.
public struct CollectionTransformInBody: FileRule {
  public static let about = About(
    "collection-transform-in-body", .performance, .info,
    "A body sorts, filters or groups a collection each time it is evaluated",
    isOnByDefault: false,
    yieldsTo: [
      "nondeterministic-body", "onchange-expensive-or-unstable", "expensive-call-in-body",
      "observable-collection-read-in-row",
    ],
    references: [.performance, .improvingPerformance],
    explanation: """
      SwiftUI evaluates a body far more often than its data changes. A parent updates, a row scrolls in, an \
      animation runs, another property of the same model is set. `items.sorted()` in a body, or in a property \
      or function that the body calls, sorts each time. `ForEach(items.filter { … })` walks all items before \
      it builds the first row. With the twenty items of a preview this costs nothing. With a few thousand it \
      drops frames.

      Compute the result when the collection changes: in the model, in `didSet`, or in the function that loads \
      it. A fetch request or a query can sort and filter by itself. A view can keep the result in `@State` and \
      compute it in `.onChange(of: items)`. A computed property changes nothing, since it runs just as often.

      Reported are walks through collections that grow: code fetches their elements from a server, a file or a \
      database, or adds to them. Where elements pile up, such as those of a database or of a feed, a walk for each row \
      of such a collection, or inside the closure of another such walk, costs the square of the number of elements. In a \
      view that a text field, a gesture or a timer updates it is a warning. Everything else is information: look-ups \
      such as `first(where:)`, which stop early, a walk in a loop, and sorting or grouping whose result an evaluation \
      asks for in several places. Something else than the collection must be known to evaluate the view. In strict mode every other walk counts as well, and collections \
      of unknown size. Calls are followed through the view's own code and the code of models, in other files too, and \
      shown as notes.

      Not reported:

      - collections that never change or are known to be small (literals, `allCases`, constants, `prefix(3)`), \
      and those that are usually small, such as tabs or accounts;
      - collections that people fill by hand, one element at a time;
      - views that nothing evaluates again, and updates of platform views;
      - `lazy`, `map` of an optional, and look-ups in sets and dictionaries;
      - the contents of menus, pickers and toolbars, and the getters of bindings;
      - walks where everything that is known to evaluate the view is an input of the result;
      - `enumerated`, `zip` and `reversed` in a `ForEach`;
      - a walk that an evaluation makes once;
      - single walks in code far from the view;
      - the path of a shape, a layout, apps and scenes.
      """)

  public static let bad = [
    Example(
      "sorts twice on every evaluation",
      """
      import SwiftUI

      struct Album: Identifiable {
        let id: Int
        let title: String
      }

      struct Shelf: View {
        @State private var albums: [Album] = []
        @State private var isBold = false
        let load: () async -> [Album]
        private var sorted: [Album] { albums.sorted { $0.title < $1.title } }
        var body: some View {
          Toggle(sorted.first?.title ?? "", isOn: $isBold).bold(isBold)
          List(sorted) { Text($0.title) }
            .task { albums = await load() }
        }
      }
      """),
    Example(
      "a computed property runs just as often",
      """
      import SwiftUI

      struct Album: Identifiable {
        let id: Int
        let title: String
      }

      final class Library: ObservableObject {
        @Published var albums: [Album] = []
        @Published var added = 0
        var sorted: [Album] { albums.sorted { $0.title < $1.title } }
        func add(_ new: [Album]) {
          added += 1
          albums += new
        }
      }

      struct Shelf: View {
        @ObservedObject var library: Library
        var body: some View {
          Text(library.sorted.first?.title ?? "")
          List(library.sorted) { Text($0.title) }
          Button("Add") { library.add([Album(id: 1, title: "A")]) }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "sorted when the albums change",
      """
      import SwiftUI

      struct Album: Identifiable {
        let id: Int
        let title: String
      }

      final class Library: ObservableObject {
        @Published private(set) var sorted: [Album] = []
        var albums: [Album] = [] {
          didSet { sorted = albums.sorted { $0.title < $1.title } }
        }
      }

      struct Shelf: View {
        @ObservedObject var library: Library
        var body: some View {
          List(library.sorted) { Text($0.title) }
        }
      }
      """),
    Example(
      "a few elements, always the same",
      """
      import SwiftUI

      enum Suit: String, CaseIterable { case clubs, diamonds, hearts, spades }

      struct Suits: View {
        var body: some View {
          ForEach(Suit.allCases.sorted { $0.rawValue < $1.rawValue }, id: \\.self) { Text($0.rawValue) }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  /// A chain of calls in the view, or a call of other code.
  private struct Place: Hashable {
    let member: MemberID
    let number: UInt32
    let isOwn: Bool
  }

  /// What a member does to a collection.
  private struct Transform: Hashable {
    let member: MemberID
    let name: Name
    let source: MemberID
  }

  public func check(_ file: SourceFile) {
    var best: [(found: RecomputedValue, severity: Severity, repetition: Updating?)] = []
    var known: [Place: Int] = [:]
    for found in pass.recomputedValues where found.work.cost.category == .collection {
      var repetition: Updating?
      guard let severity = severity(of: found, &repetition), let collection = found.collection else { continue }
      let place = Place(
        member: found.site.member, number: found.isOwn ? collection.number : UInt32(found.site.use),
        isOwn: found.isOwn)
      if let i = known[place] {
        if weight(severity, found) > weight(best[i].severity, best[i].found) { best[i] = (found, severity, repetition) }
      } else {
        known[place] = best.count
        best.append((found, severity, repetition))
      }
    }
    var seen: Set<Transform> = []
    for (found, severity, repetition) in best {
      // The arms of a `switch` that sort one collection in several ways are one finding.
      let name = pass.index.node(at: found.last).calledName
      if !pass.isStrict, let source = found.source,
        !seen.insert(Transform(member: found.site.member, name: name, source: source)).inserted
      {
        continue
      }
      report(found, severity, repetition ?? self.repetition(of: found))
    }
  }

  /// The order of calls in one chain: only the one with the greatest weight is reported.
  private func weight(_ severity: Severity, _ found: RecomputedValue) -> Int {
    (severity > .info ? 4 : 0) + (found.work.cost.body == .warning ? 2 : 0) + (found.rows != nil ? 1 : 0)
  }

  /// - Parameter repetition: What evaluates the view again, if the severity depends on it.
  private func severity(of found: RecomputedValue, _ repetition: inout Updating?) -> Severity? {
    let cost = found.work.cost.body
    // Few elements, or few evaluations, cost nothing.
    let rate = pass.index.updateRate(of: found.work.view, work: pass.work)
    let isLarge = found.size.isGrowing && !rate.isRare
    if found.isInMenu || found.isInBinding || !isLarge, !pass.isStrict { return nil }
    if found.isInMenu || found.isInBinding { return .info }
    let isForRows =
      found.work.frequency == .perRow && found.work.cost.row == .warning && !found.isOfElement && !found.isSelective
    let outer = found.outerSize ?? (isForRows ? found.work.rows : nil)
    if !pass.isStrict {
      // `ForEach` walks the collection as well: one more walk takes little, unless one evaluation repeats it.
      guard
        outer.map({ pilesUp(found.size) && pilesUp($0) }) ?? false
          || isInLoop(found.last) && !found.isOfElement && pilesUp(found.size)
          || outer == nil && comparesOrHashes(found) && isUnlimited(found.size) && isAskedTwice(found)
      else { return nil }
      // A stored result spares the walk only where the view is evaluated though the collection has not changed.
      let found = self.repetition(of: found)
      repetition = found
      if !found.isProved { return nil }
    }
    if let outer {
      return isLarge && outer.isGrowing && !isLookUp(found) && rate.isOften ? .warning : .info
    }
    // Apple's samples walk a collection once in a body, too: information at most.
    if found.rows != nil, cost != .off { return pass.index.node(at: found.last).calledName == .Array ? nil : .info }
    if cost == .warning { return .info }
    return cost == .info && (found.isOwn || pass.isStrict) ? .info : nil
  }

  /// Whether the sources show that elements pile up. What is fetched as a whole or added by hand may be a handful.
  private func pilesUp(_ size: Quantity) -> Bool { pass.index.accumulates(size) }

  /// Whether elements pile up, or a server, a file or a database gives all of them at once.
  private func isUnlimited(_ size: Quantity) -> Bool { pilesUp(size) || pass.index.isFetched(size) }

  /// Whether the call compares the elements with each other, or hashes all of them.
  private func comparesOrHashes(_ found: RecomputedValue) -> Bool {
    switch pass.index.node(at: found.last).calledName.known {
    case .sorted, .sort, .Dictionary: true
    default: false
    }
  }

  /// Whether the code of the view asks in several places for what it computes.
  private func isAskedTwice(_ found: RecomputedValue) -> Bool {
    found.work.path.dropFirst().contains {
      pass.index.placesAsking(for: $0.member, inUpdatesOf: found.work.view) > 1
    }
  }

  /// Whether a loop repeats the walk.
  private func isInLoop(_ site: UseSite) -> Bool {
    let code = pass.index.node(site.member)
    return pass.index.node(at: site).ancestors.prefix { $0 != code }.contains {
      $0.kind == .forStmt || $0.kind == .whileStmt || $0.kind == .repeatStmt
    }
  }

  /// Whether it only looks for an element, which stops at the first and creates nothing.
  private func isLookUp(_ found: RecomputedValue) -> Bool {
    switch pass.index.node(at: found.last).calledName.known {
    case .first, .firstIndex, .contains, .last, .lastIndex, .allSatisfy: true
    default: false
    }
  }

  /// What evaluates the view again though nothing has changed that the walk reads.
  private func repetition(of found: RecomputedValue) -> Updating {
    let inputs = pass.index.propertiesRead(along: found.work.path)
    return pass.index.updating(of: found.work.view, besides: inputs, work: pass.work)
  }

  private func report(_ found: RecomputedValue, _ severity: Severity, _ repetition: Updating) {
    guard let collection = found.collection else { return }
    let work = found.work
    let called = pass.index.node(at: found.last).calledName
    let subject = pass.quoted(collection, or: "a collection")
    // `.init(x)` of a set
    let name = pass.text(called == .`init` ? work.type : called)
    let limits = pass.limits(of: work.path)
    var message = "`\(name)` walks \(subject) on every evaluation of `\(pass.qualifiedName(of: work.root))`"
    if work.frequency != .perRow { message += limits.phrase }
    if let rows = found.rows { message += " to build the rows of `\(pass.text(rows.calledName))`" }
    if found.isNested { message += ", once for each element of another collection" }
    switch work.frequency {
    case .perUpdate: break
    case .perRow: message += limits.rows
    case .often: message += ", in content that is evaluated often"
    }
    var notes = pass.notes(of: work) + limits.notes
    if let source = found.source {
      notes.append(pass.note("`\(pass.plainName(of: source))` is declared here", .quantity, at: source))
    }
    if case .proved(let witness) = repetition { notes += pass.notes(ofUpdatingBy: witness) }
    let place = pass.location(of: found.site)
    pass.report(place.start..<place.end, message, severity: severity, help: help(found), notes: notes)
  }

  /// `x.filter { … }.isEmpty`, `x.count == x.filter { … }.count`: a question that needs no new collection.
  private func questionHelp(_ found: RecomputedValue) -> String? {
    let call = pass.index.node(at: found.last)
    guard call.calledName == .filter, let access = call.parent?.asMemberAccess else { return nil }
    if access.name == .isEmpty { return "ask `contains(where:)`, which stops at the first match" }
    guard access.name == .count, let comparison = access.node.parent, comparison.kind == .sequence else { return nil }
    let others = comparison.children.filter { $0 != access.node && $0.kind != .binaryOperator }.map { $0 }
    guard others.count == 1 else { return nil }
    if others[0].name == .count { return "ask `allSatisfy`, which stops at the first exception" }
    return others[0].text == "0" ? "ask `contains(where:)`, which stops at the first match" : nil
  }

  private func help(_ found: RecomputedValue) -> String {
    if let question = questionHelp(found) { return question }
    if let source = found.source {
      let fact = pass.index[source]
      let name = pass.text(fact.name)
      let called = pass.index.node(at: found.last).calledName
      for wrapper in fact.attributes
      where Wrappers.has(.fetches, wrapper) && (called == .filter || called == .sorted) {
        return "let `@\(pass.text(wrapper))` sort and filter"
      }
      if hasOtherInputs(found, than: source) {
        return "store the result and compute it when one of its inputs changes, not in a computed property"
      }
      return "store the result and compute it where `\(name)` changes, not in a computed property"
    }
    return "store the result and compute it when one of its inputs changes, not in a computed property"
  }

  /// Whether the result can change while the collection stays: the call reads other properties, or the elements are
  /// objects.
  private func hasOtherInputs(_ found: RecomputedValue, than source: MemberID) -> Bool {
    let body = pass.index.body(of: found.last.member)
    let call = pass.index.node(at: found.last)
    if pass.index[source].kind != .storedProperty { return true }
    for use in body.uses(in: call) {
      switch body.target(use) {
      case .member(let id) where id != source:
        if pass.index[id].isStatic || pass.index[id].kind == .enumCase { continue }
        guard let owner = pass.index.owner(id) else { return true }
        if pass.index[owner].isReference || owner == pass.index.owner(found.last.member) { return true }
      case .local(let i) where body.locals[Int(i)].parameter >= 0: return true
      default: continue
      }
    }
    return false
  }
}
