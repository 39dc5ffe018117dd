import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI reads the default of an environment value again and again, so an object created there is created many
/// times.
public struct EnvironmentDefaultRecreated: MemberRule {
  public static let about = About(
    "environment-default-recreated", .dependency, .info,
    "The default of an environment value is re-created each time it is read",
    fix: "Moves the value into a `static let`. Safe for a `defaultValue` whose type is known to be safe to share "
      + "(`Sendable`, an actor, `@MainActor`), else suggested. For `@Entry` it adds a private constant, if the type "
      + "is safe to share. That is suggested, because all readers then share one object.",
    references: [.environmentValues, .discoverObservation],
    explanation: """
      SwiftUI reads `defaultValue` of an `EnvironmentKey` wherever no view above has set the value. It reads \
      it again to find out whether the value has changed. A computed `defaultValue` that creates an object, a \
      `UUID` or a `Date` returns a different one each time. Every view that reads the key then has a changed \
      dependency and updates although nothing has changed. What the object had stored is lost. `@Entry var \
      model = Model()` is the same: the macro moves the expression into a computed `defaultValue`.

      Create the value once: `static let defaultValue = Model()`. With `@Entry`, use a `static let` that is \
      declared elsewhere. If there is no sensible default, make the value optional. An expensive call in a \
      default (a formatter, a file) is also repeated, and belongs in a `static let` too.

      Not reported:

      - keys that some code sets, because the default may never be read; strict mode reports them
      - `static let`, `shared` and other stored objects
      - `nil`, literals and enum cases
      - structs, which are compared by their contents
      - objects of classes that have only constants, unless the rule is strict
      - `UIColor`, `UIFont` and other objects that are compared by value
      """)

  public static let bad = [
    Example(
      "a computed default",
      """
      import SwiftUI

      final class Player {
        var volume = 1.0
      }

      struct PlayerKey: EnvironmentKey {
        static var defaultValue: Player { Player() }
      }
      """),
    Example(
      "the same with `@Entry`",
      """
      import SwiftUI

      final class Player {
        var volume = 1.0
      }

      extension EnvironmentValues {
        @Entry var player = Player()
      }
      """),
  ]
  public static let good = [
    Example(
      "created once",
      """
      import SwiftUI

      final class Player {
        static let silent = Player()
        var volume = 1.0
      }

      struct PlayerKey: EnvironmentKey {
        static let defaultValue = Player()
      }

      extension EnvironmentValues {
        @Entry var other = Player.silent
        @Entry var guest: Player?
      }
      """),
    Example(
      "a value",
      """
      import SwiftUI

      struct Margins: Equatable {
        var top = 8.0
      }

      struct MarginsKey: EnvironmentKey {
        static var defaultValue: Margins { Margins() }
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty, .computedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard let owner = pass.index.owner(member) else { return }
    if fact.name == .defaultValue {
      guard fact.kind == .computedProperty, fact.isStatic, pass.index[owner].conforms(to: .EnvironmentKey)
      else { return }
      check(
        Default(
          member: member, fact: fact, isEntry: false, value: pass.index.singleExpression(of: member),
          body: pass.index.body(of: member), key: "`\(pass.plainName(of: owner))`"))
    } else if fact.kind == .storedProperty, pass.index[owner].name == .EnvironmentValues,
      !pass.index[owner].isProjectType, fact.initial != .none, fact.attributes.contains(where: { $0 == .Entry })
    {
      check(
        Default(
          member: member, fact: fact, isEntry: true,
          value: pass.index.node(member).initialValue, body: pass.index.body(of: member),
          key: "`\\.\(pass.text(fact.name))`"))
    }
  }

  private struct Default {
    let member: MemberID
    let fact: MemberFact
    /// `@Entry var x = value`, not `static var defaultValue: T { value }`.
    let isEntry: Bool
    /// The only expression; nil if a getter has statements.
    let value: Node?
    let body: Body
    /// The key, in words.
    let key: String
  }

  private func check(_ found: Default) {
    if !pass.isStrict, isSet(found) { return }
    if let object = object(of: found) { return report(object, found) }
    if let fresh = fresh(found), !fresh.isConditional {
      let notes = fresh.path.map { pass.note("`\(pass.plainName(of: $0))` creates it", .path, at: $0) }
      return report(
        found, "is \(fresh.noun)",
        // A constant would be the time of the launch.
        help: fresh.kind == .clock
          ? "set the time in a view above the readers, with `.environment`"
          : "store the value in a `static let`, or set it where it is known",
        notes: notes + [Note("created here", .cause, at: Location(fresh.source.range, inFile: fresh.file))])
    }
    if let part = freshPart(of: found) {
      return report(
        found, "holds \(part.what)", help: "store the value in a `static let`",
        notes: [pass.note("created here", .cause, at: part.node.range)])
    }
    if let closure = capturingClosure(found) {
      return report(
        found, "is a new closure", help: "store the closure in a `static let`",
        notes: [pass.note("this closure captures a local", .cause, at: closure.range)])
    }
    if let (node, category) = expensiveCall(in: found.body) {
      report(
        found, "is computed", "which is expensive (\(category.word))",
        help: found.isEntry ? "store the value in a `static let`" : "make `defaultValue` a `static let`",
        notes: [pass.note("\(pass.quoted(node, or: "the expensive call")) runs here", .cause, at: node.headRange)])
    }
  }

  /// Whether code outside of previews sets the key, or so much code mentions it that this is not known.
  private func isSet(_ found: Default) -> Bool {
    var keys = [found.fact.name]
    if !found.isEntry {
      guard let type = pass.index.owner(found.member) else { return false }
      // `var player: Player { get { self[PlayerKey.self] } … }`
      keys = pass.index.members(mentioning: pass.index[type].name).filter { member in
        pass.index.owner(member).map { pass.index[$0].name == .EnvironmentValues } ?? false
      }.map { pass.index[$0].name }
    }
    return keys.contains { !(pass.index.settings(ofEnvironment: $0)?.isEmpty ?? false) }
  }

  private func report(
    _ found: Default, _ what: String, _ consequence: String = "which updates views although nothing has changed",
    help: String, notes: [Note], fix: Fix? = nil
  ) {
    var notes = notes
    if found.isEntry, let value = found.value {
      notes.append(pass.note("`@Entry` evaluates this at every read", .occasion, at: value.range))
    }
    pass.report(
      found.fact.nameRange, "the default of \(found.key) \(what) each time it is read, \(consequence)",
      help: help, notes: notes, fix: fix)
  }

  private func report(_ object: ConstructedObject, _ found: Default) {
    let type = pass.text(object.name)
    let makers = object.path.filter { $0 != found.member }.map {
      pass.note("`\(pass.plainName(of: $0))` returns a new `\(type)`", .path, at: $0)
    }
    let declared = object.type.flatMap {
      pass.note("`\(type)` is a reference type: each instance is a different object", .cause, at: $0)
    }
    report(
      found, "is a new `\(type)`", "which loses its state and updates views needlessly",
      help: found.isEntry
        ? "store the object in a `static let` and use that here, or make the value optional"
        : "make `defaultValue` a `static let`, or make the value optional",
      notes: makers + (declared.map { [$0] } ?? []),
      fix: found.isEntry ? entryFix(found, object) : fix(found, object))
  }

  // MARK: New values

  /// The object that the default makes, unless it is compared by value.
  private func object(of found: Default) -> ConstructedObject? {
    let object =
      found.isEntry
      ? found.value.flatMap { pass.index.constructedObject($0, in: found.body, declared: found.fact.type) }
      : pass.index.constructedObject(by: found.member)
    guard let object else { return nil }
    if let type = object.type {
      guard pass.index[type].isReference else { return nil }
      return pass.isStrict || mayKeep(type) ? object : nil
    }
    return isComparedByIdentity(object.name) ? object : nil
  }

  /// Whether an object of the class has a value that may change, which a new object loses.
  private func mayKeep(_ type: TypeID) -> Bool {
    !pass.index[type].ancestors.isEmpty
      || pass.index.storedProperties(of: type).contains { !pass.index[$0].isStatic && !pass.index[$0].isLet }
  }

  private func isComparedByIdentity(_ framework: Name) -> Bool {
    Classes.has(.reference, framework) && !Classes.has(.light, framework)
  }

  private func fresh(_ found: Default) -> FreshValue? {
    guard found.isEntry else { return pass.index.freshResult(of: found.member) }
    return found.value.flatMap { FreshValueSearch(found.body, in: pass.index).value(of: $0) }
  }

  /// `Theme(id: UUID())`, `Client(cache: Cache())`: the argument that makes a struct differ each time.
  private func freshPart(of found: Default) -> (node: Node, what: String)? {
    guard let call = found.value?.unwrapped.asCall,
      case .construction(let type) = pass.index.target(of: call.node, in: found.body),
      pass.index[type].kind == .struct, !hasOwnComparison(type)
    else { return nil }
    for part in call.node.arguments.compactMap(\.value) where part.asClosure == nil {
      if let fresh = FreshValueSearch(found.body, in: pass.index).value(of: part), !fresh.isConditional {
        return (part, fresh.noun)
      }
      if let object = pass.index.constructedObject(part, in: found.body),
        object.type != nil || isComparedByIdentity(object.name)
      {
        return (part, "a new `\(pass.text(object.name))`")
      }
    }
    return nil
  }

  /// Whether the type has a written `==`, which may ignore what differs.
  private func hasOwnComparison(_ type: TypeID) -> Bool {
    pass.index[type].members.contains { pass.index[$0].isStatic && pass.plainName(of: $0) == "==" }
  }

  /// A closure that a getter returns and that captures its locals.
  private func capturingClosure(_ found: Default) -> Node? {
    guard pass.index.isFunction(found.fact.type), let block = pass.index.bodyBlock(of: found.member),
      let closure = (block.returnStatements.last?.firstChild ?? block.statements.last)?.unwrapped.asClosure
    else { return nil }
    let captures = pass.index.captures(of: closure.node, in: found.body)
    return captures.contains { if case .local = $0 { true } else { false } } ? closure.node : nil
  }

  private func expensiveCall(in body: Body) -> (node: Node, category: EffectCategory)? {
    for (i, use) in body.uses.enumerated() where use.closure < 0 {
      guard let cost = pass.index.cost(of: use, i, in: body), !cost.category.isRecomputation,
        cost.severity(in: .body, .perUpdate) >= .warning
      else { continue }
      return (body.node(i), cost.category)
    }
    return nil
  }

  // MARK: Fixes

  /// `static var defaultValue: T { X() }` → `static let defaultValue: T = X()`
  private func fix(_ found: Default, _ object: ConstructedObject) -> Fix? {
    let binding = pass.index.node(found.member)
    guard let value = found.value, let declaration = binding.soleDeclaration,
      let introducer = pass.introducer(of: declaration),
      let block = binding.child(.codeBlock) ?? binding.child(.accessorBlock),
      mayStore(found.member, declaration),
      block.kind == .codeBlock || block.children.count(where: { $0.kind == .accessor }) == 1,
      !pass.hasComment(in: block.range)
    else { return nil }
    return Fix(
      "Make `defaultValue` a constant", isSendable(object) ? .safe : .suggested,
      [pass.edit(introducer, with: "let"), pass.edit(block.range, with: "= " + pass.text(value))])
  }

  /// Not in generic types and protocols, and nothing that subclasses replace.
  private func mayStore(_ member: MemberID, _ declaration: Node) -> Bool {
    guard let first = pass.index.owner(member), !declaration.text.contains("class var") else { return false }
    var scope: TypeID? = first
    while let type = scope {
      if pass.index[type].kind == .protocol { return false }
      guard let place = pass.index[type].declaration, pass.index[place].generics.isEmpty else { return false }
      scope = pass.index[type].parent
    }
    return true
  }

  /// `@Entry var x = X()` → `@Entry var x = EnvironmentValues._x`, and `private static let _x = X()` on the next line
  private func entryFix(_ found: Default, _ object: ConstructedObject) -> Fix? {
    let binding = pass.index.node(found.member)
    let constant = "_" + pass.text(found.fact.name)
    guard isSendable(object), found.fact.attributes.count == 1, let declaration = binding.soleDeclaration,
      let owner = pass.index.owner(found.member), let value = found.value,
      pass.index.names.name(constant).map({ pass.index.members(named: $0, of: owner).isEmpty }) ?? true
    else { return nil }
    let end = declaration.range.upperBound
    var line = pass.endOfLine(at: end)
    if pass.file.source.bytes[line - 1] == UInt8(ascii: "\r") { line -= 1 }
    let rest = String(decoding: pass.file.source.bytes[end..<line], as: UTF8.self).drop { $0 == " " }
    guard rest.isEmpty || rest.hasPrefix("//") else { return nil }
    let type = binding.child(.typeAnnotation)?.text ?? ""
    return Fix(
      "Store the object in a constant", .suggested,
      [
        pass.edit(value.range, with: "EnvironmentValues." + constant),
        pass.edit(
          line..<line,
          with: "\n\(pass.indentation(at: end))private static let \(constant)\(type) = \(value.text)"),
      ])
  }

  /// A stored constant has to be safe to share between threads; a plain class is not known to be.
  private func isSendable(_ object: ConstructedObject) -> Bool {
    guard let entry = object.type.map({ pass.index[$0] }) else { return false }
    return entry.kind == .actor || entry.conforms(to: .Sendable)
      || entry.attributes.contains { $0 == .MainActor }
  }
}
