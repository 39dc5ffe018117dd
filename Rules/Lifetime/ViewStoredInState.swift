import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view value that is kept shows the data that it was made with.
public struct ViewStoredInState: MemberRule {
  public static let about = About(
    "view-stored-in-state", .lifetime, .warning, "State or a model keeps a view instead of data",
    references: [.demystify, .dataEssentials],
    explanation: """
      A view is a description, made for one update from the data of that update. A view that `@State`, a \
      `@Published` property or a property of a model keeps was made once: its `let`s, and whatever its \
      closures captured, stay as they were, so it goes on showing what was true when it was stored. Its \
      own `@Environment`, `@State` and bindings follow the place where it is shown, not the one where it \
      was made. Stored as `AnyView` it also hides its type, so SwiftUI rebuilds all of it when another one \
      is stored. A model that holds views cannot be tested, encoded or compared.

      Keep what decides which view it is, an enum, an id, a piece of data, and build the view from it in \
      `body`.

      Left alone: `Content` that a builder gives to a view, plain stored properties of views (`any-view` \
      speaks of an `AnyView` there), images, texts, colors, shapes and styles, views that are data (an \
      enum, or a type that is `Hashable` or `Codable`), classes of UIKit and AppKit, which keep what they \
      show, previews.
      """)

  public static let bad = [
    Example("shows the count of back then", """
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
          badge
        }
      }
      """),
    Example("a model that keeps views", """
      import SwiftUI

      final class Navigator: ObservableObject {
        @Published var pages: [AnyView] = []
        func push(_ page: some View) { pages.append(AnyView(page)) }
      }
      """),
  ]
  public static let good = [
    Example("keeps the data", """
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
    Example("content from a builder", """
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
    let name = pass.text(fact.name)
    let place = pass.plainName(of: owner)
    pass.report(
      fact.nameRange,
      "`\(keeper)\(name)` of `\(place)` keeps \(kept.phrase): it goes on showing the data that it was "
        + "made with",
      help:
        "keep what decides which view it is (an enum, an id, the data), and build the view from it in `body`",
      extent: pass.index.node(member).range,
      notes: kept.notes + [write(of: member, fact, owner)].compactMap { $0 })
  }

  /// Where a view is put there.
  private func write(of property: MemberID, _ fact: MemberFact, _ owner: TypeID) -> Note? {
    for member in pass.index[owner].members where pass.index[member].hasBody {
      let body = pass.index.body(of: member)
      for (i, use) in body.uses.enumerated()
      where use.name == fact.name && body.target(i) == .member(property) {
        let isAdded = body.uses.contains { other in
          Int(other.receiver) == i && other.isCall && (other.name == .append || other.name == .insert)
        }
        if use.isWritten || isAdded {
          return pass.note("a view is stored here", at: UseSite(member: member, use: i))
        }
      }
    }
    return nil
  }

  /// How the property is kept, as it is written before its name; nil for a place that SwiftUI makes anew.
  private func keeper(_ fact: MemberFact, _ owner: TypeID) -> String? {
    let entry = pass.index[owner]
    if let wrapper = fact.attributes.first(where: { $0 == .State || $0 == .Published || $0 == .Binding }) {
      return "@\(pass.text(wrapper)) var "
    }
    guard fact.attributes.isEmpty, entry.isReference,
      entry.traits.contains(.observable) || entry.traits.contains(.observableObject),
      // Half of UIKit: it keeps what it shows.
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
      guard case .construction(let name) = fact.initial, name != .none else { return nil }
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
        // A closure makes its view when it is called; that of a model hides which.
        guard result.name == .AnyView else { return nil }
        return KeptView(phrase: "a closure that makes an `AnyView`")
      default: break
      }
      break
    }
    guard case .named(let name, _, _) = type else { return nil }
    if name == .AnyView {
      return KeptView(phrase: shape == "%" ? "an `AnyView`" : "`AnyView`s")
    }
    guard let resolved = pass.index.staticType(type, file: pass.file.number, scope: pass.index.owner(member)),
      let view = resolved.type, isFrozen(view)
    else { return nil }
    let text = pass.plainName(of: view)
    return KeptView(
      phrase: shape == "%" ? "a view, `\(text)`" : "views, `\(text)`",
      notes: [pass.note("`\(text)` is a view", at: view)].compactMap { $0 })
  }

  /// A view of the project that is no data.
  private func isFrozen(_ view: TypeID) -> Bool {
    let entry = pass.index[view]
    return entry.kind == .struct && entry.traits.contains(.view) && !entry.traits.contains(.shape)
      && !entry.conforms(to: .Hashable) && !entry.conforms(to: .Codable) && !entry.conforms(to: .Decodable)
      && !entry.conforms(to: .Equatable)
  }
}
