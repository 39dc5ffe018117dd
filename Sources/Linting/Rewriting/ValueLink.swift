// From a link that builds its destination to one that holds a value.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  /// `NavigationLink(destination: Page(song: song)) { … }` in the rows of a list as `NavigationLink(value: song) { … }`,
  /// with `.navigationDestination(for: Song.self)` on the list. Nil unless the body shows the `NavigationStack` around
  /// it: in a `NavigationView` such a link does nothing. Nor may other destinations be in its way.
  public func fixLinkingByValue(_ link: Int, in tree: ViewTree) -> Fix? {
    let call = tree[link].syntax
    guard targets.have(.iOS16) ?? true, tree.file == file.number, call.kind == .call,
      tree.nodes.count(where: { $0.kind == .element && $0.name == .NavigationLink }) == 1,
      !index.files.contains(where: { $0.mentions(.navigationDestination) }),
      let destination = call.destination, !destination.breaksLines,
      let list = outermostView(around: link, in: tree), let element = rowElement(of: link, in: tree),
      let type = hashableType(of: element, usedAloneIn: destination, of: tree.body)
    else { return nil }
    let value = text(element)
    let end = list.range.upperBound
    let place = indentation(at: end)
    guard let edit = editPassing(value, in: call), list.breaksLines else { return nil }
    return Fix(
      "Link by value", .suggested,
      [
        edit,
        self.edit(
          end..<end,
          with: "\n\(place).navigationDestination(for: \(type).self) { \(value) in \(destination.text) }"),
      ])
  }

  /// The view right in the `NavigationStack`.
  private func outermostView(around link: Int, in tree: ViewTree) -> Node? {
    var found: Node?
    for ancestor in tree.ancestors(of: link) where tree[ancestor].kind == .element {
      if tree[ancestor].name == .NavigationStack {
        // The path may be of another type.
        return tree[ancestor].syntax.arguments.isEmpty ? found : nil
      }
      guard tree[ancestor].type == nil, tree[ancestor].syntax.kind == .call else { return nil }
      found = tree[ancestor].syntax
    }
    return nil
  }

  /// The name of the only parameter of the closure that makes the row.
  private func rowElement(of link: Int, in tree: ViewTree) -> Name? {
    let row = tree.ancestors(of: link).first { tree[$0].kind == .slot && tree[$0].use?.role == .row }
    guard let closure = row.map({ tree[$0].syntax }), let signature = closure.closureSignature else { return nil }
    let names = signature.descendants.filter { $0.kind == .closureParameter }.map(\.name)
    return names.count == 1 && names[0] != .none ? names[0] : nil
  }

  /// The type of the element, if that is the only local which the expression mentions.
  private func hashableType(of element: Name, usedAloneIn expression: Node, of body: Body) -> String? {
    var found: StaticType?
    for i in body.uses(in: expression) {
      guard case .local(let local) = body.target(i) else { continue }
      guard body.locals[Int(local)].name == element, let type = body.type(i) else { return nil }
      found = type
    }
    guard let found else { return nil }
    if found.type == nil { return found.name == .String || found.name == .Int ? text(found.name) : nil }
    guard let entry = found.type.map({ index[$0] }), entry.parent == nil, entry.conforms(to: .Hashable) else { return nil }
    return text(entry.name)
  }

  /// `value: song` in the place of the destination.
  private func editPassing(_ value: String, in call: Node) -> Fix.Edit? {
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
    return hasComment(in: edited.range) ? nil : edit(edited.range, with: edited.text)
  }
}

extension Node {
  fileprivate var breaksLines: Bool { text.utf8.contains(UInt8(ascii: "\n")) }

  /// What a link leads to, if one expression says so: `destination:`, or the first of two closures.
  fileprivate var destination: Node? {
    if let argument = argument(.destination) { return argument.kind == .closure ? nil : argument }
    guard trailingClosures.count == 2, let closure = trailingClosures[0].firstChild, closure.kind == .closure,
      closure.statements.count == 1
    else { return nil }
    return closure.statements[0]
  }
}
