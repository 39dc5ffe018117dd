import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `withObservationTracking` reports one change and stops.
public struct ObservationTrackingOnce: NodeRule {
  public static let about = About(
    "observation-tracking-once", .dependency, .info, "Observation is tracked for the first change only",
    references: [.discoverObservation, .managingModelData],
    explanation: """
      `withObservationTracking(_:onChange:)` calls `onChange` once: for the first change of anything that was \
      read, and before the new value is stored. To keep observing, call it again after the change. Usually the \
      function that contains the call calls itself in `onChange`, from a `Task` or a dispatch to the main \
      queue. Without that, all later changes are missed.

      Register again in `onChange`, or iterate over `Observations { model.value }`, which gives the values \
      after each change. In a `body` neither is needed. SwiftUI tracks what a body reads, and `onChange(of:)` \
      reports a change.

      Not reported:

      - an `onChange` that calls its function again, directly or through other functions
      - one that resumes a continuation or yields to a stream, because a loop around it observes again
      - one that is passed in as a parameter
      - tests
      """)

  public static let bad = [
    Example(
      "the second change is missed",
      """
      import Observation

      @Observable final class Store { var count = 0 }

      final class Badge {
        let store = Store()
        var text = ""

        func observe() {
          withObservationTracking {
            text = "\\(store.count)"
          } onChange: {
            print("changed")
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "registered again",
      """
      import Observation

      @Observable final class Store { var count = 0 }

      @MainActor final class Badge {
        let store = Store()
        var text = ""

        func observe() {
          withObservationTracking {
            text = "\\(store.count)"
          } onChange: {
            Task { @MainActor in self.observe() }
          }
        }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public static let kinds: [NodeKind] = [.call]
  public static func mayConcern(_ file: SourceFile) -> Bool { file.mentions(.withObservationTracking) }

  public func check(_ node: Node) {
    guard node.calledName == .withObservationTracking, let member = pass.member(around: node)
    else { return }
    let index = pass.index
    let owner = index.owner(member)
    let body = index.body(of: member)
    if let owner, index[owner].traits.contains(.viewLike),
      Conformances.isUpdateMember(index[member].name, of: index[owner].traits),
      runs(node, in: body)
    {
      pass.report(
        node.calledNameRange,
        "`\(pass.qualifiedName(of: member))` adds an observer at every evaluation, although SwiftUI already tracks "
          + "what it reads",
        help: "read the property in the body, and use `onChange(of:)` to act on a change",
        notes: [pass.note("SwiftUI evaluates this when what it reads changes", .occasion, at: member)])
      return
    }
    // `while true { await withCheckedContinuation { … } }`
    guard let handler = handler(node), handler.asClosure != nil, !node.ancestors.contains(where: \.isLoop),
      !registersAgain(handler, member, body)
    else { return }
    pass.report(
      node.calledNameRange,
      "`onChange` runs only for the first change and does not observe again, so later changes are missed",
      help:
        Remedy(
          """
          \(clauses:
            index[member].kind == .initializer || doesMore(member, than: node)
              ? "track in a method that calls itself again from a `Task` in `onChange`"
              : "call `\(pass.name(of: member))` again from a `Task` in `onChange`", "iterate over `Observations`")
          """),
      notes: [
        pass.note(
          "runs once, before the value changes", .cause, at: handler.range.lowerBound..<handler.range.lowerBound + 1
        )
      ])
  }

  /// Whether the function does something else as well, or needs arguments.
  private func doesMore(_ member: MemberID, than tracking: Node) -> Bool {
    guard let block = pass.index.bodyBlock(of: member), pass.index[member].parameters.isEmpty else { return true }
    return block.children.contains { !$0.contains(tracking) && $0 != tracking }
  }

  private func handler(_ call: Node) -> Node? {
    (call.argument(.onChange) ?? call.trailingClosures.dropFirst().first?.value)?.unwrapped
  }

  private func runs(_ node: Node, in body: Body) -> Bool {
    guard let use = body.use(at: node) else { return false }
    return body.runs(in: pass.index).run(of: body.uses[use].closure).isRunning
  }

  /// Whether the handler calls the function that contains the call, or something that may.
  private func registersAgain(_ handler: Node, _ member: MemberID, _ body: Body) -> Bool {
    let index = pass.index
    var seen: Set<MemberID> = []
    let functions = handler.ancestors.filter { $0.kind == .functionDecl }.map(\.name)
    for i in body.uses(in: handler) where body.uses[i].node != handler.number {
      let use = body.uses[i]
      switch use.name.known {
      case .resume, .yield, .withObservationTracking: return true
      default: break
      }
      // The function itself, a local function around the call, or one of that name.
      if use.name == index[member].name || functions.contains(use.name) { return true }
      switch body.target(i) {
      case .member(let callee):
        if index[callee].type.isFunction || leads(callee, to: member, &seen) { return true }
      case .local(let local):
        // A closure that was passed in may do anything.
        if use.isCall || body.locals[Int(local)].type.isFunction || body.locals[Int(local)].closure >= 0 {
          return true
        }
      case .unknown:
        // One of several functions of that name.
        let candidates =
          (index.globals(named: use.name, seenFrom: pass.file.number) ?? [])
          + (index.owner(member).map { index.members(named: use.name, of: $0) } ?? [])
        if use.isCall, candidates.contains(where: { leads($0, to: member, &seen) }) { return true }
      case .framework(let receiver, _):
        // A method of an unknown type that is certainly not of a framework.
        if use.isCall, receiver == .none, isOpaque(use, body) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether it is `x?.f()` on a receiver of unknown type.
  private func isOpaque(_ use: UseFact, _ body: Body) -> Bool {
    use.receiver >= 0 && body.type(Int(use.receiver)) == nil
      && Closures.knows(use.name, isMember: true) == false
  }

  /// How many functions are looked through.
  private static let limit = 40

  /// Whether the function calls the member, directly or through other functions.
  private func leads(
    _ callee: MemberID, to member: MemberID, _ seen: inout Set<MemberID>
  ) -> Bool {
    var next = [callee]
    while let function = next.popLast() {
      if function == member { return true }
      guard seen.count < Self.limit, seen.insert(function).inserted, pass.index[function].hasBody else {
        continue
      }
      let body = pass.index.body(of: function)
      for i in body.uses.indices where body.uses[i].isCall {
        if case .member(let other) = body.target(i) { next.append(other) }
      }
    }
    return false
  }
}
