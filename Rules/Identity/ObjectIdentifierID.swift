import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// An object without an id of its own is identified by its address.
public struct ObjectIdentifierID: TypeRule {
  public static let about = About(
    "object-identifier-id", .identity, .info,
    "Objects that are created again are identified by their address",
    isOnByDefault: false, yieldsTo: ["unstable-stored-id"],
    references: [.identity, .demystify],
    explanation: """
      A class that declares `Identifiable` without an `id` gets its address as the `id`. `id: \\.self` on \
      objects and `ObjectIdentifier(self)` have the same effect. As long as the same objects exist, that is a \
      good id. Where a reload or a getter creates new objects for the same things, SwiftUI recognizes none of \
      them. Every row is replaced, with its state and the selection, and nothing animates. An address is also \
      free again once its object is gone, so SwiftUI may take a new element for an old one.

      Give the class an `id` that comes from its data, such as a key of the server or a path. Or keep the \
      objects and update them.

      The rule reports a class whose objects a `ForEach`, a `List` or a sheet identifies that way, in two \
      cases. Either a getter or function that a body calls creates the objects. Or a function replaces a whole \
      collection with new ones.

      Not reported:

      - managed objects and models of Core Data and SwiftData
      - classes that get an `id` from a superclass or a protocol
      - objects that are created once, or added one by one
      """)

  public static let bad = [
    Example(
      "each reload replaces all rows",
      """
      import SwiftUI

      final class Episode: Identifiable {
        let title: String
        init(title: String) { self.title = title }
      }

      @Observable final class Show {
        var episodes: [Episode] = []
        func reload(_ titles: [String]) {
          episodes = titles.map { Episode(title: $0) }
        }
      }

      struct Episodes: View {
        let show: Show
        var body: some View {
          List(show.episodes) { Text($0.title) }
            .refreshable { show.reload(["a", "b"]) }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "a key from the data",
      """
      import SwiftUI

      final class Episode: Identifiable {
        let id: String
        let title: String
        init(id: String, title: String) {
          self.id = id
          self.title = title
        }
      }

      @Observable final class Show {
        var episodes: [Episode] = []
        func reload(_ titles: [String]) {
          episodes = titles.map { Episode(id: $0, title: $0) }
        }
      }

      struct Episodes: View {
        let show: Show
        var body: some View {
          List(show.episodes) { Text($0.title) }
        }
      }
      """),
    Example(
      "objects that are kept",
      """
      import SwiftUI

      final class Document: Identifiable { var text = "" }

      @Observable final class Desk {
        var documents: [Document] = []
        func add() { documents.append(Document()) }
      }

      struct Documents: View {
        let desk: Desk
        var body: some View {
          List(desk.documents) { Text($0.text) }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.kind == .class, !type.conforms(to: .PersistentModel), !type.conforms(to: .NSManagedObject)
    else { return }
    let uses = pass.work.identifications(of: type.id).filter { !pass.isExcluded($0.site) }
    guard !uses.isEmpty else { return }
    let ownID = ownID(of: type)
    let isByAddress =
      pass.index.isIdentifiable(type.id) && isKnown(type)
      && (ownID.map { isAddress($0) } ?? true)
    guard
      let use = uses.first(where: { use in
        use.key == .none && isByAddress || use.key == .id && ownID != nil && isByAddress
          || use.key == .`self` && isHashedByAddress(type)
          || use.key != .id
            && pass.index.members(named: use.key, of: type.id).contains { isAddress($0) }
      }), let rebuild = rebuild(of: type, use)
    else { return }
    let name = pass.text(type.name)
    guard let declaration = type.declaration else { return }
    let lost = pass.lostState(of: use)
    pass.report(
      pass.index[declaration].nameRange,
      "`\(name)` is identified by its address, and \(rebuild.text), which "
        + (lost.phrase.map { "resets \($0)" } ?? "gives every object a new identity"),
      help: "add an `id` from its data to `\(name)`, or keep the objects and update them",
      notes: rebuild.notes + [pass.note(of: use)] + lost.notes)
  }

  // MARK: The address as an id

  private func ownID(of type: TypeEntry) -> MemberID? {
    pass.index.members(named: .id, of: type.id).first
  }

  /// Whether all superclasses and protocols are known, so that none adds an unknown `id`.
  private func isKnown(_ type: TypeEntry) -> Bool {
    type.conformances.allSatisfy { name in
      if pass.index.declaresType(named: name) { return true }
      switch name.known {
      case .Identifiable, .ObservableObject, .Observable, .Hashable, .Equatable, .Comparable, .Codable,
        .Decodable, .Encodable, .Sendable, .NSObject, .NSObjectProtocol, .AnyObject, .CustomStringConvertible:
        return true
      default: return false
      }
    }
  }

  /// `var id: ObjectIdentifier { ObjectIdentifier(self) }`
  private func isAddress(_ id: MemberID) -> Bool {
    let fact = pass.index[id]
    guard fact.kind == .computedProperty else { return false }
    guard let value = pass.index.singleExpression(of: id)?.unwrapped else { return false }
    return value.isCall(of: .ObjectIdentifier) && value.arguments.first?.value?.isSelf ?? false
  }

  /// Whether the object is hashed by its address, not by its properties, which decides for `id: \.self`.
  private func isHashedByAddress(_ type: TypeEntry) -> Bool {
    guard isKnown(type) else { return false }
    let hashing = pass.index.members(named: .hash, of: type.id).filter { pass.index[$0].hasBody }
    guard !hashing.isEmpty else { return type.conforms(to: .NSObject) }
    return hashing.allSatisfy { member in
      pass.index.node(member).descendants.contains { $0.isReference(to: .ObjectIdentifier) }
    }
  }

  // MARK: New objects for the same things

  private struct Remaking {
    let text: String
    let notes: [Note]
  }

  private func rebuild(of type: TypeEntry, _ use: Identification) -> Remaking? {
    let key = use.key == .none ? Name(.id) : use.key
    let rebuilt = pass.index.recreatedValues(of: type.id, key: key, work: pass.work) { !pass.isExcluded($0) }
    if let first = rebuilt.first, let place = first.path.first {
      let maker = pass.qualifiedName(of: place.member)
      return Remaking(
        text: "`\(maker)` creates new objects on every update",
        notes: [pass.note("the objects are created here", .cause, at: place)])
    }
    for site in pass.index.constructions(of: type.id) where !pass.isExcluded(site) {
      guard pass.index[site.member].kind == .function, let property = replaced(by: site)
      else { continue }
      return Remaking(
        text: "`\(pass.name(of: site.member))` creates new objects for `\(property)`",
        notes: [pass.note("the new objects for `\(property)`", .change, at: site)])
    }
    return nil
  }

  /// The collection that the function fills with new objects only: `rows = names.map { Row($0) }`.
  private func replaced(by site: UseSite) -> String? {
    let flow = Flow(in: site.member, index: pass.index)
    for case .kept(let place, let holding) in flow.destinations(of: flow.node(site.use), key: Name(.id)) {
      guard holding.isCollection, holding.part == nil, let assignment = place.parent?.asAssignment,
        assignment.target == place, assignment.isPlain, let value = assignment.value,
        value.unwrapped.kind != .arrayLiteral
      else { continue }
      return pass.brief(place)
    }
    return nil
  }
}
