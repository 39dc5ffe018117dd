import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `ForEach(0..<n)` without `id:` is for constant ranges: it reads the range once and never again.
public struct DynamicRangeForeach: MemberRule {
  public static let about = About(
    "dynamic-range-foreach", .identity, .error, "A range without `id:` that changes is only read once",
    fix: "Adds `id: \\.self`, so that the number of rows may change. Safe: without it the rows are not "
      + "updated at all.",
    references: [.demystify, .forEach],
    explanation: """
      `ForEach(0..<5) { … }` and `List(0..<5) { … }`, without `id:`, are made for constant ranges. SwiftUI \
      takes the range that it sees first and keeps it for as long as the view lives. When a bound changes, \
      the rows stay as many as they were: new elements have no row, and a row whose element is gone \
      subscripts past the end and crashes. All that SwiftUI does is to log that the initializer “should \
      only be used for constant data”; the compiler warns of some such bounds, not of `x.indices` or of \
      ranges in variables.

      Add `id: \\.self`: that initializer compares the range with every update. Where the numbers are \
      places in a collection, iterate the collection instead, so that rows are told apart by what they \
      show and not by where they stand (see `index-as-id`).

      Left alone: bounds that never change (literals, constants such as `static let columns = 3`, the \
      count of a literal array or of `allCases`, a property that every call in the project gives a \
      constant), every initializer with `id:`, and a `ForEach` that is made anew with its bound by way of \
      `.id(count)`.
      """)

  public static let bad = [
    Example("The number of scores changes", """
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
    Example("`indices` is a range too", """
      import SwiftUI

      struct Shelf: View {
        let titles: [String]
        var body: some View { List(titles.indices) { Text(titles[$0]) } }
      }
      """),
  ]
  public static let good = [
    Example("With `id:` the range is compared with every update", """
      import SwiftUI

      struct Stars: View {
        let rating: Int
        var body: some View {
          HStack { ForEach(0..<rating, id: \\.self) { _ in Image(systemName: "star.fill") } }
        }
      }
      """),
    Example("Constant bounds", """
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
    Example("A new bound makes a new `ForEach`", """
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
      guard isPlain, let bound = changingBound(of: data), !isRenewed(data.call, with: bound) else {
        continue
      }
      report(data, bound)
    }
  }

  /// The part of the range that changes; nil if it is constant or the data is no range.
  private func changingBound(of data: RowData) -> Node? {
    switch data.source {
    case .range(let range):
      // A closed range does not compile without `id:`, unless the project makes `Int` identifiable.
      guard let range = range.asRange, !range.isClosed else { return nil }
      return (range.upper + range.lower).first {
        $0.kind != .binaryOperator && !isConstant($0, data)
      }
    case .rangeValue(let range):
      return pass.index.hasConstantCount(range, in: data.body) ? nil : range
    case .indices(let collection):
      // `Array(x.indices)` without `id:` is no range.
      guard data.data.unwrapped.kind == .memberAccess, !pass.index.hasConstantCount(collection, in: data.body)
      else { return nil }
      return collection
    default: return nil
    }
  }

  private func isConstant(_ node: Node, _ data: RowData) -> Bool {
    pass.index.isConstant(node, in: data.body)
      || pass.index.isAlwaysGivenConstant(node, in: data.body, work: pass.work)
  }

  /// Does `.id(count)` around it give the `ForEach` a new identity with each bound?
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

  private func report(_ data: RowData, _ bound: Node) {
    let container = pass.text(data.call.calledName)
    let name = pass.brief(bound)
    let collections = pass.index.collections(of: data)
    let iterated = collections.count == 1 ? pass.brief(collections[0]) : nil
    pass.report(
      at: data.data,
      "`\(container)` without `id:` reads the range `\(pass.brief(data.data))` only once; "
        + "when `\(name)` changes, rows are missing or subscript past the end",
      help: "add `id: \\.self`, so that the range is looked at with every update"
        + (iterated.map { "; better, iterate `\($0)` itself" } ?? ""),
      fixes: [
        Fix(
          "Add `id: \\.self`", .safe,
          [pass.edit(data.data.range.upperBound..<data.data.range.upperBound, with: ", id: \\.self")])
      ])
  }
}
