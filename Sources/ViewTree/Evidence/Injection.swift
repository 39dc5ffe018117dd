// Occasion: whether an object can come to a view by the environment.

import Frameworks
import Project
import Syntax

extension Index {
  /// Whether code above the view may put an object of the class into its environment. False only if every way up ends
  /// at a hosting controller, a window or a scene, and none of the code on the way does it.
  public func mayReceive(_ model: TypeID, in view: TypeID, work: Work) -> Bool {
    var seen: Set<TypeID> = [view]
    var level = [view]
    for _ in 0..<FollowLimit.ancestors where !level.isEmpty {
      var next: [TypeID] = []
      for type in level {
        if self[type].members.contains(where: { injects(model, in: $0) }) { return true }
        guard !self[type].traits.contains(.root) else { continue }
        let calls = callsOutsidePreviews(of: type, work: work)
        if calls.isEmpty || calls.count > Self.callLimit || self[type].access > .internal { return true }
        for call in calls {
          guard let owner = owner(call.caller) else { return true }
          let entry = self[owner]
          if entry.traits.contains(.viewLike) || entry.traits.contains(.root) {
            if seen.insert(owner).inserted { next.append(owner) }
          } else if !entry.isReference || !isHosted(call) || injects(model, in: call.caller) {
            // A function that returns the view: who shows it is not known.
            return true
          }
        }
      }
      level = next
    }
    return !level.isEmpty
  }

  /// Whether the code that creates the view also makes the controller that shows it.
  private func isHosted(_ call: InitializerCall) -> Bool {
    body(of: call.caller).uses.contains { use in
      use.isCall && (text(use.name).contains("HostingController") || text(use.name).contains("HostingView"))
    }
  }

  /// Whether the code calls `environmentObject` with an object of the class, or with one that is not known.
  private func injects(_ model: TypeID, in member: MemberID) -> Bool {
    guard files[file(member)].mentions(.environmentObject), self[member].hasBody else { return false }
    let body = body(of: member)
    return body.uses.indices.contains { i in
      guard body.uses[i].isCall, body.uses[i].name == .environmentObject else { return false }
      guard let value = body.node(i).unlabelledArgument, let use = use(at: value.unwrapped, in: body),
        let type = body.type(use)?.type
      else { return true }
      return type == model || self[type].ancestors.contains(model)
    }
  }
}
