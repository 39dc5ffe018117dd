import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A measurement that changes what it measures may never settle.
public struct GeometryFeedbackLoop: ViewTreeRule {
  public static let about = About(
    "geometry-feedback-loop", .dependency, .info,
    "A view is laid out with a measurement of itself",
    isOnByDefault: false, references: [.improvingPerformance, .geometryReader],
    explanation: """
      A size or position that is read from a view and stored in state is used for layout in the next update. \
      If it makes the measured view grow or move, the next measurement differs, and leads to another update. \
      The view then creeps over the screen, or SwiftUI stops with a fault after some rounds. Padding by the \
      measured height, inside of what is measured, adds to that height each time. An offset by the measured \
      position, around what is measured, changes the position.

      Measure what the state does not change. Apply `padding` and `frame` outside of `onGeometryChange` or of the \
      background with the reader, and `offset` before it: it moves what is drawn, and not the frame. Or measure the \
      container instead of the content. To draw with a position, use `visualEffect`, which causes no update. Otherwise write only when \
      a threshold is crossed.

      Not reported:

      - a `frame` of the measured size itself, which settles at once
      - measurements of another view
      - writes behind a condition
      - values that are only used for drawing, and offsets inside of what is measured
      """)

  public static let bad = [
    Example(
      "padding by its own height",
      """
      import SwiftUI

      struct Banner: View {
        @State private var height = 0.0
        var body: some View {
          Text("Hello")
            .padding(.top, height)
            .onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }
        }
      }
      """),
    Example(
      "an offset by its own position",
      """
      import SwiftUI

      struct Header: View {
        @State private var top = 0.0
        var body: some View {
          Text("Header")
            .background(
              GeometryReader { proxy in
                let minY = proxy.frame(in: .global).minY
                Color.clear.onChange(of: minY) { _, new in top = new }
              }
            )
            .offset(y: -top / 2)
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "measured inside",
      """
      import SwiftUI

      struct Banner: View {
        @State private var height = 0.0
        var body: some View {
          Text("Hello")
            .onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }
            .padding(.top, height)
        }
      }
      """),
    Example(
      "another view",
      """
      import SwiftUI

      struct Banner: View {
        @State private var height = 0.0
        var body: some View {
          ZStack {
            Text("Hello").padding(.top, height)
            Text("Title").onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    let file = pass.file
    guard file.mentions(.State), file.mentions(.onGeometryChange) || file.mentions(.GeometryReader) else {
      return
    }
    for i in tree.nodes.indices where tree[i].kind == .modified && tree[i].member == nil {
      guard let measure = measure(at: i) else { continue }
      for write in writes(of: measure) { check(write, measuredAt: measure.view ?? i) }
    }
  }

  /// A closure that is given the geometry of the view to which a modifier is applied.
  private struct Measure {
    /// The closures that write, or the whole background.
    let place: Node
    let isPosition: Bool
    /// The modifier that measures, if the action belongs to another modifier.
    var view: Int?
  }

  private struct Write {
    let property: MemberID
    let target: Node
    let isPosition: Bool
  }

  /// `onGeometryChange`, or a background or overlay that is a reader.
  private func measure(at i: Int) -> Measure? {
    let call = tree[i].syntax
    guard call.kind == .call else { return nil }
    switch tree[i].name.known {
    case .onGeometryChange:
      guard let transform = call.argument(.of) ?? call.trailingClosures.first?.value else { return nil }
      return Measure(place: call, isPosition: isPosition(transform))
    case .background, .overlay:
      guard let slot = reader(at: i) else { return nil }
      return Measure(place: tree[slot].syntax, isPosition: isPosition(tree[slot].syntax))
    case .onPreferenceChange:
      // What a reader further inside reports.
      guard let key = call.unlabelledArgument, let inside = tree.children(of: i).first,
        let action = (call.trailingClosures.last?.value ?? call.argument(.perform))?.asClosure
      else { return nil }
      for modifier in tree.unmodified(inside).modifiers
      where tree[modifier].name == .background || tree[modifier].name == .overlay {
        guard let slot = reader(at: modifier), reports(tree[slot].syntax, key) else { continue }
        return Measure(place: action.node, isPosition: isPosition(tree[slot].syntax), view: modifier)
      }
      return nil
    default: return nil
    }
  }

  /// The content of a background or overlay that is a reader.
  private func reader(at modifier: Int) -> Int? {
    for slot in tree.children(of: modifier) where tree[slot].kind == .slot {
      guard let first = tree.children(of: slot).first else { continue }
      let base = tree.unmodified(first).base
      if tree[base].kind == .element, tree[base].name == .GeometryReader, tree[base].type == nil {
        return slot
      }
    }
    return nil
  }

  /// `preference(key: Key.self, value: proxy.size.height)`
  private func reports(_ reader: Node, _ key: Node) -> Bool {
    reader.descendants.contains { call in
      call.isCall(of: .preference) && call.argument(.key)?.comparableText == key.comparableText
    }
  }

  /// `frame(in: .global)`
  private func isPosition(_ node: Node) -> Bool {
    node.descendants.contains { call in
      guard call.isCall(of: .frame), let space = call.argument(.in) else { return false }
      return space.name != .local
    }
  }

  /// State that stores the measurement without a condition.
  private func writes(of measure: Measure) -> [Write] {
    let body = tree.body
    var found: [Write] = []
    // The view that a modifier is applied to has measurements of its own.
    let place = measure.place
    let start = place.callee?.end ?? place.number
    for i in body.uses(in: start..<place.end) where body.uses[i].isWritten {
      guard case .member(let property) = body.target(i), pass.index.owner(property) == tree.owner,
        pass.index[property].attributes.contains(where: { $0 == .State })
      else { continue }
      let target = body.node(i)
      // A button inside may set the state too, but not from the measurement.
      guard let sequence = target.parent, sequence.kind == .sequence, isMeasured(sequence, in: measure.place),
        !isGuarded(sequence, in: measure.place)
      else { continue }
      found.append(Write(property: property, target: target, isPosition: measure.isPosition))
    }
    return found
  }

  /// Whether the value comes from the geometry: from a parameter of the closures around, or from the proxy.
  private func isMeasured(_ assignment: Node, in place: Node) -> Bool {
    var names: Set<Name> = []
    var isImplicit = false
    for ancestor in assignment.ancestors {
      if let closure = ancestor.asClosure {
        names.formUnion(closure.parameterNames)
        if closure.signature == nil { isImplicit = true }
        // What runs once does not loop.
        if let call = ancestor.receivingCall?.call, call.name == .onAppear || call.name == .task { return false }
      }
      if ancestor == place { break }
    }
    names.remove(.none)
    names.remove(Name(.`_`))
    let values = assignment.children.dropFirst(2)
    func mentions(_ node: Node) -> Bool {
      node.kind == .identifierExpr && (names.contains(node.name) || (isImplicit && node.text.hasPrefix("$")))
    }
    return values.contains { value in mentions(value) || value.descendants.contains { mentions($0) } }
  }

  private func isGuarded(_ node: Node, in place: Node) -> Bool {
    var current = node
    while let parent = current.parent, current != place {
      switch parent.kind {
      case .ifExpr, .switchExpr, .forStmt, .whileStmt: return true
      default: break
      }
      for sibling in parent.children {
        if sibling.number >= current.number { break }
        if sibling.kind == .guardStmt { return true }
      }
      current = parent
    }
    return false
  }

  /// Looks for modifiers that change the measured view with the state: inside of it those that enlarge it, around it those
  /// that move all that they contain. An offset inside moves what is drawn, but not the frame that is measured.
  private func check(_ write: Write, measuredAt i: Int) {
    guard let inside = tree.children(of: i).first else { return }
    for modifier in tree.unmodified(inside).modifiers.reversed() {
      let isFrame = tree[modifier].name == .frame
      guard tree[modifier].name == .padding || isFrame && !write.isPosition else { continue }
      let effect = isFrame ? "resizes" : write.isPosition ? "moves" : "pads"
      if report(write, modifier, effect, cure: "outside of") { return }
    }
    guard write.isPosition else { return }
    for modifier in modifiers(around: i) where tree[modifier].name == .offset || tree[modifier].name == .position {
      if report(write, modifier, "moves", cure: "before") { return }
    }
  }

  /// Whether the modifier uses the measurement, and is reported.
  private func report(_ write: Write, _ modifier: Int, _ effect: String, cure: String) -> Bool {
    let node = tree[modifier]
    guard node.member == nil, node.isCall,
      let argument = node.syntax.arguments.compactMap(\.value).first(where: { mentions(write.property, $0) }),
      node.name != .frame || changes(argument)
    else { return false }
    let name = pass.plainName(of: write.property)
    pass.report(
      write.target.range,
      "`\(name)` stores a measurement of a view that it \(effect), which can update the view without end",
      help: "apply `\(pass.text(node.name))` \(cure) the modifier that measures, or measure another view",
      notes: [pass.note("`\(name)` changes the measured view here", .change, at: node.syntax.calledNameRange)])
    return true
  }

  /// The modifiers of the view and of those that contain it.
  private func modifiers(around i: Int) -> [Int] {
    var found: [Int] = []
    var child = i
    for ancestor in tree.ancestors(of: i) {
      if tree[ancestor].kind == .slot, tree[ancestor].use?.kind == .presentation { break }
      if tree[ancestor].kind == .modified, tree.children(of: ancestor).first == child,
        tree[ancestor].name != .padding
      {
        found.append(ancestor)
      }
      child = ancestor
    }
    return found
  }

  private func mentions(_ property: MemberID, _ node: Node) -> Bool {
    tree.body.uses(in: node).contains { i in
      guard !tree.body.uses[i].isWritten, case .member(let target) = tree.body.target(i) else { return false }
      return target == property
    }
  }

  /// Whether it is more than the measurement itself: `height + 10`. `max`, `min` and conditions settle.
  private func changes(_ argument: Node) -> Bool {
    let argument = argument.unwrapped
    guard argument.kind == .sequence, argument.asTernary == nil else { return false }
    return argument.children.contains { $0.isOperator("+") || $0.isOperator("*") }
  }
}
