// The role of closures and views that are passed to Apple's API: which are view content, which are actions, and when
// they run. The rows are in `ClosureRows.swift`.

import Syntax

/// When a closure runs, and what it builds.
public enum ClosureRole: UInt8, Sendable, CaseIterable {
  /// View content that is built in the same update as the call. The parameter does not escape.
  case content = 1
  /// View content that SwiftUI keeps and evaluates later or again: `sheet`, `GeometryReader`.
  case deferredContent
  /// View content that is evaluated once per element of a collection.
  case row
  /// Runs later, in response to an event. Not part of an update.
  case action
  /// Runs as part of an update or of the layout after it, but builds no view: `visualEffect`, the renderer of a
  /// `Canvas`.
  case transform
  /// An ordinary synchronous closure: it runs during the call, in the same context.
  case immediate

  /// Whether the closure builds views.
  public var isContent: Bool { self == .content || self == .deferredContent || self == .row }
  /// Whether the closure runs as part of an update, including a later update of the content.
  public var runsInUpdates: Bool { self != .action }
}

/// Where view content is shown, as far as identity and rows depend on it.
public enum ContentKind: UInt8, Sendable, CaseIterable {
  case plain
  /// Menu items, toolbar items, buttons of an alert: replacing them is not visible.
  case menu
  /// Drawn with another view that keeps its own identity: `overlay`, `background`, `mask`.
  case decoration
  /// Shown separately from its declaration: sheets, destinations, previews. A row context ends here.
  case presentation
}

/// The role of one closure argument.
public struct ClosureUse: Hashable, Sendable {
  public let role: ClosureRole
  public let kind: ContentKind

  public init(_ role: ClosureRole, _ kind: ContentKind = .plain) {
    self.role = role
    self.kind = kind
  }

  /// The use as one byte of a table; never 0.
  var code: UInt8 { kind.rawValue << 4 | role.rawValue }

  init?(code: UInt8) {
    guard let role = ClosureRole(rawValue: code & 15), let kind = ContentKind(rawValue: code >> 4)
    else { return nil }
    self.init(role, kind)
  }
}

/// The role of one argument that is a view, and not a closure.
public struct ViewArgumentUse: Hashable, Sendable {
  public let kind: ContentKind
  /// Whether the parameter is an autoclosure that SwiftUI keeps: the expression does not run with the call.
  public let isDeferred: Bool

  public init(_ kind: ContentKind, isDeferred: Bool = false) {
    self.kind = kind
    self.isDeferred = isDeferred
  }
}

/// The closures and view arguments of Apple's API.
public enum Closures {
  /// The role of the closure at `index` among the arguments of `call`.
  ///
  /// Nil for a callee that the tables do not know, and for overloads that labels cannot tell apart. A closure that
  /// holds view expressions is then probably content.
  public static func use(of index: Int, in call: CallShape) -> ClosureUse? {
    let label = call.labels[index]
    let rows = call.isMember ? table.memberRows : table.freeRows
    if let row = rows.firstMatch(under: call.callee, where: { $0.matches(label, call) }) {
      return ClosureUse(code: row.use)
    }
    let uniform = call.isMember ? table.members : table.free
    return ClosureUse(code: uniform[call.callee])
  }

  /// Whether the tables hold anything about calls of `callee`.
  public static func knows(_ callee: Name, isMember: Bool) -> Bool {
    let rows = isMember ? table.memberRows : table.freeRows
    return (isMember ? table.members : table.free)[callee] != 0
      || rows.firstMatch(under: callee, where: { _ in true }) != nil
  }

  /// The role of the argument at `index`, if it is a view or another value whose evaluation matters here; otherwise
  /// nil.
  public static func viewArgument(at index: Int, in call: CallShape) -> ViewArgumentUse? {
    let label = call.labels[index]
    let rows = call.isMember ? table.memberArguments : table.freeArguments
    return rows.firstMatch(under: call.callee) { row in
      (row.label.map { Name($0) } ?? .none) == label && (row.label != nil || index == 0)
    }?.use
  }

  static let table: ClosureTable = {
    var table = ClosureTable()
    table.fill()
    return table
  }()
}

/// One closure parameter of one API.
struct ClosureRow: Sendable {
  /// Nil for a closure without a label, such as a first trailing closure.
  let label: Name.Known?
  let condition: Condition
  let use: UInt8

  /// What else must be true of the call; labels tell most overloads apart.
  enum Condition: Sendable {
    case always
    /// Another argument has this label.
    case with(Name.Known)
    /// The first argument is not a closure and has no label: a title, or data.
    case startsUnlabelled
    /// The call has this receiver type.
    case on(Name.Known)
  }

  func matches(_ label: Name, _ call: CallShape) -> Bool {
    guard (self.label.map { Name($0) } ?? .none) == label else { return false }
    switch condition {
    case .always: return true
    case .with(let other): return call.labels.contains(other)
    case .startsUnlabelled: return call.startsUnlabelled
    case .on(let type): return call.receiver == type
    }
  }
}

/// One parameter of one API that takes a view.
struct ViewArgumentRow: Sendable {
  /// Nil for the first argument, if it has no label.
  let label: Name.Known?
  let use: ViewArgumentUse
}

struct ClosureTable: Sendable {
  /// Callees that treat all their closures alike. The values are codes of `ClosureUse`.
  private(set) var members = NameColumn<UInt8>()
  private(set) var free = NameColumn<UInt8>()
  /// Callees that distinguish their closures; these rows have precedence.
  private(set) var memberRows = NameRows<ClosureRow>()
  private(set) var freeRows = NameRows<ClosureRow>()
  private(set) var memberArguments = NameRows<ViewArgumentRow>()
  private(set) var freeArguments = NameRows<ViewArgumentRow>()

  /// Names that are in two lists. Tests check that there are none.
  private(set) var repeated: [Name.Known] = []

  enum Form { case member, free }

  /// Gives all closures of these callees the same role, unless a row differs.
  @inline(never)
  mutating func all(
    _ form: Form, _ role: ClosureRole, _ kind: ContentKind = .plain, _ callees: [Name.Known]
  ) {
    let code = ClosureUse(role, kind).code
    for callee in callees {
      switch form {
      case .member:
        if members[callee] != 0 { repeated.append(callee) }
        members[callee] = code
      case .free:
        if free[callee] != 0 { repeated.append(callee) }
        free[callee] = code
      }
    }
  }

  /// The closure with this label (nil: none) of an initializer or of a global function.
  @inline(never)
  mutating func free(
    _ callee: Name.Known, _ label: Name.Known?, _ role: ClosureRole, _ kind: ContentKind = .plain,
    if condition: ClosureRow.Condition = .always
  ) {
    let use = ClosureUse(role, kind).code
    freeRows.append(ClosureRow(label: label, condition: condition, use: use), under: callee)
  }

  /// The closure with this label (nil: none) of a modifier or method.
  @inline(never)
  mutating func member(
    _ callee: Name.Known, _ label: Name.Known?, _ role: ClosureRole, _ kind: ContentKind = .plain,
    if condition: ClosureRow.Condition = .always
  ) {
    let use = ClosureUse(role, kind).code
    memberRows.append(ClosureRow(label: label, condition: condition, use: use), under: callee)
  }

  /// An argument that is a view.
  @inline(never)
  mutating func argument(
    _ form: Form, _ callee: Name.Known, _ label: Name.Known?, _ use: ViewArgumentUse
  ) {
    let row = ViewArgumentRow(label: label, use: use)
    switch form {
    case .member: memberArguments.append(row, under: callee)
    case .free: freeArguments.append(row, under: callee)
    }
  }
}
