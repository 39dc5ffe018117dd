import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI connects the dynamic properties of a view after `init`.
public struct DynamicPropertyReadInInit: MemberRule {
  public static let about = About(
    "dynamic-property-read-in-init", .lifetime, .error,
    "An initializer reads a property that SwiftUI has not connected yet",
    references: [.dataEssentials, .managingModelData],
    explanation: """
      `init` creates the view as a value. Only later, before the body runs, SwiftUI connects its dynamic properties \
      with the state and the environment of the place where the view is shown. Until then:

      - `@Environment` has the default value.
      - Reading an `@EnvironmentObject` stops the program.
      - `@StateObject` creates an object that is discarded, with all changes to it.
      - `@FetchRequest` and `@Query` are empty.
      - `@State` has its initial value, not the current one.

      Read the properties in the body, in `.onAppear` or in `.task`. Pass what an object or a state needs at its start \
      in the expression that creates it: `_model = StateObject(wrappedValue: Model(id: id))`. To copy a binding, read \
      the parameter.

      `@AppStorage` does read user defaults in `init`. But it ignores `.defaultAppStorage(_:)`, and a later change has \
      no effect. This is reported as information, by default only in projects that use `.defaultAppStorage(_:)`.

      Not reported:

      - assignments of the property or of its wrapper
      - reading a `@State` that the same initializer has set
      - a `@State` that nothing is known to change, unless the rule is strict
      - parameters and locals of the same name
      - the state of an `App`
      - initializers that nothing calls while other code calls another one, unless the rule is strict
      """)

  public static let bad = [
    Example(
      "loads an object that is never shown",
      """
      import SwiftUI

      final class Feed: ObservableObject { func load() {} }

      struct FeedView: View {
        @StateObject private var feed = Feed()
        init() { feed.load() }
        var body: some View { Text("Feed") }
      }
      """),
    Example(
      "always the default value",
      """
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
    Example(
      "reads it in the body",
      """
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
      """)
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
      guard found.isStoredInInstances,
        let wrapper = found.attributes.first(where: { Wrappers.has(.unreadableInInit, $0) }),
        !pass.index.declaresType(named: wrapper)
      else { continue }
      let isRoot = pass.index[owner].traits.contains(.root)
      if isRoot, wrapper != .StateObject { continue }
      if wrapper != .StateObject, isSet(property, in: body, before: i) { continue }
      // The current value is the initial one.
      if wrapper == .State, !pass.isStrict, !pass.text(use.name).hasPrefix("$"),
        pass.index.change(of: property, work: pass.work).isSettled
      {
        continue
      }
      if wrapper == .StateObject, isSharedObject(property) || !pass.isStrict && holdsGivenObject(property, in: body) {
        continue
      }
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

  /// Whether the initializer has assigned it before.
  private func isSet(_ property: MemberID, in body: Body, before i: Int) -> Bool {
    let name = pass.index[property].name
    let storage = "_" + pass.text(name)
    return body.uses.contains { use in
      use.isWritten && use.node < body.uses[i].node && use.local < 0
        && (use.name == name || pass.text(use.name) == storage)
    }
  }

  /// `@StateObject var model = Model.shared`: the same object however often SwiftUI asks.
  private func isSharedObject(_ property: MemberID) -> Bool {
    guard let value = pass.index.node(property).initialValue?.unwrapped, value.kind == .memberAccess,
      case .member(let shared) = pass.index.target(of: value, in: pass.index.body(of: property))
    else { return false }
    return pass.index[shared].isStatic && pass.index[shared].kind == .storedProperty
  }

  /// Whether the initializer keeps an object that it was given, which is the same one however often SwiftUI asks:
  /// `_model = StateObject(wrappedValue: model)`, or may be.
  private func holdsGivenObject(_ property: MemberID, in body: Body) -> Bool {
    let storage = "_" + pass.text(pass.index[property].name)
    return body.uses.indices.contains { i in
      guard body.uses[i].isWritten, pass.text(body.uses[i].name) == storage,
        var value = body.node(i).assignmentToIt?.value?.asCall?.node.passedValues.first?.value.unwrapped
      else { return false }
      // `{ viewModel }()`
      while let closure = value.asClosure ?? value.callee?.unwrapped.asClosure, let only = closure.onlyStatement {
        value = only.unwrapped
      }
      guard case .local(let i) = pass.index.target(of: value, in: body) else { return false }
      // `make()`: what the caller's closure returns may be one object.
      return value.kind != .call || body.locals[Int(i)].parameter >= 0
    }
  }

  /// Whether the initializer writes to the object, or calls or passes it.
  private func isUsed(_ i: Int, in body: Body) -> Bool {
    guard let part = body.uses.indices.first(where: { body.uses[$0].receiver == Int32(i) }) else { return true }
    // A binding writes to it later.
    if body.node(part).isBinding { return true }
    return body.isWritten(part) || body.uses[part].isCall
  }

  private func report(
    _ property: MemberID, _ fact: MemberFact, _ wrapper: Name, at i: Int, in body: Body
  ) {
    let name = pass.text(fact.name)
    let effect: String
    var severity = Severity.error
    switch wrapper.known {
    case .StateObject:
      effect = "which creates an object that is never shown"
      // Another object is as good; and one that is only read lacks nothing that the initializer gave it.
      let isReplaceable =
        pass.index.heldType(of: property).map { pass.index.isReplaceable($0, work: pass.work) } ?? false
      severity = isReplaceable ? .info : isUsed(i, in: body) ? .error : .warning
    case .Environment:
      effect = "which returns the default value"
      // Their defaults are those of the system, which seldom differ from what views get.
      switch pass.environmentKey(of: property)?.known {
      case .calendar, .locale, .timeZone: severity = .warning
      default: break
      }
    case .EnvironmentObject: effect = "which stops the program"
    case .FetchRequest, .SectionedFetchRequest, .Query: effect = "which returns nothing"
    case .AppStorage:
      // Without another store, the value is the one that the view gets.
      if !pass.isStrict, pass.index.files(mentioning: Name(.defaultAppStorage)).first(where: { _ in true }) == nil {
        return
      }
      effect = "which ignores `defaultAppStorage(_:)`; a later change has no effect"
      severity = .info
    default:
      effect = "which returns the initial value, not the current one"
      severity = .warning
    }
    let node = body.node(i)
    pass.report(
      node.usedNameRange,
      "`init` reads `@\(pass.text(wrapper)) \(name)` before SwiftUI connects it, \(effect)",
      severity: severity,
      help: wrapper == .StateObject
        ? Remedy(
          "use `\(name)` in \(words: "`.task`", "`.onAppear`"), or change the expression that creates the object")
        : makesRequest(body)
          ? "let the body pass `\(name)` to a view of its own, whose initializer makes the request from it"
          : "read `\(name)` \(words: "in the body", "in `.onAppear`", "in `.task`")",
      notes: [pass.note("SwiftUI connects `\(name)` when the view is shown", .occasion, at: property)])
  }

  /// Whether the initializer makes a request for data, which only an initializer can.
  private func makesRequest(_ body: Body) -> Bool {
    let requests: Set<Name> = [Name(.Query), Name(.FetchRequest), Name(.SectionedFetchRequest)]
    return body.uses.contains { $0.isCall && requests.contains($0.name) }
  }
}
