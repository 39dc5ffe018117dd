// What a row does with its position, and how it gets to its element.

import Linting
import Project
import Syntax
import ViewTree

/// What the closure of a row does with its position.
struct RowUse {
  let collection: Node
  let row: Node
  let data: RowData
  let pass: Pass
  /// `pets[index]` and `$pets[index]`.
  private(set) var subscripts: [Node] = []
  /// Those of them that are bindings.
  private(set) var bindings: [Node] = []
  /// Whether the element of an enumeration is used, or the collection is subscripted.
  private(set) var reachesElement = false
  /// Whether the position is also used for something else.
  private(set) var needsIndex = false
  /// `config.pet(at: index)`, where the rows count `config`.
  private(set) var accessor: Node?
  /// Whether a function builds the row.
  private(set) var isOpaque = false
  /// The uses of the element.
  private var elements: [Node] = []
  /// Whether the row only shows the element as text: `Text(title)`.
  var isText: Bool {
    !isOpaque && !elements.isEmpty
      && elements.allSatisfy { element in
        guard let call = element.receivingCall?.call.node else { return false }
        return call.isUnqualifiedCall(of: .Text) && call.arguments.count == 1
      }
  }

  init(collection: Node, row: Node, data: RowData, pass: Pass) {
    (self.collection, self.row, self.data, self.pass) = (collection, row, data, pass)
    if row.kind == .closure {
      for position in positions() { look(at: position) }
      return
    }
    isOpaque = true
    if case .enumerated = data.source {
      reachesElement = true
    } else if case .member(let function) = pass.index.target(of: row, in: data.body) {
      reachesElement = isSubscripted(by: 0, in: function)
    }
  }

  /// The uses of the position in the closure. Collects those of the element where the row gets both.
  private mutating func positions() -> [Node] {
    let parameters = pass.index.rowParameters(of: row)
    let first = parameters.first?.name ?? pass.index.names.name("$0")
    var isSecond = true
    switch data.source {
    case .enumerated, .indexed: break
    case .zipped(let a, _): isSecond = a != collection && !a.contains(collection)
    default: return references(to: first)
    }
    if parameters.count == 2 {
      elements = references(to: parameters[isSecond ? 1 : 0].name)
      reachesElement = !elements.isEmpty
      return references(to: parameters[isSecond ? 0 : 1].name)
    }
    // `pair.element`, `$0.1`. A use of the whole pair passes on both.
    var positions: [Node] = []
    for reference in references(to: first) {
      if let access = reference.parent, access.base == reference {
        let member = access.text.split(separator: ".").last ?? ""
        guard member == "element" || member == (isSecond ? "1" : "0") else {
          positions.append(access)
          continue
        }
        elements.append(access)
      } else {
        needsIndex = true
        elements.append(reference)
      }
      reachesElement = true
    }
    let others = parameters.isEmpty ? references(to: pass.index.names.name("$1")) : []
    if !others.isEmpty {
      reachesElement = true
      needsIndex = true
      elements += others
    }
    return positions
  }

  private func references(to name: Name?) -> [Node] {
    guard let name, name != .`_` else { return [] }
    return pass.index.references(to: name, in: row)
  }

  private mutating func look(at position: Node) {
    if let place = place(subscriptedBy: position, upTo: row) {
      subscripts.append(place)
      elements.append(place)
      if place.text.hasPrefix("$") { bindings.append(place) }
      reachesElement = true
      return
    }
    needsIndex = true
    if let call = call(accessedBy: position) {
      accessor = call
      elements.append(call)
      reachesElement = true
      return
    }
    // A function of the view may subscript for the row.
    guard let argument = position.parent, let call = position.receivingCall?.call.node,
      case .member(let function) = pass.index.target(of: call, in: data.body),
      let number = call.arguments.firstIndex(of: argument), isSubscripted(by: number, in: function)
    else { return }
    reachesElement = true
    elements.append(call)
  }

  /// The subscript of the collection in whose arguments a position stands.
  private func place(subscriptedBy position: Node, upTo declaration: Node) -> Node? {
    let text = collection.comparableText
    return position.ancestors.prefix { $0 != declaration }.first { node in
      node.kind == .subscriptCall
        && node.callee.map { !$0.contains(position) && $0.comparableText == text } ?? false
    }
  }

  /// The call of a method of the collection that gives the element at a position: `config.pet(at: index)`.
  private func call(accessedBy position: Node) -> Node? {
    guard let argument = position.parent, argument.kind == .argument, argument.name == .at, let call = argument.parent,
      call.kind == .call, call.arguments.count == 1, let callee = call.callee?.unwrapped, callee.kind == .memberAccess,
      callee.base?.comparableText == collection.comparableText,
      case .member(let method) = pass.index.target(of: call, in: data.body), pass.index[method].kind == .function,
      pass.index[method].type.name != .Void, pass.index[method].type.name != .none
    else { return nil }
    return call
  }

  /// Whether the function subscripts the collection by its parameter.
  private func isSubscripted(by parameter: Int, in function: MemberID) -> Bool {
    let fact = pass.index[function]
    guard fact.kind == .function, fact.parameters.indices.contains(parameter) else { return false }
    let name = fact.parameters[parameter].name
    let declaration = pass.index.node(function)
    return declaration.descendants.contains {
      $0.isReference(to: name) && place(subscriptedBy: $0, upTo: declaration) != nil
    }
  }

  /// Whether an element is changed in place, or a method that may change it is called.
  var isWritten: Bool {
    subscripts.contains { place in
      guard !bindings.contains(place) else { return false }
      var node = place
      while let parent = node.parent {
        switch parent.kind {
        case .memberAccess, .optionalChaining, .forceUnwrap, .subscriptCall: node = parent
        case .inOutExpr: return true
        case .call where parent.callee == node:
          // A method changes nothing if the project declares it without `mutating`.
          guard case .member(let method) = pass.index.target(of: parent, in: data.body) else { return true }
          return pass.index[method].isMutating
        case .sequence: return parent.asAssignment?.target == node
        default: return false
        }
      }
      return false
    }
  }

  /// Whether a view of the row holds a binding to the position, which it may read once the position is gone. What a
  /// destination holds is on a different screen than the rows.
  var isBindingHeld: Bool {
    // A subscript of the project's, `$scale[color: i]`, may check its bounds.
    isOfView
      && bindings.contains { $0.arguments.first?.name == Name.none && isHeld($0, in: row, data.body, depth: 0) }
  }

  /// Whether the view itself keeps the collection, so that the binding reads what is left of it. One that a caller
  /// passes may read a copy.
  private var isOfView: Bool {
    guard let owner = pass.index.owner(data.body.member),
      let name = pass.index.names.name(collection.root.comparableText)
    else { return false }
    return pass.index.storedProperties(of: owner).contains {
      pass.index[$0].name == name && pass.index[$0].attributes.contains { $0 == .State }
    }
  }

  /// - Parameter scope: The row, or the function that gets the binding for it.
  private func isHeld(_ place: Node, in scope: Node, _ body: Body, depth: Int) -> Bool {
    guard depth < FollowLimit.helpers else { return false }
    var node = place
    while let parent = node.parent, parent.isMember(of: node) { node = parent }
    // `let pet = $pets[index]`
    if let initializer = node.parent, initializer.kind == .initializer, let binding = initializer.parent,
      binding.kind == .binding, binding.name != .none
    {
      return pass.index.references(to: binding.name, in: scope).contains {
        isHeld($0, in: scope, body, depth: depth + 1)
      }
    }
    guard let call = node.receivingCall?.call.node else { return false }
    if call.callee?.unwrapped.isNamedLikeType ?? false {
      let tree = pass.index.viewTree(of: body.member)
      return !tree.nodes(at: call.number).contains { view in
        tree.ancestors(of: view).contains { tree[$0].kind == .slot && tree[$0].use?.kind == .presentation }
      }
    }
    // `petRow($pets[index])`
    guard case .member(let function) = pass.index.target(of: call, in: body), pass.index[function].hasBody,
      case let parameters = pass.index[function].parameters,
      let number = pass.index.arguments(of: call, for: parameters)?.firstIndex(of: node)
    else { return false }
    let declaration = pass.index.node(function)
    return pass.index.references(to: parameters[number].name, in: declaration).contains {
      isHeld($0, in: declaration, pass.index.body(of: function), depth: depth + 1)
    }
  }

  /// Whether the row already uses this name.
  func mentions(_ name: String) -> Bool {
    guard let known = pass.index.names.name(name) else { return false }
    return row.descendants.contains {
      $0.name == known && ($0.kind == .identifierExpr || $0.kind == .identifierPattern)
    }
  }
}
