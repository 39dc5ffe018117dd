import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view that is stored shows the data of the time when it was created.
public struct ViewStoredInState: MemberRule {
  public static let about = About(
    "view-stored-in-state", .lifetime, .info, "State or a model keeps a view instead of data",
    references: [.demystify, .dataEssentials],
    explanation: """
      A view is a description that is created for one update from the data of that update. A view in a `@State`, a \
      `@Published` property or a property of a model was created once. Its `let` properties, and what its closures \
      captured, never change, so it shows the data of the time when it was stored. Its own `@Environment`, `@State` \
      and bindings depend on the place where it is shown, not on the place where it was created. Stored as \
      `AnyView`, it is also type-erased, so SwiftUI rebuilds all of it when another view is stored. A model that \
      keeps views cannot be tested, encoded or compared.

      Reported where code is known to store another view, also in a case of an enum, if such a view shows a property \
      that changes.

      Keep what decides which view is shown, such as an enum, an id or the data. Build the view from it in `body`.

      Not reported:

      - `Content` that a view builder creates for a view
      - plain stored properties of views; `any-view` reports an `AnyView` there
      - images, texts, colors, shapes and styles
      - views that are data: an enum, or a type that is `Hashable` or `Codable`
      - classes of UIKit and AppKit, which keep what they show
      - previews
      """)

  public static let bad = [
    Example(
      "shows the count of the time when it was stored",
      """
      import SwiftUI

      struct Badge: View {
        let count: Int
        var body: some View { Text("\\(count)") }
      }

      struct Tray: View {
        @State private var badge: Badge?
        @State private var count = 0
        var body: some View {
          Button("Show") { badge = Badge(count: count) }
          Button("Count") { count += 1 }
          badge
        }
      }
      """),
    Example(
      "a model that keeps views",
      """
      import SwiftUI

      final class Navigator: ObservableObject {
        @Published var pages: [AnyView] = []
        func push(_ page: some View) { pages.append(AnyView(page)) }
      }

      struct Start: View {
        let navigator: Navigator
        @State private var count = 0
        var body: some View {
          Button("Count") { count += 1 }
          Button("Show") { navigator.push(Text("\\(count)")) }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "keeps the data",
      """
      import SwiftUI

      struct Badge: View {
        let count: Int
        var body: some View { Text("\\(count)") }
      }

      struct Tray: View {
        @State private var isShown = false
        @State private var count = 0
        var body: some View {
          Button("Show") { isShown = true }
          if isShown { Badge(count: count) }
        }
      }
      """),
    Example(
      "content from a builder",
      """
      import SwiftUI

      struct Frame<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding() }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, !fact.isLet, let owner = pass.index.owner(member),
      let keeper = keeper(fact, owner), let kept = keptView(member, fact)
    else { return }
    let change = pass.index.change(of: member, work: pass.work)
    // What is stored once with the object stays what the caller passed.
    guard change.isProved || pass.isStrict else { return }
    let isStale = storesData(member)
    // A view of constants, or of an object that it observes itself, shows nothing old.
    guard isStale || pass.isStrict else { return }
    let name = pass.text(fact.name)
    let place = pass.plainName(of: owner)
    pass.report(
      fact.nameRange,
      "`\(keeper)\(name)` of `\(place)` keeps \(kept.phrase), which shows the data of the time when it was stored",
      help: "keep an enum, an id or the data, and build the view from it in `body`",
      extent: pass.index.node(member).range,
      notes: kept.notes + [write(of: member, fact, owner)].compactMap { $0 })
  }

  /// Whether a view that code stores shows a property that changes, and not only constants and objects.
  private func storesData(_ property: MemberID) -> Bool {
    pass.index.laterWrites(of: property).contains { site in
      let body = pass.index.body(of: site.member)
      return showsData(storedValue(at: pass.index.node(at: site)), body, besides: property, depth: 0)
    }
  }

  /// Whether the expression reads a property that changes, itself or where callers pass the value of a parameter.
  private func showsData(_ value: Node, _ body: Body, besides property: MemberID, depth: Int) -> Bool {
    var parameters: Set<Int> = []
    for i in body.uses(in: value) {
      if case .member(let id) = body.target(i), id != property, pass.index[id].kind == .storedProperty,
        pass.index.change(of: id, work: pass.work).isProved
      {
        return true
      }
      let local = body.uses[i].local
      if local >= 0, body.locals[Int(local)].parameter >= 0 {
        parameters.insert(Int(body.locals[Int(local)].parameter))
      }
    }
    guard !parameters.isEmpty, depth < FollowLimit.widening else { return false }
    let fact = pass.index[body.member]
    let calls = pass.index.uses(named: fact.name).uses(of: body.member)
    return calls.contains { call in
      guard !pass.isExcluded(call),
        let arguments = pass.index.arguments(of: pass.index.node(at: call), for: fact.parameters)
      else { return false }
      let caller = pass.index.body(of: call.member)
      return parameters.contains { number in
        guard let value = arguments[number] else { return false }
        return showsData(value, caller, besides: property, depth: depth + 1)
      }
    }
  }

  /// The value of `page = Page(…)`, and the whole of `pages.append(Page(…))`.
  private func storedValue(at node: Node) -> Node {
    for ancestor in node.ancestors {
      if let assignment = ancestor.asAssignment { return assignment.value ?? ancestor }
      if ancestor.kind == .call { return ancestor }
    }
    return node
  }

  /// Where a view is stored.
  private func write(of property: MemberID, _ fact: MemberFact, _ owner: TypeID) -> Note? {
    for member in pass.index[owner].members where pass.index[member].hasBody {
      let body = pass.index.body(of: member)
      for (i, use) in body.uses.enumerated()
      where use.name == fact.name && body.target(i) == .member(property) {
        let isAdded = body.uses.contains { other in
          Int(other.receiver) == i && other.isCall && (other.name == .append || other.name == .insert)
        }
        if use.isWritten || isAdded {
          return pass.note("a view is stored here", .cause, at: UseSite(member: member, use: i))
        }
      }
    }
    return nil
  }

  /// The source before the name of the property; nil for a property that SwiftUI initializes on each update.
  private func keeper(_ fact: MemberFact, _ owner: TypeID) -> String? {
    let entry = pass.index[owner]
    if let wrapper = fact.attributes.first(where: { $0 == .State || $0 == .Published || $0 == .Binding }) {
      return "@\(pass.text(wrapper)) var "
    }
    guard fact.attributes.isEmpty, entry.isReference,
      entry.traits.contains(.observable) || entry.traits.contains(.observableObject),
      // Classes of UIKit keep what they show.
      pass.index.inheritedClassTraits(of: owner).isDisjoint(with: [.platformView, .platformController])
    else { return nil }
    return "var "
  }

  private struct KeptView {
    let phrase: String
    var notes: [Note] = []
  }

  private func keptView(_ member: MemberID, _ fact: MemberFact) -> KeptView? {
    var type = fact.type
    var shape = "%"
    if type == .unknown {
      guard case .construction(let name) = fact.initial, name != .none else {
        // `@State private var overlay = Overlay.none`
        return pass.index.valueType(of: member)?.type.flatMap { caseWithView(of: $0) }
      }
      type = .named(name, arguments: [], parent: .none)
    }
    for _ in 0..<4 {
      switch type {
      case .optional(let inner):
        type = inner
        continue
      case .array(let inner):
        type = inner
        shape = "%s"
        continue
      case .dictionary(_, let inner):
        type = inner
        shape = "%s"
        continue
      case .function(let result):
        // A closure creates its view when it is called; in a model it hides which one.
        guard result.name == .AnyView else { return nil }
        return KeptView(phrase: "a closure that returns an `AnyView`")
      default: break
      }
      break
    }
    guard case .named(let name, _, _) = type else { return nil }
    if name == .AnyView {
      return KeptView(phrase: shape == "%" ? "an `AnyView`" : "views as `AnyView`")
    }
    guard let resolved = pass.index.staticType(type, file: pass.file.number, scope: pass.index.owner(member)),
      let view = resolved.type
    else { return nil }
    guard isFrozen(view) else { return caseWithView(of: view) }
    let text = pass.plainName(of: view)
    return KeptView(
      phrase: shape == "%" ? "the view `\(text)`" : "views of type `\(text)`",
      notes: [pass.note("`\(text)` is a view", at: view)].compactMap { $0 })
  }

  /// `case custom(AnyView)` of an enum of the project.
  private func caseWithView(of type: TypeID) -> KeptView? {
    guard pass.index[type].kind == .enum else { return nil }
    let found = pass.index[type].members.first { member in
      pass.index[member].kind == .enumCase && pass.index[member].parameters.contains { $0.type.name == .AnyView }
    }
    return found.map { member in
      KeptView(
        phrase: "an `AnyView` in a case of `\(pass.plainName(of: type))`",
        notes: [pass.note("this case holds a view", .cause, at: member)])
    }
  }

  /// Whether it is a view of the project that cannot count as data.
  private func isFrozen(_ view: TypeID) -> Bool {
    let entry = pass.index[view]
    return entry.isViewStruct && !entry.traits.contains(.shape)
      && !entry.conforms(to: .Hashable) && !entry.conforms(to: .Codable) && !entry.conforms(to: .Decodable)
      && !entry.conforms(to: .Equatable)
  }
}
