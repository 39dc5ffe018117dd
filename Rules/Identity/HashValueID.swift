import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A hash or a description summarizes a value and does not identify it.
public struct HashValueID: NodeRule {
  public static let about = About(
    "hash-value-id", .identity, .warning, "An id is derived from a hash or a description",
    fix: """
      Uses the value itself as its id. Suggested: a selection, or other code that reads the id, may need it as \
      a number or a text.
      """,
    references: [.demystify, .identity],
    explanation: """
      An id has to be different for different elements, and the same for one element as long as it exists. A \
      hash is neither. Two values may have the same hash; then SwiftUI shows one of them twice or not at all. \
      A hash also depends on all fields. After an edit the element has a new hash: SwiftUI removes its row and \
      inserts a new one, which loses the focus and resets all `@State`. `hashValue` also differs from one \
      start of the app to the next, so it cannot restore a selection or a scroll position.

      The same applies to descriptions: `description`, `debugDescription`, `String(describing: self)` and \
      `"\\(self)"` are texts for people. They change with every field, and two elements that look alike get \
      one id. One error message, `localizedDescription`, may stand for many errors.

      Use a value that identifies the element: a stored key, a number from the database, `let id = UUID()`. If \
      the whole value is its own identity, use the value, which SwiftUI compares: `id: \\.self`, `var id: Self \
      { self }`.

      The finding is a warning where code changes such values in place, and information otherwise.

      Not reported:

      - all cases of an enumeration, which do not change
      - a hash that a comment above the property gives a reason for
      - the `id` of an enumeration that no view is known to use but for an alert or a confirmation dialog
      - the `id` of another type that no view is known to use, if code reads it for something else, or if no file \
      that imports SwiftUI mentions the type
      - enumerations without associated values (and `allCases`), whose few hashes do not collide in practice
      - a `description` or `hash` that is data: a property that the type declares
      - the `description` of a type of another module, which may be an enumeration with a name for each case

      In strict mode such an enumeration is information.
      """)

  public static let bad = [
    Example(
      "editing the title creates a new element",
      """
      import SwiftUI

      struct Chapter: Identifiable, Hashable {
        var title: String
        var pages: Int
        var id: Int { hashValue }
      }

      struct Contents: View {
        let chapters: [Chapter]
        var body: some View { List(chapters) { Text($0.title) } }
      }
      """),
    Example(
      "two equal messages share one row",
      """
      import SwiftUI

      enum Banner: Identifiable {
        case saved
        case failed(reason: String)
        var id: String { "\\(self)" }
      }

      struct Banners: View {
        let banners: [Banner]
        var body: some View { List(banners) { _ in Divider() } }
      }
      """),
    Example(
      "",
      """
      import SwiftUI

      struct Tags: View {
        let tags: [String]
        var body: some View {
          ForEach(tags, id: \\.hashValue) { Text($0) }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "a stored key",
      """
      import SwiftUI

      struct Chapter: Identifiable, Hashable {
        let id: Int
        var title: String
      }
      """),
    Example(
      "the value is its own identity",
      """
      import SwiftUI

      enum Banner: Identifiable, Hashable {
        case saved
        case failed(reason: String)
        var id: Self { self }
      }

      struct Tags: View {
        let tags: [String]
        var body: some View {
          ForEach(tags, id: \\.self) { Text($0) }
        }
      }
      """),
    Example(
      "no associated values: no collisions",
      """
      import SwiftUI

      enum Tab: Identifiable {
        case library, search
        var id: Int { hashValue }
      }
      """),
    Example(
      "`description` and `hash` are data",
      """
      import SwiftUI

      struct Commit: Identifiable {
        let hash: String
        let description: String
        var id: String { hash + description }
      }
      """),
  ]

  public static let kinds: [NodeKind] = [.binding, .keyPath]

  public static func mayConcern(_ file: SourceFile) -> Bool {
    guard file.mentions(.id) else { return false }
    let keys: [Name.Known] = [.hashValue, .hash, .description, .debugDescription, .localizedDescription]
    let callees: [Name.Known] = [.ForEach, .List, .Table, .OutlineGroup, .Chart, .item]
    if keys.contains(where: { file.mentions($0) }), callees.contains(where: { file.mentions($0) }) { return true }
    return file.members.indices.contains {
      file.members[$0].name == .id && file.members[$0].kind == .computedProperty
    }
  }

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ node: Node) {
    if node.kind == .binding { property(node) } else { key(node) }
  }

  // MARK: `var id: Int { hashValue }`

  private func property(_ node: Node) {
    guard node.name == .id, let i = pass.memberFact(at: node) else { return }
    let member = pass.index.member(file: pass.file.number, fact: i)
    let fact = pass.file.members[i]
    guard fact.kind == .computedProperty, fact.hasBody, !fact.isStatic, let owner = pass.index.owner(member),
      pass.index.isIdentifiable(owner), pass.isStrict || !isOfPlainEnums(owner),
      let block = pass.index.bodyBlock(of: member),
      let found = summary(in: block, owner: owner),
      // How another module describes its values, such as the cases of an enumeration, is not known.
      pass.isStrict || found.kind == .hash || found.node.name == .localizedDescription
        || pass.index[owner].isProjectType,
      pass.isStrict || !pass.isHashExplained(member),
      pass.isStrict || isUsed(owner) || mayBeUsed(owner, by: member)
    else { return }
    if !pass.isStrict, let part = hashedPart(found), isPlainEnum(part, in: pass.index.body(of: member)) { return }
    let name = pass.plainName(of: owner)
    let isPlain = pass.index.isPlainEnum(owner)
    pass.report(
      fact.nameRange,
      "`\(name).id` is derived from \(found.text)"
        + (isPlain ? ", although each case identifies itself" : consequence(found, owner)),
      severity: isPlain || !varies(owner) ? .info : .warning, help: help(owner, found),
      notes: [pass.note("the id is derived here", .cause, at: found.node.range)], fixes: fix(node, block, member))
  }

  /// Whether views tell values of the type apart by their id, and not by something else.
  private func isUsed(_ owner: TypeID) -> Bool {
    pass.work.identifications(of: owner).contains { ($0.key == .none || $0.key == .id) && !pass.isOfDialog($0) }
  }

  /// Whether views may tell values apart by their id unseen, such as in a generic list: code of SwiftUI knows the type,
  /// and nothing reads the id for something else.
  private func mayBeUsed(_ owner: TypeID, by id: MemberID) -> Bool {
    pass.index[owner].kind != .enum && pass.work.identifications(of: owner).isEmpty
      && pass.index.files(mentioning: pass.index[owner].name).contains {
        pass.index.files[$0].imports.contains(.SwiftUI)
      }
      && !isRead(id)
  }

  /// A hash of one part does not change with the others.
  private func consequence(_ found: Summary, _ owner: TypeID) -> String {
    return hashedPart(found) != nil || hashesItself(owner) || pass.index.storedProperties(of: owner).count == 1
      ? ", which may be equal for different values" : found.kind.consequence
  }

  /// `token` of `token.hashValue`.
  private func hashedPart(_ found: Summary) -> Node? {
    guard found.kind == .hash, let part = found.node.base else { return nil }
    return part.kind == .optionalChaining || part.kind == .forceUnwrap ? part.firstChild ?? part : part
  }

  /// The part in words. The parameter of a closure means nothing outside of it.
  private func words(for part: Node) -> String {
    let isOfClosure = ([part] + Array(part.descendants)).contains { $0.text.hasPrefix("$") }
    return isOfClosure ? "the value behind the hash" : pass.quoted(part, or: "the value behind the hash")
  }

  /// Whether it is a case without associated values, whose hash is as good as the case.
  private func isPlainEnum(_ part: Node, in body: Body) -> Bool {
    body.use(at: part.unwrapped).flatMap { body.type($0)?.type }.map { pass.index.isPlainEnum($0) } ?? false
  }

  /// Whether the type decides which fields its hash is made of.
  private func hashesItself(_ type: TypeID) -> Bool {
    !pass.index.members(named: .hash, of: type).isEmpty
  }

  /// `var id: Int { hashValue }` as `var id: Self { self }`: a type with a hash value is `Hashable`, and so is an
  /// enumeration without associated values.
  private func fix(_ binding: Node, _ block: Node, _ member: MemberID) -> [Fix] {
    guard let value = block.onlyResult, let type = binding.child(.typeAnnotation)?.firstChild,
      let owner = pass.index.owner(member), !pass.index[owner].isReference,
      pass.index[owner].kind != .protocol, !pass.index.isRequirement(member),
      !usesOwnID(binding), !holdsFreshID(owner),
      // What a framework or a package declares may be a class, whose id cannot be `Self`.
      pass.index[owner].isProjectType,
      // An edit gives the value another id, as it gives it another hash.
      !varies(owner),
      // It may compare the hashes.
      pass.index.writtenEquality(of: owner) == nil
    else { return [] }
    switch (type.text, value.text) {
    case ("Int", "hashValue"), ("Int", "self.hashValue"): break
    case ("String", "String(describing: self)"), ("String", "\"\\(self)\""):
      if !pass.index.isPlainEnum(owner) { return [] }
    default: return []
    }
    // Asked last: it looks at all code that mentions an `id`.
    if isRead(member) { return [] }
    return [
      Fix(
        "Use the value as its id", .suggested,
        [pass.edit(type.range, with: "Self"), pass.edit(value.range, with: "self")])
    ]
  }

  /// Whether code elsewhere reads the `id`, whose type would change.
  private func isRead(_ member: MemberID) -> Bool {
    !pass.index.uses(named: .id).uses(of: member).isEmpty
  }

  /// Whether each value gets an id of its own when it is created. The value is then no better an id than its hash.
  private func holdsFreshID(_ type: TypeID) -> Bool {
    pass.index.storedProperties(of: type).contains { pass.index[$0].initial == .construction(Name(.UUID)) }
  }

  /// Whether another member reads the `id`, whose type would change.
  private func usesOwnID(_ binding: Node) -> Bool {
    guard let members = binding.ancestor(where: { $0.kind == .memberBlock }) else { return true }
    return members.descendants.contains { $0.isReference(to: .id) }
  }

  /// Whether it is an enumeration without associated values, or a protocol that only such types conform to.
  private func isOfPlainEnums(_ type: TypeID) -> Bool {
    if pass.index.isPlainEnum(type) { return true }
    return pass.index.onlyConformer(of: type).map { pass.index.isPlainEnum($0) } ?? false
  }

  /// Whether code changes a value of the type in place, which then has another hash.
  private func varies(_ type: TypeID) -> Bool {
    pass.index[type].kind == .struct
      && pass.index.storedProperties(of: type).contains { pass.index.change(of: $0, work: pass.work).isProved }
  }

  private func help(_ owner: TypeID, _ found: Summary) -> String {
    if let part = hashedPart(found), !part.isSelf {
      // A computed property would make another one at each access.
      if ([part] + Array(part.descendants)).contains(where: { $0.isCall(of: .UUID) && $0.arguments.isEmpty }) {
        return pass.index[owner].kind == .enum
          ? "give each case a key that stays the same" : "store the id: `let id = UUID()`"
      }
      return pass.index[owner].kind == .enum
        ? "build the id from \(words(for: part)), not from its hash" : "use \(words(for: part)) itself as the id"
    }
    let comparesItself = hashesItself(owner) || pass.index.writtenEquality(of: owner) != nil
    if varies(owner) { return "use a key that stays when a field changes, such as a stored `id`" }
    if pass.index[owner].isReference, !comparesItself {
      return "remove `id`, since an object identifies itself, or use a stored key"
    }
    if isOnlyPresented(owner), pass.index[owner].conforms(to: .Hashable), !comparesItself {
      return "use the value itself as its id, which is equal only for equal values: `var id: Self { self }`"
    }
    if pass.index.isPlainEnum(owner) {
      return "conform the enumeration to `Hashable`, and use the value as its id: `var id: Self { self }`"
    }
    if pass.index[owner].kind == .enum {
      return holdsIdentity(owner)
        ? "give each case a key of its own, with the id of what it holds"
        : "put the value into a `struct` with a stored `id`, or iterate positions if the collection never changes"
    }
    // What compares by the id, or hashes it, would run without end.
    return comparesItself
      ? "use a stored key of the value"
      : "use a stored key, or the value itself if it is `Hashable`: `var id: Self { self }`"
  }

  /// Whether views only present values of the type, each by itself, and show no rows of them.
  private func isOnlyPresented(_ owner: TypeID) -> Bool {
    let found = pass.work.identifications(of: owner)
    return !found.isEmpty
      && found.allSatisfy {
        switch pass.index.use(at: $0.site).name.known {
        case .sheet, .fullScreenCover, .popover, .navigationDestination: true
        default: false
        }
      }
  }

  /// Whether the associated values of a case tell one value from another: an identifiable value, or a key.
  private func holdsIdentity(_ owner: TypeID) -> Bool {
    pass.index[owner].members.contains { member in
      pass.index[member].kind == .enumCase
        && pass.index[member].parameters.contains { parameter in
          switch parameter.type.name.known {
          case .UUID, .URL: return true
          // A size or a width tells no two values apart.
          case .String, .Int:
            return parameter.label == .none || pass.text(parameter.label).lowercased().hasSuffix("id")
          default:
            return pass.index.resolveType(parameter.type.name, file: pass.index.file(member), scope: owner)
              .map { $0 != owner && pass.index.isIdentifiable($0) } ?? false
          }
        }
    }
  }

  private enum Kind {
    case hash, description

    var consequence: String {
      switch self {
      case .hash:
        ", which may be equal for different values and changes with any field"
      case .description:
        ", which is equal for values that look alike and changes with any shown field"
      }
    }
  }

  private struct Summary {
    let text: String
    let kind: Kind
    let node: Node
  }

  /// A hash or description of the value among the expressions of a getter.
  private func summary(in block: Node, owner: TypeID) -> Summary? {
    func isOwn(_ name: Name) -> Bool { !pass.index.members(named: name, of: owner).isEmpty }
    for node in block.descendants {
      switch node.kind {
      case .identifierExpr, .memberAccess:
        guard let kind = kind(of: node.name) else { continue }
        if node.ownName != nil {
          if isOwn(node.name) { continue }
          if node.name == .hash, !pass.index[owner].isReference { continue }
        } else {
          // The description of a part identifies as well as the part does. Its hash does not.
          guard node.name == .hashValue || node.name == .localizedDescription else { continue }
        }
        let isOfClosure = node.descendants.contains { $0.text.hasPrefix("$") }
        return Summary(text: isOfClosure ? "a hash" : "`\(pass.brief(node))`", kind: kind, node: node)
      case .call where node.calledName == .finalize && node.arguments.isEmpty:
        return Summary(text: "a hash", kind: .hash, node: node)
      case .call where node.calledName == .String:
        guard let value = node.argument(.describing) ?? node.argument(.reflecting), value.unwrapped.isSelf
        else { continue }
        return Summary(text: "`\(pass.brief(node))`", kind: .description, node: node)
      case .call where node.calledName == .ObjectIdentifier:
        guard let value = node.unlabelledArgument?.unwrapped, value.kind == .sequence,
          value.children.contains(where: { $0.kind == .castOperator }), value.firstChild?.unwrapped.isSelf ?? false
        else { continue }
        return Summary(text: "`\(pass.brief(node))`, the address of a temporary object", kind: .hash, node: node)
      case .interpolation:
        guard let value = node.firstChild?.value, value.unwrapped.isSelf else { continue }
        return Summary(text: "`\"\\(self)\"`, a description", kind: .description, node: node)
      default: continue
      }
    }
    return nil
  }

  private func kind(of name: Name) -> Kind? {
    switch name.known {
    case .hashValue, .hash: .hash
    case .description, .debugDescription, .localizedDescription: .description
    default: nil
    }
  }

  // MARK: `id: \.hashValue`

  private func key(_ node: Node) {
    guard let kind = kind(of: node.name), let (receiver, label) = node.receivingCall, label == .id,
      case let call = receiver.node, let data = Index.identifiedArgument(of: call)
    else { return }
    // The description of a part identifies as well as the part does.
    if kind == .description, node.asKeyPath.map({ $0.names.count > 1 }) ?? false { return }
    let element = elementType(of: data, in: call)
    // All cases of an unknown enumeration, which probably has no associated values.
    if element?.type.map({ pass.index[$0].kind != .enum }) ?? true, allCasesBase(data) != nil { return }
    if let type = element?.type {
      if !pass.isStrict, isOfPlainEnums(type) { return }
      if !pass.index.members(named: node.name, of: type).isEmpty { return }
    } else if node.name == .hash || node.name == .description {
      // For an unknown type this may be data.
      guard let element, isKnownValue(element.name) else { return }
    }
    // The cases never change, and neither do their hashes while the program runs.
    if !pass.isStrict, kind == .hash, allCasesBase(data) != nil { return }
    let isPlain = element?.type.map { pass.index.isPlainEnum($0) } ?? false
    let isKnown = data.unwrapped.asRange != nil || element.map { isKnownValue($0.name) } ?? false
    let advice = advice(on: node, kind, of: data, element?.type, isKnown: isKnown)
    let isOnlyHash = kind == .hash && (isKnown || element?.type.map { hashesItself($0) } ?? false)
    pass.report(
      at: node,
      "`\(pass.text(call.calledName))` identifies rows by `\(pass.brief(node))`"
        + (isPlain
          ? ", although each case identifies itself"
          : isOnlyHash ? ", which may be equal for different values" : kind.consequence),
      severity: element?.type.map { varies($0) } ?? false ? .warning : .info,
      help: advice.help, fix: advice.fix)
  }

  /// What to identify the elements by, and the edit that does so.
  private func advice(
    on node: Node, _ kind: Kind, of data: Node, _ element: TypeID?, isKnown: Bool
  ) -> (help: String, fix: Fix?) {
    let isPlain = element.map { pass.index.isPlainEnum($0) } ?? false
    func use(_ key: String) -> Fix? { Fix("Use `\(key)`", .suggested, [pass.edit(node.range, with: key)]) }
    let itself = Fix("Use the value itself", .suggested, [pass.edit(node.range, with: "\\.self")])
    if isPlain || isKnown {
      return ("use the value itself: `id: \\.self`", node.text == "\\.hashValue" ? itself : nil)
    }
    guard kind == .hash else { return ("use a stored key of the elements, or conform them to `Identifiable`", nil) }
    // What has a hash value can be compared itself.
    if let path = node.asKeyPath?.names, path.count > 1, node.text.hasSuffix(".hashValue") {
      let key = String(node.text.dropLast(".hashValue".count))
      return ("use that value itself, not its hash: `id: \(key)`", use(key))
    }
    if let element {
      let ids = pass.index.members(named: .id, of: element).filter { !pass.index[$0].isStatic }
      let isStored = ids.contains { pass.index[$0].kind == .storedProperty }
      if pass.index.isIdentifiable(element), isStored {
        return ("remove the key: `\(pass.plainName(of: element))` is `Identifiable`", nil)
      }
      if isStored { return ("use the id of the elements: `id: \\.id`", nil) }
      if varies(element) { return ("give the elements a stored `id`, which stays when a field changes", nil) }
    }
    return (
      "use the value itself, which is equal only for equal values (`id: \\.self`), or a stored key",
      node.text == "\\.hashValue" ? itself : nil
    )
  }

  /// The base of `Flavor.allCases` at the start of a chain.
  private func allCasesBase(_ node: Node) -> Node? {
    ([node] + Array(node.descendants)).first { $0.isMember(named: .allCases) }?.base
  }

  private func elementType(of data: Node, in call: Node) -> StaticType? {
    guard let member = pass.member(around: call) else { return nil }
    let body = pass.index.body(of: member)
    if let base = allCasesBase(data), let use = pass.index.use(of: base, in: body), var type = body.type(use) {
      type.isMetatype = false
      return type
    }
    guard let use = pass.index.use(of: data, in: body), let type = body.type(use) else { return nil }
    // `static func shown() -> [Self]` means the type that declares it.
    if type.element.name == .`Self`, case .member(let declared) = body.target(use) {
      return pass.index.elementType(of: type, scope: pass.index.owner(declared))
    }
    return pass.index.elementType(of: type, scope: pass.index.owner(member))
  }

  /// Whether it is a type of the standard library, whose description or hash is never data.
  private func isKnownValue(_ name: Name) -> Bool {
    switch name.known {
    case .String, .Int, .Double, .Bool, .URL, .Date, .UUID: true
    default: false
    }
  }
}
