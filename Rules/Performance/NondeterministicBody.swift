import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// What a view shows must follow from its data, not from the moment at which SwiftUI evaluates it.
public struct NondeterministicBody: FileRule {
  public static let about = About(
    "nondeterministic-body", .performance, .warning,
    "A body gives another result each time it is evaluated",
    yieldsTo: [
      "onchange-expensive-or-unstable", "unstable-inline-id", "unstable-computed-id", "unstable-stored-id",
    ],
    references: [.dataEssentials, .demystify],
    explanation: """
      A body is a function of the view's data. SwiftUI evaluates it when it sees fit: once, or ten times for \
      one tap. With `Double.random(in:)`, `shuffled()`, `randomElement()` or the text of a new `UUID` in it, \
      each of these evaluations shows something else: rows jump, colors flicker, animations start for no \
      reason, and what the view compares with the last time never is the same.

      The opposite happens with the clock. `if deadline < Date()` is right at the moment of the evaluation; \
      when the deadline passes, nothing evaluates the body again, and the view goes on showing what was \
      true then, until something else happens to change.

      Choose by chance where something happens: in an action, in the initial value of `@State`, in the \
      model. For the time, let `TimelineView` say when to look again, or let the model change at that moment.

      Calls are followed through helpers and other files, and shown as notes. Comparisons with the current \
      time are advice.

      Left alone: `TimelineView` (use the date of its context), `Text(date, style:)`, the timing of \
      animations, actions and tasks, initial values, generators of one's own (`using:`), previews. A fresh \
      `id`, or a fresh value in `task(id:)` and the like, belongs to `unstable-inline-id`.
      """)

  public static let bad = [
    Example("another greeting for every update", """
      import SwiftUI

      struct Welcome: View {
        let name: String
        private let greetings = ["Hello", "Welcome", "Good to see you"]
        var body: some View {
          Text("\\(greetings.randomElement() ?? ""), \\(name)")
        }
      }
      """),
    Example("nothing happens when the time comes", """
      import SwiftUI

      struct Offer: View {
        let end: Date
        var body: some View {
          if end < Date() { Text("Too late") } else { Text("Today only") }
        }
      }
      """),
  ]
  public static let good = [
    Example("chosen once", """
      import SwiftUI

      struct Welcome: View {
        let name: String
        @State private var greeting = ["Hello", "Welcome", "Good to see you"].randomElement() ?? ""
        var body: some View { Text("\\(greeting), \\(name)") }
      }
      """),
    Example("asked again each minute", """
      import SwiftUI

      struct Offer: View {
        let end: Date
        var body: some View {
          TimelineView(.everyMinute) { context in
            if end < context.date { Text("Too late") } else { Text("Today only") }
          }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    var seen: Set<Range<Int>> = []
    for found in pass.recomputedValues {
      let category = found.work.cost.category
      guard category == .chance || category == .clock, isSeen(found) else { continue }
      let place = pass.location(of: found.site)
      guard seen.insert(place.start..<place.end).inserted else { continue }
      let body = pass.qualifiedName(of: found.work.root)
      let way = pass.way(of: found.work)
      let notes = pass.notes(of: found.work)
      if category == .clock {
        pass.report(
          place.start..<place.end,
          "`\(body)` compares with the current time\(way): nothing evaluates it again when the answer changes",
          severity: .info,
          help: "take the time from `TimelineView`, or let the model change when the time comes", notes: notes)
      } else {
        pass.report(
          place.start..<place.end,
          "`\(pass.api(of: found.work))` gives another value with every evaluation of `\(body)`\(way): what is "
            + "shown depends on when SwiftUI happens to update",
          help: "choose once, in an action, in the initial value of `@State` or in the model, and show that",
          notes: notes)
      }
    }
  }

  /// Does the result follow from it, as far as one can see?
  private func isSeen(_ found: RecomputedValue) -> Bool {
    if found.isOwn { return true }
    if found.work.cost.category == .clock {
      // `isOver` of a model is such an answer; what others do with the time is their own affair.
      return pass.index[found.last.member].type.name == .Bool && found.work.path.count - found.work.place <= 3
    }
    // Text of an identifier may be anything there.
    switch pass.index.use(at: found.last).name.known {
    case .UUID, .NSUUID, .globallyUniqueString, .CFUUIDCreate: return false
    default: return true
    }
  }
}
