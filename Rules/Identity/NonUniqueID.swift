import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Two elements with the same id are one element to SwiftUI.
public struct NonUniqueID: MemberRule {
  public static let about = About(
    "non-unique-id", .identity, .warning, "Two elements may have the same id",
    isOnByDefault: false, references: [.demystify, .identity],
    explanation: """
      `ForEach` expects each id once. If two elements have the same id, SwiftUI shows one of them twice or not \
      at all. It mixes up their state and animates the wrong row. It logs that “the ID occurs multiple times \
      within the collection, this will give undefined results”. With a name, a title or a date as the key, \
      this depends on the data.

      A repeated literal is an error where the elements differ otherwise or their rows keep state. Where both rows \
      look alike, as in `ForEach(["S", "M", "T", "W", "T"], id: \\.self)`, it is information. A `Bool`, which has only \
      two values, is a warning. A key that describes the element (`\\.name`, `\\.date`, `\\.category` …) although its \
      type has an id, is information.

      Use the id of the element. Where values repeat on purpose, iterate elements with their own ids, such as \
      `Array(days.enumerated())` with `id: \\.offset` for letters that never move.

      Elements also repeat in `Array(repeating:count:)`, where a loop appends one literal, where code appends what the \
      first value of the property already has, and among the pieces of a text that is split.

      Not reported:

      - literals with different keys, and collections that never change
      - keys of dictionaries and sets, and keys that are marked as unique
      - elements without a better key

      In strict mode these are information:

      - a key with few values, such as a `count`
      - a key that describes an element without a better one
      - an `id` that is such a key
      """)

  public static let bad = [
    Example(
      "two Tuesdays",
      """
      import SwiftUI

      struct Week: View {
        private let letters = ["M", "T", "W", "T", "F"]
        var body: some View {
          HStack { ForEach(letters, id: \\.self) { Text($0) } }
        }
      }
      """),
    Example(
      "two people with the same name",
      """
      import SwiftUI

      struct Person: Identifiable {
        let id: Int
        let name: String
      }

      struct People: View {
        let people: [Person]
        var body: some View { List(people, id: \\.name) { Text($0.name) } }
      }
      """),
    Example(
      "two ids for all rows",
      """
      import SwiftUI

      struct Choice { let isOn: Bool }
      struct Choices: View {
        let choices: [Choice]
        var body: some View { ForEach(choices, id: \\.isOn) { Text($0.isOn ? "on" : "off") } }
      }
      """),
  ]
  public static let good = [
    Example(
      "the id of the element",
      """
      import SwiftUI

      struct Person: Identifiable {
        let id: Int
        let name: String
      }

      struct People: View {
        let people: [Person]
        var body: some View { List(people) { Text($0.name) } }
      }
      """),
    Example(
      "all names are known to differ",
      """
      import SwiftUI

      struct Fruit { let name: String; let id = 0 }
      struct Fruits: View {
        private let fruits = [Fruit(name: "Apple"), Fruit(name: "Pear")]
        var body: some View { List(fruits, id: \\.name) { Text($0.name) } }
      }
      """),
    Example(
      "no better key is known",
      """
      import SwiftUI

      struct Section { let title: String; let rows: [Int] }
      struct Sections: View {
        let sections: [Section]
        var body: some View { List(sections, id: \\.title) { Text($0.title) } }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    if pass.isStrict { checkID(member, fact) }
    guard pass.file.mentions(.ForEach) || pass.file.mentions(.List) else { return }
    var repeats: Repeats = [:]
    for data in pass.index.rowData(in: member) { check(data, &repeats) }
  }

  /// What is known of literals, because many rows of one body may show one.
  private typealias Repeats = [Literal: Repeat?]
  private typealias Repeat = (text: String, places: [Node], elements: [Node])
  private struct Literal: Hashable {
    let file: Int
    let node: UInt32
    let path: [String]
  }

  private func check(_ data: RowData, _ repeats: inout Repeats) {
    guard case .collection(let collection) = data.source, let path = keyPath(of: data) else { return }
    if !isPart(data.data), let (literal, body) = literal(of: collection, in: data.body, depth: 0) {
      let key = Literal(file: body.file.number, node: literal.number, path: path)
      let found = repeats[key] ?? firstRepeat(in: literal, path)
      repeats[key] = .some(found)
      if let found { return report(data, repeated: found.text, found.places, found.elements, body) }
    }
    if path.isEmpty, let (call, value, body) = repetition(of: collection, in: data.body) {
      return report(data, repeated: value.text, [call], [], body)
    }
    if let (source, call) = pieces(of: collection, path, in: data.body) { return report(data, piecesOf: source, call) }
    if let (text, places, elements) = repeatedAppends(to: collection, path, data) {
      return report(data, repeated: text, places, elements, data.body)
    }
    guard path.count == 1, let id = data.id, !pass.index.hasConstantCount(collection, in: data.body),
      !isUniqueByItself(collection), let name = Index.identifyingKey(of: data.call), name != .none,
      let type = elementType(of: collection, in: data.body)
    else { return }
    checkKey(name, of: type, id, data)
  }

  /// How many elements of a literal are compared, since many views may show one. Equal ids further on are missed.
  private static let elementLimit = 500

  /// `["id"]` for elements that identify themselves, `["name"]` for `id: \.name`, nothing for `\.self`.
  private func keyPath(of data: RowData) -> [String]? {
    guard let id = data.id else { return ["id"] }
    guard let names = id.asKeyPath?.names, names.count <= 1 else { return nil }
    return names
  }

  /// Whether the rows may show only some of the elements: `items.prefix(4)`, `items.filter { … }`.
  private func isPart(_ data: Node) -> Bool {
    ([data] + Array(data.descendants)).lazy.compactMap(\.asCall).contains { call in
      switch call.name.known {
      case .prefix, .suffix, .dropFirst, .dropLast, .filter: true
      default: false
      }
    }
  }

  // MARK: Literals

  /// The array literal that the collection is, or begins as.
  private func literal(of node: Node, in body: Body, depth: Int) -> (Node, Body)? {
    let node = node.unwrapped
    if node.kind == .arrayLiteral { return (node, body) }
    guard depth < FollowLimit.helpers, node.isName else { return nil }
    switch pass.index.target(of: node, in: body) {
    case .local(let i):
      let local = body.locals[Int(i)]
      guard local.node != 0, !local.isMutable else { return nil }
      return body.file.tree.node(Int(local.node)).initialValue
        .flatMap { literal(of: $0, in: body, depth: depth + 1) }
    case .member(let member):
      let fact = pass.index[member]
      // A variable shows its initial value first.
      let value =
        fact.kind == .storedProperty
        ? pass.index.node(member).initialValue : pass.index.singleExpression(of: member)
      guard fact.kind == .storedProperty || fact.kind == .computedProperty, let value,
        fact.isLet || fact.kind == .computedProperty || !fact.attributes.isEmpty
          || pass.index.hasConstantCount(node, in: body)
      else { return nil }
      return literal(of: value, in: pass.index.body(of: member), depth: depth + 1)
    default: return nil
    }
  }

  // MARK: Repetitions and pieces

  /// `Array(repeating: "", count: 3)`, as it is or as the first value of a property: the call and the value.
  private func repetition(of node: Node, in body: Body) -> (call: Node, value: Node, body: Body)? {
    let node = node.unwrapped
    if node.isUnqualifiedCall(of: .Array),
      let value = node.arguments.first(where: { pass.text($0.name) == "repeating" })?.value?.unwrapped,
      let count = node.argument(.count).flatMap({ Int($0.text) })
    {
      return count > 1 ? (node, value, body) : nil
    }
    guard node.isName, case .member(let property) = pass.index.target(of: node, in: body),
      pass.index[property].kind == .storedProperty,
      pass.index[property].isLet || !pass.index[property].attributes.isEmpty,
      let value = pass.index.node(property).initialValue?.unwrapped, value.kind == .call
    else { return nil }
    return repetition(of: value, in: pass.index.body(of: property))
  }

  /// The text and the call that cuts it into pieces, if the pieces identify themselves: `text.split(separator: " ")`.
  private func pieces(of node: Node, _ path: [String], in body: Body) -> (text: Node, call: Node)? {
    let call = node.unwrapped
    guard path.isEmpty, call.kind == .call, call.arguments.count == 1, let source = call.callee?.base?.unwrapped,
      call.calledName == .split && call.arguments[0].name == .separator
        || call.calledName == .components && call.arguments[0].name == .separatedBy,
      source.kind != .stringLiteral, !pass.index.isConstant(source, in: body)
    else { return nil }
    return (source, call)
  }

  private func report(_ data: RowData, piecesOf source: Node, _ call: Node) {
    pass.report(
      data.id?.range ?? data.call.calledNameRange,
      "equal pieces of `\(pass.brief(source, limit: 40))` share an id, so SwiftUI shows one of them twice or leaves one out",
      severity: keepsState(data) ? .warning : .info,
      help: "iterate the pieces with their positions, by `enumerated()`, and identify them by `\\.offset`",
      notes: [pass.note("the text is cut here", .cause, at: call.calledNameRange)])
  }

  private func firstRepeat(in literal: Node, _ path: [String]) -> Repeat? {
    let elements = Array(literal.children.prefix(Self.elementLimit))
    guard let (text, places) = repeated(elements.map { key($0, path) }) else { return nil }
    return (text, places, elements.filter { element in places.contains { element.contains($0) } })
  }

  /// The key of an element, if it is a literal; its text.
  private func key(_ element: Node, _ path: [String]) -> Node? {
    let element = element.unwrapped
    guard let key = path.first else { return constant(element) }
    switch element.kind {
    case .call:
      // An initializer declared in the type may do something else with the argument.
      return element.arguments.first { pass.text($0.name) == key && $0.name != .none }?.value.flatMap {
        constant($0)
      }
    case .tuple:
      let parts = element.arguments
      let part =
        Int(key).flatMap { $0 >= 0 && $0 < parts.count ? parts[$0] : nil }
        ?? parts.first { $0.name != .none && pass.text($0.name) == key }
      return part?.value.flatMap { constant($0) }
    default: return nil
    }
  }

  private func constant(_ node: Node) -> Node? {
    let node = node.unwrapped
    switch node.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral: return node
    case .stringLiteral: return node.asStringLiteral?.isInterpolated == false ? node : nil
    case .memberAccess: return node.base == nil ? node : nil
    default: return nil
    }
  }

  private func repeated(_ keys: [Node?]) -> (String, [Node])? {
    var seen: [String: Node] = [:]
    for key in keys {
      guard let key else { continue }
      let text = key.text
      if let first = seen[text] { return (text, [first, key]) }
      seen[text] = key
    }
    return nil
  }

  /// `elements`: those with the same key. Rows of equal elements look alike, so only state can be mixed up.
  private func report(
    _ data: RowData, repeated text: String, _ places: [Node], _ elements: [Node], _ body: Body
  ) {
    let isDamage = Set(elements.map(\.comparableText)).count > 1 || keepsState(data)
    let notes = places.map { Note("`\(text)` is used here", .cause, at: Location($0.range, inFile: body.file.number)) }
    pass.report(
      data.id?.range ?? data.call.calledNameRange,
      "two elements of `\(pass.brief(data.data))` have the id `\(Pass.brief(text))`, "
        + (isDamage ? "which mixes up their state or shows one of them twice" : "so SwiftUI cannot tell them apart"),
      severity: isDamage ? .error : .info, help: "use a key that differs for each element", notes: notes)
  }

  /// Whether the rows keep something.
  private func keepsState(_ data: RowData) -> Bool {
    guard let row = data.row else { return false }
    let tree = pass.index.viewTree(of: data.body.member)
    return tree.nodes.firstIndex { $0.isRowSlot && $0.syntax == row }.map { pass.isLost(at: $0, of: tree) } ?? false
  }

  /// Two elements with one key that a function or an action appends to a property, one after the other.
  private func repeatedAppends(to collection: Node, _ path: [String], _ data: RowData) -> (String, [Node], [Node])? {
    guard data.body.file.mentions(.append),
      case .member(let property) = pass.index.target(of: collection, in: data.body),
      pass.index[property].kind == .storedProperty, let owner = pass.index.owner(property),
      owner == pass.index.owner(data.body.member)
    else { return nil }
    let name = pass.index[property].name
    let first = initialKeys(of: property, path)
    for member in pass.index[owner].members
    where pass.index[member].hasBody && pass.index.file(member) == data.body.file.number {
      let body = pass.index.body(of: member)
      // The statements of one block, by the block.
      var keys: [(block: UInt32, key: Node, element: Node)] = []
      for (i, use) in body.uses.enumerated() where use.isCall && use.name == .append && use.receiver >= 0 {
        let receiver = Int(use.receiver)
        guard body.uses[receiver].name == name, case .member(property) = body.target(receiver)
        else { continue }
        let call = body.node(i)
        guard let block = call.parent, block.isBlock,
          let element = call.unlabelledArgument, let key = key(element, path)
        else { continue }
        if repeatsByLoop(call) { return (key.text, [key], [element]) }
        if let known = first.first(where: { $0.key.text == key.text }), !isGuarded(call) {
          return (key.text, [known.key, key], [known.element, element])
        }
        if let first = keys.first(where: { $0.block == block.number && $0.key.text == key.text }) {
          return (key.text, [first.key, key], [first.element, element])
        }
        if keys.count < Self.keyLimit { keys.append((block.number, key, element)) }
      }
    }
    return nil
  }

  /// The keys of the elements with which the property begins, if code only ever appends to it.
  private func initialKeys(of property: MemberID, _ path: [String]) -> [(key: Node, element: Node)] {
    guard let literal = pass.index.node(property).initialValue?.unwrapped, literal.kind == .arrayLiteral,
      pass.index.isOnlyAppendedTo(property)
    else { return [] }
    return literal.children.prefix(Self.keyLimit).compactMap { element in
      key(element, path).map { ($0, element) }
    }
  }

  /// Whether the call is in a loop that runs it at least twice: over a range of literals or an array literal.
  private func repeatsByLoop(_ call: Node) -> Bool {
    guard let loop = call.parent?.parent, loop.kind == .forStmt, loop.child(.whereClause) == nil,
      !loop.descendants.contains(where: { $0.kind == .breakStmt || $0.kind == .continueStmt || $0.kind == .returnStmt })
    else { return false }
    guard let sequence = loop.child(.forSequence)?.firstChild?.unwrapped else { return false }
    if sequence.kind == .arrayLiteral { return sequence.children.prefix(2).count(where: { _ in true }) > 1 }
    guard let range = sequence.asRange, range.lower.count == 1, range.upper.count == 1,
      let lower = Int(range.lower[0].text), let upper = Int(range.upper[0].text)
    else { return false }
    return lower < upper && (range.isClosed || lower + 1 < upper)
  }

  /// Whether a condition around the call or before it may be false where the element is there: `if !tags.contains(tag)`.
  private func isGuarded(_ call: Node) -> Bool {
    call.ancestors.contains { ancestor in
      if ancestor.isConditionalExpression { return true }
      guard ancestor.isBlock else { return false }
      return ancestor.statements.contains { $0.kind == .guardStmt && $0.range.lowerBound < call.range.lowerBound }
    }
  }

  /// Keys that each further one is compared with. That one of the later keys repeats is not found.
  private static let keyLimit = 64

  // MARK: Keys

  /// Keys of a dictionary, elements of a set.
  private func isUniqueByItself(_ collection: Node) -> Bool {
    let names: [Name.Known] = [.keys, .Set, .grouping, .allCases, .OrderedSet]
    return ([collection] + Array(collection.descendants)).contains { node in
      names.contains { node.name == $0 }
    }
  }

  private func elementType(of collection: Node, in body: Body) -> TypeID? {
    guard let type = pass.index.valueType(of: collection, in: body), type.name != .Set, type.name != .OrderedSet
    else { return nil }
    return pass.index.elementType(of: type, scope: pass.index.owner(body.member))?.type
  }

  private func checkKey(_ key: Name, of type: TypeID, _ id: Node, _ data: RowData) {
    let entry = pass.index[type]
    guard entry.kind == .struct || entry.kind == .class else { return }
    let found = pass.index.members(named: key, of: type).filter {
      let kind = pass.index[$0].kind
      return kind == .storedProperty || kind == .computedProperty
    }
    guard found.count == 1 else { return }
    let fact = pass.index[found[0]]
    // `@Attribute(.unique)`
    guard !fact.attributes.contains(where: { $0 == .Attribute }) else { return }
    let typeName = pass.text(entry.name)
    let keyText = pass.text(key)
    if fact.type.name == .Bool || fact.initial == .literal && isTruth(found[0]) {
      return pass.report(
        at: id,
        "`\(typeName).\(keyText)` is a `Bool`, which gives only two ids for all elements of "
          + "`\(pass.brief(data.data))`",
        help: "use a key that differs for each element", notes: [pass.note("this is the key", .cause, at: found[0])])
    }
    // Tabs and settings have one element for each case.
    if pass.isStrict, let kind = kindOfFewValues(found[0]) {
      return pass.report(
        at: id,
        "`\(typeName).\(keyText)` is \(kind): elements of `\(pass.brief(data.data))` with the same value share one id",
        severity: .info, help: "use a key that differs for each element",
        notes: [pass.note("this is the key", .cause, at: found[0])])
    }
    guard describes(key) else { return }
    guard let better = betterKey(than: key, of: type) else {
      guard pass.isStrict else { return }
      return pass.report(
        at: id,
        "`\(keyText)` may repeat in `\(pass.brief(data.data))`: `\(typeName)` does not guarantee that it is unique",
        severity: .info, help: "add a unique id to `\(typeName)`",
        notes: [pass.note("this is the key", .cause, at: found[0])])
    }
    let isIdentifiable = pass.index.isIdentifiable(type) && pass.index[better].name == .id
    pass.report(
      at: id,
      "`\(keyText)` may repeat in `\(pass.brief(data.data))`, which mixes up elements or shows one of them twice",
      severity: .info,
      help: isIdentifiable
        ? "remove `id: \(pass.brief(id))`: `\(typeName)` is `Identifiable`"
        : "use `id: \\.\(pass.plainName(of: better))`",
      notes: [
        pass.note("this is the key", .cause, at: found[0]),
        pass.note("this identifies each `\(typeName)`", .remedy, at: better),
      ])
  }

  /// `var id: String { title }`
  private func checkID(_ member: MemberID, _ fact: MemberFact) {
    guard fact.name == .id, fact.kind == .computedProperty, fact.hasBody, !fact.isStatic,
      let owner = pass.index.owner(member), pass.index[owner].isProjectType, pass.index.isIdentifiable(owner),
      pass.index[owner].kind == .struct || pass.index[owner].kind == .class,
      let name = pass.index.singleExpression(of: member)?.unwrapped.ownName, describes(name)
    else { return }
    let found = pass.index.storedProperties(of: owner).filter { pass.index[$0].name == name }
    guard found.count == 1, !pass.index[found[0]].attributes.contains(where: { $0 == .Attribute }),
      let use = pass.work.identifications(of: owner).first(where: {
        ($0.key == .none || $0.key == .id) && !pass.isExcluded($0.site)
      })
    else { return }
    let key = pass.text(name)
    pass.report(
      fact.nameRange,
      "`\(pass.plainName(of: owner)).id` is its `\(key)`, which is not guaranteed to be unique",
      severity: .info, help: "add a stored id to `\(pass.plainName(of: owner))`",
      notes: [pass.note(of: use), pass.note("this is the key", .cause, at: found[0])])
  }

  /// A noun for a key with few values; nil for other keys.
  private func kindOfFewValues(_ property: MemberID) -> String? {
    let fact = pass.index[property]
    guard fact.kind == .storedProperty, !fact.type.isOptional, let type = pass.index.valueType(of: property)
    else { return nil }
    if fact.name == .count, type.name == .Int { return "a count" }
    guard let known = type.type, pass.index.isPlainEnum(known) else { return nil }
    return "one of the few cases of `\(pass.plainName(of: known))`"
  }

  private func isTruth(_ property: MemberID) -> Bool {
    pass.index.node(property).initialValue?.kind == .booleanLiteral
  }

  /// Whether a property of this name describes an element rather than identifying it.
  private func describes(_ name: Name) -> Bool {
    switch name.known {
    case .name, .title, .label, .text, .description, .emoji, .color, .date, .type, .kind, .category, .value, .count,
      .price:
      true
    default: false
    }
  }

  /// A stored property of the type that by its name identifies an element.
  private func betterKey(than key: Name, of type: TypeID) -> MemberID? {
    var candidates = pass.index.storedProperties(of: type).filter { pass.index[$0].name != key }
    candidates += pass.index[type].members.filter {
      let fact = pass.index[$0]
      return fact.name == .id && fact.kind == .computedProperty && !fact.isStatic
        && !isSame($0, as: key)
    }
    if let id = candidates.first(where: { pass.index[$0].name == .id }) { return id }
    return candidates.first { names(pass.index[$0].name) && !pass.index[$0].type.isOptional }
  }

  /// `var id: String { name }`
  private func isSame(_ id: MemberID, as key: Name) -> Bool {
    guard let value = pass.index.singleExpression(of: id)?.unwrapped else { return true }
    return value.name == key || value.kind == .stringLiteral || value.descendants.contains { $0.name == key }
  }

  private func names(_ name: Name) -> Bool {
    switch name.known {
    case .uuid, .identifier, .serialNumber, .objectID, .guid, .uid, .key: return true
    default: return pass.text(name).hasSuffix("ID")
    }
  }
}
