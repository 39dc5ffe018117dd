import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The content closure of a sheet captures the state of the last evaluation of the body.
public struct SheetCapturesOptional: FileRule {
  public static let about = About(
    "sheet-captures-optional", .lifetime, .warning,
    "A sheet reads state that is set together with its flag",
    fix: """
      Presents the optional with `sheet(item:)` and removes the flag. Offered where both are always set together, the \
      content only unwraps the optional, and its value is `Identifiable`. Suggested: setting the optional to `nil` \
      then closes the sheet.
      """,
    references: [.dataEssentials, .managingModelData],
    explanation: """
      `sheet(isPresented: $isShown) { … }` stores its closure. The closure captures the values that the view's \
      properties had when `body` was last evaluated. SwiftUI evaluates `body` again only when state changes that it \
      has read. Suppose an action sets `item = …` and `isShown = true`, and only the closure of the sheet reads \
      `item`. Then `body` is not evaluated, and the sheet shows content that was created while `item` was `nil`. It is \
      empty, or shows the previous item. This happens at the first presentation, and not always, which makes it hard \
      to find.

      If the value is `Identifiable`, present it itself with `sheet(item: $item) { item in … }`. There is then one piece of state, and SwiftUI \
      passes the value to the closure. For other values, a capture list (`{ [item] in … }`) makes the body read the \
      value. The same applies to `fullScreenCover` and `popover`, and to state that is not optional: an index or a kind of \
      page that the action chooses. The sheet then shows the initial value, or the one before.

      Not reported:

      - state that the body also reads elsewhere, since it is then evaluated: the flag, the value, or other state \
      that the same action sets, also after the block
      - state that is set to other state of the view
      - `sheet(item:)`
      - values that only actions in the sheet read, or that the content only passes on as a binding (`$name`)
      - values that the parent passes
      """)

  public static let bad = [
    Example(
      "chosen and presented in one action",
      """
      import SwiftUI

      struct Trip {
        let name: String
      }

      struct Trips: View {
        let trips: [Trip]
        @State private var chosen: Trip?
        @State private var isShown = false

        var body: some View {
          ForEach(trips, id: \\.name) { trip in
            Button(trip.name) {
              chosen = trip
              isShown = true
            }
          }
          .sheet(isPresented: $isShown) {
            if let chosen { Text(chosen.name) }
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the value presents the sheet",
      """
      import SwiftUI

      struct Trip: Identifiable {
        let id: Int
        let name: String
      }

      struct Trips: View {
        let trips: [Trip]
        @State private var chosen: Trip?

        var body: some View {
          ForEach(trips) { trip in
            Button(trip.name) { chosen = trip }
          }
          .sheet(item: $chosen) { trip in Text(trip.name) }
        }
      }
      """),
    Example(
      "the body reads the optional",
      """
      import SwiftUI

      struct Trips: View {
        let trips: [String]
        @State private var chosen: String?
        @State private var isShown = false

        var body: some View {
          ForEach(trips, id: \\.self) { trip in
            Button(trip) {
              chosen = trip
              isShown = true
            }
            .bold(trip == chosen)
          }
          .sheet(isPresented: $isShown) {
            if let chosen { Text(chosen) }
          }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    guard file.mentions(.isPresented), file.mentions(.State),
      file.mentions(.sheet) || file.mentions(.fullScreenCover) || file.mentions(.popover)
    else { return }
    for i in file.members.indices where file.members[i].hasBody {
      let member = pass.index.member(file: file.number, fact: i)
      guard let owner = pass.index.owner(member), pass.index[owner].isViewLikeStruct,
        pass.index.isEvaluated(member, of: owner, work: pass.work)
      else { continue }
      let body = pass.index.body(of: member)
      for (i, use) in body.uses.enumerated() where use.isCall && presents(use, i, body) {
        check(body.node(i), use: i, body, owner)
      }
    }
  }

  private func presents(_ use: UseFact, _ i: Int, _ body: Body) -> Bool {
    guard use.kind == .member, use.name == .sheet || use.name == .fullScreenCover || use.name == .popover
    else { return false }
    if case .member = body.target(i) { return false }
    return body.labels(of: use).contains(.isPresented)
  }

  private func check(_ call: Node, use: Int, _ body: Body, _ owner: TypeID) {
    let index = pass.index
    guard let written = call.argument(.isPresented)?.unwrapped,
      written.kind == .identifierExpr || written.base?.isSelf ?? false,
      let flag = state(projectedBy: written, of: owner),
      let number = body.closures(in: call).first(where: {
        Int(body.closures[$0].call) == use && body.closures[$0].label != .onDismiss
          && index.closureUse(of: body.closures[$0], in: body)?.role == .deferredContent
      })
    else { return }
    let closure = body.file.tree.node(Int(body.closures[number].node))
    var seen: Set<MemberID> = []
    for i in body.uses(in: closure) where body.uses[i].node != closure.number {
      let read = body.uses[i]
      guard !read.isWritten, case .member(let value) = body.target(i), value != flag, index.owner(value) == owner,
        read.name == index[value].name, isState(index[value]),
        !isInAction(read.closure, within: number, body),
        seen.insert(value).inserted,
        // A capture list is evaluated with the body, which therefore reads the value.
        !(closure.closureSignature?.children.contains { $0.kind == .capture && $0.name == read.name } ?? false)
      else { continue }
      guard let action = action(setting: value, and: flag, of: owner),
        !isRead(action.together, outside: closure, of: owner)
      else { continue }
      let name = pass.plainName(of: value)
      let flagName = pass.plainName(of: flag)
      let presentation = pass.text(call.calledName)
      // What is set with it and shown with it is outdated as well: `pluginName`, `pluginVersion`.
      let isOneOfSeveral = body.uses(in: closure).contains { use in
        guard case .member(let other) = body.target(use) else { return false }
        return other != flag && other != value && action.together.contains(other)
      }
      let isOptional = holdsOptional(index[value])
      let fix = isOneOfSeveral || !isOptional ? nil : fix(call, closure, written, value, flag, owner)
      pass.report(
        call.calledNameRange,
        "the `\(presentation)` can show an outdated `\(name)`: it is set together with `\(flagName)`, and only the "
          + "content reads it",
        help: isOneOfSeveral
          ? "keep what is set together in one value, and present it with `.\(presentation)(item:)`"
          : fix != nil
            || isOptional && index.heldType(of: value).map { index.isIdentifiable($0) } ?? false
              && !showsNil(value, closure, body)
            ? "present the value with `.\(presentation)(item: $\(name)) { … }`"
            : isAssigned(value, in: closure, body)
              ? "let the body depend on it: read `\(name)` in the body, outside of the content"
              // `self.url` may be written for a local of that name, which `[url]` would capture.
              : body.node(i).kind == .memberAccess
                ? "let the body depend on it: `{ [\(name) = self.\(name)] in … }`, and read that in the content"
                : "let the body depend on it: capture the value in the content, `{ [\(name)] in … }`",
        notes: [
          pass.note("the body reads `\(name)` only here", .cause, at: body.node(i).range),
          Note("`\(name)` and `\(flagName)` are set here", .change, at: action.location),
        ],
        fix: fix)
    }
  }

  /// Whether the content sets the property: a capture of the same name would be a constant there.
  private func isAssigned(_ property: MemberID, in content: Node, _ body: Body) -> Bool {
    body.uses(in: content).contains { use in
      guard case .member(property) = body.target(use) else { return false }
      return body.isWritten(use)
    }
  }

  /// `.sheet(isPresented: $isShown) { if let item { … } }` → `.sheet(item: $item) { item in … }`, and the flag goes.
  /// Nil unless the two are always set together, and nothing else reads the flag.
  private func fix(
    _ call: Node, _ closure: Node, _ argument: Node, _ optional: MemberID, _ flag: MemberID, _ owner: TypeID
  ) -> Fix? {
    let index = pass.index
    guard let type = index.heldType(of: optional), index.isIdentifiable(type),
      let label = argument.parent, label.kind == .argument,
      ![optional, flag].contains(where: { pass.isUsedOutside($0, index[$0]) || index.file($0) != pass.file.number }),
      index.dependencies(of: owner).uses(of: flag).count(where: { !$0.isWritten }) == 1,
      // An initializer may set the flag, and it may be up from the beginning.
      pass.index.node(flag).initialValue?.text == "false",
      pass.index.names.name("_" + pass.plainName(of: flag)).map({ storage in
        pass.nodes(named: storage).isEmpty
      }) ?? true,
      closure.closureSignature == nil, let choice = closure.asClosure?.onlyStatement, let branch = choice.asIf,
      branch.elseBranch == nil, branch.conditions.count == 1, let bound = branch.conditions.first?.asOptionalBinding,
      let block = branch.body, let content = block.statements.first,
      (bound.value?.name ?? bound.name) == index[optional].name
    else { return nil }
    // Each place that sets one sets the other.
    let raised = index.changes(of: flag, in: owner).filter { if case .handedOn = $0.form { false } else { true } }
    let set = index.changes(of: optional, in: owner)
    let blocks = { (changes: [PropertyChange]) in Set(changes.map { self.block(around: index.node(at: $0.site)) }) }
    guard blocks(raised) == blocks(set), set.allSatisfy({ if case .assigned = $0.form { true } else { false } }),
      let declaration = pass.lines(of: index.node(flag))
    else { return nil }
    var edits = [pass.edit(declaration, with: "")]
    for change in raised {
      guard case .assigned(let value) = change.form, value.text == "true",
        index.file(change.site.member) == pass.file.number,
        let statement = index.node(at: change.site).parent, let lines = pass.lines(ofStatement: statement)
      else { return nil }
      edits.append(pass.edit(lines, with: ""))
    }
    let views = content.range.lowerBound..<block.statements.last!.range.upperBound
    guard !pass.hasComment(in: choice.range.lowerBound..<views.lowerBound),
      !pass.hasComment(in: views.upperBound..<choice.range.upperBound)
    else { return nil }
    let text = String(decoding: pass.file.source.bytes[views], as: UTF8.self)
    return Fix(
      "Present `\(pass.plainName(of: optional))` itself", .suggested,
      edits + [
        pass.edit(label.range, with: "item: $\(pass.plainName(of: optional))"),
        pass.edit(closure.range.lowerBound + 1..<closure.range.lowerBound + 1, with: " \(pass.text(bound.name)) in"),
        pass.edit(choice.range, with: pass.outdented(text, from: content, to: choice)),
      ])
  }

  /// Whether the content shows something where the value is nil, as for a new item: `.sheet(item:)` would not appear.
  private func showsNil(_ optional: MemberID, _ closure: Node, _ body: Body) -> Bool {
    for i in body.uses(in: closure) where body.target(i) == .member(optional) {
      guard let binding = body.node(i).ancestor(where: { $0.kind == .optionalBinding || $0.kind == .closure }),
        binding.kind == .optionalBinding
      else {
        // `item ?? .template`, `Editor(item: item)`, also `if item == nil`.
        if body.node(i).parent?.kind == .forceUnwrap || body.node(i).parent?.kind == .optionalChaining { continue }
        return true
      }
      if let branch = binding.ancestor(where: { $0.kind == .ifExpr }), branch.asIf?.elseBranch != nil { return true }
    }
    return false
  }

  /// Whether an action within the content reads it, which runs after the sheet is shown and reads the current value.
  private func isInAction(_ closure: Int32, within content: Int, _ body: Body) -> Bool {
    var current = closure
    while current >= 0, Int(current) != content {
      let fact = body.closures[Int(current)]
      if let role = pass.index.closureUse(of: fact, in: body)?.role {
        if role == .action { return true }
      } else if pass.text(fact.label).hasPrefix("on") || fact.label == .action || fact.label == .perform {
        return true
      }
      current = fact.parent
    }
    return false
  }

  private func isState(_ fact: MemberFact) -> Bool {
    fact.kind == .storedProperty && fact.attributes.contains { $0 == .State }
  }

  private func holdsOptional(_ fact: MemberFact) -> Bool { fact.type.isOptional || fact.type.name == .Optional }

  /// The `@State` property that `$x` is the binding to.
  private func state(projectedBy node: Node, of owner: TypeID) -> MemberID? {
    let text = pass.text(node.name)
    guard text.hasPrefix("$"), let name = pass.index.names.name(String(text.dropFirst())) else { return nil }
    return pass.index.storedProperties(of: owner).first { id in
      pass.index[id].name == name && pass.index[id].attributes.contains { $0 == .State }
    }
  }

  /// Whether some code mentions the member: what nothing shows or calls presents nothing.
  private func mayRun(_ member: MemberID, of owner: TypeID) -> Bool {
    pass.index.isEvaluated(member, of: owner, work: pass.work)
      || pass.index.isExported(pass.index[member].access, file: pass.index.file(member))
      || pass.index.members(mentioning: pass.index[member].name).contains { $0 != member }
  }

  /// Whether a closure, and those around it, are not for a property that no code reads: `onShowDetail: { … }`.
  private func mayRun(_ closure: Int32, in body: Body) -> Bool {
    var current = closure
    while current >= 0 {
      let fact = body.closures[Int(current)]
      if fact.call >= 0, case .construction(let view) = body.target(Int(fact.call)),
        let property = pass.index.storedProperties(of: view).first(where: { pass.index[$0].name == fact.label }),
        pass.index[view].isViewLikeStruct, pass.index[property].access <= .internal,
        !pass.index.uses(named: fact.label).mayRead(property)
      {
        return false
      }
      current = fact.parent
    }
    return true
  }

  /// Where one run of statements sets the state to something and raises the flag, and all the state that it sets.
  private func action(
    setting shown: MemberID, and flag: MemberID, of owner: TypeID
  ) -> (location: Location, together: Set<MemberID>)? {
    let index = pass.index
    for member in index[owner].members
    where index[member].hasBody && index[member].kind != .initializer && mayRun(member, of: owner) {
      let body = index.body(of: member)
      for i in body.uses(named: index[shown].name)
      where sets(i, shown, body) && mayRun(body.uses[i].closure, in: body) {
        let use = body.uses[i]
        let node = body.node(i)
        guard let sequence = node.parent, sequence.kind == .sequence, let value = sequence.lastChild,
          value.kind != .nilLiteral,
          // What was there from the beginning is not outdated.
          value.text != index.node(shown).initialValue?.text, !isState(value, body, owner)
        else { continue }
        var together: Set<MemberID> = []
        var raises = false
        var isTold = false
        // What follows in the blocks around it is part of the same run.
        let blocks = Set(node.ancestors.filter(Self.isBlock))
        for (j, other) in body.uses.enumerated()
        where goesOn(from: use.closure, at: j, blocks, body) {
          guard case .member(let property) = body.target(j), index.owner(property) == owner else { continue }
          if index[property].kind == .function {
            together.formUnion(stateWritten(by: property, of: owner))
          }
          // An observed object may invalidate the view.
          if index[property].attributes.contains(where: { Wrappers.has(.observesObject, $0) }) {
            isTold = true
          }
          guard index[property].kind == .storedProperty, !index[property].isLet else { continue }
          let isToggled = isToggled(j, body)
          guard other.isWritten || isToggled || isReached(j, body) else { continue }
          together.insert(property)
          if property == flag { raises = raises || isToggled || isSetTrue(body.node(j)) }
        }
        if raises, !isTold { return (Location(node.range, inFile: index.file(member)), together) }
      }
    }
    return nil
  }

  /// Whether a use belongs to the run of a closure, in one of these blocks: it stands in it, or in what the run schedules
  /// for later, such as the flag that is set a moment after the value.
  private func goesOn(from run: Int32, at use: Int, _ blocks: Set<Node>, _ body: Body) -> Bool {
    var place = body.node(use)
    var closure = body.uses[use].closure
    while closure != run {
      guard closure >= 0, case let fact = body.closures[Int(closure)], fact.call >= 0 else { return false }
      switch body.uses[Int(fact.call)].name.known {
      case .async, .asyncAfter, .withAnimation: break
      // A task that waits first gives the body time to be evaluated.
      case .Task where pass.index.lastPause(before: body.uses[use].node, in: body.member) <= fact.node: break
      default: return false
      }
      place = body.file.tree.node(Int(fact.node))
      closure = fact.parent
    }
    return block(around: place).map(blocks.contains) ?? true
  }

  /// The run of statements in which the node stands.
  private func block(around node: Node) -> Node? { node.ancestor(where: Self.isBlock) }

  private static func isBlock(_ node: Node) -> Bool {
    node.isBlock || node.kind == .switchCase
  }

  /// Whether the value is other state of the view, which may have been the same all the time.
  private func isState(_ value: Node, _ body: Body, _ owner: TypeID) -> Bool {
    guard case .member(let property) = pass.index.target(of: value.unwrapped, in: body) else { return false }
    return pass.index.owner(property) == owner && pass.index[property].attributes.contains { $0 == .State }
  }

  /// What a method of the view sets on the way.
  private func stateWritten(by method: MemberID, of owner: TypeID) -> Set<MemberID> {
    let body = pass.index.body(of: method)
    var found: Set<MemberID> = []
    for (i, use) in body.uses.enumerated() where use.isWritten {
      if case .member(let property) = body.target(i), pass.index.owner(property) == owner {
        found.insert(property)
      }
    }
    return found
  }

  private func sets(_ i: Int, _ property: MemberID, _ body: Body) -> Bool {
    guard body.uses[i].isWritten, case .member(let target) = body.target(i) else { return false }
    return target == property
  }

  private func isSetTrue(_ node: Node) -> Bool {
    guard let sequence = node.parent, sequence.kind == .sequence, let value = sequence.lastChild else { return false }
    return value.kind == .booleanLiteral && value.text == "true"
  }

  /// `model.item = …`, `items.append(…)`: something of the property is written or called.
  private func isReached(_ receiver: Int, _ body: Body) -> Bool {
    body.uses.contains { Int($0.receiver) == receiver && ($0.isWritten || $0.isCall) }
  }

  /// `isShown.toggle()`
  private func isToggled(_ receiver: Int, _ body: Body) -> Bool {
    body.uses.contains { $0.isCall && $0.name == .toggle && Int($0.receiver) == receiver }
  }

  /// Whether the view reads any of these while it updates, other than in the content of the sheet. If so, it is
  /// evaluated after the action.
  private func isRead(_ properties: Set<MemberID>, outside closure: Node, of owner: TypeID) -> Bool {
    properties.contains { property in
      pass.index.updateReads(of: property, in: owner, work: pass.work).contains { site in
        let node = pass.index.node(at: site)
        return pass.index.file(site.member) != pass.file.number || !closure.contains(node)
      }
    }
  }
}
