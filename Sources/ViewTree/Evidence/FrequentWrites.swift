// Occasion: which writes run again and again while a view is shown.

import Frameworks
import Project
import Syntax

extension Index {
  /// The writes of what an object publishes that run often: with each key that is typed, each step of a slider, each
  /// value of a publisher or a loop, each call of a delegate. In the order of its properties. Asked once for each class.
  public func frequentWrites(ofPublishedBy model: TypeID) -> [UseSite] {
    let known: FrequentWrites = derivation(.frequentWrites, of: model.number) {
      let published = self.publishedProperties(of: model)
      let writes = published.flatMap { self.laterWrites(of: $0) }.filter { self.isFrequent($0) }
      return FrequentWrites(writes + published.flatMap { self.continuousBindings(to: $0, of: model) })
    }
    return known.sites
  }

  private func isFrequent(_ site: UseSite) -> Bool {
    let node = node(at: site)
    let code = self.node(site.member)
    for ancestor in node.ancestors.prefix(while: { $0 != code }) {
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt: return true
      case .closure: if ancestor.receivingCall.map({ repeats($0.call.node) }) ?? false { return true }
      default: continue
      }
    }
    return isCalledBySystem(site.member)
  }

  /// Where a control gets `$model.text` that sets it with each key or each step.
  private func continuousBindings(to property: MemberID, of model: TypeID) -> [UseSite] {
    let name = self[property].name
    let known: ContinuousBindings = derivation(.continuousBindings, of: Int32(name.id)) {
      ContinuousBindings(self.searchContinuousBindings(named: name))
    }
    let owner = owner(property)
    return known.sites(of: model) + (owner == model ? [] : owner.map { known.sites(of: $0) } ?? [])
  }

  /// All `$held.name` that a control sets with each key or each step, with the classes of what is held. Many classes may
  /// have a property of one name, so the name is searched once for all of them.
  private func searchContinuousBindings(named name: Name) -> [(held: TypeID, site: UseSite)] {
    members(writing: name).flatMap { member -> [(TypeID, UseSite)] in
      guard let owner = owner(member) else { return [] }
      let body = body(of: member)
      return body.uses(named: name).flatMap { i -> [(TypeID, UseSite)] in
        let node = body.node(i)
        guard node.isBinding, let base = node.base?.unwrapped, let argument = node.parent, argument.kind == .argument,
          argument.parent?.asCall.map({ isContinuous($0.name) }) ?? false,
          let held = names.name(String(text(base.name).drop { $0 == "$" }))
        else { return [] }
        let types = Set(members(named: held, of: owner).compactMap { heldType(of: $0) })
        return types.map { ($0, UseSite(member: member, use: i)) }
      }
    }
  }

  /// Whether the control sets its binding with each key or each step.
  private func isContinuous(_ control: Name) -> Bool {
    switch control.known {
    case .TextField, .TextEditor, .SecureField, .Slider, .searchable: true
    default: false
    }
  }

  /// Whether what gets the closure calls it for each of many values. What a publisher sends may come once in a while,
  /// unless a timer sends it.
  private func repeats(_ call: Node) -> Bool {
    switch call.calledName.known {
    case .forEach, .onChanged, .updating, .scheduledTimer: true
    case .sink, .onReceive: call.descendants.contains { $0.isCall(of: .publish) }
    default: text(call.calledName).hasPrefix("addPeriodic")
    }
  }

  /// What delegates are told again and again.
  private static let streams = ["update", "progress", "output", "scroll", "receive", "write"]

  /// Whether it is a method of a delegate that is told again and again, `manager(_:didUpdateLocations:)`: nothing in the
  /// project calls it.
  private func isCalledBySystem(_ member: MemberID) -> Bool {
    let fact = self[member]
    guard fact.kind == .function, fact.access > .private, fact.parameters.count > 1, fact.parameters[0].label == .none,
      case let label = text(fact.parameters[1].label).lowercased(), Self.streams.contains(where: label.contains)
    else { return false }
    let uses = uses(named: fact.name)
    return uses.unresolved.isEmpty && uses.uses(of: member).isEmpty
  }
}

/// Writes of what a class publishes.
private final class FrequentWrites: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let sites: [UseSite]
  init(_ sites: [UseSite]) { self.sites = sites }
}

/// Bindings to properties of one name, by the classes of the objects.
private final class ContinuousBindings: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  private let byClass: [TypeID: [UseSite]]

  init(_ all: [(held: TypeID, site: UseSite)]) {
    byClass = Dictionary(grouping: all, by: \.held).mapValues { $0.map(\.site) }
  }

  func sites(of model: TypeID) -> [UseSite] { byClass[model] ?? [] }
}
