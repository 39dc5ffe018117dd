// The uses, closures and locals of one member's body, without types.
//
// Bodies are read on demand, because most members of a project are never needed.

import Frameworks
import Syntax

/// An identifier, member access or call inside a body. Numbers of uses, closures and locals are positions in the tables
/// of that body; node numbers belong to the tree of its file.
public struct UseFact: Sendable {
  public enum Kind: UInt8, Sendable {
    /// `name`
    case identifier
    /// `receiver.name`, or `.name` without a receiver.
    case member
    /// `receiver[…]`
    case subscripted
    /// A literal or another expression whose type its syntax tells; `name` is that of the type.
    case value
  }
  // Packed, because a project has a million of them.
  public let kind: Kind
  /// Whether it is called, with parentheses or with a closure.
  public var isCall = false
  /// Whether the use is assigned to, or passed `inout`.
  public var isWritten = false
  /// The identifier or member; for a `value` the name of its type; `.none` for a subscript.
  public var name: Name
  /// The receiver, or for an identifier, which has no receiver, the local.
  private var other: Int32 = -1
  /// The number of the enclosing closure; -1 outside of closures.
  public var closure: Int32 = -1
  private var firstLabel: UInt32 = 0
  private var labelCount: UInt16 = 0
  /// Bit n: argument n is a closure.
  public var closureArguments: UInt16 = 0
  /// The arguments that have a bit. A closure that is a later argument counts as any other value.
  static let closureBits = UInt16.bitWidth
  /// The node number of the call, identifier or member access.
  public var node: UInt32

  init(kind: Kind, name: Name, node: UInt32) {
    self.kind = kind
    self.name = name
    self.node = node
  }

  /// The use of the receiver; -1 if there is none, -2 if no use describes it.
  public var receiver: Int32 {
    get { kind == .identifier ? -1 : other }
    set {
      precondition(kind != .identifier)
      other = newValue
    }
  }
  /// The local that an identifier names; -1 if it names none.
  public var local: Int32 {
    get { kind == .identifier ? other : -1 }
    set {
      precondition(kind == .identifier)
      other = newValue
    }
  }
  /// The positions in `BodyFacts.labels` of the argument labels, trailing closures included. At most 65 535 are kept.
  public var labels: Range<UInt32> {
    get { firstLabel..<firstLabel + UInt32(labelCount) }
    set {
      firstLabel = newValue.lowerBound
      labelCount = UInt16(clamping: newValue.count)
    }
  }
}

/// A closure, or a function inside a body.
public struct ClosureFact: Sendable {
  /// The number of the enclosing closure; -1 outside of closures.
  public var parent: Int32
  /// The use of the call that takes the closure; -1 if there is none.
  public var call: Int32 = -1
  /// The position among the arguments of the call, trailing closures included.
  var argumentIndex: UInt16 = 0
  /// The label of the argument; `.none` without one.
  public var label: Name = .none
  /// Whether the closure is called immediately: `{ … }()`.
  var isCalledAtOnce = false
  /// Whether a statement of it is an expression that begins with an upper-case call, as view content does.
  var holdsConstruction = false
  /// The local whose value is the closure; -1 if there is none.
  public var local: Int32 = -1
  /// The node number of the closure or function.
  public var node: UInt32
}

/// A parameter, constant or variable of a body.
public struct LocalFact: Sendable {
  /// `.none` if it has no name of its own.
  public var name: Name
  /// As written, for a function its result; `.unknown` without an annotation.
  public var type: WrittenType = .unknown
  /// The use of the initial value; -1 if it is unknown.
  public var initial: Int32 = -1
  /// Whether the local is an element of the initial value, and not the value itself.
  public var isElement = false
  /// The use of the binding whose value the local is: `$item` for `.sheet(item: $item) { item in … }`; -1 for others.
  public var item: Int32 = -1
  /// The number of the member's parameter; -1 for other locals.
  public var parameter: Int32 = -1
  /// The closure that is the initial value; -1 if there is none.
  public var closure: Int32 = -1
  /// Whether it is declared with `var`. False for parameters and for names in patterns.
  public var isMutable = false
  /// The node number of the `binding` that declares the local; 0 for a parameter or a pattern.
  public var node: UInt32 = 0
}

/// The uses of one member's body, getter or initial value. Indices are positions in these tables.
struct BodyFacts: Sendable {
  var uses: [UseFact] = []
  var closures: [ClosureFact] = []
  var locals: [LocalFact] = []
  var labels: [Name] = []

  mutating func removeAll() {
    uses.removeAll(keepingCapacity: true)
    closures.removeAll(keepingCapacity: true)
    locals.removeAll(keepingCapacity: true)
    labels.removeAll(keepingCapacity: true)
  }

  /// The same in arrays without room for more.
  var fitted: BodyFacts {
    var facts = self
    facts.uses = uses.fitted
    facts.closures = closures.fitted
    facts.locals = locals.fitted
    facts.labels = labels.fitted
    return facts
  }

  func labels(of use: UseFact) -> ArraySlice<Name> {
    labels[Int(use.labels.lowerBound)..<Int(use.labels.upperBound)]
  }
}

extension BodyExtraction {
  /// Reads the body at the node of a member, in memory that is used for the next one again.
  ///
  /// - Parameter unbuilt: The code of the file that is left out.
  mutating func facts(of node: Node, parameters: [ParameterFact], unbuilt: UnbuiltCode) -> BodyFacts {
    self.unbuilt = unbuilt
    run(node, parameters)
    leaveScope(to: 0)
    defer { body.removeAll() }
    return body.fitted
  }
}
