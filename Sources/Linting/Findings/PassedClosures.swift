// Closures that a call of an initializer passes to properties of a view.

import Frameworks
import Project
import Syntax
import ViewTree

/// An argument of function type at one call.
/// Its nodes are valid until `Index.forgetNodes`.
public struct PassedClosure: Sendable {
  /// The call.
  public let site: UseSite
  /// A closure, or a reference to a function or method.
  public let value: Node
  /// What it captures at the call site.
  public let captures: [Capture]
}

extension Pass {
  /// The closures with captures that updates of lasting views pass to the property.
  public func capturingClosures(passedTo property: MemberID, of view: TypeID) -> [PassedClosure] {
    index.someCallsOutsidePreviews(of: view, work: work).compactMap { call in
      let site = UseSite(member: call.caller, use: call.use)
      let body = index.body(of: call.caller)
      guard index.givesContent(call.caller), !isExcluded(site),
        body.runs(in: index).run(of: body.uses[call.use].closure).isRunning,
        !index.startsAnew(at: site, work: work),
        let value = argument(for: property, of: view, in: body.node(call.use), body)
      else { return nil }
      let captures = captures(ofFunction: value, in: body)
      return captures.isEmpty ? nil : PassedClosure(site: site, value: value, captures: captures)
    }
  }

  /// What an argument of function type captures: a closure, or a method that captures its object. Anything captured
  /// makes it a new value on every update. Empty for a closure that is passed on unchanged.
  public func captures(ofFunction value: Node, in body: Body) -> [Capture] {
    if value.kind == .closure { return index.captures(of: value, in: body) }
    // `store.delete`: the method captures `store`.
    guard let use = body.use(at: value), !body.uses[use].isCall, case .member(let member) = body.target(use),
      index[member].kind == .function, !index[member].isStatic, index.owner(member) != nil
    else { return [] }
    return [.ofSelf(member)]
  }

  /// The argument that the initializer stores in the property.
  private func argument(for property: MemberID, of view: TypeID, in call: Node, _ body: Body) -> Node? {
    guard let number = body.use(at: call) else { return nil }
    let use = body.uses[number]
    let fitting = index.initializers(
      of: view, fitting: body.labels(of: use), closures: use.closureArguments)
    if let initializer = fitting.first {
      guard fitting.count == 1, let arguments = index.arguments(of: call, for: index[initializer].parameters)
      else { return nil }
      for (i, argument) in arguments.enumerated() {
        guard let argument, case .property(let target)? = index.storage(ofParameter: i, of: initializer),
          target == property
        else { continue }
        return argument.unwrapped
      }
      return nil
    }
    guard index.hasMemberwiseInitializer(view) else { return nil }
    let name = index[property].name
    for child in call.children where child.isPassing {
      if child.name == name { return child.value?.unwrapped }
      // The first trailing closure has no label.
      let closures = index.storedProperties(of: view).filter { index.holdsClosure($0) }
      if child.kind == .trailingClosure, child.name == .none, closures == [property] {
        return child.value?.unwrapped
      }
    }
    return nil
  }
}
