// The words for side effects of updates, shared by the rules that report them.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// Where the finding stands: the last step in the view's own code, as UTF-8 byte offsets.
  public func range(of effect: UpdateEffect) -> Range<Int> {
    let place = location(of: effect.path[effect.place])
    return place.start..<place.end
  }

  /// `Store.isLoading`, `@State draft`, or "a binding".
  public func name(of written: Written) -> String {
    guard let property = written.property else { return "a binding" }
    let fact = index[property]
    if written.storage == .state,
      let wrapper = fact.attributes.first(where: { Wrappers.traits(of: $0) != nil })
    {
      return "`@\(text(wrapper)) \(text(fact.name))`"
    }
    return "`\(qualifiedName(of: property))`"
  }

  /// `Task`, `DispatchQueue.async`: the call with its receiver's type.
  public func call(at site: UseSite) -> String {
    let use = index.use(at: site)
    let name = text(use.name)
    guard use.kind == .member, use.receiver >= 0 else { return name }
    let body = index.body(of: site.member)
    if let type = body.type(Int(use.receiver))?.name, type != .none { return text(type) + "." + name }
    let object = body.uses[Int(use.receiver)].name
    return object == .none ? name : text(object) + "." + name
  }

  /// What has the effect, which several views may reach; nil if it is in the view's own code.
  ///
  /// - Parameters:
  ///   - start: The message of the finding that stands for several, before the views.
  ///   - end: The message after the views.
  public func cause(of effect: UpdateEffect, start: String, end: String) -> Cause? {
    guard !effect.isOwn, let last = effect.path.last else { return nil }
    let step = effect.path[effect.place]
    return Cause(
      location(of: last),
      note: Note("`\(qualifiedName(of: step.member))` gets there from here", .occasion, at: location(of: step)),
      Cause.Wording(start, counting: "views", of: "`\(qualifiedName(of: effect.view))`", end))
  }

  /// The call path, what is written, and which other bodies reach it.
  public func notes(of effect: UpdateEffect) -> [Note] {
    let last: String
    var declared: [Note] = []
    switch effect.effect.kind {
    case .call(let call):
      last = "calls `\(self.call(at: effect.path[effect.path.count - 1]))`, which \(call.phrase)"
    case .write(let written):
      last = "writes \(name(of: written))"
      if let property = written.property { declared = [note(declaration(of: written), .occasion, at: property)] }
    }
    return notes(along: effect.path, except: effect.place, last: last, others: []) + declared
      + notes(along: [], except: 0, last: "", others: effect.otherRoots)
  }

  private func declaration(of written: Written) -> String {
    guard let property = written.property else { return "" }
    let fact = index[property]
    let wrapper = fact.attributes.first { Wrappers.traits(of: $0) != nil }
    if let wrapper, written.storage != .plain {
      return "`\(text(fact.name))` is `@\(text(wrapper))`: a write updates every view that reads it"
    }
    switch written.storage {
    case .observed:
      return "`\(text(fact.name))` is observed: a write updates every view that reads it"
    case .shared: return "`\(text(fact.name))` is shared by the whole program"
    default: return "`\(text(fact.name))` belongs to an object that outlives this update"
    }
  }
}
