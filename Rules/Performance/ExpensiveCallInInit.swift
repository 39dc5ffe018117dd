import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view's initializer runs whenever its parent is evaluated, not only once.
public struct ExpensiveCallInInit: FileRule {
  public static let about = About(
    "expensive-call-in-init", .performance, .warning, "The initializer of a view does expensive work",
    yieldsTo: [
      "async-work-in-init", "eager-state-model", "expensive-call-in-body", "observable-stored-without-owner",
      "observed-object-created-in-init", "observed-object-owned", "reference-created-in-view-property",
      "representable-owns-platform-view", "state-object-eager-argument",
    ],
    references: [.dataEssentials, .state],
    explanation: """
      A parent creates its child views again on every evaluation of its own body. SwiftUI compares most of \
      these values and discards them. The code in `init`, in initial values of stored properties and in \
      default arguments therefore runs as often as the parent updates. In a list it runs for every row, and in \
      a link it runs for destinations that are never opened.

      Take prepared values as parameters, keep shared objects in a `static let`, give objects to `@State` or \
      `@StateObject`, and start work in `.task`.

      A finding is a warning for views that rows of a growing collection build, for destinations that a link creates \
      together with itself, and where a text field, a gesture or a timer updates the parent. Everything else is \
      information.

      A call that several views or places reach is reported once, where it stands. Where a body reaches it too, \
      `expensive-call-in-body` reports it.

      Not reported:

      - views of widgets, and views that a hosting controller or a window creates once;
      - views that no code of a program shows;
      - predicates that are made from what the view gets (`fetch-request-in-init` reports such requests);
      - `App` and `Scene`, which are created once;
      - the values of `@StateObject`, which are an autoclosure;
      - the initial values of `@State` declarations, which are created once since Xcode 27;
      - `static` and `lazy` properties;
      - the `else` of a condition, and what stands behind `??` or a conditional `return`: a fallback for what is not \
      stored yet.
      """)

  public static let bad = [
    Example(
      "",
      """
      import SwiftUI

      struct Price: View {
        let amount: Decimal
        private let formatter = NumberFormatter()
        var body: some View { Text(formatter.string(for: amount) ?? "") }
      }
      """),
    Example(
      "through a helper",
      """
      import SwiftUI

      struct Chapter: View {
        private let text: String
        init(url: URL) { text = Self.load(url) }
        private static func load(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
        var body: some View { Text(text) }
      }
      """),
  ]
  public static let good = [
    Example(
      "",
      """
      import SwiftUI

      struct Price: View {
        let amount: Decimal
        private static let formatter = NumberFormatter()
        var body: some View { Text(Self.formatter.string(for: amount) ?? "") }
      }
      """),
    Example(
      "kept by SwiftUI",
      """
      import SwiftUI

      struct Player: View {
        @StateObject private var model: PlayerModel
        init(url: URL) { _model = StateObject(wrappedValue: PlayerModel(url: url)) }
        var body: some View { Text(model.title) }
      }

      final class PlayerModel: ObservableObject {
        @Published var title: String
        init(url: URL) { title = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    for work in pass.repeatedWork where work.context == .initializer {
      // Nothing repeats it.
      if pass.index.isMadeOnce(work.view, work: pass.work) || pass.index.isRenderedOnce(work.view, work: pass.work) {
        continue
      }
      guard
        let renewal = pass.renewal(
          of: work.view, by: initializer(of: work), countsStill: work.cost.body == .error),
        let severity = Severity(work.severity(in: pass.index)), isCertain(work),
        pass.isStrict
          || !work.isCheap && !pass.settles(work) && !isOfRequest(work)
            && !pass.index.isPreviewCode(work.view)
      else { continue }
      // One formatter for each presentation.
      if !pass.isStrict, work.cost.category == .formatter, isRare(renewal, work), work.rows == nil { continue }
      let limits = pass.limits(of: work.path)
      let view = pass.plainName(of: work.view)
      let often =
        switch work.frequency {
        case .perRow: limits.isAlways ? ", once for each row" : ", for rows"
        case .often where pass.work.isEagerDestination(work.view): ", for each link to the view"
        default: ""
        }
      let place = pass.location(of: work.path[work.place])
      let root = pass.index[work.root]
      let subject =
        root.kind == .initializer
        ? "runs in `\(view).init`" : "runs for the initial value of `\(view).\(pass.text(root.name))`"
      let help: Remedy =
        root.kind == .storedProperty && pass.isUnread(work.root)
        ? "delete `\(pass.text(root.name))`, which nothing reads"
        // What is stored outside needs its default at once.
        : root.attributes.contains { Wrappers.has(.storedOutside, $0) }
          ? "keep the default in a `static let`" : pass.remedy(for: work)
      let call = "`\(pass.api(of: work))` (\(work.cost.category.word))"
      let condition = limits.isAlways ? "" : ", behind a condition,"
      let renewed = often.isEmpty ? renewal.phrase : "whenever the parent updates"
      pass.report(
        place.start..<place.end, "\(call) \(subject)\(condition) \(renewed)" + often,
        severity: isRare(renewal, work) ? min(severity, .info) : severity, help: help,
        notes: pass.notes(of: work) + limits.notes,
        cause: pass.cause(
          of: work, start: "\(call) runs\(condition) whenever the parents of ",
          end: " update" + (often.isEmpty ? "" : ", in `\(view)`" + often.dropFirst())))
    }
  }

  /// The initializer that comes to the call; nil if all of them do.
  private func initializer(of work: RepeatedWork) -> MemberID? {
    pass.index[work.root].kind == .initializer ? work.root : nil
  }

  /// Whether the view is made once for each presentation, and not with a link.
  private func isRare(_ renewal: Renewal, _ work: RepeatedWork) -> Bool {
    renewal == .once || renewal == .presentation && !pass.work.isEagerDestination(work.view)
  }

  /// Whether the call stands in the default of a parameter for which all code that is shipped passes a value.
  private func isDefaultNeverUsed(_ work: RepeatedWork) -> Bool {
    let index = pass.index
    guard index[work.root].kind == .initializer, let step = work.path.first, step.member == work.root,
      let parameter = index.node(at: step).ancestors.first(where: { $0.kind == .parameter }),
      let clause = index.node(work.root).child(.parameterClause), clause.contains(parameter),
      let i = clause.children.filter({ $0.kind == .parameter }).firstIndex(of: parameter),
      index[work.root].parameters.indices.contains(i),
      !index.isExported(index[work.root].access, file: index.file(work.root))
    else { return false }
    let label = index[work.root].parameters[i].label
    let calls = index.callsOutsidePreviews(of: work.view, work: pass.work)
    return label != .none && !calls.isEmpty
      && calls.allSatisfy { call in
        let body = index.body(of: call.caller)
        return body.labels(of: body.uses[call.use]).contains(label)
      }
  }

  /// Whether the call makes a request, or its predicate from what the view gets: nothing can keep these, and
  /// `fetch-request-in-init` tells what such a request costs.
  private func isOfRequest(_ work: RepeatedWork) -> Bool {
    switch work.type.known {
    case .NSPredicate: !pass.hasConstantArguments(work)
    case .NSFetchRequest, .FetchDescriptor: true
    default: false
    }
  }

  /// Whether the initializer comes to the call: not if a closure has it that other code may only store. The default of
  /// `@AppStorage` is what the property has where nothing is stored, and has to be written there.
  private func isCertain(_ work: RepeatedWork) -> Bool {
    if pass.index[work.root].kind == .storedProperty,
      pass.index.isDefaultAlwaysReplaced(of: work.root, work: pass.work)
    {
      return false
    }
    if !pass.isStrict, isDefaultNeverUsed(work) { return false }
    if work.cost.category == .preferences, pass.index[work.root].attributes.contains(where: { $0 == .AppStorage }) {
      return false
    }
    return work.path.allSatisfy { step in
      let body = pass.index.body(of: step.member)
      return body.runs(in: pass.index).run(of: body.uses[step.use].closure).isCertain
    }
  }
}
