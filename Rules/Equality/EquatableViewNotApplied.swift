import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI need not compare a view with `==`, although the view is `Equatable`.
public struct EquatableViewNotApplied: TypeRule {
  public static let about = About(
    "equatable-view-not-applied", .equality, .info, "A view is `Equatable`, but no call site uses `.equatable()`",
    fix: "Adds `.equatable()` wherever the view is used, if its `==` is written by hand and compares every input. "
      + "Suggested: that `==` then decides when the view updates.",
    references: [.equatableView, .viewEquality],
    explanation: """
      SwiftUI compares the values of a view in its own way. Where a view holds only plain data (numbers, \
      flags, enumerations without payload, sizes), SwiftUI compares bytes and never calls `==`. A hand-written \
      `==` then has no effect. Where a view holds strings, arrays, closures or objects, SwiftUI may call `==`, \
      but does not promise to. `.equatable()` where the view is used, or `EquatableView`, ensures that `==` \
      decides.

      Write `Row(item: item).equatable()`, or remove the conformance. Where `==` leaves out a part of what `body` reads, \
      `.equatable()` would keep old values on the screen: compare that part first.

      A hand-written `==` of plain data is a warning, every other case is information.

      Not reported:

      - public views, to which other modules may apply `.equatable()`;
      - views that hold more than plain data and whose `==` the compiler writes, since it compares what \
      SwiftUI compares;
      - views with `.equatable()` at one of their call sites, and views that no code creates;
      - views that hold more than plain data and whose `==` is always `false`, unless the rule is strict.

      In strict mode, views whose `==` the compiler writes are reported as information.
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "SwiftUI compares the bytes of two numbers",
      """
      import SwiftUI

      struct Level: View, Equatable {
        let value: Int
        let peak: Int
        static func == (lhs: Level, rhs: Level) -> Bool { lhs.value == rhs.value }
        var body: some View { Text("\\(value)") }
      }

      struct Meter: View {
        var body: some View { Level(value: 1, peak: 2) }
      }
      """)
  ]
  public static let good = [
    Example(
      "applied where it is used",
      """
      import SwiftUI

      struct Level: View, Equatable {
        let value: Int
        let peak: Int
        static func == (lhs: Level, rhs: Level) -> Bool { lhs.value == rhs.value }
        var body: some View { Text("\\(value)") }
      }

      struct Meter: View {
        var body: some View { Level(value: 1, peak: 2).equatable() }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.isViewStruct, type.access <= .internal,
      pass.index.isEquatable(type.id), let place = type.declaration
    else { return }
    let equality = pass.index.writtenEquality(of: type.id)
    let isPlain = pass.index.isPlainData(type.id) == true
    // The finding is in this file: at `==`, or at the name.
    if let equality, pass.index.file(equality.member) != pass.file.number { return }
    guard isPlain || equality != nil || pass.isStrict else { return }
    // `false`: never to be equal is the purpose, where SwiftUI compares at all.
    if !pass.isStrict, !isPlain, let equality, pass.index.singleExpression(of: equality.member)?.text == "false" {
      return
    }
    let sites = pass.work.constructionSites(of: type.id, in: pass.index)
    guard let site = sites.first(where: { !pass.isExcluded($0) && (pass.isStrict || isInBody($0, type.id)) }),
      !sites.contains(where: { pass.isEquatableApplied(at: $0) || !pass.isStrict && isResult($0, of: type.name) })
    else { return }
    let name = pass.text(type.name)
    let apply = "write `\(name)(…).equatable()` where it is used, or remove the conformance"
    // With such an `==`, `.equatable()` would keep the old values.
    let left = equality.map { shownInputs(ignoredBy: $0, of: type.id) } ?? []
    // A part is compared, or the `==` of its type leaves something out.
    let isPartial = equality.map { comparesPart(of: type.id, $0) } ?? false
    let missing =
      left.count == 1 && !isPartial ? "`\(pass.plainName(of: left[0]))` as well" : "all that `body` reads"
    let help =
      !left.isEmpty || isPartial
      ? "remove the conformance, or compare \(missing) before you use `.equatable()`"
      : equality.map { ignoresClosure($0, of: type.id) } ?? false
        ? "remove the conformance, or use `.equatable()` if its closures always do the same, since it keeps the first ones"
        : apply
    let notes = [pass.note("used here without `.equatable()`", .cause, at: site)]
    let range = equality.map { pass.index[$0.member].nameRange } ?? pass.index[place].nameRange
    let callFix = help == apply ? equality.flatMap { fix(type, $0, sites) } : nil
    if isPlain {
      pass.report(
        range,
        equality == nil
          ? "`\(name)` is plain data, which SwiftUI compares by its bytes: the `Equatable` conformance has no effect"
          : "`\(name)` is plain data, which SwiftUI compares by its bytes: it never calls this `==`",
        severity: equality == nil ? .info : .warning, help: help, notes: notes, fix: callFix)
    } else {
      pass.report(
        range,
        equality == nil
          ? "`\(name)` is `Equatable`, but SwiftUI is sure to call its `==` only with `.equatable()`"
          : "SwiftUI is sure to call the `==` of `\(name)` only with `.equatable()` or `EquatableView`",
        help: help, notes: notes, fix: callFix)
    }
  }

  /// Whether a function or a property gives its callers the view by its type: they may make it equatable.
  private func isResult(_ site: UseSite, of view: Name) -> Bool { pass.index[site.member].type.name == view }

  /// The inputs that updates of the view read and `==` leaves out.
  private func shownInputs(ignoredBy equality: WrittenEquality, of type: TypeID) -> [MemberID] {
    let dependencies = pass.index.dependencies(of: type)
    return pass.index.inputs(of: type).filter {
      equality.mentions(of: pass.index[$0].name).isEmpty && !pass.index.holdsClosure($0)
        && dependencies.read(of: $0) != nil
    }
  }

  /// Whether `==` compares only a part of an input that updates read: `lhs.item.id == rhs.item.id`, or a value whose own
  /// `==` leaves out a part.
  private func comparesPart(of type: TypeID, _ equality: WrittenEquality) -> Bool {
    let dependencies = pass.index.dependencies(of: type)
    return pass.index.inputs(of: type).contains { input in
      let mentions = equality.mentions(of: pass.index[input].name)
      guard !mentions.isEmpty, !pass.index.holdsClosure(input), dependencies.read(of: input) != nil else {
        return false
      }
      return !mentions.contains { $0.path.count == 1 && isCompared($0.whole) }
        || pass.index.heldType(of: input).map { leavesOutPart($0, FollowLimit.helpers) } ?? false
    }
  }

  /// Whether the expression is one side of a comparison, or an element of a tuple or an argument of a call, which may
  /// compare it.
  private func isCompared(_ side: Node) -> Bool {
    guard let around = side.parent else { return false }
    if around.kind == .argument || around.kind == .tuple { return true }
    return around.kind == .sequence
      && around.children.contains { part in ["==", "!=", "===", "!=="].contains { part.isOperator($0) } }
  }

  /// Whether the `==` of a value type of the project, or of a value in it, compares less than the value holds.
  private func leavesOutPart(_ type: TypeID, _ steps: Int) -> Bool {
    guard steps > 0, pass.index[type].isProjectType, pass.index[type].kind == .struct else { return false }
    let properties = pass.index.storedProperties(of: type).filter { !pass.index[$0].isStatic }
    if let equality = pass.index.writtenEquality(of: type) {
      return properties.contains { equality.mentions(of: pass.index[$0].name).isEmpty }
    }
    return properties.prefix(FollowLimit.operands).contains { property in
      pass.index.heldType(of: property).map { leavesOutPart($0, steps - 1) } ?? false
    }
  }

  /// Whether the view uses a closure that `==` leaves out.
  private func ignoresClosure(_ equality: WrittenEquality, of type: TypeID) -> Bool {
    let dependencies = pass.index.dependencies(of: type)
    return pass.index.inputs(of: type).contains {
      equality.mentions(of: pass.index[$0].name).isEmpty && pass.index.holdsClosure($0)
        && !dependencies.uses(of: $0).isEmpty
    }
  }

  /// Whether the view is content of a body there, and not a value that code keeps and compares itself.
  private func isInBody(_ site: UseSite, _ view: TypeID) -> Bool {
    let node = pass.index.node(at: site)
    return pass.index.viewTree(of: site.member).nodes.contains {
      $0.kind == .element && $0.syntax == node && $0.type == view
    }
  }

  /// `.equatable()` at each use, if each is a view of a body. Nil for an `==` that leaves out an input, which should
  /// not decide.
  private func fix(_ type: TypeEntry, _ equality: WrittenEquality, _ sites: [UseSite]) -> Fix? {
    // The conformance of a generic view may have a condition.
    guard type.declaration.map({ pass.index[$0].generics.isEmpty }) ?? true,
      pass.index.inputs(of: type.id).allSatisfy({ !equality.mentions(of: pass.index[$0].name).isEmpty })
    else { return nil }
    var edits: [Fix.Edit] = []
    for site in sites where !pass.isExcluded(site) {
      let node = pass.index.node(at: site)
      // Members of the view cannot be called after the modifier.
      guard node.kind == .call, pass.index[site.member].type.name != type.name,
        isInBody(site, type.id),
        node.parent?.kind != .memberAccess
          || !type.members.contains(where: { pass.index[$0].name == node.parent?.name })
      else { return nil }
      let end = node.range.upperBound
      edits.append(Fix.Edit(Location(end..<end, inFile: pass.index.file(site.member)), with: ".equatable()"))
    }
    return Fix("Apply `.equatable()` where the view is used", .suggested, edits)
  }
}
