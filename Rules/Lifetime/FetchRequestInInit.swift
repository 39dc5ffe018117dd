import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A fetch request that an initializer creates is created again on each update of the parent.
public struct FetchRequestInInit: MemberRule {
  public static let about = About(
    "fetch-request-in-init", .lifetime, .info,
    "An initializer creates a fetch request that is expensive or never equal",
    isOnByDefault: false,
    references: [.dataEssentials, .managingModelData],
    explanation: """
      `_items = FetchRequest(…)` or `_items = Query(…)` in `init` is the way to fetch by an input of the view. It runs \
      again whenever the parent is evaluated, and SwiftUI compares the new request with the old one. If they differ, \
      it fetches again. A predicate with the current time is never equal to the last one. A predicate that needs a \
      formatter or an interpolated string is expensive before anything is fetched. In rows, all of it happens once for \
      each element.

      Pass few inputs that compare equal, such as an id, and make the rest constant. Pass the day, not the current \
      time. Fetch once in the parent, and pass rows their objects.

      Reported are requests that contain a fresh value, a formatter or an interpolated string. Requests of views that \
      are built in rows are reported once for each initializer.

      Not reported:

      - requests that a wrapper declares: `@FetchRequest(…) var items`
      - views that only previews or widgets show, and rows of a bounded number
      - requests in `init` that only use an input of the view in a predicate or a sort order
      """)

  public static let bad = [
    Example(
      "never equal to the last one",
      """
      import SwiftData
      import SwiftUI

      @Model final class Visit {
        var date: Date
        init(date: Date) { self.date = date }
      }

      struct Upcoming: View {
        @Query private var visits: [Visit]
        init() {
          let now = Date()
          _visits = Query(filter: #Predicate { $0.date > now })
        }
        var body: some View { Text("\\(visits.count)") }
      }
      """)
  ]
  public static let good = [
    Example(
      "declared",
      """
      import SwiftData
      import SwiftUI

      @Model final class Visit {
        var date: Date
        init(date: Date) { self.date = date }
      }

      struct Upcoming: View {
        @Query(sort: \\Visit.date) private var visits: [Visit]
        var body: some View { Text("\\(visits.count)") }
      }
      """)
  ]

  public static let memberKinds: [MemberFact.Kind] = [.initializer]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard fact.hasBody, let owner = pass.index.owner(member), pass.index[owner].isViewLikeStruct else { return }
    let requests = pass.index.assignments(in: member).filter { fetches(pass.index[$0.property]) }
    guard !requests.isEmpty, let renewal = pass.renewal(of: owner) else { return }
    // The first page of a few is not a row. Nor is one of several views for a case.
    let isBuiltInRows = pass.work.isBuiltInRows(owner) && isRowOfMany(owner)
    var rowRequests: [PropertyAssignment] = []
    let body = pass.index.body(of: member)
    for assignment in requests {
      guard let call = assignment.wrapper else { continue }
      if let (source, noun) = fresh(call, body) {
        report(
          assignment, call, owner, renewal, effect: ", and \(noun) makes it fetch again each time",
          note: pass.note("this value differs each time", .change, at: source.range))
      } else if let costly = costlyPart(call, body) {
        report(
          assignment, call, owner, renewal, effect: ", which creates \(costly.what) each time",
          note: pass.note("\(costly.what) is created here", .cause, at: costly.node.range))
      } else if isBuiltInRows {
        rowRequests.append(assignment)
      }
    }
    guard let first = rowRequests.first, let call = first.wrapper else { return }
    let rest = rowRequests.count - 1
    let others = rest == 0 ? "" : rest == 1 ? ", and so is one more request" : ", and so are \(rest) more requests"
    report(first, call, owner, renewal, often: "for each row ", effect: others, note: nil)
  }

  private func report(
    _ assignment: PropertyAssignment, _ call: Node, _ owner: TypeID, _ renewal: Renewal, often: String = "",
    effect: String, note: Note?
  ) {
    let property = pass.index[assignment.property]
    let name = pass.text(property.name)
    let wrapper = property.attributes.first.map { pass.text($0) } ?? ""
    pass.report(
      call.calledNameRange,
      "the `\(wrapper)` of `\(name)` is created again \(often)"
        + (renewal == .once ? renewal.phrase : "whenever the parent of `\(pass.plainName(of: owner))` updates")
        + effect,
      help: note == nil
        ? "fetch once for all rows, in the view around them, and pass each row what it shows"
        : "build the request from constants and inputs that compare equal, or fetch in the parent",
      notes: [
        note, pass.note("the request fetches `\(name)`", .path, at: assignment.property),
        pass.note(ofConstructing: owner),
      ]
      .compactMap { $0 })
  }

  /// Whether a row that is built in every case is one of an unbounded number.
  private func isRowOfMany(_ owner: TypeID) -> Bool {
    let rows = pass.rows(building: owner)
    return rows.isEmpty
      || rows.contains { row in
        guard let collection = row.collection, row.closure >= 0 else { return true }
        let node = pass.index.node(at: row.site)
        let inCase = node.ancestors.prefix { $0 != collection.parent?.parent }.contains { $0.kind == .switchCase }
        return !inCase
          && !pass.index.quantity(of: collection, in: pass.index.body(of: row.site.member), work: pass.work).isBounded
      }
  }

  private func fetches(_ fact: MemberFact) -> Bool {
    fact.kind == .storedProperty && fact.attributes.contains { Wrappers.has(.fetches, $0) }
  }

  /// A value in the request that differs each time, and its name in a sentence.
  private func fresh(_ call: Node, _ body: Body) -> (Node, String)? {
    let freshening = FreshValueSearch(body, in: pass.index)
    for node in call.descendants {
      switch node.kind {
      case .call, .memberAccess, .identifierExpr:
        if let value = freshening.value(of: node), !value.isConditional {
          return (value.file == pass.file.number ? value.source : node, value.noun)
        }
      default: continue
      }
    }
    return nil
  }

  /// A formatter, or a string with interpolations.
  private func costlyPart(_ call: Node, _ body: Body) -> (node: Node, what: String)? {
    for node in call.descendants {
      switch node.kind {
      case .call:
        if let use = body.use(at: node), case .frameworkConstruction(let name) = body.target(use),
          Classes.has(.formatter, name)
        {
          return (node, "a new `\(pass.text(name))`")
        }
      case .stringLiteral where node.asStringLiteral?.isInterpolated == true: return (node, "an interpolated string")
      default: continue
      }
    }
    return nil
  }
}
