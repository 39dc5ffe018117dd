// Calls that cost too much for a body, an initializer of a view, or a row. The rows are in
// `EffectRows.swift`, section by section as in the catalogue (D1 to D19).
//
// A call matches by its callee and labels. A member whose name alone could mean something else
// (`fetch`, `wait`, `lock`) matches only on a receiver of known type: SameView does not guess.

import Syntax

/// What an expensive call does.
public enum EffectCategory: UInt8, Sendable, CaseIterable {
  case formatter = 1
  case coding, fileAccess, network, lock, image, textAnalysis, attributedText, frameworkObject
  case collection
  case database
  case preferences, cryptography, calendar, geography, stringBuilding, systemCall, logging
  case reflection
  /// Named by the project itself, without saying what it does.
  case named = 20
  // No work to speak of, but another value each time. Not of the catalogue's table.
  case chance, clock

  /// What the category is called in a message: "`JSONDecoder` (decoding) runs with every evaluation".
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

  /// Not expensive by itself: a value that is made anew where one could be kept. How bad that is depends
  /// on what it is made of and what for, so it has rules of its own.
  public var isRecomputation: Bool { self == .collection || self == .chance || self == .clock }

  /// All others.
  public static let expensive = allCases.filter { !$0.isRecomputation }
}

/// How bad a call is in one context.
public enum EffectSeverity: UInt8, Sendable, Comparable, CaseIterable {
  /// Never reported.
  case off
  /// Advice; outside of rows not reported by default.
  case info
  case warning
  case error

  public static func < (a: EffectSeverity, b: EffectSeverity) -> Bool { a.rawValue < b.rawValue }
}

/// What one expensive call costs, and where.
public struct ExpensiveCall: Hashable, Sendable {
  public let category: EffectCategory
  /// In update context.
  public let body: EffectSeverity
  /// In init context.
  public let initializer: EffectSeverity
  /// In row context; already raised, so not to be raised again for a lazy row.
  public let row: EffectSeverity
}

/// Calls that cost too much where SwiftUI evaluates often.
///
/// Labels are those of the arguments in parentheses: trailing closures do not count. `mentions` says
/// whether a name stands somewhere in the arguments, for calls whose cost depends on an option:
/// `.range(of: x, options: .regularExpression)`.
public enum Effects {
  /// `DateFormatter()`, `Data(contentsOf:)`; also `.init(…)` on a known type. For a nested type the last
  /// name: `MD5`.
  public static func expensiveConstructor(
    type: Name, labels: Labels, mentions: (Name) -> Bool = { _ in false }
  ) -> ExpensiveCall? {
    let row = table.constructors.firstMatch(under: type) { $0.admits(labels, mentions) }
    if let row { return row.cost }
    // Making a session, a player or a platform view costs, whatever the arguments.
    guard let traits = Classes.traits(of: type), traits.contains(.stateful) else { return nil }
    if type == .DispatchQueue { return nil }
    return EffectTable.frameworkObject
  }

  /// `JSONSerialization.jsonObject(with:)`, `SHA256.hash(data:)`, `Calendar.current`: a static method or
  /// property.
  public static func expensiveStatic(type: Name, member: Name, labels: Labels) -> ExpensiveCall? {
    table.statics.firstMatch(under: type) { row in
      (row.member == .none || row.member == member) && row.shape.admits(labels)
    }?.cost
  }

  /// A method of an instance: `image.jpegData(compressionQuality:)`, `context.fetch(_:)`. `receiver` is
  /// the type of the instance if it is known, else nil.
  public static func expensiveMethod(
    member: Name, labels: Labels, receiver: Name?, mentions: (Name) -> Bool = { _ in false }
  ) -> ExpensiveCall? {
    table.methods.firstMatch(under: member) { row in
      (row.receiver == .none || row.receiver == receiver) && row.admits(labels, mentions)
    }?.cost
  }

  /// A property of an instance that does work when it is read: `bundle.infoDictionary`.
  public static func expensiveProperty(member: Name, receiver: Name?) -> ExpensiveCall? {
    table.properties.firstMatch(under: member) { row in
      row.receiver == .none || row.receiver == receiver
    }?.cost
  }

  /// A global function by its name: `usleep`, `SecItemCopyMatching`.
  public static func expensiveFunction(name: Name) -> ExpensiveCall? {
    table.functions.firstMatch(under: name, where: { _ in true })?.cost
  }

  /// A global function that belongs to a family of C functions: `sqlite3_step`. `spelling` is the name
  /// in UTF-8. For names that `expensiveFunction(name:)` does not know.
  public static func expensiveFunction(spelling: Span<UInt8>) -> ExpensiveCall? {
    for family in table.families where family.matches(spelling) { return family.cost }
    return nil
  }

  /// What a value that is another one each time means for what shows it.
  public static func recomputation(of freshness: Freshness) -> ExpensiveCall {
    freshness == .clock
      ? ExpensiveCall(category: .clock, body: .info, initializer: .off, row: .info)
      : ExpensiveCall(category: .chance, body: .warning, initializer: .off, row: .warning)
  }

  static let table: EffectTable = {
    var table = EffectTable()
    table.fill()
    return table
  }()
}

/// Which labels a row asks for.
enum LabelShape: Hashable, Sendable {
  case any
  /// No arguments.
  case none
  /// A first argument without a label.
  case unlabelled
  /// A first argument with this label.
  case first(Name.Known)
  /// An argument with this label, in any place.
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

/// One row: what is called, under the name that the lookup starts from, and what it costs.
struct EffectRow: Hashable, Sendable {
  /// Of a static: the member, `Name.none` for any member.
  var member: Name = .none
  /// Of a method or property: the type that it must be called on, `Name.none` for any.
  var receiver: Name = .none
  var shape: LabelShape = .any
  /// A name that must stand in the arguments, else the call is another, cheap one; or `Name.none`.
  var evidence: Name = .none
  let cost: ExpensiveCall

  func admits(_ labels: Labels, _ mentions: (Name) -> Bool) -> Bool {
    shape.admits(labels) && (evidence == Name.none || mentions(evidence))
  }
}

/// A family of C functions.
struct FunctionFamily: Sendable {
  let prefix: [UInt8]
  /// Members of the family that cost nothing to speak of.
  let cheap: [[UInt8]]
  let cost: ExpensiveCall

  func matches(_ spelling: Span<UInt8>) -> Bool {
    guard spelling.count >= prefix.count else { return false }
    for index in prefix.indices where spelling[index] != prefix[index] { return false }
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

  /// What the rows of the current section cost. Set it, then add rows.
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

  /// Static members of one type; an empty list means each of them.
  @inline(never)
  mutating func statics(of type: Name.Known, _ members: [Name.Known], _ shape: LabelShape = .any) {
    if members.isEmpty { statics.append(EffectRow(shape: shape, cost: cost), under: type) }
    for member in members {
      statics.append(EffectRow(member: Name(member), shape: shape, cost: cost), under: type)
    }
  }

  /// Methods of a type.
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

  /// Methods that no other API could be meant by, whatever the receiver.
  @inline(never)
  mutating func unmistakableMethods(
    _ members: [Name.Known], _ shape: LabelShape = .any, evidence: Name.Known? = nil
  ) {
    let evidence = evidence.map { Name($0) } ?? .none
    for member in members {
      methods.append(EffectRow(shape: shape, evidence: evidence, cost: cost), under: member)
    }
  }

  /// Properties of a type.
  @inline(never)
  mutating func properties(of type: Name.Known, _ members: [Name.Known]) {
    for member in members {
      properties.append(EffectRow(receiver: Name(type), cost: cost), under: member)
    }
  }

  /// Properties that no other API could be meant by.
  @inline(never)
  mutating func unmistakableProperties(_ members: [Name.Known]) {
    for member in members { properties.append(EffectRow(cost: cost), under: member) }
  }

  @inline(never)
  mutating func functions(_ names: [Name.Known]) {
    for name in names { functions.append(EffectRow(cost: cost), under: name) }
  }

  /// All C functions whose names begin like this, except for the cheap ones.
  @inline(never)
  mutating func functions(beginning prefix: String, except cheap: [String] = []) {
    families.append(
      FunctionFamily(prefix: Array(prefix.utf8), cheap: cheap.map { Array($0.utf8) }, cost: cost))
  }
}
