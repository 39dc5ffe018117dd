// What a call costs by itself, and whether it returns a different value each time.

import Frameworks
import Syntax

extension Index {
  /// What runs when a type that is not a view is constructed: the initializer and initial values.
  func constructionWork(of type: TypeID, by call: Int, in body: Body) -> [MemberID] {
    guard self[type].isProjectType, self[type].kind != .protocol else { return [] }
    var found: [MemberID] = []
    guard self[type].initializers.count <= Self.overloadLimit else { return [] }
    let fitting = initializers(of: type, fitting: call, in: body).filter { self[$0].hasBody }
    if fitting.count == 1 { found.append(fitting[0]) }
    guard storedProperties(of: type).count <= Self.initialValueLimit else { return found }
    for property in storedProperties(of: type) {
      let fact = self[property]
      guard fact.initial != .none || fact.hasBody, !fact.isLazy else { continue }
      if fact.attributes.contains(where: { Wrappers.has(.lazyInitialValue, $0) }) { continue }
      if isExclusive(property, with: body.uses[call].node, in: body.file) { continue }
      found.append(property)
    }
    return found
  }

  private func costOfFunction(_ name: Name, in file: SourceFile) -> ExpensiveCall? {
    if file.foreign != nil, let known = CEffects.cost(of: text(name)) { return known }
    if let known = Effects.expensiveFunction(name: name) { return known }
    // No family has a member that SameView knows by name.
    guard name.known == nil else { return nil }
    let spelling = Array(text(name).utf8)
    return Effects.expensiveFunction(spelling: spelling.span)
  }

  /// What a use of a framework's API costs; nil if the tables do not know it as expensive.
  public func cost(of use: UseFact, _ number: Int, in body: Body) -> ExpensiveCall? {
    let target = body.target(number)
    let file = body.file
    if !additions.calls.isEmpty, let addition = addition(for: use, number, in: body) { return addition.cost }
    let labels = argumentLabels(of: use, file: file)
    // A search for the few calls whose cost depends on an option.
    func mentions(_ name: Name) -> Bool {
      file.tree.node(Int(use.node)).descendants.contains {
        ($0.kind == .memberAccess || $0.kind == .identifierExpr) && $0.name == name
      }
    }
    switch target {
    case .frameworkConstruction(let type):
      if isSmallText(file.tree.node(Int(use.node)), labels) { return nil }
      if let modules = Classes.modules(of: type), !modules.contains(where: { file.imports($0) }) { return nil }
      if let known = Effects.expensiveConstructor(type: type, labels: labels, mentions: mentions) { return known }
      // Many C functions are spelled like types.
      return use.kind == .identifier ? costOfFunction(type, in: file) : nil
    case .frameworkFunction: return costOfFunction(use.name, in: file)
    case .framework(let receiver, let isStatic):
      if isStatic { return Effects.expensiveStatic(type: receiver, member: use.name, labels: labels) }
      let known = receiver == .none ? nil : receiver
      if !use.isCall { return Effects.expensiveProperty(member: use.name, receiver: known) }
      return Effects.expensiveMethod(member: use.name, labels: labels, receiver: known, mentions: mentions)
    default: return nil
    }
  }

  /// How many characters of a literal are few enough for an attributed text to cost nothing: a word or two.
  private static let shortText = 32

  /// Whether the call makes an attributed text of next to nothing: of an attachment, of a few characters, of nothing,
  /// or a copy, which shares its storage.
  private func isSmallText(_ call: Node, _ labels: Labels) -> Bool {
    switch call.calledName.known {
    case .NSAttributedString, .NSMutableAttributedString, .AttributedString: break
    default: return false
    }
    guard !labels.isEmpty else { return true }
    switch text(labels[0]) {
    case "attachment", "attributedString": return true
    default: break
    }
    guard let text = call.arguments.first?.value?.unwrapped.asStringLiteral else { return false }
    return text.node.range.count <= Self.shortText && !text.isInterpolated
  }

  /// What a use of a framework's API costs that returns a different value each time, if the difference is visible:
  /// randomness, the text of a new identifier, a comparison with the time. Otherwise nil.
  func recomputation(of use: UseFact, _ number: Int, in body: Body) -> ExpensiveCall? {
    let file = body.file
    let kind: FreshValueKind?
    switch body.target(number) {
    case .frameworkConstruction(let type) where FreshValues.concerns(type):
      kind =
        FreshValues.constructor(of: type, labels: argumentLabels(of: use, file: file))
        ?? FreshValues.function(type)
    case .frameworkFunction: kind = FreshValues.function(use.name)
    case .framework(let receiver, let isStatic) where FreshValues.concerns(use.name):
      if isStatic || use.receiver == -1 {
        let labels = use.isCall ? argumentLabels(of: use, file: file) : nil
        kind =
          isStatic
          ? FreshValues.staticMember(use.name, of: receiver, labels: labels)
          : FreshValues.implicitMember(use.name, labels: labels)
      } else {
        let found = FreshValues.member(use.name)
        // A property may have the name of a method: `$settings.shuffle`.
        kind = found == .random && !use.isCall ? nil : found
      }
    default: kind = nil
    }
    guard let kind else { return nil }
    let node = file.tree.node(Int(use.node))
    let isSeen =
      switch kind {
      // A custom generator may have a fixed seed.
      case .random: node.kind != .call || node.argument(.using) == nil
      case .unique: node.isMadeText
      case .clock: node.isCompared
      }
    return isSeen ? Effects.recomputation(of: kind) : nil
  }

  /// What the project itself says about a call; nil if it says nothing.
  func addition(for use: UseFact, _ number: Int, in body: Body) -> Additions.Call? {
    let type: Name? =
      switch body.target(number) {
      case .frameworkConstruction(let name): name
      case .construction(let id): self[id].name
      case .framework(let receiver, _) where receiver != .none: receiver
      case .member(let id): owner(id).map { self[$0].name }
      // The receiver may be a type of a package that is not part of the run.
      default: use.receiver >= 0 ? body.uses[Int(use.receiver)].name : nil
      }
    let labels = argumentLabels(of: use, file: body.file)
    let words = (0..<labels.count).map { labels[$0] == .none ? "_" : text(labels[$0]) }
    let isConstruction: Bool
    switch body.target(number) {
    case .frameworkConstruction, .construction: isConstruction = true
    default: isConstruction = false
    }
    return namedCode.call(
      type: type.map { text($0) }, name: isConstruction ? "init" : text(use.name), labels: words)
  }

  /// The labels of the arguments in parentheses.
  private func argumentLabels(of use: UseFact, file: SourceFile) -> Labels {
    var labels = Labels()
    guard use.isCall else { return labels }
    for child in file.tree.node(Int(use.node)).children where child.kind == .argument {
      labels.append(child.name)
    }
    return labels
  }
}

extension Node {
  /// Whether the expression is shown as text: `Text(UUID().uuidString)`, `Label("\(UUID())", …)`.
  fileprivate var isMadeText: Bool {
    var node = self
    for _ in 0..<FollowLimit.chain {
      guard let parent = node.parent else { return false }
      switch parent.kind {
      case .memberAccess, .call, .stringLiteral, .interpolation, .sequence: node = parent
      case .argument:
        guard let call = parent.parent else { return false }
        if call.kind == .call, call.calledName == .Text || call.calledName == .Label { return true }
        guard call.kind == .interpolation else { return false }
        node = call
      default: return false
      }
    }
    return false
  }

  /// Whether the value, or a result of arithmetic with it, is compared: `Date() < end`,
  /// `Date().timeIntervalSince(start) > 60`.
  fileprivate var isCompared: Bool {
    var node = self
    for _ in 0..<FollowLimit.chain {
      guard let parent = node.parent else { return false }
      switch parent.kind {
      case .sequence:
        // `a == b ? Date() : end` compares something else.
        if let ternary = parent.asTernary, ternary.arms.contains(where: { $0.contains(node) }) { return false }
        return parent.children.contains { part in
          part.kind == .binaryOperator && ["<", ">", "<=", ">=", "==", "!="].contains(part.text)
        }
      case .memberAccess, .optionalChaining, .forceUnwrap, .tuple: node = parent
      case .call:
        guard parent.callee == node else { return false }
        node = parent
      case .argument:
        // `(Date())`, `end.timeIntervalSince(.now)`
        guard let outer = parent.parent,
          outer.kind == .tuple || outer.isCall(of: .timeIntervalSince)
        else { return false }
        node = outer
      default: return false
      }
    }
    return false
  }
}
