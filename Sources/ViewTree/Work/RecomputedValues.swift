// What views recompute with each evaluation although it could be kept: walks through collections, and values that
// depend on randomness or on the clock.

import Frameworks
import Project
import Syntax

/// A value that an update of a view recomputes. Its nodes are valid until `Index.forgetNodes`.
public struct RecomputedValue: Sendable {
  /// The call path to it.
  public let work: RepeatedWork
  /// The collection as its own code writes it; nil for randomness and the clock.
  public let collection: Node?
  /// How many elements the collection can have.
  public let size: Quantity
  /// The property that holds the collection; nil if it is not known.
  public let source: MemberID?
  /// The `ForEach`, `List` or other container whose rows come from the result; nil if it is not known.
  public let rows: Node?
  /// The size of the collection that runs it once for each element; nil if there is none.
  public let outerSize: Quantity?
  /// Whether the collection belongs to the element of a row.
  public let isOfElement: Bool
  /// Whether only some rows run it: those that are equal to something.
  public let isSelective: Bool
  /// Whether it is content of a menu or a picker, which are rarely open.
  public let isInMenu: Bool
  /// Whether the getter of a binding runs it, in whose place nothing can be stored.
  public let isInBinding: Bool

  /// The last step in the view's own code, where the finding is.
  public var site: UseSite { work.path[work.place] }
  /// The last step, which recomputes the value.
  public var last: UseSite { work.path[work.path.count - 1] }
  /// Whether the view's own code recomputes it, and not a member that it calls.
  public var isOwn: Bool { work.place == work.path.count - 1 }
  /// Whether it runs for each element of another collection.
  public var isNested: Bool { outerSize != nil }
}

extension Index {
  /// Whether a step of the call path is content of a menu or a picker.
  public func isInMenu(_ path: [UseSite]) -> Bool {
    isInClosure(path) { closure, call, body in
      call.name == .Picker || closureUse(of: closure, in: body)?.kind == .menu
    }
  }

  /// Whether the getter of a binding runs a step of the path. Only the control that has the binding asks it.
  public func isInBinding(_ path: [UseSite]) -> Bool {
    isInClosure(path) { closure, call, body in
      call.name == .Binding || closure.label == .get || body.labels(of: call).contains(.get)
    }
  }

  private func isInClosure(_ path: [UseSite], where isMeant: (ClosureFact, UseFact, Body) -> Bool) -> Bool {
    path.contains { step in
      let body = body(of: step.member)
      var number = body.uses[step.use].closure
      while number >= 0 {
        let closure = body.closures[Int(number)]
        if closure.call >= 0, isMeant(closure, body.uses[Int(closure.call)], body) { return true }
        number = closure.parent
      }
      return false
    }
  }

  /// What updates of the views in a file recompute, in the order of the views: the candidates for findings in `file`.
  public func recomputedValues(in file: SourceFile, work: Work) -> [RecomputedValue] {
    var types: [TypeID] = []
    var known: Set<TypeID> = []
    for i in file.types.indices {
      guard let id = type(file: file.number, fact: i), self[id].isProjectType, isEvaluatedOften(id),
        known.insert(id).inserted, !isRenderedOnce(id, work: work)
      else { continue }
      types.append(id)
    }
    guard !types.isEmpty else { return [] }
    var search = RecomputedValueSearch(index: self, work: work)
    for type in types { search.run(self[type], in: file.number) }
    return search.found
  }

  /// Whether SwiftUI evaluates the type often. Apps and scenes are evaluated rarely, widgets once. Layouts, shapes and
  /// updates of platform views consist of such work.
  private func isEvaluatedOften(_ type: TypeID) -> Bool {
    let entry = self[type]
    return entry.traits.contains(.viewLike)
      && entry.traits.isDisjoint(with: [.root, .layout, .shape, .representable])
      && !entry.conforms(to: .Widget) && !entry.conforms(to: .WidgetBundle)
  }
}

private struct RecomputedValueSearch {
  let index: Index
  let work: Work
  var found: [RecomputedValue] = []
  /// Whether the current call path runs for each row of a collection in the view itself.
  private var hasOwnRows = false

  init(index: Index, work: Work) {
    self.index = index
    self.work = work
  }

  mutating func run(_ type: TypeEntry, in file: Int) {
    for (root, context) in UpdateWork.roots(of: type, in: index) where context == .body {
      // An id and a comparison are not content.
      let fact = index[root]
      if fact.isStatic || fact.name == .id { continue }
      for reached in work.recomputations(reachedFrom: root) {
        let place = ownPlace(in: reached.path, of: type.id)
        guard index.file(reached.path[place].member) == file,
          index.isReachable(reached.conditions, of: type.id, from: root, work: work)
        else { continue }
        let rows = UpdateWork.rows(running: reached, of: type.id, from: root, index: index, work: work)
        hasOwnRows = reached.frequency == .perRow
        let frequency =
          rows != nil ? Frequency.perRow : reached.frequency == .perRow ? .perUpdate : reached.frequency
        let repeated = RepeatedWork(
          context: context, cost: reached.cost, type: reached.type, frequency: frequency, rows: rows,
          rate: .unknown, root: root, view: type.id, path: reached.path, place: place, isOccasional: false,
          isFallback: false)
        add(repeated)
      }
    }
  }

  /// The last step in the code of the type and its nested types. The first step always is.
  private func ownPlace(in path: [UseSite], of type: TypeID) -> Int {
    var place = 0
    for (i, step) in path.enumerated().dropFirst() {
      var owner = index.owner(step.member)
      while let current = owner, current != type { owner = index[current].parent }
      guard owner == type else { break }
      place = i
    }
    return place
  }

  private mutating func add(_ repeated: RepeatedWork) {
    guard repeated.cost.category == .collection else {
      if isMeant(repeated) { return }
      found.append(
        RecomputedValue(
          work: repeated, collection: nil, size: .unknown, source: nil, rows: nil, outerSize: nil, isOfElement: false,
          isSelective: false, isInMenu: false, isInBinding: false))
      return
    }
    let last = repeated.path[repeated.path.count - 1]
    let body = index.body(of: last.member)
    guard let walk = CollectionWalk(of: last.use, in: body, index: index) else { return }
    // A few elements cost nothing.
    let size = index.likelyQuantity(of: walk.collection, in: body, work: work)
    if size.isBounded { return }
    let outer = walk.surroundingWalk(in: body, index: index)
    let outerSize = outer.map { use in
      CollectionWalk(of: use, in: body, index: index)
        .map { index.likelyQuantity(of: $0.collection, in: body, work: work) } ?? .unknown
    }
    // A walk through the element of another walk is part of that one.
    if let outer, walk.isOfElement(in: body, of: .anything) || walk.isMade(inClosureOf: outer, in: body) { return }
    found.append(
      RecomputedValue(
        work: repeated, collection: walk.collection, size: size, source: walk.source(in: body, index: index),
        rows: rows(madeOf: repeated.path.count - 1, in: repeated.path, depth: 0),
        outerSize: outerSize.flatMap { $0.isBounded ? nil : $0 },
        isOfElement: isOfElement(walk, repeated), isSelective: isSelective(repeated.path),
        isInMenu: index.isInMenu(repeated.path), isInBinding: index.isInBinding(repeated.path)))
  }

  /// Whether the collection is the element of a row or part of it, and not shared by all rows.
  func isOfElement(_ walk: CollectionWalk, _ repeated: RepeatedWork) -> Bool {
    let step = repeated.path.count - 1
    let body = index.body(of: repeated.path[step].member)
    if walk.isOfElement(in: body, of: .row) { return true }
    return walk.root(in: body).map { isOfRow($0, at: step, in: repeated, depth: 0) } ?? false
  }

  /// Whether the value at the start of an expression comes from the element of a row, also through parameters and
  /// receivers of the callers.
  private func isOfRow(_ use: Int, at step: Int, in repeated: RepeatedWork, depth: Int) -> Bool {
    guard depth < FollowLimit.chain else { return false }
    let body = index.body(of: repeated.path[step].member)
    switch body.target(use) {
    case .local(let i):
      let local = body.locals[Int(i)]
      if local.isElement { return true }
      if local.parameter >= 0 {
        guard step > 0, let argument = argument(Int(local.parameter), at: step, in: repeated),
          let root = CollectionWalk.root(of: argument, in: index.body(of: repeated.path[step - 1].member))
        else { return false }
        return isOfRow(root, at: step - 1, in: repeated, depth: depth + 1)
      }
      // The parameter of a closure, or a name that a pattern binds.
      guard local.initial >= 0 else { return local.node == 0 }
      guard let root = CollectionWalk.root(of: body.node(Int(local.initial)), in: body) else { return false }
      return isOfRow(root, at: step, in: repeated, depth: depth + 1)
    case .member(let member):
      if isMadeOfRow(use, at: step, in: repeated, depth: depth) { return true }
      if index[member].isStatic { return false }
      return isInput(member, of: repeated.view) || isSelfOfRow(at: step, in: repeated, depth: depth + 1)
    case .construction, .frameworkConstruction:
      return isMadeOfRow(use, at: step, in: repeated, depth: depth)
    default:
      return body.uses[use].name == .`self` && isSelfOfRow(at: step, in: repeated, depth: depth + 1)
    }
  }

  /// Whether a call takes a part of the row: `lines(of: order)`, `Summary(order)`.
  private func isMadeOfRow(_ use: Int, at step: Int, in repeated: RepeatedWork, depth: Int) -> Bool {
    let body = index.body(of: repeated.path[step].member)
    guard body.uses[use].isCall else { return false }
    // The more arguments, the less deep, because each of them may be a call as well.
    let arguments = body.node(use).arguments
    let depth = depth + 1 + Int.bitWidth - max(arguments.count - 1, 0).leadingZeroBitCount
    return arguments.contains { argument in
      argument.value.flatMap { CollectionWalk.root(of: $0, in: body) }
        .map { isOfRow($0, at: step, in: repeated, depth: depth) } ?? false
    }
  }

  /// The same for the receiver of the member that runs.
  private func isSelfOfRow(at step: Int, in repeated: RepeatedWork, depth: Int) -> Bool {
    let owner = index.owner(repeated.path[step].member)
    guard step > 0, depth < FollowLimit.chain, let owner, !index[owner].traits.contains(.viewLike) else { return false }
    let caller = repeated.path[step - 1]
    let body = index.body(of: caller.member)
    if case .construction = body.target(caller.use) {
      return isMadeOfRow(caller.use, at: step - 1, in: repeated, depth: depth)
    }
    guard let asked = CollectionWalk(asking: caller.use, in: body) else {
      // `summary()` on `self`
      return index.owner(caller.member) == owner && isSelfOfRow(at: step - 1, in: repeated, depth: depth + 1)
    }
    return asked.isOfElement(in: body, of: .row)
      || asked.root(in: body).map { isOfRow($0, at: step - 1, in: repeated, depth: depth + 1) } ?? false
  }

  /// The argument of the call one step before for that parameter; nil if there is none.
  private func argument(_ parameter: Int, at step: Int, in repeated: RepeatedWork) -> Node? {
    let parameters = index[repeated.path[step].member].parameters
    guard parameters.indices.contains(parameter) else { return nil }
    let caller = repeated.path[step - 1]
    let label = parameters[parameter].label
    let arguments = index.body(of: caller.member).node(caller.use).arguments.filter { $0.name == label }
    let place = parameters[..<parameter].count { $0.label == label }
    return arguments.indices.contains(place) ? arguments[place].value : nil
  }

  /// Whether the property is an input or state of a view in rows, and so belongs to the row. The environment is
  /// shared by all rows.
  private func isInput(_ property: MemberID, of view: TypeID) -> Bool {
    guard !hasOwnRows, work.isBuiltInRows(view), index.owner(property) == view else { return false }
    let fact = index[property]
    return (fact.kind == .storedProperty || fact.kind == .computedProperty) && !fact.isStatic
      && fact.attributes.allSatisfy {
        $0 == .State || $0 == .StateObject || $0 == .Binding || $0 == .Bindable || $0 == .ObservedObject
      }
  }

  /// Whether a comparison for equality decides in the row whether it runs: `if order == newest { … }`.
  private func isSelective(_ path: [UseSite]) -> Bool {
    for step in path.reversed() {
      let body = index.body(of: step.member)
      var node = body.node(step.use)
      while let parent = node.parent {
        switch parent.kind {
        case .ifExpr:
          if parent.child(.codeBlock) == node, parent.child(.conditionList)?.comparesForEquality ?? false {
            return true
          }
        case .sequence:
          let before = parent.children.prefix { $0 != node }
          if before.contains(where: \.isConjunction), before.contains(where: \.isEqualSign) { return true }
        case .codeBlock, .closure:
          let guards = parent.children.prefix { $0 != node }.filter { $0.kind == .guardStmt }
          if guards.contains(where: { $0.child(.conditionList)?.comparesForEquality ?? false }) { return true }
          if parent.kind == .closure, let call = parent.ancestors.first(where: { $0.kind == .call }),
            call.calledName == .ForEach || call.calledName == .List || call.calledName == .Table
          {
            return false
          }
        default: break
        }
        node = parent
      }
    }
    return false
  }

  // MARK: Intent

  /// Whether the value is meant to differ: with each tick of a timeline, in a canvas, in the timing of an animation.
  /// Another rule reports identifiers.
  private func isMeant(_ repeated: RepeatedWork) -> Bool {
    repeated.path.contains { step in
      let body = index.body(of: step.member)
      return isMeant(body.node(step.use), in: body, depth: 0)
    }
  }

  private func isMeant(_ node: Node, in body: Body, depth: Int) -> Bool {
    var current = node
    while let parent = current.parent {
      switch parent.kind {
      case .argument, .trailingClosure:
        guard let call = parent.parent, call.kind == .call else { break }
        switch call.calledName.known {
        case .TimelineView, .Canvas, .animation, .withAnimation, .transaction, .transition: return true
        case .id, .tag, .task, .onChange, .matchedGeometryEffect, .sensoryFeedback, .accessibilityIdentifier:
          if parent.kind == .argument { return true }
        default: break
        }
      case .initializer:
        // `let duration = Double.random(in: 1...3)`, for animations only.
        guard depth < FollowLimit.helpers, let binding = parent.parent, binding.kind == .binding,
          let local = body.locals.firstIndex(where: { $0.node == binding.number })
        else { break }
        let mentions = body.uses.filter { $0.local == Int32(local) && $0.kind == .identifier }
        if mentions.isEmpty { return false }
        // Only actions read it: it decides nothing that is shown.
        let runs = body.runs(in: index)
        return mentions.allSatisfy {
          !runs.run(of: $0.closure).isRunning
            || isMeant(body.file.tree.node(Int($0.node)), in: body, depth: depth + 1)
        }
      case .codeBlock where parent.parent?.kind == .functionDecl || parent.parent?.kind == .binding:
        return false
      default: break
      }
      current = parent
    }
    return false
  }

  // MARK: Use

  /// The container whose rows come from the result of the step; nil if it is not known.
  func rows(madeOf step: Int, in path: [UseSite], depth: Int) -> Node? {
    let body = index.body(of: path[step].member)
    return rows(madeOf: body.node(path[step].use), in: body, step, path, depth: 0)
  }

  func rows(madeOf node: Node, in body: Body, _ step: Int, _ path: [UseSite], depth: Int) -> Node? {
    guard depth < FollowLimit.parts else { return nil }
    var node = node
    while let parent = node.parent {
      switch parent.kind {
      case .optionalChaining, .forceUnwrap, .tryExpr, .wordExpr, .tuple: node = parent
      case .memberAccess:
        guard CollectionWalk.keepsRows(parent.name) else { return nil }
        node = parent
      case .call:
        guard parent.callee == node else { return nil }
        node = parent
      case .sequence:
        guard parent.children.allSatisfy({ $0.kind != .binaryOperator || $0.isCoalescing }) else { return nil }
        node = parent
      case .argument:
        guard let call = parent.parent, call.kind == .call else {
          guard let tuple = parent.parent, tuple.kind == .tuple else { return nil }
          node = tuple
          continue
        }
        switch call.calledName.known {
        case .ForEach, .List, .Table, .OutlineGroup:
          return parent.name == .none && parent == call.arguments.first ? call : nil
        case .Array, .Set, .zip: node = call
        default: return nil
        }
      case .returnStmt: return step > 0 ? rows(madeOf: step - 1, in: path, depth: depth + 1) : nil
      case .codeBlock:
        guard step > 0, parent.lastChild == node, parent.parent?.kind != .ifExpr else { return nil }
        return rows(madeOf: step - 1, in: path, depth: depth + 1)
      case .initializer:
        guard let binding = parent.parent, binding.kind == .binding,
          let local = body.locals.firstIndex(where: { $0.node == binding.number })
        else { return nil }
        for use in body.uses where use.local == Int32(local) && use.kind == .identifier {
          let mention = body.file.tree.node(Int(use.node))
          if let found = rows(madeOf: mention, in: body, step, path, depth: depth + 1) { return found }
        }
        return nil
      default: return nil
      }
    }
    return nil
  }
}
