import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI uses the value that a parent passes to a `@State` once.
public struct StatePassedByParent: MemberRule {
  public static let about = About(
    "state-passed-by-parent", .lifetime, .info, "A parent passes a value to the `@State` of a view",
    references: [.state, .dataEssentials],
    explanation: """
      The argument of the memberwise initializer for a `@State` property is an initial value. SwiftUI uses it when \
      the view appears for the first time, and from then on keeps the state. When the parent passes another value, \
      the view continues to show the first one, without a message from the compiler. A typical case is a row of a \
      list that does not follow its item.

      Take a value that the parent decides as a `let`, and one that both change as a `@Binding`. An object belongs \
      to the code that creates it. Take it as a `let`, with `@Bindable` or `@ObservedObject`, and use `@StateObject` \
      only for objects that the property itself creates.

      In strict mode, values without a known change count as well, and calls in the content of a sheet or a \
      destination or with an `.id(…)`, where the view starts over each time.

      Not reported:

      - literals, other constants, and values that nothing changes while the view is shown
      - the object of a row, an id, what a computed id is made of, and a value whose id is made of what it stores: another \
      one is another row
      - the item of a presentation (`sheet(item: $edited) { Editor(draft: $0) }`)
      - state that the view changes itself, which is mostly a draft or a selection, unless the rule is strict
      - `private` properties
      - state that the view sets again in `onChange(of:)`, `task(id:)` or `onReceive`
      - values that the same call also passes as a binding (`Field(placeholder: name, text: $name)`), unless the rule is \
      strict
      - values that an initializer of the view assigns (`state-frozen-input`)
      - a `@StateObject` whose argument creates the object
      - calls in UIKit and AppKit code, which create a view once
      - previews, widgets and tests
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "the row keeps its first title",
      """
      import SwiftUI

      struct Row: View {
        @State var title: String
        var body: some View { Text(title) }
      }

      struct Titles: View {
        @State private var titles = ["A", "B"]
        var body: some View {
          List(titles.indices, id: \\.self) { index in
            Row(title: titles[index])
          }
          Button("Rename") { titles[0] = "C" }
        }
      }
      """),
    Example(
      "the object exists before the view",
      """
      import SwiftUI

      final class Session: ObservableObject { @Published var user = "" }

      struct Header: View {
        @StateObject var session: Session
        var body: some View { Text(session.user) }
      }

      struct Root: View {
        @State private var session = Session()
        var body: some View {
          Header(session: session)
          Button("Log out") { session = Session() }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "the parent decides",
      """
      import SwiftUI

      struct Row: View {
        let title: String
        var body: some View { Text(title) }
      }

      struct Titles: View {
        let titles: [String]
        var body: some View {
          List(titles.indices, id: \\.self) { index in
            Row(title: titles[index])
          }
        }
      }
      """),
    Example(
      "a constant does not change",
      """
      import SwiftUI

      struct Drawer: View {
        @State var isOpen: Bool
        var body: some View { Toggle("Open", isOn: $isOpen) }
      }

      struct Root: View {
        var body: some View { Drawer(isOpen: true) }
      }
      """),
    Example(
      "the argument is an autoclosure that creates the object",
      """
      import SwiftUI

      final class Session: ObservableObject { @Published var user = "" }

      struct Header: View {
        @StateObject var session: Session
        var body: some View { Text(session.user) }
      }

      struct Root: View {
        var body: some View { Header(session: Session()) }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, fact.access > .private,
      let wrapper = fact.attributes.first(where: { $0 == .State || $0 == .StateObject }),
      let owner = pass.index.owner(member), pass.index[owner].isViewLikeStruct,
      pass.index.hasMemberwiseInitializer(owner),
      !pass.index.isRenderedOnce(owner, work: pass.work)
    else { return }
    var passed: [Passed] = []
    for call in pass.index.someCallsOutsidePreviews(of: owner, work: pass.work) {
      if let found = self.passed(by: call, to: member, fact, wrapper, owner) { passed.append(found) }
    }
    guard !passed.isEmpty else { return }
    let lasting = passed.filter { !$0.startsAnew }
    let isObject = wrapper == .StateObject
    let name = pass.text(fact.name)
    let shown = lasting.isEmpty ? passed : lasting
    let callers = shown.count == 1 ? "the parent passes" : "\(shown.count) callers pass"
    let view = pass.plainName(of: owner)
    let isPresented = lasting.isEmpty
    // What is presented starts over each time. Later values arrive, too, where the view sets the state again.
    if !pass.isStrict, isPresented || isSet(in: Self.following, member, owner) { return }
    let effect =
      isPresented
      ? "whose changes `\(view)` ignores while it is presented" : "which `\(view)` ignores after the first update"
    pass.report(
      fact.nameRange,
      "\(callers) a value for `@\(pass.text(wrapper)) var \(name)`, \(effect)",
      severity: shown.contains(where: \.isByPosition) ? .warning : nil,
      help: pass.isUnread(member)
        ? "delete `\(name)`, which nothing reads"
        : isObject
          ? shown.contains(where: \.isMadeInBody)
            ? "keep the object in a `@StateObject` where it is created, and declare `@ObservedObject var \(name)` here"
            : "declare `@ObservedObject var \(name)`, as the parent owns the object"
          : pass.index.isWrittenByOwner(member)
            ? shown.allSatisfy(\.isBindable)
              ? "declare `@Binding var \(name)`; if it is a draft of `\(view)`, give the view an `.id(…)` of what it edits"
              : "give `\(view)` an `.id(…)` of what it edits where it is built, so that it starts over with another value"
            // A `var` may be left out.
            : pass.index.usesWrapper(of: member)
              ? "declare `\(name)` without `@State`, and take its value where a binding to it is taken, as nothing changes it"
              : (isLeftOut(fact) ? "declare `\(name)` without `@State`" : "declare `let \(name)`")
                + (isLoadedBy(member, owner) ? ", and load what depends on it in `.task(id: \(name))`" : ""),
      notes: shown.prefix(NoteLimit.places).map { pass.note($0.note, at: $0.site) })
  }

  /// Whether a task of the view that runs once, or what it calls, may read the property.
  private func isLoadedBy(_ property: MemberID, _ owner: TypeID) -> Bool {
    let index = pass.index
    return index.dependencies(of: owner).uses(of: property).contains { $0.context == .later }
      && index[owner].members.contains { member in
        guard index[member].hasBody else { return false }
        let body = index.body(of: member)
        return body.uses.contains { $0.isCall && $0.name == .task && !body.labels(of: $0).contains(.id) }
      }
  }

  /// Whether calls may leave the argument out.
  private func isLeftOut(_ fact: MemberFact) -> Bool { fact.initial != .none || fact.type.isOptional }

  /// A call that passes a value which may change.
  private struct Passed {
    let site: UseSite
    /// Whether the view gets a new identity each time it is presented.
    let startsAnew: Bool
    /// Whether a binding to the value is possible: it can be assigned.
    let isBindable: Bool
    /// Whether it is an element of rows that their position identifies: the row keeps the first one that stood there.
    let isByPosition: Bool
    /// Whether it is an object that each evaluation of the caller creates.
    let isMadeInBody: Bool
    let note: String
  }

  private func passed(
    by call: InitializerCall, to property: MemberID, _ fact: MemberFact, _ wrapper: Name, _ owner: TypeID
  ) -> Passed? {
    let index = pass.index
    let body = index.body(of: call.caller)
    let use = body.uses[call.use]
    guard body.labels(of: use).contains(fact.name), index.owner(call.caller) != owner,
      index.givesContent(call.caller),
      index.initializers(of: owner, fitting: body.labels(of: use), closures: use.closureArguments).isEmpty
    else { return nil }
    let node = body.node(call.use)
    guard let value = node.arguments.first(where: { $0.name == fact.name })?.value?.unwrapped,
      index.mayChange(value, in: body, work: pass.work, isObject: wrapper == .StateObject),
      // `Field(placeholder: name, text: $name)`: the state is there to show the first value beside the current one.
      pass.isStrict || !node.arguments.contains(where: { $0.value?.text == "$" + value.text })
    else { return nil }
    let change = pass.lastingChange(of: value, in: body)
    guard pass.isLasting(change, passedBy: call.caller) || !change.isSettled && isElementPart(value, body),
      pass.isStrict
        || (isEdited(value, body) ?? change.isProved) && !isPresentedItem(value, body)
          && !isIdentified(node, by: value, body)
          && !(wrapper == .State && index.isWrittenByOwner(property))
    else { return nil }
    let site = UseSite(member: call.caller, use: call.use)
    guard !pass.isExcluded(site) else { return nil }
    // An action creates a view once.
    guard body.runs(in: index).run(of: use.closure).isRunning else { return nil }
    return Passed(
      site: site, startsAnew: index.startsAnew(at: site, work: pass.work), isBindable: isBindable(value, body),
      isByPosition: isByPosition(value) && isEdited(value, body) == true,
      isMadeInBody: isMadeInBody(value, body),
      note: "\(pass.quoted(value, or: "a value")) is passed here")
  }

  /// Whether a new value seems to come with a new identity: an `id` around the view, or a row whose id is the element.
  private func isIdentified(_ call: Node, by value: Node, _ body: Body) -> Bool {
    call.ancestors.contains { ancestor in
      guard let outer = ancestor.asCall else { return false }
      if outer.name == .id, outer.isMemberCall, outer.receiver?.contains(call) == true,
        let id = ancestor.arguments.first?.value?.unwrapped
      {
        // The other fields of the value may change while its `id` does not.
        return id.kind != .memberAccess || !id.root.isSimilar(to: value.root)
      }
      guard outer.name == .ForEach || outer.name == .List, ancestor.argument(.id)?.text == "\\.self",
        case .local(let i) = pass.index.target(of: value.root, in: body)
      else { return false }
      return body.locals[Int(i)].isElement
    }
  }

  /// `let model = Model()` in the body that passes it.
  private func isMadeInBody(_ value: Node, _ body: Body) -> Bool {
    guard case .local(let i) = pass.index.target(of: value, in: body), case let local = body.locals[Int(i)],
      local.initial >= 0, !local.isElement
    else { return false }
    return pass.index.constructedObject(body.node(Int(local.initial)), in: body, declared: local.type) != nil
  }

  /// Whether code can assign the value: a `var`, and not a property that is only computed.
  private func isBindable(_ value: Node, _ body: Body) -> Bool {
    guard case .member(let id) = pass.index.target(of: value, in: body) else { return value.isName }
    let fact = pass.index[id]
    if fact.kind == .storedProperty { return !fact.isLet && !fact.hasSetterAccess }
    return pass.index.node(id).child(.accessorBlock)?.descendants.contains {
      $0.kind == .accessor && pass.text($0.name) == "set"
    } ?? false
  }

  /// What a presentation is for: `sheet(item: $edited) { Editor(draft: $0) }`. Another item is another presentation.
  private func isPresentedItem(_ value: Node, _ body: Body) -> Bool {
    let names = ([value] + value.descendants).filter { $0.kind == .identifierExpr && !$0.isNamedLikeType }
    return !names.isEmpty && names.allSatisfy { isPresentedItem(named: $0, body) }
  }

  private func isPresentedItem(named root: Node, _ body: Body) -> Bool {
    if root.text.hasPrefix("$") { return isPresenting(root.ancestor { $0.kind == .closure }, body) }
    for closure in root.ancestors where closure.asClosure?.parameterNames.contains(root.name) ?? false {
      return isPresenting(closure, body)
    }
    return false
  }

  private func isPresenting(_ closure: Node?, _ body: Body) -> Bool {
    guard let closure, let i = body.closure(at: closure) else { return false }
    return pass.index.closureUse(of: body.closures[i], in: body)?.kind == .presentation
  }

  /// A property of what a row's closure gets: `process.load`.
  private func isElementPart(_ value: Node, _ body: Body) -> Bool {
    let root = value.root
    guard value != root, root.kind == .identifierExpr, case .local(let i) = pass.index.target(of: root, in: body)
    else { return false }
    return body.locals[Int(i)].isElement
  }

  /// Whether code is known to put another element into the place of one, `titles[0] = "A"` or `titles = loaded`. What
  /// is only added or removed leaves the others as they are. Nil if the value does not come from an element.
  private func isEdited(_ value: Node, _ body: Body) -> Bool? {
    guard value.isName || value.kind == .subscriptCall else { return nil }
    let collection: Node
    if case .local(let i) = pass.index.target(of: value.root, in: body), body.locals[Int(i)].isElement {
      guard body.locals[Int(i)].initial >= 0 else { return nil }
      collection = body.node(Int(body.locals[Int(i)].initial))
    } else if let access = ([value] + value.descendants).first(where: { $0.kind == .subscriptCall }),
      let base = access.callee?.unwrapped
    {
      collection = base
    } else {
      return nil
    }
    let source = Self.source(of: collection)
    guard case .member(let property) = pass.index.target(of: source, in: body) else { return nil }
    let writes = pass.index.laterWrites(of: property)
    if writes.isEmpty { return pass.index.change(of: source, in: body, work: pass.work).isProved }
    // The row at a position shows whatever stands there then.
    return isByPosition(value) || writes.contains { !isAddingOrRemoving(pass.index.node(at: $0)) }
  }

  /// `orders` of `Array(orders.enumerated())`
  private static func source(of collection: Node) -> Node {
    var source = collection.unwrapped
    for _ in 0..<FollowLimit.chain {
      guard let call = source.asCall else { break }
      if call.name == .Array, let inner = source.unlabelledArgument {
        source = inner.unwrapped
      } else if call.name == .enumerated, let base = call.receiver {
        source = base.unwrapped
      } else {
        break
      }
    }
    return source
  }

  /// Whether the rows around the value are identified by their position in `enumerated()`.
  private func isByPosition(_ value: Node) -> Bool {
    let rows = value.ancestors.first { $0.isCall(of: .ForEach) || $0.isCall(of: .List) }
    return rows?.argument(.id).map { ["\\.offset", "\\.0"].contains($0.text) } ?? false
  }

  private func isAddingOrRemoving(_ collection: Node) -> Bool {
    guard let access = collection.parent, access.isMember(of: collection) else { return false }
    let name = pass.text(access.name)
    return ["append", "insert", "remove", "popLast", "sort", "shuffle", "swapAt", "move"].contains {
      name.hasPrefix($0)
    }
  }

  private static let following: [Name.Known] = [.onChange, .onReceive, .task]

  /// Whether the view assigns the property in the closure of such a modifier, itself or in a method that the closure
  /// calls; a `task` that follows a value has an `id`.
  private func isSet(in modifiers: [Name.Known], _ property: MemberID, _ owner: TypeID) -> Bool {
    let index = pass.index
    let name = index[property].name
    func assigns(_ member: MemberID, in range: Range<UInt32>?) -> Bool {
      let body = index.body(of: member)
      return body.uses.indices.contains { i in
        let use = body.uses[i]
        return use.isWritten && use.name == name && body.target(i) == .member(property)
          && range.map { $0.contains(use.node) } ?? true
      }
    }
    return index[owner].members.contains { member in
      guard index[member].hasBody, index[member].kind != .initializer else { return false }
      let body = index.body(of: member)
      return body.uses.contains { use in
        guard use.isCall, use.kind == .member, modifiers.contains(where: { use.name == $0 }) else { return false }
        let call = body.file.tree.node(Int(use.node))
        let callNode = call.kind == .call ? call : call.ancestor { $0.kind == .call }
        guard let callNode else { return false }
        if use.name == .task, !modifiers.contains(.onAppear), callNode.argument(.id) == nil { return false }
        return callNode.children.contains { argument in
          guard argument.isPassing else { return false }
          let range = argument.numbers
          if assigns(member, in: range) { return true }
          return body.uses.indices.contains { j in
            guard range.contains(body.uses[j].node), case .member(let called) = body.target(j) else { return false }
            return index[called].kind == .function && index.owner(called) == owner && assigns(called, in: nil)
          }
        }
      }
    }
  }
}
