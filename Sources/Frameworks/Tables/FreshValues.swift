// Expressions that have a different value on each evaluation.

import Syntax

/// Why a value differs on each evaluation.
public enum FreshValueKind: UInt8, Sendable, CaseIterable {
  /// A new identifier.
  case unique = 1
  /// The time.
  case clock
  /// Randomness.
  case random
}

/// Calls and members that return such a value.
public enum FreshValues {
  /// `UUID()`, `Date()`, `Date(timeIntervalSinceNow: 60)`. `labels` are those of the arguments in parentheses:
  /// `UUID(uuidString:)` always returns the same value.
  public static func constructor(of type: Name, labels: Labels) -> FreshValueKind? {
    guard let row = constructors.firstMatch(under: type, where: { $0.matches(labels) }) else {
      return nil
    }
    return row.kind
  }

  /// A static member of `type`: `Date.now`, `Int.random(in:)`, `DispatchTime.now()`. `labels` are those of the call;
  /// nil if the member is not called.
  public static func staticMember(_ member: Name, of type: Name, labels: Labels?) -> FreshValueKind? {
    if member == .random { return isRandomCall(labels) || type == .Bool ? .random : nil }
    return statics.firstMatch(under: type, where: { Name($0.member) == member })?.kind
  }

  /// A member without a type before it: `.now`, `.random(in:)`. `.random` alone may be a case of any enum; `.now` is
  /// taken for the time.
  public static func implicitMember(_ member: Name, labels: Labels?) -> FreshValueKind? {
    if member == .random { return isRandomCall(labels) ? .random : nil }
    return member == .now && labels?.isEmpty != false ? .clock : nil
  }

  /// Every number type of the standard library has `random(in:)` and `random(in:using:)`.
  private static func isRandomCall(_ labels: Labels?) -> Bool {
    labels.map { $0[0] == .in } ?? false
  }

  /// `items.shuffled()`, `items.randomElement()`, `ProcessInfo.processInfo.globallyUniqueString`.
  public static func member(_ member: Name) -> FreshValueKind? {
    FreshValueKind(rawValue: members[member])
  }

  /// `arc4random()`, `CFAbsoluteTimeGetCurrent()`.
  public static func function(_ name: Name) -> FreshValueKind? { FreshValueKind(rawValue: functions[name]) }

  /// Whether any row is about a type, member or function of this name. A fast test that most names fail.
  public static func concerns(_ name: Name) -> Bool { concerned[name] != 0 }

  private static let concerned: NameColumn<UInt8> = {
    var column = NameColumn<UInt8>()
    column[.random] = 1
    for row in statics.all { column[row.member] = 1 }
    for name in Name.Known.allCases {
      let isMade = constructors.firstMatch(under: Name(name), where: { _ in true }) != nil
      if isMade || members[name] != 0 || functions[name] != 0 { column[name] = 1 }
    }
    return column
  }()

  struct Constructor: Sendable {
    /// Nil for a call without arguments.
    let firstLabel: Name.Known?
    let kind: FreshValueKind

    func matches(_ labels: Labels) -> Bool {
      guard let firstLabel else { return labels.isEmpty }
      return labels[0] == firstLabel
    }
  }

  struct Static: Sendable {
    let member: Name.Known
    let kind: FreshValueKind
  }

  static let constructors: NameRows<Constructor> = {
    var rows = NameRows<Constructor>()
    rows.append(Constructor(firstLabel: nil, kind: .unique), under: .UUID)
    rows.append(Constructor(firstLabel: nil, kind: .unique), under: .NSUUID)
    rows.append(Constructor(firstLabel: nil, kind: .clock), under: .Date)
    rows.append(Constructor(firstLabel: .timeIntervalSinceNow, kind: .clock), under: .Date)
    rows.append(Constructor(firstLabel: nil, kind: .clock), under: .NSDate)
    rows.append(Constructor(firstLabel: nil, kind: .random), under: .SystemRandomNumberGenerator)
    return rows
  }()

  static let statics: NameRows<Static> = {
    var rows = NameRows<Static>()
    let clocks: [Name.Known] = [
      .Date, .DispatchTime, .DispatchWallTime, .ContinuousClock, .SuspendingClock,
    ]
    for type in clocks { rows.append(Static(member: .now, kind: .clock), under: type) }
    rows.append(Static(member: .timeIntervalSinceReferenceDate, kind: .clock), under: .Date)
    return rows
  }()

  static let members = column([
    (.randomElement, .random),
    (.shuffled, .random),
    (.shuffle, .random),
    (.globallyUniqueString, .unique),
    (.systemUptime, .clock),
    (.timeIntervalSinceNow, .clock),
  ])

  static let functions = column([
    (.arc4random, .random),
    (.arc4random_uniform, .random),
    (.drand48, .random),
    (.erand48, .random),
    (.lrand48, .random),
    (.rand, .random),
    (.CFAbsoluteTimeGetCurrent, .clock),
    (.CACurrentMediaTime, .clock),
    (.mach_absolute_time, .clock),
    (.mach_continuous_time, .clock),
    (.clock_gettime_nsec_np, .clock),
    (.gettimeofday, .clock),
    (.CFUUIDCreate, .unique),
  ])

  private static func column(_ rows: [(Name.Known, FreshValueKind)]) -> NameColumn<UInt8> {
    var column = NameColumn<UInt8>()
    for (name, kind) in rows { column[name] = kind.rawValue }
    return column
  }
}
