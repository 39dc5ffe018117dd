import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Values of views are made with each update, and so are the ids in them.
public struct ViewIdentifiableUUID: TypeRule {
  public static let about = About(
    "view-identifiable-uuid", .identity, .warning, "A view carries a new id in each of its values",
    yieldsTo: ["unstable-stored-id"],
    references: [.demystify, .identity],
    explanation: """
      A view is a description, and SwiftUI has it made again with every update of the parent. `let id = \
      UUID()` in a view is therefore another id each time. As long as nobody asks for it, that is only \
      waste. But a view that is `Identifiable`, or is kept in an array and shown by `ForEach`, is told \
      apart by that id: every update replaces every element, with its `@State`, its focus and its \
      animations.

      Iterate over data and build the views in the closure of `ForEach`; then the id is that of the data. \
      A view that has to be identified itself takes its id from what it shows. An id that belongs to the \
      life of the view on the screen goes into `@State`.

      Left alone: ids in `@State`, ids that the construction passes, and ids that nothing tells views \
      apart by. Where the whole way from the construction to the `ForEach` is known, `unstable-stored-id` \
      speaks.
      """)

  public static let bad = [
    Example("identifiable by chance", """
      import SwiftUI

      struct Badge: View, Identifiable {
        let id = UUID()
        let title: String
        var body: some View { Text(title) }
      }
      """),
    Example("an array of views", """
      import SwiftUI

      struct Slide: View {
        var id = UUID().uuidString
        let title: String
        var body: some View { Text(title) }
      }

      struct Deck: View {
        let slides: [Slide]
        var body: some View {
          HStack { ForEach(slides, id: \\.id) { $0 } }
        }
      }
      """),
  ]
  public static let good = [
    Example("data in, views out", """
      import SwiftUI

      struct Slide: Identifiable {
        let id: Int
        let title: String
      }

      struct Deck: View {
        let slides: [Slide]
        var body: some View {
          HStack { ForEach(slides) { Text($0.title) } }
        }
      }
      """),
    Example("an id for the life on the screen", """
      import SwiftUI

      struct Player: View {
        @State private var id = UUID()
        let title: String
        var body: some View { Text(title).accessibilityIdentifier(id.uuidString) }
      }
      """),
    Example("the id of what is shown", """
      import SwiftUI

      struct Badge: View, Identifiable {
        var id: String { title }
        let title: String
        var body: some View { Text(title) }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.kind == .struct, type.traits.contains(.view), !type.traits.contains(.root) else { return }
    for property in pass.index.storedProperties(of: type.id) {
      let fact = pass.index[property]
      guard pass.index.file(property) == pass.file.number, fact.attributes.isEmpty, !fact.isLazy else {
        continue
      }
      let isOwnID = fact.name == .id && pass.index.isIdentifiable(type.id)
      guard isOwnID || fact.name == .id || fact.initial != .none,
        let source = freshValue(of: property, fact, of: type)
      else { continue }
      let uses = pass.work.identifications(of: type.id).filter {
        ($0.key == fact.name || ($0.key == .none && isOwnID)) && !pass.isExcluded($0.site)
      }
      guard isOwnID || !uses.isEmpty else { continue }
      report(type, fact, source, uses)
    }
  }

  /// The expression that makes another value each time: the initial value, or what an initializer assigns.
  private func freshValue(of property: MemberID, _ fact: MemberFact, of type: TypeEntry) -> Node? {
    if let value = pass.index.node(property).initialValue {
      return pass.index.freshInitialValue(of: property)?.isConditional == false ? value : nil
    }
    let initializers = type.initializers.filter { pass.index[$0].hasBody }
    guard initializers.count == 1, pass.index.file(initializers[0]) == pass.file.number else { return nil }
    let freshening = FreshValueSearch(pass.index.body(of: initializers[0]), in: pass.index)
    for node in pass.index.node(initializers[0]).descendants {
      guard let assignment = node.asAssignment, assignment.isPlain, assignment.target.name == fact.name,
        let value = assignment.value, let fresh = freshening.value(of: value), !fresh.isConditional
      else { continue }
      return value
    }
    return nil
  }

  private func report(
    _ type: TypeEntry, _ fact: MemberFact, _ source: Node, _ uses: [Identification]
  ) {
    let name = pass.text(type.name)
    let key = pass.text(fact.name)
    let effect =
      uses.isEmpty
      ? "as an element of a `ForEach` it is a new one each time" : "so each update replaces all elements"
    let lost = pass.lostState(pass.lifetime.stateBelow(type.id))
    pass.report(
      fact.nameRange,
      "the view `\(name)` gets a new `\(key)` whenever its parent is evaluated, \(effect)"
        + (lost.phrase.map { "; \($0) is lost" } ?? ""),
      help: "build views from data in the `ForEach`, or take `\(key)` from what the view shows",
      notes: (source.range.lowerBound >= fact.nameRange.upperBound && fact.initial == .none
        ? [pass.note("made here", at: source.range)] : [])
        + uses.prefix(2).map { pass.note(of: $0) } + lost.notes)
  }
}
