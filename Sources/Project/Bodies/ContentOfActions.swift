// Content that code of the project builds in reaction to an event: a modifier of its own that presents a hosting
// controller, a window, a panel.

import Frameworks
import Syntax

extension Index {
  /// Whether the project's code that takes the closure only calls it in actions. SwiftUI then does not evaluate what the
  /// closure builds together with the view that passes it.
  func isContentOfActions(_ closure: ClosureFact, in body: Body) -> Bool {
    switch receiver(of: closure, in: body) {
    case .parameter(let name, let callee): contentOfActions(of: callee).names.contains(name)
    case .property(let property): !contentOfActions(of: property).names.isEmpty
    case nil: false
    }
  }

  private func contentOfActions(of member: MemberID) -> ContentOfActions {
    derivation(.contentOfActions, of: member.number) {
      let fact = self[member]
      let receivers: [ClosureReceiver] =
        fact.kind == .storedProperty
        ? [.property(member)] : fact.parameters.map { .parameter($0.name, of: member) }
      return ContentOfActions(
        names: Set(
          receivers.compactMap { receiver in
            var search = ContentSearch(index: self)
            guard search.isOnlyInActions(receiver) else { return nil }
            if case .parameter(let name, _) = receiver { return name }
            return fact.name
          }))
    }
  }
}

/// The closures that a function takes, or a property holds, and that only actions call.
private final class ContentOfActions: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let names: Set<Name>
  init(names: Set<Name>) { self.names = names }
}

/// Follows a closure to all places that call it.
private struct ContentSearch {
  let index: Index
  /// What is on the way or was seen already. What leads back to it adds no further place.
  private var seen: Set<Step> = []

  private enum Step: Hashable {
    case parameter(Name, MemberID)
    case member(MemberID)
  }
  /// Parameters, properties and functions between a closure and its calls. A modifier that passes its content to another
  /// one takes eight.
  private static let stepLimit = 24

  init(index: Index) { self.index = index }

  mutating func isOnlyInActions(_ receiver: Index.ClosureReceiver) -> Bool {
    switch receiver {
    case .parameter(let name, let callee):
      guard let isFirst = visit(.parameter(name, callee)) else { return false }
      if !isFirst { return true }
      guard index[callee].hasBody else { return false }
      let body = index.body(of: callee)
      return isOnlyInActions(
        body.uses(named: name).filter { i in
          if case .local(let local) = body.target(i) { body.locals[Int(local)].parameter >= 0 } else { false }
        }, body)
    case .property(let property):
      return index[property].access <= .internal && isOnlyInActions(member: property)
    }
  }

  /// Nil if there are too many steps; otherwise whether it is the first time.
  private mutating func visit(_ step: Step) -> Bool? {
    seen.count < Self.stepLimit ? seen.insert(step).inserted : nil
  }

  /// The same for a property or a function of a type: where the type's own code reads or calls it.
  private mutating func isOnlyInActions(member: MemberID) -> Bool {
    guard let isFirst = visit(.member(member)), let owner = index.owner(member) else { return false }
    if !isFirst { return true }
    var isRead = false
    for other in index[owner].members where index[other].hasBody {
      let body = index.body(of: other)
      let reads = body.uses(named: index[member].name).filter {
        body.target($0) == .member(member) && !body.uses[$0].isWritten
      }
      if reads.isEmpty { continue }
      guard isOnlyInActions(reads, body) else { return false }
      isRead = true
    }
    return isRead
  }

  private mutating func isOnlyInActions(_ uses: [Int], _ body: Body) -> Bool {
    if uses.isEmpty { return false }
    for i in uses where !isInAction(i, body) { return false }
    return true
  }

  private mutating func isInAction(_ i: Int, _ body: Body) -> Bool {
    var closure = body.uses[i].closure
    while closure >= 0 {
      let fact = body.closures[Int(closure)]
      if isInAction(fact, body) { return true }
      closure = fact.parent
    }
    // `modifier(Presenting(content: content))`, `onAppear(perform: show)`
    if !body.uses[i].isCall, let argument = index.argument(i, in: body) { return isInAction(argument, body) }
    // `self.content = content`
    if let assignment = body.node(i).parent?.asAssignment, assignment.isPlain,
      let target = body.use(at: assignment.target), case .member(let property) = body.target(target)
    {
      return isOnlyInActions(.property(property))
    }
    // A function that only actions call.
    let fact = index[body.member]
    return fact.kind == .function && fact.access <= .internal && isOnlyInActions(member: body.member)
  }

  /// Whether the call that takes the closure calls it in an action.
  private mutating func isInAction(_ closure: ClosureFact, _ body: Body) -> Bool {
    guard closure.call >= 0 else { return false }
    let callee = body.uses[Int(closure.call)].name
    switch index.declaredUse(of: closure, in: body)?.role {
    case .action: return callee != .withAnimation && callee != .withTransaction && callee != .run
    case .content:
      guard let receiver = index.receiver(of: closure, in: body) else { return false }
      return isOnlyInActions(receiver)
    default: return false
    }
  }
}
