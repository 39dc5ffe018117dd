import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// An `==` whose result does not depend on the values that it compares.
public struct EquatableViewConstant: TypeRule {
  public static let about = About(
    "equatable-view-constant", .equality, .warning, "The `==` of a view returns the same result for all values",
    isOnByDefault: false, references: [.equatableView, .viewEquality],
    explanation: """
      SwiftUI asks the `==` of an `Equatable` view whether a new value differs from the one on the screen. Where \
      it does not, SwiftUI skips `body`. An `==` that always returns `true` says that nothing ever differs: the \
      view keeps showing its first inputs. Such an `==` is often written to stop a view from updating too \
      often, and works until the first input changes. An `==` that always returns `false` has the opposite \
      effect. SwiftUI compares the values and evaluates `body` every time, more often than without the \
      conformance.

      The same holds for an `==` that compares a value with itself (`lhs.title == lhs.title`, a typing \
      mistake), or that reads neither of its parameters.

      Compare the inputs that `body` reads, or let the compiler write `==`.

      It is a warning where code applies `.equatable()` or `EquatableView` to the view, otherwise information: SwiftUI \
      then need not ask `==`.

      Not reported: views without inputs, for which `true` is right, and views whose inputs are all closures. \
      State, environment and observed objects update a view whatever its `==` returns. In strict mode such an \
      `==` is reported as information, since it tells SwiftUI nothing new.
      """)

  public static let bad = [
    Example(
      "never shows another score",
      """
      import SwiftUI

      struct Score: View, Equatable {
        let points: Int
        static func == (lhs: Score, rhs: Score) -> Bool { true }
        var body: some View { Text("\\(points)") }
      }
      """),
    Example(
      "compares the left side with itself",
      """
      import SwiftUI

      struct Score: View, Equatable {
        let points: Int
        static func == (lhs: Score, rhs: Score) -> Bool { lhs.points == lhs.points }
        var body: some View { Text("\\(points)") }
      }
      """),
  ]
  public static let good = [
    Example(
      "compares what `body` reads",
      """
      import SwiftUI

      struct Score: View, Equatable {
        let points: Int
        static func == (lhs: Score, rhs: Score) -> Bool { lhs.points == rhs.points }
        var body: some View { Text("\\(points)") }
      }
      """),
    Example(
      "nothing comes from the parent",
      """
      import SwiftUI

      struct Logo: View, Equatable {
        @State private var isTurned = false
        static func == (lhs: Logo, rhs: Logo) -> Bool { true }
        var body: some View { Image("logo").onTapGesture { isTurned.toggle() } }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.traits.contains(.viewLike), !type.traits.contains(.root), pass.index.isEquatable(type.id),
      let equality = pass.index.writtenEquality(of: type.id),
      pass.index.file(equality.member) == pass.file.number, let answer = answer(of: equality)
    else { return }
    let inputs = pass.index.inputs(of: type.id).filter { !pass.index.holdsClosure($0) }
    let name = pass.text(type.name)
    let effect: String
    if answer == .false {
      effect = "so SwiftUI evaluates `body` on every update of the parent"
    } else {
      guard !inputs.isEmpty else {
        guard pass.isStrict else { return }
        return pass.report(
          pass.index[equality.member].nameRange,
          "`==` of `\(name)` \(answer.words) and has no effect, since the view has no inputs to compare",
          severity: .info, help: "remove the conformance")
      }
      let names = listed(inputs.map { "`\(pass.plainName(of: $0))`" }, limit: 2)
      let values = inputs.count == 1 ? "value" : "values"
      effect = "so a view with `.equatable()` keeps showing the first \(values) of \(names)"
    }
    pass.report(
      pass.index[equality.member].nameRange,
      "`==` of `\(name)` \(answer.words), \(effect)",
      severity: pass.isComparedByItsEquality(type.id) ? .warning : .info,
      // The compiler writes none for properties of generic types.
      help: type.declaration.map { pass.index[$0].generics.isEmpty } ?? false
        ? "compare the inputs that `body` reads, or remove this `==` and let the compiler write one"
        : "compare the inputs that `body` reads, or remove the conformance",
      notes: inputs.prefix(NoteLimit.places).map {
        pass.note("`\(pass.plainName(of: $0))` is not compared", .cause, at: $0)
      })
  }

  private enum Answer {
    case `true`, `false`, itself, nothing

    var words: String {
      switch self {
      case .true: "is always `true`"
      case .false: "is always `false`"
      case .itself: "compares a value with itself"
      case .nothing: "reads neither of its parameters"
      }
    }
  }

  private func answer(of equality: WrittenEquality) -> Answer? {
    let results = equality.results.map(\.unwrapped)
    guard let first = results.first else { return nil }
    if first.kind == .booleanLiteral,
      results.allSatisfy({ $0.kind == .booleanLiteral && $0.text == first.text })
    {
      return first.text == "true" ? .true : .false
    }
    if equality.mentions.isEmpty { return .nothing }
    return results.count == 1 && comparesWithItself(first) ? .itself : nil
  }

  /// `lhs.a == lhs.a && lhs.b == lhs.b`
  private func comparesWithItself(_ result: Node) -> Bool {
    guard result.kind == .sequence else { return false }
    let parts = Array(result.children)
    guard parts.count % 4 == 3 else { return false }
    for i in stride(from: 0, to: parts.count, by: 4) {
      guard parts[i + 1].isOperator("==") || parts[i + 1].isOperator("==="),
        parts[i].kind == .memberAccess, parts[i].text == parts[i + 2].text
      else { return false }
      if i > 0, !parts[i - 1].isOperator("&&") { return false }
    }
    return true
  }
}
