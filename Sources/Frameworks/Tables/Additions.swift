// What a project knows beside the tables: its own expensive calls, and conditions that never change.

import Syntax

/// Text in which `*` stands for any characters, none included.
public struct Wildcard: Hashable, Sendable {
  private let parts: [[UInt8]]

  public init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map { Array($0) }
  }

  public func matches(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    guard rest.starts(with: parts[0]) else { return false }
    if parts.count == 1 { return rest.count == parts[0].count }
    rest = rest.dropFirst(parts[0].count)
    for part in parts[1..<(parts.count - 1)] {
      guard let start = Self.first(part, in: rest) else { return false }
      rest = rest[(start + part.count)...]
    }
    let last = parts[parts.count - 1]
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  /// What every text begins with that it matches; nil if it begins with `*`.
  fileprivate var head: [UInt8]? { parts[0].isEmpty && parts.count > 1 ? nil : parts[0] }
  /// What every text ends with that it matches; nil if it ends with `*`.
  fileprivate var tail: [UInt8]? { parts[parts.count - 1].isEmpty && parts.count > 1 ? nil : parts[parts.count - 1] }
  fileprivate var isExact: Bool { parts.count == 1 }

  /// Where `part` first stands in `text`. Takes time in the sum of the lengths, by the method of Knuth, Morris and
  /// Pratt.
  private static func first(_ part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard part.count <= text.count else { return nil }
    if part.count <= 1 { return part.isEmpty ? text.startIndex : text.firstIndex(of: part[0]) }
    /// How much of the part's beginning stands at the end of its first bytes, for each number of these.
    var overlaps = [0]
    var matched = 0
    for i in 1..<part.count {
      while matched > 0, part[matched] != part[i] { matched = overlaps[matched - 1] }
      if part[matched] == part[i] { matched += 1 }
      overlaps.append(matched)
    }
    matched = 0
    for i in text.indices {
      while matched > 0, part[matched] != text[i] { matched = overlaps[matched - 1] }
      if part[matched] == text[i] { matched += 1 }
      if matched == part.count { return i - part.count + 1 }
    }
    return nil
  }
}

/// Many wildcards, sorted by what texts begin or end with that they match: a project may name thousands of calls, and
/// each call of its code is looked up.
struct Wildcards: Sendable {
  /// Numbers of wildcards by their text, by head and by tail.
  private var exact: [[UInt8]: [Int]] = [:]
  private var byHead: [[UInt8]: [Int]] = [:]
  private var byTail: [[UInt8]: [Int]] = [:]
  private var others: [Int] = []
  private var headLengths: [Int] = []
  private var tailLengths: [Int] = []

  init(_ wildcards: some Sequence<Wildcard>) {
    for (number, wildcard) in wildcards.enumerated() {
      let (head, tail) = (wildcard.head, wildcard.tail)
      if wildcard.isExact, let head {
        exact[head, default: []].append(number)
      } else if let head, head.count >= tail?.count ?? 0 {
        byHead[head, default: []].append(number)
      } else if let tail {
        byTail[tail, default: []].append(number)
      } else {
        others.append(number)
      }
    }
    headLengths = Set(byHead.keys.map(\.count)).sorted()
    tailLengths = Set(byTail.keys.map(\.count)).sorted()
  }

  /// The numbers of those that may match the text; all others do not.
  func candidates(_ text: String) -> [Int] {
    let bytes = Array(text.utf8)
    var found = others + (exact[bytes] ?? [])
    for length in headLengths.prefix(while: { $0 <= bytes.count }) { found += byHead[Array(bytes.prefix(length))] ?? [] }
    for length in tailLengths.prefix(while: { $0 <= bytes.count }) { found += byTail[Array(bytes.suffix(length))] ?? [] }
    return found
  }
}

/// A call that a project names: `Archive(url:)`, `Archive.open`, `render(_:scale:)`, `legacy_*`.
///
/// Labels in parentheses must be those of the call; without parentheses any do. A type before the
/// dot must be that of the receiver.
public struct CallPattern: Hashable, Sendable {
  let type: String?
  fileprivate let name: Wildcard
  let labels: [String]?

  /// Nil if `text` is no name of a call.
  public init?(_ text: String) {
    var head = text[...]
    if let open = text.firstIndex(of: "(") {
      guard text.last == ")" else { return nil }
      let list = text[text.index(after: open)...].dropLast()
      let parts = list.split(separator: ":", omittingEmptySubsequences: false)
      guard list.isEmpty || parts.last == "" else { return nil }
      let words = parts.dropLast().map(String.init)
      guard words.allSatisfy({ Self.isName($0[...]) }) else { return nil }
      labels = words
      head = text[..<open]
    } else {
      labels = nil
    }
    let path = head.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(path.count), let last = path.last,
      path.dropLast().allSatisfy({ Self.isName($0) }), Self.isName(last.filter { $0 != "*" }[...])
    else { return nil }
    type = path.count == 2 ? String(path[0]) : nil
    name = Wildcard(String(last))
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber } && !(text.first?.isNumber ?? true)
  }

  /// - Parameters:
  ///   - type: The type that is constructed or called; nil for a function, or if it is not known.
  ///   - name: `init` for a construction.
  ///   - labels: Those of the arguments in parentheses, `_` where there is none.
  public func matches(type: String?, name: String, labels: [String]) -> Bool {
    if let wanted = self.labels, wanted != labels { return false }
    if let wanted = self.type { return wanted == type && self.name.matches(name) }
    return self.name.matches(name == "init" ? type ?? name : name)
  }
}

extension ExpensiveCall {
  /// What a comment at its declaration calls expensive.
  public static let marked = ExpensiveCall(category: .named, body: .warning, initializer: .warning, row: .error)
}

/// What a project says of its own code and of code that is not read with it.
public struct Additions: Sendable {
  public struct Call: Sendable {
    public let pattern: CallPattern
    /// Nil for a call that costs nothing to speak of, whatever the tables say.
    public let cost: ExpensiveCall?

    /// - Parameter severity: Outside of rows; there it is one step higher.
    public init(_ pattern: CallPattern, _ category: EffectCategory, _ severity: EffectSeverity) {
      self.pattern = pattern
      let row = EffectSeverity(rawValue: min(severity.rawValue + 1, EffectSeverity.error.rawValue)) ?? severity
      cost =
        severity == .off
        ? nil : ExpensiveCall(category: category, body: severity, initializer: severity, row: row)
    }
  }
  /// Of several that match, the last one counts.
  public var calls: [Call] = []
  /// The text of conditions and values that never change while the program runs, without blanks.
  public var constants: [Wildcard] = []
  /// Modifiers of packages that are not read, which branch on their first argument.
  public var conditionalModifiers: Set<String> = []
  /// The oldest Xcode that builds the code; nil for the newest that is known.
  public var xcode: Int?

  /// Is the initial value in a declaration with `@State` made once, as from Xcode 27 on
  /// (`developer.apple.com/documentation/swiftui/state()`), or with each value of the view?
  public var makesDeclaredStateOnce: Bool { xcode.map { $0 >= 27 } ?? true }

  public init() {}
}

/// What a project says of its own code, ready to be asked about each call and each condition.
public struct NamedCode: Sendable {
  private let calls: [Additions.Call]
  private let constants: [Wildcard]
  private let names: Wildcards
  private let constantTexts: Wildcards

  public init(_ additions: Additions) {
    calls = additions.calls
    constants = additions.constants
    names = Wildcards(calls.lazy.map(\.pattern.name))
    constantTexts = Wildcards(constants)
  }

  /// What is said of a call; nil if nothing is.
  public func call(type: String?, name: String, labels: [String]) -> Additions.Call? {
    // A construction is also found by the name of its type.
    let numbers = names.candidates(name) + (name == "init" ? type.map { names.candidates($0) } ?? [] : [])
    return numbers.filter { calls[$0].pattern.matches(type: type, name: name, labels: labels) }.max().map { calls[$0] }
  }

  /// Does the project say that a condition with this text, without blanks, never changes?
  public func isConstant(_ text: String) -> Bool {
    constantTexts.candidates(text).contains { constants[$0].matches(text) }
  }
}
