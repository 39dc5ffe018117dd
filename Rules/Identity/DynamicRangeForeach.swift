import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `ForEach(0..<n)` without `id:` is for constant ranges: it reads the range only once.
public struct DynamicRangeForeach: MemberRule {
  public static let about = About(
    "dynamic-range-foreach", .identity, .error, "A changing range without `id:` is read only once",
    fix: """
      Adds `id: \\.self`, so that the number of rows may change. Safe: without it the rows are not updated at \
      all.
      """,
    references: [.demystify, .forEach],
    explanation: """
      `ForEach(0..<5) { … }` and `List(0..<5) { … }`, without `id:`, are for constant ranges. SwiftUI keeps \
      the first range as long as the view exists. When a bound changes, the number of rows stays. New elements \
      have no row, and a row whose element is gone subscripts past the end and crashes. SwiftUI only logs that \
      the initializer “should only be used for constant data”. The compiler warns about some such bounds, but \
      not about `x.indices` or ranges in variables.

      Add `id: \\.self`: that initializer compares the range on every update. Where the numbers are positions \
      in a collection, iterate the collection instead. Then the elements identify the rows, not their \
      positions (see `index-as-id`).

      Not reported:

      - bounds that nothing is known to change: literals, constants such as `static let columns = 3`, and the count \
      of a literal array or of `allCases`
      - properties to which every call site in the project passes a constant
      - initializers with `id:`
      - views of widgets, which are drawn once for each entry, unless the rule is strict
      - a `ForEach` that gets a new identity with its bound, by `.id(count)`

      In strict mode every bound that may change is information.
      """)

  public static let bad = [
    Example(
      "The number of scores changes",
      """
      import SwiftUI

      struct ScoreBoard: View {
        @State private var scores: [Int] = []

        var body: some View {
          VStack {
            ForEach(0..<scores.count) { index in Text("\\(scores[index])") }
            Button("Roll") { scores.append(.random(in: 1...6)) }
          }
        }
      }
      """),
    Example(
      "`indices` is also a range",
      """
      import SwiftUI

      struct Shelf: View {
        @State private var titles = ["Dune"]
        var body: some View {
          List(titles.indices) { Text(titles[$0]) }
          Button("Add") { titles.append("Emma") }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "With `id:` the range is compared on every update",
      """
      import SwiftUI

      struct Stars: View {
        let rating: Int
        var body: some View {
          HStack { ForEach(0..<rating, id: \\.self) { _ in Image(systemName: "star.fill") } }
        }
      }
      """),
    Example(
      "Constant bounds",
      """
      import SwiftUI

      struct Board: View {
        private static let size = 8
        private let files = ["a", "b", "c"]
        var body: some View {
          VStack {
            ForEach(0..<5) { Text("\\($0)") }
            ForEach(0..<Self.size) { Text("\\($0)") }
            ForEach(0..<files.count) { Text(files[$0]) }
          }
        }
      }
      """),
    Example(
      "A new bound gives a new `ForEach`",
      """
      import SwiftUI

      struct Dots: View {
        let count: Int
        var body: some View { HStack { ForEach(0..<count) { _ in Circle() }.id(count) } }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    for data in pass.index.rowData(in: member) where data.key == .absent && data.isDirect {
      // The initializers for ranges take nothing but a selection and the row.
      let isPlain = data.call.arguments.dropFirst().allSatisfy {
        $0.name == .none || $0.name == .content || $0.name == .rowContent || $0.name == .selection
      }
      // A widget draws each entry once.
      guard isPlain, pass.isStrict || !pass.isStill(pass.index.owner(member)), let bound = changingBound(of: data),
        !isRenewed(data.call, with: bound)
      else { continue }
      report(data, bound)
    }
  }

  /// The part of the range that changes; nil if the range is constant or the data is not a range.
  private func changingBound(of data: RowData) -> Node? {
    switch data.source {
    case .range(let range):
      // A closed range does not compile without `id:`, unless the project makes `Int` identifiable.
      guard let range = range.asRange, !range.isClosed else { return nil }
      return (range.upper + range.lower).first {
        $0.kind != .binaryOperator && !isConstant($0, data)
      }
    case .rangeValue(let range):
      return pass.index.hasConstantCount(range, in: data.body) || isConstant(range, data) ? nil : range
    case .indices(let collection):
      // `Array(x.indices)` without `id:` is not a range.
      guard data.data.unwrapped.kind == .memberAccess, !pass.index.hasConstantCount(collection, in: data.body),
        !isConstant(collection, data)
      else { return nil }
      return collection
    default: return nil
    }
  }

  /// Whether nothing is known to change the bound.
  private func isConstant(_ node: Node, _ data: RowData) -> Bool {
    if pass.index.isConstant(node, in: data.body) { return true }
    let change = pass.index.change(of: node, in: data.body, work: pass.work)
    return pass.isStrict ? change.isSettled : !change.isProved
  }

  /// Whether the range has one number for each element: `0..<items.count`, `items.indices`.
  private func coversAll(_ data: RowData) -> Bool {
    switch data.source {
    case .indices: return true
    case .range(let node):
      guard let range = node.asRange, range.lower.count == 1, range.lower[0].text == "0", range.upper.count == 1
      else { return false }
      let upper = range.upper[0]
      return upper.kind == .memberAccess && (upper.name == .count || upper.name == .endIndex)
    default: return false
    }
  }

  /// Whether `.id(count)` around the `ForEach` gives it a new identity with each bound.
  private func isRenewed(_ call: Node, with bound: Node) -> Bool {
    let name = bound.comparableText
    return call.ancestors.contains { ancestor in
      guard ancestor.isCall(of: .id), let value = ancestor.unlabelledArgument,
        ancestor.callee?.contains(call) ?? false
      else { return false }
      let text = value.comparableText
      return text == name || name.hasPrefix(text + ".") || text.hasPrefix(name + ".")
    }
  }

  /// An error if code is known to write what the bound is computed from. A size or the environment changes seldom, and
  /// what stands in a branch may change while another branch is shown.
  private func severity(_ change: Change, of bound: Node, in data: RowData) -> Severity {
    guard case .may(let witness) = change else { return .info }
    // Another element is another row.
    let isOfElement = if case .local = pass.index.target(of: bound.root, in: data.body) { true } else { false }
    let isInBranch = data.call.ancestors.prefix { $0.kind != .memberBlock }.contains {
      $0.isConditionalExpression
    }
    return witness.site == nil || isInBranch || isOfElement ? .warning : .error
  }

  /// Whether the elements have ids, and no selection is told by positions.
  private func mayIterate(_ collection: Node, _ data: RowData) -> Bool {
    let around = [data.call] + data.call.ancestors.prefix { $0.kind != .memberBlock }
    return !around.contains { $0.isCall(of: .Picker) || $0.kind == .call && $0.argument(.selection) != nil }
      && pass.index.elementType(of: collection, in: data.body)?.type.map { pass.index.isIdentifiable($0) } ?? false
  }

  private func report(_ data: RowData, _ bound: Node) {
    let container = pass.text(data.call.calledName)
    let name = pass.brief(bound)
    let collections = pass.index.collections(of: data)
    let iterated =
      collections.count == 1 && coversAll(data) && mayIterate(collections[0], data) ? pass.brief(collections[0]) : nil
    pass.report(
      at: data.data,
      "`\(container)` without `id:` reads the range `\(pass.brief(data.data))` only once, which gives missing or "
        + "invalid rows when `\(name)` changes",
      severity: severity(pass.index.change(of: bound, in: data.body, work: pass.work), of: bound, in: data),
      help: iterated.map { "iterate `\($0)` itself, or add `id: \\.self`" }
        ?? "add `id: \\.self`, which compares the range on every update",
      fixes: [
        Fix(
          "Add `id: \\.self`", .safe,
          [pass.edit(data.data.range.upperBound..<data.data.range.upperBound, with: ", id: \\.self")])
      ])
  }
}
