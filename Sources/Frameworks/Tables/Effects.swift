// Calls that are too expensive for a body, an initializer of a view, or a row. The rows are in `EffectRows.swift`.
//
// A call matches by its callee and labels. A member whose name alone is ambiguous (`fetch`, `wait`, `lock`) matches
// only on a receiver of known type.

import Syntax

/// What an expensive call does.
public enum EffectCategory: UInt8, Sendable, CaseIterable {
  case formatter = 1
  case coding, fileAccess, network, lock, image, textAnalysis, attributedText, frameworkObject
  case collection
  case database
  case preferences, cryptography, calendar, geography, stringBuilding, systemCall, logging
  case reflection
  /// The project names the call as expensive, without saying what it does.
  case named = 20
  // Cheap, but with a different value each time.
  case chance, clock

  /// The category in a message.
  public var word: String {
    switch self {
    case .formatter: "formatter construction"
    case .coding: "encoding or decoding"
    case .fileAccess: "file access"
    case .network: "network or blocking wait"
    case .lock: "locking"
    case .image: "image work"
    case .textAnalysis: "text analysis"
    case .attributedText: "attributed text"
    case .frameworkObject: "framework object"
    case .collection: "work on a collection"
    case .database: "database access"
    case .preferences: "stored preferences"
    case .cryptography: "cryptography or compression"
    case .calendar: "calendar arithmetic"
    case .geography: "map or geometry service"
    case .stringBuilding: "string building"
    case .systemCall: "system call"
    case .logging: "logging"
    case .reflection: "reflection"
    case .named: "named as expensive"
    case .chance: "chance"
    case .clock: "the time"
    }
  }

  /// The category in a configuration: `file-access`.
  public var key: String {
    String(describing: self).reduce(into: "") { key, letter in
      key += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }

  /// Whether the call is not expensive by itself, but creates a value again that could be kept. Rules of their own
  /// report these, because the damage depends on the arguments and on the use of the value.
  public var isRecomputation: Bool { self == .collection || self == .chance || self == .clock }

  /// All categories that are not recomputations.
  public static let expensive = allCases.filter { !$0.isRecomputation }
}

/// The severity of a call in one context.
public enum EffectSeverity: UInt8, Sendable, Comparable, CaseIterable {
  /// Never reported.
  case off
  /// Advice; reported only in rows and where SwiftUI evaluates more often than with each update.
  case info
  case warning
  case error

  public static func < (a: EffectSeverity, b: EffectSeverity) -> Bool { a.rawValue < b.rawValue }
}

/// What one expensive call costs in each context.
public struct ExpensiveCall: Hashable, Sendable {
  public let category: EffectCategory
  /// In update context.
  public let body: EffectSeverity
  /// In init context.
  public let initializer: EffectSeverity
  /// In row context. It is already raised, and must not be raised again for a lazy row.
  public let row: EffectSeverity
}

/// Calls that are too expensive where SwiftUI evaluates often.
///
/// `labels` are those of the arguments in parentheses, without trailing closures. `mentions` returns whether a name
/// occurs in the arguments, for calls whose cost depends on an option: `.range(of: x, options: .regularExpression)`.
public enum Effects {
  /// `DateFormatter()`, `Data(contentsOf:)`; also `.init(…)` on a known type. The last name of a nested type counts:
  /// `MD5`.
  public static func expensiveConstructor(
    type: Name, labels: Labels, mentions: (Name) -> Bool = { _ in false }
  ) -> ExpensiveCall? {
    let row = table.constructors.firstMatch(under: type) { $0.admits(labels, mentions) }
    if let row { return row.cost }
    // Creating a session, a player or a platform view is expensive, whatever the arguments.
    guard let traits = Classes.traits(of: type), traits.contains(.stateful) else { return nil }
    if type == .DispatchQueue { return nil }
    return EffectTable.frameworkObject
  }

  /// A static method or property: `JSONSerialization.jsonObject(with:)`, `SHA256.hash(data:)`, `Calendar.current`.
  public static func expensiveStatic(type: Name, member: Name, labels: Labels) -> ExpensiveCall? {
    table.statics.firstMatch(under: type) { row in
      (row.member == .none || row.member == member) && row.shape.admits(labels)
    }?.cost
  }

  /// A method of an instance: `image.jpegData(compressionQuality:)`, `context.fetch(_:)`. `receiver` is the type of
  /// the instance; nil if it is not known.
  public static func expensiveMethod(
    member: Name, labels: Labels, receiver: Name?, mentions: (Name) -> Bool = { _ in false }
  ) -> ExpensiveCall? {
    table.methods.firstMatch(under: member) { row in
      (row.receiver == .none || row.receiver == receiver) && row.admits(labels, mentions)
    }?.cost
  }

  /// A property of an instance whose getter does work: `bundle.infoDictionary`.
  public static func expensiveProperty(member: Name, receiver: Name?) -> ExpensiveCall? {
    table.properties.firstMatch(under: member) { row in
      row.receiver == .none || row.receiver == receiver
    }?.cost
  }

  /// A global function by its name: `usleep`, `SecItemCopyMatching`.
  public static func expensiveFunction(name: Name) -> ExpensiveCall? {
    table.functions.firstMatch(under: name, where: { _ in true })?.cost
  }

  /// A global function of a family of C functions: `sqlite3_step`. `spelling` is the name in UTF-8. Call it for names
  /// that `expensiveFunction(name:)` does not know.
  public static func expensiveFunction(spelling: Span<UInt8>) -> ExpensiveCall? {
    for family in table.families where family.matches(spelling) { return family.cost }
    return nil
  }

  /// Whether the expensive call of this name changes files, preferences or a database, and does not only read.
  public static func changesData(_ name: Name) -> Bool {
    switch name.known {
    case .createDirectory, .createFile, .copyItem, .moveItem, .removeItem, .replaceItem, .replaceItemAt, .trashItem,
      .linkItem, .setAttributes, .startDownloadingUbiquitousItem, .write, .writeWithoutTransaction, .synchronize,
      .SecItemAdd, .SecItemUpdate, .SecItemDelete, .save, .add, .delete:
      true
    default: false
    }
  }

  /// What a value costs its view that differs on each evaluation.
  public static func recomputation(of kind: FreshValueKind) -> ExpensiveCall {
    kind == .clock
      ? ExpensiveCall(category: .clock, body: .info, initializer: .off, row: .info)
      : ExpensiveCall(category: .chance, body: .warning, initializer: .off, row: .warning)
  }

  static let table: EffectTable = {
    var table = EffectTable()
    table.fill()
    return table
  }()
}

/// The labels that a row requires.
enum LabelShape: Hashable, Sendable {
  case any
  /// No arguments.
  case none
  /// The first argument has no label.
  case unlabelled
  /// The first argument has this label.
  case first(Name.Known)
  /// Some argument has this label.
  case with(Name.Known)

  func admits(_ labels: Labels) -> Bool {
    switch self {
    case .any: true
    case .none: labels.isEmpty
    case .unlabelled: !labels.isEmpty && labels[0] == Name.none
    case .first(let label): labels[0] == label
    case .with(let label): labels.contains(label)
    }
  }
}

/// One row: what is called, besides the name that the look-up starts from, and what it costs.
struct EffectRow: Hashable, Sendable {
  /// The member of a static row; `Name.none` for any member.
  var member: Name = .none
  /// The receiver type of a method or property; `Name.none` for any type.
  var receiver: Name = .none
  var shape: LabelShape = .any
  /// A name that must occur in the arguments, because the call is cheap without it; or `Name.none`.
  var evidence: Name = .none
  let cost: ExpensiveCall

  func admits(_ labels: Labels, _ mentions: (Name) -> Bool) -> Bool {
    shape.admits(labels) && (evidence == Name.none || mentions(evidence))
  }
}

/// A family of C functions.
struct FunctionFamily: Sendable {
  let prefix: [UInt8]
  /// Members of the family that are cheap.
  let cheap: [[UInt8]]
  let cost: ExpensiveCall

  func matches(_ spelling: Span<UInt8>) -> Bool {
    guard spelling.count >= prefix.count else { return false }
    for index in prefix.indices where spelling[index] != prefix[index] { return false }
    // The types of C: `mach_msg_type_number_t(size)` converts a number.
    let count = spelling.count
    if count > 2, spelling[count - 2] == UInt8(ascii: "_"), spelling[count - 1] == UInt8(ascii: "t") { return false }
    return !cheap.contains { name in
      guard name.count == spelling.count else { return false }
      for index in name.indices where spelling[index] != name[index] { return false }
      return true
    }
  }
}

struct EffectTable: Sendable {
  private(set) var constructors = NameRows<EffectRow>()
  private(set) var statics = NameRows<EffectRow>()
  private(set) var methods = NameRows<EffectRow>()
  private(set) var properties = NameRows<EffectRow>()
  private(set) var functions = NameRows<EffectRow>()
  private(set) var families: [FunctionFamily] = []

  /// What the rows of the current section cost.
  private var cost = EffectTable.frameworkObject

  static let frameworkObject = ExpensiveCall(
    category: .frameworkObject, body: .warning, initializer: .warning, row: .error)

  /// Begins a section, or a group of rows in it with other severities.
  @inline(never)
  mutating func section(
    _ category: EffectCategory, body: EffectSeverity, init initializer: EffectSeverity,
    row: EffectSeverity
  ) {
    cost = ExpensiveCall(category: category, body: body, initializer: initializer, row: row)
  }

  /// Initializers. `evidence`: see `EffectRow`.
  @inline(never)
  mutating func constructors(
    _ types: [Name.Known], _ shape: LabelShape = .any, evidence: Name.Known? = nil
  ) {
    let evidence = evidence.map { Name($0) } ?? .none
    for type in types {
      constructors.append(EffectRow(shape: shape, evidence: evidence, cost: cost), under: type)
    }
  }

  /// Static members of one type; an empty list means all of them.
  @inline(never)
  mutating func statics(of type: Name.Known, _ members: [Name.Known], _ shape: LabelShape = .any) {
    if members.isEmpty { statics.append(EffectRow(shape: shape, cost: cost), under: type) }
    for member in members {
      statics.append(EffectRow(member: Name(member), shape: shape, cost: cost), under: type)
    }
  }

  /// Methods of these types.
  @inline(never)
  mutating func methods(
    of types: [Name.Known], _ members: [Name.Known], _ shape: LabelShape = .any
  ) {
    for type in types {
      for member in members {
        methods.append(
          EffectRow(receiver: Name(type), shape: shape, cost: cost), under: member)
      }
    }
  }

  /// Methods with unambiguous names, on any receiver.
  @inline(never)
  mutating func unmistakableMethods(
    _ members: [Name.Known], _ shape: LabelShape = .any, evidence: Name.Known? = nil
  ) {
    let evidence = evidence.map { Name($0) } ?? .none
    for member in members {
      methods.append(EffectRow(shape: shape, evidence: evidence, cost: cost), under: member)
    }
  }

  /// Properties of this type.
  @inline(never)
  mutating func properties(of type: Name.Known, _ members: [Name.Known]) {
    for member in members {
      properties.append(EffectRow(receiver: Name(type), cost: cost), under: member)
    }
  }

  /// Properties with unambiguous names, on any receiver.
  @inline(never)
  mutating func unmistakableProperties(_ members: [Name.Known]) {
    for member in members { properties.append(EffectRow(cost: cost), under: member) }
  }

  @inline(never)
  mutating func functions(_ names: [Name.Known]) {
    for name in names { functions.append(EffectRow(cost: cost), under: name) }
  }

  /// All C functions whose names begin with `prefix`, except for the cheap ones.
  @inline(never)
  mutating func functions(beginning prefix: String, except cheap: [String] = []) {
    families.append(
      FunctionFamily(prefix: Array(prefix.utf8), cheap: cheap.map { Array($0.utf8) }, cost: cost))
  }
}
