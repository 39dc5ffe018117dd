import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A body that is too large to read, to compile and to evaluate at once.
public struct BodyComplexity: ViewTreeRule {
  public static let about = About(
    "body-complexity", .performance, .info, "A body is too large", isOnByDefault: false,
    options: [
      RuleOption("view_expressions", 40, "view expressions that a body may have"),
      RuleOption("depth", 8, "builder closures that may be nested"),
      RuleOption("modifiers", 20, "modifiers that one view may have"),
      RuleOption("siblings", 10, "views that one builder may hold"),
      RuleOption("lines", 120, "lines that a body may have"),
      RuleOption(
        "ternaries", 6, "choices between literals of different kinds that a body may hold"),
      RuleOption("property_wrappers", 8, "property wrappers that a view may have"),
    ],
    references: [.performance, .improvingPerformance],
    explanation: """
      The compiler checks a body as one expression. The time for that grows faster than the length, up to \
      "unable to type-check this expression in reasonable time". SwiftUI evaluates a body as a whole, too. \
      When anything changes that it reads, all of it is evaluated again, with every helper of the same type \
      that returns `some View`. SwiftUI skips a smaller view with its own inputs while these stay the same.

      Move a part that reads little into its own view type. A computed property makes the body easier to read \
      and to compile, but is still evaluated with it.

      A body may have at most:

      - 40 view expressions,
      - 8 nested builder closures,
      - 20 modifiers on one view,
      - 10 views in one builder,
      - 120 lines,
      - 6 ternaries whose sides are literals of different kinds,
      - 8 property wrappers in its view.

      Not reported: bodies that consist of one `switch` over screens, and previews.
      """)

  public static let bad = [
    Example(
      "12 views in one builder",
      """
      import SwiftUI

      struct Keys: View {
        var body: some View {
          VStack {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("*")
            Text("0")
            Text("#")
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "parts in their own view type",
      """
      import SwiftUI

      struct KeyRow: View {
        let keys: [String]
        var body: some View {
          HStack { ForEach(keys, id: \\.self) { Text($0) } }
        }
      }

      struct Keys: View {
        var body: some View {
          VStack {
            KeyRow(keys: ["1", "2", "3"])
            KeyRow(keys: ["4", "5", "6"])
          }
        }
      }
      """)
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard !isOneSwitch() else { return }
    let body = Measure(of: tree)
    var excesses: [String] = []
    var notes: [Note] = []
    @discardableResult func compare(_ value: Int, _ option: String, _ what: String) -> Bool {
      guard value > pass.number(option) else { return false }
      excesses.append("\(value) \(what)")
      return true
    }
    compare(body.expressions, "view_expressions", "view expressions")
    compare(body.depth, "depth", "nested builder closures")
    if compare(body.chain.length, "modifiers", "modifiers on one view") {
      notes.append(
        pass.note("\(body.chain.length) modifiers up to here", .quantity, at: range(tree[body.chain.node].syntax)))
    }
    if compare(body.siblings.count, "siblings", "views in one builder") {
      notes.append(
        pass.note("\(body.siblings.count) views in this builder", .quantity, at: range(tree[body.siblings.node].syntax))
      )
    }
    compare(lines(of: tree[0].syntax), "lines", "lines")
    compare(ternaryCount, "ternaries", "ternaries between literals of different kinds")
    let isLarge = !excesses.isEmpty
    if pass.index[tree.member].name == .body {
      if compare(wrappers.count, "property_wrappers", "property wrappers in its view") {
        notes += wrappers.dropFirst(pass.number("property_wrappers")).prefix(1).map {
          pass.note("the first property wrapper beyond \(pass.number("property_wrappers"))", at: $0)
        }
      }
    }
    guard !excesses.isEmpty else { return }
    let part = body.largestPart
    if let part {
      notes.append(
        pass.note("\(body.count(part)) of the view expressions are here", .quantity, at: range(tree[part].syntax)))
    }
    notes += excesses.dropFirst(2).map { pass.note("the body also has \($0)", .quantity, at: tree.member) }
    pass.report(
      pass.index[tree.member].nameRange,
      "`\(pass.qualifiedName(of: tree.member))` has \(listed(Array(excesses.prefix(NoteLimit.examples)))), "
        + (isLarge
          ? "so it compiles slowly and updates as a whole"
          : "and a change of any of them evaluates the whole body"),
      help: part.map { "move a part such as this `\(pass.text(tree[$0].name))` into its own view type" }
        ?? "move parts that read few properties into their own view types",
      notes: notes)
  }

  /// The range of a note: the called name, the head of a statement, the brace of a closure.
  private func range(_ node: Node) -> Range<Int> {
    switch node.kind {
    case .closure, .codeBlock: node.range.lowerBound..<(node.range.lowerBound + 1)
    default: node.headRange
    }
  }

  /// The views of a body that only chooses between screens: with the modifiers around the choice, and of one case. Each
  /// case is a screen that is named, not written there.
  private static let frameLimit = 20
  private static let caseLimit = 12

  /// Whether the body only chooses between screens.
  private func isOneSwitch() -> Bool {
    let views = tree.children(of: 0)
    guard views.count == 1 else { return false }
    let base = tree.core(of: views[0]).base
    var node = base
    if tree[node].isFrameworkElement(.Group) {
      let inner = tree.children(of: node).flatMap { tree.children(of: $0) }
      guard inner.count == 1 else { return false }
      node = inner[0]
    }
    guard tree[node].kind == .conditional, tree[node].form == .switchCase else { return false }
    // The views around it count as well.
    return tree[0].end - tree[node].end < Self.frameLimit
      && tree.children(of: node).allSatisfy { tree[$0].end - $0 < Self.caseLimit }
  }

  private func lines(of node: Node) -> Int {
    let bytes = pass.file.source.bytes
    let range = node.range.clamped(to: 0..<bytes.count)
    return bytes[range].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// Properties of the view that SwiftUI fills in.
  private var wrappers: [MemberID] {
    guard let owner = tree.owner else { return [] }
    return pass.index.storedProperties(of: owner).filter { property in
      pass.index[property].attributes.contains { Wrappers.has(.dynamicProperty, $0) }
    }
  }

  /// The number of ternaries such as `isOn ? 1 : 0.5` and `isWide ? .infinity : 40`, for which the compiler tries all
  /// types that both sides could have.
  private var ternaryCount: Int {
    tree[0].syntax.descendants.reduce(0) { count, node in
      guard let choice = node.asTernary, let last = choice.arms.last, last == node.lastChild else { return count }
      return count + choice.arms.dropLast().count { $0.kind != last.kind && ($0.isNumber || last.isNumber) }
    }
  }
}

extension Node {
  fileprivate var isNumber: Bool { kind == .integerLiteral || kind == .floatLiteral }
}

extension ViewNode {
  fileprivate var isView: Bool { kind == .element || kind == .reference || kind == .erased }
}

/// The size of a body.
private struct Measure {
  private let tree: ViewTree
  private(set) var expressions = 0
  private(set) var depth = 0
  private(set) var chain = (node: 0, length: 0)
  private(set) var siblings = (node: 0, count: 0)

  init(of tree: ViewTree) {
    self.tree = tree
    // By node: the builder closures around it, and the modifiers on it.
    var depths = [Int](repeating: 0, count: tree.nodes.count)
    var chains = [(head: Int, length: Int)](repeating: (0, 0), count: tree.nodes.count)
    var children = [Int](repeating: 0, count: tree.nodes.count)
    for i in tree.nodes.indices {
      let node = tree[i]
      let parent = node.parent
      if parent >= 0 {
        depths[i] = depths[parent]
        if node.isView || node.kind == .modified || node.kind == .conditional {
          children[parent] += 1
        }
      }
      if node.isView { expressions += 1 }
      switch node.kind {
      case .slot where node.syntax.kind == .closure:
        depths[i] += 1
        depth = max(depth, depths[i])
      case .modified:
        // The outermost modifier of a chain comes first.
        let isFirst = parent < 0 || tree[parent].kind != .modified || parent + 1 != i
        chains[i] = isFirst ? (i, 1) : (chains[parent].head, chains[parent].length + 1)
        if chains[i].length > chain.length { chain = (chains[i].head, chains[i].length) }
      default: break
      }
    }
    for i in tree.nodes.indices where children[i] > siblings.count {
      switch tree[i].kind {
      case .body, .branch, .slot: siblings = (i, children[i])
      default: break
      }
    }
  }

  /// How many views stand in the part that begins at the node.
  func count(_ i: Int) -> Int { (i..<tree[i].end).count { tree[$0].isView } }

  /// The container whose content is nearest to half of the body; nil if none has between a quarter and three quarters.
  var largestPart: Int? {
    guard expressions > 8 else { return nil }
    var best: (node: Int, distance: Int)?
    for i in tree.nodes.indices
    where tree[i].isFrameworkElement && tree[i].end > i + 4 {
      let size = count(i)
      guard size * 4 > expressions, size * 4 < expressions * 3 else { continue }
      let distance = abs(size * 2 - expressions)
      if best.map({ distance < $0.distance }) ?? true { best = (i, distance) }
    }
    return best?.node
  }
}
