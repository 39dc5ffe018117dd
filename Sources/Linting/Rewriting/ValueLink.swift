// Rewrites a link that creates its destination as one that holds a value.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// `NavigationLink(destination: Page(song: song)) { … }` in the rows of a list as
  /// `NavigationLink(value: song) { … }`, with `.navigationDestination(for: Song.self)` on the list.
  ///
  /// Nil unless the body shows the `NavigationStack` around it: in a `NavigationView` such a link does nothing. Nil
  /// also where the project declares other destinations, which could be in its way.
  public func fixLinkingByValue(_ link: Int, in tree: ViewTree) -> Fix? {
    ValueLink(pass: self, tree: tree, link: link).fix
  }

  /// Whether a `NavigationStack` or a split view of the project is around the view, here or where the view is shown:
  /// elsewhere a link by value does nothing.
  public func isInStack(_ tree: ViewTree, _ node: Int) -> Bool {
    isInStack(tree, node, FollowLimit.helpers) ?? false
  }

  /// False where some place is in a `NavigationView`, nil where none is in either.
  private func isInStack(_ tree: ViewTree, _ node: Int, _ steps: Int) -> Bool? {
    for ancestor in tree.ancestors(of: node) where tree[ancestor].kind == .element {
      switch tree[ancestor].name.known {
      case .NavigationStack, .NavigationSplitView: return true
      case .NavigationView: return false
      default: continue
      }
    }
    guard steps > 0, let owner = tree.owner else { return nil }
    var found: Bool?
    let isBody = index[tree.member].name == .body
    let sites = isBody ? work.sites(of: owner) : work.callers(of: tree.member)
    for site in sites.prefix(Self.stackSiteLimit) where site.member != tree.member && !isExcluded(site) {
      let outer = index.viewTree(of: site.member)
      let number = index.use(at: site).node
      guard let place = outer.nodes(at: number).first else { continue }
      guard let isInside = isInStack(outer, place, steps - 1) else { continue }
      if !isInside { return false }
      found = true
    }
    return found
  }

  /// How many places that show one view are looked at. Where only others are in a stack, advice leaves out such links.
  private static let stackSiteLimit = 8
}

/// A link and the view tree in which it stands.
private struct ValueLink {
  let pass: Pass
  let tree: ViewTree
  let link: Int

  private var call: Node { tree[link].syntax }
  private var index: Index { pass.index }

  var fix: Fix? {
    guard tree.file == pass.file.number, call.kind == .call,
      tree.nodes.count(where: { $0.kind == .element && $0.name == .NavigationLink }) == 1,
      !index.files.contains(where: { $0.mentions(.navigationDestination) }),
      let destination = call.destination, !destination.breaksLines,
      let list = outermostView, let element = rowElement,
      let type = hashableType(of: element, usedAloneIn: destination)
    else { return nil }
    let value = pass.text(element)
    let end = list.range.upperBound
    let place = pass.indentation(at: end)
    guard let edit = editPassing(value), list.breaksLines else { return nil }
    let modifier = ".navigationDestination(for: \(type).self) { \(value) in \(destination.text) }"
    guard place.count + modifier.count <= LayoutLimit.line else { return nil }
    return Fix("Link by value", .suggested, [edit, pass.edit(end..<end, with: "\n" + place + modifier)])
  }

  /// The view right in the `NavigationStack`.
  private var outermostView: Node? {
    var found: Node?
    for ancestor in tree.ancestors(of: link) where tree[ancestor].kind == .element {
      if tree[ancestor].name == .NavigationStack {
        // The path may have a different element type.
        return tree[ancestor].syntax.arguments.isEmpty ? found : nil
      }
      guard tree[ancestor].type == nil, tree[ancestor].isCall else { return nil }
      found = tree[ancestor].syntax
    }
    return nil
  }

  /// The name of the only parameter of the closure that makes the row.
  private var rowElement: Name? {
    let row = tree.ancestors(of: link).first { tree[$0].isRowSlot }
    guard let signature = row.flatMap({ tree[$0].syntax.closureSignature }) else { return nil }
    let names = signature.descendants.filter { $0.kind == .closureParameter }.map(\.name)
    return names.count == 1 && names[0] != .none ? names[0] : nil
  }

  /// The type of the element, if it is `Hashable` and the only local that the expression mentions.
  private func hashableType(of element: Name, usedAloneIn expression: Node) -> String? {
    let body = tree.body
    var found: StaticType?
    for i in body.uses(in: expression) {
      guard case .local(let local) = body.target(i) else { continue }
      guard body.locals[Int(local)].name == element, let type = body.type(i) else { return nil }
      found = type
    }
    guard let found else { return nil }
    guard let type = found.type else {
      return found.name == .String || found.name == .Int ? pass.text(found.name) : nil
    }
    return index[type].parent == nil && index[type].conforms(to: .Hashable) ? pass.plainName(of: type) : nil
  }

  /// An edit that replaces the destination with `value: song`.
  private func editPassing(_ value: String) -> Fix.Edit? {
    let edited: (range: Range<Int>, text: String)
    if let argument = call.argument(.destination)?.parent {
      // `tag:`, `selection:`, `isActive:`
      guard call.arguments.allSatisfy({ $0.name == .none || $0.name == .destination || $0.name == .label }) else {
        return nil
      }
      edited = (argument.range, "value: \(value)")
    } else {
      guard call.arguments.isEmpty, let start = call.callee?.range.upperBound,
        let label = call.trailingClosures.last?.firstChild
      else { return nil }
      edited = (start..<label.range.lowerBound, "(value: \(value)) ")
    }
    return pass.hasComment(in: edited.range) ? nil : pass.edit(edited.range, with: edited.text)
  }
}

extension Node {
  fileprivate var breaksLines: Bool { text.utf8.contains(UInt8(ascii: "\n")) }

  /// The destination of a link, if it is a single expression: `destination:`, or the first of two closures.
  fileprivate var destination: Node? {
    if let argument = argument(.destination) { return argument.kind == .closure ? nil : argument }
    let closures = trailingClosures
    return closures.count == 2 ? closures[0].value?.asClosure?.onlyStatement : nil
  }
}
