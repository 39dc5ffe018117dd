import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A body that nobody, the compiler included, takes in at once.
public struct BodyComplexity: ViewTreeRule {
  public static let about = About(
    "body-complexity", .performance, .info, "A body is too large", isOnByDefault: false,
    options: [
      RuleOption("view_expressions", 40, "view expressions that a body may have"),
      RuleOption("depth", 8, "builder closures that may stand in each other"),
      RuleOption("modifiers", 20, "modifiers that one view may have"),
      RuleOption("siblings", 10, "views that one builder may hold"),
      RuleOption("lines", 120, "lines that a body may have"),
      RuleOption(
        "ternaries", 6, "choices between literals of different kinds that a body may hold"),
      RuleOption("property_wrappers", 8, "property wrappers that a view may have"),
    ],
    references: [.performance, .improvingPerformance],
    explanation: """
      A body is one expression for the compiler: the time to check its types grows faster than its length, \
      up to "unable to type-check this expression in reasonable time". And it is one piece for SwiftUI: \
      when anything that it reads changes, all of it is evaluated again, with every helper that returns \
      `some View` inside the same type. A smaller view with inputs of its own is skipped when these stay \
      the same.

      Move a part that reads little into a view type. A computed property makes the body easier to read and \
      to compile, but it still is evaluated with it.

      Counted are view expressions (more than 40), builder closures in each other (more than 8), modifiers \
      on one view (more than 20), views in one builder (more than 10), lines (more than 120), ternaries \
      whose sides are literals of different kinds (more than 6), and property wrappers of the view (more \
      than 8).

      Left alone: bodies that are one `switch` over screens, previews.
      """)

  public static let bad = [
    Example(
      "more than a builder is meant to hold",
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
      "parts of their own",
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
    compare(body.depth, "depth", "builder closures in each other")
    if compare(body.chain.length, "modifiers", "modifiers on one view") {
      notes.append(
        pass.note("\(body.chain.length) modifiers up to here", at: range(tree[body.chain.node].syntax)))
    }
    if compare(body.siblings.count, "siblings", "views in one builder") {
      notes.append(
        pass.note("\(body.siblings.count) views in this builder", at: range(tree[body.siblings.node].syntax)))
    }
    compare(lines(of: tree[0].syntax), "lines", "lines")
    compare(ternaryCount, "ternaries", "choices between literals of different kinds")
    let isLarge = !excesses.isEmpty
    if pass.index[tree.member].name == .body {
      if compare(wrappers.count, "property_wrappers", "property wrappers around it") {
        notes += wrappers.dropFirst(pass.number("property_wrappers")).prefix(1).map {
          pass.note("one more than \(pass.number("property_wrappers"))", at: $0)
        }
      }
    }
    guard !excesses.isEmpty else { return }
    let part = body.largestPart
    if let part {
      notes.append(
        pass.note("\(body.count(part)) of the view expressions are here", at: range(tree[part].syntax)))
    }
    let name = pass.qualifiedName(of: tree.member)
    pass.report(
      pass.index[tree.member].nameRange,
      "`\(name)` has \(listed(excesses)): "
        + (isLarge
          ? "slow to type-check, and evaluated as a whole with each change"
          : "each of them can have all of it evaluated again"),
      help: part.map {
        "move a part such as this `\(pass.text(tree[$0].name))` into a view type of its own"
      }
        ?? "move parts that read little into view types of their own",
      notes: notes)
  }

  /// Where to point: the name that is called, the head of a statement, the brace of a closure.
  private func range(_ node: Node) -> Range<Int> {
    switch node.kind {
    case .closure, .codeBlock: node.range.lowerBound..<(node.range.lowerBound + 1)
    default: node.headRange
    }
  }

  /// Does the body only choose between screens?
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
    // What is around it counts too.
    return tree[0].end - tree[node].end < 20
      && tree.children(of: node).allSatisfy { tree[$0].end - $0 < 12 }
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

  /// `isOn ? 1 : 0.5`, `isWide ? .infinity : 40`: for each the compiler tries all types that both could be.
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

/// How large a body is.
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

  /// The container whose content comes nearest to half of all; nil if none stands out.
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
