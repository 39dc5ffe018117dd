import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A computed `id` that is never the same twice names nothing.
public struct UnstableComputedID: MemberRule {
  public static let about = About(
    "unstable-computed-id", .identity, .error, "A computed `id` gives a new value each time it is read",
    fix: "Stores the id. Suggested: decoding and comparing then see one more property.",
    references: [.demystify, .identity, .identifiable],
    explanation: """
      SwiftUI compares the `id` of each element with the ids of the last update: an id that it knows is \
      the row that is already there, an id that it does not know is a new row. A getter that makes a \
      `UUID()`, draws a random number, looks at the clock or counts up answers differently each time, so \
      no element is ever recognized. Every update removes all rows and inserts new ones: rows flash \
      instead of moving, text fields lose the focus, `@State` in a row starts over, and a sheet that is \
      bound to such an item closes and opens again.

      Store the id, so that it is made once for each value: `let id = UUID()`. Better still, use a key \
      that the data has already (a number from the database, a URL), which also survives loading the same \
      data again. The cases of an enumeration without associated values identify themselves: `var id: Self \
      { self }`.

      The getter is followed through properties and functions of the project, two deep. `serverID ?? \
      UUID()` is a warning: the elements without a key are the ones that are never recognized. So is a \
      `lazy var` in a structure, since each copy makes an id of its own.

      Left alone: stored ids, ids computed from stored ones, getters that keep what they made, `lazy var` \
      in a class, and properties that nothing uses to tell elements apart.
      """)

  public static let bad = [
    Example("every update sees a new pet", """
      import SwiftUI

      struct Pet: Identifiable {
        var name: String
        var id: UUID { UUID() }
      }
      """),
    Example("only the ones without a key are replaced", """
      import SwiftUI

      struct Invoice: Identifiable {
        var number: String?
        var id: String { number ?? UUID().uuidString }
      }
      """),
    Example("the new value comes from a function", """
      import SwiftUI

      struct Stroke: Identifiable {
        var width: Double
        var id: Int { Self.nextNumber() }
        static func nextNumber() -> Int { Int.random(in: 0...9_999) }
      }
      """),
  ]
  public static let good = [
    Example("made once for each value", """
      import SwiftUI

      struct Pet: Identifiable {
        let id = UUID()
        var name: String
      }
      """),
    Example("computed from what is stored", """
      import SwiftUI

      struct Invoice: Identifiable {
        var number: Int
        var year: Int
        var id: String { "\\(year)-\\(number)" }
      }
      """),
    Example("the getter keeps what it made", """
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
    Example("nothing tells elements apart by it", """
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
    let uses = pass.work.identifications(of: owner).filter {
      $0.key == fact.name || ($0.key == .none && isOwnID)
    }
    guard isOwnID || !uses.isEmpty else { return }
    guard let fresh = isLazy ? pass.index.freshInitialValue(of: member) : pass.index.freshResult(of: member)
    else { return }

    let name = "\(pass.plainName(of: owner)).\(pass.text(fact.name))"
    let lost = uses.lazy.filter { !pass.isExcluded($0.site) }.map { pass.lostState(of: $0) }
      .first { $0.phrase != nil }
    let loss = lost?.phrase.map { ", and \($0) is lost" }
    let reason = "because of `\(Pass.brief(fresh.source.text))`"
    let message =
      if isLazy {
        "`\(name)` is made when it is first read, so each copy of the value gets an id of its own and "
          + "SwiftUI takes it for another element"
      } else if fresh.isConditional {
        "`\(name)` can be another one each time it is read, \(reason); SwiftUI takes those elements for new "
          + "ones on every update: their rows flash\(loss ?? " and lose their state")"
      } else {
        "`\(name)` is another one each time it is read, \(reason); SwiftUI takes every element for a new "
          + "one on every update: rows flash\(loss ?? " and lose their state")"
      }
    var notes = fresh.path.map {
      pass.note("`\(pass.plainName(of: $0))` makes the value", at: $0)
    }
    notes += uses.prefix(2).map { pass.note(of: $0) }
    notes += lost?.notes ?? []
    pass.report(
      fact.nameRange, message, severity: isLazy || fresh.isConditional ? .warning : .error,
      help: help(fact, owner: owner, fresh), notes: notes,
      fixes: fixes(member, fact, owner: owner, fresh))
  }

  private func help(_ fact: MemberFact, owner: TypeID, _ fresh: FreshValue) -> String {
    let name = pass.text(fact.name)
    if pass.index.isPlainEnum(owner) { return "a case identifies itself: `var \(name): Self { self }`" }
    if fresh.isConditional {
      return
        "make the substitute once: keep it in a stored property, such as `private let substitute = UUID()`"
    }
    let source = fresh.path.isEmpty && fresh.kind == .unique ? Pass.brief(fresh.source.text) : "UUID()"
    if pass.index[owner].kind == .struct || pass.index[owner].isReference {
      return "store it (`let \(name) = \(source)`), or use a key that the data has already"
    }
    return "give an id that the value has already, such as a stored key"
  }

  /// `var id: UUID { UUID() }` becomes `let id = UUID()`: where the type can store something, and the value
  /// needs nothing of it.
  private func fixes(_ member: MemberID, _ fact: MemberFact, owner: TypeID, _ fresh: FreshValue) -> [Fix] {
    let binding = pass.index.node(member)
    guard fact.kind == .computedProperty, let declaration = binding.parent, declaration.kind == .variableDecl,
      let introducer = declaration.tokens.first(where: { declaration.tokenKind($0) == .var }),
      let annotation = binding.child(.typeAnnotation)
    else { return [] }
    if pass.index.isPlainEnum(owner) {
      let range = declaration.tokenRange(introducer).upperBound..<binding.range.upperBound
      return [
        Fix(
          "Let the case identify itself", .suggested,
          [pass.edit(range, with: " \(pass.text(fact.name)): Self { self }")])
      ]
    }
    let entry = pass.index[owner]
    let isCoded = [Name.Known.Codable, .Decodable, .Encodable].contains { entry.conforms(to: $0) }
    guard entry.kind == .struct || entry.kind == .class, !isCoded, !fresh.isConditional,
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

  /// Does the expression need neither `self` nor members of it?
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
