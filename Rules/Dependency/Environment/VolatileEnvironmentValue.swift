import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Every view that reads an environment value is evaluated when the value changes, so the value should not change with
/// every frame.
public struct VolatileEnvironmentValue: FileRule {
  public static let about = About(
    "volatile-environment-value", .dependency, .warning,
    "An environment value changes with every frame",
    isOnByDefault: false, references: [.instruments, .environmentValues],
    explanation: """
      The environment is meant for values that change seldom. When one of them changes, SwiftUI checks every \
      view below that reads any environment value. It evaluates all views that read the changed one. A scroll \
      offset, the translation of a drag, the position of a view and the date of a `TimelineView` change with \
      every frame. So all this happens with every frame.

      Put an `@Observable` object into the environment. The reference stays the same, and only the views that \
      read the property are evaluated. Or pass the value as a parameter to the one view that draws with it. Or \
      write only what matters: `offset > 100`, or a rounded step.

      Not reported:

      - sizes of a reader, which are reported only as information
      - size classes, comparisons and rounded values
      - values that are written once
      - schedules of a second and slower
      """)

  public static let bad = [
    Example(
      "the clock of a timeline",
      """
      import SwiftUI

      extension EnvironmentValues {
        @Entry var moment = 0.0
      }

      struct Sky: View {
        var body: some View {
          TimelineView(.animation) { context in
            Text("Sky")
              .environment(\\.moment, context.date.timeIntervalSinceReferenceDate)
          }
        }
      }
      """),
    Example(
      "the translation of a drag",
      """
      import SwiftUI

      extension EnvironmentValues {
        @Entry var pull = CGSize.zero
      }

      struct Deck: View {
        @State private var pull = CGSize.zero
        var body: some View {
          Text("Deck")
            .gesture(DragGesture().onChanged { value in pull = value.translation })
            .environment(\\.pull, pull)
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "an object, and a step",
      """
      import SwiftUI

      extension EnvironmentValues {
        @Entry var isPulled = false
      }

      @Observable final class Pull {
        var amount = CGSize.zero
      }

      struct Deck: View {
        @State private var pull = Pull()
        var body: some View {
          Text("Deck")
            .gesture(DragGesture().onChanged { value in pull.amount = value.translation })
            .environment(pull)
            .environment(\\.isPulled, pull.amount.height > 80)
        }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    guard file.mentions(.environment) || file.mentions(.transformEnvironment),
      file.mentions(.TimelineView) || file.mentions(.GeometryReader)
        || file.mentions(.Date) || Index.mayHoldVolatileInputs(file)
    else { return }
    for i in file.members.indices {
      let member = pass.index.member(file: file.number, fact: i)
      guard file.members[i].hasBody, let owner = pass.index.owner(member),
        pass.index[owner].traits.contains(.viewLike), file.members[i].kind != .initializer
      else { continue }
      check(member, of: owner)
    }
  }

  private func check(_ member: MemberID, of owner: TypeID) {
    let index = pass.index
    let body = index.body(of: member)
    guard body.uses.contains(where: { $0.isCall && Self.isWrite($0.name) }) else { return }
    let readings = index.volatileInputs(in: body)
    for (i, use) in body.uses.enumerated() where use.isCall && Self.isWrite(use.name) && use.kind == .member {
      if case .member = body.target(i) { continue }
      let call = body.node(i)
      guard let (path, value) = Self.written(by: call) else { continue }
      let key = "\\.\(pass.text(path.name))"
      func report(_ what: String, _ often: String, _ notes: [Note], severity: Severity? = nil) {
        pass.report(
          call.calledNameRange,
          "`\(key)` gets \(what), which changes with every \(often) and evaluates every view that reads it",
          severity: severity,
          help: Remedy(
            "\(clauses: "put an `@Observable` object into the environment", "pass the value to the view that needs it")"
          ),
          notes: notes)
      }
      let inside = readings.filter { $0.closure.contains(call) && $0.isCarried(by: value) }
      if let reading = inside.max(by: { $0.closure.number < $1.closure.number }) {
        let isGeometry = reading.call.calledName == .GeometryReader
        // Sizes and insets are mostly equal, and equal values update nothing.
        if isGeometry, !isPosition(value), !pass.isStrict { continue }
        let source = pass.note("the value comes from here", .cause, at: reading.call.calledNameRange)
        report(pass.quoted(value, or: "a value"), reading.source.event, [source], severity: isGeometry ? .info : nil)
      } else if case .member(let property) = index.target(of: value.unwrapped, in: body),
        index.owner(property) == owner, let write = volatileWrite(of: property, in: owner)
      {
        let place = pass.index.files[index.file(write.member)].number
        let note = Note(
          "`\(pass.plainName(of: property))` is written here", .change,
          at: Location(write.target.range, inFile: place))
        report("`\(pass.plainName(of: property))`", write.input.source.event, [note])
      } else if let fresh = FreshValueSearch(body, in: index).value(of: value), fresh.kind == .clock,
        !fresh.isConditional
      {
        let made = Location(fresh.source.range, inFile: fresh.file)
        report("the current time", "evaluation", [Note("the clock is read here", .cause, at: made)])
      }
    }
  }

  private static func isWrite(_ name: Name) -> Bool { name == .environment || name == .transformEnvironment }

  /// The key path and the value of `environment(\.key, value)`, and of
  /// `transformEnvironment(\.key) { $0 = value }`.
  private static func written(by call: Node) -> (path: Node, value: Node)? {
    let arguments = call.arguments
    guard let path = arguments.first?.value, path.kind == .keyPath else { return nil }
    if call.calledName == .environment {
      guard arguments.count == 2, let value = arguments[1].value else { return nil }
      return (path, value)
    }
    let last = call.trailingClosures.last?.value ?? (arguments.count == 2 ? arguments[1].value : nil)
    guard let assignment = last?.asClosure?.onlyStatement?.asAssignment, let value = assignment.value,
      assignment.target.kind == .identifierExpr
    else { return nil }
    return (path, value)
  }

  private func isPosition(_ value: Node) -> Bool {
    let isFrame =
      value.calledName == .frame || value.descendants.contains { $0.isCall(of: .frame) }
    return isFrame && !value.descendants.contains { $0.asMemberAccess?.name == .local }
  }

  private func volatileWrite(of property: MemberID, in owner: TypeID) -> VolatileWrite? {
    guard pass.index[property].attributes.contains(where: { $0 == .State }) else { return nil }
    for member in pass.index[owner].members where pass.index[member].hasBody {
      if let write = pass.index.volatileWrites(in: member).first(where: { $0.property == property }) {
        return write
      }
    }
    return nil
  }
}
