// Control flow on a call path: the conditions that decide whether a run of its first member comes to its end.

import Project
import Syntax

/// What decides whether code comes to a place on a call path.
public struct PathCondition: Sendable {
  public enum Kind: UInt8, Sendable {
    /// `if`, `guard`, `switch`, `? :`, `&&`, `||`, or a `return` under a condition before the place.
    case condition
    /// `known ?? made()`: nothing better is there yet.
    case fallback
    /// Something has failed: `catch`.
    case failure
    /// `#available` leaves the place to older systems.
    case olderSystem
    /// SwiftUI presents the content that the place is in.
    case presentation
  }
  public let kind: Kind
  /// The member that the condition is in.
  public let member: MemberID
  /// The UTF-8 byte offsets of the condition in the file of the member.
  public let range: Range<Int>
}

extension Index {
  /// What a call path passes that may keep a run from its end, in the order of the path, innermost first in each
  /// member. Empty if every run of the first member comes to the end. Conditions on the system alone, which hold or do
  /// not hold for a whole run of the program, do not count unless they leave the path to older systems.
  public func conditions(along path: [UseSite]) -> [PathCondition] {
    path.flatMap { conditions(before: $0) }
  }

  private func conditions(before step: UseSite) -> [PathCondition] {
    let parts: ConditionalParts = derivation(.conditionalParts, of: step.member.number) {
      ConditionalParts(of: self.node(step.member))
    }
    let use = use(at: step)
    var found = parts.around(use.node).filter { part in
      part.branching == 0 || !isInEachArm(step, of: files[file(step.member)].tree.node(Int(part.branching)))
    }.map { PathCondition(kind: $0.kind, member: step.member, range: $0.range) }
    if UpdateWork.isPresented(step, in: self) {
      found.append(PathCondition(kind: .presentation, member: step.member, range: node(at: step).headRange))
    }
    return found
  }

  /// Whether each arm of an `if` or a `switch` uses the same as the step while the code runs: then the condition does not
  /// decide whether it is reached. False for large statements.
  private func isInEachArm(_ step: UseSite, of branching: Node) -> Bool {
    let body = body(of: step.member)
    let use = body.uses[step.use]
    let runs = body.runs(in: self)
    var arms: [Node] = []
    if let choice = branching.asSwitch {
      arms = choice.cases.map(\.node)
    } else {
      var current = branching
      while arms.count <= Self.armLimit, let statement = current.asIf {
        arms += statement.body.map { [$0] } ?? []
        guard let other = statement.elseBranch else { return false }
        if other.asIf == nil { arms.append(other) }
        current = other
      }
    }
    guard use.name != .none, arms.count <= Self.armLimit else { return false }
    return arms.allSatisfy { arm in
      body.uses(in: arm).prefix(Self.armSize).contains { i in
        body.uses[i].name == use.name && body.uses[i].isCall == use.isCall && body.target(i) == body.target(step.use)
          && runs.run(of: body.uses[i].closure).isRunning
      }
    }
  }

  /// Arms of a statement, and uses in an arm, that are looked at. In larger ones a condition counts as deciding.
  private static let armLimit = 8
  private static let armSize = 200
}

/// The parts of a member that not every run of it comes to. Linear in the size of the member, times the depth of its
/// branches.
private final class ConditionalParts: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  /// With the number of the `if` or `switch` whose arm it is; 0 for other parts.
  typealias Part = (kind: PathCondition.Kind, range: Range<Int>, branching: UInt32)

  private let parts: NestedRanges<Part>

  func around(_ node: UInt32) -> NestedRanges<Part>.Around { parts.around(node) }

  init(of member: Node) {
    var collection = Collection(of: member)
    for node in member.descendants { collection.visit(node) }
    parts = NestedRanges(collection.parts)
  }

  private struct Collection {
    var parts: [(range: Range<UInt32>, value: Part)] = []
    /// The numbers of the branches in which some path leaves the function.
    private let leaving: Set<UInt32>

    init(of member: Node) {
      var leaving: Set<UInt32> = []
      for exit in member.descendants where exit.kind == .returnStmt || exit.kind == .throwStmt {
        climb: for ancestor in exit.ancestors {
          switch ancestor.kind {
          case .ifExpr, .switchExpr: if !leaving.insert(ancestor.number).inserted { break climb }
          case .closure, .functionDecl, .accessorBlock: break climb
          default: if ancestor == member { break climb }
          }
        }
      }
      self.leaving = leaving
    }

    private mutating func add(
      _ numbers: Range<UInt32>, _ kind: PathCondition.Kind, _ range: Range<Int>, armOf branching: Node? = nil
    ) {
      if !numbers.isEmpty { parts.append((numbers, (kind, range, branching?.number ?? 0))) }
    }

    mutating func visit(_ node: Node) {
      switch node.kind {
      case .ifExpr: branch(node)
      case .guardStmt: exit(node)
      case .switchExpr:
        for arm in node.asSwitch?.cases ?? [] { add(arm.node.numbers, .condition, node.headRange, armOf: node) }
        rest(after: node)
      case .catchClause: add(node.numbers, .failure, node.headRange)
      case .sequence: operators(node)
      default: break
      }
    }

    private mutating func branch(_ node: Node) {
      guard let list = node.child(.conditionList), let block = node.child(.codeBlock) else { return }
      let test = conditions(list)
      if let kind = test.whereTrue { add(block.numbers, kind, node.headRange, armOf: node) }
      if let other = node.asIf?.elseBranch, let kind = test.whereFalse {
        add(other.numbers, kind, node.headRange, armOf: node)
      }
      rest(after: node)
    }

    private mutating func exit(_ node: Node) {
      guard let list = node.child(.conditionList), let outer = node.parent else { return }
      let test = conditions(list)
      if let block = node.child(.codeBlock) {
        add(block.numbers, test.whereFalse == .olderSystem ? .olderSystem : .condition, list.range)
      }
      if let kind = test.whereTrue { add(node.end..<outer.end, kind, list.range) }
    }

    /// What keeps code from the block where the conditions hold, and from where they do not. The conditions behind the
    /// first are reached under those before them.
    private mutating func conditions(_ list: Node) -> (whereTrue: PathCondition.Kind?, whereFalse: PathCondition.Kind?)
    {
      var isOfSystem = true
      var isForOlder = false
      var previous: Node?
      for condition in list.children {
        if let previous { add(condition.numbers, .condition, previous.range) }
        previous = condition
        if condition.kind == .availabilityCondition {
          isForOlder = isForOlder || condition.isUnavailability
        } else {
          isOfSystem = false
        }
      }
      guard isOfSystem else { return (.condition, .condition) }
      return isForOlder ? (.olderSystem, nil) : (nil, .olderSystem)
    }

    /// What follows a branch that may leave the function.
    private mutating func rest(after node: Node) {
      guard leaving.contains(node.number), let outer = node.parent else { return }
      switch outer.kind {
      case .codeBlock, .closure, .switchCase: add(node.end..<outer.end, .condition, node.headRange)
      default: return
      }
    }

    /// The operands that are evaluated only for some values of those before them.
    private mutating func operators(_ node: Node) {
      var fallback: (start: UInt32, range: Range<Int>)?
      func end(_ place: Node, _ collection: inout Collection) {
        if let open = fallback { collection.add(open.start..<place.number, .fallback, open.range) }
        fallback = nil
      }
      var isConditional = false
      for part in node.children {
        guard part.kind == .binaryOperator || part.kind == .ternary else { continue }
        let before = node.range.lowerBound..<part.range.lowerBound
        if part.isCoalescing {
          if fallback == nil { fallback = (part.number, before) }
          continue
        }
        let isShortCircuit = part.kind == .ternary || part.isOperator("&&") || part.isOperator("||")
        // These bind less tightly than `??`.
        if isShortCircuit || Collection.compares(part) { end(part, &self) }
        if isShortCircuit, !isConditional {
          isConditional = true
          add(part.number..<node.end, .condition, before)
        }
      }
      if let open = fallback { add(open.start..<node.end, .fallback, open.range) }
    }

    private static func compares(_ part: Node) -> Bool {
      ["==", "!=", "<", ">", "<=", ">=", "===", "!=="].contains { part.isOperator($0) }
    }
  }
}
