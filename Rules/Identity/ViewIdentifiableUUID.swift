import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Views are created on every update, and so are the ids in them.
public struct ViewIdentifiableUUID: TypeRule {
  public static let about = About(
    "view-identifiable-uuid", .identity, .warning, "A view gets a new id each time it is created",
    yieldsTo: ["unstable-stored-id"],
    references: [.demystify, .identity],
    explanation: """
      A view is a description, which is created again on every update of the parent. So `let id = UUID()` in a \
      view is a different id each time. As long as no code uses it, that is only waste. But a `ForEach` or `List` \
      of such views, as in `ForEach(badges)`, identifies them by that id. Then every update replaces every \
      element, with its `@State`, its focus and its animations.

      Iterate over data, and build the views in the closure of `ForEach`; then the id is that of the data. If \
      the view itself has to be identified, derive the id from what it shows. Store an id that belongs to the \
      lifetime of the view in `@State`.

      Not reported:

      - ids in `@State`
      - ids that the call site passes
      - ids that no code uses to identify views. In strict mode, an `Identifiable` view with such an id is reported

      The finding is a warning if the views keep state, otherwise information. Where the whole path from the creation \
      to the `ForEach` is known, `unstable-stored-id` reports it instead.
      """)

  public static let bad = [
    Example(
      "an identifiable view",
      """
      import SwiftUI

      struct Badge: View, Identifiable {
        let id = UUID()
        let title: String
        var body: some View { Text(title) }
      }

      struct Badges: View {
        let badges: [Badge]
        var body: some View { HStack { ForEach(badges) { $0 } } }
      }
      """),
    Example(
      "an array of views",
      """
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
    Example(
      "data in, views out",
      """
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
    Example(
      "an id for the lifetime of the view",
      """
      import SwiftUI

      struct Player: View {
        @State private var id = UUID()
        let title: String
        var body: some View { Text(title).accessibilityIdentifier(id.uuidString) }
      }
      """),
    Example(
      "an id from the shown data",
      """
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
    guard type.isViewStruct, !type.traits.contains(.root) else { return }
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
      guard isOwnID && pass.isStrict || !uses.isEmpty, pass.isStrict || isMadeInUpdates(type.id) else { continue }
      report(type, fact, source, uses)
    }
  }

  /// Whether an update may make views of the type. What only actions make, and state keeps, has its id as long as it is
  /// kept.
  private func isMadeInUpdates(_ type: TypeID) -> Bool {
    let calls = pass.index.callsOutsidePreviews(of: type, work: pass.work)
    return calls.isEmpty || !calls.allSatisfy { isInAction($0) }
  }

  /// Whether the call is in a closure that is an action, or in a function of a view that no update calls.
  private func isInAction(_ call: InitializerCall) -> Bool {
    let body = pass.index.body(of: call.caller)
    var closure = body.uses[call.use].closure
    while closure >= 0 {
      let fact = body.closures[Int(closure)]
      if pass.index.closureUse(of: fact, in: body)?.role == .action { return true }
      closure = fact.parent
    }
    guard pass.index[call.caller].kind == .function, let owner = pass.index.owner(call.caller),
      pass.index[owner].isViewLikeStruct
    else { return false }
    return !pass.index.isEvaluated(call.caller, of: owner, work: pass.work)
  }

  /// The expression that gives a new value each time: the initial value, or what an initializer assigns.
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
      ? "which would replace it as an element of a `ForEach`" : "which replaces all elements"
    let lost = pass.lostState(pass.lifetime.stateBelow(type.id))
    pass.report(
      fact.nameRange,
      "the view `\(name)` gets a new `\(key)` whenever its parent is evaluated, \(effect)"
        + (lost.phrase.map { " and resets \($0)" } ?? ""),
      severity: lost.phrase == nil ? .info : .warning,
      help: "build the views from data in the `ForEach`, or derive `\(key)` from what the view shows",
      notes: (source.range.lowerBound >= fact.nameRange.upperBound && fact.initial == .none
        ? [pass.note("the value is created here", .cause, at: source.range)] : [])
        + uses.prefix(NoteLimit.examples).map { pass.note(of: $0) } + lost.notes)
  }
}
