import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// That a view is `Equatable` does not say that SwiftUI compares it with `==`.
public struct EquatableViewNotApplied: TypeRule {
  public static let about = About(
    "equatable-view-not-applied", .equality, .info, "A view is `Equatable`, and nothing applies that",
    fix: "Writes `.equatable()` wherever the view is used, if its `==` is written by hand and looks at "
      + "every input. Suggested: from then on that `==` decides.",
    references: [.equatableView, .viewEquality],
    explanation: """
      SwiftUI compares the values of a view in a way of its own. Where a view holds nothing but plain data \
      (numbers, flags, enumerations without payload, sizes), it compares bytes and never calls `==`, so a \
      hand-written one does nothing. Where a view holds strings, arrays, closures or objects, SwiftUI may \
      call `==`, but promises nothing. `.equatable()` at the place where the view is used, or \
      `EquatableView`, makes sure that `==` decides.

      Write `Row(item: item).equatable()`, or remove the conformance.

      A hand-written `==` of plain data is a warning, anything else advice.

      Left alone: public views, which others may apply it to; views that hold more than plain data and whose \
      `==` the compiler writes, for that compares what SwiftUI would compare; views that are applied \
      somewhere, or that nothing builds. In strict mode a view with such an `==` of the compiler's is \
      information.
      """)

  public static let bad = [
    Example("SwiftUI compares the bytes of two numbers", """
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
    Example("applied where it is used", """
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
    guard type.kind == .struct, type.traits.contains(.view), type.access <= .internal,
      pass.index.isEquatable(type.id), let place = type.declaration
    else { return }
    let equality = pass.index.writtenEquality(of: type.id)
    let isPlain = pass.index.isPlainData(type.id) == true
    // The finding stands in this file: at `==`, or at the name.
    if let equality, pass.index.file(equality.member) != pass.file.number { return }
    guard isPlain || equality != nil || pass.isStrict else { return }
    let sites = pass.work.constructionSites(of: type.id, in: pass.index)
    guard let site = sites.first(where: { !pass.isExcluded($0) }),
      !sites.contains(where: { isApplied(at: $0) })
    else { return }
    let name = pass.text(type.name)
    let help = "write `\(name)(…).equatable()` where it is used, or remove the conformance"
    let notes = [pass.note("used here without `.equatable()`", at: site)]
    let range = equality.map { pass.index[$0.member].nameRange } ?? pass.index[place].nameRange
    let callFix = equality.flatMap { fix(type, $0, sites) }
    if isPlain {
      pass.report(
        range,
        equality == nil
          ? "`\(name)` is plain data: SwiftUI compares its bytes, and its `Equatable` conformance does "
            + "nothing"
          : "`\(name)` is plain data: SwiftUI compares its bytes and never calls this `==`",
        severity: equality == nil ? .info : .warning, help: help, notes: notes, fix: callFix)
    } else {
      pass.report(
        range,
        equality == nil
          ? "`\(name)` is `Equatable`, and nothing makes sure that SwiftUI asks the compiler's `==`"
          : "SwiftUI may call `==` of `\(name)`, but only `.equatable()` or `EquatableView` makes sure of it",
        help: help, notes: notes, fix: callFix)
    }
  }

  /// `.equatable()` at each use, if all of them are views of a body as they stand. An `==` that leaves out an input
  /// had better not decide.
  private func fix(_ type: TypeEntry, _ equality: WrittenEquality, _ sites: [UseSite]) -> Fix? {
    let inputs = pass.index.inputs(of: type.id).map { pass.index[$0].name }
    // The conformance of a generic view may have a condition.
    guard type.declaration.map({ pass.index[$0].generics.isEmpty }) ?? true,
      inputs.allSatisfy({ !equality.mentions(of: $0).isEmpty })
    else { return nil }
    var edits: [Fix.Edit] = []
    for site in sites where !pass.isExcluded(site) {
      let node = pass.index.node(at: site)
      let tree = pass.index.viewTree(of: site.member)
      // A member of the view's own would be lost behind the modifier.
      guard node.kind == .call, pass.index[site.member].type.name != type.name,
        tree.nodes.contains(where: { $0.kind == .element && $0.syntax == node && $0.type == type.id }),
        node.parent?.kind != .memberAccess
          || !type.members.contains(where: { pass.index[$0].name == node.parent?.name })
      else { return nil }
      let end = node.range.upperBound
      edits.append(Fix.Edit(Location(end..<end, inFile: pass.index.file(site.member)), with: ".equatable()"))
    }
    return Fix("Apply `.equatable()` where the view is used", .suggested, edits)
  }

  /// Does `.equatable()` or `EquatableView` hold the view where it is built, or a local that may hold it?
  private func isApplied(at site: UseSite) -> Bool {
    let node = pass.index.node(at: site)
    if let access = node.parent?.asMemberAccess, access.name == .equatable { return true }
    for ancestor in node.ancestors {
      if ancestor.isCall(of: .EquatableView) { return true }
      if ancestor.kind == .memberBlock { break }
    }
    // What a property or a local holds is not known here.
    let body = pass.index.body(of: site.member)
    return body.uses.contains { use in
      use.isCall && use.name == .equatable && (use.receiver < 0 || !body.uses[Int(use.receiver)].isCall)
    }
  }
}
