// What the body of one member mentions: the skeleton of its expressions, without types.
//
// Bodies are read when somebody asks for them: of most members of a project nobody does.

import Frameworks
import Syntax

/// An identifier, member access or call inside a body: the skeleton of its expressions.
public struct UseFact: Sendable {
  public enum Kind: UInt8, Sendable {
    /// `name`
    case identifier
    /// `receiver.name`, or `.name` without a receiver.
    case member
    /// `receiver[…]`
    case subscripted
    /// A literal or another expression whose type is known by its look: `name` is the type's.
    case value
  }
  // A project has a million of them, so they are packed.
  public let kind: Kind
  public var isCall = false
  /// It is assigned to, or passed `inout`.
  public var isWritten = false
  public var name: Name
  /// The receiver, or the local of an identifier, which has no receiver.
  private var other: Int32 = -1
  /// The closure in which it stands; -1 in the member's own body.
  public var closure: Int32 = -1
  private var firstLabel: UInt32 = 0
  private var labelCount: UInt16 = 0
  /// Bit n: argument n is a closure.
  public var closureArguments: UInt16 = 0
  /// The call, or the identifier or member access.
  public var node: UInt32

  init(kind: Kind, name: Name, node: UInt32) {
    self.kind = kind
    self.name = name
    self.node = node
  }

  /// The use that the receiver amounts to; -1 without one, -2 if it is nothing that a use describes.
  public var receiver: Int32 {
    get { kind == .identifier ? -1 : other }
    set {
      precondition(kind != .identifier)
      other = newValue
    }
  }
  /// The local that an identifier names; -1 if none.
  public var local: Int32 {
    get { kind == .identifier ? other : -1 }
    set {
      precondition(kind == .identifier)
      other = newValue
    }
  }
  /// Labels of the arguments, trailing closures included, in `BodyFacts.labels`. No call that anybody
  /// wrote has more than 65 535.
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
  /// The enclosing closure; -1 in the member's own body.
  public var parent: Int32
  /// The use of the call that it is an argument of; -1 if it is none.
  public var call: Int32 = -1
  /// Its position among the arguments of the call, trailing closures included.
  public var argumentIndex: UInt16 = 0
  public var label: Name = .none
  /// Called where it stands: `{ … }()`.
  public var isCalledAtOnce = false
  /// A statement of it is an expression that starts at an upper-case call, as view content does.
  public var holdsConstruction = false
  /// The local that it is the value of; -1 if none.
  public var local: Int32 = -1
  public var node: UInt32
}

/// A parameter, constant or variable of a body.
public struct LocalFact: Sendable {
  public var name: Name
  public var type: WrittenType = .unknown
  /// The use that its initial value amounts to; -1 if unknown.
  public var initial: Int32 = -1
  /// An element of that, not that itself.
  public var isElement = false
  /// A parameter of the member (its number), else -1.
  public var parameter: Int32 = -1
  /// The closure that it holds; -1 if none.
  public var closure: Int32 = -1
  public var isMutable = false
  /// The number of the `binding` that declares it; 0 for a parameter, a pattern and the like.
  public var node: UInt32 = 0
}

/// What one member's body, getter or initial value mentions. Indices are positions in these tables.
struct BodyFacts: Sendable {
  var uses: [UseFact] = []
  var closures: [ClosureFact] = []
  var locals: [LocalFact] = []
  var labels: [Name] = []

  /// Reads what stands at the node of the member whose signature `fact` is.
  init(of node: Node, _ fact: MemberFact, _ names: NameText) {
    var extraction = BodyExtraction(names)
    extraction.run(node, fact)
    self = extraction.body
  }

  init() {}

  func labels(of use: UseFact) -> ArraySlice<Name> {
    labels[Int(use.labels.lowerBound)..<Int(use.labels.upperBound)]
  }
}
