import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `onReceive` subscribes again to a chain of operators that does not compare equal to the old one.
public struct PublisherPipelineInBody: NodeRule {
  public static let about = About(
    "publisher-pipeline-in-body", .lifetime, .info, "A body builds a chain of operators that store values",
    yieldsTo: ["publisher-recreated"],
    references: [.dataEssentials, .managingModelData],
    explanation: """
      `onReceive` compares the publisher of this evaluation with that of the last one, and subscribes again if they \
      differ. A chain with a closure that captures something differs each time. So does a chain after \
      `eraseToAnyPublisher()`, `share()` or `autoconnect()`, which create new objects. A new subscription starts \
      without the stored values. `debounce` and `delay` lose what they held back, `scan` and `collect` what they \
      gathered. `flatMap` cancels its running publishers.

      Build the chain once in the model and assign its results there, or keep the chain in `@State`. In a view, \
      `.task(id: query)` with a `Task.sleep` at its start does what `debounce` does.

      Operators that store no values but whose closures capture something subscribe again, which seldom loses anything. \
      A chain that stores values but captures nothing compares equal, until a closure in it captures something.

      Not reported:

      - publishers without operators, and operators without closures (`removeDuplicates()`, `receive(on:)`, \
      `map(\\.name)`), which compare equal
      - `removeDuplicates { }` that captures nothing: after a new subscription one value may come twice
      - chains on notifications and key paths that capture nothing, unless the rule is strict
      """)

  public static let bad = [
    Example(
      "each evaluation restarts the second",
      """
      import Combine
      import SwiftUI

      final class Query: ObservableObject { @Published var text = "" }

      struct Search: View {
        @ObservedObject var query: Query
        let prefix: String
        @State private var hits = 0
        var body: some View {
          Text("\\(hits)")
            .onReceive(
              query.$text.map { prefix + $0 }.debounce(for: .seconds(1), scheduler: RunLoop.main)
            ) { hits = $0.count }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the model builds it once",
      """
      import Combine
      import SwiftUI

      final class Query: ObservableObject {
        @Published var text = ""
        private(set) lazy var settled = $text.debounce(for: .seconds(1), scheduler: RunLoop.main)
          .eraseToAnyPublisher()
      }

      struct Search: View {
        @ObservedObject var query: Query
        @State private var hits = 0
        var body: some View {
          Text("\\(hits)").onReceive(query.settled) { hits = $0.count }
        }
      }
      """),
    Example(
      "compares equal",
      """
      import Combine
      import SwiftUI

      final class Query: ObservableObject { @Published var text = "" }

      struct Search: View {
        @ObservedObject var query: Query
        @State private var hits = 0
        var body: some View {
          Text("\\(hits)")
            .onReceive(query.$text.removeDuplicates().receive(on: RunLoop.main).map(\\.count)) { hits = $0 }
        }
      }
      """),
  ]

  public static let kinds: [NodeKind] = [.call]
  public static func mayConcern(_ file: SourceFile) -> Bool { file.mentions(.onReceive) }

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ node: Node) {
    guard node.calledName == .onReceive, let value = node.unlabelledArgument,
      let member = pass.member(around: node),
      let owner = pass.index.owner(member), pass.index[owner].traits.contains(.viewLike)
    else { return }
    let pipeline = pass.index.pipeline(value, in: pass.index.body(of: member))
    let builder = pipeline.property ?? member
    // `text.publisher.collect()` publishes all there is at once.
    guard !pipeline.operators.isEmpty,
      pipeline.source.kind != .memberAccess || pass.text(pipeline.source.name) != "publisher",
      pass.index.owner(builder).map({ pass.index[$0].isReference }) != true
    else { return }
    let body = pass.index.body(of: builder)
    let capturing = pipeline.operators.first { call in
      Self.closures(of: call).contains { captures($0, body) }
    }
    let object = pipeline.operators.first { Self.makesObject($0.calledName) }
    let stateful = pipeline.operators.first { Self.keepsState($0) }
    guard let place = stateful ?? capturing else { return }
    // A timer that is new each time starts over with or without the chain (`publisher-recreated`).
    if stateful == nil, pipeline.source.root.name == .Timer, !pass.isStrict { return }
    let name = pass.text(place.calledName)
    // In another file: on the use.
    let range = pass.index.file(builder) == pass.file.number ? place.calledNameRange : value.range
    let subscribed = pass.note("the view subscribes here", .occasion, at: node.calledNameRange)
    guard let different = capturing ?? object else {
      // Nothing is known to make them differ.
      if !pass.isStrict { return }
      pass.report(
        range,
        "each evaluation builds the chain with `\(name)`, which keeps its values only while the chains compare equal",
        help: "build the chain once, in the model", notes: [subscribed])
      return
    }
    let cause = pass.text(different.calledName)
    let notes = [
      pass.note(
        capturing == nil
          ? "`\(cause)` creates a new object on each evaluation" : "a closure of `\(cause)` captures a value", .cause,
        at: different, in: builder),
      subscribed,
    ]
    if stateful != nil {
      pass.report(
        range,
        "each evaluation builds a new chain with `\(name)`, and `onReceive` subscribes again, which resets `\(name)`",
        help: "build the chain once, in the model or in `@State`", notes: notes)
    } else {
      pass.report(
        range,
        "each evaluation builds a new chain with `\(name)`, and `onReceive` subscribes again",
        help: "move this into the closure of `onReceive`, or build the chain once, in the model",
        notes: notes)
    }
  }

  private static func closures(of call: Node) -> [Node] {
    call.passedValues.map(\.value).filter { $0.kind == .closure }
  }

  private static func keepsState(_ call: Node) -> Bool {
    switch call.calledName.known {
    case .debounce, .throttle, .delay, .collect, .scan, .tryScan, .timeout, .retry, .buffer, .share, .multicast,
      .flatMap, .switchToLatest:
      true
    default: false
    }
  }

  private static func makesObject(_ name: Name) -> Bool {
    name == .share || name == .multicast || name == .eraseToAnyPublisher || name == .autoconnect
  }

  /// Whether the closure uses a member of the view, or a local of the body around it.
  private func captures(_ closure: Node, _ body: Body) -> Bool {
    for (i, use) in body.uses.enumerated()
    where use.kind == .identifier && closure.number < use.node && use.node < closure.end {
      switch body.target(i) {
      case .member(let id):
        if pass.index[id].owner != nil, !pass.index[id].isStatic, pass.index[id].kind != .enumCase {
          return true
        }
      case .local(let number):
        let local = body.locals[Int(number)]
        if local.parameter >= 0 || (local.node != 0 && !closure.numbers.contains(local.node)) {
          return true
        }
      case .plain: if use.name == .`self` { return true }
      default: continue
      }
    }
    return false
  }
}

extension Pass {
  /// A note at the name of a called operator of a member's body, in whichever file.
  fileprivate func note(_ message: String, _ role: Note.Role, at call: Node, in member: MemberID) -> Note {
    Note(message, role, at: Location(call.calledNameRange, inFile: index.file(member)))
  }
}
