// The parts of a call that the tables match: its name, its labels, and which arguments are closures.

import Syntax

/// The argument labels of a call in source order, `Name.none` for an argument without a label.
///
/// They fit into a vector register, because a look-up happens for every call in a file and must not allocate. Labels
/// beyond `capacity` are counted but not kept; no API in the tables has so many.
public struct Labels: Hashable, Sendable {
  public static let capacity = 16

  private var ids = SIMD16<UInt32>(repeating: 0)
  /// The number of arguments, including those beyond `capacity`.
  public private(set) var count = 0

  public init() {}

  /// The given labels; nil for an argument without one.
  public init(_ labels: [Name.Known?]) {
    for label in labels { append(label.map { Name($0) } ?? .none) }
  }

  public mutating func append(_ label: Name) {
    if count < Self.capacity { ids[count] = label.id }
    count += 1
  }

  public var isEmpty: Bool { count == 0 }

  /// The label at a position; `Name.none` if that argument has none, does not exist, or is beyond `capacity`.
  public subscript(index: Int) -> Name {
    index < min(count, Self.capacity) ? Name(id: ids[index]) : .none
  }

  public func contains(_ label: Name.Known) -> Bool {
    let id = Name(label).id
    for index in 0..<min(count, Self.capacity) where ids[index] == id { return true }
    return false
  }
}

/// A call as the closure table sees it.
///
/// `Button("Add", systemImage: "plus") { add() }` has the callee `Button`, which is not a member, and the labels `_`,
/// `systemImage`, `_`. The third argument is a closure. A first trailing closure has no label.
public struct CallShape: Sendable {
  /// The last name of the callee: `Button`, `onAppear`, `detached`. The name of a module before it does not count:
  /// `SwiftUI.Button { }` is `Button`.
  public var callee: Name
  /// Whether the callee follows a dot: a modifier, a method, a static function.
  public var isMember: Bool
  /// The type on which a member is called, if it is known: `Task` in `Task.detached { }`.
  public var receiver: Name
  /// Every argument, trailing closures last.
  public private(set) var labels = Labels()
  private var closures: UInt16 = 0

  public init(callee: Name, isMember: Bool, receiver: Name = .none) {
    self.callee = callee
    self.isMember = isMember
    self.receiver = receiver
  }

  public mutating func addArgument(label: Name, isClosure: Bool) {
    if isClosure, labels.count < Labels.capacity { closures |= 1 << labels.count }
    labels.append(label)
  }

  /// Whether the argument at this index is a closure; false beyond `Labels.capacity`.
  public func isClosure(_ index: Int) -> Bool {
    index < Labels.capacity && closures & (1 << index) != 0
  }

  /// Whether the first argument has no label and is not a closure: a title, data.
  public var startsUnlabelled: Bool {
    !labels.isEmpty && labels[0] == .none && !isClosure(0)
  }
}
