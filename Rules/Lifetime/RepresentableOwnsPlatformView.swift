import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A representable describes a platform view; SwiftUI asks for the view itself once.
public struct RepresentableOwnsPlatformView: MemberRule {
  public static let about = About(
    "representable-owns-platform-view", .lifetime, .error,
    "A representable creates its platform view in a property",
    fix: """
      Moves the property into the method that makes the view, where that is its only use. Suggested: the view is then \
      created when SwiftUI asks for it.
      """,
    references: [.representable, .dataEssentials],
    explanation: """
      A representable such as a `UIViewRepresentable` is a value that is initialized again whenever its parent is \
      evaluated. The view that `makeUIView(context:)` returned stays on screen meanwhile. A property \
      `let webView = WKWebView()` is thus a different view in each value. That is expensive, and only the first view \
      is ever shown. What `updateUIView(_:context:)` or another method later does with `self.webView` changes a view \
      that is not on screen. That is an error where a value that the representable gets is known to change, and a warning \
      where it only has bindings, which the view on screen itself may write.

      If the property is only returned when the view is made, the damage is the cost of creating the other views. That is \
      information, and so is a representable that the views around it keep in `@State`.

      Create the view in `makeUIView(context:)`, and change the view that `updateUIView` receives. Let the coordinator \
      store what it needs of the view.

      Not reported:

      - views that are passed in
      - static properties
      - `@State`
      - a default value that every call in the project replaces
      """)

  public static let bad = [
    Example(
      "each update changes a view that is not on screen",
      """
      import SwiftUI
      import UIKit

      struct Ticker: UIViewRepresentable {
        let text: String
        private let label = UILabel()

        func makeUIView(context: Context) -> UILabel { label }
        func updateUIView(_ view: UILabel, context: Context) { label.text = text }
      }
      """)
  ]
  public static let good = [
    Example(
      "created when SwiftUI asks for it",
      """
      import SwiftUI
      import UIKit

      struct Ticker: UIViewRepresentable {
        let text: String

        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) { label.text = text }
      }
      """),
    Example(
      "the view is stored elsewhere",
      """
      import SwiftUI
      import UIKit

      struct Ticker: UIViewRepresentable {
        let label: UILabel

        func makeUIView(context: Context) -> UILabel { label }
        func updateUIView(_ label: UILabel, context: Context) {}
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty, .initializer]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard let owner = pass.index.owner(member), pass.index[owner].traits.contains(.representable),
      pass.index[owner].kind == .struct
    else { return }
    switch fact.kind {
    case .storedProperty:
      guard isUnwrappedStorage(fact), fact.initial != .none, fact.initial != .literal else { return }
      let binding = pass.index.node(member)
      guard let value = binding.initialValue,
        let object = pass.index.constructedObject(
          value, in: pass.index.body(of: member), declared: fact.type),
        isPlatformView(object), !pass.index.isDefaultAlwaysReplaced(of: member, work: pass.work),
        !pass.index.isAssignedInInitializer(member)
      else { return }
      report(object, member, owner, at: fact.nameRange, extent: binding.range)
    case .initializer where fact.hasBody:
      for assignment in pass.index.assignments(in: member) where assignment.wrapper == nil {
        let property = pass.index[assignment.property]
        guard isUnwrappedStorage(property),
          let object = pass.index.constructedObject(
            assignment.values, in: pass.index.body(of: member), declared: property.type),
          isPlatformView(object)
        else { continue }
        report(object, assignment.property, owner, at: assignment.node.range, extent: nil)
      }
    default: return
    }
  }

  private func isUnwrappedStorage(_ fact: MemberFact) -> Bool {
    fact.isStoredInInstances && !fact.isLazy && fact.attributes.isEmpty
  }

  private func isPlatformView(_ object: ConstructedObject) -> Bool {
    let traits =
      object.type.map { pass.index.inheritedClassTraits(of: $0) } ?? Classes.traits(of: object.name) ?? []
    return traits.contains(.platformView) || traits.contains(.platformController)
  }

  private func report(
    _ object: ConstructedObject, _ property: MemberID, _ owner: TypeID, at range: Range<Int>,
    extent: Range<Int>?
  ) {
    let name = pass.plainName(of: property)
    let type = pass.text(object.name)
    let view = pass.plainName(of: owner)
    let make = makeMember(of: owner)
    let makeName = make.map { "`\(pass.plainName(of: $0))`" } ?? "the method that makes the view"
    let isKept = isKept(owner)
    let renewal = pass.renewal(of: owner, countsStill: true)
    guard isKept || renewal != nil else { return }
    let later = isKept ? nil : laterUse(of: property, owner)
    let isUnread = extent != nil && later == nil && pass.isUnread(property)
    var notes = pass.notes(ofMaking: object)
    if let later {
      let user = pass.plainName(of: later.member)
      notes.append(pass.note("`\(user)` uses \(withArticle(type)) that is not on screen", .loss, at: later))
    } else if let make {
      notes.append(pass.note("SwiftUI calls `\(pass.plainName(of: make))` once", .cause, at: make))
    }
    if let note = pass.note(ofConstructing: owner) { notes.append(note) }
    let renewed = (isKept ? nil : renewal)?.phrase ?? "whenever the parent updates"
    // One method makes all of them.
    let cause = Cause(
      pass.location(range),
      within: pass.index[owner].declaration.map { Location(pass.index[$0].nameRange, inFile: Int($0.file)) },
      topic: later == nil ? "" : "used later",
      Cause.Wording(
        "`\(view)` creates ", counting: "platform views", of: nil,
        " \(renewed), "
          + (later == nil ? "but SwiftUI shows only the first ones" : "and uses ones that are not on screen")))
    pass.report(
      range,
      "`\(view)` creates a new `\(type)` in `\(name)` \(renewed), "
        + (later.map { "and `\(pass.plainName(of: $0.member))` uses one that is not on screen" }
          ?? (isUnread ? "which SwiftUI never shows" : "but SwiftUI shows only the first")),
      severity: isKept || later == nil || !isUpdated(owner) ? .info : hasChangingInput(owner) ? .error : .warning,
      help: isUnread
        ? "delete `\(name)`, which nothing reads"
        : isKept
          ? Remedy("keep the `\(type)` in an object that the view around `\(view)` holds in `@StateObject`")
            .or("keep the `\(type)` in an object that lasts longer than the view around `\(view)`")
          : later == nil
            ? "create the `\(type)` in \(makeName)"
            : later.flatMap { pass.index.owner($0.member) } == owner
              ? "create the `\(type)` in \(makeName), and change the view that the update method receives"
              : "create the `\(type)` in \(makeName), and keep it in the coordinator",
      extent: extent, notes: notes,
      fix: later == nil && extent != nil && !isKept ? fix(property, make) : nil, cause: isUnread ? nil : cause)
  }

  /// Whether all code that makes the representable keeps it in a `@State`, so that the one on screen remains.
  private func isKept(_ owner: TypeID) -> Bool {
    let calls = pass.index.callsOutsidePreviews(of: owner, work: pass.work)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        let fact = pass.index[call.caller]
        if fact.kind == .storedProperty { return fact.attributes.contains { $0 == .State } }
        guard fact.kind == .initializer else { return false }
        let made = pass.index.body(of: call.caller).node(call.use)
        return pass.index.assignments(in: call.caller).contains { assignment in
          assignment.node.contains(made)
            && pass.index[assignment.property].attributes.contains { $0 == .State }
        }
      }
  }

  /// Moves the property into the method that makes the view, the only one that uses it.
  private func fix(_ property: MemberID, _ make: MemberID?) -> Fix? {
    let fact = pass.index[property]
    let binding = pass.index.node(property)
    guard let make, pass.index.file(make) == pass.file.number, let block = pass.index.bodyBlock(of: make),
      let owner = binding.ancestor(where: { $0.kind == .memberBlock }), owner.contains(block),
      fact.access <= .fileprivate || !pass.isUsedOutside(property, fact),
      let value = binding.initialValue, let lines = pass.lines(of: binding),
      !pass.hasComment(in: lines), !binding.text.contains(where: \.isNewline),
      let first = block.statements.first,
      // `.init(…)` means what is declared, and `#if` wants something inside.
      !value.text.hasPrefix("."), !binding.ancestors.contains(where: { $0.kind == .ifConfigClause }),
      !pass.nodes(named: fact.name).contains(where: { $0.kind == .argument }),
      !pass.keyPathEnds.contains(pass.text(fact.name))
    else { return nil }
    let uses = pass.nodes(named: fact.name).filter(\.isName)
    guard !uses.isEmpty, uses.allSatisfy({ block.contains($0) && $0.kind == .identifierExpr }),
      !block.descendants.contains(where: { $0.kind == .binding && $0.name == fact.name })
    else { return nil }
    let result = first.kind == .returnStmt ? first.firstChild : first
    let edit: Fix.Edit
    if block.statements.count == 1, let result, uses == [result] {
      edit = pass.edit(result.range, with: value.text)
    } else {
      let start = first.range.lowerBound
      guard pass.startsLine(start) else { return nil }
      edit = pass.edit(start..<start, with: "let \(binding.text)\n" + pass.indentation(at: start))
    }
    return Fix("Create the view where SwiftUI asks for it", .suggested, [pass.edit(lines, with: ""), edit])
  }

  /// Whether something that the representable shows is known to change, which then does not arrive on screen.
  private func isUpdated(_ owner: TypeID) -> Bool { pass.index.updating(of: owner, work: pass.work).isProved }

  /// Whether other values are passed while it is shown, which the one on screen then misses. Without, only work is wasted.
  /// The one on screen itself may be what writes a binding.
  private func hasChangingInput(_ owner: TypeID) -> Bool {
    pass.index.storedProperties(of: owner).contains { property in
      let fact = pass.index[property]
      return !fact.isStatic && fact.attributes.isEmpty && pass.index.change(of: property, work: pass.work).isProved
    }
  }

  private func makeMember(of owner: TypeID) -> MemberID? {
    pass.index[owner].members.first { isMaker(pass.index[$0].name) }
  }

  private func isMaker(_ name: Name) -> Bool {
    switch name.known {
    case .makeUIView, .makeNSView, .makeUIViewController, .makeNSViewController: true
    default: false
    }
  }

  /// A use in code that runs with later values of the representable.
  private func laterUse(of property: MemberID, _ owner: TypeID) -> UseSite? {
    for member in updateMembers(of: owner) {
      if let site = use(of: property, in: member, owner, depth: 0) { return site }
    }
    return coordinatorUse(of: property, owner)
  }

  private func updateMembers(of owner: TypeID) -> [MemberID] {
    pass.index[owner].members.filter {
      let fact = pass.index[$0]
      return fact.kind == .function && fact.hasBody
        && Conformances.isUpdateMember(fact.name, of: pass.index[owner].traits)
    }
  }

  /// A use by the coordinator, if each update passes it the new value:
  /// `context.coordinator.parent = self`.
  private func coordinatorUse(of property: MemberID, _ owner: TypeID) -> UseSite? {
    let members = pass.index[owner].members
    guard let make = members.first(where: { pass.index[$0].name == .makeCoordinator }),
      let coordinator = pass.index.valueType(of: make)?.type, pass.index[coordinator].isReference
    else { return nil }
    let parents = pass.index.storedProperties(of: coordinator).filter {
      pass.index.valueType(of: $0)?.type == owner
    }.map { pass.index[$0].name }
    let isUpdated = updateMembers(of: owner).contains { member in
      let body = pass.index.body(of: member)
      return body.uses.contains { use in
        use.isWritten && parents.contains(use.name) && use.receiver >= 0
          && body.uses[Int(use.receiver)].name == .coordinator
      }
    }
    guard isUpdated else { return nil }
    return pass.index[coordinator].members.lazy
      .filter { pass.index[$0].kind == .function && pass.index[$0].hasBody }
      .compactMap { use(of: property, in: $0, coordinator, depth: 0) }.first
  }

  /// `#selector(view.reload)` only names a method.
  private func isInSelector(_ node: Node) -> Bool {
    node.ancestors.prefix(FollowLimit.values).contains { $0.kind == .macroExpansion && $0.text.hasPrefix("#selector") }
  }

  /// In the member, or in methods of the type that it calls.
  private func use(of property: MemberID, in member: MemberID, _ owner: TypeID, depth: Int) -> UseSite? {
    let body = pass.index.body(of: member)
    for i in body.uses.indices where body.target(i) == .member(property) && !isInSelector(body.node(i)) {
      return UseSite(member: member, use: i)
    }
    guard depth < FollowLimit.widening else { return nil }
    for i in body.uses.indices where body.uses[i].isCall {
      guard case .member(let callee) = body.target(i), callee != member, pass.index.owner(callee) == owner,
        pass.index[callee].kind == .function
      else { continue }
      if let site = use(of: property, in: callee, owner, depth: depth + 1) { return site }
    }
    return nil
  }
}
