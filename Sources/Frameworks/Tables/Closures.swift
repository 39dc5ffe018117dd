// What happens to the closures, and to the views, that are passed to Apple's API: which are view
// content, which are actions, and when they run. The rows are in `ClosureRows.swift`.

import Syntax

/// When a closure runs, and what for.
public enum ClosureRole: UInt8, Sendable, CaseIterable {
  /// View content that is built in the same update as the call. The parameter does not escape.
  case content = 1
  /// View content that SwiftUI keeps and evaluates later or again: `sheet`, `GeometryReader`.
  case deferredContent
  /// View content that is evaluated once per element of a collection.
  case row
  /// Runs later, in answer to an event. No part of an update.
  case action
  /// Runs as part of an update or of the layout after it, but builds no view: `visualEffect`, the
  /// renderer of a `Canvas`.
  case transform
  /// An ordinary synchronous closure: runs when the call runs, so in whatever context the call is in.
  case immediate

  /// Whether the closure builds views.
  public var isContent: Bool { self == .content || self == .deferredContent || self == .row }
  /// Whether it runs as part of an update, be it that of the content.
  public var runsInUpdates: Bool { self != .action }
}

/// Where view content is shown, as far as identity and rows care.
public enum ContentKind: UInt8, Sendable, CaseIterable {
  case plain
  /// Menu items, toolbar items, buttons of an alert: nobody sees them being replaced.
  case menu
  /// Drawn with another view that keeps its own identity: `overlay`, `background`, `mask`.
  case decoration
  /// Shown apart from where it is declared: sheets, destinations, previews. A row context ends here.
  case presentation
}

/// What one closure argument is for.
public struct ClosureUse: Hashable, Sendable {
  public let role: ClosureRole
  public let kind: ContentKind

  public init(_ role: ClosureRole, _ kind: ContentKind = .plain) {
    self.role = role
    self.kind = kind
  }

  /// Packed for a table cell; never 0.
  var code: UInt8 { kind.rawValue << 4 | role.rawValue }

  init?(code: UInt8) {
    guard let role = ClosureRole(rawValue: code & 15), let kind = ContentKind(rawValue: code >> 4)
    else { return nil }
    self.init(role, kind)
  }
}

/// What one argument that is a view (no closure) is for.
public struct ViewArgumentUse: Hashable, Sendable {
  public let kind: ContentKind
  /// Whether the parameter is an autoclosure that is kept: the expression does not run with the call.
  public let isDeferred: Bool

  public init(_ kind: ContentKind, isDeferred: Bool = false) {
    self.kind = kind
    self.isDeferred = isDeferred
  }
}

/// What Apple's API does with closures.
public enum Closures {
  /// What the closure at `index` among the arguments of `call` is for.
  ///
  /// Nil for a callee that the tables do not know, and for an overload that labels alone cannot tell
  /// from another one: then a closure that holds view expressions is most likely content.
  public static func use(of index: Int, in call: CallShape) -> ClosureUse? {
    let label = call.labels[index]
    let rows = call.isMember ? table.memberRows : table.freeRows
    if let row = rows.firstMatch(under: call.callee, where: { $0.matches(label, call) }) {
      return ClosureUse(code: row.use)
    }
    let uniform = call.isMember ? table.members : table.free
    return ClosureUse(code: uniform[call.callee])
  }

  /// Whether `use(of:in:)` knows anything about calls of `callee`.
  public static func knows(_ callee: Name, isMember: Bool) -> Bool {
    let rows = isMember ? table.memberRows : table.freeRows
    return (isMember ? table.members : table.free)[callee] != 0
      || rows.firstMatch(under: callee, where: { _ in true }) != nil
  }

  /// What the argument at `index` is for, if it takes a view, or another value whose evaluation
  /// matters here. Nil for all other arguments.
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
  /// Nil for a closure without a label, which a first trailing closure is.
  let label: Name.Known?
  let condition: Condition
  let use: UInt8

  /// What else must be true of the call; labels tell most overloads apart.
  enum Condition: Sendable {
    case always
    /// Another argument has this label.
    case with(Name.Known)
    /// The first argument is no closure and has no label: a title, or data.
    case startsUnlabelled
    /// Called on this type.
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
  /// Nil for the first argument, if that has no label.
  let label: Name.Known?
  let use: ViewArgumentUse
}

struct ClosureTable: Sendable {
  /// Callees whose closures all have the same use. Codes of `ClosureUse`.
  private(set) var members = NameColumn<UInt8>()
  private(set) var free = NameColumn<UInt8>()
  /// Callees that treat their closures differently; these rows come first.
  private(set) var memberRows = NameRows<ClosureRow>()
  private(set) var freeRows = NameRows<ClosureRow>()
  private(set) var memberArguments = NameRows<ViewArgumentRow>()
  private(set) var freeArguments = NameRows<ViewArgumentRow>()

  /// Names that stand in two lists. Tests keep this empty.
  private(set) var repeated: [Name.Known] = []

  enum Form { case member, free }

  /// Every closure of these callees has this use, unless a row says otherwise.
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

  /// The closure of a type's initializer or of a global function that has this label (nil: none).
  @inline(never)
  mutating func free(
    _ callee: Name.Known, _ label: Name.Known?, _ role: ClosureRole, _ kind: ContentKind = .plain,
    if condition: ClosureRow.Condition = .always
  ) {
    let use = ClosureUse(role, kind).code
    freeRows.append(ClosureRow(label: label, condition: condition, use: use), under: callee)
  }

  /// The closure of a modifier or method that has this label (nil: none).
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
