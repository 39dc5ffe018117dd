import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI compares the inputs of a view with their own `==`; a change that `==` ignores does not update the view.
public struct IdentityOnlyModelEquality: TypeRule {
  public static let about = About(
    "identity-only-model-equality", .dependency, .warning,
    "The `==` of a view's input ignores properties that views show",
    isOnByDefault: false, references: [.viewEquality, .discoverObservation],
    explanation: """
      When a parent creates a new value of a view, SwiftUI compares its inputs with the previous ones. It uses \
      the `==` of their types where there is one. If all inputs are equal, `body` is not evaluated. `@State`, \
      `onChange(of:)`, `task(id:)` and the properties of `@Observable` classes compare in the same way, and \
      ignore equal values.

      A hand-written `==` that compares only `id` treats a value with another title, count or flag as \
      unchanged. Rows then keep showing the old value. It works only as long as something else in the view \
      changes too.

      Let the compiler synthesize `==` over all stored properties. Where identity alone is meant, write it at \
      that place: compare `a.id == b.id`, or key a dictionary by the `id`.

      Reported are structs with a hand-written `==`, if an update of a view reads a property that `==` ignores. Code must \
      also change that property of a value in its place: of an element, through a binding, or in a method. Strict mode \
      reports other properties as information. The struct must be used in one of these ways:

      - a view takes or stores it
      - an `@Observable` class holds it
      - a model publishes it through `removeDuplicates()`

      Not reported:

      - classes
      - an `==` that passes a whole value to another function
      - properties that no view reads, and constants
      - properties that are part of the `id`, or that every initializer computes from what `==` compares
      - properties that no code sets without also setting a date or a number that `==` compares
      - types by whose values a `WindowGroup` or a navigation destination is found
      - views that take closures, which SwiftUI evaluates with each update of their parent
      - values that create a key of their own (`let id = UUID()`) and never change, because values with equal \
      keys are copies
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "a track that gets a like stays equal to the old value",
      """
      import SwiftUI

      struct Track: Identifiable, Equatable {
        let id: Int
        var title: String
        var isLiked: Bool
        static func == (lhs: Track, rhs: Track) -> Bool { lhs.id == rhs.id }
      }

      struct TrackRow: View {
        let track: Track
        var body: some View { Label(track.title, systemImage: track.isLiked ? "heart.fill" : "heart") }
      }

      struct TrackList: View {
        @State private var tracks: [Track] = []
        var body: some View {
          List(tracks) { TrackRow(track: $0) }
          Button("Like the first") { tracks[0].isLiked = true }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the compiler compares everything",
      """
      import SwiftUI

      struct Track: Identifiable, Equatable {
        let id: Int
        var title: String
        var isLiked: Bool
      }

      struct TrackRow: View {
        let track: Track
        var body: some View { Label(track.title, systemImage: track.isLiked ? "heart.fill" : "heart") }
      }
      """),
    Example(
      "no view shows what `==` ignores",
      """
      import SwiftUI

      struct Track: Identifiable, Equatable {
        let id: Int
        var title: String
        var cachedSize: Int
        static func == (lhs: Track, rhs: Track) -> Bool { lhs.id == rhs.id && lhs.title == rhs.title }
      }

      struct TrackRow: View {
        let track: Track
        var body: some View { Text(track.title) }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.kind == .struct, type.traits.isDisjoint(with: [.viewLike, .observable]),
      let equality = pass.index.writtenEquality(of: type.id),
      pass.index.file(equality.member) == pass.file.number,
      let omitted = omitted(by: equality, of: type.id),
      // Cheaper than looking for those who hold such values.
      omitted.contains(where: { !pass.work.reads.sites(of: $0).isEmpty }),
      let place = pass.index.isPlainData(type.id) == true
        ? places(holding: type, asModelsDo: true)
        : input(readFor: omitted, of: type.id) ?? places(holding: type, asModelsDo: false)
          ?? publisher(of: type.id)
    else { return }
    var reads: [(property: MemberID, site: UseSite)] = []
    for property in omitted {
      guard let site = read(of: property, preferring: place.view) else { continue }
      reads.append((property, site))
    }
    let stamps = stamps(equality, of: type.id)
    reads = reads.filter {
      pass.index[$0.property].type.name != .AnyView && !isPartOfID($0.property, of: type.id)
        && !isDerived($0.property, equality, of: type.id)
        && !isStamped($0.property, with: stamps, of: type.id)
    }
    // The same value with another property, as far as code is known to make one.
    let edited = Set(reads.map(\.property).filter { edit(of: $0, in: type.id) != nil })
    if !pass.isStrict { reads.removeAll { !edited.contains($0.property) } }
    guard let first = reads.first, !isNewWithEachValue(equality, of: type.id, reads.map(\.property)),
      pass.isStrict || !isValueOfWindows(type.id)
    else { return }
    let name = pass.text(type.name)
    let list = listed(reads.map { "`\(pass.plainName(of: $0.property))`" }, limit: 3)
    let compared = equality.mentions.map(\.path).first { !$0.isEmpty }.map { path in
      "`\(path.map { pass.text($0) }.joined(separator: "."))`"
    }
    var notes = [
      pass.note("`\(pass.plainName(of: first.property))` is not compared", .cause, at: first.property)
    ]
    notes += reads.prefix(NoteLimit.places).map {
      pass.note("an update reads `\(pass.plainName(of: $0.property))` here", .loss, at: $0.site)
    }
    if let edit = edit(of: first.property, in: type.id) {
      notes.append(pass.note("this changes `\(pass.plainName(of: first.property))` of a value", .change, at: edit))
    }
    notes.append(pass.note(place.words, .cause, at: place.property))
    pass.report(
      pass.index[equality.member].nameRange,
      "`==` of `\(name)` compares \(compared ?? "nothing")\(count(equality)), but ignores \(list), so "
        + "\(place.effect) that show \(reads.count == 1 ? "it" : "them")",
      severity: edited.isEmpty ? .info : .warning,
      help: canSynthesize(type.id)
        ? "let the compiler synthesize `==`" + (compared.map { ", and compare \($0) where identity is meant" } ?? "")
        : "compare what views show as well",
      notes: notes)
  }

  /// Whether the `id` contains the property, so that another value is another row.
  private func isPartOfID(_ property: MemberID, of type: TypeID) -> Bool {
    guard pass.index[type].conforms(to: .Identifiable) else { return false }
    return pass.index.storedProperties(behind: Name(.id), of: type)?.contains(property) ?? false
  }

  /// Whether each initializer computes the property from what `==` compares, and nothing changes it afterwards.
  private func isDerived(_ property: MemberID, _ equality: WrittenEquality, of type: TypeID) -> Bool {
    let compared = Set(equality.mentions.compactMap(\.path.first))
    let initializers = pass.index[type].initializers.filter { pass.index[$0].hasBody }
    guard !initializers.isEmpty, !isChanged(property, of: type) else { return false }
    return initializers.allSatisfy { initializer in
      let assignments = pass.index.assignments(in: initializer)
      // `self.init(…)` leaves it to another one.
      if assignments.isEmpty { return true }
      // What the compared properties get, and they themselves.
      var sources = compared
      for assignment in assignments where compared.contains(pass.index[assignment.property].name) {
        for value in assignment.values { sources.formUnion(names(in: value)) }
      }
      return assignments.filter { $0.property == property }.allSatisfy { assignment in
        !assignment.values.isEmpty
          && assignment.values.allSatisfy { value in
            let names = names(in: value)
            return !names.isEmpty && names.isSubset(of: sources)
          }
      }
    }
  }

  /// The compared properties that can tell one version of a value from the next: a date, a number.
  private func stamps(_ equality: WrittenEquality, of type: TypeID) -> [MemberID] {
    let compared = Set(equality.mentions.compactMap(\.path.first))
    return pass.index.storedProperties(of: type).filter { property in
      let fact = pass.index[property]
      guard !fact.isLet, compared.contains(fact.name) else { return false }
      return switch fact.type.name.known {
      case .Date, .Int, .UInt, .Int64, .UInt64, .UUID: true
      default: false
      }
    }
  }

  /// Whether each member that sets the property of a value also sets a stamp, so that values that differ in the
  /// property differ in the stamp.
  private func isStamped(_ property: MemberID, with stamps: [MemberID], of type: TypeID) -> Bool {
    guard !stamps.isEmpty, !pass.index[property].isLet else {
      // A constant is copied with its key.
      return !stamps.isEmpty && isChanged(stamps[0], of: type)
    }
    let names = Set(stamps.map { pass.index[$0].name })
    var isSet = false
    for member in pass.index.members(writing: pass.index[property].name) where pass.index[member].kind != .initializer {
      let body = pass.index.body(of: member)
      let sites = body.uses.indices.filter { i in
        guard body.uses[i].name == pass.index[property].name, body.isWritten(i) else { return false }
        // The target is this type, or it is not known.
        if case .member(let other) = body.target(i) { return other == property }
        return body.uses[i].kind == .member
      }
      if sites.isEmpty { continue }
      let written = body.uses.indices.filter { names.contains(body.uses[$0].name) && body.isWritten($0) }
      for site in sites {
        // The same code, on the same value.
        let isBeside = written.contains {
          body.uses[$0].closure == body.uses[site].closure && holder(of: $0, in: body) == holder(of: site, in: body)
        }
        if !isBeside { return false }
      }
      isSet = true
    }
    return isSet
  }

  /// What stands before the name of a property: `memo` of `memo.text`; nothing for a property of `self`.
  private func holder(of use: Int, in body: Body) -> String {
    guard let base = body.node(use).base, !base.isSelf else { return "" }
    return base.text
  }

  /// Where code changes the property of a value that stays in its place: of an element, through a binding, or in a method
  /// of the value. What makes a copy with another property is not found.
  private func edit(of property: MemberID, in type: TypeID) -> UseSite? {
    if let known = pass.index.laterWrites(of: property).first(where: { isInPlace($0, of: type) }) { return known }
    // In code of a type that holds such values the target need not be known.
    let name = pass.index[property].name
    let holders = Set(pass.index.holders(of: type).compactMap { pass.index.owner($0) })
    for holder in holders.sorted(by: { $0.number < $1.number }) {
      for member in pass.index[holder].members where pass.index[member].hasBody {
        let body = pass.index.body(of: member)
        for i in body.uses(named: name) where body.uses[i].kind == .member && body.isWritten(i) {
          if case .member = body.target(i) { continue }
          let site = UseSite(member: member, use: i)
          if isInPlace(site, of: type) { return site }
        }
      }
    }
    return nil
  }

  private func isInPlace(_ site: UseSite, of type: TypeID) -> Bool {
    guard !pass.isExcluded(site) else { return false }
    guard var base = pass.index.node(at: site).base?.unwrapped, !base.isSelf else {
      return pass.index.owner(site.member) == type
    }
    while true {
      if base.kind == .subscriptCall || pass.text(base.name).hasPrefix("$") { return true }
      guard let next = base.base ?? (base.kind == .optionalChaining ? base.firstChild : nil) else { break }
      base = next.unwrapped
    }
    // `ForEach($tracks) { $track in … }`
    guard let projection = pass.index.projection(of: base.name) else { return false }
    return base.ancestors.contains { $0.asClosure?.parameterNames.contains(projection) ?? false }
  }

  /// Whether values of the type find windows or destinations: `WindowGroup(for: Server.self)`. Another `==` would then
  /// open a second window.
  private func isValueOfWindows(_ type: TypeID) -> Bool {
    pass.index.members(mentioning: pass.index[type].name).contains { member in
      let body = pass.index.body(of: member)
      return body.uses.indices.contains { i in
        guard body.uses[i].isCall, body.labels(of: body.uses[i]).contains(.for),
          let value = body.node(i).argument(.for)
        else { return false }
        return value.text == pass.text(pass.index[type].name) + ".self"
      }
    }
  }

  /// The values that an expression names at its roots.
  private func names(in expression: Node) -> Set<Name> {
    Set(
      ([expression] + Array(expression.descendants)).compactMap { node in
        guard node.kind == .identifierExpr, !node.isNamedLikeType else { return nil }
        return node.isSelf ? node.parent.flatMap { $0.kind == .memberAccess ? $0.name : nil } : node.name
      })
  }

  /// Whether the types of all stored properties are known to be `Equatable`.
  private func canSynthesize(_ type: TypeID) -> Bool {
    pass.index.storedProperties(of: type).allSatisfy { pass.isKnownEquatable($0) }
  }

  private func count(_ equality: WrittenEquality) -> String {
    let others = Set(equality.mentions.compactMap(\.path.first)).count - 1
    return others > 0 ? " and \(others) more" : ""
  }

  /// The stored properties that `==` ignores; nil if that is unknown.
  private func omitted(by equality: WrittenEquality, of type: TypeID) -> [MemberID]? {
    guard !equality.isOpaque, !equality.mentions.isEmpty else { return nil }
    var compared: Set<MemberID> = []
    for name in Set(equality.mentions.compactMap(\.path.first)) {
      guard let stored = pass.index.storedProperties(behind: name, of: type) else { return nil }
      compared.formUnion(stored)
    }
    return pass.index.storedProperties(of: type).filter { property in
      let fact = pass.index[property]
      return !compared.contains(property) && !(fact.isLet && fact.initial != .none)
        && !pass.index.holdsClosure(property)
    }
  }

  /// Whether `==` compares a key that each new value creates for itself and keeps while nothing else in it changes:
  /// values with equal keys are then copies of each other. As an `id` that `==` ignores such a key gives each new value
  /// a row of its own.
  private func isNewWithEachValue(
    _ equality: WrittenEquality, of type: TypeID, _ omitted: [MemberID]
  ) -> Bool {
    let isIdentifiable = pass.index[type].conforms(to: .Identifiable)
    let isFresh = pass.index.storedProperties(of: type).contains { property in
      let fact = pass.index[property]
      guard !equality.mentions(of: fact.name).isEmpty || isIdentifiable && fact.name == .id else { return false }
      // `Track(id: other.id, …)`, `track.id = other.id`
      if !fact.isLet {
        let isGiven = pass.work.sites(of: type).contains { site in
          let body = pass.index.body(of: site.member)
          return body.labels(of: body.uses[site.use]).contains(fact.name)
        }
        if isGiven || isChanged(property, of: type) { return false }
      }
      return fact.initial == .construction(Name(.UUID))
        || pass.index[type].initializers.contains { initializer in
          pass.index.node(initializer).descendants.contains {
            $0.isCall(of: .UUID) && $0.arguments.isEmpty
          }
        }
    }
    return isFresh && !omitted.contains { !pass.index[$0].isLet && isChanged($0, of: type) }
  }

  /// Whether code of the type, or of types that hold such values, changes the property of a value.
  private func isChanged(_ property: MemberID, of type: TypeID) -> Bool {
    if !pass.work.writes(of: property).isEmpty { return true }
    let name = pass.index[property].name
    let holders = Set(pass.index.holders(of: type).compactMap { pass.index.owner($0) })
    return holders.union([type]).contains { holder in
      pass.index[holder].members.contains { member in
        guard pass.index[member].kind != .initializer, pass.index[member].hasBody else { return false }
        let body = pass.index.body(of: member)
        return body.uses.indices.contains { i in
          guard body.uses[i].name == name, body.isWritten(i) || isBound(i, in: body) else { return false }
          // The target is this property, or it is not known; a name alone is one of the code around it.
          if case .member(let other) = body.target(i) { return other == property }
          return body.uses[i].kind == .member
        }
      }
    }
  }

  /// `$track.title`
  private func isBound(_ use: Int, in body: Body) -> Bool {
    var current = Int(body.uses[use].receiver)
    for _ in 0..<FollowLimit.uses where current >= 0 {
      if pass.text(body.uses[current].name).hasPrefix("$") { return true }
      current = Int(body.uses[current].receiver)
    }
    return false
  }

  private struct Place {
    let property: MemberID
    /// Nil for a class.
    let view: TypeID?
    let words: String
    /// What happens to the views that show an ignored property; they follow.
    var effect = "SwiftUI does not update views"
  }

  /// How many reads of a property are looked at for a view. Views that only read it further on are not named.
  private static let readLimit = 16

  /// The input through which a view reads one of the properties.
  private func input(readFor omitted: [MemberID], of type: TypeID) -> Place? {
    for property in omitted {
      for site in pass.work.reads.sites(of: property).prefix(Self.readLimit) where !pass.isExcluded(site) {
        let body = pass.index.body(of: site.member)
        guard let origin = pass.index.origin(of: Int(body.uses[site.use].receiver), in: body),
          let view = pass.index.owner(origin.property), pass.index[view].traits.contains(.viewLike),
          pass.index[view].traits.isDisjoint(with: .preview),
          pass.index[origin.property].kind == .storedProperty, pass.index[origin.property].attributes.isEmpty,
          pass.index.heldType(of: origin.property) == type,
          !pass.index.storedProperties(of: view).contains(where: { pass.index.holdsClosure($0) })
        else { continue }
        let name = pass.plainName(of: view)
        return Place(
          property: origin.property, view: view, words: "an input of `\(name)`, which SwiftUI compares by `==`")
      }
    }
    return nil
  }

  /// A property by which SwiftUI compares such values. `asModelsDo`: values without references are compared
  /// by their bytes, except by the setters of models.
  private func places(holding type: TypeEntry, asModelsDo: Bool) -> Place? {
    var found: Place?
    for property in pass.index.holders(of: type.id) {
      guard let id = pass.index.owner(property) else { continue }
      let holder = pass.index[id]
      let isView = !asModelsDo && holder.traits.contains(.viewLike) && holder.traits.isDisjoint(with: .preview)
      guard isView || holder.traits.contains(.observable) else { continue }
      let fact = pass.index[property]
      let (owner, name) = (pass.text(holder.name), pass.text(fact.name))
      // A closure is new each time, so that the view is evaluated anyway.
      if isView, pass.index.storedProperties(of: holder.id).contains(where: { pass.index.holdsClosure($0) }),
        fact.attributes.isEmpty
      {
        continue
      }
      if isView, fact.attributes.isEmpty {
        return Place(
          property: property, view: holder.id, words: "an input of `\(owner)`, which SwiftUI compares by `==`")
      }
      guard found == nil else { continue }
      if isView, fact.attributes.contains(where: { $0 == .State }) {
        found = Place(
          property: property, view: holder.id, words: "setting `\(name)` to an equal value has no effect")
      } else if !isView, fact.attributes.isEmpty, !fact.isLet {
        found = Place(property: property, view: nil, words: "setting `\(name)` to an equal value does not update views")
      }
    }
    return found
  }

  /// `$current.removeDuplicates()`, which compares with `==` too.
  private func publisher(of type: TypeID) -> Place? {
    for property in pass.index.holders(of: type) {
      guard let owner = pass.index.owner(property),
        let projection = pass.index.projection(of: pass.index[property].name)
      else { continue }
      for member in pass.index[owner].members where pass.index[member].hasBody && !pass.isExcluded(member) {
        let body = pass.index.body(of: member)
        let drops = body.uses.contains { use in
          use.isCall && use.name == .removeDuplicates && body.labels(of: use).isEmpty && use.closureArguments == 0
            && use.receiver >= 0 && body.uses[Int(use.receiver)].name == projection
        }
        if drops {
          let name = pass.plainName(of: property)
          return Place(
            property: property, view: nil, words: "`removeDuplicates()` drops an equal value of `\(name)`",
            effect: "`removeDuplicates()` drops updates for views")
        }
      }
    }
    return nil
  }

  private func read(of property: MemberID, preferring view: TypeID?) -> UseSite? {
    let owner = pass.index.owner(property)
    let sites = pass.work.reads.sites(of: property).filter { !pass.isExcluded($0) }
    // What only other classes read is not shown.
    let shown = sites.filter { site in
      pass.index.owner(site.member).map { $0 != owner && pass.index[$0].traits.contains(.viewLike) } ?? false
    }
    return shown.first { view != nil && pass.index.owner($0.member) == view } ?? shown.first
      ?? sites.first { pass.index.owner($0.member) == owner }
  }
}
