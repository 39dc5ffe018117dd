// Which closures of a body run when the body runs, and how often.

import Frameworks
import Syntax

/// Whether and how often each closure of one body runs when the body runs. Questions about enclosing closures are
/// linear in how deep closures nest.
public struct ClosureRuns: Sendable {
  /// The run of one closure, relative to one run of the member.
  public struct Run: Sendable {
    /// Whether the closure runs as part of the member, and not later.
    public var isRunning: Bool
    /// How often, together with the closures around it.
    public var frequency: Frequency
    /// Whether a call is known to run the closure. False if it only seems to be view content.
    public var isCertain = true
    /// The use of the call that defers the closure, such as `Task { }`, if it runs soon after the member.
    public var deferral: Int?
    /// Whether the closure runs once for each element.
    public var isPerRow: Bool { frequency == .perRow }
    /// How the call that takes the closure uses it; nil if unknown or if it is not passed to a call.
    public var use: ClosureUse?
    /// Whether this or an enclosing closure is content that SwiftUI evaluates when it presents it.
    public var isPresented = false
  }
  /// By closure; nil if nothing is known.
  private let runs: [Run?]

  /// The run of a closure; for -1 that of the body. An unknown closure does not run.
  public func run(of closure: Int32) -> Run {
    closure < 0
      ? Run(isRunning: true, frequency: .perUpdate, use: nil)
      : runs[Int(closure)] ?? Run(isRunning: false, frequency: .perUpdate, use: nil)
  }

  /// The outermost closure, this or an enclosing one, that does not run as part of the member; -1 if there is none.
  public func outermostLater(around closure: Int32, in body: Body) -> Int32 {
    var (found, current) = (Int32(-1), closure)
    while current >= 0 {
      if !run(of: current).isRunning { found = current }
      current = body.closures[Int(current)].parent
    }
    return found
  }

  /// Whether this or an enclosing closure is content of a presentation or of a navigation destination.
  func isInPresentation(_ closure: Int32, of body: Body) -> Bool {
    var current = closure
    while current >= 0 {
      if runs[Int(current)]?.use?.kind == .presentation { return true }
      current = body.closures[Int(current)].parent
    }
    return false
  }

  /// Whether code of the project takes this or an enclosing closure. It may present the result, such as in a popover.
  ///
  /// - Parameter showsInPlace: Whether a type that takes it does not count.
  public func isGivenToProject(
    _ closure: Int32, of body: Body, besides showsInPlace: (TypeID) -> Bool = { _ in false }
  ) -> Bool {
    var current = closure
    while current >= 0 {
      let fact = body.closures[Int(current)]
      if fact.call >= 0 {
        switch body.target(Int(fact.call)) {
        case .member: return true
        case .construction(let type): if !showsInPlace(type) { return true }
        default: break
        }
      }
      current = fact.parent
    }
    return false
  }

  /// Whether this or an enclosing closure is the destination of a `NavigationLink`, which is built with the link.
  func isInLink(_ closure: Int32, of body: Body) -> Bool {
    var current = closure
    while current >= 0 {
      let fact = body.closures[Int(current)]
      if let use = runs[Int(current)]?.use, use.kind == .presentation, use.role == .content, fact.call >= 0,
        body.uses[Int(fact.call)].name == .NavigationLink
      {
        return true
      }
      current = fact.parent
    }
    return false
  }

  /// Whether this or an enclosing closure runs as part of layout or drawing.
  public func isInTransform(_ closure: Int32, of body: Body) -> Bool {
    var current = closure
    while current >= 0 {
      if runs[Int(current)]?.use?.role == .transform { return true }
      current = body.closures[Int(current)].parent
    }
    return false
  }

  init(of body: Body, in index: Index) {
    // By local: the closures that call it; -1 for the body of the member.
    var callers: [Int32: [Int32]] = [:]
    var isUsed = Array(repeating: false, count: body.closures.count)
    let hasLocalFunctions = body.closures.contains { $0.local >= 0 }
    // An autoclosure may call them later, or never.
    let deferred = NodeRanges(hasLocalFunctions ? index.deferredArguments(of: body) : [])
    for i in body.uses.indices {
      let use = body.uses[i]
      if use.closure >= 0 { isUsed[Int(use.closure)] = true }
      if use.isCall, case .local(let local) = body.target(i), !deferred.contains(use.node) {
        callers[local, default: []].append(use.closure)
      }
    }
    var runs: [Run?] = Array(repeating: nil, count: body.closures.count)
    func run(of closure: Int32, depth: Int) -> Run {
      if closure < 0 { return Run(isRunning: true, frequency: .perUpdate, use: nil) }
      if let known = runs[Int(closure)] { return known }
      guard depth < FollowLimit.closures else { return Run(isRunning: false, frequency: .perUpdate, use: nil) }
      let closureFact = body.closures[Int(closure)]
      let outer = run(of: closureFact.parent, depth: depth + 1)
      var result = Run(
        isRunning: false, frequency: outer.frequency, isCertain: outer.isCertain, use: nil,
        isPresented: outer.isPresented)
      if closureFact.isCalledAtOnce {
        result.isRunning = outer.isRunning
        result.deferral = outer.deferral
      } else if closureFact.local >= 0 {
        // Ends the recursion if functions call each other.
        runs[Int(closure)] = result
        let calling = (callers[closureFact.local] ?? []).map { run(of: $0, depth: depth + 1) }
        result.isRunning = calling.contains { $0.isRunning }
        result.isCertain = calling.contains { $0.isCertain && ($0.isRunning || $0.deferral != nil) }
        result.deferral = result.isRunning ? nil : calling.lazy.compactMap(\.deferral).first
      } else if closureFact.call >= 0 {
        let use = index.closureUse(of: closureFact, in: body)
        result.use = use
        let callee = body.uses[Int(closureFact.call)].name
        switch use?.role {
        // A table or collection view of UIKit asks for its cells when it shows them.
        case .content where index.isKeptByRepresentable(closureFact, in: body) && body.takesParameters(closureFact):
          break
        case .content, .deferredContent, .transform, .immediate:
          result.isRunning = outer.isRunning
          result.deferral = outer.deferral
        case .row:
          result.isRunning = outer.isRunning
          result.deferral = outer.deferral
          result.frequency = .perRow
        case .action
        where (callee == .withAnimation || callee == .withTransaction) && closureFact.label == .none:
          // An action in the tables, because it changes state of views; but it runs immediately.
          result.isRunning = outer.isRunning
          result.deferral = outer.deferral
        case .action:
          let isDeferring = index.sideEffect(ofCall: Int(closureFact.call), in: body)?.defersClosures ?? false
          if isDeferring || callee == .run {
            result.deferral = outer.deferral ?? (outer.isRunning && isDeferring ? Int(closureFact.call) : nil)
          }
        // A representable makes its platform view once.
        case nil where index.isKeptByRepresentable(closureFact, in: body): result.isCertain = false
        case nil:
          result.isRunning = outer.isRunning && index.buildsView(closureFact, in: body)
          result.isCertain = false
        }
        // A destination or presentation is a context of its own.
        if use?.kind == .presentation {
          result.frequency = .perUpdate
          if use?.role == .deferredContent { result.isPresented = true }
        }
        if use?.role == .transform
          || ViewTypes.has(.evaluatedOften, callee)
            && !(callee == .TimelineView && body.node(Int(closureFact.call)).isSlowTimeline)
        {
          result.frequency = max(result.frequency, .often)
        }
      }
      runs[Int(closure)] = result
      return result
    }
    for closure in body.closures.indices where isUsed[closure] { _ = run(of: Int32(closure), depth: 0) }
    self.runs = runs
  }
}

extension Index {
  /// Whether a representable keeps the closure: what makes its platform view, or content of it.
  fileprivate func isKeptByRepresentable(_ closure: ClosureFact, in body: Body) -> Bool {
    guard case .construction(let type) = body.target(Int(closure.call)) else { return false }
    return self[type].traits.contains(.representable)
  }
}

/// The closure runs of a body. They depend on the code of callees, and are therefore not kept with the body.
private final class KeptClosureRuns: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let runs: ClosureRuns
  init(_ runs: ClosureRuns) { self.runs = runs }
}

extension Body {
  /// `{ message, row in … }`, `{ cell($0) }`
  fileprivate func takesParameters(_ closure: ClosureFact) -> Bool {
    let node = file.tree.node(Int(closure.node))
    if node.asClosure?.parameterNames.isEmpty == false { return true }
    var parts = node.descendants
    while let part = parts.next() {
      if part.kind == .closure { parts.skipSubtree(of: part) }
      if part.kind == .identifierExpr, part.text == "$0" { return true }
    }
    return false
  }

  /// Which closures of the body run when it runs. `index` must be the one that created the body.
  public func runs(in index: Index) -> ClosureRuns {
    let kept: KeptClosureRuns = index.derivation(.closureRuns, of: member.number) {
      KeptClosureRuns(ClosureRuns(of: self, in: index))
    }
    return kept.runs
  }
}

extension Index {
  /// The same in a single pass over all bodies (`bodyInPassing`): kept only where rules will ask again.
  func runs(ofBodyInPassing body: Body) -> ClosureRuns {
    reads == nil && body.file.keepsBodies ? body.runs(in: self) : ClosureRuns(of: body, in: self)
  }
}

extension Node {
  /// Whether the schedule of a `TimelineView` ticks at most once a second: `.everyMinute`, `.periodic(from: now, by:
  /// 60)`.
  public var isSlowTimeline: Bool {
    guard let schedule = unlabelledArgument?.unwrapped else { return true }
    if schedule.kind == .call, schedule.arguments.count == 2, let step = schedule.arguments[1].value {
      return step.seconds.map { $0 >= 1 } ?? true
    }
    return schedule.name != .animation && schedule.calledName != .animation
  }

  /// A number of seconds: `0.1`, `1`, `1 / 60`; nil for other expressions.
  public var seconds: Double? {
    let node = unwrapped
    switch node.kind {
    case .integerLiteral, .floatLiteral: return Double(node.text)
    case .sequence:
      let parts = Array(node.children)
      guard parts.count == 3, parts[1].text == "/", let a = parts[0].seconds, let b = parts[2].seconds, b > 0
      else { return nil }
      return a / b
    default: return nil
    }
  }
}
