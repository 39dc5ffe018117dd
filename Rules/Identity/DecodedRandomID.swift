import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Decoding the same data twice gives different ids.
public struct DecodedRandomID: TypeRule {
  public static let about = About(
    "decoded-random-id", .identity, .info, "Each decoding gives a value a new id",
    isOnByDefault: false,
    yieldsTo: ["unstable-stored-id", "view-identifiable-uuid"],
    references: [.demystify, .identity],
    explanation: """
      `let id = UUID()` in a type that is decoded is not part of the data. The decoder skips it, and each \
      decoding creates a new one. After a refresh, the same article, price or friend is a different row to \
      SwiftUI. The whole list is replaced instead of updated. No animation shows what is new, the selection \
      matches no row, an open sheet closes, and the state of every row is reset.

      Decode the id from the data: a key of the server, a URL, or a unique name (`var id: String { slug }`). \
      If the data has no key, keep the old values and match the new ones with them.

      Not reported:

      - an `id` that is decoded: a `var` without `CodingKeys` or with a case there, or one that `init(from:)` \
      sets
      - types that the code also creates itself, such as the documents of an app
      - types that no `ForEach`, `List` or sheet identifies by that id
      """)

  public static let bad = [
    Example(
      "a refresh replaces all rows",
      """
      import SwiftUI

      struct Article: Decodable, Identifiable {
        let id = UUID()
        let title: String
        enum CodingKeys: String, CodingKey { case title }
      }

      struct Articles: View {
        let articles: [Article]
        var body: some View {
          List(articles) { Text($0.title) }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "a key of the server",
      """
      import SwiftUI

      struct Article: Decodable, Identifiable {
        var id: String { slug }
        let slug: String
        let title: String
      }

      struct Articles: View {
        let articles: [Article]
        var body: some View {
          List(articles) { Text($0.title) }
        }
      }
      """),
    Example(
      "the id is part of the data",
      """
      import SwiftUI

      struct Article: Codable, Identifiable {
        var id = UUID()
        var title: String
      }

      struct Articles: View {
        let articles: [Article]
        var body: some View {
          List(articles) { Text($0.title) }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.kind == .struct || type.kind == .class,
      type.conforms(to: .Decodable) || type.conforms(to: .Codable),
      !type.conforms(to: .PersistentModel)
    else { return }
    for property in pass.index.storedProperties(of: type.id) {
      let fact = pass.index[property]
      guard pass.index.file(property) == pass.file.number, fact.attributes.isEmpty, !fact.isLazy,
        fact.initial != .none
      else { continue }
      let uses = pass.work.identifications(of: type.id).filter {
        ($0.key == fact.name
          || ($0.key == .none && fact.name == .id && pass.index.isIdentifiable(type.id)))
          && !pass.isExcluded($0.site)
      }
      guard let use = uses.first, let fresh = pass.index.freshInitialValue(of: property), !fresh.isConditional,
        let reason = whyNotDecoded(fact, of: type),
        !pass.index.constructions(of: type.id).contains(where: {
          !pass.isExcluded($0) && !isInInitializer($0, of: type)
        })
      else { continue }
      let name = pass.text(type.name)
      let key = pass.text(fact.name)
      let lost = pass.lostState(of: use)
      pass.report(
        fact.nameRange,
        "each decoding gives `\(name)` a new `\(key)`, which replaces every row on a refresh"
          + (lost.phrase.map { " and resets \($0)" } ?? ""),
        help: "derive `\(key)` from a key in the data: `var \(key): String { … }`",
        notes: [reason, pass.note(of: use)].compactMap { $0 } + lost.notes)
      return
    }
  }

  /// A note why the property keeps its initial value, if there is a place for one; nil if the property is decoded.
  private func whyNotDecoded(_ fact: MemberFact, of type: TypeEntry) -> Note?? {
    let decoders = type.initializers.filter { initializer in
      let parameters = pass.index[initializer].parameters
      return parameters.count == 1 && parameters[0].label == .from
    }
    if let decoder = decoders.first {
      guard decoders.count == 1, pass.index[decoder].hasBody, !fact.isLet || fact.initial != .none
      else { return nil }
      let isSet = pass.index.body(of: decoder).uses.contains {
        $0.isWritten && $0.name == fact.name
      }
      return isSet
        ? nil : .some(pass.note("this initializer does not set `\(pass.text(fact.name))`", .cause, at: decoder))
    }
    if let keys = codingKeys(of: type) {
      guard pass.index[keys].members.allSatisfy({ pass.index[$0].name != fact.name }) else {
        return fact.isLet ? .some(nil) : nil
      }
      return .some(pass.note("this type has no case `\(pass.text(fact.name))`", .cause, at: keys))
    }
    return fact.isLet ? .some(nil) : nil
  }

  private func codingKeys(of type: TypeEntry) -> TypeID? {
    pass.index.types(named: .CodingKeys).first { pass.index[$0].parent == type.id }
  }

  /// Whether it is in an initializer of the type, which may delegate.
  private func isInInitializer(_ site: UseSite, of type: TypeEntry) -> Bool {
    pass.index[site.member].kind == .initializer && pass.index.owner(site.member) == type.id
  }
}
