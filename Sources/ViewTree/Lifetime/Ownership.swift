// Which property stores an argument or assigned value of an initializer, and what its wrapper does with it.

import Frameworks
import Project
import Syntax

/// An assignment to a property in an initializer: `x = …`, `self.x = …`, `_x = Wrapper(wrappedValue: …)`. Its nodes
/// are valid until `Index.forgetNodes`.
public struct PropertyAssignment: Sendable {
  public let property: MemberID
  /// The whole sequence.
  public let node: Node
  /// The expressions to the right of `=`; for `_x = Wrapper(…)` the value that the wrapper takes.
  public let values: [Node]
  /// `Wrapper(…)` in `_x = Wrapper(…)`; nil if the value itself is assigned.
  public let wrapper: Node?

  /// The assigned expression without parentheses; nil if it is a sequence of several.
  public var value: Node? { values.count == 1 ? values[0].unwrapped : nil }
}

/// Where the value of an argument of a view's initializer is stored.
public enum ArgumentStorage: Sendable {
  /// In this property, unchanged. Its wrapper may defer the evaluation (`keepsValueUnevaluated`).
  case property(MemberID)
  /// In this property, which takes only the first value: the initializer passes it to the wrapper.
  case initialValue(MemberID)
  /// In a closure that is evaluated later, or never.
  case deferred
}

extension Index {
  /// The assignments of an initializer to properties of its type, in order, without those in closures. Linear in the
  /// size of the initializer for the first question. The nodes are valid until `forgetNodes`.
  public func assignments(in initializer: MemberID) -> [PropertyAssignment] {
    let known: Assignments = derivation(.initializerAssignments, of: initializer.number) {
      Assignments(searchAssignments(in: initializer))
    }
    return known.all
  }

  private func searchAssignments(in initializer: MemberID) -> [PropertyAssignment] {
    guard let owner = owner(initializer), let block = node(initializer).child(.codeBlock) else { return [] }
    var found: [PropertyAssignment] = []
    var iterator = block.descendants
    while let node = iterator.next() {
      switch node.kind {
      case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl: iterator.skipSubtree(of: node)
      case .sequence: if let assignment = assignment(node, of: owner) { found.append(assignment) }
      default: break
      }
    }
    return found
  }

  private func assignment(_ node: Node, of owner: TypeID) -> PropertyAssignment? {
    let parts = Array(node.children)
    guard parts.count >= 3, parts[1].kind == .assignmentOperator else { return nil }
    let target = parts[0].unwrapped
    guard target.kind == .identifierExpr || target.base?.name == .`self` else { return nil }
    let values = Array(parts[2...])
    if let property = storedProperty(target.name, of: owner) {
      return PropertyAssignment(property: property, node: node, values: values, wrapper: nil)
    }
    let spelling = text(target.name)
    guard spelling.hasPrefix("_"), values.count == 1, let name = names.name(String(spelling.dropFirst())),
      let property = storedProperty(name, of: owner)
    else { return nil }
    let call = values[0].unwrapped
    // `_text = text`: a binding has no value of its own.
    if call.kind == .identifierExpr, self[property].attributes.contains(where: { $0 == .Binding }) {
      return PropertyAssignment(property: property, node: node, values: values, wrapper: nil)
    }
    guard call.kind == .call, let callee = call.callee?.unwrapped,
      callee.name == .`init` || self[property].attributes.contains(callee.name)
    else { return nil }
    let value = call.argument(.wrappedValue) ?? call.argument(.initialValue) ?? call.unlabelledArgument
    return PropertyAssignment(
      property: property, node: node,
      values: value.map { $0.kind == .sequence ? Array($0.children) : [$0] } ?? [], wrapper: call)
  }

  private func storedProperty(_ name: Name, of owner: TypeID) -> MemberID? {
    let found = members(named: name, of: owner)
    guard found.count == 1, self[found[0]].kind == .storedProperty, !self[found[0]].isStatic else {
      return nil
    }
    return found[0]
  }

  /// Where the argument of `T(…)` is stored; nil if it is not known.
  public func storage(of argument: Node, of call: Node, constructing type: TypeID, in body: Body)
    -> ArgumentStorage?
  {
    guard let number = body.use(at: call) else { return nil }
    let fitting = initializers(of: type, fitting: number, in: body)
    if fitting.isEmpty, hasMemberwiseInitializer(type), argument.name != .none {
      guard let property = storedProperty(argument.name, of: type), self[property].access > .private else {
        return nil
      }
      return .property(property)
    }
    guard fitting.count == 1 else { return nil }
    let parameters = self[fitting[0]].parameters
    let candidates = parameters.indices.filter { parameters[$0].label == argument.name }
    guard candidates.count == 1 else { return nil }
    return storage(ofParameter: candidates[0], of: fitting[0])
  }

  /// Where an initializer stores the value of a parameter; nil if it is not known.
  public func storage(ofParameter number: Int, of initializer: MemberID) -> ArgumentStorage? {
    let parameter = self[initializer].parameters[number]
    if parameter.attributes.contains(where: { $0 == .autoclosure }),
      parameter.attributes.contains(where: { $0 == .escaping })
    {
      return .deferred
    }
    var found: ArgumentStorage?
    for assignment in assignments(in: initializer) {
      guard let value = assignment.value, value.kind == .identifierExpr, value.name == parameter.name else {
        continue
      }
      let wrapper = self[assignment.property].attributes
      let keepsFirst = wrapper.contains { Wrappers.has(.ownsState, $0) }
      if keepsFirst { return .initialValue(assignment.property) }
      found = found ?? .property(assignment.property)
    }
    return found
  }

  /// The calls of the initializers of a view type in code that is shipped: outside of previews, tests and debug code.
  public func callsOutsidePreviews(of type: TypeID, work: Work) -> [InitializerCall] {
    let known: CallsOutsidePreviews = derivation(.callsOutsidePreviews, of: type.number) {
      CallsOutsidePreviews(
        work.outside.initializerCalls(of: type).filter {
          self.isShipped(UseSite(member: $0.caller, use: $0.use))
        })
    }
    return known.calls
  }

  /// How many calls of one view type rules examine one by one, since each may take as long as its body. Rules do not
  /// see what further calls pass, and miss findings about them.
  private static let examinedCallLimit = 100
  /// The first of these calls, as many as rules examine one by one.
  public func someCallsOutsidePreviews(of type: TypeID, work: Work) -> ArraySlice<InitializerCall> {
    callsOutsidePreviews(of: type, work: work).prefix(Self.examinedCallLimit)
  }

  /// Whether the property is a parameter of the memberwise initializer with a default that every call in the project
  /// replaces, so that the default is never used.
  public func isDefaultAlwaysReplaced(of property: MemberID, work: Work) -> Bool {
    let fact = self[property]
    guard let owner = owner(property), !fact.isLet, fact.access > .private, hasMemberwiseInitializer(owner),
      !work.outside.isInitializerReferenced(of: owner)
    else { return false }
    return labelsOfCalls(of: owner, work: work).always.contains(fact.name)
  }

  /// Whether a call of an initializer of the view type has an argument with this label, previews included.
  public func isPassed(_ label: Name, to type: TypeID, work: Work) -> Bool {
    labelsOfCalls(of: type, work: work).passed.contains(label)
  }

  private func labelsOfCalls(of type: TypeID, work: Work) -> CallLabels {
    derivation(.callLabels, of: type.number) { CallLabels(of: type, in: self, work: work) }
  }

  /// Whether an initializer of the type assigns the property.
  public func isAssignedInInitializer(_ property: MemberID) -> Bool {
    guard let owner = owner(property) else { return false }
    let assigned = derivation(.assignedProperties, of: owner.number) { AssignedProperties(of: owner, in: self) }
    return assigned.properties.contains(property)
  }
}

private final class CallsOutsidePreviews: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let calls: [InitializerCall]
  init(_ calls: [InitializerCall]) { self.calls = calls }
}

/// The argument labels in calls of the initializers of a view type.
private final class CallLabels: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let passed: Set<Name>
  /// Labels that every call outside of previews has; empty if there is no such call.
  let always: Set<Name>

  init(of type: TypeID, in index: Index, work: Work) {
    func labels(_ call: InitializerCall) -> ArraySlice<Name> {
      let body = index.body(of: call.caller)
      return body.labels(of: body.uses[call.use])
    }
    var passed: Set<Name> = []
    for call in work.outside.initializerCalls(of: type) { passed.formUnion(labels(call)) }
    var always: Set<Name>?
    for call in index.callsOutsidePreviews(of: type, work: work) {
      let labels = labels(call)
      always = always.map { $0.intersection(labels) } ?? Set(labels)
    }
    self.passed = passed
    self.always = always ?? []
  }
}

private final class AssignedProperties: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let properties: Set<MemberID>

  init(of type: TypeID, in index: Index) {
    properties = Set(index[type].initializers.flatMap { index.assignments(in: $0).map(\.property) })
  }
}

/// Work that continues after an object is created.
public struct StartedWork: Sendable {
  /// The member of the object that starts it.
  public let member: MemberID
  /// The call that starts it.
  public let site: UseSite
  /// A predicate for messages: "starts a task".
  public let phrase: String
}

extension Index {
  /// A task, timer, observer or subscription that creating an object of the type starts, in an initial value, an
  /// initializer, or a method that these call; nil if there is none.
  public func startedWork(by type: TypeID) -> StartedWork? {
    var seen: Set<MemberID> = []
    var level = self[type].initializers + storedProperties(of: type).filter { !self[$0].isLazy }
    for _ in 0..<FollowLimit.helpers {
      var next: [MemberID] = []
      for member in level where seen.insert(member).inserted && seen.count < FollowLimit.members {
        let fact = self[member]
        guard fact.hasBody || fact.initial != .none else { continue }
        let body = body(of: member)
        for (i, use) in body.uses.enumerated() where use.isCall && use.closure < 0 {
          if let phrase = startedWork(use, body.target(i)) {
            return StartedWork(member: member, site: UseSite(member: member, use: i), phrase: phrase)
          }
          if case .member(let callee) = body.target(i), owner(callee) == type, !self[callee].isStatic,
            self[callee].kind == .function
          {
            next.append(callee)
          }
        }
      }
      level = next
    }
    return nil
  }

  private func startedWork(_ use: UseFact, _ target: Target) -> String? {
    switch target {
    case .frameworkConstruction(let name) where name == .Task: return "starts a task"
    case .framework(let receiver, let isStatic):
      switch use.name.known {
      case .detached where isStatic && receiver == .Task: return "starts a task"
      case .scheduledTimer where isStatic && receiver == .Timer: return "starts a timer"
      case .publish where isStatic && receiver == .Timer: return "starts a timer"
      case .addObserver: return "adds an observer"
      case .sink where use.kind == .member: return "subscribes to a publisher"
      default: return nil
      }
    default: return nil
    }
  }

  /// The first deinitializer of a class; nil if there is none.
  public func deinitializer(of type: TypeID) -> MemberID? {
    self[type].members.first { self[$0].kind == .deinitializer }
  }

  /// Whether a class of the project has only constants that are values, or objects for which the same is true, so
  /// that all instances are equivalent.
  public func hasNothingToRemember(_ type: TypeID) -> Bool { hasNothingToRemember(type, depth: 0) }

  private func hasNothingToRemember(_ type: TypeID, depth: Int) -> Bool {
    guard depth < FollowLimit.helpers, self[type].isProjectType, self[type].isReference,
      self[type].attributes.isEmpty
    else { return false }
    // A superclass may have state.
    if self[type].ancestors.contains(where: { self[$0].isReference }) { return false }
    if self[type].conformances.contains(where: { Classes.has(.reference, $0) && $0 != .NSObject }) {
      return false
    }
    return storedProperties(of: type).allSatisfy { property in
      let fact = self[property]
      guard fact.isLet, fact.attributes.isEmpty else { return false }
      if let held = valueType(of: property), !held.isCollection, let other = held.type,
        self[other].isReference
      {
        return hasNothingToRemember(other, depth: depth + 1)
      }
      return fact.initial == .literal || isKnownValue(fact.type, file: file(property), scope: type)
    }
  }

  /// What the tables know about a class of the project through its superclasses: `UIView` for `final class Canvas:
  /// UIView`.
  public func inheritedClassTraits(of type: TypeID) -> ClassTraits {
    guard self[type].isReference else { return [] }
    var traits: ClassTraits = []
    for name in self[type].conformances {
      if let known = Classes.traits(of: name) { traits.formUnion(known) }
    }
    return traits
  }
}

extension Index {
  /// The type that creates the value of the property again with each of its own values: a view, modifier or style of
  /// the project. Nil for properties that are created once or later, for apps, scenes and widgets, and for wrappers
  /// with an `update()` of their own.
  public func ownerMakingAnew(_ property: MemberID, _ fact: MemberFact) -> TypeID? {
    guard !fact.isStatic, !fact.isLazy, let owner = owner(property), self[owner].kind == .struct,
      self[owner].isProjectType, self[owner].traits.contains(.viewLike), !self[owner].traits.contains(.root),
      !isPreviewCode(owner), !updatesByHand(owner)
    else { return nil }
    return owner
  }
}

extension Index {
  /// Whether the member returns content of a view, modifier or style, so that it runs with updates.
  public func givesContent(_ member: MemberID) -> Bool {
    let owner = owner(member)
    if isPreviewCode(member) || owner.map({ self[$0].isReference }) ?? false { return false }
    return isViewMember(self[member], owner: owner, file: file(member))
  }
}

extension Index {
  /// Whether the written type is known to be a value type, which is copied for each holder: a struct or enum of the
  /// project, a number, a string, a collection.
  public func isKnownValue(_ type: WrittenType, file: Int, scope: TypeID?) -> Bool {
    switch type {
    case .optional(let inner): return isKnownValue(inner, file: file, scope: scope)
    case .array, .dictionary: return true
    case .tuple(let parts): return parts.allSatisfy { isKnownValue($0, file: file, scope: scope) }
    case .named(let name, let arguments, _):
      if let type = staticType(type, file: file, scope: scope)?.type {
        return (self[type].kind == .struct || self[type].kind == .enum)
          && !self[type].traits.contains(.viewLike)
      }
      if declaresType(named: name) { return false }
      if name == .Set { return arguments.count == 1 }
      return Self.valueTypes.contains(text(name))
    default: return false
    }
  }

  private static let valueTypes: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "Decimal", "Double", "Float", "Int",
    "Int32",
    "Int64", "String", "UInt", "URL", "UUID",
  ]
}

extension Work {
  /// The expensive calls that creating the object reaches: through its initial values, and through the initializer if
  /// it is uniquely resolved. Call paths start in the code of the type.
  public func costs(ofMaking object: ConstructedObject, in index: Index) -> [ReachedCost] {
    guard let type = object.type else { return [] }
    let labels = ArraySlice(
      object.construction.children.filter { $0.kind == .argument || $0.kind == .trailingClosure }.map(\.name))
    let fitting = index.initializers(of: type, fitting: labels, closures: 0)
    var members = index.storedProperties(of: type).filter { id in
      let fact = index[id]
      return fact.initial != .none && !fact.isLazy && !index.keepsValueUnevaluated(id)
    }
    if fitting.count == 1 { members.append(fitting[0]) }
    return members.flatMap { costs(reachedFrom: $0) }
  }
}

private final class Assignments: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let all: [PropertyAssignment]
  init(_ all: [PropertyAssignment]) { self.all = all }
}
