// Modifiers before a conditional one whose change would animate if the view stayed the same.

import Linting
import Project
import Syntax
import ViewTree

extension ConditionalModifierUse {
  /// The modifiers before the call whose argument changes together with the conditions, which would animate.
  func changingModifiers(of view: Node, with conditions: [Node]) -> [String] {
    let deciding = conditions.reduce(into: Set<MemberID>()) { all, condition in
      all.formUnion(pass.index.propertiesRead(by: condition, in: tree.body) ?? [])
    }
    var found: [String] = []
    var node = view.unwrapped
    while let callee = node.asCall?.callee, let base = callee.base {
      if animates(node, callee.name, deciding) {
        let name = pass.text(callee.name)
        if !found.contains(name) { found.append(name) }
      }
      node = base.unwrapped
    }
    return found.reversed()
  }

  private func animates(_ call: Node, _ name: Name, _ deciding: Set<MemberID>) -> Bool {
    guard isVisible(name) else { return false }
    return call.arguments.compactMap(\.value).contains { value in
      guard value.asTernary != nil, let read = pass.index.propertiesRead(by: value, in: tree.body) else { return false }
      return !read.isDisjoint(with: deciding) || !actions(changing: read).isDisjoint(with: actions(changing: deciding))
    }
  }

  /// The closures and functions that change one of the properties.
  private func actions(changing properties: Set<MemberID>) -> Set<[Int32]> {
    properties.reduce(into: []) { all, property in
      guard let owner = pass.index.owner(property) else { return }
      for change in pass.index.changes(of: property, in: owner) {
        all.insert([change.site.member.number, pass.index.use(at: change.site).closure])
      }
    }
  }
}
