import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// In `init` a view is not yet part of what SwiftUI shows.
public struct DynamicPropertyReadInInit: MemberRule {
  public static let about = About(
    "dynamic-property-read-in-init", .lifetime, .error,
    "An initializer reads a property that is not connected yet",
    references: [.dataEssentials, .managingModelData],
    explanation: """
      `init` makes a value. Only later, before the body runs, does SwiftUI connect its dynamic properties \
      with the state and the environment of the place where the view is shown. Until then `@Environment` \
      gives the default value and `@EnvironmentObject` stops the program; `@StateObject` makes an object \
      that is thrown away, so what is done to it is lost; `@FetchRequest` and `@Query` are empty; `@State` \
      has its initial value, not what the user has made of it.

      Read them in the body, in `.onAppear` or in `.task`. What an object or a state needs at its start \
      belongs into the expression that makes it: `_model = StateObject(wrappedValue: Model(id: id))`. To \
      copy a binding, read the parameter.

      `@AppStorage` does read user defaults in `init`, but not those that `.defaultAppStorage(_:)` sets, and \
      nobody is told when they change: advice.

      Left alone: assignments, of the property or of its wrapper; reading a `@State` that the same \
      initializer has set; parameters and locals of the same name; the state of an `App`.
      """)

  public static let bad = [
    Example("loads an object that nobody will see", """
      import SwiftUI

      final class Feed: ObservableObject { func load() {} }

      struct FeedView: View {
        @StateObject private var feed = Feed()
        init() { feed.load() }
        var body: some View { Text("Feed") }
      }
      """),
    Example("always the default", """
      import SwiftUI

      struct Price: View {
        @Environment(\\.locale) private var locale
        private let symbol: String
        init() { symbol = locale.identifier }
        var body: some View { Text(symbol) }
      }
      """),
  ]
  public static let good = [
    Example("once it is shown", """
      import SwiftUI

      final class Feed: ObservableObject {
        init(id: Int = 0) {}
        func load() {}
      }

      struct FeedView: View {
        @StateObject private var feed: Feed
        @State private var count: Int
        init(id: Int, count: Int) {
          _feed = StateObject(wrappedValue: Feed(id: id))
          self.count = count
        }
        var body: some View { Text("\\(count)").task { feed.load() } }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.initializer]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard fact.hasBody, let owner = pass.index.owner(member),
      pass.index[owner].traits.contains(.viewLike), !pass.index[owner].isReference,
      pass.index[owner].storedProperties.contains(where: { id in
        pass.index[id].attributes.contains { Wrappers.has(.unreadableInInit, $0) }
      })
    else { return }
    let body = pass.index.body(of: member)
    var reported: Set<MemberID> = []
    for (i, use) in body.uses.enumerated() where !use.isWritten && use.name != .none {
      guard let property = property(at: i, in: body, owner: owner), !reported.contains(property) else {
        continue
      }
      let found = pass.index[property]
      guard found.kind == .storedProperty, !found.isStatic,
        let wrapper = found.attributes.first(where: { Wrappers.has(.unreadableInInit, $0) }),
        !pass.index.declaresType(named: wrapper)
      else { continue }
      let isRoot = pass.index[owner].traits.contains(.root)
      if isRoot, wrapper != .StateObject { continue }
      if wrapper != .StateObject, isSet(property, in: body, before: i) { continue }
      reported.insert(property)
      report(property, found, wrapper, at: i, in: body)
    }
  }

  /// The property that `x`, `self.x` or `$x` reads.
  private func property(at i: Int, in body: Body, owner: TypeID) -> MemberID? {
    let use = body.uses[i]
    if case .member(let id) = body.target(i) {
      guard pass.index.owner(id) == owner,
        use.kind == .identifier || (use.receiver >= 0 && body.uses[Int(use.receiver)].name == .`self`)
      else { return nil }
      return id
    }
    guard use.kind == .identifier, use.local < 0, pass.text(use.name).hasPrefix("$"),
      let name = pass.index.names.name(String(pass.text(use.name).dropFirst()))
    else { return nil }
    let found = pass.index.members(named: name, of: owner)
    return found.count == 1 ? found[0] : nil
  }

  /// Has the initializer given it a value by then?
  private func isSet(_ property: MemberID, in body: Body, before i: Int) -> Bool {
    let name = pass.index[property].name
    let storage = "_" + pass.text(name)
    return body.uses.contains { use in
      use.isWritten && use.node < body.uses[i].node && use.local < 0
        && (use.name == name || pass.text(use.name) == storage)
    }
  }

  private func report(
    _ property: MemberID, _ fact: MemberFact, _ wrapper: Name, at i: Int, in body: Body) {
    let name = pass.text(fact.name)
    let effect: String
    var severity = Severity.error
    switch wrapper.known {
    case .StateObject: effect = "this makes an object that is thrown away, another one is shown"
    case .Environment: effect = "it gives the default value"
    case .EnvironmentObject: effect = "there is no object yet, and the program stops"
    case .FetchRequest, .SectionedFetchRequest, .Query: effect = "nothing has been fetched"
    case .AppStorage:
      effect =
        "it is read from the standard defaults, whatever `defaultAppStorage` says, and nobody hears of "
        + "changes"
      severity = .info
    default:
      effect = "it has its initial value, not the one that the view keeps"
      severity = .warning
    }
    let node = body.node(i)
    pass.report(
      node.kind == .call ? node.calledNameRange : node.memberNameRange,
      "`init` reads `@\(pass.text(wrapper)) \(name)` before SwiftUI connects it: \(effect)",
      severity: severity,
      help: wrapper == .StateObject
        ? "do it in `.task` or `.onAppear`, or in the expression that makes the object"
        : "read it in the body, in `.onAppear` or in `.task`",
      notes: [pass.note("`\(name)` is connected when the view is shown", at: property)])
  }
}
