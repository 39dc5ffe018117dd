import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view that stores its content as a closure hides from SwiftUI whether the content has changed.
public struct ContentClosureStored: MemberRule {
  public static let about = About(
    "content-closure-stored", .dependency, .info,
    "A view stores a builder closure instead of the view that it builds",
    fix: "Stores the view that the builder returns instead of the builder. Suggested, because the content is then "
      + "created with the view and not in its body.",
    references: [.discoverObservation, .managingModelData],
    explanation: """
      A container can store `let content: () -> Content` and call it in its body. It then runs the caller's \
      builder at each of its evaluations, even if only its own state has changed. An animation of the \
      container rebuilds everything inside. SwiftUI compares what a view stores to decide whether to evaluate \
      it, but it cannot compare a closure.

      Store the content itself: `@ViewBuilder let content: Content`. The memberwise initializer then takes the \
      builder and calls it. In a written initializer, call the builder there. SwiftUI's own stacks do the \
      same.

      Not reported:

      - closures with parameters
      - closures that are called in a row, a branch, a lazy container, a `GeometryReader` or a sheet
      - closures that are called more than once, or passed on
      - views without state of their own that store another closure with parameters or a result, which SwiftUI \
      cannot compare either
      - views without dynamic properties that also store an action, or another builder that has to stay a closure. \
      They are evaluated only with the parent, which then builds the content as often
      - views that also store an `AnyView`, and views that only update with an object that all callers observe as well
      - views without dynamic properties, if a caller passes content that SwiftUI cannot compare: actions, bindings, \
      rows
      - views whose body is only the call, which exist to defer it, and views that nothing shows
      """)

  public static let bad = [
    Example(
      "called once, always",
      """
      import SwiftUI

      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @State private var isRaised = false
        var body: some View {
          VStack { content() }
            .shadow(radius: isRaised ? 8 : 2)
            .onTapGesture { isRaised.toggle() }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the content itself",
      """
      import SwiftUI

      struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        @State private var isRaised = false
        var body: some View {
          VStack { content }
            .shadow(radius: isRaised ? 8 : 2)
            .onTapGesture { isRaised.toggle() }
        }
      }
      """),
    Example(
      "needed only sometimes",
      """
      import SwiftUI

      struct Drawer<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { isOpen.toggle() }
            if isOpen { content() }
          }
        }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, case .function(let result) = fact.type,
      fact.attributes.allSatisfy({ Builders.kind(of: $0) == .view }),
      let owner = pass.index.owner(member), pass.index[owner].isViewLikeStruct,
      !pass.index[owner].traits.contains(.representable),
      isView(result, in: owner), !takesParameters(member),
      let call = onlyCall(of: member, fact, in: owner),
      pass.isStrict
        || !staysIncomparable(owner)
          && (isEvaluatedAlone(owner)
            || pass.index.remaking(of: owner, work: pass.work).isProved && allCallersPassValues(to: owner))
    else { return }
    let name = pass.text(fact.name)
    let view = pass.plainName(of: owner)
    pass.report(
      fact.nameRange,
      "`\(view)` stores the builder `\(name)`, which rebuilds the content at every evaluation and cannot be "
        + "compared",
      help: pass.index[owner].initializers.isEmpty
        ? "declare `@ViewBuilder \(fact.isLet ? "let" : "var") \(name): \(pass.text(result.name))`, and write "
          + "`\(name)` in the body"
        : "declare `\(fact.isLet ? "let" : "var") \(name): \(pass.text(result.name))`, call the builder in the "
          + "initializer, and write `\(name)` in the body",
      notes: [pass.note("every evaluation calls it here, once", .occasion, at: call)],
      fix: fix(member, fact, owner, call))
  }

  /// Stores the view: the type without `() ->`, the use without `()`, and `()` where an initializer assigns
  /// it.
  private func fix(_ member: MemberID, _ fact: MemberFact, _ owner: TypeID, _ site: UseSite) -> Fix? {
    let binding = pass.index.node(member)
    let call = pass.index.node(at: site)
    guard let declaration = binding.soleDeclaration, binding.child(.initializer) == nil,
      let type = binding.child(.typeAnnotation)?.firstChild, let function = functionType(type),
      let result = function.lastChild, result.kind != .tupleType, call.passedValues.isEmpty,
      let callee = call.asCall?.node.callee, !pass.hasComment(in: type.range),
      !pass.isUsedElsewhere(member), fact.access <= .internal
    else { return nil }
    var edits = [
      pass.edit(type.range, with: result.text),
      pass.edit(callee.range.upperBound..<call.range.upperBound, with: ""),
    ]
    let initializers = pass.index[owner].initializers
    for initializer in initializers {
      guard pass.index.file(initializer) == pass.file.number,
        let more = self.edits(in: initializer, of: member)
      else { return nil }
      edits += more
    }
    if initializers.isEmpty, fact.attributes.isEmpty {
      let start = declaration.range.lowerBound
      edits.append(pass.edit(start..<start, with: "@ViewBuilder "))
    }
    return Fix("Store the view instead of its builder", .suggested, edits)
  }

  /// `self.content = content()` for a parameter that has no other use and no longer escapes.
  private func edits(in initializer: MemberID, of property: MemberID) -> [Fix.Edit]? {
    let node = pass.index.node(initializer)
    guard let block = node.child(.codeBlock) else { return nil }
    let assignments = pass.index.assignments(in: initializer).filter { $0.property == property }
    if assignments.isEmpty {
      let delegates = block.descendants.contains { $0.kind == .call && $0.callee?.text == "self.init" }
      return delegates ? [] : nil
    }
    guard assignments.count == 1, assignments[0].wrapper == nil, assignments[0].values.count == 1,
      case let value = assignments[0].values[0], value.kind == .identifierExpr,
      let parameter = node.child(.parameterClause)?.children.first(where: {
        $0.kind == .parameter && $0.name == value.name
      }),
      block.descendants.filter({ $0.isReference(to: value.name) && $0 != value })
        .allSatisfy({ $0.parent == assignments[0].node }),
      let type = parameter.children.first(where: { $0.kind == .attributedType || $0.kind == .functionType }),
      functionType(type) != nil
    else { return nil }
    let end = value.range.upperBound
    var edits = [pass.edit(end..<end, with: "()")]
    if type.text.hasPrefix("@escaping ") {
      edits.append(
        pass.edit(type.range.lowerBound..<(type.range.lowerBound + "@escaping ".utf8.count), with: ""))
    }
    return edits
  }

  /// `() -> Content` without attributes and parentheses around it.
  private func functionType(_ type: Node) -> Node? {
    if type.kind == .functionType { return type }
    guard type.kind == .attributedType || type.kind == .tupleType else { return nil }
    return type.descendants.first { $0.kind == .functionType }
  }

  /// Whether nothing is gained: another closure or an `AnyView` that the view needs keeps SwiftUI from comparing it.
  private func staysIncomparable(_ owner: TypeID) -> Bool {
    pass.index.storedProperties(of: owner).contains { other in
      let fact = pass.index[other]
      let type = pass.index.unaliasedType(of: other).withoutOptional
      if !fact.isStatic, type.name == .AnyView { return true }
      guard !fact.isStatic, case .function(let result) = type else { return false }
      return !isView(result, in: owner) || takesParameters(other) || onlyCall(of: other, fact, in: owner) == nil
    }
  }

  /// Whether a property of its own evaluates the body apart from the caller. What a binding leads to, and an object that
  /// all callers observe, evaluates the caller as well, and a value of the environment seldom changes.
  private func isEvaluatedAlone(_ owner: TypeID) -> Bool {
    pass.index.storedProperties(of: owner).contains { property in
      pass.index[property].attributes.contains {
        Wrappers.has(.dynamicProperty, $0) && $0 != .Binding && !Wrappers.has(.readsEnvironment, $0)
          || $0 == .EnvironmentObject
      }
        && !(isShared(property)
          && pass.index.heldType(of: property).map { isObserved($0, byCallersOf: owner) } ?? false)
    }
  }

  /// Whether the object is not the view's own one, which would change alone.
  private func isShared(_ property: MemberID) -> Bool {
    let fact = pass.index[property]
    if case .construction = fact.initial { return false }
    return !fact.attributes.contains { $0 == .StateObject }
  }

  private func isObserved(_ model: TypeID, byCallersOf owner: TypeID) -> Bool {
    let calls = pass.index.someCallsOutsidePreviews(of: owner, work: pass.work)
    return !calls.isEmpty
      && calls.allSatisfy { call in pass.index.owner(call.caller).map { pass.index.observes($0, model) } ?? false }
  }

  /// Whether all callers build content that SwiftUI can compare with the one before: no action, no binding, no rows, no
  /// view of the project that stores a closure.
  private func allCallersPassValues(to owner: TypeID) -> Bool {
    let index = pass.index
    let calls = index.callsOutsidePreviews(of: owner, work: pass.work)
    return !calls.isEmpty && calls.count <= Self.callerLimit
      && calls.allSatisfy { call in
        let body = index.body(of: call.caller)
        let runs = body.runs(in: index)
        let passed = body.node(call.use)
        return body.closures(in: passed).allSatisfy { closure in
          switch runs.run(of: Int32(closure)).use?.role {
          case .action, .deferredContent, .row: false
          case .content, .transform, .immediate, nil: true
          }
        }
          && body.uses(in: passed).allSatisfy { use in
            let fact = body.uses[use]
            // `Button("Save", action: save)`, `TextField("Name", text: $name)`
            if fact.isCall, body.labels(of: fact).contains(.action) { return false }
            if pass.text(fact.name).hasPrefix("$") { return false }
            // `.onTapGesture(perform: save)`
            if !fact.isCall, case .member(let id) = body.target(use), index[id].kind == .function { return false }
            guard use != call.use, case .construction(let type) = body.target(use) else { return true }
            return !index.storedProperties(of: type).contains { index.holdsClosure($0) }
          }
      }
  }

  /// How many callers are looked at. With more, it is not known what they pass, and nothing is said.
  private static let callerLimit = 50

  /// A generic parameter that is a view.
  private func isView(_ type: WrittenType, in owner: TypeID) -> Bool {
    guard case .named(let name, _, .none) = type, let place = pass.index[owner].declaration else {
      return false
    }
    return pass.index[place].generics.contains { $0.name == name && Conformances.has(.view, $0.constraint) }
      || isConstrained(name, place)
  }

  /// `where Content: View`
  private func isConstrained(_ name: Name, _ place: FactPlace) -> Bool {
    guard pass.index[place].generics.contains(where: { $0.name == name }) else { return false }
    let declaration = pass.index.files[Int(place.file)].tree.node(Int(pass.index[place].node))
    return declaration.child(.whereClause)?.children.contains { requirement in
      let types = Array(requirement.children)
      return types.count == 2 && types[0].name == name && Conformances.has(.view, types[1].name)
    } ?? false
  }

  private func takesParameters(_ member: MemberID) -> Bool {
    guard let annotation = pass.index.node(member).child(.typeAnnotation) else { return true }
    guard let function = annotation.descendants.first(where: { $0.kind == .functionType }),
      let parameters = function.child(.tupleType)
    else { return true }
    return parameters.firstChild != nil
  }

  /// The call of the closure, if there is one only and it happens whenever the body is evaluated.
  private func onlyCall(of member: MemberID, _ fact: MemberFact, in owner: TypeID) -> UseSite? {
    let index = pass.index
    var found: UseSite?
    for other in index[owner].members where index[other].hasBody && index[other].kind != .initializer {
      let body = index.body(of: other)
      for (i, use) in body.uses.enumerated() where use.name == fact.name {
        guard case .member(let target) = body.target(i), target == member else { continue }
        guard found == nil, use.isCall, index[other].name == .body else { return nil }
        found = UseSite(member: other, use: i)
      }
    }
    guard let found, index.file(found.member) == pass.file.number, !putsOff(found) else { return nil }
    return found
  }

  /// Whether the call runs later, more than once or only sometimes, or is the whole content of the view.
  private func putsOff(_ site: UseSite) -> Bool {
    guard let tree = pass.viewTree(of: site.member) else { return true }
    let call = pass.index.node(at: site)
    guard let i = tree.nodes.firstIndex(where: { $0.syntax == call }) else { return true }
    var isAlone = true
    for ancestor in tree.ancestors(of: i) {
      let node = tree[ancestor]
      switch node.kind {
      case .conditional:
        if !node.isConstant { return true }
      case .slot:
        isAlone = false
        guard let use = node.use, use.role == .content, use.kind != .presentation, use.kind != .menu else {
          return true
        }
      case .element:
        if ViewTypes.has(.lazyContainer, node.name) || node.type != nil { return true }
      case .alternative, .reference: return true
      case .modified:
        // A modifier of the project may do anything with it.
        if node.member != nil { return true }
      default: continue
      }
    }
    return isAlone
  }
}
