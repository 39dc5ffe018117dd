import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The default of an environment value is asked for again and again; what makes an object there makes
/// many.
public struct EnvironmentDefaultRecreated: MemberRule {
  public static let about = About(
    "environment-default-recreated", .dependency, .warning,
    "The default of an environment value is made anew each time it is read",
    fix: "Moves the value into a `static let`. Safe for a `defaultValue` whose class is known to be safe to "
      + "share (`Sendable`, an actor, `@MainActor`), else suggested. For `@Entry` it adds a private constant, "
      + "where the class is safe to share. Suggested: one object then serves everybody.",
    references: [.environmentValues, .discoverObservation],
    explanation: """
      SwiftUI reads `defaultValue` of an `EnvironmentKey` wherever nobody above has set the value, and \
      reads it again to find out whether it has changed. A computed `defaultValue` that makes an object, a \
      `UUID` or a `Date` answers with another one each time: every view that reads the key has a new \
      dependency with each look, updates although nothing has changed, and whatever the object had \
      collected is gone. `@Entry var model = Model()` is the same thing: the macro puts the expression \
      into a computed `defaultValue`.

      Make it once: `static let defaultValue = Model()`; with `@Entry`, a `static let` elsewhere that the \
      expression names. Where there is no sensible default, make the value optional. An expensive call in \
      a default (a formatter, a file) is repeated as well, and belongs into a `static let` too.

      Left alone: `static let`, `shared` and other stored objects, `nil`, literals, enum cases, structs \
      (they are compared by what they hold), `UIColor`, `UIFont` and other objects that are compared by \
      value.
      """)

  public static let bad = [
    Example("a computed default", """
      import SwiftUI

      final class Player {
        var volume = 1.0
      }

      struct PlayerKey: EnvironmentKey {
        static var defaultValue: Player { Player() }
      }
      """),
    Example("what `@Entry` makes of it", """
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
    Example("made once", """
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
    Example("a value", """
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
      check(member, fact, isEntry: false)
    } else if fact.kind == .storedProperty, pass.index[owner].name == .EnvironmentValues,
      !pass.index[owner].isProjectType, fact.initial != .none, fact.attributes.contains(where: { $0 == .Entry })
    {
      check(member, fact, isEntry: true)
    }
  }

  private func check(_ member: MemberID, _ fact: MemberFact, isEntry: Bool) {
    let index = pass.index
    let body = index.body(of: member)
    let value =
      isEntry ? index.node(member).child(.initializer)?.firstChild : index.singleExpression(of: member)
    if let object = object(member, fact, value, body, isEntry) {
      return report(object, member, fact, isEntry: isEntry)
    }
    let fresh =
      isEntry ? value.flatMap { FreshValueSearch(body, in: index).value(of: $0) } : index.freshResult(of: member)
    if let fresh, !fresh.isConditional {
      let notes = fresh.path.map { pass.note("`\(pass.plainName(of: $0))` makes it", at: $0) }
      pass.report(
        fact.nameRange,
        "the default of \(key(member, fact, isEntry)) is \(fresh.noun) each time it is read"
          + "\(expansion(isEntry)): views that read it update although nothing has changed",
        help: "make the value once, in a `static let`, or set it where it is known",
        notes: notes + [
          Note(
            "made here",
            at: Location(fresh.source.range, inFile: fresh.file))
        ])
      return
    }
    if let value, reportsPart(of: value, member, fact, body, isEntry) { return }
    if let closure = capturingClosure(member, fact, body) {
      return pass.report(
        fact.nameRange,
        "the default of \(key(member, fact, isEntry)) is a closure that takes a local along, another one "
          + "each time it is read: views that read it update although nothing has changed",
        help: "make the closure once, in a `static let`", notes: [pass.note("made here", at: closure.range)])
    }
    for (i, use) in body.uses.enumerated() where use.closure < 0 {
      guard let cost = index.cost(of: use, i, in: body), !cost.category.isRecomputation,
        cost.severity(in: .body, .perUpdate) >= .warning
      else {
        continue
      }
      let node = body.node(i)
      pass.report(
        fact.nameRange,
        "the default of \(key(member, fact, isEntry)) is computed each time it is "
          + "read\(expansion(isEntry)), and that is expensive (\(cost.category.word))",
        help: isEntry ? "name a `static let` that holds the value" : "write `static let defaultValue = …`",
        notes: [
          pass.note(
            "`\(pass.brief(node))` runs here", at: node.kind == .call ? node.calledNameRange : node.range)
        ])
      return
    }
  }

  /// `Theme(id: UUID())`, `Client(cache: Cache())`: a struct that is as new as what it is given.
  private func reportsPart(
    of value: Node, _ member: MemberID, _ fact: MemberFact, _ body: Body, _ isEntry: Bool) -> Bool {
    let call = value.unwrapped
    guard call.kind == .call, case .construction(let type) = pass.index.target(of: call, in: body),
      pass.index[type].kind == .struct, !hasOwnComparison(type)
    else { return false }
    for argument in call.arguments {
      guard let part = argument.value, part.kind != .closure else { continue }
      let fresh = FreshValueSearch(body, in: pass.index).value(of: part).flatMap {
        $0.isConditional ? nil : $0.noun
      }
      let made = pass.index.constructedObject(part, in: body).flatMap { object in
        object.type != nil || Classes.has(.reference, object.name) && !Classes.has(.light, object.name)
          ? "a new `\(pass.text(object.name))`" : nil
      }
      guard let what = fresh ?? made else { continue }
      pass.report(
        fact.nameRange,
        "the default of \(key(member, fact, isEntry)) holds \(what) each time it is "
          + "read\(expansion(isEntry)): views that read it update although nothing has changed",
        help: "make the value once, in a `static let`", notes: [pass.note("made here", at: part.range)])
      return true
    }
    return false
  }

  /// A closure as the result of a getter whose locals it keeps.
  private func capturingClosure(_ member: MemberID, _ fact: MemberFact, _ body: Body) -> Node? {
    guard pass.index.isFunction(fact.type), let block = pass.index.bodyBlock(of: member),
      let closure = (block.returnStatements.last?.firstChild ?? block.statements.last)?.unwrapped,
      closure.kind == .closure
    else { return nil }
    let captures = pass.index.captures(of: closure, in: body)
    return captures.contains { if case .local = $0 { true } else { false } } ? closure : nil
  }

  /// An `==` that is written out may leave out what is new.
  private func hasOwnComparison(_ type: TypeID) -> Bool {
    pass.index[type].members.contains { pass.index[$0].isStatic && pass.plainName(of: $0) == "==" }
  }

  /// The object that the default makes, unless it is compared by value.
  private func object(
    _ member: MemberID, _ fact: MemberFact, _ value: Node?, _ body: Body, _ isEntry: Bool) -> ConstructedObject? {
    let found: ConstructedObject?
    if isEntry {
      found = value.flatMap { pass.index.constructedObject($0, in: body, declared: fact.type) }
    } else {
      found = pass.index.constructedObject(by: member)
    }
    guard let found else { return nil }
    if let type = found.type { return pass.index[type].isReference ? found : nil }
    return Classes.has(.reference, found.name) && !Classes.has(.light, found.name) ? found : nil
  }

  private func report(
    _ object: ConstructedObject, _ member: MemberID, _ fact: MemberFact, isEntry: Bool) {
    let type = pass.text(object.name)
    var notes = object.path.filter { $0 != member }.map {
      pass.note("`\(pass.plainName(of: $0))` gives a new `\(type)`", at: $0)
    }
    if let class_ = object.type.flatMap({
      pass.note("`\(type)` is a class: two of them are never the same", at: $0)
    }) {
      notes.append(class_)
    }
    pass.report(
      fact.nameRange,
      "the default of \(key(member, fact, isEntry)) is a new `\(type)` each time it is read"
        + "\(expansion(isEntry)): views that read it update needlessly, and the object keeps nothing",
      help: isEntry
        ? "keep the object in a `static let` and name that here, or make the value optional"
        : "write `static let defaultValue = …`, or make the value optional",
      notes: notes,
      fix: isEntry ? entryFix(member, fact, object) : fix(member, object))
  }

  private func expansion(_ isEntry: Bool) -> String {
    isEntry ? " (`@Entry` makes a computed property of it)" : ""
  }

  private func key(_ member: MemberID, _ fact: MemberFact, _ isEntry: Bool) -> String {
    if isEntry { return "`\\.\(pass.text(fact.name))`" }
    return pass.index.owner(member).map { "`\(pass.plainName(of: $0))`" } ?? "the key"
  }

  /// `static var defaultValue: T { X() }` → `static let defaultValue: T = X()`
  private func fix(_ member: MemberID, _ object: ConstructedObject) -> Fix? {
    let binding = pass.index.node(member)
    guard let value = pass.index.singleExpression(of: member), let declaration = binding.parent,
      let introducer = pass.introducer(of: declaration),
      let block = binding.child(.codeBlock) ?? binding.child(.accessorBlock),
      declaration.children.filter({ $0.kind == .binding }).count == 1,
      mayStore(member, declaration),
      block.kind == .codeBlock || block.children.count(where: { $0.kind == .accessor }) == 1,
      !hasComment(block)
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
  private func entryFix(
    _ member: MemberID, _ fact: MemberFact, _ object: ConstructedObject) -> Fix? {
    let binding = pass.index.node(member)
    let constant = "_" + pass.text(fact.name)
    guard isSendable(object), fact.attributes.count == 1, let declaration = binding.parent,
      let owner = pass.index.owner(member), let value = binding.child(.initializer)?.firstChild,
      declaration.children.filter({ $0.kind == .binding }).count == 1,
      pass.index.names.name(constant).map({ pass.index.members(named: $0, of: owner).isEmpty }) ?? true
    else { return nil }
    let end = declaration.range.upperBound
    var line = pass.endOfLine(at: end)
    if pass.file.source.bytes[line - 1] == UInt8(ascii: "\r") { line -= 1 }
    let rest = String(decoding: pass.file.source.bytes[end..<line], as: UTF8.self).drop { $0 == " " }
    guard rest.isEmpty || rest.hasPrefix("//") else { return nil }
    let type = binding.children.first { $0.kind == .typeAnnotation }?.text ?? ""
    return Fix(
      "Keep the object in a constant", .suggested,
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

  /// Would the edit drop a comment?
  private func hasComment(_ block: Node) -> Bool {
    let text = block.text
    return text.contains("//") || text.contains("/*")
  }
}
