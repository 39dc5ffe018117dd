import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Decoding the same data twice gives other ids.
public struct DecodedRandomID: TypeRule {
  public static let about = About(
    "decoded-random-id", .identity, .info, "Each decoding gives a value a new random id",
    isOnByDefault: false,
    yieldsTo: ["unstable-stored-id", "view-identifiable-uuid"],
    references: [.demystify, .identity],
    explanation: """
      `let id = UUID()` in a type that is decoded is no part of the data: the decoder skips it, and each \
      decoding makes another one. After a refresh, the same article, the same price, the same friend are \
      other rows to SwiftUI. The list is replaced as a whole instead of updated: no animation shows what is \
      new, the selection points nowhere, an open sheet closes, the state of every row starts over.

      Take the id from the data: a key of the server, a URL, a name that is unique \
      (`var id: String { slug }`). If there is none, keep the old values and match the new ones with them.

      Left alone: an `id` that is decoded, because it is a `var` without `CodingKeys` or has a case there, \
      or because `init(from:)` reads it; types that the code also builds itself, as documents of an app are; \
      types that no `ForEach`, `List` or sheet tells apart by that id.
      """)

  public static let bad = [
    Example(
      "refreshed, and all rows are new",
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
      "the key of the server",
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
        "each decoding gives `\(name)` a new `\(key)`, so that a refresh replaces every row"
          + (lost.phrase.map { ", and \($0) is lost" } ?? ""),
        help: "take `\(key)` from the data: `var \(key): String { … }` with a key of the server",
        notes: [reason, pass.note(of: use)].compactMap { $0 } + lost.notes)
      return
    }
  }

  /// A note on why the property keeps the value that it is declared with; nil if it is decoded.
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
      return isSet ? nil : .some(pass.note("does not decode it", at: decoder))
    }
    if let keys = codingKeys(of: type) {
      guard pass.index[keys].members.allSatisfy({ pass.index[$0].name != fact.name }) else {
        return fact.isLet ? .some(nil) : nil
      }
      return .some(pass.note("has no case for it", at: keys))
    }
    return fact.isLet ? .some(nil) : nil
  }

  private func codingKeys(of type: TypeEntry) -> TypeID? {
    pass.index.types(named: Name(.CodingKeys)).first { pass.index[$0].parent == type.id }
  }

  /// A decoder of its own, or another initializer, may delegate.
  private func isInInitializer(_ site: UseSite, of type: TypeEntry) -> Bool {
    pass.index[site.member].kind == .initializer && pass.index.owner(site.member) == type.id
  }
}
