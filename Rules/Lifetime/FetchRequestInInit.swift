import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A fetch that an initializer describes is described anew with each value of the view.
public struct FetchRequestInInit: MemberRule {
  public static let about = About(
    "fetch-request-in-init", .lifetime, .warning,
    "An initializer makes a fetch request that is costly or never the same",
    references: [.dataEssentials, .managingModelData],
    explanation: """
      `_items = FetchRequest(…)` or `_items = Query(…)` in `init` is the way to fetch by an input of the \
      view. It runs with each evaluation of the parent, and SwiftUI compares the new description with the \
      old one: if they differ, it fetches again. A predicate with the current time in it is never the same \
      twice; one that needs a formatter, or a string that is put together, costs before anything is \
      fetched; and in rows all of it happens once for each element.

      Pass few and comparable inputs, such as an id, and fix the rest: take the day, not the moment; fetch \
      once in the parent and hand rows their objects.

      Reported are requests with a fresh value, a formatter or a string with interpolations in them, and \
      those of views that are built in rows, once for each initializer.

      Left alone: requests that wrappers declare, `@FetchRequest(…) var items`, and requests in `init` \
      that only take an input of the view into a predicate or a sort order.
      """)

  public static let bad = [
    Example("never the same twice", """
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
    Example("declared", """
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
    guard fact.hasBody, let owner = pass.index.owner(member),
      pass.index[owner].traits.contains(.viewLike), pass.index[owner].kind == .struct,
      pass.index.storedProperties(of: owner).contains(where: { fetches(pass.index[$0]) })
    else { return }
    let isBuiltInRows = pass.work.isBuiltInRows(owner)
    var rowRequests: [PropertyAssignment] = []
    for assignment in pass.index.assignments(in: member) {
      let property = pass.index[assignment.property]
      guard fetches(property), let call = assignment.wrapper else { continue }
      let body = pass.index.body(of: member)
      if let (source, noun) = fresh(call, body) {
        report(
          assignment, call, owner,
          effect: "\(noun) makes it another one each time, so it is fetched again each time",
          note: pass.note("never the same twice", at: source.range))
      } else if let costly = costlyPart(call, body) {
        report(
          assignment, call, owner, effect: "\(costly.what) is made for it each time",
          note: pass.note("is made here", at: costly.node.range))
      } else if isBuiltInRows {
        rowRequests.append(assignment)
      }
    }
    guard let first = rowRequests.first, let call = first.wrapper else { return }
    let rest = rowRequests.count - 1
    let others = rest == 0 ? "" : rest == 1 ? ", as is one more" : ", as are \(rest) more"
    report(first, call, owner, effect: "once for each row\(others)", note: nil)
  }

  private func report(
    _ assignment: PropertyAssignment, _ call: Node, _ owner: TypeID, effect: String, note: Note?) {
    let property = pass.index[assignment.property]
    let name = pass.text(property.name)
    let wrapper = property.attributes.first.map { pass.text($0) } ?? ""
    pass.report(
      call.calledNameRange,
      "the `\(wrapper)` of `\(name)` is made again whenever `\(pass.plainName(of: owner)).init` "
        + "runs: "
        + effect,
      help:
        "keep what it depends on few and comparable; take fixed parts out into constants, and fetch for "
          + "rows in their parent",
      notes: [
        note, pass.note("`\(name)` is fetched by it", at: assignment.property), pass.note(ofConstructing: owner),
      ]
      .compactMap { $0 })
  }

  private func fetches(_ fact: MemberFact) -> Bool {
    fact.kind == .storedProperty && fact.attributes.contains { Wrappers.has(.fetches, $0) }
  }

  /// A value in the request that is never the same twice, with what one sees of it in a sentence.
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
          return (node, "a `\(pass.text(name))`")
        }
      case .stringLiteral where node.child(.interpolation) != nil: return (node, "a string")
      default: continue
      }
    }
    return nil
  }
}
