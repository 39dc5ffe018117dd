import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A computed `id` that differs on every read identifies nothing.
public struct UnstableComputedID: MemberRule {
  public static let about = About(
    "unstable-computed-id", .identity, .error, "A computed `id` gives a new value on every read",
    fix: """
      Stores the id, unless values are compared or decoded by all properties, or created again by each update. \
      Suggested: a copy of a value then has the same id.
      """,
    references: [.demystify, .identity, .identifiable],
    explanation: """
      SwiftUI compares the `id` of each element with the ids of the last update. A known id is a row that \
      exists, an unknown id is a new row. A getter may create a `UUID()`, draw a random number, read the clock \
      or increment a counter. Then every read gives a different value, and SwiftUI never recognizes an \
      element. Every update removes all rows and inserts new ones. Rows flash instead of moving, text fields \
      lose focus, and `@State` in a row is reset. A sheet that is bound to such an item closes and opens \
      again.

      Store the id, so that it is created once for each value: `let id = UUID()`. Better, use a key that the \
      data already has, such as a number from the database or a URL. It stays the same after the data is \
      loaded again. The cases of an enumeration without associated values identify themselves: `var id: Self { \
      self }`. A stored id helps only if the values are stored as well: if each update creates them, the id has to come \
      from the data.

      The rule follows the getter through properties and functions of the project, two levels deep. `serverID \
      ?? UUID()` is information: only elements without a key are never recognized. A `lazy var` in a structure is \
      information as well, since each copy creates its own id.

      Not reported:

      - stored ids, and ids computed from stored ones
      - getters that store the value they create
      - `lazy var` in a class
      - properties that no code uses to identify elements
      - a fallback, `number ?? UUID()`, unless state is known to be lost or the rule is strict

      It is information if nothing is known to ask for it, or only alerts and confirmation dialogs.
      """)

  public static let bad = [
    Example(
      "every update has new pets",
      """
      import SwiftUI

      struct Pet: Identifiable {
        var name: String
        var id: UUID { UUID() }
      }
      """),
    Example(
      "only elements without a key are replaced",
      """
      import SwiftUI

      struct Invoice: Identifiable {
        var number: String?
        var id: String {
          guard let number else { return UUID().uuidString }
          return number
        }
      }
      """),
    Example(
      "the new value comes from a function",
      """
      import SwiftUI

      struct Stroke: Identifiable {
        var width: Double
        var id: Int { Self.nextNumber() }
        static func nextNumber() -> Int { Int.random(in: 0...9_999) }
      }
      """),
  ]
  public static let good = [
    Example(
      "created once for each value",
      """
      import SwiftUI

      struct Pet: Identifiable {
        let id = UUID()
        var name: String
      }
      """),
    Example(
      "computed from stored properties",
      """
      import SwiftUI

      struct Invoice: Identifiable {
        var number: Int
        var year: Int
        var id: String { "\\(year)-\\(number)" }
      }
      """),
    Example(
      "the getter stores what it creates",
      """
      import SwiftUI

      final class Canvas: Identifiable {
        private var kept: UUID?
        var id: UUID {
          if let kept { return kept }
          let made = UUID()
          kept = made
          return made
        }
      }
      """),
    Example(
      "no code identifies elements by it",
      """
      import SwiftUI

      struct Request {
        var nonce: UUID { UUID() }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty, .computedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, let owner = pass.index.owner(member) else { return }
    let isLazy = fact.kind == .storedProperty && fact.isLazy && pass.index[owner].kind == .struct
    guard isLazy || (fact.kind == .computedProperty && fact.hasBody) else { return }
    let isOwnID = fact.name == .id && pass.index.isIdentifiable(owner)
    let all = pass.work.identifications(of: owner)
    let uses = all.filter { $0.key == fact.name || ($0.key == .none && isOwnID) }
    guard isOwnID || !uses.isEmpty else { return }
    // Views tell its values apart by something else; an error is thrown, and shown by nothing that is known.
    if !pass.isStrict, uses.isEmpty, !all.isEmpty || pass.index[owner].conforms(to: .Error) { return }
    guard let fresh = isLazy ? pass.index.freshInitialValue(of: member) : pass.index.freshResult(of: member)
    else { return }

    let name = "\(pass.plainName(of: owner)).\(pass.text(fact.name))"
    let lost = uses.lazy.filter { !pass.isExcluded($0.site) }.map { pass.lostState(of: $0) }
      .first { $0.phrase != nil }
    // The data may never be missing.
    if fresh.isFallback, lost == nil, !pass.isStrict { return }
    let loss =
      "which \(uses.isEmpty ? "would replace" : "replaces") the \(fresh.isConditional ? "element" : "elements") on every update"
      + (lost?.phrase.map { " and resets \($0)" } ?? "")
    let source = Pass.brief(fresh.text)
    let message =
      if isLazy {
        "`\(name)` is created on first read, which gives each copy of the value a different id"
      } else if fresh.isConditional {
        "`\(name)` may be a new `\(source)` on every read, \(loss)"
      } else {
        "`\(name)` is a new `\(source)` on every read, \(loss)"
      }
    var notes = fresh.path.map {
      pass.note("`\(pass.plainName(of: $0))` creates the value", .path, at: $0)
    }
    notes += uses.prefix(NoteLimit.examples).map { pass.note(of: $0) }
    notes += lost?.notes ?? []
    pass.report(
      fact.nameRange, message,
      // Rows that keep nothing look the same when they are replaced, or after a moment.
      severity: uses.allSatisfy { pass.isOfDialog($0) } || isLazy || fresh.isConditional
        ? .info : lost?.loadsAgain ?? true ? .warning : .error,
      help: isOfView(uses)
        ? "pass `.id` the value whose change is to replace the view" : help(fact, owner: owner, fresh),
      notes: notes, fixes: isOfView(uses) ? [] : fixes(member, fact, owner: owner, fresh))
  }

  /// Whether it is the id of single views, `.id(settings.version)`, whose replacement may be the purpose.
  private func isOfView(_ uses: [Identification]) -> Bool {
    !uses.isEmpty && uses.allSatisfy { pass.index.use(at: $0.site).name == .id }
  }

  private func help(_ fact: MemberFact, owner: TypeID, _ fresh: FreshValue) -> String {
    let name = pass.text(fact.name)
    if pass.index.isPlainEnum(owner) { return "use the case as its id: `var \(name): Self { self }`" }
    if fresh.kind == .clock { return "build `\(name)` from a key of the data, without the time" }
    if fresh.isConditional {
      // Most values have a key already, which a stored identifier would replace.
      guard let creator = fresh.path.last else { return "fall back on a key that the data already has" }
      return "let `\(pass.plainName(of: creator))` fall back on a key that the data already has"
    }
    if isRecreated(owner, fact.name) {
      return "build `\(name)` from a key of the data, since updates create the values again"
    }
    if pass.index[owner].kind == .enum {
      return "give each case a key of its own, with the id of what it holds"
    }
    guard pass.index[owner].isProjectType, !comparesAllFields(owner) else {
      return "use a key that the data already has"
    }
    let source = fresh.path.isEmpty && fresh.kind == .unique ? Pass.brief(fresh.text) : "UUID()"
    if pass.index[owner].kind == .struct || pass.index[owner].isReference {
      return "store the id (`let \(name) = \(source)`), or use a key that the data already has"
    }
    return "use an id that the value already has, such as a stored key"
  }

  /// Whether updates create the values themselves. A stored id then differs as often as a computed one.
  private func isRecreated(_ owner: TypeID, _ key: Name) -> Bool {
    !pass.index.recreatedValues(of: owner, key: key, work: pass.work) { site in !pass.isExcluded(site) }.isEmpty
  }

  /// Whether two values are equal only if all stored properties are: with a stored identifier they never were.
  private func comparesAllFields(_ owner: TypeID) -> Bool {
    let entry = pass.index[owner]
    return entry.kind == .struct && (entry.conforms(to: .Equatable) || entry.conforms(to: .Hashable))
      && pass.index.writtenEquality(of: owner) == nil
  }

  /// `let id = UUID()` for `var id: UUID { UUID() }`, if the type can have stored properties and the value does not
  /// use `self`.
  private func fixes(_ member: MemberID, _ fact: MemberFact, owner: TypeID, _ fresh: FreshValue) -> [Fix] {
    let binding = pass.index.node(member)
    guard fact.kind == .computedProperty, let declaration = binding.parent, declaration.kind == .variableDecl,
      let introducer = declaration.tokens.first(where: { declaration.tokenKind($0) == .var }),
      let annotation = binding.child(.typeAnnotation)
    else { return [] }
    if pass.index.isPlainEnum(owner) {
      // Its type would change for those who read it.
      guard !pass.index.isRequirement(member), pass.index.uses(named: fact.name).uses(of: member).isEmpty else {
        return []
      }
      let range = declaration.tokenRange(introducer).upperBound..<binding.range.upperBound
      return [
        Fix(
          "Use the case as its id", .suggested,
          [pass.edit(range, with: " \(pass.text(fact.name)): Self { self }")])
      ]
    }
    let entry = pass.index[owner]
    let isCoded = [Name.Known.Codable, .Decodable, .Encodable].contains { entry.conforms(to: $0) }
    guard entry.kind == .struct || entry.kind == .class, !isCoded, !fresh.isConditional, fresh.kind != .clock,
      entry.isProjectType, !comparesAllFields(owner), !isRecreated(owner, fact.name),
      let place = fact.owner, pass.file.types[place].kind != .extension,
      let value = pass.index.singleExpression(of: member), isIndependent(value, member)
    else { return [] }
    var type = annotation.text
    if case .some = fact.type { type = "" }
    if let call = value.asCall, call.isUnqualified, call.name == fact.type.name { type = "" }
    let range = declaration.tokenRange(introducer).lowerBound..<binding.range.upperBound
    let text = "let \(pass.text(fact.name))\(type) = \(value.text)"
    return [Fix("Store the id", .suggested, [pass.edit(range, with: text)])]
  }

  /// Whether the expression uses neither `self` nor its members.
  private func isIndependent(_ value: Node, _ member: MemberID) -> Bool {
    let body = pass.index.body(of: member)
    return body.uses.indices.allSatisfy { i in
      let use = body.uses[i]
      guard use.kind == .identifier else { return true }
      switch body.target(i) {
      case .frameworkConstruction, .frameworkFunction: return true
      case .plain: return use.name != .`self` && use.name != .`Self`
      default: return false
      }
    } && !value.descendants.contains { $0.kind == .closure }
  }
}
