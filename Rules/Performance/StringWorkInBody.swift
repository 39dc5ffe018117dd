import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Rows build their strings for every row and on every update.
public struct StringWorkInBody: FileRule {
  public static let about = About(
    "string-work-in-body", .performance, .info, "Rows build strings on every update",
    isOnByDefault: false, yieldsTo: ["expensive-call-in-body"],
    references: [.performance, .improvingPerformance],
    explanation: """
      `String(format:)` parses its format, `NSLocalizedString` and `Bundle.localizedString` search tables, and \
      `String(describing:)` looks up types at run time. Once, none of this matters. In a row it happens for \
      each row that becomes visible and on each update of each row, while the user scrolls.

      Build the text when the element is created or changes. Or let a format style do it (`Text(price, format: \
      .currency(code: "EUR"))`), or pass a `LocalizedStringKey` to `Text`, which looks it up once.

      Reported are rows that format or look up a string, and rows that build three or more strings in other \
      ways. Not reported: everything outside of rows, plain interpolation, and `Text("literal \\(value)")`.
      """)

  public static let bad = [
    Example(
      "parses the format for each row",
      """
      import SwiftUI

      struct Prices: View {
        let prices: [Double]
        var body: some View {
          List(prices, id: \\.self) { price in
            Text(String(format: "%.2f", price))
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "a format style",
      """
      import SwiftUI

      struct Prices: View {
        let prices: [Double]
        var body: some View {
          List(prices, id: \\.self) { price in
            Text(price, format: .number.precision(.fractionLength(2)))
          }
        }
      }
      """),
    Example(
      "once",
      """
      import SwiftUI

      struct Total: View {
        let total: Double
        var body: some View { Text(String(format: "%.2f", total)) }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  /// A text or two take less time than the view that shows them.
  private static let callLimit = 3

  public func check(_ file: SourceFile) {
    var others: [MemberID: [RepeatedWork]] = [:]
    var order: [MemberID] = []
    for work in pass.repeatedWork
    where work.context == .body && work.cost.category == .stringBuilding && work.frequency == .perRow
      && !pass.index.isInMenu(work.path)
    {
      if isCostly(work) {
        report(work, count: 1)
      } else {
        if others[work.root] == nil { order.append(work.root) }
        others[work.root, default: []].append(work)
      }
    }
    for root in order {
      guard let works = others[root], works.count >= Self.callLimit, let first = works.first else { continue }
      report(first, count: works.count)
    }
  }

  /// Whether the call parses a format or searches a table.
  private func isCostly(_ work: RepeatedWork) -> Bool {
    guard let last = work.path.last else { return false }
    let node = pass.index.node(at: last)
    switch pass.index.use(at: last).name.known {
    case .NSLocalizedString, .localizedString: return true
    default: return node.argument(.format) != nil || node.argument(.localized) != nil
    }
  }

  private func report(_ work: RepeatedWork, count: Int) {
    let place = pass.location(of: work.path[work.place])
    let more = count > 1 ? ", as \(count - 1) other calls do" : ""
    pass.report(
      place.start..<place.end,
      "`\(pass.api(of: work))` builds a string for each row in `\(pass.qualifiedName(of: work.root))`\(more)",
      help: "build the string when the element is created, or let `Text` format the value",
      notes: pass.notes(of: work))
  }
}
