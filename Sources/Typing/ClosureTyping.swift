// Types of closures and key paths.

import Syntax

extension Typing {
  /// Whether a closure fits the function type `parameter`. Its result binds the variables that are still open.
  func closure(
    _ node: Node, as parameter: InferredType, builder: InferredType?, _ frame: TypingFrame
  ) -> Bool {
    var wanted = parameter
    if let inner = wrapped(wanted) { wanted = inner }
    guard case .function(let parameters, let result) = wanted else {
      if case .variable = wanted { return true }
      return wanted == .unknown
    }
    guard let inner = bind(node, parameters, frame) else { return false }
    if builder == nil, result == .void || !settled(result).hasVariable { return true }
    let key = ClosureKey(
      source: ObjectIdentifier(frame.context.source), node: node.number, parameters: parameters.map { settled($0) },
      expected: settled(result), builder: builder, frame: frame.substitution, selfType: frame.selfType)
    let isCacheable = key.parameters.allSatisfy { $0.isKnown }
    let type: InferredType
    let wasMisfit = hasMisfit
    hasMisfit = false
    defer { hasMisfit = wasMisfit }
    if isCacheable, let known = closureResults[key] {
      type = known
    } else {
      if let builder {
        let returns = node.returnStatements
        type =
          returns.isEmpty
          ? build(node.statements, with: builder, inner) : value(of: node.statements, inner, expected: result)
      } else {
        type = value(of: node.statements, inner, expected: result)
      }
      if hasMisfit { return false }
      if isCacheable, settled(type).isKnown { closureResults[key] = settled(type) }
    }
    return convert(type, to: result) != nil
  }

  /// The frame inside of a closure; nil if the number of its parameters differs.
  private func bind(_ node: Node, _ parameters: [InferredType], _ frame: TypingFrame) -> TypingFrame? {
    var inner = frame
    var names: [(String, Node?)] = []
    if let signature = node.closureSignature {
      for child in signature.children where child.kind == .closureParameter {
        names.append((text(child, frame), nil))
      }
      for child in signature.child(.parameterClause)?.children.filter({ $0.kind == .parameter }) ?? [] {
        names.append((text(child, frame), child.children.first { $0.isType }))
      }
    }
    var types = parameters
    if names.isEmpty, node.closureSignature?.children.contains(where: { $0.kind == .parameterClause }) != true {
      var highest = -1
      var iterator = node.descendants
      while let part = iterator.next() {
        // `$0` inside of a nested closure belongs to that closure.
        if part.kind == .closure {
          iterator.skipSubtree(of: part)
          continue
        }
        guard part.kind == .identifierExpr else { continue }
        let name = text(part, frame)
        if name.hasPrefix("$"), let number = Int(name.dropFirst()) { highest = max(highest, number) }
      }
      if parameters.count == 1, highest > 0, case .tuple(let elements) = settled(parameters[0]) {
        types = elements.map { $0.type }
      }
      if types.isEmpty, highest >= 0 { return nil }
      if !types.isEmpty, highest + 1 != types.count, !(highest < 0 && types.map { settled($0) } == [.void]) {
        return nil
      }
      for (i, type) in types.enumerated() { inner.locals["$\(i)"] = .value(settled(type)) }
      return inner
    }
    if parameters.count == 1, names.count > 1, case .tuple(let elements) = settled(parameters[0]) {
      types = elements.map { $0.type }
    }
    guard names.count == types.count else { return nil }
    for ((name, written), type) in zip(names, types) {
      if let written { _ = unify(type, self.written(written, frame)) }
      let type = settled(type)
      inner.locals[name] = .value(type)
      if name.hasPrefix("$"), let value = property("wrappedValue", of: type, isStatic: false) {
        inner.locals[String(name.dropFirst())] = .value(value)
      }
    }
    return inner
  }

  // MARK: Key paths

  func keyPath(_ node: Node, _ frame: TypingFrame, _ expected: InferredType?) -> InferredType {
    var root: InferredType?
    var wantedValue: InferredType?
    var path: Int?
    if let expected {
      switch settled(expected) {
      case .nominal(let number, let arguments) where arguments.count == 2:
        path = number
        root = arguments[0]
        wantedValue = arguments[1]
      case .function(let parameters, let result) where parameters.count == 1:
        root = parameters[0]
        wantedValue = result
      default: break
      }
    }
    if let explicit = node.children.first(where: { $0.isType }) {
      let type = written(explicit, frame)
      if let root { _ = unify(root, type) }
      root = type
    }
    guard var value = root.map({ settled($0) }) else { return .unknown }
    let start = value
    for component in node.children where component.kind == .keyPathComponent {
      var name = text(component, frame)
      if name.isEmpty {
        name = component.text.trimmingPrefix { $0 == "." || $0 == "\\" }.filter { $0 != "?" && $0 != "!" }
      }
      if name == "self" || name.isEmpty { continue }
      value = property(name, of: value, isStatic: false).map { settled($0) } ?? .unknown
    }
    if let wantedValue { _ = convert(value, to: wantedValue) }
    if let expected, case .function = settled(expected) { return settled(expected) }
    return path.map { .nominal($0, [start, wantedValue.map { settled($0) } ?? value]) }
      ?? declarations.named("KeyPath", [start, value])
  }
}
