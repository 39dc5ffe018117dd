import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Rows of two `ForEach` in one list with the same ids.
public struct SiblingForeachIDCollision: ViewTreeRule {
  public static let about = About(
    "sibling-foreach-id-collision", .identity, .info,
    "Two `ForEach` in one list give their rows the same ids",
    isOnByDefault: false,
    references: [.demystify, .identity, .forEach],
    explanation: """
      SwiftUI keeps the rows of two `ForEach` apart, even if both count from zero. Code that finds a row by \
      its id cannot. `scrollTo(2)` finds the first row with that id. `List(selection:)` selects both rows. A \
      scroll position identifies neither. The same happens where one collection is shown twice by the same \
      key, for example favorites above all the others.

      Iterate elements with ids of different types, or give the rows ids that include their section: \
      `.id(Row.favorite(item.id))`, with the same value in `tag` for a selection.

      Not reported:

      - lists in which no code uses the ids (no selection, no `scrollTo`, no `scrollPosition`)
      - ranges of literals that do not overlap
      - rows with an `id` or a `tag` of their own
      - `ForEach` in branches that exclude each other
      """)

  public static let bad = [
    Example(
      "which third row?",
      """
      import SwiftUI

      struct Scores: View {
        let home: [Int]
        let guests: [Int]
        var body: some View {
          ScrollViewReader { proxy in
            List {
              Section("Home") {
                ForEach(home.indices, id: \\.self) { Text("\\(home[$0])") }
              }
              Section("Guests") {
                ForEach(guests.indices, id: \\.self) { Text("\\(guests[$0])") }
              }
            }
            .onAppear { proxy.scrollTo(2) }
          }
        }
      }
      """),
    Example(
      "a favourite is selected twice",
      """
      import SwiftUI

      struct Song: Identifiable { let id: Int; let title: String; let isFavorite: Bool }
      struct Songs: View {
        let songs: [Song]
        @State private var selection: Int?
        var body: some View {
          List(selection: $selection) {
            ForEach(songs.filter(\\.isFavorite)) { Text($0.title) }
            ForEach(songs) { Text($0.title) }
          }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "ids that include the section",
      """
      import SwiftUI

      struct Scores: View {
        let home: [Int]
        let guests: [Int]
        var body: some View {
          ScrollViewReader { proxy in
            List {
              ForEach(home.indices, id: \\.self) { Text("\\(home[$0])").id("home \\($0)") }
              ForEach(guests.indices, id: \\.self) { Text("\\(guests[$0])").id("guests \\($0)") }
            }
            .onAppear { proxy.scrollTo("guests 2") }
          }
        }
      }
      """),
    Example(
      "no code uses the ids",
      """
      import SwiftUI

      struct Scores: View {
        let home: [Int]
        let guests: [Int]
        var body: some View {
          List {
            ForEach(home.indices, id: \\.self) { Text("\\(home[$0])") }
            ForEach(guests.indices, id: \\.self) { Text("\\(guests[$0])") }
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard pass.file.mentions(.ForEach) else { return }
    let loops = tree.nodes.indices.filter { isForEach($0) }
    guard loops.count > 1 else { return }
    var scopes: [Scope] = []
    for i in tree.nodes.indices {
      if let scope = scope(at: i) { scopes.append(scope) }
    }
    guard !scopes.isEmpty else { return }
    let data = pass.index.rowData(in: tree.member)
    var reported: Set<Int> = []
    // Inner scopes come later. The innermost is the most precise.
    for scope in scopes.reversed() {
      let inside = loops.filter {
        scope.node < $0 && $0 < tree[scope.node].end && !isNested($0, in: scope.node)
      }
      let rows = inside.compactMap { i in
        data.first { $0.call == tree[i].syntax }.flatMap { self.rows($0, i) }
      }
      for (position, later) in rows.enumerated() where !reported.contains(later.node) {
        guard !hasOwnID(later, scope),
          let earlier = rows[..<position].first(where: {
            $0.space.collides(with: later.space) && !isExclusive($0.node, later.node)
              && !hasOwnID($0, scope)
          })
        else { continue }
        reported.insert(later.node)
        report(later, earlier, scope)
      }
    }
  }

  private func isForEach(_ i: Int) -> Bool {
    tree[i].isFrameworkElement(.ForEach) && tree[i].isCall
  }

  // MARK: Uses of ids

  private struct Scope {
    let node: Int
    /// Whether it is a selection, which uses a tag as the id.
    let isSelection: Bool
    let asking: Range<Int>
    let effect: String
  }

  private func scope(at i: Int) -> Scope? {
    let node = tree[i]
    guard node.isCall, node.type == nil, node.member == nil else { return nil }
    switch node.name.known {
    case .List where node.kind == .element:
      guard let selection = node.syntax.argument(.selection) else { return nil }
      return Scope(
        node: i, isSelection: true, asking: selection.range,
        effect: "which makes a selection mark rows of both")
    case .ScrollViewReader where node.kind == .element:
      guard let call = node.syntax.descendants.first(where: { $0.isCall(of: .scrollTo) }) else { return nil }
      return Scope(
        node: i, isSelection: false, asking: call.calledNameRange,
        effect: "which makes `scrollTo` find only the first row")
    case .scrollPosition where node.kind == .modified:
      guard node.syntax.argument(.id) != nil else { return nil }
      return Scope(
        node: i, isSelection: false, asking: node.syntax.calledNameRange,
        effect: "which makes the scroll position ambiguous")
    default: return nil
    }
  }

  /// Whether it is part of a row, of a menu or of a presentation.
  private func isNested(_ i: Int, in scope: Int) -> Bool {
    for ancestor in tree.ancestors(of: i) {
      if ancestor == scope { return false }
      guard tree[ancestor].kind == .slot, let use = tree[ancestor].use else { continue }
      if use.role == .row || use.kind != .plain { return true }
    }
    return false
  }

  /// Whether two branches of one condition hold them.
  private func isExclusive(_ a: Int, _ b: Int) -> Bool {
    let branches = Set(tree.ancestors(of: a).filter { tree[$0].kind == .branch })
    return tree.ancestors(of: b).contains { ancestor in
      tree[ancestor].kind == .branch && !branches.contains(ancestor)
        && branches.contains { tree[$0].parent == tree[ancestor].parent }
    }
  }

  // MARK: Ids

  private enum IDSpace {
    /// Numbers; the bounds where they are literals.
    case numbers(Range<Int>?)
    /// Elements of this collection by this key.
    case elements(String)

    func collides(with other: IDSpace) -> Bool {
      switch (self, other) {
      case (.numbers(let a), .numbers(let b)):
        guard let a, let b else { return true }
        return a.overlaps(b)
      case (.elements(let a), .elements(let b)): return a == b
      default: return false
      }
    }
  }

  private struct Rows {
    let node: Int
    let data: RowData
    let space: IDSpace
  }

  private func rows(_ data: RowData, _ i: Int) -> Rows? {
    idSpace(of: data).map { Rows(node: i, data: data, space: $0) }
  }

  private func idSpace(of data: RowData) -> IDSpace? {
    switch data.source {
    case .range(let node) where data.key != .element: return .numbers(bounds(of: node))
    case .rangeValue where data.key != .element: return .numbers(nil)
    case .indices where data.key == .position, .enumerated where data.key == .position,
      .indexed where data.key == .position, .zipped where data.key == .position:
      return .numbers(nil)
    case .collection(let node):
      let key = data.id?.text ?? ""
      if key == "\\.self", let type = elementType(of: node, data), type.name == .Int {
        return .numbers(nil)
      }
      guard data.id == nil || data.id?.kind == .keyPath, let name = collection(node) else {
        return nil
      }
      return .elements(name + " " + (key == "\\.id" ? "" : key))
    default: return nil
    }
  }

  private func elementType(of node: Node, _ data: RowData) -> StaticType? {
    data.body.use(at: node).flatMap { data.body.type($0) }
      .flatMap { pass.index.elementType(of: $0, scope: pass.index.owner(data.body.member)) }
  }

  /// `songs` of `songs`, `$songs` and `songs.filter { … }`; nil for a new collection.
  private func collection(_ node: Node) -> String? {
    let node = node.unwrapped
    return node.isName ? node.comparableText : nil
  }

  private func bounds(of range: Node) -> Range<Int>? {
    guard let range = range.asRange, range.lower.count == 1, let low = Int(range.lower[0].text),
      range.upper.count == 1, let high = Int(range.upper[0].text)
    else { return nil }
    let end = range.isClosed ? high.addingReportingOverflow(1) : (high, false)
    return end.1 || end.0 < low ? nil : low..<end.0
  }

  /// Whether the rows have an id or a tag of their own.
  private func hasOwnID(_ rows: Rows, _ scope: Scope) -> Bool {
    tree.children(of: rows.node).filter { tree[$0].isRowSlot }.contains { slot in
      tree.children(of: slot).contains { hasOwnID($0, scope, depth: 0) }
    }
  }

  private func hasOwnID(_ view: Int, _ scope: Scope, depth: Int) -> Bool {
    let (base, modifiers) = tree.core(of: view)
    let isMarked = modifiers.contains {
      tree[$0].member == nil && tree[$0].name == (scope.isSelection ? .tag : .id)
    }
    if isMarked { return true }
    // A function that makes the row.
    guard depth < FollowLimit.helpers, tree[base].kind == .reference, let member = tree[base].member,
      pass.index[member].hasBody
    else { return false }
    let helper = pass.index.viewTree(of: member)
    return helper.children(of: 0).contains { child in
      let views = helper[child].kind == .alternative ? helper.children(of: child) : [child]
      return views.contains { Self(helper, pass).hasOwnID($0, scope, depth: depth + 1) }
    }
  }

  private func report(_ later: Rows, _ earlier: Rows, _ scope: Scope) {
    let ids =
      if case .numbers = later.space { "identify their rows by the same numbers" } else {
        "show elements of `\(pass.brief(later.data.data))` with the same ids"
      }
    pass.report(
      later.data.data.range,
      "this `ForEach` and another `ForEach` next to it \(ids), \(scope.effect)",
      help: "give the rows different ids with `." + (scope.isSelection ? "tag" : "id") + "(…)`",
      notes: [
        pass.note("the other `ForEach` with the same ids", .cause, at: earlier.data.data.range),
        pass.note("this finds a row by its id", .loss, at: scope.asking),
      ])
  }
}
