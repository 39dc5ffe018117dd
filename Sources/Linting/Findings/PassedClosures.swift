// Closures that a call of an initializer gives to properties of a view.

import Frameworks
import Project
import Syntax
import ViewTree

/// An argument of function type at one call.
public struct PassedClosure: Sendable {
  public let site: UseSite
  /// A closure, or the function or method that is handed over.
  public let value: Node
  /// What it takes along from where it is made.
  public let captures: [Capture]
}

extension Pass {
  /// What updates of views that stay give to a property that holds a closure; only what takes something
  /// along.
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

  /// What an argument of function type takes along, which makes it another one each time: a closure, or a
  /// method that is handed over. Empty for what is handed on as it came.
  public func captures(ofFunction value: Node, in body: Body) -> [Capture] {
    if value.kind == .closure { return index.captures(of: value, in: body) }
    // `store.delete`: the method takes its object along.
    guard let use = body.use(at: value), !body.uses[use].isCall, case .member(let member) = body.target(use),
      index[member].kind == .function, !index[member].isStatic, index.owner(member) != nil
    else { return [] }
    return [.ofSelf(member)]
  }

  /// The argument that ends up in the property.
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
