import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Each write of a `@Published` property is published separately.
public struct PublishedWriteBurst: MemberRule {
  public static let about = About(
    "published-write-burst", .dependency, .info,
    "A function writes published properties several times in a row",
    isOnByDefault: false,
    references: [.discoverObservation, .managingModelData],
    explanation: """
      A write of a `@Published` property sends `objectWillChange` and the new value at once, whether or not \
      the value differs from the old one. Three properties that are set in a row are published three times. A \
      loop that appends to a published array publishes each element.

      SwiftUI collects the changes of one turn of the run loop and evaluates the views once. But every `sink` \
      and every pipeline on `$property` runs each time. So do those of objects that forward the changes. These \
      subscribers see the object when it is only partly changed.

      Keep what changes together in one struct, and assign it once. In a loop, fill a local variable and \
      assign it at the end.

      Reported are at least three writes on one path through a function, and writes in a loop.

      Not reported:

      - initializers
      - writes that are separated by an `await`
      - loops that stop after one element, or search for one
      - branches, if only one of them runs
      - `@Observable` classes
      """)

  public static let bad = [
    Example(
      "each line is published separately",
      """
      import Combine

      final class Importer: ObservableObject {
        @Published var lines: [String] = []
        func read(_ text: String) {
          for line in text.split(separator: "\\n") {
            lines.append(String(line))
          }
        }
      }
      """),
    Example(
      "one reset is published three times",
      """
      import Combine

      final class Search: ObservableObject {
        @Published var query = ""
        @Published var results: [String] = []
        @Published var isSearching = false
        func reset() {
          query = ""
          results = []
          isSearching = false
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "one value, assigned once",
      """
      import Combine

      final class Search: ObservableObject {
        struct State {
          var query = ""
          var results: [String] = []
          var isSearching = false
        }
        @Published var state = State()
        func reset() { state = State() }
        func read(_ text: String) {
          var results: [String] = []
          for line in text.split(separator: "\\n") { results.append(String(line)) }
          state.results = results
        }
      }
      """)
  ]

  public static let memberKinds: [MemberFact.Kind] = [.function]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  /// Two properties are too few for a value that holds both.
  private static let writeLimit = 3

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard fact.hasBody, !fact.isStatic, let owner = pass.index.owner(member),
      pass.index[owner].kind == .class, pass.index.isObservableObject(owner),
      !pass.index.publishedProperties(of: owner).isEmpty,
      let block = pass.index.bodyBlock(of: member)
    else { return }
    let body = pass.index.body(of: member)
    var writes: [UInt32: Int] = [:]
    for (i, use) in body.uses.enumerated() {
      guard let property = root(of: i, body), case .write(let written) = pass.index.effectKind(of: i, in: body),
        // `self.child.name = …` is another object's.
        property == written.property,
        pass.index[property].attributes.contains(where: { Wrappers.has(.publishes, $0) })
      else { continue }
      writes[use.node] = i
    }
    guard !writes.isEmpty else { return }
    // A closure runs at another time than the rest.
    for part in [block] + block.descendants.filter({ $0.kind == .closure }) {
      if let loop = loop(in: part, writes) {
        report(loop.loop, writing: loop.write, member, body)
        continue
      }
      let way = Way(through: part.statements, writes)
      if way.most.count >= Self.writeLimit { report(way.most, member, body) }
    }
  }

  /// The property of `self` with which the chain of a use starts.
  private func root(of use: Int, _ body: Body) -> MemberID? {
    var current = use
    for _ in 0..<FollowLimit.uses {
      let fact = body.uses[current]
      let isFirst = fact.receiver < 0 || body.uses[Int(fact.receiver)].name == .`self`
      if isFirst {
        guard fact.receiver >= -1, fact.local < 0, case .member(let property) = body.target(current) else {
          return nil
        }
        return property
      }
      current = Int(fact.receiver)
    }
    return nil
  }

  // MARK: Loops

  /// A loop of this closure or function that writes in every iteration.
  private func loop(in part: Node, _ writes: [UInt32: Int]) -> (loop: Node, write: Int)? {
    var iterator = part.descendants
    while let node = iterator.next() {
      if node.kind == .closure {
        // `items.forEach { … }` is a loop.
        guard let call = node.receivingCall?.call, call.name == .forEach,
          let write = repeated(in: node.statements, of: node, writes)
        else {
          iterator.skipSubtree(of: node)
          continue
        }
        return (call.node, write)
      }
      guard node.isLoop, let block = node.child(.codeBlock),
        let write = repeated(in: block.statements, of: node, writes)
      else { continue }
      return (node, write)
    }
    return nil
  }

  /// The first write of every iteration; nil if the loop suspends, or writes for some elements only.
  private func repeated(in statements: [Node], of loop: Node, _ writes: [UInt32: Int]) -> Int? {
    guard !Way.waits(loop) else { return nil }
    return Way(through: statements, writes, isLoop: true).through?.first
  }

  // MARK: Findings

  private func report(_ writes: Way.Writes, _ member: MemberID, _ body: Body) {
    let names = writes.named.map { pass.text(property($0, body)) }
    var distinct: [String] = []
    for name in names where !distinct.contains(name) { distinct.append(name) }
    let list = listed(distinct.map { "`\($0)`" }, limit: NoteLimit.places)
    let name = pass.plainName(of: member)
    pass.report(
      pass.index[member].nameRange,
      "`\(name)` publishes \(writes.count) separate changes (\(list)), so subscribers see intermediate states",
      help: distinct.count == 1
        ? "change a copy of `\(distinct[0])`, and assign it once"
        : "group the properties in one struct, and assign it once",
      notes: writes.named.prefix(NoteLimit.places).map {
        pass.note("published here", .change, at: UseSite(member: member, use: $0))
      }
    )
  }

  private func report(_ loop: Node, writing use: Int, _ member: MemberID, _ body: Body) {
    let site = UseSite(member: member, use: use)
    let place = pass.location(of: site)
    let name = pass.text(property(use, body))
    let start = loop.isLoop ? loop.tokenRange(loop.firstToken) : loop.calledNameRange
    pass.report(
      place.start..<place.end, "`\(name)` is written in a loop, which publishes every write separately",
      help: "fill a local variable in the loop, and assign `\(name)` once after it",
      notes: [pass.note("written in this loop", .change, at: start)])
  }

  private func property(_ use: Int, _ body: Body) -> Name {
    root(of: use, body).map { pass.index[$0].name } ?? body.uses[use].name
  }
}

/// The ways through some statements, and what is written on them.
private struct Way {
  struct Writes {
    var count = 0
    /// The first `namedLimit`.
    var named: [Int] = []
    var first: Int? { named.first }

    /// Writes whose properties are named: one more than a message lists.
    private static let namedLimit = NoteLimit.places + 1

    static func + (a: Writes, b: Writes) -> Writes {
      Writes(count: a.count + b.count, named: Array((a.named + b.named).prefix(namedLimit)))
    }
    static func more(_ a: Writes, _ b: Writes) -> Writes { b.count > a.count ? b : a }
  }

  /// On the way to the end of the statements with most writes; nil if none leads there.
  var through: Writes? = Writes()
  /// On any way, those that leave before the end included.
  var most = Writes()

  private init() {}

  /// `isLoop`: what is done for one element only, or for those that are looked for, does not count.
  init(through statements: [Node], _ writes: [UInt32: Int], isLoop: Bool = false) {
    for statement in statements {
      guard let before = through else { return }
      let next = Way(through: statement, writes, isLoop)
      if Self.waits(statement) {
        // Earlier writes belong to another turn of the run loop.
        through = next.through
        most = .more(most, next.most)
      } else {
        through = next.through.map { before + $0 }
        most = .more(most, before + next.most)
      }
    }
  }

  private init(through statement: Node, _ writes: [UInt32: Int], _ isLoop: Bool) {
    switch statement.kind {
    case .ifExpr:
      var ways: [Way] = []
      for child in statement.children where child.kind == .codeBlock || child.kind == .ifExpr {
        ways.append(Way(through: child, writes, isLoop))
      }
      // Without `else` there is a way around the block.
      if ways.count < 2 { ways.append(Way()) }
      let looksForOne = isLoop && (statement.child(.conditionList).map(Self.compares) ?? false)
      self = looksForOne ? Way() : Self.either(ways)
    case .codeBlock:
      self = Way(through: statement.statements, writes, isLoop: isLoop)
    case .switchExpr:
      let cases = statement.asSwitch?.cases ?? []
      self = Self.either(cases.map { Way(through: $0.statements, writes, isLoop: isLoop) })
    case .guardStmt:
      most = statement.child(.codeBlock).map { Way(through: $0, writes, isLoop) }?.most ?? Writes()
    case .doStmt:
      self = statement.child(.codeBlock).map { Way(through: $0, writes, isLoop) } ?? Way()
      if through == nil { through = Writes() }
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt:
      most = Self.direct(in: statement, writes)
      through = nil
    default:
      let direct = Self.direct(in: statement, writes)
      through = direct
      most = direct
    }
  }

  private static func either(_ ways: [Way]) -> Way {
    var result = Way()
    result.through = nil
    for way in ways {
      result.most = .more(result.most, way.most)
      guard let through = way.through else { continue }
      result.through = result.through.map { .more($0, through) } ?? through
    }
    return result
  }

  /// The writes of a statement without what closures in it do.
  private static func direct(in statement: Node, _ writes: [UInt32: Int]) -> Writes {
    var found = Writes()
    if statement.isLoop { return found }
    func add(_ node: Node) {
      if let use = writes[node.number] { found = found + Writes(count: 1, named: [use]) }
    }
    add(statement)
    var iterator = statement.descendants
    while let node = iterator.next() {
      switch node.kind {
      case .closure, .functionDecl, .forStmt, .whileStmt, .repeatStmt: iterator.skipSubtree(of: node)
      default: add(node)
      }
    }
    return found
  }

  /// Whether it suspends, outside of closures.
  static func waits(_ node: Node) -> Bool {
    // `for await` suspends before each element.
    if node.isAsyncLoop { return true }
    var iterator = node.descendants
    while let inner = iterator.next() {
      switch inner.kind {
      case .closure, .functionDecl: iterator.skipSubtree(of: inner)
      case .wordExpr where inner.name == .await: return true
      default: continue
      }
    }
    return false
  }

  /// `item.id == id`: true of one element.
  private static func compares(_ conditions: Node) -> Bool {
    conditions.descendants.contains { $0.isOperator("==") }
  }
}
