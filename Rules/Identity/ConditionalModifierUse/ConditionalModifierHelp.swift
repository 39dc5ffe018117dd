// What to write in place of a conditional modifier.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

extension ConditionalModifierUse {
  func help(_ site: Site) -> Remedy {
    let general = Remedy(generalHelp(site))
    // A condition that is cut says nothing.
    return site.rewrite.flatMap { $0.line.contains("…") ? nil : Remedy("write `\($0.line)`" + $0.caveat).or(general) }
      ?? general
  }

  private func generalHelp(_ site: Site) -> String {
    if let closure = site.transform, let chain = ModifierChain(closure) {
      if let branching = chain.modifiers.first(where: { pass.branchesItself($0, in: tree.body) }) {
        let name = pass.text(branching.calledName)
        return "let `.\(name)` show its content in every case, and apply it always"
      }
      let without = chain.modifiers.filter { !InertArguments.hasInertForm($0.calledName) }
      // Advice about one of them leaves the others.
      if without.count > 1 { return Pass.adviceToKeepOutside }
      if let only = without.first { return pass.adviceWithoutInertForm(of: only) }
    }
    if site.transform == nil {
      if !site.isWrapper, pass.hides(site.helper) { return pass.adviceWithoutInertForm(for: Name(.hidden)) }
      if site.isWrapper { return "let `\(site.name)` show its content in one place, whatever the condition is" }
      let modifiers = site.arms.flatMap { arm -> [Node] in
        if case .modified(let own) = arm.use { return own.filter { $0.kind == .call } }
        return []
      }
      let without = modifiers.filter { !InertArguments.hasInertForm($0.calledName) }
      guard let first = without.first else {
        return "apply the modifiers of `\(site.name)` always, with the condition in their arguments"
      }
      return without.count > 1 ? Pass.adviceToKeepOutside : pass.adviceWithoutInertForm(of: first)
    }
    return "apply the modifiers always, with the condition in their arguments"
  }

  /// - Parameter node: The view that the helper modifies, if it is in the tree.
  func fix(_ site: Site, of node: Int?) -> [Fix] {
    guard let rewrite = site.rewrite, rewrite.isReplacement, site.isMember, let access = site.call.callee,
      let base = access.base
    else { return [] }
    let range = access.tokenRange(base.endToken).lowerBound..<site.call.range.upperBound
    guard !pass.hasComment(in: range) else { return [] }
    return [
      Fix(
        "Put the condition into the arguments of the modifiers",
        site.isUnknown || node.map { pass.makesPlatformView(at: $0, of: tree) } ?? false ? .suggested : rewrite.safety,
        [pass.edit(range, with: rewrite.text)])
    ]
  }
}
