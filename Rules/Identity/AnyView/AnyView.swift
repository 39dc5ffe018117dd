import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `AnyView` hides the type of a view, by which SwiftUI recognizes the view.
public struct AnyView: MemberRule {
  public static let about = About(
    "any-view", .identity, .info, "A view is type-erased",
    isOnByDefault: false, yieldsTo: ["any-view-in-row", "conditional-modifier-helper", "view-stored-in-state"],
    fix: """
      Returns `some View` and lets the builder choose. Suggested: code that stores the result may need its \
      type.
      """,
    references: [.demystify, .performance, .anyView],
    explanation: """
      SwiftUI compares the result of a body with the previous one by the type of the view tree. The type tells \
      which branch it is, which children there are, and how many views a row has. `AnyView` hides that type. \
      Whenever the type inside changes, SwiftUI discards everything below and re-creates it. `@State`, focus \
      and scroll positions are reset. Where the type stays the same, SwiftUI still has to look inside the box. \
      The compiler can no longer tell you that two branches do not fit.

      Return `some View` from a function with branches and mark it `@ViewBuilder`: its `if` and `switch` then \
      give different views without erasing them. Take content as a generic parameter: `struct Card<Content: \
      View>` with `@ViewBuilder content: () -> Content`. Replace a ternary by an `if` in the builder, or by a \
      choice between arguments of one view. In all these places `any View` has the same effect as `AnyView`.

      A function with an erased result is reported once, at its name. Only what is known to change is reported: \
      a stored view that code replaces, a list of erased views, and a result or a branch whose views lose something when \
      code changes the condition.

      Not reported:

      - views for UIKit and AppKit (`UIHostingController`, `NSHostingView`, representables) and for \
      `ImageRenderer`
      - requirements of protocols, their implementations, and overrides
      - registries that are not views, and values for the environment
      - functions that only erase the view they are called on
      - types that are erasers by name (`AnyButtonStyle`)
      - an `AnyView` that a parameter of other code requires, and one around the result of an `any P`
      - optional results (`AnyView?`), which a builder cannot give, and optional stored views
      - closures that change an erased view, `(AnyView) -> AnyView`
      - what an initializer erases that is generic over it, and what callers have as an `AnyView` already
      - choices that the system decides (`#available`), and results of `do` and `for` statements
      - views of widgets and previews
      - declarations whose comment gives a reason for the erasure
      - result builders
      - other erased types (`AnyShapeStyle`, `AnyLayout`, `AnyTransition`)

      In strict mode the following are reported as well:

      - types that are not known to change on the screen
      - results whose views keep nothing
      - requirements with an erased type, and stored properties of classes
      - functions that only erase
      """)

  public static let bad = [
    Example(
      "every branch is type-erased",
      """
      import SwiftUI

      struct Search: View {
        @State private var text = ""
        var body: some View { TextField("Search", text: $text) }
      }

      struct Inbox: View {
        @State private var isEmpty = false
        var body: some View {
          content()
          Button("Clear") { isEmpty = true }
        }

        func content() -> AnyView {
          if isEmpty { return AnyView(Text("Nothing here")) }
          return AnyView(Search())
        }
      }
      """),
    Example(
      "type-erased in place",
      """
      import SwiftUI

      struct Search: View {
        @State private var text = ""
        var body: some View { TextField("Search", text: $text) }
      }

      struct Inbox: View {
        @State private var isEmpty = false
        var body: some View {
          VStack {
            isEmpty ? AnyView(Text("Nothing here")) : AnyView(Search())
            Button("Clear") { isEmpty.toggle() }
          }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "a builder",
      """
      import SwiftUI

      struct Inbox: View {
        var isEmpty: Bool
        var body: some View { content() }

        @ViewBuilder func content() -> some View {
          if isEmpty { Text("Nothing here") } else { Image(systemName: "tray") }
        }
      }
      """),
    Example(
      "a generic parameter",
      """
      import SwiftUI

      struct Card<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding() }
      }
      """),
    Example(
      "outside of SwiftUI's tree",
      """
      import SwiftUI

      final class Presenter {
        let host = UIHostingController(rootView: AnyView(EmptyView()))
        func show() { host.rootView = AnyView(Text("Ready")) }
      }
      """),
    Example(
      "a protocol requires it",
      """
      import SwiftUI

      protocol Plugin {
        func settings() -> AnyView
      }

      struct Weather: Plugin {
        func settings() -> AnyView { AnyView(Text("Rain")) }
      }
      """),
    Example(
      "an eraser, which is reported only where it is used",
      """
      import SwiftUI

      extension View {
        func boxed() -> AnyView { AnyView(self) }
      }
      """),
    Example(
      "not a view",
      """
      import SwiftUI

      struct Badge: View {
        let style: AnyShapeStyle
        var body: some View { Circle().fill(style) }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty, .computedProperty, .function]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    if pass.isStrict, let what = boundary(member, fact) {
      return pass.report(
        fact.nameRange,
        "`\(pass.text(fact.name))` \(what), so SwiftUI cannot compare its type between updates",
        help: "keep the type wherever a generic parameter can name it")
    }
    switch fact.kind {
    case .storedProperty: checkStored(member, fact)
    case .computedProperty, .function:
      // In this order: most members return something else, and what follows reads their code.
      if fact.hasBody, isErased(fact.type) || pass.viewTree(of: member) != nil,
        pass.isStrict || mayErase(member) && !isMeant(member) && isReplaced(in: member), !checkResult(member, fact)
      {
        checkBody(member, fact)
      }
    default: break
    }
  }

  private func isErased(_ result: WrittenType) -> Bool { result.isErasedViewOrOptional || result.isArrayOfErasedViews }

  /// Whether a comment above the declaration gives a reason for the erasure, or the view is drawn once, as in widgets
  /// and previews.
  private func isMeant(_ member: MemberID) -> Bool {
    pass.isErasureExplained(member) || pass.isStill(pass.index.owner(member))
  }

  /// Whether the code decides between views by what is known to change: `if isOpen { return AnyView(…) }`.
  private func isReplaced(in member: MemberID) -> Bool {
    let code = pass.index.bodyBlock(of: member) ?? pass.index.node(member)
    let body = pass.index.body(of: member)
    return code.descendants.contains { node in
      switch node.kind {
      case .ifExpr, .guardStmt, .switchExpr: break
      case .sequence: if node.asTernary == nil { return false }
      default: return false
      }
      let conditions = pass.index.decidingExpressions(of: node)
      return !conditions.isEmpty && pass.index.change(ofAll: conditions, in: body, work: pass.work).isProved
    }
  }

  private func checkBody(_ member: MemberID, _ fact: MemberFact) {
    guard pass.index.isViewMember(fact, owner: pass.index.owner(member), file: pass.file.number),
      mayErase(member), let tree = pass.viewTree(of: member)
    else { return }
    ErasingBody(tree, pass).check()
  }

  /// Whether the member may erase a view: a fast test before trees are searched.
  private func mayErase(_ member: MemberID) -> Bool {
    let body = pass.index.body(of: member)
    if body.uses.contains(where: { $0.name == .AnyView || $0.name == .eraseToAnyView }) { return true }
    return pass.viewTree(of: member)?.nodes.contains { $0.kind == .erased } ?? false
  }

  // MARK: Declarations

  /// What a declaration does where erasing is reported only in strict mode.
  private func boundary(_ member: MemberID, _ fact: MemberFact) -> String? {
    guard fact.type.mentions(.AnyView) || fact.type.isErasedView else { return nil }
    let owner = pass.index.owner(member)
    if fact.kind == .storedProperty {
      guard let owner, pass.index[owner].kind == .class, !fact.isStatic, !fact.isOverride,
        pass.index.inheritedClassTraits(of: owner).isDisjoint(with: [.platformView, .platformController])
      else { return nil }
      return isErasedStore(fact.type) ? "stores a type-erased view in a class" : nil
    }
    if let owner, pass.index[owner].kind == .protocol, !fact.hasBody {
      guard fact.type.isErasedViewOrOptional || fact.type.isArrayOfErasedViews else { return nil }
      return "requires a type-erased view"
    }
    return pass.index.isEraser(member) ? "erases the type of the view that it is called on" : nil
  }

  /// `AnyView`, `[AnyView]`, `() -> AnyView`, and dictionaries of these.
  private func isErasedStore(_ type: WrittenType) -> Bool {
    switch type {
    case .dictionary(_, let value): isErasedStore(value)
    case .array(let element): isErasedStore(element)
    case .optional(let inner): isErasedStore(inner)
    default: type.isErasedView || type.isFunctionToErasedView
    }
  }

  private func checkStored(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, let owner = pass.index.owner(member), isShown(owner),
      !fact.attributes.contains(where: { Wrappers.has(.readsEnvironment, $0) }),
      !pass.index.isBoundToItsType(member)
    else { return }
    // What may be left out is replaced as a whole.
    if !pass.isStrict, fact.type.isOptional { return }
    var fact = fact
    fact.type = pass.index.unaliasedType(of: member)
    let name = pass.text(fact.name)
    let type = pass.plainName(of: owner)
    let what: String
    if case .named(let wrapper, let arguments, _) = fact.type, wrapper == .Binding, arguments.count == 1,
      arguments[0].isErasedViewOrOptional
    {
      what = "is a binding to a type-erased view"
    } else if fact.type.isErasedViewOrOptional {
      what = "stores a type-erased view"
    } else if fact.type.isArrayOfErasedViews {
      what = "stores type-erased views"
    } else if fact.type.isFunctionToErasedView {
      what = "stores a closure that returns a type-erased view"
    } else {
      return
    }
    // What the view is created with has the type that its place in the code gives it.
    guard
      pass.isStrict
        || !isFixed(member, fact) && !isMeant(member)
          && pass.index.change(of: member, work: pass.work).isProved
    else { return }
    pass.report(
      fact.nameRange,
      "`\(name)` of `\(type)` \(what), which SwiftUI re-creates whenever the type inside changes",
      help: storageHelp(fact, name, of: owner))
  }

  /// Whether the erasure cannot be avoided here, or hides a type that is always the same for one place on the screen.
  private func isFixed(_ member: MemberID, _ fact: MemberFact) -> Bool {
    guard fact.attributes.isEmpty else { return false }
    // What may be left out has no type then, which a generic parameter needs.
    if fact.type.isOptional { return true }
    // A closure that changes a view: `(AnyView) -> AnyView`.
    let erased = Name(.AnyView)
    if fact.type.isFunctionToErasedView,
      let annotation = pass.index.node(member).child(.typeAnnotation),
      annotation.descendants.filter({ $0.kind == .namedType && $0.name == erased }).count > 1
    {
      return true
    }
    return pass.index.isErasedByGenericInitializers(member) || pass.index.isErasedByCallers(member, work: pass.work)
  }

  private func storageHelp(_ fact: MemberFact, _ name: String, of owner: TypeID) -> String {
    if fact.type.isArrayOfErasedViews {
      return "store the data instead, and build the views from it in `ForEach`"
    }
    // The value of a wrapper changes, so a generic parameter cannot give its type.
    if !fact.attributes.isEmpty {
      return "store the value that decides between the views, such as an enum, and build the view from it in `body`"
    }
    let type = pass.plainName(of: owner)
    let taken = pass.index[owner].declaration.map { pass.index[$0].generics.map { pass.text($0.name) } } ?? []
    let others = pass.index.storedProperties(of: owner).filter {
      let type = pass.index.unaliasedType(of: $0)
      return type.isErasedViewOrOptional || type.isFunctionToErasedView
    }
    let parameter =
      taken.contains("Content") || others.count > 1 ? name.prefix(1).uppercased() + name.dropFirst() : "Content"
    return "make `\(type)` generic with a parameter `\(parameter): View`, and declare "
      + "`\(fact.isLet ? "let" : "var") \(name): "
      + (fact.type.isFunctionToErasedView ? "() -> \(parameter)`" : "\(parameter)`")
  }

  /// Whether SwiftUI shows values of the type: not UIKit, and not an eraser such as `AnyButtonStyle`.
  private func isShown(_ owner: TypeID) -> Bool {
    if pass.plainName(of: owner).hasPrefix("Any") { return false }
    let traits = pass.index[owner].traits
    return traits.contains(.viewLike) && !traits.contains(.representable) && !pass.index[owner].isReference
  }

  /// Checks the declared type, or what every `return` gives. True if that decides for the member.
  private func checkResult(_ member: MemberID, _ fact: MemberFact) -> Bool {
    let isErased = fact.type.isErasedViewOrOptional
    let isList = fact.type.isArrayOfErasedViews
    guard isErased || isList else {
      guard let tree = pass.viewTree(of: member), let places = ErasingBody(tree, pass).erasedResults
      else { return false }
      if !pass.isStrict,
        hasErrorHandling(member) || ErasingBody(tree, pass).isDecidedBySystem || !pass.isLost(at: 0, of: tree)
      {
        return true
      }
      report(
        fact, "erases the type of its result", help: UnerasedResult.help(member, fact, in: pass), notes: places)
      return true
    }
    let owner = pass.index.owner(member)
    if pass.index.isEraser(member) || pass.index.isBoundToItsType(member) || isStore(member, owner)
      || isBuilder(fact, owner)
    {
      return true
    }
    if isList {
      if let owner, isShown(owner) {
        report(
          fact, "returns type-erased views",
          help: "return the data instead, and build the views from it in `ForEach`")
      }
      return true
    }
    // A builder gives no optional view.
    if fact.type.isOptional, !pass.isStrict { return true }
    if let tree = pass.viewTree(of: member) {
      let body = ErasingBody(tree, pass)
      if body.isForced { return true }
      if !pass.isStrict, body.isDecidedBySystem || hasErrorHandling(member) || !pass.isLost(at: 0, of: tree) {
        return true
      }
    }
    let spelling = if case .any = fact.type { "any View" } else { "AnyView" }
    report(
      fact, "returns `\(spelling)`", help: UnerasedResult.help(member, fact, in: pass),
      fix: pass.fixUnerasing(member, fact))
    return true
  }

  /// Whether it uses statements that a view builder cannot have.
  private func hasErrorHandling(_ member: MemberID) -> Bool {
    pass.index.bodyBlock(of: member)?.statements.contains {
      $0.kind == .doStmt || $0.kind == .forStmt || $0.kind == .whileStmt
    } ?? false
  }

  /// Whether it is a place for views of other code: in the environment, or a property with a setter.
  private func isStore(_ member: MemberID, _ owner: TypeID?) -> Bool {
    let accessors = pass.index.node(member).child(.accessorBlock)?.children
    if accessors?.contains(where: { $0.kind == .accessor && $0.name == .set }) ?? false { return true }
    guard let owner else { return false }
    let entry = pass.index[owner]
    return entry.name == .EnvironmentValues || entry.name == .FocusedValues
      || entry.conforms(to: .EnvironmentKey) || entry.conforms(to: .PreferenceKey)
  }

  /// Whether it belongs to a result builder of the project, or to a body that one transforms, which sets its type.
  private func isBuilder(_ fact: MemberFact, _ owner: TypeID?) -> Bool {
    if let owner, pass.index[owner].attributes.contains(where: { $0 == .resultBuilder }) { return true }
    return fact.attributes.contains { attribute in
      pass.index.types(named: attribute).contains { type in
        pass.index[type].attributes.contains { $0 == .resultBuilder }
      }
    }
  }

  private func report(_ fact: MemberFact, _ what: String, help: String, notes: [Note] = [], fix: Fix? = nil) {
    pass.report(
      fact.nameRange,
      "`\(pass.text(fact.name))` \(what), which SwiftUI re-creates whenever the type inside changes",
      help: help, notes: notes, fix: fix)
  }
}
