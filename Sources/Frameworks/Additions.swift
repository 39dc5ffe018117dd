// What a project knows beside the tables: its own expensive calls, and conditions that never change.

import Syntax

/// Text in which `*` stands for any characters, none included.
public struct Wildcard: Hashable, Sendable {
  private let parts: [[UInt8]]

  public init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map { Array($0) }
  }

  /// Takes time in the product of the lengths at most.
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

  private static func first(_ part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard part.count <= text.count else { return nil }
    return (text.startIndex...(text.endIndex - part.count)).first { text[$0...].starts(with: part) }
  }
}

/// A call that a project names: `Archive(url:)`, `Archive.open`, `render(_:scale:)`, `legacy_*`.
///
/// Labels in parentheses must be those of the call; without parentheses any do. A type before the
/// dot must be that of the receiver.
public struct CallPattern: Hashable, Sendable {
  let type: String?
  let name: Wildcard
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

  /// What is said of a call; nil if nothing is.
  public func call(type: String?, name: String, labels: [String]) -> Call? {
    calls.last { $0.pattern.matches(type: type, name: name, labels: labels) }
  }
}
