import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Work in a body is repeated on every evaluation, and SwiftUI decides how often that is.
public struct ExpensiveCallInBody: FileRule {
  public static let about = About(
    "expensive-call-in-body", .performance, .warning, "A body does expensive work each time it is evaluated",
    yieldsTo: ["eager-state-model"],
    references: [.dataEssentials, .performance, .instruments, .improvingPerformance],
    explanation: """
      SwiftUI evaluates `body` whenever something that it read has changed, and for many other reasons: a row \
      scrolls in, a parent updates, an animation runs. Everything that the body calls is called again each \
      time. Creating a formatter, decoding or reading a file takes longer than the rest of the body together. On the main thread it drops frames.

      SameView follows the calls of a body through properties, functions and initializers, in other files too, \
      up to eight functions deep. Notes show the call path. The finding stands where the view leaves its own \
      code. A call that several views or places reach is reported once, where it stands, and a comment there silences it. \
      With a baseline, or in a run that reports on some files or lines only, each place has its own finding.

      Counted is what runs with the update: content closures, `map` and the like. Actions of buttons, `.task`, \
      `.onAppear` and gestures do not count.

      Do the work when its input changes: in the model, in `.task` or in a `static let`. Or let a format style \
      do it (`date.formatted()`, `Text(date, format: .dateTime)`), which caches what it needs.

      A comment tells SameView about other expensive work: `// sameview: expensive` before the declaration of \
      a function, a computed property or a subscript.

      A finding is a warning if the call is known to run often: in rows of a collection that grows, in content \
      that is evaluated with each frame, or in a view that a text field, a gesture or a timer updates. Waiting and \
      queries are warnings in every view that is known to update. Everything else is \
      information: decoding and reading for each key that is typed, which may be little, and images of data. A \
      formatter or a pattern is information outside of content that is evaluated with each frame. So is what only runs in one \
      of many cases of a `switch`, or after two conditions before it have failed. In presented content only reading \
      files, waiting and queries count. Cheap calls count only in shape paths and in layouts; strict mode also reports \
      them in rows, and locks: a stored preference, a path, a calendar date.

      Where a condition decides whether an update comes to the call, the message says "that reaches it", and a note \
      shows the condition.

      Several objects of one type that one function creates are one finding.

      Not reported:

      - stored `static let`s and globals, and values that `@State` keeps
      - code behind a cached result or `??`
      - changes of files and settings under a condition
      - platform views and controllers that the update method of a representable makes under a condition, and what a \
      representable makes once
      - the text of a platform view that is set or walked through behind a comparison
      - what is made at the first read, behind a check for `nil` or a flag that is then set
      - what is behind a condition that the same code ends, and what the update method of a representable does where its \
      view differs from its inputs
      - results that are found again in a stored collection to which the code adds them
      - a pattern that is searched in a text of the view whose binding it passes on, as to a text field
      - closures with parameters that a representable keeps, as for the cells of a table
      - branches that no caller takes, and branches for older systems
      - calls in a view that only changes of the properties in their arguments evaluate again, unless they read files, \
      wait or query
      - views that nothing evaluates again, and views that no code of a program shows
      - calls whose target is uncertain
      - widgets, previews and debug code
      """)

  public static let bad = [
    Example(
      "a formatter on every evaluation, two calls away",
      """
      import SwiftUI

      struct Receipt: View {
        let date: Date
        private var title: String { dated("Receipt") }
        private func dated(_ text: String) -> String {
          let formatter = DateFormatter()
          formatter.dateStyle = .long
          return text + formatter.string(from: date)
        }
        var body: some View { Text(title) }
      }
      """),
    Example(
      "reads a file",
      """
      import SwiftUI

      struct Licence: View {
        let url: URL
        var body: some View {
          ScrollView { Text((try? String(contentsOf: url, encoding: .utf8)) ?? "") }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "one formatter for all",
      """
      import SwiftUI

      struct Receipt: View {
        let date: Date
        private static let formatter: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateStyle = .long
          return formatter
        }()
        var body: some View { Text(Self.formatter.string(from: date)) }
      }
      """),
    Example(
      "work in a task and in an action",
      """
      import SwiftUI

      struct Licence: View {
        let url: URL
        @State private var text = ""
        var body: some View {
          Button("Reload") { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
            .task { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    for work in pass.repeatedWork where work.context == .body {
      // Nothing evaluates a widget or a preview again.
      if pass.index.isRenderedOnce(work.view, work: pass.work) { continue }
      let isLarge = work.cost.body >= .warning && work.cost.category != .lock
      let least: Severity? = pass.isStrict && isLarge ? .info : nil
      guard let severity = Severity(work.severity(in: pass.index)) ?? least else { continue }
      if !pass.isStrict,
        work.isCheap || pass.settles(work) || pass.index.isPreviewCode(work.view)
      {
        continue
      }
      if !pass.isStrict, followsItsInputs(work) || searchesTypedText(work) { continue }
      let limits = pass.limits(of: work.path)
      let often =
        switch work.frequency {
        case .perUpdate: ""
        case .often: ", in content that is evaluated often"
        case .perRow: limits.rows
        }
      let place = pass.location(of: work.path[work.place])
      let start = "`\(pass.api(of: work))` (\(work.cost.category.word)) runs on every evaluation of "
      let reached = work.frequency == .perRow ? "" : limits.phrase
      // For several views, this names one with the most severe finding.
      let view = often.isEmpty ? "" : ", in `\(pass.qualifiedName(of: work.view))`"
      pass.report(
        place.start..<place.end, start + "`\(pass.qualifiedName(of: work.root))`" + reached + often,
        severity: severity, help: pass.remedy(for: work), notes: pass.notes(of: work) + limits.notes,
        cause: pass.cause(of: work, start: start, end: reached + view + often.dropFirst(often.isEmpty ? 0 : 1)))
    }
  }

  /// Whether a pattern is searched in what a person types into a field of the view: a short text, which most evaluations
  /// change.
  private func searchesTypedText(_ work: RepeatedWork) -> Bool {
    guard work.cost.category == .textAnalysis, work.frequency != .often, !work.loadsModel,
      !pass.file.mentions(.TextEditor)
    else { return false }
    let step = work.path[work.place]
    let body = pass.index.body(of: step.member)
    return body.uses(in: pass.index.node(at: step)).contains { use in
      guard case .member(let id) = body.target(use), pass.index.owner(id) == work.view else { return false }
      return pass.index[id].attributes.contains { $0 == .State || $0 == .Binding } && isTyped(id, in: work.view)
        && (pass.index.valueType(of: id)?.name == .String
          || pass.index.node(id).initialValue?.kind == .stringLiteral)
    }
  }

  /// Whether code of the view passes `$property` on, as to a text field.
  private func isTyped(_ property: MemberID, in view: TypeID) -> Bool {
    guard let projection = pass.index.projection(of: pass.index[property].name) else { return false }
    return pass.index.members(mentioning: projection, inside: view).contains { member in
      pass.index.body(of: member).uses(named: projection).contains { use in
        pass.index.node(at: UseSite(member: member, use: use)).parent?.kind == .argument
      }
    }
  }

  /// Whether nothing evaluates the view but changes of its properties that the call gets: then the result has to be
  /// computed again.
  private func followsItsInputs(_ work: RepeatedWork) -> Bool {
    let index = pass.index
    switch work.cost.category {
    // What waits for something else than the processor has no place in a body, however seldom.
    case .named, .fileAccess, .network, .database, .preferences, .systemCall: return false
    default: break
    }
    guard work.isOwn else { return false }
    let body = index.body(of: work.last.member)
    let inputs = index.node(at: work.last).arguments.flatMap { body.uses(in: $0) }.compactMap { use -> MemberID? in
      guard case .member(let id) = body.target(use), index[id].kind == .storedProperty, index.owner(id) == work.view
      else { return nil }
      return id
    }
    guard !inputs.isEmpty, case .never = index.updating(of: work.view, besides: Set(inputs), work: pass.work)
    else { return false }
    return true
  }
}
