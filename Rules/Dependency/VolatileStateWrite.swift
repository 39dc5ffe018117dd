import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// State that follows a scroll position or a finger evaluates the whole body with each frame.
public struct VolatileStateWrite: FileRule {
  public static let about = About(
    "volatile-state-write", .dependency, .warning,
    "State that a large body reads is written with every frame",
    isOnByDefault: false,
    references: [.improvingPerformance, .discoverObservation],
    explanation: """
      `onScrollGeometryChange`, `onGeometryChange`, `onPreferenceChange`, `onContinuousHover` and `onChanged` \
      of a drag can run once for each frame. If each call writes its value into `@State`, every view whose \
      body reads that state is evaluated as often. With a list in the body, frames are \
      dropped while something is scrolled or dragged.

      Write only what matters, and let SwiftUI ignore equal writes: `isCollapsed = offset > 80`. With \
      `onScrollGeometryChange`, compute it in `of:`. What only moves or fades with the scrolling needs no \
      state: use `visualEffect` or `scrollTransition`. Otherwise move the state, and the view that draws with \
      it, into a small view, or use `@GestureState` there.

      In strict mode, two writes that come less often are information, if rows of a collection are in the same large \
      body and do not need the state: those with each tick of a repeating timer, and those of `onHover`. So are these in an `App`.

      A `ForEach` in a body with few views is information, and so is one over a collection that is not known to grow.

      Not reported:

      - comparisons, rounded values, indices and cases, and writes behind a condition
      - state that the body does not read
      - bodies without a list, and those whose lists have few rows; strict mode also reports bodies of 15 views or more
      - slow timers and `onHover`, if the rows are in a menu or a picker, or if an `id(_:)` reads the state
      - sizes, which change with the layout and not with each frame
      - `onEnded`
      """)

  public static let bad = [
    Example(
      "the offset of a list",
      """
      import SwiftUI

      struct Chronicle: View {
        let entries: [String]
        @State private var offset = 0.0
        var body: some View {
          List(entries, id: \\.self) { Text($0) }
            .onScrollGeometryChange(for: Double.self) { geometry in
              geometry.contentOffset.y
            } action: { _, new in
              offset = new
            }
            .opacity(offset > 80 ? 0.5 : 1)
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "only what matters",
      """
      import SwiftUI

      struct Chronicle: View {
        let entries: [String]
        @State private var isCollapsed = false
        var body: some View {
          List(entries, id: \\.self) { Text($0) }
            .onScrollGeometryChange(for: Bool.self) { geometry in
              geometry.contentOffset.y > 80
            } action: { _, new in
              isCollapsed = new
            }
            .opacity(isCollapsed ? 0.5 : 1)
        }
      }
      """),
    Example(
      "a small view",
      """
      import SwiftUI

      struct Knob: View {
        @State private var turn = 0.0
        var body: some View {
          Circle()
            .rotationEffect(.degrees(turn))
            .gesture(DragGesture().onChanged { turn = $0.translation.width })
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  /// How many views make a body large.
  private static let largeBody = 15

  public func check(_ file: SourceFile) {
    guard file.mentions(.State), Index.mayHoldVolatileInputs(file) else { return }
    var reported: Set<MemberID> = []
    for i in file.members.indices where file.members[i].hasBody {
      let member = pass.index.member(file: file.number, fact: i)
      guard let owner = pass.index.owner(member), pass.index[owner].isViewLikeStruct
      else { continue }
      for write in pass.index.volatileWrites(in: member)
      where pass.index.file(write.member) == file.number && isUsed(write.member, of: owner)
        && (pass.isStrict || !isGuardedOnce(write)) && reported.insert(write.property).inserted
      {
        check(write, of: owner)
      }
      guard pass.isStrict else { continue }
      for write in pass.index.eventWrites(in: member)
      where isUsed(write.member, of: owner) && reported.insert(write.property).inserted {
        checkEvent(write, of: owner)
      }
    }
  }

  /// A write that comes seldom, of what only a part of a large body needs.
  private func checkEvent(_ write: VolatileWrite, of owner: TypeID) {
    let reads = pass.index.updateReads(of: write.property, in: owner, work: pass.work)
    guard let read = reads.first(where: { !isDrawing($0) }), !reads.contains(where: { makesAnew($0) }) else { return }
    let isApp = pass.index[owner].traits.contains(.root)
    let size = isApp ? nil : size(of: owner)
    if isApp {
      guard pass.hasManyScenes(owner) else { return }
    } else {
      // A smaller view could not have what the rows need as well.
      guard let loop = size?.loop, size?.count ?? 0 >= Self.largeBody, !isElsewhere(loop),
        !reads.contains(where: { decides($0, loop) })
      else { return }
    }
    let name = pass.plainName(of: write.property)
    let view = pass.plainName(of: owner)
    pass.report(
      write.target.range,
      "`\(name)` is written with every \(write.input.source.event), which evaluates \(isApp ? "all scenes of " : "")"
        + "`\(view)`\(size.map { " and its \($0.phrase)" } ?? "") each time",
      severity: .info,
      help: "move `\(name)`, with what writes it and what is drawn with it, into a small view",
      notes: [
        pass.note("read here", .path, at: read),
        pass.note("writes it", .occasion, at: write.input.call.calledNameRange),
      ]
        + [size?.note].compactMap { $0 })
  }

  /// Whether it is read by an `id(_:)`, which is there to make all that is below again.
  private func makesAnew(_ read: UseSite) -> Bool {
    let node = pass.index.node(at: read)
    return node.ancestors.prefix { $0.kind != .closure }.contains { $0.isCall(of: .id) }
  }

  /// Whether the rows are in a menu, the choices of a picker, or in presented content.
  private func isElsewhere(_ loop: ViewPlace) -> Bool {
    loop.tree.ancestors(of: loop.node).contains { slot in
      if loop.tree[slot].isFrameworkElement(.Picker) { return true }
      guard loop.tree[slot].kind == .slot, let kind = loop.tree[slot].use?.kind else { return false }
      return kind == .menu || kind == .presentation
    }
  }

  /// Whether the rows of a loop read the state, or a condition around the loop.
  private func decides(_ read: UseSite, _ loop: ViewPlace) -> Bool {
    // What a helper reads may be for the rows.
    guard read.member == loop.tree.member else { return pass.index[read.member].name != .body }
    let node = pass.index.node(at: read)
    if loop.view.syntax.contains(node) { return true }
    return loop.view.syntax.ancestors.contains { outer in
      switch outer.kind {
      case .ifExpr, .switchExpr: outer.contains(node) && !(outer.asIf?.body?.contains(node) ?? false)
      default: false
      }
    }
  }

  private func check(_ write: VolatileWrite, of owner: TypeID) {
    let reads = pass.index.updateReads(of: write.property, in: owner, work: pass.work)
    guard !isCoarse(write.property), let read = reads.first(where: { !isDrawing($0) }), let size = size(of: owner)
    else {
      return
    }
    let name = pass.plainName(of: write.property)
    let view = pass.plainName(of: owner)
    pass.report(
      write.target.range,
      "`\(name)` is written with every \(write.input.source.event), which evaluates `\(view)` and its "
        + "\(size.phrase) each time",
      severity: size.isLarge ? .warning : .info,
      help: "move what is written there and what draws with it into a small view, or write only what changes the view",
      notes: [
        pass.note("read here", .path, at: read),
        pass.note("runs with every frame", .occasion, at: write.input.call.calledNameRange),
      ]
        + [size.note].compactMap { $0 })
  }

  /// Whether the write stands in a branch that sets what its condition asks, so that only the first movement comes there:
  /// `if dragged == nil { dragged = id; start = place }`.
  private func isGuardedOnce(_ write: VolatileWrite) -> Bool {
    write.target.ancestors.prefix { $0.kind != .closure }.contains { ancestor in
      guard let statement = ancestor.asIf, let block = statement.body, block.contains(write.target) else {
        return false
      }
      let parts = statement.conditions.flatMap { [$0] + Array($0.descendants) }
      // A comparison with the last value comes true again and again.
      guard parts.contains(where: { $0.kind == .nilLiteral || $0.kind == .prefixExpr }) else { return false }
      let asked = Set(parts.compactMap(\.ownName))
      return block.descendants.contains { node in
        node.assignmentToIt != nil && node != write.target && node.ownName.map { asked.contains($0) } ?? false
      }
    }
  }

  /// Whether an update runs the code, or some code names it: a gesture in a property that nothing attaches never moves.
  private func isUsed(_ member: MemberID, of owner: TypeID) -> Bool {
    if pass.index.isEvaluated(member, of: owner, work: pass.work) { return true }
    let uses = pass.index.uses(named: pass.index[member].name)
    return !uses.unresolved.isEmpty || uses.uses(of: member).contains { $0.member != member }
  }

  /// Whether the state has few values, so that most writes are equal, and evaluate nothing: an index, a case, a flag.
  private func isCoarse(_ property: MemberID) -> Bool {
    guard let type = pass.index.valueType(of: property) else { return false }
    switch type.name.known {
    case .Int, .Bool, .String, .UUID: return true
    default: return type.type.map { pass.index.isPlainEnum($0) } ?? false
    }
  }

  /// Whether it is read in a closure that runs apart from the body: `visualEffect`, a `Canvas`.
  private func isDrawing(_ site: UseSite) -> Bool {
    let body = pass.index.body(of: site.member)
    var closure = body.uses[site.use].closure
    while closure >= 0 {
      let fact = body.closures[Int(closure)]
      if fact.call >= 0, pass.index.closureUse(of: fact, in: body)?.role == .transform { return true }
      closure = fact.parent
    }
    return false
  }

  /// What is evaluated with the view: a list, or many views; nil if there is little.
  private func size(of owner: TypeID) -> Size? {
    var count = 0
    var loop: Size?
    for member in pass.index[owner].members where pass.index.isEvaluated(member, of: owner, work: pass.work) {
      let fact = pass.index[member]
      guard pass.index.isViewMember(fact, owner: owner, file: pass.index.file(member)) else { continue }
      let tree = pass.index.viewTree(of: member)
      for i in tree.nodes.indices where tree[i].kind == .element || tree[i].kind == .reference {
        count += 1
        let node = tree[i]
        guard loop == nil, node.type == nil, node.kind == .element,
          node.name == .List || node.name == .ForEach || node.name == .Table,
          !isShort(node, tree)
        else { continue }
        let place = Location(node.syntax.headRange, inFile: pass.index.file(member))
        let found = Size(
          phrase: "`\(pass.text(node.name))`", note: Note("evaluated with every frame", .occasion, at: place),
          isLarge: isLarge(node, tree), loop: ViewPlace(i, of: tree))
        if node.name != .ForEach { return found }
        loop = found
      }
    }
    // Rows whose values are equal cost little.
    if var loop {
      loop.isLarge = loop.isLarge && count >= Self.largeBody
      loop.count = count
      return loop
    }
    // The values of most of them are equal, which costs little.
    return count >= Self.largeBody && pass.isStrict
      ? Size(phrase: "\(count) views", note: nil, isLarge: false, loop: nil) : nil
  }

  private struct Size {
    let phrase: String
    let note: Note?
    var isLarge: Bool
    let loop: ViewPlace?
    /// How many views are evaluated.
    var count = 0
  }

  /// Whether a list is evaluated, or a `ForEach` over a collection that is known to grow: it builds all elements.
  private func isLarge(_ node: ViewNode, _ tree: ViewTree) -> Bool {
    guard node.name == .ForEach else { return true }
    guard let value = node.syntax.asCall?.node.arguments.first?.value else { return false }
    return pass.index.likelyQuantity(of: value, in: tree.body, work: pass.work).isGrowing
  }

  /// A literal, a range with constant bounds, all cases, and what is made of these.
  private func isShort(_ node: ViewNode, _ tree: ViewTree) -> Bool {
    guard let data = node.syntax.asCall?.node.arguments.first, data.name == .none,
      let value = data.value, value.asClosure == nil
    else { return node.name == .List }
    return pass.index.likelyQuantity(of: value, in: tree.body, work: pass.work).isBounded
  }
}
