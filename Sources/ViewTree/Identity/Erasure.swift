// Where the type of a view is erased: `AnyView`, `any View`, and functions of the project that return one.

import Frameworks
import Project
import Syntax

extension WrittenType {
  /// `AnyView` or `any View`.
  public var isErasedView: Bool {
    switch self {
    case .named(let name, let arguments, _): name == .AnyView && arguments.isEmpty
    case .any(let inner): inner.name == .View
    default: false
    }
  }

  /// `any P`, `(any P)?`
  var isExistential: Bool {
    switch self {
    case .any: true
    case .optional(let inner): inner.isExistential
    case .tuple(let parts): parts.count == 1 && parts[0].isExistential
    default: false
    }
  }

  /// `AnyView`, `AnyView?`.
  public var isErasedViewOrOptional: Bool {
    if case .optional(let inner) = self { return inner.isErasedView }
    return isErasedView
  }

  /// `[AnyView]`
  public var isArrayOfErasedViews: Bool {
    switch self {
    case .array(let element): element.isErasedView
    case .optional(let inner): inner.isArrayOfErasedViews
    default: false
    }
  }

  /// `() -> AnyView`
  public var isFunctionToErasedView: Bool {
    switch self {
    case .function(let result): result.isErasedViewOrOptional
    case .optional(let inner): inner.isFunctionToErasedView
    default: false
    }
  }
}

extension Index {
  /// Whether the member does nothing but erase the view on which it is called: `AnyView(self)`.
  public func isEraser(_ member: MemberID) -> Bool {
    let fact = self[member]
    guard fact.hasBody, fact.parameters.isEmpty, fact.type.isErasedView || fact.type.name == .View,
      let value = singleExpression(of: member)?.unwrapped, value.kind == .call, value.arguments.count == 1
    else { return false }
    let isInit = value.calledName == .`init` && value.callee?.base == nil && fact.type.isErasedView
    guard isInit || value.calledName == .AnyView else { return false }
    return value.arguments[0].value?.unwrapped.name == .`self`
  }

  /// The property or function of the project whose declared type erases the view at a node; nil if there is none.
  public func erasingMember(of node: Int, in tree: ViewTree) -> MemberID? {
    let view = tree[node]
    switch view.kind {
    case .reference, .modified:
      guard let member = view.member, !isEraser(member) else { return nil }
      let fact = self[member]
      if fact.type.isErasedView { return member }
      // A stored closure that is called.
      return fact.kind == .storedProperty && view.isCall && fact.type.isFunctionToErasedView
        ? member : nil
    case .element:
      guard let type = view.type, self[type].traits.contains(.view) else { return nil }
      return self[type].members.first { self[$0].name == .body && self[$0].type.isErasedView }
    default: return nil
    }
  }

  /// Whether the type of the view behind an erasure cannot be written: the result of a protocol requirement, or of a
  /// generic function that takes such a value. Erasing it is then the only way.
  public func isErasedOfNecessity(_ erased: Int, in tree: ViewTree) -> Bool {
    guard let wrapped = tree.children(of: erased).first else { return false }
    let base = tree[tree.core(of: wrapped).base]
    guard base.kind == .reference || base.kind == .unknown else { return false }
    let callee = base.isCall ? base.syntax.callee?.unwrapped ?? base.syntax : base.syntax
    if isOpened(base.syntax, in: tree) { return true }
    if let member = base.member {
      let fact = self[member]
      if fact.type.isExistential { return true }
      // A stored closure that is called.
      if base.isCall, case .function(let result) = fact.type.withoutOptional, result.isExistential {
        return true
      }
      if let owner = owner(member), self[owner].kind == .protocol { return true }
      guard base.isCall else { return false }
      // `make(group)` of `func make(_ group: some Group)`
      return fact.parameters.contains { parameter in
        if case .some = parameter.type { return true }
        return fact.generics.contains { $0.name == parameter.type.name }
      }
    }
    // `store.view(for: x)` for a store of unknown type.
    guard callee.kind == .memberAccess, let receiver = callee.base else { return false }
    return !receiver.isNamedLikeType && receiver.name != .`self`
  }

  /// Whether the expression names a local or parameter of type `any P`, or calls one that returns it: `if let view =
  /// page.view` with `var view: (any View)?`.
  private func isOpened(_ node: Node, in tree: ViewTree) -> Bool {
    let isCall = node.kind == .call
    let named = isCall ? node.callee?.unwrapped.peeledSuffixes ?? node : node
    guard named.kind == .identifierExpr, case .local(let i) = target(of: named, in: tree.body) else { return false }
    let local = tree.body.locals[Int(i)]
    let type: WrittenType
    if local.parameter >= 0 {
      let parameters = self[tree.member].parameters
      guard parameters.indices.contains(Int(local.parameter)) else { return false }
      type = parameters[Int(local.parameter)].type
    } else {
      guard local.initial >= 0, case .member(let member) = target(of: tree.body.node(Int(local.initial)), in: tree.body)
      else { return false }
      type = self[member].type
    }
    guard isCall else { return type.isExistential }
    if case .function(let result) = type.withoutOptional { return result.isExistential }
    return false
  }

  /// Whether the parameter or stored closure that takes this slot requires an erased view.
  public func demandsErasedView(_ slot: Int, in tree: ViewTree) -> Bool {
    let call = tree[tree[slot].parent]
    let label = tree[slot].name
    var types: [(name: Name, type: WrittenType)] = []
    if let member = call.member {
      types = self[member].parameters.map { ($0.label, $0.type) }
    } else if let type = call.type {
      for member in self[type].members where self[member].kind == .initializer {
        types += self[member].parameters.map { ($0.label, $0.type) }
      }
      if types.isEmpty { types = storedProperties(of: type).map { (self[$0].name, self[$0].type) } }
    }
    return types.contains { (label == .none || $0.name == label) && $0.type.isFunctionToErasedView }
  }

  /// Whether the type in a stored `AnyView` is the same for each place that constructs the view: the initializers erase
  /// what a generic parameter gives. Linear in the code of the initializers.
  public func isErasedByGenericInitializers(_ property: MemberID) -> Bool {
    guard let owner = owner(property), writes(to: property).sites.allSatisfy({ self[$0.member].kind == .initializer })
    else { return false }
    let initializers = self[owner].members.filter { self[$0].kind == .initializer }
    var erases = false
    for initializer in initializers {
      let fact = self[initializer]
      for assignment in assignments(in: initializer) where assignment.property == property {
        guard let value = assignment.value?.unwrapped, value.kind == .call,
          value.calledName == .AnyView || value.unlabelledArgument == nil,
          !fact.generics.isEmpty || fact.parameters.contains(where: { if case .some = $0.type { true } else { false } })
        else { return false }
        erases = true
      }
    }
    return erases
  }

  /// Whether the view only passes on an `AnyView` that its callers have: a stored property or a parameter of that type.
  /// False if more than `callLimit` places construct the view.
  public func isErasedByCallers(_ property: MemberID, work: Work) -> Bool {
    guard let owner = owner(property), self[owner].access <= .internal else { return false }
    let calls = callsOutsidePreviews(of: owner, work: work)
    return !calls.isEmpty && calls.count <= Index.callLimit
      && calls.allSatisfy { call in
        let site = UseSite(member: call.caller, use: call.use)
        guard let (value, body, _) = given(.property(property), of: owner, in: nil, at: site) else { return false }
        switch target(of: value.unwrapped, in: body) {
        case .member(let member):
          return self[member].kind == .storedProperty && self[member].type.isErasedViewOrOptional
        case .local(let i):
          let number = Int(body.locals[Int(i)].parameter)
          let parameters = self[body.member].parameters
          return parameters.indices.contains(number) && parameters[number].type.isErasedViewOrOptional
        default: return false
        }
      }
  }

  /// Whether the type of the member is required: by a protocol, by a witness or by an override. Also true if the type
  /// inherits from more than `conformanceLimit` types.
  public func isBoundToItsType(_ member: MemberID) -> Bool {
    let fact = self[member]
    if fact.isOverride { return true }
    guard let owner = owner(member) else { return false }
    if self[owner].kind == .protocol { return true }
    var seen: Set<TypeID> = [owner]
    var level = self[owner].ancestors
    while !level.isEmpty {
      var next: [TypeID] = []
      for ancestor in level where seen.insert(ancestor).inserted {
        if seen.count > Self.conformanceLimit { return true }
        let declares = ownMembers(named: fact.name, of: ancestor).contains {
          self[$0].type.isErasedViewOrOptional || self[$0].type.isArrayOfErasedViews
        }
        if declares { return true }
        next += self[ancestor].ancestors
      }
      level = next
    }
    return false
  }
}
