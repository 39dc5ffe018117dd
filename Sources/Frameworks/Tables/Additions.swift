// What a project adds to the tables: its own expensive calls, and conditions that never change.

import Syntax

/// A text in which `*` matches any number of characters, including none.
public struct Wildcard: Hashable, Sendable {
  private let parts: [[UInt8]]

  public init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map { Array($0) }
  }

  /// Whether the whole text matches.
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

  /// The bytes with which every matching text begins; nil if the wildcard begins with `*`.
  fileprivate var head: [UInt8]? { parts[0].isEmpty && parts.count > 1 ? nil : parts[0] }
  /// The bytes with which every matching text ends; nil if the wildcard ends with `*`.
  fileprivate var tail: [UInt8]? { parts[parts.count - 1].isEmpty && parts.count > 1 ? nil : parts[parts.count - 1] }
  fileprivate var isExact: Bool { parts.count == 1 }

  /// The first index of `part` in `text`, by the algorithm of Knuth, Morris and Pratt. Linear in the sum of the
  /// lengths.
  private static func first(_ part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard part.count <= text.count else { return nil }
    if part.count <= 1 { return part.isEmpty ? text.startIndex : text.firstIndex(of: part[0]) }
    /// For each prefix of `part`, the length of the longest proper prefix that is also its suffix.
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

/// Many wildcards, grouped by the head or tail of matching texts: a project may name thousands of calls, and each
/// call in its code is looked up.
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

  /// The numbers of the wildcards that may match the text. The others do not match.
  func candidates(_ text: String) -> [Int] {
    let bytes = Array(text.utf8)
    var found = others + (exact[bytes] ?? [])
    for length in headLengths.prefix(while: { $0 <= bytes.count }) {
      found += byHead[Array(bytes.prefix(length))] ?? []
    }
    for length in tailLengths.prefix(while: { $0 <= bytes.count }) {
      found += byTail[Array(bytes.suffix(length))] ?? []
    }
    return found
  }
}

/// A pattern for calls that a project names: `Archive(url:)`, `Archive.open`, `render(_:scale:)`, `legacy_*`.
///
/// Labels in parentheses must be those of the call; a pattern without parentheses matches any labels. A type before
/// the dot must be that of the receiver.
public struct CallPattern: Hashable, Sendable {
  let type: String?
  fileprivate let name: Wildcard
  let labels: [String]?

  /// Nil if `text` is not the name of a call.
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
  ///   - labels: Those of the arguments in parentheses, `_` for an argument without a label.
  public func matches(type: String?, name: String, labels: [String]) -> Bool {
    if let wanted = self.labels, wanted != labels { return false }
    if let wanted = self.type { return wanted == type && self.name.matches(name) }
    return self.name.matches(name == "init" ? type ?? name : name)
  }
}

extension ExpensiveCall {
  /// What a call costs whose declaration is marked with the comment `sameview: expensive`.
  public static let marked = ExpensiveCall(category: .named, body: .warning, initializer: .warning, row: .error)
}

/// What a project says about its own code, and about code that is not part of the run.
public struct Additions: Sendable {
  /// What a project says about the calls that match a pattern.
  public struct Call: Sendable {
    public let pattern: CallPattern
    /// What the call costs; nil if it is cheap, whatever the tables say.
    public let cost: ExpensiveCall?

    /// - Parameter severity: The severity outside of rows; it is one step higher in rows.
    public init(_ pattern: CallPattern, _ category: EffectCategory, _ severity: EffectSeverity) {
      self.pattern = pattern
      let row = EffectSeverity(rawValue: min(severity.rawValue + 1, EffectSeverity.error.rawValue)) ?? severity
      cost =
        severity == .off
        ? nil : ExpensiveCall(category: category, body: severity, initializer: severity, row: row)
    }
  }
  /// If several match, the last one counts.
  public var calls: [Call] = []
  /// The texts, without blanks, of conditions and values that never change while the program runs.
  public var constants: [Wildcard] = []
  /// Modifiers of packages outside of the run that branch on their first argument.
  public var conditionalModifiers: Set<String> = []
  /// The oldest Xcode that builds the code; nil for the newest that is known.
  public var xcode: Int?

  /// Whether the initial value in a declaration with `@State` is created once, as from Xcode 27 on
  /// (`developer.apple.com/documentation/swiftui/state()`), and not with each value of the view.
  public var makesDeclaredStateOnce: Bool { xcode.map { $0 >= 27 } ?? true }

  public init() {}
}

/// `Additions`, indexed for look-ups of every call and condition.
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

  /// What the project says about a call; nil if it says nothing. If several patterns match, the last one counts.
  public func call(type: String?, name: String, labels: [String]) -> Additions.Call? {
    // A construction also matches by the name of its type.
    let numbers = names.candidates(name) + (name == "init" ? type.map { names.candidates($0) } ?? [] : [])
    return numbers.filter { calls[$0].pattern.matches(type: type, name: name, labels: labels) }.max().map { calls[$0] }
  }

  /// Whether the project says that a condition with this text, without blanks, never changes.
  public func isConstant(_ text: String) -> Bool {
    constantTexts.candidates(text).contains { constants[$0].matches(text) }
  }
}
