// What to do in place of a formatter that updates create again, and what code does with such objects.

import Frameworks
import Project
import Syntax
import ViewTree

extension Pass {
  func remedy(forFormatter work: RepeatedWork) -> Remedy {
    guard isConstruction(work) else {
      let style = index.use(at: work.last).name == .localizedString && Classes.hasFormatStyle(work.type)
      return style
        ? "\(clauses: "use a format style (`value.formatted(…)`)", "compute the text when its input changes")"
        : "compute the text when its input changes, and keep it"
    }
    if isConfiguredByCaller(work) {
      return "keep one formatter for each configuration, since this caller changes the one that it gets"
    }
    let calls = configuredCalls(in: work.last.member)
    if calls.fromInput.contains(work.last.use) || isConfiguredByOwner(work) {
      return "keep one formatter for each configuration"
    }
    let kept = "keep one formatter \(constantHome(for: work))"
    if calls.parsing.contains(work.last.use) || calls.special.contains(work.last.use)
      || !Classes.hasFormatStyle(work.type)
    {
      return Remedy(kept)
    }
    return "\(clauses: "use a format style (`value.formatted(…)`, `Text(value, format: …)`)", Remedy(kept))"
  }

  /// Whether code on the path changes the object that it gets from the function or property that creates it: a shared
  /// one would change for all.
  private func isConfiguredByCaller(_ work: RepeatedWork) -> Bool {
    let factory = work.last.member
    return work.path.dropLast().contains { step in
      let body = index.body(of: step.member)
      guard case .member(let called) = body.target(step.use), called == factory else { return false }
      return configuredCalls(in: step.member).configured.contains(step.use)
    }
  }

  /// Whether the object is the value of a property, and code of the type changes it there: `formatter.maximum = limit`
  /// in an initializer.
  private func isConfiguredByOwner(_ work: RepeatedWork) -> Bool {
    guard index[work.last.member].kind == .storedProperty, let owner = index.owner(work.last.member) else {
      return false
    }
    let configured: ConfiguredProperties = index.derivation(.configuredProperties, of: owner.number) {
      ConfiguredProperties(of: owner, index)
    }
    return configured.properties.contains(work.last.member)
  }

  private func configuredCalls(in member: MemberID) -> ConfiguredCalls {
    index.derivation(.configuredCalls, of: member.number) { ConfiguredCalls(in: index.body(of: member), index) }
  }
}

/// The stored properties of a type whose objects members of the type change, such as an initializer by what it gets.
private final class ConfiguredProperties: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let properties: Set<MemberID>

  init(of type: TypeID, _ index: Index) {
    var found: Set<MemberID> = []
    for member in index[type].members where index[member].hasBody {
      let body = index.body(of: member)
      for i in body.uses.indices where body.uses[i].receiver >= 0 && body.isWritten(i) {
        guard case .member(let property) = body.target(Int(body.uses[i].receiver)),
          index[property].isStoredInInstances
        else { continue }
        let node = body.node(i)
        if node.assignmentToIt?.values.contains(where: { index.isFromInput($0, in: body) }) ?? false
          || index.dependsOnInput(node, madeBy: nil, in: body)
        {
          found.insert(property)
        }
      }
    }
    properties = found
  }
}

/// What one body does with the objects that its calls return, by the numbers of the calls. Each finding on a path through
/// it asks.
private final class ConfiguredCalls: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  /// A local keeps the result, and the body changes it.
  let configured: Set<Int>
  /// The body changes the result by what it gets: by a parameter, or by a property of the instance that varies.
  let fromInput: Set<Int>
  /// The result turns text into a value: `formatter.date(from: text)`.
  let parsing: Set<Int>
  /// The body sets what no format style has: a fixed format, a separator, an affix.
  let special: Set<Int>

  init(in body: Body, _ index: Index) {
    var configured: Set<Int> = []
    var fromInput: Set<Int> = []
    var parsing: Set<Int> = []
    var special: Set<Int> = []
    var written: Set<Setting> = []
    let assigned = Self.assignedCalls(in: body, index)
    for i in body.uses.indices where body.uses[i].receiver >= 0 {
      guard let call = Self.creation(of: Int(body.uses[i].receiver), in: body, assigned, index) else {
        continue
      }
      if body.isWritten(i) {
        // A second format beside the first.
        if !written.insert(Setting(call: call, property: body.uses[i].name)).inserted { fromInput.insert(call) }
        configured.insert(call)
        let values = body.node(i).assignmentToIt?.values ?? []
        if values.contains(where: { index.isFromInput($0, in: body) })
          || index.dependsOnInput(body.node(i), madeBy: body.node(call), in: body)
        {
          fromInput.insert(call)
        }
        if Self.isSpecial(index.text(body.uses[i].name)) { special.insert(call) }
      } else if body.uses[i].isCall, index.text(body.uses[i].name).hasPrefix("set") {
        // `setLocalizedDateFormatFromTemplate(pattern)`
        configured.insert(call)
        let values = body.node(i).arguments.compactMap(\.value)
        if values.contains(where: { index.isFromInput($0, in: body) }) { fromInput.insert(call) }
      } else if body.uses[i].isCall, body.node(i).argument(.from) != nil,
        body.uses[i].name == .date || body.uses[i].name == .number
      {
        parsing.insert(call)
      }
    }
    self.configured = configured
    self.fromInput = fromInput
    self.parsing = parsing
    self.special = special
  }

  /// Whether the setting has no counterpart in the format styles of Foundation.
  private static func isSpecial(_ setting: String) -> Bool {
    switch setting {
    case "dateFormat", "doesRelativeDateFormatting", "groupingSeparator", "decimalSeparator", "positivePrefix",
      "positiveSuffix", "negativePrefix", "negativeSuffix", "positiveFormat", "negativeFormat", "zeroSymbol",
      "nilSymbol", "notANumberSymbol", "currencySymbol", "currencyGroupingSeparator", "currencyDecimalSeparator",
      "percentSymbol", "minusSign", "plusSign", "exponentSymbol", "formatWidth", "paddingCharacter",
      "paddingPosition", "includesUnit", "includesCount", "zeroPadsFractionDigits", "formattingContext",
      "dateTemplate":
      true
    default: setting.hasSuffix("Symbols")
    }
  }

  private struct Setting: Hashable {
    let call: Int
    let property: Name
  }

  /// The call that makes what a use refers to: itself, the initial value of the local, or what the body assigns to the
  /// property.
  private static func creation(of use: Int, in body: Body, _ assigned: [MemberID: Int], _ index: Index) -> Int? {
    if body.uses[use].isCall { return use }
    if case .member(let property) = body.target(use) { return assigned[property] }
    guard case .local(let local) = body.target(use), case let initial = body.locals[Int(local)].initial, initial >= 0
    else { return nil }
    return index.use(at: body.node(Int(initial)), in: body)
  }

  /// `formatter = NumberFormatter()`
  private static func assignedCalls(in body: Body, _ index: Index) -> [MemberID: Int] {
    var found: [MemberID: Int] = [:]
    for i in body.uses.indices {
      guard case .member(let property) = body.target(i), let value = body.node(i).assignmentToIt?.value?.unwrapped,
        value.kind == .call
      else { continue }
      found[property] = index.use(at: value, in: body)
    }
    return found
  }
}

extension Index {
  /// Whether the expression depends on what the body gets: a parameter, or a property of an instance that is not
  /// constant.
  fileprivate func isFromInput(_ value: Node, in body: Body) -> Bool {
    body.uses(in: value).contains { use in
      switch body.target(use) {
      case .local(let local): isFromInput(local, in: body, FollowLimit.widening)
      case .member(let member):
        self[member].isStoredInInstances && !isConstant(body.node(use), in: body)
      default: false
      }
    }
  }

  /// Whether a condition on what the body gets decides about the statement, and not about the creation as well.
  fileprivate func dependsOnInput(_ setting: Node, madeBy creation: Node?, in body: Body) -> Bool {
    for ancestor in setting.ancestors {
      if creation.map({ ancestor.contains($0) }) ?? false { return false }
      let decides: Node? =
        switch ancestor.kind {
        case .ifExpr: ancestor.child(.conditionList)
        case .switchExpr: ancestor.firstChild
        default: nil
        }
      if let decides, !decides.contains(setting), isFromInput(decides, in: body) { return true }
    }
    return false
  }

  /// Whether the local is a parameter, or computed from what the body gets. The elements of a sequence vary as well.
  private func isFromInput(_ local: Int32, in body: Body, _ steps: Int) -> Bool {
    let fact = body.locals[Int(local)]
    if fact.parameter >= 0 || fact.isElement { return true }
    // `if let date { … }`
    if steps > 0, fact.node == 0, fact.initial >= 0, case .local(let other) = body.target(Int(fact.initial)),
      other != local
    {
      return isFromInput(other, in: body, steps - 1)
    }
    guard steps > 0, fact.node > 0, let value = body.file.tree.node(Int(fact.node)).initialValue else { return false }
    return body.uses(in: value).contains { use in
      switch body.target(use) {
      case .local(let other): other != local && isFromInput(other, in: body, steps - 1)
      case .member(let member):
        self[member].isStoredInInstances && !isConstant(body.node(use), in: body)
      default: false
      }
    }
  }
}
